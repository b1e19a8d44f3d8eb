/**
 * Weight of a memory's relevance (`memory/lifetime/decay.ts`) beside others that match as well. Applied once and gently: use
 * orders what matches alike and never carries what does not match past what does. Pure.
 */

/** The most that relevance takes from a score or adds to it. */
const LOSS_MAX = 0.12;
const GAIN_MAX = 0.15;
/** Relevance of a memory of common importance on its first day: it changes nothing. */
const NEUTRAL_RELEVANCE = 0.5;

/** The share of a memory's score that its relevance adds: -0.12 for none, 0 for 0.5, towards 0.15 for ever more. */
export function relevanceShare(relevance: number): number {
  const half = (NEUTRAL_RELEVANCE * GAIN_MAX) / LOSS_MAX;
  return (relevance / (relevance + half)) * (LOSS_MAX + GAIN_MAX) - LOSS_MAX;
}
