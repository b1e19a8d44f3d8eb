/** Maintenance as the domain sees it: the tasks, and a run of one in a workspace. Plain data. */

export const TASK_NAMES = [
  'outbox',
  'embedding_backfill',
  'consolidation',
  'retention',
  'persona_apply',
  'vector_rebuild',
] as const;
export type TaskName = (typeof TASK_NAMES)[number];

export const RUN_STATUSES = ['due', 'running', 'done', 'failed', 'needs_confirmation'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Counts by what was done: `{ merged: 3, promoted: 1 }`. */
export type TaskStats = Readonly<Record<string, number>>;

/** One run of a task in one workspace. */
export interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly task: TaskName;
  /** When it was due: what it takes for now, whenever its slices run. */
  readonly dueAt: number;
  readonly status: RunStatus;
  /** Where the next slice goes on. */
  readonly cursor: string | null;
  readonly stats: TaskStats;
  /** Why it failed, or what it wants confirmed. */
  readonly error: string | null;
  /** Slices that were begun since one succeeded. */
  readonly attempts: number;
  /** Until when nobody else takes it. */
  readonly leaseUntil: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly confirmedAt: number | null;
}

/** The counts of two slices together. */
export const addStats = (one: TaskStats, other: TaskStats): TaskStats => {
  const sum: Record<string, number> = { ...one };
  for (const [name, n] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + n;
  return sum;
};
