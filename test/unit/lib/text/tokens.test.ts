/**
 * Token counts. If they fail, a prompt that was told to fit is refused by its model, or half of the room stays empty because
 * a text in Arabic seemed twice as long.
 */
import { describe, expect, it } from 'vitest';
import { countTokens, truncateToTokens } from '../../../../src/lib/text/tokens.ts';
import { measureTokenErrors } from '../../../eval/token-errors.ts';
import { tokenTexts } from '../../../eval/token-texts.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';
import { random } from '../../../support/random.ts';

/** What a count may be off by on average, and what it may tell too little. */
const MEAN_ERROR_MAX = 0.1;
const UNDER_MAX = 0.05;

describe('a token count', () => {
  it.each(measureTokenErrors(tokenTexts()).map((errors) => [errors.kind, errors] as const))(
    'of %s is near what a tokenizer says, and hardly ever below it',
    (_, { mean, least }) => {
      expect(mean).toBeLessThan(MEAN_ERROR_MAX);
      expect(least).toBeGreaterThan(-UNDER_MAX);
    },
  );

  it.each([
    ['', 0],
    ['a', 1],
    ['hello world', 2],
    ['\u0000', 1],
  ])('of %j is %i', (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it('is made of anything, and of more text is never less by much', () => {
    const source = random();
    for (let round = 0; round < 300; round++) {
      const text = randomText(source);
      const cut = source.int(text.length + 1);
      const note = `seed ${source.seed}: ${JSON.stringify(text)}`;
      expect(countTokens(text.slice(0, cut)), note).toBeLessThanOrEqual(countTokens(text) + 3);
    }
  });

  it.each(['word ', '漢', ' ', 'x', 'é'])(
    'of a message of the largest size takes no longer than a turn can spare: %j',
    (piece) => {
      expect(growthOf(countTokens, repeated(piece), 32_000)).toBeLessThan(LINEAR_GROWTH_MAX);
    },
  );
});

describe('a text that is cut to a number of tokens', () => {
  it.each([
    ['one two three four five six', 4, 'one two three…'],
    ['one two three', 3, 'one two three'],
    ['one two three', 1, '…'],
    ['one', 0, ''],
    ['', 5, ''],
    ['unforgettable electroencephalography today', 4, 'unforgettable…'],
  ])('%j to %i is %j', (text, limit, cut) => {
    expect(truncateToTokens(text, limit)).toBe(cut);
  });

  it.each([
    '漢字仮名交じり文'.repeat(40),
    'ab'.repeat(400),
    '👩‍👩‍👧'.repeat(60),
    'é̂'.repeat(90),
    '👋🏽'.repeat(60),
  ])('goes on within what has no spaces, and tears no character: %#', (text) => {
    for (let limit = 2; limit < 40; limit++) {
      const cut = truncateToTokens(text, limit);
      expect(countTokens(cut)).toBeLessThanOrEqual(limit);
      const graphemes = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
      expect(graphemes).toContain(cut.length - 1);
    }
    expect(truncateToTokens(text, 40).length).toBeGreaterThan(20);
  });

  it('fits also where the vocabulary takes what goes on behind the first piece for a token', () => {
    expect(truncateToTokens('…é\n漢字 and more', 2)).toBe('……');
    expect(countTokens(truncateToTokens('АБВ…éАБВ and more', 2))).toBeLessThanOrEqual(2);
  });

  it('is a beginning that fits, whatever it is made of', () => {
    const source = random();
    for (let round = 0; round < 500; round++) {
      const text = randomText(source);
      const limit = source.int(60);
      const cut = truncateToTokens(text, limit);
      const note = `seed ${source.seed}: ${JSON.stringify(text)} to ${limit}`;
      expect(countTokens(cut), note).toBeLessThanOrEqual(limit);
      if (cut === text) continue;
      expect(countTokens(text), note).toBeGreaterThan(limit);
      if (limit > 0) expect(cut, note).toMatch(/…$/);
      expect(text.startsWith(cut.slice(0, -1)), note).toBe(true);
    }
  });
});

const randomText = (source: ReturnType<typeof random>): string =>
  Array.from({ length: source.int(80) }, () =>
    source.pick([
      'word',
      ' ',
      'Straße',
      '漢字',
      'かな',
      '\n',
      '  ',
      '1234',
      '…',
      '👍🏽',
      'é',
      'المكتبة',
      '"',
      '=',
      'x',
      '{}',
      "'s",
    ]),
  ).join('');
