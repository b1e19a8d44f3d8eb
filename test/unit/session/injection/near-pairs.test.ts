/**
 * What looks alike is one thing or two for everybody who asks: search, prompt, consolidation and learning. Where it is two
 * and taken for one, a user asks for both vitamins and hears of one of them, or has one written over by the other.
 */
import { describe, expect, it } from 'vitest';
import { contentKey, saysEqual } from '../../../../src/memory/changes/content.ts';
import { pointOf } from '../../../../src/memory/consolidation/point.ts';
import { isSameValue, saysTheSame, wordingOf } from '../../../../src/memory/consolidation/wording.ts';
import { placeEvents } from '../../../../src/recall/events/placed-events.ts';
import type { RankedEvent } from '../../../../src/recall/events/rank-events.ts';
import { withoutDuplicates } from '../../../../src/recall/memories/duplicates.ts';
import { decideInjection } from '../../../../src/session/injection/decide-injection.ts';
import { injectedItem } from '../../../../src/session/injection/injected-item.ts';
import { saysAllOf } from '../../../../src/session/injection/paraphrase.ts';
import { DISTINCT, SAME } from '../../../support/recall/near-pairs.ts';
import { eventOf, gatesWith, LIMITS, memoryOf, offered } from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

/** The nearest that two vectors may be: whatever decides, they do not. */
const VECTOR = Float32Array.of(1);

const foundOf = (one: string, other: string): number =>
  withoutDuplicates(
    [memoryOf('mem_a', one), memoryOf('mem_b', other)].map((candidate) => ({ candidate })),
    new Map([
      ['mem_a', VECTOR],
      ['mem_b', VECTOR],
    ]),
  ).kept.length;

const placedOf = (one: string, other: string): number =>
  placeEvents(
    [eventOf('evt_a', one), eventOf('evt_b', other)].map(
      (candidate): RankedEvent => ({
        evidence: { candidate, content: candidate.content, terms: '', length: 1, endsAsking: false },
        score: 1,
        parts: {},
        origin: 'words',
      }),
    ),
  ).filter(({ of }) => of === null).length;

/** What a turn decides of `other` beside `one`, soon after `one`, and while a live message says `one`. */
const shownAs = (one: string, other: string): string[] => {
  const [a, b] = [memoryOf('mem_a', one), memoryOf('mem_b', other)];
  const vectors = new Map([['mem_b', VECTOR]]);
  const before = { ...injectedItem(a, [], VECTOR), turnsAgo: 1 };
  const live = rowOf('u1', { content: one, eventId: 'evt_1' });
  return [
    decideInjection([offered(a), offered(b)], gatesWith({}), LIMITS).decisions[1],
    decideInjection([offered(b)], gatesWith({ recent: [before], vectors }), LIMITS).decisions[0],
    decideInjection([offered(b)], gatesWith({ history: [live] }), LIMITS).decisions[0],
  ].map((decided) => decided?.decision ?? '');
};

const areOneValue = (one: string, other: string): boolean => isSameValue(wordingOf(one), wordingOf(other));
const areMerged = (one: string, other: string): boolean => saysTheSame(wordingOf(one), wordingOf(other));
const isTaughtBy = (message: string, memory: string): boolean =>
  saysAllOf(eventOf('evt_a', message), memoryOf('mem_b', memory), 'ana');

const bothWays = (pairs: readonly (readonly [string, string])[]): [string, string][] =>
  pairs.flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]);

describe.each(Object.entries(DISTINCT))('two facts that differ in %s', (_, pairs) => {
  it.each(bothWays(pairs))('%s / %s', (one, other) => {
    expect(foundOf(one, other)).toBe(2);
    expect(placedOf(one, other)).toBe(2);
    expect(shownAs(one, other)).toEqual(['injected', 'injected', 'injected']);
    expect(areMerged(one, other)).toBe(false);
    expect(areOneValue(one, other)).toBe(false);
    expect(contentKey('s', null, one)).not.toBe(contentKey('s', null, other));
    expect(isTaughtBy(one, other)).toBe(false);
  });
});

describe.each(Object.entries(SAME))('one fact in two spellings that differ in %s', (what, pairs) => {
  it.each(bothWays(pairs))('%s / %s', (one, other) => {
    expect(foundOf(one, other)).toBe(1);
    // What was shown is remembered by a digest, which knows of no other order.
    expect(shownAs(one, other)[1]).toBe(what === 'the place of a time' ? 'injected' : 'near_recent');
    expect(saysEqual(one, other) || areMerged(one, other)).toBe(true);
    expect(areOneValue(one, other)).toBe(true);
    expect(pointOf(one)).toBe(pointOf(other));
  });
});

describe('a live message', () => {
  it.each([
    ['Ana knows C.', 'As you may know, Ana knows C. Does that help?', true],
    ['Ana knows C.', 'As you may know, Ana knows C++.', false],
    ['Ana knows C.', 'Ana knows C++ and Ana knows C', true],
    ['The US is large', 'They tell us is large. the us is large', false],
    ['It is 5', 'Outside it is -5. It is 5%', false],
    ['5 degrees', 'Outside -5 degrees.', false],
    ['Ana lacks vitamin B', 'Ana lacks vitamin B12', false],
  ])('says %j by %j: %s', (memory, message, isSaid) => {
    const gates = gatesWith({ history: [rowOf('u1', { content: message, eventId: 'evt_1' })] });
    const { decisions } = decideInjection([offered(memoryOf('mem_a', memory))], gates, LIMITS);
    expect(decisions[0]?.decision).toBe(isSaid ? 'already_live' : 'injected');
  });
});
