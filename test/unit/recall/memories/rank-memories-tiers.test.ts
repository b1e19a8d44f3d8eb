/** One topic with values in several tiers. A user loses when what was agreed for everywhere drowns what was agreed for here. */
import { describe, expect, it } from 'vitest';
import { isFurther } from '../../../../src/recall/memories/nearest-tier.ts';
import { idsOf, memory, rank } from '../../../support/recall/recalled-memories.ts';

const TOPIC = { topicKey: 'signature' } as const;
const HERE = memory('here', 'Letters end with "Yours".', { ...TOPIC, tier: 'conversation' });
const CHANNEL = memory('channel', 'Letters end with "Kisses".', { ...TOPIC, tier: 'channel' });
const EVERYWHERE = memory('everywhere', 'Letters end with "Kind regards, Ana Duarte".', TOPIC);

describe('the values of one topic', () => {
  it('come nearest first, though another has more words of the question', () => {
    const { ranked } = rank('Do letters end with kind regards, Ana Duarte?', [EVERYWHERE, CHANNEL, HERE]);
    expect(ranked.map(({ candidate }) => candidate.id)[0]).toBe('here');
    expect(ranked.map(isFurther)).toEqual([false, true, true]);
  });

  it('follow behind the nearest and keep scores that add up', () => {
    const { ranked } = rank('How do letters end?', [EVERYWHERE, CHANNEL, HERE]);
    const [first, ...others] = ranked;
    expect(others.every(({ score }) => score > 0 && score < (first?.score ?? 0))).toBe(true);
    for (const { parts, score } of ranked)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 12);
  });

  it('in one tier stand as they are', () => {
    const other = memory('other', 'Letters end with "Best".', { ...TOPIC, validFrom: 1 });
    expect(rank('How do letters end?', [EVERYWHERE, other]).ranked.map(isFurther)).toEqual([false, false]);
  });

  it.each([
    ['another topic', { topicKey: 'greeting' }],
    ['another subject', { ...TOPIC, subjectId: 'rosa' }],
    ['another user', { ...TOPIC, userId: 'bob', visibility: 'shared' }],
    ['no topic', { topicKey: null }],
  ] as const)('do not stand behind what is of %s', (_, fields) => {
    const near = memory('near', 'Letters end with "Yours".', { tier: 'conversation', ...fields });
    const { ranked } = rank('How do letters end?', [EVERYWHERE, near]);
    expect(ranked.map(isFurther)).toEqual([false, false]);
  });

  it('that all share give way to one’s own nearer one', () => {
    const shared = memory('shared', 'Letters end with "Best".', {
      ...TOPIC,
      userId: null,
      visibility: 'shared',
    });
    expect(idsOf(rank('How do letters end?', [shared, HERE]))).toBe('here shared');
  });
});
