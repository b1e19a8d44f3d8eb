/**
 * What speaks for a memory beside its match: shares that are added to what the sources gave. Each is bounded, so that a
 * hint orders what matches alike; none ever leaves something out. Pure.
 */
import { relevanceOf } from '../../memory/lifetime/decay.ts';
import type { DecayRates } from '../../memory/settings.ts';
import type { TimeWindow } from '../analysis/dates/dates.ts';
import type { MemoryCandidate } from '../candidates.ts';
import type { RecallQuery } from '../query.ts';
import { ASKED_OWN_SHARE, INTENT_WEIGHTS, TIER_SHARE } from './ranking-weights.ts';
import { relevanceShare } from './relevance.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** What held throughout a time, beside what began in it. */
const HELD_SHARE = 0.3;

/** Shares by name. */
export function hintsFor(
  { intent, windows, traits }: Pick<RecallQuery, 'intent' | 'windows' | 'traits'>,
  { memory, occurredAt }: MemoryCandidate,
  {
    now,
    asOf,
    userId,
    decay,
  }: {
    readonly now: number;
    readonly asOf: number | null;
    readonly userId: string | null;
    readonly decay?: DecayRates;
  },
): Readonly<Record<'intent' | 'time' | 'tier' | 'newness' | 'relevance', number>> {
  const weights = INTENT_WEIGHTS[intent];
  const isOwn = userId !== null && memory.userId === userId && memory.subjectId === null;
  const age = Math.max(0, (asOf ?? now) - occurredAt);
  return {
    intent:
      (weights.kinds[memory.kind] ?? 0) +
      (isOwn ? Math.max(weights.own, traits.asker === 'self' ? ASKED_OWN_SHARE : 0) : 0),
    time: weights.window * timeShare(windows, occurredAt, memory.validTo),
    tier: TIER_SHARE[memory.tier],
    newness: weights.newness / (1 + age / YEAR_MS),
    relevance: relevanceShare(relevanceOf(memory, now, decay)),
  };
}

/** 1 for what began or ended in a time that the question names, less for what held then; a window never leaves out. */
function timeShare(windows: readonly TimeWindow[], from: number, to: number | null): number {
  const shares = windows.map((window) => {
    const isIn = (moment: number) => moment >= window.from && moment < window.to;
    if (isIn(from) || (to !== null && isIn(to))) return 1;
    return from < window.from && (to === null || to >= window.to) ? HELD_SHARE : 0;
  });
  return Math.max(0, ...shares);
}
