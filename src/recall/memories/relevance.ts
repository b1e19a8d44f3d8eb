/**
 * How much a memory weighs beside others that match as well: its importance, how long nobody needed it, how often somebody
 * did. Applied once and gently: use orders what matches alike and never carries what does not match past what does. Pure.
 */
import { type DecayRates, decayRates } from '../../memory/settings.ts';
import type { Tier } from '../../memory/types.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What is left of relevance after an hour without access, where a workspace does not say otherwise. */
export const DECAY_PER_HOUR: DecayRates = decayRates('standard');

/** What relevance depends on. */
export interface Used {
  readonly tier: Tier;
  readonly importance: number;
  readonly accessCount: number;
  /** Its creation when nobody has needed it yet. */
  readonly accessedAt: number;
}

/** `importance × rate^hours_since_access × (1 + ln(1 + access_count))` (DESIGN 5); 0 to about 10. */
export function relevanceOf(
  { tier, importance, accessCount, accessedAt }: Used,
  now: number,
  rates: DecayRates = DECAY_PER_HOUR,
): number {
  const hours = Math.max(0, now - accessedAt) / HOUR_MS;
  return importance * rates[tier] ** hours * (1 + Math.log(1 + accessCount));
}

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
