/**
 * Blocks in live history: where a new one goes, which old ones stay, and how a line of one is put right. Pure. A block that
 * has nothing to put right is left byte for byte as it is, so that the prompt begins as the one before it did.
 */

import { pruneBlocks, trimHistory } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { blockToRow } from '../record/conversation-rows.ts';
import { isLineOf } from './block-line.ts';

/** Revision of the line of an item: another line, or none. */
export type Revise = (line: string, id: string) => string | null;

/** A live history with its older blocks pruned: as it stays without a new block, and as it makes room for one. */
export interface PrunedHistory {
  readonly staying: readonly HistoryRow[];
  readonly left: readonly HistoryRow[];
}

/** Prunes the blocks of a history for at most `cap` of them and `live` tokens, of which a new one may take `turn`. */
export const pruneHistory = (
  history: readonly HistoryRow[],
  { cap, live, turn }: { readonly cap: number; readonly live: number; readonly turn: number },
): PrunedHistory => ({
  staying: pruneBlocks(history, cap, live),
  left: pruneBlocks(history, Math.max(0, cap - 1), Math.max(0, live - turn)),
});

/**
 * Puts the block before the new message. `live` is what stays, never with more than `cap` blocks; `shown` is what this
 * prompt shows. They differ only when the cap is 0: the block is then shown once and not kept.
 */
export function placeBlock(
  { staying, left }: PrunedHistory,
  { content, itemIds }: { readonly content: string | null; readonly itemIds: readonly string[] },
  message: HistoryRow,
  cap: number,
): { readonly live: HistoryRow[]; readonly shown: HistoryRow[] } {
  if (content === null) {
    const live = trimHistory([...staying, message]);
    return { live, shown: live };
  }
  const block = blockToRow(message.turnId, content, itemIds);
  const shown = trimHistory([...left, block, message]);
  return { live: cap === 0 ? trimHistory([...left, message]) : shown, shown };
}

/** The rows with their lines put right: a block stays where it is, and goes when no line of it is left. */
export const reviseRows = (rows: readonly HistoryRow[], revise: Revise): HistoryRow[] =>
  rows.flatMap((row) => (row.kind === 'injection' ? reviseBlock(row, revise) : [row]));

/** The row without the lines of these items: the row itself when it has none of them, nothing when no line is left. */
export const withoutItems = (row: HistoryRow, ids: readonly string[]): HistoryRow[] =>
  reviseRows([row], (line, id) => (ids.includes(id) ? null : line));

function reviseBlock(row: HistoryRow, revise: Revise): HistoryRow[] {
  const lines = row.content.split('\n').map((line) => {
    const id = row.itemIds.find((each) => isLineOf(line, each));
    return { id, line, revised: id === undefined ? line : revise(line, id) };
  });
  if (lines.every(({ line, revised }) => line === revised)) return [row];
  const kept = lines.flatMap(({ revised }) => revised ?? []);
  const itemIds = row.itemIds.filter((id) => kept.some((line) => isLineOf(line, id)));
  return itemIds.length === 0 ? [] : [blockToRow(row.turnId, kept.join('\n'), itemIds)];
}
