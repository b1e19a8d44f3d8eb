/**
 * Turns of a workspace by day, counted in the batch that writes the turn: the database lets one turn in after the other, so
 * that no two of them are the last one. What is rolled back was not counted.
 */
import { sql } from 'drizzle-orm';
import { TURN_LIMITS, type TurnLimit } from '../../memory/errors.ts';
import { TURN_COUNT_KEPT_MS } from '../../memory/limits.ts';
import { dayOf, endOf, firstDayOfMonth, type TurnLimits } from '../../memory/turn-limits.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect } from '../rows.ts';
import { turnCounts } from '../schema/operations.ts';

/** The statements that count a turn, and fail the whole batch when it is beyond a limit (`limitReached`). */
export function countTurn(
  db: Database,
  workspaceId: string,
  limits: TurnLimits,
  now: number,
): SqlStatement[] {
  const day = dayOf(now);
  const expiresAt = endOf('daily_turns_max', now) + TURN_COUNT_KEPT_MS;
  const count = insertSelect(
    db,
    turnCounts,
    { workspaceId, day, turns: 1, expiresAt },
    sql`where true on conflict (workspace_id, day) do update set turns = turns + 1`,
  );
  const since = { daily_turns_max: day, monthly_turns_max: firstDayOfMonth(now) };
  const checks = TURN_LIMITS.flatMap((setting) => {
    const limit = limits[setting];
    if (limit === null) return [];
    // No path: the error that it raises names it, and so the limit.
    return [
      db.select(sql`select case when (select sum(turns) from turn_counts
          where workspace_id = ${workspaceId} and day between ${since[setting]} and ${day}) <= ${limit}
        then 1 else json_extract('{}', ${setting}) end as counted`),
    ];
  });
  return [count, ...checks];
}

/** The limit at which a batch failed, or null when it failed for another reason. */
export function limitReached(error: unknown): TurnLimit | null {
  if (!(error instanceof Error)) return null;
  const [, named] = /(?<=path[^']*)'(\w+)'/i.exec(error.message) ?? [];
  return TURN_LIMITS.find((setting) => setting === named) ?? limitReached(error.cause);
}
