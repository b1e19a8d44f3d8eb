/**
 * Live history: the messages as the model sees them, real ones and injection blocks, oldest first. Pure rules; the
 * object's SQLite keeps the rows. A block always stands right before the user message of its turn.
 */
import type { ConversationEvent, Role } from '../memory/types.ts';
import { truncateHistory } from './prompt/truncate-history.ts';
import { groupTurns, rowsOf } from './prompt/turn-groups.ts';

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

/** Tokens beyond which the oldest leave all the same, however few messages they are, and what is left then: no model takes more. */
export const LIVE_HISTORY_MAX_TOKENS = 200_000;
export const LIVE_HISTORY_KEPT_TOKENS = 100_000;

/** Drops the oldest blocks until at most `keep` are left. */
export function pruneBlocks(rows: readonly HistoryRow[], keep: number): HistoryRow[] {
  let excess = rows.filter((row) => row.kind === 'injection').length - keep;
  return rows.filter((row) => row.kind !== 'injection' || excess-- <= 0);
}

/**
 * Items of blocks that left a history together with their turns when it was cut. No cap took them, and nothing tells what they
 * said: they need not wait to come again.
 */
export function itemsLeftWithTurns(before: readonly HistoryRow[], after: readonly HistoryRow[]): string[] {
  const turns = new Set(after.flatMap(({ turnId }) => turnId ?? []));
  return before.flatMap(({ turnId, itemIds }) => (turnId !== null && !turns.has(turnId) ? itemIds : []));
}

/** Takes a turn out: its messages and its block. */
export const withoutTurn = (rows: readonly HistoryRow[], turnId: string): HistoryRow[] =>
  rows.filter((row) => row.turnId !== turnId);

/**
 * Drops the oldest turns, blocks included, once there are more than `LIVE_HISTORY_MAX_MESSAGES` messages or
 * `LIVE_HISTORY_MAX_TOKENS` tokens. A turn goes whole, so a tool result never loses its call; the newest one always stays.
 */
export function trimHistory(rows: readonly HistoryRow[]): HistoryRow[] {
  const few =
    countMessages(rows) <= LIVE_HISTORY_MAX_MESSAGES
      ? [...rows]
      : cutOldest(rows, (kept) => countMessages(kept) <= LIVE_HISTORY_KEPT_MESSAGES);
  return countRowTokens(few) <= LIVE_HISTORY_MAX_TOKENS
    ? few
    : truncateHistory(few, LIVE_HISTORY_KEPT_TOKENS);
}

/** What live history keeps of messages that a summary tells. */
export interface VerbatimLimits {
  readonly keepVerbatimMessages: number;
  readonly tailTokens: number;
}

/**
 * Drops the oldest rows that a summary tells, blocks included, down to the newest `keepVerbatimMessages` messages; below
 * that as well while more than `tailTokens` are left. It stops before the first message that no summary tells, and
 * splits no turn. This is how live history shortens ordinarily; `trimHistory` is for when no compaction comes.
 */
export function dropSummarised(
  rows: readonly HistoryRow[],
  isSummarised: (row: HistoryRow) => boolean,
  { keepVerbatimMessages, tailTokens }: VerbatimLimits,
): HistoryRow[] {
  const last = new Map(rows.map((row, i) => [row.turnId, i]));
  let dropped = 0;
  let wholeTo = 0;
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'message' && !isSummarised(row)) break;
    wholeTo = Math.max(wholeTo, row.turnId === null ? i : (last.get(row.turnId) ?? i));
    if (i < wholeTo) continue;
    const rest = rows.slice(i + 1);
    const isTooLong = countRowTokens(rows.slice(dropped)) > tailTokens;
    if (rest.length === 0 || (countMessages(rest) < keepVerbatimMessages && !isTooLong)) break;
    dropped = i + 1;
  }
  return rows.slice(dropped);
}

/** The newest turns that satisfy `fits`, as many as do; the newest one at least. */
export function cutOldest(
  rows: readonly HistoryRow[],
  fits: (kept: readonly HistoryRow[]) => boolean,
): HistoryRow[] {
  const groups = groupTurns(rows);
  let first = 0;
  while (first < groups.length - 1 && !fits(rowsOf(groups.slice(first)))) first++;
  return rowsOf(groups.slice(first));
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
