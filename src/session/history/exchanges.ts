/** The last exchanges of live history, for messages that lean on them. Pure. */
import type { Exchange } from '../../recall/analysis/enrichment.ts';
import type { HistoryRow } from './history-row.ts';

/** Exchanges that a message may lean on. */
const EXCHANGES_MAX = 3;

/**
 * User messages with the replies to them, newest first: the last words of the turn, or where turns are not known what was
 * said next. Blocks and tool results are no part of an exchange.
 */
export function recentExchanges(history: readonly HistoryRow[]): Exchange[] {
  const replies = new Map<string, string>();
  const exchanges: Exchange[] = [];
  let next: string | null = null;
  for (const { eventId, role, content, turnId } of history.toReversed()) {
    if (exchanges.length === EXCHANGES_MAX) break;
    if (eventId === null || content.trim() === '') continue;
    if (role === 'assistant') {
      next ??= content;
      if (turnId !== null && !replies.has(turnId)) replies.set(turnId, content);
    }
    if (role !== 'user') continue;
    exchanges.push({ user: content, assistant: turnId === null ? next : (replies.get(turnId) ?? null) });
    next = null;
  }
  return exchanges;
}
