/**
 * Other spellings of what is asked for. If they fail, a user who writes a code, a number or a word otherwise than when they told of it is
 * told that nothing is known.
 */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { isCode } from '../../../../src/lib/text/codes.ts';
import { termsOf } from '../../../../src/lib/text/words.ts';
import { metIn, mistakable, spellingsOf, typosIn } from '../../../../src/recall/analysis/spellings.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

/** The terms that a question and a text have in common, as an index and a prompt tell. */
function common(asked: string, said: string): string[] {
  const text = readText(asked);
  const spellings = spellingsOf(text);
  const own = new Set(termsOf(said));
  const found = parseQuery(text, 0).sought.filter((term) => own.has(term));
  return found.length === 0 ? [] : text.terms.filter((term) => metIn(own, spellings).has(term));
}

describe('is found however it is written', () => {
  it.each([
    ['LH 454', 'Our flight is LH454.'],
    ['when does lh 454 leave', 'Flight LH454 leaves at nine.'],
    ['LH454', 'We fly with LH 454.'],
    ['E-19?', 'It shows E 19.'],
    ['2 FA', 'I turned on 2FA.'],
    ['2FA', 'I turned on 2-FA.'],
    ['toner for the M404 dn', 'The printer is an M404dn.'],
    ['ICE 1044', 'ICE1044 was late'],
    ['which smart watch', 'I bought a smartwatch.'],
    ['a smartwatch', 'I bought a smart watch.'],
    ['hat sie das Bad gereinigt', 'Ich reinige das Bad freitags.'],
    ['wann reinigen wir', 'Das Bad ist gereinigt.'],
    ['was habe ich gekauft', 'Ich kaufe immer bei Edeka.'],
  ])('%s: %s', (asked, said) => {
    expect(common(asked, said)).not.toEqual([]);
  });

  it.each(['+49 171 2345678', '+491712345678', '0171 2345678', '0171/23 45 678', '(0171) 234-5678'])(
    'the number %s',
    (asked) => {
      for (const said of ['Call +49 171 2345678.', 'Call 01712345678.', 'Call 0171-2345678']) {
        const { sought } = parseQuery(readText(asked), 0);
        expect(
          sought.filter((term) => isCode(term, asked) && termsOf(said).includes(term)),
          said,
        ).not.toEqual([]);
      }
    },
  );

  it('with one letter wrong, where the word is rare', () => {
    const typos = (asked: string, said: string) =>
      typosIn(new Set(termsOf(said)), mistakable(readText(asked)));
    expect(typos('the Tratoria in Lucca', 'Trattoria da Gigi')).toEqual(['tratoria']);
    expect(typos('flights to Reykjavk', 'We go to Reykjavik')).toEqual(['reykjavk']);
    expect(typos('Wroclwa', 'Wroclaw is nice')).toEqual(['wroclwa']);
    expect(typos('the market', 'the marker')).toEqual([]);
  });
});

describe('is another thing', () => {
  it.each([
    ['LH 455', 'Our flight is LH454.'],
    ['E 20', 'It shows E19.'],
    ['which smart phone', 'I bought a smartwatch.'],
    ['a smartwatch', 'I watch TV at night.'],
    ['+49 171 2345679', 'Call 0171 2345678.'],
  ])('%s: %s', (asked, said) => {
    expect(common(asked, said)).toEqual([]);
  });

  it('a date, a size or an amount is no code', () => {
    expect(termsOf('2026-11-29 10:30')).not.toContain('2026112910');
    for (const text of ['5km', '10am', '2020', '3rd', '16gb'])
      expect(
        termsOf(text).filter((term) => isCode(term, text)),
        text,
      ).toEqual([]);
  });
});

it('costs no more than in proportion to the text', () => {
  for (const part of ['1 2 3 4 5 ', 'LH 454 ', 'A1 B ', '(((1', '+49 171 '])
    expect(
      growthOf((text: string) => termsOf(text), repeated(part), 8_000),
      part,
    ).toBeLessThan(LINEAR_GROWTH_MAX);
});
