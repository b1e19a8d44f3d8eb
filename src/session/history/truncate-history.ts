/**
 * Makes a live history fit a number of tokens by leaving its oldest turns out, blocks included. A turn goes whole, so that
 * no tool result loses its call and no answer its question; the newest one always stays. Never fails, whatever the rows are.
 */
import { areSummarised, type HistoryRow } from './history-row.ts';
import { groupTurns, rowsOf, type TurnGroup } from './turn-groups.ts';

/**
 * Emergency truncation: the newest turns within `limit` tokens. Where not even the newest fits, it stays without its
 * block, which only helps; its messages are more than the limit then.
 */
export function truncateHistory(history: readonly HistoryRow[], limit: number): HistoryRow[] {
  const groups = groupTurns(history);
  let excess = tokensOf(history) - limit;
  const kept = groups.filter(({ rows }, i) => {
    if (excess <= 0 || i === groups.length - 1) return true;
    excess -= tokensOf(rows);
    return false;
  });
  return rowsOf(kept).filter((row) => excess <= 0 || row.kind === 'message');
}

/**
 * The newest turns whose messages are at most `limit` tokens, blocks not counted. Cut in steps: while a history grows by
 * less than a step, what is left begins at the same message. A cut at every turn would cost every turn the provider's cache.
 * A step takes no turn that no summary tells, as long as there is room for all of those: they would be nowhere.
 */
export function limitMessages(history: readonly HistoryRow[], limit: number, step: number): HistoryRow[] {
  const groups = groupTurns(history);
  const excess = messageTokens(groups) - limit;
  if (excess <= 0) return [...history];
  const untold = groups.findIndex(({ rows }) => !areSummarised(rows));
  const isRoom = untold >= 0 && messageTokens(groups.slice(untold)) <= limit;
  const stays = isRoom ? untold : groups.length - 1;
  let left = Math.ceil(excess / step) * step;
  return rowsOf(
    groups.filter((group, i) => {
      if (left <= 0 || i >= stays) return true;
      left -= messageTokens([group]);
      return false;
    }),
  );
}

const messageTokens = (groups: readonly TurnGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + tokensOf(rows.filter(({ kind }) => kind === 'message')), 0);

const tokensOf = (rows: readonly HistoryRow[]): number => rows.reduce((sum, { tokens }) => sum + tokens, 0);
