/** Maintenance as the domain sees it: the tasks, what they count, and a run of one in a workspace. Plain data. */
import type { ConsentRequest } from './consent.ts';

export const TASK_NAMES = [
  'outbox',
  'idle_sweep',
  'embedding_backfill',
  'consolidation',
  'retention',
  'persona_apply',
  'judge_shared',
  'vector_rebuild',
] as const;
export type TaskName = (typeof TASK_NAMES)[number];

export const RUN_STATUSES = ['due', 'running', 'done', 'failed', 'needs_confirmation'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Counts of a drain of the outbox, in whichever task it is made. */
const OUTBOX_COUNTS = {
  jobs_done: 'changes that reached a vector index or a live history',
  jobs_postponed: 'changes that another store did not take, to be tried again',
  jobs_parked: 'changes given up after ten tries',
  compactions_woken: 'compactions whose alarm had died',
  texts_embedded: 'vectors made by the configured embedder',
} as const;

/** Counts of the runs of each task, with the words for each. */
export const RUN_COUNTS = {
  outbox: OUTBOX_COUNTS,
  idle_sweep: { conversations_woken: 'conversations that should rest and whose alarm was lost' },
  embedding_backfill: {
    ...OUTBOX_COUNTS,
    models_switched: '1 when the workspace is now served by another model',
  },
  consolidation: {
    memories_merged: 'memories that became part of one that says the same',
    memories_promoted: 'short-term memories that became long-term',
    memories_pruned: 'short-term memories that had faded',
    memories_capped: 'least relevant memories beyond the cap of their scope',
  },
  retention: {
    audit_entries_removed: 'audit rows past their time',
    runs_removed: 'finished runs past their time',
    embeddings_removed: 'vectors of retired models',
    events_removed: 'messages of archived conversations past their time',
    memories_removed: 'deleted and expired memories past their time',
  },
  persona_apply: {
    turns_applied: 'turns whose directives were applied late',
    files_imported: 'edited persona files that were taken over',
    files_refused: 'edited persona files that were not',
    files_unknown: 'files in the folder that belong to no persona',
    files_exported: 'persona files written',
  },
  judge_shared: {
    texts_judged: 'shared texts that a model was asked about',
    texts_withheld: 'of these, those that it took for orders',
  },
  vector_rebuild: { vectors_written: 'vectors written to the indexes' },
} as const satisfies Record<TaskName, Readonly<Record<string, string>>>;

/** Names of all counts. */
export type CountName = { [Task in TaskName]: keyof (typeof RUN_COUNTS)[Task] }[TaskName];

/** Counts by what was done: `{ memories_merged: 3, memories_promoted: 1 }`. */
export type TaskStats = Readonly<Partial<Record<CountName, number>>>;

/** One run of a task in one workspace. */
export interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly task: TaskName;
  /** Due time: what it takes for now, whenever its slices run. */
  readonly dueAt: number;
  readonly status: RunStatus;
  /** Position at which the next slice goes on. */
  readonly cursor: string | null;
  readonly stats: TaskStats;
  /** Reason for which it failed, or what it wants confirmed. */
  readonly error: string | null;
  /** Slices that were begun since one succeeded. */
  readonly attempts: number;
  /** Until when nobody else takes it. */
  readonly leaseUntil: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Moment when somebody confirmed what it asked for last. */
  readonly confirmedAt: number | null;
  /** Last question that it asked; null when it never did. */
  readonly asked: ConsentRequest | null;
}

/**
 * Moment from which somebody else may take up a run: the end of its pause, or of the lease of whoever works on it, who may have
 * died. Null for one whose next slice may begin, that is over, or that waits for somebody.
 */
export const nextTryAt = ({ status, leaseUntil }: Pick<Run, 'status' | 'leaseUntil'>): number | null =>
  status === 'running' ? leaseUntil : null;
