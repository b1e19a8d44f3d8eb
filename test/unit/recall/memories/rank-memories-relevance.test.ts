/** How use and age weigh: a user loses when a favourite of theirs stands before the answer, and when decay counts twice. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { decayRates, type Settings } from '../../../../src/memory/settings.ts';
import { hintsFor } from '../../../../src/recall/memories/rank-memories.ts';
import { relevanceShare } from '../../../../src/recall/memories/relevance.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { DAY_MS, HOUR_MS, hit, idsOf, memory, NOW, rank } from '../../../support/recall/recalled-memories.ts';

describe('relevance', () => {
  it('reaches the rank of a memory by the rates that the workspace has', () => {
    const old = memory('old', 'The ladder.', { createdAt: NOW - 14 * DAY_MS });
    const query = parseQuery(readText('ladder'), NOW);
    const asked = { now: NOW, asOf: null, userId: 'ana' };
    const share = (decay: Settings['decay']) =>
      hintsFor(query, old, { ...asked, decay: decayRates(decay) }).relevance;
    expect(share('gentle')).toBeGreaterThan(share('standard'));
    expect(hintsFor(query, old, asked).relevance).toBe(share('standard'));
  });

  it('changes a score by at most 15 %, nothing for a new memory of common importance, and never the wrong way', () => {
    expect(relevanceShare(0)).toBeCloseTo(-0.12, 12);
    expect(relevanceShare(0.5)).toBeCloseTo(0, 12);
    expect(relevanceShare(10_000)).toBeLessThan(0.15);
    const shares = [0, 0.01, 0.1, 0.5, 1, 2, 8].map(relevanceShare);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('of memories that match', () => {
  const FAVOURITE = { accessCount: 10_000, importance: 1 };

  it('the one that is needed often comes before its equal', () => {
    const memories = [
      memory('rare', 'The ladder is in the yard.'),
      memory('often', 'The ladder is in the shed.', { accessCount: 5 }),
    ];
    expect(idsOf(rank('ladder', memories))).toBe('often rare');
  });

  it('the one that was needed lately comes before its equal', () => {
    const memories = [
      memory('stale', 'The ladder is in the yard.', { accessedAt: NOW - 30 * DAY_MS }),
      memory('fresh', 'The ladder is in the shed.'),
    ];
    expect(idsOf(rank('ladder', memories))).toBe('fresh stale');
  });

  it('a favourite that has one word of two stays behind what has both, however old that is', () => {
    const memories = [
      memory('favourite', 'The ladder is red.', FAVOURITE),
      memory('match', 'The ladder of the bakery is in the shed.', {
        importance: 0,
        createdAt: NOW - 900 * DAY_MS,
      }),
    ];
    expect(idsOf(rank('ladder bakery', memories))).toBe('match favourite');
  });

  it('a favourite that only a weak vector leads to stays behind what has the word', () => {
    const favourite = memory('favourite', 'Sails on Sundays.', { ...FAVOURITE, tier: 'conversation' });
    const match = memory('match', 'The ladder.', {
      tier: 'account',
      importance: 0,
      createdAt: NOW - 900 * DAY_MS,
    });
    const evidence = { checked: [favourite], hits: [hit('favourite', 0.99)] };
    expect(idsOf(rank('ladder', [match], evidence))).toBe('match favourite');
  });

  it('a favourite that does not match at all is not there', () => {
    const memories = [memory('match', 'The ladder.'), memory('favourite', 'Sails.', FAVOURITE)];
    expect(idsOf(rank('ladder', memories))).toBe('match');
  });

  it.each([1, 24, 24 * 7, 24 * 14, 24 * 60, 24 * 700])(
    'the nearest tier is first of equals that are %i hours old: decay does not count a second time as distance',
    (hours) => {
      const tiers = ['conversation', 'channel', 'workspace', 'account'] as const;
      const memories = tiers.map((tier) =>
        memory(tier, `The ladder is in the ${tier.slice(0, 4)}.`, { tier, createdAt: NOW - hours * HOUR_MS }),
      );
      expect(idsOf(rank('ladder', memories))).toBe(tiers.join(' '));
    },
  );
});
