import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ERASE_QUERIES_A_MESSAGE,
  ERASE_QUERIES_A_REQUEST,
} from '../../../../src/maintenance/erasure/erase.ts';
import { CountedDatabase } from '../../../../src/maintenance/erasure/erasure-run.ts';
import { tidyIndexes } from '../../../../src/maintenance/erasure/tidy-indexes.ts';
import { runJob } from '../../../../src/maintenance/queue.ts';
import type { MaintenanceJob } from '../../../../src/memory/queue-job.ts';
import { Database } from '../../../../src/store/database.ts';
import { isStale } from '../../../../src/store/erasure/indexes.ts';
import { newMark, type Receipt, tracesOf } from '../../support/scenes/erasure-scene.ts';
import { createWorkspace, type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { addConversations, eraseOf, job } from './large-erasures.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Imports messages, 500 a call; each holds the marker and a word of its own. */
async function ingest(workspace: TestWorkspace, identity: Record<string, unknown>, mark: string, n: number) {
  let conversation = '';
  for (let from = 0; from < n; from += 500) {
    const messages = Array.from({ length: Math.min(500, n - from) }, (_, i) => ({
      role: 'user',
      user_id: 'ana',
      content: `${mark} number ${mark}n${from + i} of many`,
      occurred_at: '2026-01-01T00:00:00Z',
      external_id: `${mark} ${from + i}`,
    }));
    const { status, body } = await workspace.call<{ conversation_id: string }>('POST', '/v1/ingest', {
      conversation: identity,
      messages,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    conversation = body.conversation_id;
  }
  return conversation;
}

/** More messages than the queries of one request can erase, at 500 a slice of some 20 queries. */
const MESSAGES_TOO_MANY = 23_000;

/** Adds messages to the first conversation that `addConversations` made. */
const addMessages = (workspace: TestWorkspace, user: string, n: number) =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, user_id, content, tokens, dedupe_key, occurred_at, created_at)
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= ?1)
      SELECT 'evt_' || ?2 || '_more_' || i, ?2, 'conv_' || ?2 || '_1', 's', i, 'user', ?3, ?3 || ' said', 1, 'm' || i, 1, 1 FROM n`,
  )
    .bind(n, workspace.id, user)
    .run();

/** Works messages of the queue off until none is sent any more; returns how many there were. */
async function workOff(sent: MaintenanceJob[], queries: () => number): Promise<number> {
  let messages = 0;
  for (let next = sent.shift(); next; next = sent.shift()) {
    // The last look after an erased workspace is another test's.
    if (messages > 0 && (await finishedAt(next)) !== null) continue;
    const spent = queries();
    await runJob(testEnv, next, Date.now);
    expect(queries() - spent).toBeLessThanOrEqual(ERASE_QUERIES_A_MESSAGE + 5);
    expect(++messages, 'it gets on').toBeLessThan(30);
  }
  return messages;
}

const finishedAt = async (message: MaintenanceJob): Promise<number | null> => {
  const id = message.task === 'erase' ? message.erasureId : '';
  const [row] = await rowsOf<{ finished_at: number | null }>(
    'SELECT finished_at FROM erasures WHERE id = ?',
    [id],
  );
  return row?.finished_at ?? null;
};

/** The one receipt of a workspace. */
async function receiptOf(workspace: TestWorkspace) {
  const [row] = await rowsOf<{ counts: string; finished: number | null }>(
    'SELECT counts, finished_at > 0 AS finished FROM erasures WHERE workspace_id = ?',
    [workspace.id],
  );
  return { finished: row?.finished, erased: JSON.parse(row?.counts ?? '{}') as Receipt['erased'] };
}

type Batch = (step: string, statements: readonly unknown[]) => Promise<unknown>;

/** Counts every statement that erasures send from now on. */
function countQueries(): () => number {
  let queries = 0;
  const counted = CountedDatabase.prototype as unknown as { batch: Batch };
  const { batch } = counted;
  vi.spyOn(counted, 'batch').mockImplementation(function (this: CountedDatabase, step, statements) {
    queries += statements.length;
    return batch.call(this, step, statements);
  });
  return () => queries;
}

/** Keeps what is sent to the queue from now on. */
function captureJobs(): MaintenanceJob[] {
  const sent: MaintenanceJob[] = [];
  vi.spyOn(testEnv.JOBS, 'send').mockImplementation(async (body) => {
    sent.push(body as MaintenanceJob);
    return undefined as never;
  });
  return sent;
}

describe('a conversation of more than a thousand messages', () => {
  it('is erased in slices, and leaves no word in the depths of a full-text index that others use', async () => {
    const workspace = await createWorkspace();
    const [mark, other] = [newMark(), newMark()];
    const identity = (chat: string) => ({ chat_id: chat, user_id: 'ana' });
    // In turns, so that the words of both lie side by side in the index.
    await ingest(workspace, identity('kept'), other, 100);
    const conversation = await ingest(workspace, identity('gone'), mark, 525);
    await ingest(workspace, identity('kept, too'), other, 100);
    await ingest(workspace, identity('gone'), `${mark}b`, 525);
    const before = await rowsWith(other);
    const queries = countQueries();
    const erased = await eraseOf(workspace, conversation);
    expect(erased.status).toBe(200);
    expect(erased.body.erased).toMatchObject({ events: 1_050, conversations: 1 });
    expect(queries()).toBeGreaterThan(3 * 15);
    expect(queries()).toBeLessThan(ERASE_QUERIES_A_REQUEST);
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
    expect(await rowsWith(other)).toEqual(before);
    const { body } = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: `${other}n7`,
      user_id: 'ana',
    });
    expect(body.results[0]?.content).toContain(`${other}n7 `);
  });
});

describe('a full-text index', () => {
  it.each(['memories', 'events', 'chunks'] as const)(
    'of %s is freed by cron of the beginnings of erased words, in one part or in many, and finds the others as before',
    async (index) => {
      const db = testEnv.WORKSPACE_DB;
      // Signposts may end in the middle of a character. In the order of the alphabet: the leaf on which the erased words end goes on with others.
      const [before, gone, after] = ['a', 'm', 'z'].map((letter) => letter + newMark()) as [
        string,
        string,
        string,
      ];
      const rows = (word: string, from: number) =>
        `SELECT i, 'scopescopesc·${word}' || char(19968 + i % 20000) || i AS terms FROM (WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${from + 799}) SELECT i FROM n)`;
      const filled: [word: string, from: number][] = [];
      const fill = (word: string, from: number) => {
        filled.push([word, from]);
        return db.exec(`INSERT INTO ${index}_fts (rowid, terms) ${rows(word, from)}`);
      };
      const empty = async (which: (from: number) => boolean) => {
        for (const [word, from] of filled.filter(([, from]) => which(from)))
          await db.exec(
            index === 'events'
              ? // No event holds these words, so they are told.
                `INSERT INTO events_fts (events_fts, rowid, terms) SELECT 'delete', * FROM (${rows(word, from)})`
              : `DELETE FROM ${index}_fts WHERE rowid BETWEEN ${from} AND ${from + 799}`,
          );
        filled.splice(0, Infinity, ...filled.filter(([, from]) => !which(from)));
      };
      const automerge = (segments: number) =>
        db.exec(`INSERT INTO ${index}_fts (${index}_fts, rank) VALUES ('automerge', ${segments})`);
      const search = () =>
        rowsOf(`SELECT rowid FROM ${index}_fts WHERE ${index}_fts MATCH ?`, [
          `"scopescopesc·${after}${String.fromCodePoint(19_968 + (300_500 % 20_000))}300500"`,
        ]);
      const signposts = () => rowsOf(`SELECT 1 FROM ${index}_fts_idx WHERE instr(term, ?) > 0`, [gone]);
      for (const parts of ['many', 'one']) {
        // What other files of tests have left is one part.
        await db.exec(`INSERT INTO ${index}_fts (${index}_fts) VALUES ('optimize')`);
        // Nor is it merged by the way, which depends on what others left, and may take the erased words along already.
        await automerge(0);
        await fill(before, 100_000);
        await fill(gone, 200_000);
        await fill(after, 300_000);
        // As rows of many writers come: one part would hold the words of one.
        if (parts === 'many')
          await db.exec(`INSERT INTO ${index}_fts (${index}_fts, rank) VALUES ('merge', -500)`);
        if (parts === 'many') await fill(after, 300_800);
        if (parts === 'one') await db.exec(`INSERT INTO ${index}_fts (${index}_fts) VALUES ('optimize')`);
        await empty((from) => from === 200_000);
        await automerge(4);
        expect((await signposts()).length, 'or this test shows nothing').toBeGreaterThan(0);
        await tidyIndexes(new Database(db, Date.now));
        expect(await signposts()).toEqual([]);
        expect(await isStale(new Database(db, Date.now), index), 'or cron would never rest').toBe(false);
        expect(await search()).toEqual([{ rowid: 300_500 }]);
        await db.exec(`INSERT INTO ${index}_fts (${index}_fts) VALUES ('integrity-check')`);
        expect(await rowsOf(`SELECT count(*) AS n FROM ${index}_fts_docsize WHERE id >= 100000`)).toEqual([
          { n: parts === 'many' ? 2_400 : 1_600 },
        ]);
        expect(await rowsOf(`SELECT id FROM ${index}_fts_docsize WHERE id < 0`)).toEqual([]);
        await empty(() => true);
      }
    },
  );
});

describe('a user who is too much for one request', () => {
  const ROWS = 25;
  const ALL = { conversations: ROWS, events: ROWS, memories: ROWS, chunks: ROWS };

  it('is answered at once; the queue goes on to the end, within the limit of queries each time', async () => {
    const workspace = await createWorkspace();
    const user = newMark();
    await addConversations(workspace, user, ROWS);
    await addMessages(workspace, user, MESSAGES_TOO_MANY);
    const sent = captureJobs();
    const queries = countQueries();
    const begun = await workspace.call<Receipt>('DELETE', `/v1/users/${user}`);
    expect([begun.status, begun.body.complete, begun.body.target]).toEqual([202, false, user]);
    expect(queries()).toBeLessThanOrEqual(ERASE_QUERIES_A_REQUEST + 5);
    expect(begun.body.erased.events).toBeGreaterThan(MESSAGES_TOO_MANY / 2);
    expect(sent).toEqual([job(workspace, begun.body.id)]);
    expect(await workOff(sent, queries)).toBeGreaterThan(1);
    expect(await tracesOf(user, workspace, [])).toEqual([]);
    expect(await receiptOf(workspace)).toMatchObject({
      finished: 1,
      erased: { ...ALL, events: ROWS + MESSAGES_TOO_MANY },
    });
  });

  it.each(['channel', 'workspace'] as const)(
    'so is a %s: messages of the queue alone bring it to its end',
    async (kind) => {
      const workspace = await createWorkspace();
      await addConversations(workspace, newMark(), ROWS);
      const { body } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: newMark() });
      await rowsOf('UPDATE conversations SET channel_id = ? WHERE workspace_id = ? RETURNING 1', [
        body.id,
        workspace.id,
      ]);
      await rowsOf(
        'INSERT INTO erasures (id, workspace_id, kind, target_id, created_at) VALUES (?, ?, ?, ?, 1) RETURNING 1',
        [`era_${workspace.id}`, workspace.id, kind, kind === 'channel' ? body.id : workspace.id],
      );
      const sent = captureJobs();
      sent.push(job(workspace, `era_${workspace.id}`));
      expect(await workOff(sent, countQueries())).toBeGreaterThan(2);
      expect(await receiptOf(workspace)).toMatchObject({ finished: 1, erased: ALL });
      expect(await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [workspace.id])).toEqual([]);
    },
  );

  it('is begun once however often it is asked for, also at the same moment', async () => {
    const workspace = await createWorkspace();
    const user = newMark();
    await addConversations(workspace, user, 8);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => workspace.call<Receipt>('DELETE', `/v1/users/${user}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const receipts = await rowsOf<{ counts: string }>('SELECT counts FROM erasures WHERE workspace_id = ?', [
      workspace.id,
    ]);
    const totals = receipts.map(({ counts }) => JSON.parse(counts) as Receipt['erased']);
    const sum = (key: string) => totals.reduce((all, counts) => all + (counts[key] ?? 0), 0);
    expect([sum('conversations'), sum('events'), sum('memories')]).toEqual([8, 8, 8]);
    expect(await tracesOf(user, workspace, [])).toEqual([]);
  });
});
