/**
 * Ranked events with their places. What says again, word for word, what a better one says is no answer of its own: a question
 * asked six times is one. It keeps the place that it would have had, for the trace. Pure.
 */
import { normalisedContent } from '../../lib/text/comparable.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import type { RecalledItem } from '../candidates.ts';
import { RRF_K } from '../fusion.ts';
import type { RankedEvent } from './rank-events.ts';

/** An event with its score by place, which is the measure of memories. */
export interface PlacedEvent extends Pick<RecalledItem, 'score' | 'parts' | 'evidence' | 'origin'> {
  readonly event: RankedEvent['evidence'];
  /** The better event that says the same, null where none does. */
  readonly of: string | null;
}

/** The events, best first, each with its place among those that say something of their own. */
export function placeEvents(ranked: readonly RankedEvent[]): PlacedEvent[] {
  const first = new Map<string, string>();
  const words = ranked.map(({ evidence: { content } }) => content && normalisedContent(content));
  const often = new Map<string | null, number>();
  for (const text of words) often.set(text, (often.get(text) ?? 0) + 1);
  return ranked.map(({ evidence: event, parts: evidence, origin }, i) => {
    // What nobody else says, whatever its capitals, is said once.
    const isOnly = often.get(words[i] ?? null) === 1;
    const text = isOnly ? event.candidate.id : wordingOf(event);
    const of = first.get(text) ?? null;
    const score = 1 / (RRF_K + first.size + 1);
    if (of === null) first.set(text, event.candidate.id);
    return { event, score, parts: { transcript: score }, evidence, origin, of };
  });
}

/** The best `limit` events that say something of their own. */
export const bestEvents = (placed: readonly PlacedEvent[], limit: number): PlacedEvent[] =>
  placed.filter(({ of }) => of === null).slice(0, limit);

/** Those of them whose texts are not read yet. */
export const unreadEvents = (shown: readonly PlacedEvent[]): string[] =>
  shown.flatMap(({ event }) => (event.content === null ? [event.candidate.id] : []));

/** Identity of two events that say the same: speaker and text. A long message is only like itself. */
const wordingOf = ({ candidate, content }: RankedEvent['evidence']): string =>
  content === null ? candidate.id : JSON.stringify([candidate.role, candidate.name, wordsKey(content)]);
