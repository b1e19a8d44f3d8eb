/** What a leaning message takes over from the turns before it: the topic, faintly; not the whole conversation. */

import { expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { termOf, termsOf, wordsOf } from '../../../../src/lib/text/words.ts';
import { enrichQuery } from '../../../../src/recall/analysis/enrichment.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

const AUTH = [
  {
    user: 'What do we know about the auth system?',
    assistant:
      'The auth system uses JWT tokens. We chose it over server-side sessions because the API is stateless.',
  },
];
const added = (text: string, exchanges: Parameters<typeof enrichQuery>[1]): string[] =>
  enrichQuery(readText(text), exchanges).map(({ term }) => term);

it('"Why that instead of sessions?" is searched with the topic of the turn before', () => {
  const terms = added('Why that instead of sessions?', AUTH);
  for (const term of termsOf('auth system JWT')) expect(terms).toContain(term);
});

it('a message that says itself what it is about takes over nothing: its own topic is not drowned', () => {
  expect(enrichQuery(readText("What is my sister's name?"), AUTH)).toEqual([]);
});

it('what is taken over counts less than the words of the message, and its own words are not repeated', () => {
  const terms = enrichQuery(readText('Why that instead of sessions?'), AUTH);
  for (const { weight } of terms) {
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(1);
  }
  expect(terms.map(({ term }) => term)).not.toContain(termsOf('sessions')[0]);
});

it('function words are not taken over', () => {
  for (const word of ['the', 'we', 'what', 'it', 'is', 'because'])
    expect(added('why that?', AUTH)).not.toContain(word);
});

it('the newest exchange counts most, and the fourth one back nothing', () => {
  const terms = added(
    'and that?',
    ['bees', 'chess', 'cellos', 'submarines'].map((topic) => ({ user: `My ${topic}` })),
  );
  expect(terms).toEqual(termsOf('bees chess cellos'));
});

it('names and identifiers come before the chatter of a reply', () => {
  const reply =
    'Sure, happy to help here: people often find that the nicest and quietest garden near town is the one that Ana Petrova planted with getRoseById.';
  expect(
    added('why that?', [{ user: 'ok', assistant: reply }])
      .slice(0, 3)
      .sort(),
  ).toEqual(wordsOf('Ana Petrova getRoseById').map(termOf).sort());
});

it.each([
  ['German', 'Warum das?', { user: 'Welche Datenbank nutzt der Laden?' }, ['datenbank', 'laden']],
  [
    'Russian',
    'Почему это?',
    { user: 'Какую базу данных использует магазин?' },
    ['магазин', termOf('данных')],
  ],
  ['Chinese', '那个呢？', { user: '我妹妹住在哪里？' }, ['妹妹']],
  ['Japanese', 'それは？', { user: '妹のチェロはどこですか' }, ['チェロ']],
] as const)('in %s too', (_, text, exchange, wanted) => {
  expect(added(text, [exchange])).toEqual(expect.arrayContaining([...wanted]));
});

it('an unanswered exchange, an empty one and none at all are no trouble', () => {
  expect(enrichQuery(readText('why?'), [])).toEqual([]);
  expect(
    enrichQuery(readText('why?'), [{ user: '' }, { user: '👍', assistant: null }]).length,
  ).toBeLessThanOrEqual(1);
});

it('exchanges of 32 KB hold nobody up and add only a few terms', () => {
  const exchangesOf = (chars: number) =>
    ['word Name v2 ', 'a', '🙂 ', '日本語'].map((piece) => {
      const text = repeated(piece)(chars);
      return { user: text, assistant: text };
    });
  const enrich = (exchanges: ReturnType<typeof exchangesOf>) => enrichQuery(readText('why that?'), exchanges);
  expect(enrich(exchangesOf(32_000)).length).toBeLessThanOrEqual(10);
  // Only the beginning of each is read, so that the time does not grow at all.
  expect(growthOf(enrich, exchangesOf, 32_000)).toBeLessThan(LINEAR_GROWTH_MAX);
  // Nor more than evenly within that beginning, where a word may be all of it.
  const oneWord = (size: number) => [{ user: '日本語'.repeat(size / 3), assistant: '' }];
  expect(growthOf(enrich, oneWord, 1_200)).toBeLessThan(LINEAR_GROWTH_MAX);
});
