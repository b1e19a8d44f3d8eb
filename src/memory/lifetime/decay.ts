/**
 * Relevance of a memory now: its importance, the time in which nobody needed it, and how often somebody did. Recall weighs by
 * it, and consolidation decides by it what stays. Pure.
 */
import { DAY_MS, HOUR_MS } from '../../lib/time.ts';
import { type DecayRates, decayRates } from '../settings.ts';
import type { Tier } from '../types.ts';

/** Share of relevance that is left after an hour without access, where a workspace does not say otherwise. */
const DECAY_PER_HOUR: DecayRates = decayRates('standard');

/** Facts that relevance depends on. */
export interface Used {
  readonly tier: Tier;
  readonly importance: number;
  readonly accessCount: number;
  /** Its creation when nobody has needed it yet. */
  readonly accessedAt: number;
}

/** `importance × rate^hours_since_access × (1 + ln(1 + access_count))`; 0 to about 10. */
export function relevanceOf(
  { tier, importance, accessCount, accessedAt }: Used,
  now: number,
  rates: DecayRates = DECAY_PER_HOUR,
): number {
  const hours = Math.max(0, now - accessedAt) / HOUR_MS;
  return importance * rates[tier] ** hours * (1 + Math.log(1 + accessCount));
}

/** Weeks over which the fading of a memory is told. */
const FADING_WEEKS = 12;

/** Its relevance now and a week apart after that, while nobody needs it. */
export const fadingOf = (
  memory: Used,
  now: number,
  rates: DecayRates,
): { readonly at: number; readonly relevance: number }[] =>
  Array.from({ length: FADING_WEEKS + 1 }, (_, week) => {
    const at = now + week * 7 * DAY_MS;
    return { at, relevance: relevanceOf(memory, at, rates) };
  });
