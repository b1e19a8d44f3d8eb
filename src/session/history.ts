/**
 * Live history: the messages as the model sees them, real ones and injection blocks, oldest first. Pure rules; the
 * object's SQLite keeps the rows. A block always stands right before the user message of its turn.
 */
import type { ConversationEvent, Role } from '../memory/types.ts';

/** One row. A message names its event, an injection names what it carries. */
export interface HistoryRow {
  readonly kind: 'message' | 'injection';
  readonly role: Role;
  readonly name: string | null;
  readonly content: string;
  readonly tokens: number;
  readonly turnId: string | null;
  /** The event of a message; null for a block, which is never stored as an event. */
  readonly eventId: string | null;
  /** Ids of the memories and events that a block carries. */
  readonly itemIds: readonly string[];
}

/** Messages beyond which the oldest leave live history. */
export const LIVE_HISTORY_MAX_MESSAGES = 50;
/** What is left then: cutting in steps keeps the beginning of the prompt, and so the provider's cache, stable between. */
export const LIVE_HISTORY_KEPT_MESSAGES = 30;

/** Drops the oldest blocks until at most `keep` are left. */
export function pruneBlocks(rows: readonly HistoryRow[], keep: number): HistoryRow[] {
  let excess = rows.filter((row) => row.kind === 'injection').length - keep;
  return rows.filter((row) => row.kind !== 'injection' || excess-- <= 0);
}

/** Takes a turn out: its messages and its block. */
export const withoutTurn = (rows: readonly HistoryRow[], turnId: string): HistoryRow[] =>
  rows.filter((row) => row.turnId !== turnId);

/**
 * Drops the oldest turns, blocks included, once there are more than `LIVE_HISTORY_MAX_MESSAGES` messages. A cut falls
 * between turns only, so a tool result never loses the turn it belongs to; the newest turn always stays.
 */
export function trimHistory(rows: readonly HistoryRow[]): HistoryRow[] {
  if (countMessages(rows) <= LIVE_HISTORY_MAX_MESSAGES) return [...rows];
  return cutOldest(rows, (kept) => countMessages(kept) <= LIVE_HISTORY_KEPT_MESSAGES);
}

/** The longest tail that begins between turns and satisfies `fits`; the newest turn at least. */
export function cutOldest(
  rows: readonly HistoryRow[],
  fits: (kept: readonly HistoryRow[]) => boolean,
): HistoryRow[] {
  const starts = rows.flatMap((row, i) =>
    i === 0 || row.turnId === null || row.turnId !== rows[i - 1]?.turnId ? [i] : [],
  );
  const start = starts.find((i) => fits(rows.slice(i))) ?? starts.at(-1) ?? 0;
  // Turns overlap when a reply comes late: what is left of a turn whose beginning is cut leaves with it.
  const cut = new Set(rows.slice(0, start).map((row) => row.turnId));
  return rows.slice(start).filter((row) => row.turnId === null || !cut.has(row.turnId));
}

/**
 * Makes a live history agree with the record: messages whose events are no longer active leave with their blocks,
 * events after `seenSeq` join. `tail` is the newest active events, oldest first.
 */
export function reconcileHistory(
  rows: readonly HistoryRow[],
  tail: readonly ConversationEvent[],
  seenSeq: number,
  toRow: (event: ConversationEvent) => HistoryRow,
): HistoryRow[] {
  const active = new Set(tail.map((event) => event.id));
  const messages = rows.filter(
    (row) => row.kind === 'message' && row.eventId !== null && active.has(row.eventId),
  );
  const turns = new Set(messages.map((row) => row.turnId));
  const kept = rows.filter((row) =>
    row.kind === 'message' ? messages.includes(row) : turns.has(row.turnId),
  );
  return [...kept, ...tail.filter((event) => event.seq > seenSeq).map(toRow)];
}

/** Number of real messages. */
export const countMessages = (rows: readonly HistoryRow[]): number =>
  rows.filter((row) => row.kind === 'message').length;

/** Number of injection blocks. */
export const countBlocks = (rows: readonly HistoryRow[]): number => rows.length - countMessages(rows);

/** Sum of the rows' tokens. */
export const countRowTokens = (rows: readonly HistoryRow[]): number =>
  rows.reduce((sum, row) => sum + row.tokens, 0);
