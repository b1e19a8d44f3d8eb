/**
 * Bounds the tokens of one row of live history in a prompt. Only a prompt's copies are cut, by what the row and the limit are
 * and nothing else, so that a row reads the same in every prompt. The new message is never cut.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { countRowTokens, type HistoryRow } from '../history/history-row.ts';
import { isLineOf } from '../injection/block-line.ts';
import { quoteToolResult } from './tool-result.ts';

/** Share of a prompt that one earlier message may take: the turns around a giant stay in sight. */
const MESSAGE_SHARE = 1 / 4;
/** Share that the tool results of one turn may take together. */
const TURN_TOOLS_SHARE = 1 / 4;

/** The rows before the new message, giants cut between words, results of tools as quotations; the last message as it is. */
export function boundRows(history: readonly HistoryRow[], limit: number): HistoryRow[] {
  const results = history.map((row) => (row.role === 'tool' ? quoteToolResult(row) : null));
  const resultsOf = Map.groupBy(
    results.flatMap((result) => result ?? []),
    ({ turnId }) => turnId,
  );
  return history.map((row, i) => {
    const result = results[i];
    if (result) {
      const room =
        row.turnId === null
          ? limit * MESSAGE_SHARE
          : toolRoom(resultsOf.get(row.turnId) ?? [], limit * TURN_TOOLS_SHARE);
      return result.tokens <= room ? result : quoteToolResult(row, room);
    }
    return i === history.length - 1 || row.kind === 'injection' ? row : cutRow(row, limit * MESSAGE_SHARE);
  });
}

/** Tokens for each result of a turn: no cut while all fit, else the same for each. */
const toolRoom = (results: readonly HistoryRow[], limit: number): number =>
  countRowTokens(results) <= limit ? limit : limit / results.length;

function cutRow(row: HistoryRow, limit: number): HistoryRow {
  if (row.tokens <= limit) return row;
  const content = truncateToTokens(row.content, Math.max(1, Math.floor(limit)));
  return { ...row, content, tokens: countTokens(content), isCut: true };
}

/**
 * The rows with at least `excess` tokens less of recalled cards, or with none: the oldest blocks go first, whole; of the
 * newest one the last lines, which matter least.
 */
export function shrinkBlocks(history: readonly HistoryRow[], excess: number): HistoryRow[] {
  let left = excess;
  const newest = history.findLast(({ kind }) => kind === 'injection');
  return history.flatMap((row) => {
    if (row.kind === 'message' || left <= 0) return [row];
    const shorter = row === newest ? withoutLastLines(row, left) : null;
    left -= row.tokens - (shorter?.tokens ?? 0);
    return shorter === null ? [] : [shorter];
  });
}

/** A block without as many of its last lines as hold `excess` tokens; null when none would be left. */
function withoutLastLines(block: HistoryRow, excess: number): HistoryRow | null {
  const lines = block.content.split('\n');
  for (let n = lines.length - 1; n > 1; n--) {
    const content = lines.slice(0, n).join('\n');
    const tokens = countTokens(content);
    if (block.tokens - tokens >= excess) {
      const left = lines.slice(0, n);
      const itemIds = block.itemIds.filter((id) => left.some((line) => isLineOf(line, id)));
      return { ...block, content, tokens, itemIds };
    }
  }
  return null;
}
