/** Times at which each task is due. Pure. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/time.ts';
import type { TaskName } from '../memory/lifetime/maintenance.ts';

/** Tasks that come by themselves; the others are asked for. Cron comes every half hour: nothing is due more often. */
const SCHEDULE = {
  outbox: 30 * MINUTE_MS,
  embedding_backfill: 30 * MINUTE_MS,
  consolidation: HOUR_MS,
  persona_apply: HOUR_MS,
  judge_shared: 30 * MINUTE_MS,
  retention: DAY_MS,
  idle_sweep: HOUR_MS,
} as const satisfies Partial<Record<TaskName, number>>;
export type ScheduledTask = keyof typeof SCHEDULE;

/** The latest moment at which a task was due: all that were missed before it are one. */
export const lastDue = (task: ScheduledTask, now: number): number => now - (now % SCHEDULE[task]);
