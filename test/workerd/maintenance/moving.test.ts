/**
 * A workspace that moves to another database while it is used. Whoever is moved must not lose what they said, find it twice, be
 * answered from where they are no more, or wait for a move that nobody ends.
 */
import { describe, expect, it } from 'vitest';
import { goOnMoving } from '../../../src/maintenance/moving/move-workspace.ts';
import { readSettings } from '../../../src/memory/settings.ts';
import { beginMove } from '../../../src/store/account/moves.ts';
import { Database } from '../../../src/store/database.ts';
import { OARS, post } from '../support/service/documents.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf, untilJobsAreDone } from '../support/storage/databases.ts';
import { sessionStub } from '../support/storage/session.ts';

const [SOURCE, TARGET] = [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2];
const MINUTE = 60_000;

interface Placement {
  readonly placement: string;
  readonly move: { readonly step: string; readonly to: string; readonly error: string | null } | null;
}

const place = ({ id }: TestWorkspace, placement?: string) =>
  call<Placement>(
    placement === undefined ? 'GET' : 'PUT',
    `/v1/workspaces/${id}/placement`,
    placement === undefined ? undefined : { placement },
    { key: testEnv.ROOT_SECRET },
  );

/** Begins a move of which the queue knows nothing: each of its steps is the test's. */
const begin = ({ id: workspaceId }: TestWorkspace, target: string) =>
  beginMove(new Database(testEnv.ACCOUNT_DB, Date.now), {
    workspaceId,
    target,
    auditId: `aud_${workspaceId}`,
    now: Date.now(),
  });

/** Takes steps of a move until `isReached`, letting time pass where one waits for it. */
async function moveUntil(
  { id }: TestWorkspace,
  isReached: (next: { readonly inMs: number } | null) => boolean | Promise<boolean>,
  env = testEnv,
): Promise<void> {
  let waited = 0;
  for (let step = 0; step < 60; step++) {
    const next = await goOnMoving(env, id, () => Date.now() + waited);
    if (await isReached(next)) return;
    waited += next?.inMs ?? 0;
  }
  throw new Error('the move does not come there');
}

/** All of a workspace as it exports it, whatever the order. */
async function exported(workspace: TestWorkspace): Promise<string[]> {
  const { status, body } = await workspace.call<{ type?: string }[]>('GET', '/v1/export');
  expect(status).toBe(200);
  expect(body.at(-1)?.type).toBe('end');
  const isRecord = ({ type }: { type?: string }) => type !== undefined && !['cursor', 'end'].includes(type);
  return body
    .slice(1)
    .filter(isRecord)
    .map((record) => JSON.stringify(record))
    .sort();
}

/** How many rows of a workspace a database holds, by table; those that hold none are left out. */
async function rowsIn(db: D1Database, { id }: TestWorkspace): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%workspace\\_id%' ESCAPE '\\' AND name <> 'workspace_marks'`,
    [],
    db,
  );
  const counts = await db.batch<{ n: number }>(
    tables.map(({ name }) =>
      db.prepare(`SELECT count(*) AS n FROM "${name}" WHERE workspace_id = ?`).bind(id),
    ),
  );
  const found = tables.map(({ name }, i) => [name, counts[i]?.results[0]?.n ?? 0] as const);
  return Object.fromEntries(
    found.filter(([name, n]) => n > 0 && !['traces', 'retrieval_cache'].includes(name)),
  );
}

/** What a move puts up in a database and takes away again. */
const scaffolds = (db: D1Database) =>
  rowsOf(
    `SELECT name FROM sqlite_master WHERE name LIKE 'fence\\_%' ESCAPE '\\' OR name = 'workspace_marks'`,
    [],
    db,
  );

/** A database whose batches fail from the n-th that writes on: before they are run, or after, so that the answer is lost. */
function dying(db: D1Database, after: number, when: 'before' | 'after'): D1Database {
  let left = after;
  return new Proxy(db, {
    get(_, name) {
      const value: unknown = Reflect.get(db, name);
      if (name !== 'batch') return typeof value === 'function' ? value.bind(db) : value;
      return async (statements: D1PreparedStatement[]) => {
        const isOver = left-- <= 0;
        if (isOver && when === 'before') throw new Error('the database is gone');
        const results = await db.batch(statements);
        if (isOver) throw new Error('the answer is lost');
        return results;
      };
    },
  });
}

const asked = async (workspace: TestWorkspace, query: string, user = 'ana'): Promise<string> =>
  JSON.stringify((await workspace.call('POST', '/v1/search', { query, user_id: user })).body);

describe('a workspace that moves', () => {
  it('has all it had, once, wherever a worker died, and takes no word that would be lost', async () => {
    const [workspace, neighbour] = [await createWorkspace(), await createWorkspace()];
    const conversation = await openConversation(workspace);
    const other = await openConversation(workspace, { chat_id: 'elsewhere', user_id: 'ben' });
    const next = await openConversation(neighbour);
    await exchange(workspace, conversation, 'I moved to Porto. My dog is called Rex.', 'Noted.', {
      turn_id: 't1',
    });
    await exchange(workspace, conversation, 'I moved to Faro.', 'Faro, then.', { turn_id: 't2' });
    await exchange(workspace, other, 'My sister Ines lives in Braga.', 'I see.');
    await post(workspace, { content: OARS });
    await workspace.call('PUT', '/v1/personas/default', { tone: 'brief' });
    const shared = { kind: 'fact', content: 'The office is closed on Mondays.', visibility: 'shared' };
    expect((await workspace.call('POST', '/v1/memories', shared)).status).toBe(201);
    const note = [
      'POST',
      '/v1/memories',
      { kind: 'fact', content: 'Ana rows on Sundays.', user_id: 'ana' },
      { headers: { 'Idempotency-Key': 'once' } },
    ] as const;
    expect((await workspace.call(...note)).status).toBe(201);
    await untilJobsAreDone();
    const expectKnown = async () => {
      for (const [query, user, said] of [
        ['What is my dog called?', 'ana', 'Rex'],
        ['Who lives in Braga?', 'ben', 'Ines'],
        ['Is the office closed on Mondays?', 'ben', 'Mondays'],
        ['What are the oars made of?', 'ana', 'ash'],
      ] as const)
        expect(await asked(workspace, query, user), query).toContain(said);
    };
    await expectKnown();
    const before = await exported(workspace);
    const rows = await rowsIn(SOURCE, workspace);
    const [jobs] = await rowsOf<{ seq: number }>(
      `SELECT seq FROM sqlite_sequence WHERE name = 'outbox_jobs'`,
    );
    expect(before.length).toBeGreaterThan(10);

    await begin(workspace, 'WORKSPACE_DB_2');
    // A worker dies in the midst of the rows, and one whose page went through unheard.
    for (const [after, when] of [
      [4, 'before'],
      [3, 'after'],
    ] as const)
      await moveUntil(workspace, (step) => (step?.inMs ?? 0) > 0, {
        ...testEnv,
        WORKSPACE_DB_2: dying(TARGET, after, when),
      });
    expect((await place(workspace)).body.move).toMatchObject({
      step: 'copying',
      error: expect.stringContaining('the answer is lost'),
    });

    const refused = await takeTurn(workspace, conversation, 'My cat is called Mia.', { turn_id: 't3' });
    expectProblem(refused, 503);
    expect(refused.headers.get('retry-after')).toBe('5');
    // An isolate that has not heard of it yet, and an object that it asks: what it would write does not come in.
    const settings = readSettings({});
    const late = await sessionStub(workspace, conversation).takeTurn(
      { workspaceId: workspace.id, placement: 'WORKSPACE_DB', conversationId: conversation, settings },
      {
        turnId: 't4',
        content: 'My parrot is called Kiki.',
        userId: 'ana',
        name: null,
        occurredAt: null,
        externalId: null,
        metadata: {},
        recall: true,
        reach: null,
        budgetTokens: null,
      },
    );
    expect(late).toMatchObject({ ok: false, error: { code: 'moving' } });
    // Who reads is answered, and the neighbour has not noticed.
    expect(await asked(workspace, 'What is my dog called?')).toContain('Rex');
    expect(await exported(workspace)).toEqual(before);
    expect((await takeTurn(neighbour, next, 'My cat is called Tom.')).status).toBe(200);

    await moveUntil(workspace, async () => (await place(workspace)).body.placement === 'WORKSPACE_DB_2');
    expect(await rowsIn(TARGET, workspace)).toEqual(rows);
    // Where it was, nobody who comes late writes either; nor does it set out again before it has arrived.
    await expect(
      SOURCE.prepare(`UPDATE conversations SET title = 'late' WHERE id = ?`).bind(conversation).run(),
    ).rejects.toThrow('moving');
    expect(expectProblem(await place(workspace, 'WORKSPACE_DB'), 409).reason).toBe('workspace_moving');
    await moveUntil(workspace, (step) => step === null);
    expect(await rowsIn(SOURCE, workspace)).toEqual({});
    expect([await scaffolds(SOURCE), await scaffolds(TARGET)]).toEqual([[], []]);
    expect((await place(workspace)).body).toEqual({ placement: 'WORKSPACE_DB_2', move: null });

    // All is there, and what is sent again is what was done.
    expect(await exported(workspace)).toEqual(before);
    const again = await workspace.call(...note);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const held = await storedEvents(workspace, conversation);
    expect((await takeTurn(workspace, conversation, 'I moved to Faro.', { turn_id: 't2' })).status).toBe(200);
    expect((await storedEvents(workspace, conversation)).length).toBe(held.length);
    // What was refused goes through, in the order in which it comes, with what was known before.
    const cat = await takeTurn(workspace, conversation, 'My cat is called Mia.', { turn_id: 't3' });
    expect(cat.status).toBe(200);
    expect((await liveHistory(workspace, conversation)).messages.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['I moved to Faro.', 'My cat is called Mia.']),
    );
    await untilJobsAreDone();
    await expectKnown();
    expect(await asked(workspace, 'What is my cat called?')).toContain('Mia');
    expect(await asked(workspace, 'What is my dog called?', 'ben')).not.toContain('Rex');
    // Vectors tell the newer of two by the number of its job: none may be given that was given before.
    const [numbers] = await rowsOf<{ seq: number }>(
      `SELECT seq FROM sqlite_sequence WHERE name = 'outbox_jobs'`,
      [],
      TARGET,
    );
    expect(numbers?.seq).toBeGreaterThan(jobs?.seq ?? 0);
  });

  it('stays where it is when its move is called off, and can be written at once', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'My dog is called Rex.', 'Noted.');
    await untilJobsAreDone();
    const rows = await rowsIn(SOURCE, workspace);
    expectProblem(await place(workspace, 'WORKSPACE_DB_9'), 422, 'placement');

    await begin(workspace, 'WORKSPACE_DB_2');
    // All is copied, and it waits for those who have not heard of it.
    await moveUntil(workspace, (step) => (step?.inMs ?? 0) > MINUTE / 10);
    expect(await rowsIn(TARGET, workspace)).toEqual(rows);
    const off = await place(workspace, 'WORKSPACE_DB');
    expect([off.status, off.body.move?.step]).toEqual([202, 'cancelled']);
    await moveUntil(workspace, (step) => step === null);
    expect((await takeTurn(workspace, conversation, 'My cat is called Mia.')).status).toBe(200);
    expect(await rowsIn(TARGET, workspace)).toEqual({});
    expect([await scaffolds(SOURCE), await scaffolds(TARGET)]).toEqual([[], []]);
    expect(await asked(workspace, 'What is my dog called?')).toContain('Rex');
    expect((await place(workspace, 'WORKSPACE_DB')).status).toBe(200);
  });
});
