/**
 * Speakers in a question. "What does Mina grow?" asks for what Mina said: her name tells who speaks, not what is said,
 * and in dialogue a name stands mostly in the other person's lines. Pure.
 */
import { termsOf } from '../lib/words.ts';

/** How much a line of a named speaker counts. LoCoMo, R@10 at 1 / 1.3 / 1.6 / 2: 0.623 / 0.636 / 0.630 / 0.626 (B = 0.75). */
const NAMED_SPEAKER_WEIGHT = 1.3;

export interface SpeakerHints {
  /** The query's terms without the speakers' names; all of them when nothing else is left. */
  readonly terms: readonly string[];
  /** What to multiply the score of a line by, for its speaker. */
  weightOf(speaker: string | null): number;
}

/** Reads a question's terms against the names of those who spoke. */
export function speakerHints(
  queryTerms: readonly string[],
  speakers: readonly (string | null)[],
): SpeakerHints {
  const asked = new Set(queryTerms);
  const named = new Map<string, readonly string[]>();
  for (const speaker of new Set(speakers)) {
    const parts = speaker === null ? [] : termsOf(speaker);
    if (speaker !== null && parts.some((part) => asked.has(part))) named.set(speaker, parts);
  }
  const names = new Set([...named.values()].flat());
  const rest = queryTerms.filter((term) => !names.has(term));
  return {
    terms: rest.length > 0 ? rest : queryTerms,
    weightOf: (speaker) => (speaker !== null && named.has(speaker) ? NAMED_SPEAKER_WEIGHT : 1),
  };
}
