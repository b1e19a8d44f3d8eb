/**
 * Turns of a workspace by day, counted in the batch that writes the turn: the database lets one turn in after the other, so
 * that no two of them are the last one. What is rolled back was not counted.
 */
import { sql } from 'drizzle-orm';
import { TURN_LIMITS, type TurnLimit } from '../../memory/errors.ts';
import { TURN_COUNT_KEPT_MS } from '../../memory/limits.ts';
import { dayOf, endOf, firstDayOfMonth, type TurnLimits } from '../../memory/turn-limits.ts';

import type { Database, QueryStep, SqlStatement } from '../database.ts';
import { insertSelect } from '../rows.ts';
import { turnCounts } from '../schema/operations.ts';

/**
 * Size and cost of a turn's prompt: its tokens, those of the prefix that stays, and the time and rows that databases took for
 * it.
 */
export interface PromptSums {
  readonly tokens: number;
  readonly stableTokens: number;
  readonly ms: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

const NO_PROMPT: PromptSums = { tokens: 0, stableTokens: 0, ms: 0, rowsRead: 0, rowsWritten: 0 };

/** Sums the tokens of a turn's prompt, and the milliseconds and rows of the steps before it. */
export const promptSums = (
  { used, parts }: { readonly used: number; readonly parts: { readonly systemStable: number } },
  steps: readonly QueryStep[],
): PromptSums => ({
  tokens: used,
  stableTokens: parts.systemStable,
  ms: Math.round(steps.reduce((sum, { ms }) => sum + ms, 0)),
  rowsRead: steps.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
  rowsWritten: steps.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
});

/** The statements that count a turn with its prompt, if it got one, and fail the whole batch when it is beyond a limit (`limitReached`). */
export function countTurn(
  db: Database,
  workspaceId: string,
  limits: TurnLimits,
  now: number,
  prompt: PromptSums | null = null,
): SqlStatement[] {
  const day = dayOf(now);
  const expiresAt = endOf('daily_turns_max', now) + TURN_COUNT_KEPT_MS;
  const count = insertSelect(
    db,
    turnCounts,
    { workspaceId, day, turns: 1, prompts: prompt === null ? 0 : 1, ...(prompt ?? NO_PROMPT), expiresAt },
    sql`where true on conflict (workspace_id, day) do update set turns = turns + 1, prompts = prompts + excluded.prompts,
      tokens = tokens + excluded.tokens, stable_tokens = stable_tokens + excluded.stable_tokens, ms = ms + excluded.ms,
      rows_read = rows_read + excluded.rows_read, rows_written = rows_written + excluded.rows_written`,
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
