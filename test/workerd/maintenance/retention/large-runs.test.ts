/** Runs of retention over much: one that dies goes on where it was, and one that would remove a large share asks first. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { retainSlice } from '../../../../src/maintenance/retention/retain.ts';
import { SLICE_MAX_QUERIES, type SliceEnd } from '../../../../src/maintenance/task.ts';
import {
  ASKED_SCOPES_MAX,
  type ConsentRequest,
  type ConsentScope,
  EMPTY_REQUEST,
  withScope,
} from '../../../../src/memory/lifetime/consent.ts';
import { RunCounts } from '../../../../src/store/operations/run-counts.ts';
import { random } from '../../../support/random.ts';
import { dyingAfter } from '../../support/scenes/erasure-failure.ts';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import { agreedOf, asRun } from '../../support/scenes/maintenance.ts';
import {
  archivedTalk,
  deletedDaysAgo,
  expiredDaysAgo,
  firstSlice,
  isThere,
  retain,
  retentionDeps,
  seqsOf,
  WINDOWS,
} from '../../support/scenes/retention.ts';
import { createWorkspace, remember, type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { failingD1, INJECTED } from '../../support/storage/failing-database.ts';
import { addRows } from './kept-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything that retention removes, once each. */
async function addEverything(workspace: TestWorkspace, mark: string) {
  const conversation = await archivedTalk(workspace, `The ferry ${mark} left late.`, 61);
  const group = await archivedTalk(workspace, `The train ${mark} left late.`, 61, {
    shared: true,
    user_id: undefined,
  });
  const memories = [await remember(workspace, `boat ${mark}`), await remember(workspace, `dog ${mark}`)];
  await deletedDaysAgo(memories[0] ?? '', 31);
  await expiredDaysAgo(memories[1] ?? '', 31);
  await addRows(workspace);
  return { conversation, group, memories };
}

const EVERYTHING = {
  audit_entries_removed: 1,
  runs_removed: 2,
  events_removed: 4,
  memories_removed: 2,
} as const;

describe('a run that dies', () => {
  it('after any of its round trips is gone on with, and has counted what went, once', async () => {
    let deaths = 0;
    // Every other one, and in another run of the tests perhaps those between.
    for (let roundTrips = 1 + random().int(2), died = true; died; roundTrips += 2) {
      const workspace = await createWorkspace();
      const { conversation, group, memories } = await addEverything(workspace, newMark());
      const { stats } = await asRun(workspace, async (runId) => {
        const deps = retentionDeps(workspace);
        const next = async () =>
          retainSlice({ ...deps, counts: new RunCounts(deps.db, runId) }, firstSlice());
        ({ died } = await dyingAfter(roundTrips, () => next().catch(() => null)));
        expect((await next()).kind).toBe('done');
      });
      expect(stats, `after ${roundTrips}`).toEqual(EVERYTHING);
      deaths++;
      expect([...(await seqsOf(conversation)), ...(await seqsOf(group))]).toEqual([]);
      for (const id of memories) expect(await isThere('memories', id)).toBe(false);
      const jobs = await rowsOf<{ target_id: string }>(
        `SELECT target_id FROM outbox_jobs WHERE workspace_id = ? AND target_id LIKE 'retention:%' ORDER BY 1`,
        [workspace.id],
      );
      expect(jobs.map(({ target_id }) => target_id)).toEqual(
        [conversation, group].map((id) => `retention:${id}`).sort(),
      );
    }
    expect(deaths).toBeGreaterThan(4);
  });

  it('within a batch has removed nothing of it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    await addEverything(workspace, mark);
    const before = await rowsOf('SELECT count(*) AS n FROM events WHERE workspace_id = ?', [workspace.id]);
    const watch = { statements: 0, longest: 0 };
    for (let after = random().int(2); after <= Math.max(1, watch.statements); after += 2)
      await expect(
        (async () => {
          await retain(
            retentionDeps(workspace, WINDOWS, failingD1(after, watch, /delete from events where/)),
          );
        })(),
      ).rejects.toThrow();
    expect(await rowsOf('SELECT count(*) AS n FROM events WHERE workspace_id = ?', [workspace.id])).toEqual(
      before,
    );
    expect(watch.statements).toBeGreaterThan(5);
    expect(String(INJECTED)).toContain('overflow');
    expect((await retain(retentionDeps(workspace))).stats).toMatchObject({
      events_removed: 4,
      memories_removed: 2,
    });
  });

  it('is no harm when two overlap: each row goes once and is counted once', async () => {
    const workspace = await createWorkspace();
    await addEverything(workspace, newMark());
    const runs = await Promise.all([1, 2, 3].map(() => retain(retentionDeps(workspace))));
    const names = Object.keys(EVERYTHING) as (keyof typeof EVERYTHING)[];
    const sum = (name: (typeof names)[number]) => runs.reduce((n, { stats }) => n + (stats[name] ?? 0), 0);
    expect(names.map((name) => [name, sum(name)])).toEqual(Object.entries(EVERYTHING));
  });
});

/** Adds messages to a conversation without the service: thousands at once. */
const addMessages = (workspace: TestWorkspace, conversation: string, n: number) =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, content, tokens, dedupe_key, occurred_at, created_at)
      WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + 9)
      SELECT 'evt_' || ?3 || i, ?2, ?3, 's', i, 'user', 'said', 1, 'm' || i, 1, 1 FROM n`,
  )
    .bind(n, workspace.id, conversation)
    .run();

/** A scope of a test, in its own workspace: no two workspaces share one. */
const scopeIn = (workspace: TestWorkspace, scope = 's') => `${workspace.id}·${scope}`;

/** Adds memories of one scope, the first `over` of which expired long ago. */
const addMemories = (workspace: TestWorkspace, n: number, over: number, scope = 's') =>
  testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO memories (id, workspace_id, scope, tier, visibility, kind, content, content_key, importance, lifetime, source,
        accessed_at, created_at, updated_at, expires_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      SELECT 'mem_' || ?3 || ?2 || i, ?2, ?3, 'workspace', 'shared', 'fact', 'fact ' || i, ?2 || ?3 || i, 0.5, 'long_term', 'api', 1, 1, 1,
        iif(i <= ?4, 2, NULL) FROM n`,
  )
    .bind(n, workspace.id, scopeIn(workspace, scope), over)
    .run();

/** A question to which somebody says yes. */
const asked = (...scopes: Omit<ConsentScope, 'removed'>[]): ConsentRequest =>
  scopes.reduce(withScope, EMPTY_REQUEST);

describe('a large store', () => {
  it('is worked off in slices that stay within the queries of an invocation', {
    timeout: 60_000,
  }, async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await addMessages(workspace, conversation, 30_000);
    await addMemories(workspace, 2_000, 1_500);
    const yes = asked(
      { what: 'events', scope: null, wouldRemove: 30_002, of: 30_002 },
      { what: 'memories', scope: scopeIn(workspace), wouldRemove: 1_500, of: 2_000 },
    );
    const run = await retain(retentionDeps(workspace), firstSlice(), yes);
    expect([run.end.kind, run.stats]).toEqual(['done', { events_removed: 30_002, memories_removed: 1_500 }]);
    expect(run.slices).toBeGreaterThan(1);
    expect(run.mostQueries).toBeLessThanOrEqual(SLICE_MAX_QUERIES);
    expect(await seqsOf(conversation)).toEqual([]);
  });
});

describe('a run that would remove a large share', () => {
  type Asking = Extract<SliceEnd, { kind: 'needs_confirmation' }>;
  const askedOf = async (workspace: TestWorkspace): Promise<Asking | null> => {
    const { end } = await retain(retentionDeps(workspace));
    return end.kind === 'needs_confirmation' ? end : null;
  };
  const asking = async (workspace: TestWorkspace): Promise<Asking> => {
    const end = await askedOf(workspace);
    if (end === null) throw new Error('it does not ask');
    return end;
  };
  const confirm = (workspace: TestWorkspace, end: Asking, settings?: Record<string, unknown>) =>
    retain(retentionDeps(workspace, settings), firstSlice({ cursor: end.cursor }), end.asked);
  const counts = async (workspace: TestWorkspace) =>
    rowsOf<{ n: number }>(
      `SELECT count(*) AS n FROM events WHERE workspace_id = ?1 UNION ALL SELECT count(*) FROM memories WHERE workspace_id = ?1`,
      [workspace.id],
    ).then((rows) => rows.map(({ n }) => n));
  /** Has `n` memories of a scope have expired long ago that had not when the run asked. */
  const expireMore = (workspace: TestWorkspace, scope: string, n: number) =>
    rowsOf(
      `UPDATE memories SET expires_at = 2 WHERE row_id IN
        (SELECT row_id FROM memories WHERE scope = ? AND expires_at IS NULL LIMIT ?) RETURNING 1`,
      [scopeIn(workspace, scope), n],
    );

  it('asks first, removes nothing of that until somebody says yes, and then goes on', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await addMessages(workspace, conversation, 200);
    await addMemories(workspace, 200, 41);
    await addRows(workspace);
    const before = await counts(workspace);
    const first = await retain(retentionDeps(workspace));
    const scope = scopeIn(workspace);
    expect(first.end).toMatchObject({
      kind: 'needs_confirmation',
      reason:
        'would remove 202 of the 202 events of the workspace and 41 of the 200 memories of 1 scope: more than 20 % of each',
      asked: {
        scopes: [
          { what: 'events', scope: null, wouldRemove: 202, of: 202, removed: 0 },
          { what: 'memories', scope, wouldRemove: 41, of: 200, removed: 0 },
        ],
        leftOut: { scopes: 0, wouldRemove: 0 },
      },
    });
    // What is never asked for does not wait.
    expect(first.stats).toEqual({ audit_entries_removed: 1, runs_removed: 2 });
    expect(await counts(workspace)).toEqual(before);
    const end = first.end as Asking;
    const again = await retainSlice(retentionDeps(workspace), firstSlice({ cursor: end.cursor }));
    expect(again.kind, 'nobody said yes').toBe('needs_confirmation');
    const confirmed = await confirm(workspace, end);
    expect([confirmed.end.kind, confirmed.stats]).toEqual([
      'done',
      { events_removed: 202, memories_removed: 41 },
    ]);
  });

  it('removes no more than it asked for, whatever the settings become meanwhile', async () => {
    const workspace = await createWorkspace();
    const old = await archivedTalk(workspace, 'The ferry left late.', 61);
    const recent = await archivedTalk(workspace, 'The train left late.', 5);
    await addMessages(workspace, old, 200);
    const end = await asking(workspace);
    const shorter = await confirm(workspace, end, { ...WINDOWS, event_retention_days: 1 });
    expect(shorter.stats).toEqual({ events_removed: 202 });
    expect(await seqsOf(recent)).toEqual([1, 2]);
    const kept = await confirm(workspace, end, { ...WINDOWS, event_retention_days: null });
    expect(kept.stats).toEqual({});
  });

  it('removes no more of any scope than was shown, and nothing of one that has grown since: it asks again', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 100, 30, 'shown');
    await addMemories(workspace, 100, 5, 'small');
    await addMemories(workspace, 100, 0, 'other');
    const first = await retain(retentionDeps(workspace));
    expect(first.stats, 'a small share is not asked for').toEqual({ memories_removed: 5 });
    const end = first.end as Asking;
    await expireMore(workspace, 'shown', 10);
    await expireMore(workspace, 'other', 60);
    const confirmed = await confirm(workspace, end);
    expect(confirmed.stats).toEqual({ memories_removed: 30 });
    expect(confirmed.end).toMatchObject({
      kind: 'needs_confirmation',
      asked: { scopes: [{ scope: scopeIn(workspace, 'other'), wouldRemove: 60, of: 100 }] },
    });
  });

  it('keeps to what was agreed although it dies in between', async () => {
    for (let roundTrips = 1 + random().int(2), died = true; died; roundTrips += 2) {
      const workspace = await createWorkspace();
      await addMemories(workspace, 300, 250, 'shown');
      const end = await asking(workspace);
      await expireMore(workspace, 'shown', 50);
      const { stats } = await asRun(
        workspace,
        async (runId) => {
          const deps = retentionDeps(workspace);
          const next = async () =>
            retainSlice(
              { ...deps, counts: new RunCounts(deps.db, runId) },
              firstSlice({ cursor: end.cursor, agreed: await agreedOf(runId) }),
            );
          ({ died } = await dyingAfter(roundTrips, () => next().catch(() => null)));
          await next();
        },
        end.asked,
      );
      expect(stats).toEqual({ memories_removed: 250 });
      expect(await counts(workspace)).toEqual([0, 50]);
    }
  });

  it('shows twenty scopes, does not touch the others when somebody agrees, and asks about those', async () => {
    const workspace = await createWorkspace();
    for (let i = 0; i < 23; i++)
      await addMemories(workspace, 40, 40 - i * 0.5, `scope ${String(i).padStart(2, '0')}`);
    const end = await asking(workspace);
    expect(end.asked.scopes).toHaveLength(ASKED_SCOPES_MAX);
    expect(end.asked.leftOut.scopes).toBe(3);
    expect(end.reason).toMatch(
      / memories of 20 scopes: .*; asked about next, and not covered: \d+ memories of 3 more$/,
    );
    const shown = end.asked.scopes.reduce((sum, { wouldRemove }) => sum + wouldRemove, 0);
    const confirmed = await confirm(workspace, end);
    expect(confirmed.stats).toEqual({ memories_removed: shown });
    expect(confirmed.end).toMatchObject({ asked: { scopes: { length: 3 } } });
    const last = await confirm(workspace, confirmed.end as Asking);
    expect([last.end.kind, last.stats]).toEqual([
      'done',
      { memories_removed: end.asked.leftOut.wouldRemove },
    ]);
  });

  it('looks at each scope by itself: one is not emptied because others are full', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 1_000, 0, 'full');
    await addMemories(workspace, 100, 30, 'other');
    expect((await askedOf(workspace))?.reason).toContain('30 of the 100 memories of 1 scope');
  });

  it('does not ask for a small store, nor for a small share of a large one', async () => {
    const workspace = await createWorkspace();
    await addMemories(workspace, 30, 20, 'small');
    await addMemories(workspace, 1_000, 200, 'large');
    expect(await askedOf(workspace)).toBeNull();
  });
});
