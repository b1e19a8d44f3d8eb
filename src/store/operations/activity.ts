/**
 * Activity in a workspace by day of UTC: turns and their prompts as they are counted, and actions as the audit log has them;
 * and by hour the sizes of prompts, as the traces of the last day tell them.
 */
import { sql } from 'drizzle-orm';
import { dayOf } from '../../memory/turn-limits.ts';
import type { Database } from '../database.ts';
import { as, type RowOf, rowOf, selection } from '../rows.ts';
import { turnCounts } from '../schema/operations.ts';

/** Actions that one look counts, the newest. */
export const ACTIVITY_MAX_ROWS = 50_000;

const COUNTED = rowOf(
  turnCounts,
  ...(['day', 'turns', 'prompts', 'tokens', 'stableTokens', 'ms', 'rowsRead', 'rowsWritten'] as const),
);
type Counted = Omit<RowOf<typeof COUNTED>, 'day'>;

const NOTHING_COUNTED: Counted = {
  ...{ turns: 0, prompts: 0 },
  ...{ tokens: 0, stableTokens: 0, ms: 0, rowsRead: 0, rowsWritten: 0 },
};

/** One day: its turns, how many of them got a prompt, and the sums of what those were like. */
export interface DayOfActivity extends Counted {
  readonly day: string;
  /** By name of the action, and who acted where that tells more: `memory.forget` of `consolidation` is what faded. */
  readonly actions: readonly { readonly action: string; readonly actor: string; readonly count: number }[];
}

/** Traces that one look reads, the newest. */
export const PROMPTS_MAX = 1_000;

const HOUR = selection({}).with({
  hour: as<string>(),
  turns: Number,
  tokens: Number,
  stableTokens: Number,
  ms: Number,
  rowsRead: Number,
  rowsWritten: Number,
});
/** The turns of an hour of UTC with the sums of what their traces tell. */
export type HourOfPrompts = RowOf<typeof HOUR>;

/** The hours of the last day in which prompts were made, oldest first. */
export async function readPrompts(db: Database, workspaceId: string, now: number): Promise<HourOfPrompts[]> {
  const inSteps = (field: string) =>
    sql.raw(`(select sum(s.value->>'$.${field}') from json_each(t.body, '$.steps') as s)`);
  return db.step('activity.prompts').select(HOUR.sql`
    select strftime('%Y-%m-%dT%H:00:00.000Z', at / 1000, 'unixepoch') as hour, count(*) as turns,
      sum(tokens) as tokens, sum(stable) as stableTokens, sum(ms) as ms, sum(rows_read) as rowsRead, sum(rows_written) as rowsWritten
    from (select t.created_at as at, t.body->>'$.budget.used' as tokens,
        coalesce(t.body->>'$.budget.parts.systemStable', 0) as stable, coalesce(${inSteps('ms')}, 0) as ms,
        coalesce(${inSteps('rowsRead')}, 0) as rows_read, coalesce(${inSteps('rowsWritten')}, 0) as rows_written
      from (select created_at, body, turn_id, expires_at from traces indexed by traces_by_workspace
        where workspace_id = ${workspaceId} order by id desc limit ${PROMPTS_MAX}) as t
      where t.turn_id is not null and t.expires_at > ${now} and t.body->>'$.budget.used' is not null)
    group by 1 order by 1`);
}

/** The days of a span on which anything happened, oldest first; and whether all that the log has of them was counted. */
export async function readActivity(
  db: Database,
  workspaceId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly days: readonly DayOfActivity[]; readonly isComplete: boolean }> {
  const [turns, actions] = await db.batch('activity.read', [
    db.select(COUNTED.sql`select ${COUNTED.of()} from turn_counts
      where workspace_id = ${workspaceId} and day between ${dayOf(from)} and ${dayOf(to)} order by day`),
    db.select<{
      day: string;
      action: string;
      actor: string;
      n: number;
    }>(sql`select date(created_at / 1000, 'unixepoch') as day,
        action, iif(actor glob 'key_*', 'key', actor) as actor, count(*) as n
      from (select created_at, action, actor from audit_log indexed by audit_log_by_workspace
        where workspace_id = ${workspaceId} and created_at >= ${from} and created_at < ${to}
        order by created_at desc, id desc limit ${ACTIVITY_MAX_ROWS}) group by 1, 2, 3 order by 1, 2, 3`),
  ]);
  const byDay = Map.groupBy(actions, ({ day }) => day);
  const taken = new Map(turns.map(({ day, ...counted }) => [day, counted]));
  const days = [...new Set([...byDay.keys(), ...taken.keys()])].sort();
  return {
    days: days.map((day) => ({
      day,
      ...(taken.get(day) ?? NOTHING_COUNTED),
      actions: (byDay.get(day) ?? []).map(({ action, actor, n }) => ({ action, actor, count: n })),
    })),
    isComplete: actions.reduce((sum, { n }) => sum + n, 0) < ACTIVITY_MAX_ROWS,
  };
}
