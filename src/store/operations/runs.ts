/**
 * Runs of maintenance tasks: what is due, who works on it and how far it got. A run is claimed with a lease; its lease is the
 * token that each later write compares, so that a worker which was given up for dead changes nothing any more.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { ConsentRequest } from '../../memory/lifetime/consent.ts';
import type { CountName, Run, RunStatus, TaskName, TaskStats } from '../../memory/lifetime/maintenance.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Memory } from '../../memory/types.ts';
import { type Database, requireOneChange } from '../database.ts';
import { as, insertSelect, omit, rowOf, type Selection, selection } from '../rows.ts';
import { memories } from '../schema/memories.ts';
import { maintenanceRuns } from '../schema/operations.ts';
import { RunCounts } from './run-counts.ts';

const RUN_COLUMNS = omit(maintenanceRuns, 'versionsSeen');
const RUN: Selection<Run> = selection(RUN_COLUMNS);

const OPEN = sql.raw(`status in ('due', 'running', 'needs_confirmation')`);

/** A run to be made, unless one of the task is open in the workspace. */
export interface NewRun {
  readonly id: string;
  readonly workspaceId: string;
}

/**
 * Makes the runs of a task that was due at `dueAt`. One that is still open goes on instead, however many were missed; one
 * that was made for this moment already is not made again. `when` sees the workspace as `workspace`.
 */
export const insertRuns = (
  db: Database,
  task: TaskName,
  dueAt: number,
  runs: readonly NewRun[],
  { when = sql`true`, versions = sql`null` }: { readonly when?: SQL; readonly versions?: SQL } = {},
) =>
  insertSelect(
    db,
    maintenanceRuns,
    { id: sql`id`, workspaceId: sql`workspace`, task, dueAt, status: 'due', versionsSeen: versions },
    sql`from (select value->>'$.id' as id, value->>'$.workspaceId' as workspace from json_each(${JSON.stringify(runs)}))
    where ${when} on conflict do nothing`,
  );

/** Versions of all scopes of a workspace: they grow with every write of memory in it. */
const SCOPE_VERSIONS = sql.raw(
  '(select coalesce(sum(version), 0) from scope_versions v where v.workspace_id = workspace)',
);

/** Runs for workspaces whose memory has changed since the task was last done there, or where that is long ago. */
export const insertRunsWhereChanged = (
  db: Database,
  task: TaskName,
  dueAt: number,
  runs: readonly NewRun[],
  longAgo: number,
) =>
  insertRuns(db, task, dueAt, runs, {
    versions: SCOPE_VERSIONS,
    when: sql`${SCOPE_VERSIONS} > 0 and not exists (select 1 from maintenance_runs r where r.workspace_id = workspace
      and r.task = ${task} and r.status = 'done' and r.due_at > ${longAgo}
      and r.versions_seen = ${SCOPE_VERSIONS})`,
  });

/** Makes a run by hand, or finds the one that is open; one that waits after a failure need wait no longer. */
export async function requestRun(
  db: Database,
  { id, workspaceId, task, now }: NewRun & { readonly task: TaskName; readonly now: number },
): Promise<Run> {
  const [, , [run]] = await db.batch('runs.request', [
    db.run(sql`update maintenance_runs set lease_until = null
      where workspace_id = ${workspaceId} and task = ${task} and status = 'running' and error is not null`),
    insertRuns(db, task, now, [{ id, workspaceId }]),
    db.select(RUN.sql`select ${RUN.of()} from maintenance_runs
      where workspace_id = ${workspaceId} and task = ${task} and (${OPEN} or due_at = ${now}) order by ${OPEN} desc limit 1`),
  ]);
  if (run === undefined) throw new Error(`no run of ${task} was made`);
  return run;
}

const NAMED = rowOf(maintenanceRuns, 'id', 'workspaceId');

/** Runs that nobody works on and that may go on, those that wait longest first. */
export const listDueRuns = (db: Database, now: number, limit: number): Promise<NewRun[]> =>
  db.step('runs.due').select(NAMED.sql`select ${NAMED.of()} from maintenance_runs
    where status in ('due', 'running') and coalesce(lease_until, 0) <= ${now} order by due_at limit ${limit}`);

/**
 * Takes a run that nobody works on, and counts the attempt before anything may kill it; null when it is over, waits, or
 * somebody else has it.
 */
export async function claimRun(
  db: Database,
  id: string,
  now: number,
  leaseUntil: number,
): Promise<Run | null> {
  const [run] = await db.step('runs.claim').select(RUN.sql`update maintenance_runs
    set status = 'running', lease_until = ${leaseUntil}, started_at = coalesce(started_at, ${now}),
      attempts = attempts + 1, error = null
    where id = ${id} and status in ('due', 'running') and coalesce(lease_until, 0) <= ${now} returning ${RUN.of()}`);
  return run ?? null;
}

/** New state of a claimed run. */
export interface RunChange {
  readonly status: RunStatus;
  readonly cursor: string | null;
  /** Counts that are written with the cursor: work that would be done again from the one before. */
  readonly stats: TaskStats;
  /** Question of the run; null when it asks nothing, and what it asked before stays. */
  readonly asked: ConsentRequest | null;
  readonly error: string | null;
  readonly attempts: number;
  /** Until when nobody may take it; null when it is over or may go on at once. */
  readonly leaseUntil: number | null;
  readonly finishedAt: number | null;
}

/** Writes what became of a run. Fails (`isLostRace`) when the lease ran out and somebody else took it. */
export const changeRun = (
  db: Database,
  { id, leaseUntil }: Run,
  { stats, asked, ...change }: RunChange,
): Promise<void> =>
  db.write('runs.change', [
    db.orm
      .update(maintenanceRuns)
      // A question takes the place of the one before, and of the answer to that.
      .set({ ...change, ...(asked !== null && { asked, confirmedAt: null }) })
      .where(sql`id = ${id} and status = 'running' and lease_until = ${leaseUntil}`),
    requireOneChange(db),
    ...Object.entries(stats).flatMap(([name, n]) => new RunCounts(db, id).add(name as CountName, n)),
  ]);

/** Removes a run, unless somebody else took it. */
export const removeRun = (db: Database, { id, leaseUntil }: Run): Promise<void> =>
  db.write('runs.remove', [
    db.run(sql`delete from maintenance_runs where id = ${id} and lease_until = ${leaseUntil}`),
  ]);

/** A run after somebody answered what it asks; not settled when it does not ask. */
export interface Settled {
  readonly run: Run;
  readonly isSettled: boolean;
}

/** Lets a run go on that waits for it; null when the workspace has no such run. */
export const confirmRun = (
  db: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<Settled | null> =>
  settleWaiting(db, { workspaceId, id }, { status: 'due', confirmedAt: now, error: null });

/** Ends a run that waits for confirmation, without what it asked for. Null as above. */
export const cancelRun = (
  db: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<Settled | null> =>
  settleWaiting(
    db,
    { workspaceId, id },
    { status: 'failed', finishedAt: now, error: sql`'cancelled: ' || error` },
  );

async function settleWaiting(
  db: Database,
  { workspaceId, id }: NewRun,
  change: SQLiteUpdateSetSource<typeof maintenanceRuns>,
): Promise<Settled | null> {
  const own = and(eq(maintenanceRuns.id, id), eq(maintenanceRuns.workspaceId, workspaceId));
  const [settled, [run]] = await db.batch('runs.settle', [
    db.orm
      .update(maintenanceRuns)
      .set({ ...change, leaseUntil: null })
      .where(and(own, eq(maintenanceRuns.status, 'needs_confirmation')))
      .returning({ id: maintenanceRuns.id }),
    db.orm.select(RUN_COLUMNS).from(maintenanceRuns).where(own),
  ]);
  return run === undefined ? null : { run, isSettled: settled.length > 0 };
}

/** Runs that a list shows. */
export interface RunFilter {
  readonly task?: TaskName | undefined;
  readonly status?: RunStatus | undefined;
}

/** The runs of a workspace, newest first. */
export async function listRuns(
  db: Database,
  workspaceId: string,
  { task, status }: RunFilter,
  page: PageRequest,
): Promise<Page<Run>> {
  const rows = await db
    .step('runs.list')
    .select(RUN.sql`select ${RUN.of()} from maintenance_runs where workspace_id = ${workspaceId}
      and (${task ?? null} is null or task = ${task ?? null}) and (${status ?? null} is null or status = ${status ?? null})
      and (${page.after} is null or id < ${page.after}) order by id desc limit ${page.limit + 1}`);
  return pageOf(rows, page, ({ id }) => id);
}

/** Columns that all memories of a scope have in common. */
export type ScopeOwner = Pick<Memory, 'tier' | 'visibility' | 'userId' | 'channelId' | 'conversationId'>;
const OWNER = rowOf(memories, 'scope', 'tier', 'visibility', 'channelId', 'conversationId').with({
  userId: as<string | null>(),
});

/**
 * Owners of scopes of a workspace, by token, from one of the memories in each; none for one in which nothing is left. A token
 * alone tells nobody, and runs must not keep ids of users.
 * Unscoped: whose the scopes of a run are, for an admin; shows no memory.
 */
export async function findScopeOwners(
  db: Database,
  workspaceId: string,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, ScopeOwner>> {
  if (scopes.length === 0) return new Map();
  const owners = await db.step('scope.owners').select(OWNER.sql`select ${OWNER.of('m')},
      iif(m.visibility = 'private', m.user_id, null) as userId
    from json_each(${JSON.stringify([...new Set(scopes)])}) as s join memories m on m.row_id =
      (select row_id from memories indexed by memories_by_scope_id where scope = s.value limit 1)
    where m.workspace_id = ${workspaceId}`);
  return new Map(owners.map(({ scope, ...owner }) => [scope, owner]));
}
