/**
 * Words as the index knows them. A word that comes out differently in a question than in a message is a message that its
 * user never finds again.
 */
import { describe, expect, it } from 'vitest';
import { foldText, termOf, termsOf, wordsOf } from '../../src/lib/words.ts';

describe('the words of a text', () => {
  it.each([
    ['English', 'The Quick-Brown fox, jumps!', ['the', 'quick', 'brown', 'fox', 'jumps']],
    [
      'apostrophes',
      "Don't touch Ana's, O'Neil’s or rock 'n' roll",
      ['dont', 'touch', 'anas', 'oneils', 'or', 'rock', 'n', 'roll'],
    ],
    ['German', 'Über die Straße, Größe 42', ['uber', 'die', 'straße', 'große', '42']],
    ['French', "L’été à Orléans, c'est là", ['lete', 'a', 'orleans', 'cest', 'la']],
    ['Turkish', 'İstanbul ÇAY', ['istanbul', 'cay']],
    ['Vietnamese', 'Tiếng Việt', ['tieng', 'viet']],
    ['Russian', 'Ёлка и ёжик — Йод', ['елка', 'и', 'ежик', 'иод']],
    ['Greek', 'Καλημέρα, τι κάνεις;', ['καλημερα', 'τι', 'κανεις']],
    ['Arabic', 'مُحَمَّد يَشْرَبُ الشاي', ['محمد', 'يشرب', 'الشاي']],
    ['Hebrew', 'שָׁלוֹם עולם', ['שלום', 'עולם']],
    ['half-width kana', 'ﾁｪﾛ', ['チェロ']],
    ['Korean', '안녕하세요 세계', ['안녕하세요', '세계']],
    ['programming languages', 'C++, C# and F#; a+b, #tag', ['c++', 'c#', 'and', 'f#', 'a', 'b', 'tag']],
    ['full width', 'ＡＢＣ　１２３', ['abc', '123']],
    ['ligatures and Roman numerals', 'ﬁne Ⅳ', ['fine', 'iv']],
    ['numbers and dates', '2026-03-01, 3.14 and 1,000', ['2026', '03', '01', '3', '14', 'and', '1', '000']],
    ['emoji', 'I love 🐝🍯!', ['i', 'love', '🐝', '🍯']],
    ['no words at all', ' … — !? \n\t "()[]" ', []],
    ['nothing', '', []],
  ])('in %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  // Where exactly a dictionary cuts is its own affair; nothing may be lost, and the words that people ask for are there.
  it.each([
    ['Chinese', '我妹妹会拉大提琴。', ['妹妹', '大提琴']],
    ['Japanese', '妹はチェロを弾きます', ['妹', 'チェロ']],
    ['Thai', 'น้องสาวเล่นเชลโล', ['น้อง', 'สาว', 'เล่น']],
    ['Chinese beside Latin', '我用C++写iPhone15程序', ['c++', 'iphone15', '程序']],
  ])('in %s, which has no spaces, are cut by a dictionary', (_, text, wanted) => {
    const words = wordsOf(text);
    expect(words.join('')).toBe(foldText(text).replace('。', ''));
    for (const word of wanted) expect(words).toContain(word);
  });

  it.each([
    ['case', 'LISBON', 'lisbon'],
    ['accents', 'café', 'cafe'],
    ['composed and decomposed letters', 'cafe\u0301', 'caf\u00e9'],
    ['width', 'ｃａｆｅ', 'cafe'],
    ['a curly apostrophe', 'don’t', "don't"],
    ['English inflection', 'running runs', 'run run'],
    ['plural', 'bicycles', 'bicycle'],
    ['Arabic vowel signs', 'كِتَاب', 'كتاب'],
    ['Russian ё', 'ёлка', 'елка'],
    ['a soft hyphen, as pages have in long words', 'Straßen\u00adbahn', 'Straßenbahn'],
    ['an emoji with and without its presentation', '❤\ufe0f', '❤'],
    ['an emoji with and without a skin tone', '👍🏽', '👍'],
  ])('are the same for %s', (_, one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it.each([
    ['ก่อน', 'กอน'],
    ['कल', 'काल'],
    ['が', 'か'],
    ['C', 'C++'],
    ['C++', 'C#'],
  ])('keep %s and %s apart where a mark makes another word', (one, other) => {
    expect(termsOf(one)).not.toEqual(termsOf(other));
  });

  it('repeat as often as they stand there: that is their weight', () => {
    expect(termsOf('tea and tea and Tea')).toEqual(['tea', 'and', 'tea', 'and', 'tea']);
  });

  it('are stemmed only where the stemmer knows the language', () => {
    expect([termOf('bicycles'), termOf('straße'), termOf('елки'), termOf('c++'), termOf('2026')]).toEqual([
      'bicycl',
      'straße',
      'елки',
      'c++',
      '2026',
    ]);
  });
});

describe('a huge text', () => {
  it.each([
    ['one run of letters', 'x'.repeat(1_000_000), 1],
    ['one run of Chinese', '汉字'.repeat(20_000), 40_000],
    ['spaces', ' '.repeat(1_000_000), 0],
    ['apostrophes', "a'".repeat(200_000), 1],
    ['combining marks', `a${'\u0301'.repeat(200_000)}`, 1],
    ['plus signs', 'c+'.repeat(50_000), 50_000],
  ])('of %s is cut in a moment', (_, text, atMost) => {
    const started = performance.now();
    const words = wordsOf(text);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(words.length).toBeLessThanOrEqual(atMost);
    for (const word of words) expect(word.length).toBeLessThanOrEqual(40);
  });

  it('of base64 is found by its beginning, the same in a question', () => {
    const blob = 'QUJD'.repeat(100);
    expect(termsOf(blob)).toEqual(termsOf(`${blob}tail`));
  });
});
