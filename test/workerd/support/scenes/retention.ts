/** Runs of retention over the databases of the tests, and things that ended long ago for them to find. */
import { randomIds } from '../../../../src/lib/ids.ts';
import { CountedDatabase } from '../../../../src/maintenance/erasure/erasure-run.ts';
import { retainSlice } from '../../../../src/maintenance/retention/retain.ts';
import type { RetentionDeps } from '../../../../src/maintenance/retention/retain-steps.ts';
import type { SliceEnd, SliceStart } from '../../../../src/maintenance/task.ts';
import type { ConsentRequest } from '../../../../src/memory/lifetime/consent.ts';
import type { TaskStats } from '../../../../src/memory/lifetime/maintenance.ts';
import { readSettings } from '../../../../src/memory/settings.ts';
import { RunCounts } from '../../../../src/store/operations/run-counts.ts';
import { exchange, openConversation, type TestWorkspace, testEnv } from '../service/workspace.ts';
import { rowsOf } from '../storage/databases.ts';
import { vectorsOf } from '../storage/vector-failure.ts';
import { agreedOf, asRun } from './maintenance.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Windows of the tests, in days. */
export const WINDOWS = {
  event_retention_days: 60,
  deleted_memory_retention_days: 30,
  audit_retention_days: 365,
};

/** What a slice in this workspace works with. */
export const retentionDeps = (
  workspace: TestWorkspace,
  settings: Record<string, unknown> = WINDOWS,
  binding: D1Database = testEnv.WORKSPACE_DB,
): RetentionDeps => {
  const db = new CountedDatabase(binding, Date.now);
  return {
    db,
    counts: new RunCounts(db, null),
    workspaceId: workspace.id,
    settings: readSettings(settings),
    vectors: vectorsOf(workspace),
    now: Date.now,
    ids: randomIds(Date.now),
  };
};

/** The first slice of a run that is due now. */
export const firstSlice = (more: Partial<SliceStart> = {}): SliceStart => ({
  cursor: null,
  agreed: [],
  dueAt: Date.now(),
  ...more,
});

/** What slices of a run came to. */
export interface Retained {
  readonly end: SliceEnd;
  readonly stats: TaskStats;
  readonly slices: number;
  /** Statements that one slice made, at most. */
  readonly mostQueries: number;
}

/** Runs slices until the run is over or asks; with `asked` it asked before, and somebody agreed. */
export async function retain(
  deps: RetentionDeps,
  start: SliceStart = firstSlice(),
  asked?: ConsentRequest,
): Promise<Retained> {
  const { result, stats } = await asRun(
    { id: deps.workspaceId },
    (runId) => slicesOf(deps, runId, start),
    asked,
  );
  return { ...result, stats };
}

async function slicesOf(
  deps: RetentionDeps,
  runId: string,
  start: SliceStart,
): Promise<Omit<Retained, 'stats'>> {
  const counts = new RunCounts(deps.db, runId);
  let { cursor } = start;
  let mostQueries = 0;
  for (let slices = 1; ; slices++) {
    const before = deps.db.queries;
    const end = await retainSlice({ ...deps, counts }, { ...start, cursor, agreed: await agreedOf(runId) });
    mostQueries = Math.max(mostQueries, deps.db.queries - before);
    if (end.kind !== 'more') return { end, slices, mostQueries };
    ({ cursor } = end);
  }
}

/** A conversation in which this was said and answered, archived as many days ago. */
export async function archivedTalk(
  workspace: TestWorkspace,
  said: string,
  daysAgo: number,
  identity: Record<string, unknown> = {},
): Promise<string> {
  const conversation = await openConversation(workspace, { chat_id: crypto.randomUUID(), ...identity });
  await exchange(workspace, conversation, said, 'I see.', { user_id: 'ana' });
  const archived = await workspace.call('POST', `/v1/conversations/${conversation}/archive`);
  if (archived.status !== 200) throw new Error(`not archived: ${JSON.stringify(archived.body)}`);
  await endedDaysAgo(conversation, daysAgo);
  return conversation;
}

/** Has a conversation that ended have done so as many days ago. */
export const endedDaysAgo = (conversation: string, days: number) =>
  rowsOf('UPDATE conversations SET ended_at = ? WHERE id = ? RETURNING 1', [
    Date.now() - days * DAY_MS,
    conversation,
  ]);

/** Has a memory have expired as many days ago; it was made before. */
export const expiredDaysAgo = (memory: string, days: number) =>
  rowsOf('UPDATE memories SET expires_at = ?1, created_at = ?1 - 1 WHERE id = ?2 RETURNING 1', [
    Date.now() - days * DAY_MS,
    memory,
  ]);

/** Has a memory have been deleted as many days ago, as a user's "forget that" deletes. */
export const deletedDaysAgo = (memory: string, days: number) =>
  rowsOf(`UPDATE memories SET status = 'deleted', updated_at = ?1 WHERE id = ?2 RETURNING 1`, [
    Date.now() - days * DAY_MS,
    memory,
  ]);

/** Whether a row of this id is there. */
export const isThere = async (table: string, id: string): Promise<boolean> =>
  (await rowsOf(`SELECT 1 FROM ${table} WHERE id = ?`, [id])).length > 0;

/** Numbers of the events of a conversation. */
export const seqsOf = async (conversation: string): Promise<number[]> =>
  (
    await rowsOf<{ seq: number }>('SELECT seq FROM events WHERE conversation_id = ? ORDER BY seq', [
      conversation,
    ])
  ).map(({ seq }) => seq);
