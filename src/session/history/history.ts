/**
 * Live history: the messages as the model sees them, real ones and injection blocks, oldest first. Pure rules; the
 * object's SQLite keeps the rows. A block always stands right before the user message of its turn.
 */
import type { ConversationEvent } from '../../memory/types.ts';
import type { UnsummarisedMessage } from '../compaction/decide-range.ts';
import { areSummarised, countMessages, countRowTokens, type HistoryRow } from './history-row.ts';
import { truncateHistory } from './truncate-history.ts';
import { groupTurns, rowsOf } from './turn-groups.ts';

/** Messages beyond which the oldest that a summary tells leave live history. */
export const LIVE_HISTORY_MAX_MESSAGES = 50;
/**
 * Messages that are left then: cutting in steps keeps the beginning of the prompt, and so the provider's cache, stable
 * between.
 */
export const LIVE_HISTORY_KEPT_MESSAGES = 30;
/**
 * Messages beyond which the oldest leave though no summary tells them, down to `LIVE_HISTORY_MAX_MESSAGES`: a compaction may be
 * late by as much, as when a user is quick or its model slow, and nothing that was said is nowhere meanwhile.
 */
export const LIVE_HISTORY_HARD_MAX_MESSAGES = 2 * LIVE_HISTORY_MAX_MESSAGES;

/** Tokens beyond which the oldest leave all the same, however few messages they are, and what is left then: no model takes more. */
export const LIVE_HISTORY_MAX_TOKENS = 200_000;
export const LIVE_HISTORY_KEPT_TOKENS = 100_000;

/** Drops the oldest blocks until at most `keep` are left, and these take at most `tokens`. */
export function pruneBlocks(
  rows: readonly HistoryRow[],
  keep: number,
  tokens = Number.POSITIVE_INFINITY,
): HistoryRow[] {
  const blocks = rows.filter((row) => row.kind === 'injection');
  let left = blocks.reduce((sum, block) => sum + block.tokens, 0);
  const kept = new Set<HistoryRow>(blocks.slice(Math.max(0, blocks.length - keep)));
  for (const block of blocks) {
    if (kept.has(block) && left <= tokens) break;
    kept.delete(block);
    left -= block.tokens;
  }
  return rows.filter((row) => row.kind !== 'injection' || kept.has(row));
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
 * Drops the oldest turns, blocks included, once there are more than `LIVE_HISTORY_MAX_MESSAGES` messages: those that a summary
 * tells, others only beyond `LIVE_HISTORY_HARD_MAX_MESSAGES` messages or `LIVE_HISTORY_MAX_TOKENS` tokens. A turn goes whole,
 * so a tool result never loses its call; the newest one always stays.
 */
export function trimHistory(rows: readonly HistoryRow[]): HistoryRow[] {
  const atMost = (messages: number) => (kept: readonly HistoryRow[]) => countMessages(kept) <= messages;
  const untold = atMost(LIVE_HISTORY_MAX_MESSAGES)(rows)
    ? [...rows]
    : cutOldest(rows, atMost(LIVE_HISTORY_KEPT_MESSAGES), areSummarised);
  const few = atMost(LIVE_HISTORY_HARD_MAX_MESSAGES)(untold)
    ? untold
    : cutOldest(untold, atMost(LIVE_HISTORY_MAX_MESSAGES));
  return countRowTokens(few) <= LIVE_HISTORY_MAX_TOKENS
    ? few
    : truncateHistory(few, LIVE_HISTORY_KEPT_TOKENS);
}

/** Limits on messages that live history keeps although a summary tells them. */
export interface VerbatimLimits {
  readonly keepVerbatimMessages: number;
  readonly verbatimTokens: number;
}

/**
 * Drops the oldest rows that a summary tells, blocks included, down to the newest `keepVerbatimMessages` messages; below
 * that as well while more than `verbatimTokens` are left. It stops before the first message that no summary tells, and
 * splits no turn. This is how live history shortens ordinarily; `trimHistory` is for when no compaction comes.
 */
export function dropSummarised(
  rows: readonly HistoryRow[],
  isSummarised: (row: HistoryRow) => boolean,
  { keepVerbatimMessages, verbatimTokens }: VerbatimLimits,
): HistoryRow[] {
  const last = new Map(rows.map((row, i) => [row.turnId, i]));
  let dropped = 0;
  let wholeTo = 0;
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'message' && !isSummarised(row)) break;
    wholeTo = Math.max(wholeTo, row.turnId === null ? i : (last.get(row.turnId) ?? i));
    if (i < wholeTo) continue;
    const rest = rows.slice(i + 1);
    const isTooLong = countRowTokens(rows.slice(dropped)) > verbatimTokens;
    if (rest.length === 0 || (countMessages(rest) < keepVerbatimMessages && !isTooLong)) break;
    dropped = i + 1;
  }
  return rows.slice(dropped);
}

/** The newest turns that satisfy `fits`, as many as do; the newest one at least, and all from the first that may not go. */
export function cutOldest(
  rows: readonly HistoryRow[],
  fits: (kept: readonly HistoryRow[]) => boolean,
  mayGo: (turn: readonly HistoryRow[]) => boolean = () => true,
): HistoryRow[] {
  const groups = groupTurns(rows);
  let first = 0;
  for (const group of groups.slice(0, -1)) {
    if (fits(rowsOf(groups.slice(first))) || !mayGo(group.rows)) break;
    first++;
  }
  return rowsOf(groups.slice(first));
}

/**
 * Makes a live history agree with the record: messages whose events are no longer active leave with their blocks,
 * events after `seenSeq` join, each where it was said. `tail` is the newest active events, oldest first.
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
  const shown = new Map(messages.map((row) => [row.eventId, row]));
  const blocks = Map.groupBy(
    rows.filter((row) => row.kind === 'injection'),
    ({ turnId }) => turnId,
  );
  return tail.flatMap((event) => {
    const row = shown.get(event.id);
    if (row === undefined) return event.seq > seenSeq ? [toRow(event)] : [];
    // A block stands before the message of its turn, which comes first of the turn.
    const before = blocks.get(row.turnId) ?? [];
    blocks.delete(row.turnId);
    return [...before, row];
  });
}

/** The rows with a note of which a summary tells; a row that is noted right already stays the same object. */
export const markSummarised = (
  rows: readonly HistoryRow[],
  isSummarised: (row: HistoryRow) => boolean,
): HistoryRow[] =>
  rows.map((row) => {
    const told = row.kind === 'message' && isSummarised(row);
    return told === (row.isSummarised ?? false) ? row : { ...row, isSummarised: told };
  });

/** The messages that no summary tells, numbered from 1, as a compaction is decided on. */
export const unsummarisedIn = (rows: readonly HistoryRow[]): UnsummarisedMessage[] =>
  rows
    .filter((row) => row.kind === 'message' && row.isSummarised !== true)
    .map(({ turnId, role, tokens }, i) => ({ seq: i + 1, turnId, role, tokens }));
