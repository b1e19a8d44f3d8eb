/** What is told once: a user loses room for an answer to its repetition, and an answer to what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import type { MemoryCandidate } from '../../../../src/recall/candidates.ts';
import { DUPLICATE_COSINE, withoutDuplicates } from '../../../../src/recall/memories/duplicates.ts';
import { memory } from '../../../support/recall/recalled-memories.ts';

const kept = (memories: readonly MemoryCandidate[], vectors?: ReadonlyMap<string, Float32Array>) =>
  withoutDuplicates(
    memories.map((candidate) => ({ candidate })),
    vectors,
  ).kept.map(({ candidate }) => candidate.id);

describe('a memory that says the same', () => {
  it.each<[what: string, texts: readonly [string, string], areOne: boolean]>([
    ['in the same words', ['The boiler leaks.', 'The boiler leaks.'], true],
    ['but for case, spaces and the last full stop', ['The boiler leaks.', 'the  BOILER leaks'], true],
    ['but for an accent', ['Calls Zoe.', 'Calls Zoë.'], false],
    ['in other words', ['The boiler leaks.', 'The boiler drips.'], false],
  ])('%s', (_, [one, other], areOne) => {
    expect(kept([memory('a', one), memory('b', other)])).toEqual(areOne ? ['a'] : ['a', 'b']);
  });

  it('of another person or thing is another memory', () => {
    const [rosa, ines] = ['rosa', 'ines'].map((subjectId) =>
      memory(subjectId, 'Was a nurse.', { subjectId }),
    );
    expect(kept([rosa, ines].flatMap((one) => one ?? []))).toEqual(['rosa', 'ines']);
  });

  it('is left out of any number, and each names the one that stays', () => {
    const texts = ['Likes jazz.', 'Likes tea.', 'likes jazz', 'LIKES TEA', 'Likes jazz!'];
    const items = texts.map((text, i) => ({ candidate: memory(`m${i}`, text) }));
    expect(withoutDuplicates(items).dropped).toEqual([
      { id: 'm2', reason: 'duplicate', of: 'm0' },
      { id: 'm3', reason: 'duplicate', of: 'm1' },
      { id: 'm4', reason: 'duplicate', of: 'm0' },
    ]);
  });
});

describe('a memory whose vector is near', () => {
  const embedder = new ChargramEmbedder();
  const nearBy = async (one: string, other: string, more = {}) => {
    const [a, b] = await embedder.embed([one, other]);
    if (!a || !b) throw new Error('no vector');
    const cosine = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    expect(cosine, `${one} / ${other}`).toBeGreaterThan(DUPLICATE_COSINE);
    const vectors = new Map([
      ['a', a],
      ['b', b],
    ]);
    return kept([memory('a', one), memory('b', other, more)], vectors);
  };
  const LONG =
    'The meeting with the accountant about the annual report of the company takes place in the courtyard';

  it('is the same', async () => {
    expect(await nearBy(`${LONG}.`, `${LONG.replace('takes', 'actually takes')}!`)).toEqual(['a']);
  });

  it.each<[what: string, one: string, other: string]>([
    [
      'other figures',
      'The plumber Silva charges 45 euros an hour.',
      'The plumber Silva charges 54 euros an hour.',
    ],
    ['a denial', `${LONG}.`, `${LONG.replace('takes', 'never takes')}.`],
    [
      'a contracted denial',
      'The boiler of the shop of the bakery does leak.',
      "The boiler of the shop of the bakery doesn't leak.",
    ],
  ])('is another one with %s', async (_, one, other) => {
    expect(await nearBy(one, other)).toEqual(['a', 'b']);
  });

  it('is another one of another subject', async () => {
    expect(await nearBy(`${LONG}.`, `${LONG} now.`, { subjectId: 'rosa' })).toEqual(['a', 'b']);
  });

  it('is another one when one user says it of themselves and another one tells it to all', async () => {
    const told = { userId: 'bo', visibility: 'shared' } as const;
    expect(await nearBy(`${LONG}.`, `${LONG} now.`, told)).toEqual(['a', 'b']);
  });

  it('is compared only where vectors are at hand', () => {
    expect(kept([memory('a', `${LONG}.`), memory('b', `${LONG} now.`)])).toEqual(['a', 'b']);
  });
});
