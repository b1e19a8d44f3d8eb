/** Scopes of many memories, written straight into the database, and runs of consolidation over them. */
import { sql } from 'drizzle-orm';
import { randomIds } from '../../../../src/lib/ids.ts';
import { consolidateSlice } from '../../../../src/maintenance/consolidation/consolidate.ts';
import { CountedDatabase } from '../../../../src/maintenance/erasure/erasure-run.ts';
import type { SliceEnd, SliceStart } from '../../../../src/maintenance/task.ts';
import { keysOf } from '../../../../src/memory/changes/content.ts';
import { newMemory } from '../../../../src/memory/changes/new-memory.ts';
import type { ConsentRequest } from '../../../../src/memory/lifetime/consent.ts';
import type { TaskStats } from '../../../../src/memory/lifetime/maintenance.ts';
import { readSettings } from '../../../../src/memory/settings.ts';
import type { Memory } from '../../../../src/memory/types.ts';
import { createEmbedder } from '../../../../src/models/embed/embedders.ts';
import { Database } from '../../../../src/store/database.ts';
import { RunCounts } from '../../../../src/store/operations/run-counts.ts';
import { insertRows } from '../../../../src/store/rows.ts';
import { memories as memoriesTable } from '../../../../src/store/schema/memories.ts';
import { insertEmbeddings } from '../../../../src/store/vectors/embeddings.ts';
import { PRIVATE_FACT } from '../../../support/recall/memory-fields.ts';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';
import { rowsOf } from '../storage/databases.ts';
import { vectorsOf } from '../storage/vector-failure.ts';
import { agreedOf, asRun } from './maintenance.ts';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** Rows of one insert: their JSON stays far below the 2 MB of a bound value. */
const INSERTED_AT_ONCE = 250;

/** A memory to be there: a private long-term fact of `ana`, made yesterday, unless told otherwise. */
export type Planted = Partial<Memory> & Pick<Memory, 'content'>;

const embedder = createEmbedder('strata-chargram-384-v1');

/** Writes memories with their embeddings as they would be by now; their ids, in order. */
export async function plant(workspace: TestWorkspace, planted: readonly Planted[]): Promise<string[]> {
  const madeAt = Date.now() - DAY_MS;
  const ids = randomIds(() => madeAt);
  const memories = planted.map((more): Memory => {
    const fields = { ...PRIVATE_FACT, id: ids.next('mem'), workspaceId: workspace.id };
    return { ...newMemory({ ...fields, ...more }, madeAt), ...more };
  });
  for (let from = 0; from < memories.length; from += INSERTED_AT_ONCE)
    await insert(memories.slice(from, from + INSERTED_AT_ONCE));
  return memories.map(({ id }) => id);
}

async function insert(memories: readonly Memory[]): Promise<void> {
  const vectors = await embedder.embed(
    memories.map(({ content }) => content),
    'document',
  );
  const keyed = memories.map((memory) => ({ ...memory, tags: [...memory.tags], ...keysOf(memory) }));
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  await db.write('plant', [
    ...insertRows(db, memoriesTable, keyed),
    ...insertEmbeddings(
      db,
      keyed.map(({ id }, i) => ({ ownerId: id, vector: vectors[i] ?? new Float32Array() })),
      { model: embedder.model, owner: 'memory', now: Date.now() - DAY_MS },
      sql`join memories o on o.id = j.value->>'$.ownerId'`,
    ),
  ]);
}

/** What a run is told. */
export interface RunOptions extends Partial<SliceStart> {
  readonly settings?: Record<string, unknown>;
  /** What the run asked before, and somebody agreed to. */
  readonly asked?: ConsentRequest;
}

/** One slice, with a database of its own as each invocation has. */
export async function slice(
  workspace: TestWorkspace,
  { settings = {}, ...start }: RunOptions = {},
  runId: string | null = null,
): Promise<{ readonly end: SliceEnd; readonly queries: number; readonly trips: number }> {
  const db = new CountedDatabase(testEnv.WORKSPACE_DB, Date.now);
  const deps = {
    db,
    counts: new RunCounts(db, runId),
    workspaceId: workspace.id,
    settings: readSettings(settings),
    vectors: vectorsOf(workspace),
    now: Date.now,
    ids: randomIds(Date.now),
  };
  const begun = { cursor: null, agreed: [], dueAt: Date.now(), ...start };
  const end = await consolidateSlice(deps, begun);
  return { end, queries: db.queries, trips: db.steps.length };
}

/** What a run did. */
export interface Consolidated {
  readonly end: SliceEnd;
  readonly stats: TaskStats;
  /** Statements of each slice. */
  readonly queries: readonly number[];
}

/** Runs slices until the run is over or asks. */
export async function consolidate(workspace: TestWorkspace, options: RunOptions = {}): Promise<Consolidated> {
  const { result, stats } = await asRun(
    workspace,
    (runId) => slicesOf(workspace, runId, options),
    options.asked,
  );
  return { ...result, stats };
}

async function slicesOf(
  workspace: TestWorkspace,
  runId: string,
  options: RunOptions,
): Promise<Omit<Consolidated, 'stats'>> {
  const queries: number[] = [];
  const dueAt = options.dueAt ?? Date.now();
  for (let { cursor = null } = options; ; ) {
    const agreed = await agreedOf(runId);
    const worked = await slice(workspace, { ...options, dueAt, cursor, agreed }, runId);
    queries.push(worked.queries);
    if (worked.end.kind !== 'more') return { end: worked.end, queries };
    cursor = worked.end.cursor;
  }
}

/** A memory as a test looks at it. */
export interface Standing {
  readonly id: string;
  readonly status: Memory['status'];
  readonly content: string;
  readonly lifetime: Memory['lifetime'];
  readonly superseded_by: string | null;
  readonly access_count: number;
  readonly importance: number;
}

/** The memories of a workspace, by id. */
export async function standing(workspace: TestWorkspace): Promise<Map<string, Standing>> {
  const rows = await rowsOf<Standing>(
    `SELECT id, status, content, lifetime, superseded_by, access_count, importance FROM memories WHERE workspace_id = ?`,
    [workspace.id],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The memories of some ids with that status. */
export const withStatus = (
  memories: ReadonlyMap<string, Standing>,
  ids: readonly string[],
  status: Memory['status'],
): string[] => ids.filter((id) => memories.get(id)?.status === status);
