/** What conversations are called that nobody named. If it fails, a list of chats reads "Hi", or shows a password to whoever looks over a shoulder. */
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { TITLE_MAX_TOKENS, titleOf } from '../../../src/recall/title.ts';

describe('a title', () => {
  it.each<[string, string[], string | null]>([
    ['the first thing that is said', ['We retile the kitchen. Blue or white?'], 'We retile the kitchen'],
    ['what follows a greeting', ['Hi there! We retile the kitchen.'], 'We retile the kitchen'],
    [
      'a later message, where the first asks to be heard',
      ['Can you help me?', 'My bike has a flat tyre.'],
      'My bike has a flat tyre',
    ],
    ['what stands there, where nothing tells much', ['Hi', 'Porto?'], 'Porto?'],
    ['a greeting, where that is all', ['Hello!'], 'Hello!'],
    ['one line without its mark', ['# Plan for *Porto*\n- train'], 'Plan for *Porto*'],
    ['a text without spaces', ['厨房の改装を相談したいです。青か白か。'], '厨房の改装を相談したいです'],
    [
      'German',
      ['Guten Morgen! Wir fliesen die Küche neu, was kostet das?'],
      'Wir fliesen die Küche neu, was kostet das?',
    ],
    ['nothing, where nothing has a word', ['…', '👍'], null],
    ['nothing of nothing', [], null],
  ])('is %s', (_, messages, title) => {
    expect(titleOf(messages)).toBe(title);
  });

  it('has one line and a bound, and holds no secret, wherever that is cut', () => {
    const long = `We plan the kitchen with ${'tiles and '.repeat(200)}`;
    const title = titleOf([long]) ?? '';
    expect(countTokens(title)).toBeLessThanOrEqual(TITLE_MAX_TOKENS);
    expect(title).toMatch(/^We plan the kitchen with .*…$/);
    const key = 'sk-proj-4f9A8b7C6d5E4f3A2b1C0d9E8f7A6b5C4d3E2f1A';
    expect(titleOf([`My key is ${key} and it does not work`])).not.toContain('4f9A8b7C');
  });
});
