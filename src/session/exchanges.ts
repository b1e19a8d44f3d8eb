/** The last exchanges of live history, for messages that lean on them. Pure. */
import type { Exchange } from '../recall/analysis/enrichment.ts';
import type { HistoryRow } from './history.ts';

/** Exchanges that a message may lean on (DESIGN 4: the last two or three). */
const EXCHANGES_MAX = 3;

/** User messages with the replies to them, newest first. Blocks and tool results are no part of an exchange. */
export function recentExchanges(history: readonly HistoryRow[]): Exchange[] {
  const exchanges: { user: string; assistant: string | null }[] = [];
  let reply: string | null = null;
  for (const row of history.toReversed()) {
    if (exchanges.length === EXCHANGES_MAX) break;
    if (row.eventId === null) continue;
    if (row.role === 'assistant') reply = row.content;
    if (row.role !== 'user') continue;
    exchanges.push({ user: row.content, assistant: reply });
    reply = null;
  }
  return exchanges;
}
