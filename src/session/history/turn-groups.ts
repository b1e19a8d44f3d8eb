/**
 * Groups of a live history: the messages of a turn with its block and the results of its tools; of imported messages, which
 * know no turn, a question with the reply to it. Whoever shortens a history takes whole groups. Pure.
 */
import type { HistoryRow } from './history-row.ts';

/** Rows that stand or go together, with the places they have in the history. */
export interface TurnGroup {
  readonly places: readonly number[];
  readonly rows: readonly HistoryRow[];
}

/** The groups of a history, oldest first by their first row; the rows of one are not always adjacent. */
export function groupTurns(history: readonly HistoryRow[]): TurnGroup[] {
  const groups: { places: number[]; rows: HistoryRow[] }[] = [];
  const ofTurn = new Map<string, (typeof groups)[number]>();
  let last: (typeof groups)[number] | undefined;
  history.forEach((row, place) => {
    const known = row.turnId === null ? undefined : ofTurn.get(row.turnId);
    const joins = known ?? (row.turnId === null && last && follows(row, last.rows) ? last : undefined);
    const group = joins ?? { places: [], rows: [] };
    if (!joins) groups.push(group);
    if (row.turnId !== null) ofTurn.set(row.turnId, group);
    group.places.push(place);
    group.rows.push(row);
    last = group;
  });
  return groups;
}

/** The rows of some groups, in the order of the history. */
export const rowsOf = (groups: readonly TurnGroup[]): HistoryRow[] =>
  groups
    .flatMap(({ places, rows }) => rows.map((row, i) => ({ row, place: places[i] ?? 0 })))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);

/**
 * Assigns an imported row to the group before it: a result to its call, a reply to what it answers, a message to its
 * block.
 */
function follows(row: HistoryRow, group: readonly HistoryRow[]): boolean {
  const before = group.at(-1);
  if (before === undefined) return false;
  // The block of a turn is no call: a result that held on to it alone would be parted from the turn when the block goes.
  if (row.role === 'tool') return before.turnId === null || group.some(({ kind }) => kind === 'message');
  if (before.turnId !== null || row.kind === 'injection') return false;
  if (before.kind === 'injection') return true;
  return row.role === 'assistant' && before.role !== 'assistant';
}
