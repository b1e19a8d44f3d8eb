/**
 * Words as the index knows them. A word that comes out differently in a question than in a message is a message that its
 * user never finds again.
 */
import { describe, expect, it } from 'vitest';
import {
  foldAccents,
  foldText,
  termOf,
  termsOf,
  termsOfWords,
  wordsOf,
} from '../../../../src/lib/text/words.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

describe('the words of a text', () => {
  it.each([
    ['English', 'The Quick-Brown fox, jumps!', ['the', 'quick', 'brown', 'fox', 'jumps']],
    [
      'apostrophes',
      "Don't touch Ana's, James's, O'Neil’s or rock 'n' roll",
      ['dont', 'touch', 'anas', 'james', 'oneils', 'or', 'rock', 'n', 'roll'],
    ],
    ['German', 'Über die Straße, Größe 42', ['uber', 'die', 'strasse', 'grosse', '42']],
    ['French', "L’été à Orléans, c'est là", ['lete', 'ete', 'a', 'orleans', 'cest', 'est', 'la']],
    ['Turkish', 'İstanbul ÇAY ılık', ['istanbul', 'cay', 'ilik']],
    ['Vietnamese', 'Tiếng Việt, Đà Nẵng', ['tieng', 'viet', 'da', 'nang']],
    ['Russian', 'Ёлка и ёжик — Йод', ['елка', 'и', 'ежик', 'иод']],
    ['Greek', 'Καλημέρα, τι κάνεις;', ['καλημερα', 'τι', 'κανεις']],
    ['Arabic', 'مُحَمَّد يَشْرَبُ الشاي', ['محمد', 'يشرب', 'الشاي']],
    ['Hebrew', 'שָׁלוֹם עולם', ['שלום', 'עולם']],
    ['half-width kana', 'ﾁｪﾛ', ['チェロ']],
    ['Korean', '안녕하세요 세계', ['안녕하세요', '세계']],
    [
      'programming languages',
      'C++, C# and F#; a+b, #tag issue#12',
      ['c++', 'c#', 'and', 'f#', 'a', 'b', 'tag', 'issue', '12'],
    ],
    ['full width', 'ＡＢＣ　１２３', ['abc', '123']],
    ['ligatures and Roman numerals', 'ﬁne Ⅳ', ['fine', 'iv']],
    [
      'numbers and dates',
      '2026-03-01, 3.14 and 1,000. 7: 8',
      ['2026-03-01', '3.14', 'and', '1,000', '7', '8'],
    ],
    ['emoji', 'I love 🐝🍯!', ['i', 'love', '🐝', '🍯']],
    ['flags', '🇩🇪🇫🇷', ['🇩🇪', '🇫🇷']],
    ['trade marks', 'Strata™ Stratum℠', ['strata', 'stratum']],
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
});

describe('a word is found by its other form', () => {
  it.each([
    ['case', 'LISBON', 'lisbon'],
    ['accents', 'café', 'cafe'],
    ['composed and decomposed letters', 'cafe\u0301', 'caf\u00e9'],
    ['width', 'ｃａｆｅ', 'cafe'],
    ['a curly apostrophe', 'don’t', "don't"],
    ['an apostrophe left out', "it's", 'its'],
    ['a possessive', "Jürgen's James's", 'Jurgen James'],
    ['English inflection', 'running runs', 'run run'],
    ['plural', 'bicycles', 'bicycle'],
    ['a soft hyphen, as pages have in long words', 'Straßen\u00adbahn', 'Straßenbahn'],
    ['Danish ø', 'Søren', 'Soren'],
    ['Polish ł', 'Łódź', 'Lodz'],
    ['German ß', 'Straße', 'Strasse'],
    ['capital ẞ', 'STRAẞE', 'strasse'],
    ['Icelandic', 'Þórður', 'Thordur'],
    ['Norwegian æ and French œ', 'Kjær sœur', 'Kjaer soeur'],
    ['Croatian đ', 'Đoković', 'Dokovic'],
    ['Turkish ı', 'Ilgın', 'ilgin'],
    ['German plurals', 'Katzen Kindern Regeln', 'Katze Kinder Regel'],
    ['a Russian case', 'Москве Москвой Иваном елки', 'Москва Москва Иван ёлка'],
    ['a Russian adjective', 'зелёного зелёный', 'зеленая зеленые'],
    ['Russian animals', 'собаками', 'собака'],
    ['Ukrainian', 'Київ містами', 'Київ місто'],
    ['Arabic vowel signs', 'كِتَاب', 'كتاب'],
    ['the Arabic article', 'الكتاب والكتاب بالكتاب', 'كتاب كتاب كتاب'],
    ['Arabic endings', 'مدرسة مدرستي', 'مدرسه مدرستي'],
    ['Arabic plurals', 'المهندسون مهندسين', 'مهندس مهندس'],
    ['Arabic alef and hamza', 'أحمد إلى', 'احمد الي'],
    ['a stretched Arabic word', 'محـــمد', 'محمد'],
    ['Persian letters', 'کتاب', 'كتاب'],
    ['Arabic digits', '٢٠٢٦', '2026'],
    ['Hindi and Thai digits', '४२ ๔๒', '42 42'],
    ['a lengthened katakana word', 'サーバー', 'サーバ'],
    ['an emoji with and without its presentation', '❤\ufe0f', '❤'],
    ['an emoji with and without a skin tone', '👍🏽', '👍'],
    ['a keycap', '1\ufe0f\u20e3', '1'],
    ['leading v', 'v2.3.1', '2.3.1'],
    ['a decimal comma', '3,14', '3.14'],
    ['marks of thousands', '1,200', '1.200'],
    ['a date with slashes', '2026/03/01', '2026-03-01'],
  ])('for %s', (_, one, other) => {
    const terms = wordsOf(other).map(termOf);
    for (const [i, word] of wordsOf(one).entries()) expect(termOf(word)).toBe(terms[i]);
  });

  it.each([
    ['foo-bar', 'foo-bar', 'foo bar', 'foobar', 'foo_bar', 'fooBar'],
    ['fooBar', 'foobar', 'foo bar', 'foo_bar', 'foo-bar'],
    ['foo_bar', 'foo bar', 'foobar', 'fooBar'],
    ['e-mail', 'email', 'mail'],
    ['Wi-Fi', 'wifi', 'wi fi', 'WiFi'],
    ['Node.js', 'node.js', 'node js', 'nodejs', 'NodeJS'],
    ['.NET and ASP.NET', '.net', 'net', 'asp.net'],
    ['U.S.A.', 'USA'],
    ['getUserById', 'get user', 'get_user_by_id', 'GETUSERBYID'],
    ['an HTMLParser', 'html parser', 'htmlparser'],
    ['an iPhone15', 'iphone', 'iphone 15', 'iPhone15'],
    ['an iPhone', 'iphone', 'phone'],
    ['JavaScript', 'javascript', 'Java Script', 'java-script'],
    ['user@example.org', 'user@example.org', 'example.org', 'example', 'user'],
    ['Anna.Lena@example.org', 'anna lena', 'ANNA.LENA@EXAMPLE.ORG'],
    ['v2.3.1', 'v2.3.1', '2.3.1', '2.3', 'v2', '2'],
    ['python3.11', 'python', 'python 3.11', '3.11'],
    ['gpt-4.1', 'gpt 4.1', 'gpt4.1', 'gpt'],
    ['192.168.0.1:8080', '192.168.0.1', '8080'],
    ['2026-03-01', '2026', '2026-3-1'],
    ['2026-03-01T10:30:00Z', '2026-03-01', '10:30:00', '2026'],
    ['1.3.2026', '2026', '01.03.2026'],
    ['1,200', '1200'],
    ['at 09:30', '9:30', '09:30', '9.30'],
    ['16GB', '16 GB', '16'],
    ['covid-19', 'covid19', 'covid 19'],
    ['utf-8', 'UTF8', 'utf 8'],
    ['src/lib/text/words.ts', 'words.ts', 'src/lib', 'words'],
    ['https://example.org/docs?page=2#top', 'example.org/docs', 'docs', 'example.org'],
    ['#1234 #tag @anna', '1234', 'tag', 'anna', '#tag', '@anna'],
    ['an IPv6 address', 'ipv6', 'IPV6'],
    ["l'été à d'Orléans, dell’arte", 'été', 'Orleans', "d'Orléans", 'arte'],
    ['👩‍💻 🏳️‍🌈 👨‍👩‍👧', '👩‍💻', '💻', '🌈', '👩🏽‍💻', '👧'],
    ['京都大学に行った', '京都', '大学', '京'],
    ['卡罗琳在调研大提琴', '卡罗琳', '调研', '提琴', '大提琴'],
    ['食べ物', '食'],
    ['학교에서', '학교에서'],
  ])('%s', (text, ...questions) => {
    const terms = new Set(termsOf(text));
    const misses = questions.filter((question) => !wordsOf(question).some((word) => terms.has(termOf(word))));
    expect(misses).toEqual([]);
  });

  it.each([
    ['foo-bar', 'foo bar'],
    ['v2.3.1', '2.3'],
    ['user@example.org', 'user example org'],
    ['Node.js', 'nodejs'],
    ['.NET', '.net'],
    ['fooBar', 'foo_bar'],
    ['3.14', '3,14'],
  ])('%s holds all that is asked for with %s', (text, question) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(termsOfWords(question, wordsOf(question))));
  });
});

describe('a name without spaces around it', () => {
  const thai = ['ฉันชอบ_มาก', 'เมื่อวานผมไปดู_กับเพื่อน', 'เธอบอกว่า_ดีมาก'];
  const japanese = ['私の_が好き', '_コンサートで弾いた', '昨日_大学へ行った'];
  const chinese = ['我喜欢_很久了', '_的妹妹住在北京', '在_买东西', '昨天去了_大学'];
  it.each([
    ['เชลโล', thai],
    ['ไมเคิล', thai],
    ['จูเลีย', thai],
    ['カロリン', japanese],
    ['東京', japanese],
    ['チェロ', japanese],
    ['卡罗琳', chinese],
    ['张伟', chinese],
    ['图书馆', chinese],
    ['调研', chinese],
  ])('is found whatever stands beside it: %s', (name, contexts) => {
    const asked = termsOfWords(name, wordsOf(name));
    for (const context of contexts) {
      const terms = new Set(termsOf(context.replace('_', name)));
      expect(asked.filter((term) => terms.has(term)).length / asked.length, context).toBeGreaterThan(0.5);
    }
  });
});

describe('other words stay apart', () => {
  it.each([
    ['ก่อน', 'กอน'],
    ['कल', 'काल'],
    ['が', 'か'],
    ['C', 'C++'],
    ['C++', 'C#'],
    ['2.3.1', '2.3.2'],
    ['2.3.1', '231'],
    ['listen', 'list'],
    ['chicken', 'chick'],
    ['seven', 'sev'],
    ['party', 'part'],
    ['Maria', 'Mario'],
    ['🇩🇪', '🇫🇷'],
    ['дом', 'дым'],
    ['علي', 'عل'],
  ])('%s and %s', (one, other) => {
    expect(termsOf(one)[0]).not.toBe(termsOf(other)[0]);
  });

  it.each([
    ['a version', '2.3.1', '2 eggs, 3 cups and 1 spoon', 'we run 2.3.1 now'],
    ['a compound', 'foo-bar', 'foo at the bar', 'the foo-bar module'],
    ['a platform', '.NET', 'a fishing net', 'ported to .NET'],
    ['an address', 'ann@example.org', 'ann has an example for that org', 'mail ann@example.org'],
  ])('so that %s is found before its parts', (_, question, lookAlike, wanted) => {
    const held = (text: string) => {
      const terms = new Set(termsOf(text));
      return termsOfWords(question, wordsOf(question)).filter((term) => terms.has(term)).length;
    };
    expect(held(wanted)).toBeGreaterThan(held(lookAlike));
  });
});

describe('the terms of a text', () => {
  it('repeat as often as they stand there: that is their weight', () => {
    expect(termsOf('tea and tea and Tea')).toEqual(['tea', 'and', 'tea', 'and', 'tea']);
  });

  it('are no more than its words in plain prose: an index holds every message', () => {
    const prose =
      'Yesterday we walked along the river, and Ana said that her sister plays the cello on Fridays.';
    expect(termsOf(prose)).toEqual(wordsOf(prose).map(termOf));
  });

  it('are single tokens of the index: a sign that cuts one would lose it', () => {
    for (const term of termsOf(
      'v2.3.1 foo-bar .env a@b.org 12:30 1/2 C++ C# x_y 3,14 192.168.0.1:80 a1@2b.de 1@2 2026-03-01T10:30Z 1_2',
    ))
      expect(term).toMatch(/^[\p{L}\p{N}_]+(?:\+\+|#)?$/u);
  });

  it('are stemmed by script, whatever the language around them', () => {
    expect([termOf('bicycles'), termOf('елки'), termOf('c++'), termOf('2026'), termOf('καλημερα')]).toEqual([
      'bicycl',
      'елк',
      'c++',
      '2026',
      'καλημερα',
    ]);
  });

  it('of a question are those of the words it is about', () => {
    expect(termsOfWords('who wrote foo-bar?', ['foo', 'bar'])).toEqual(['foo', 'bar', 'foobar']);
  });
});

it('the folding under stored vectors keeps ø and ß: they would all have to be made again', () => {
  expect(foldAccents('Søren Größe É')).toBe('søren große e');
});

describe('a huge text', () => {
  it.each([
    ['one run of letters', repeated('x'), 1],
    ['one run of Chinese', repeated('汉字'), 40_000],
    ['spaces', repeated(' '), 0],
    ['apostrophes', repeated("a'"), 1],
    ['combining marks', (chars: number) => `a${'\u0301'.repeat(chars)}`, 1],
    ['plus signs', repeated('c+'), 20_000],
    ['a number without end', repeated('1.'), 1],
    ['hyphens', repeated('a-'), 20_000],
    ['humps', repeated('aB'), 1],
    ['dots', repeated('.'), 0],
    ['Thai', repeated('เชลโล'), 24_000],
    ['katakana', repeated('カロリン'), 40_000],
  ])('of %s is cut in a moment', (_, textOf, atMost) => {
    expect(growthOf(wordsOf, textOf, 16_000)).toBeLessThan(LINEAR_GROWTH_MAX);
    expect(growthOf(termsOf, textOf, 16_000)).toBeLessThan(LINEAR_GROWTH_MAX);
    const words = wordsOf(textOf(40_000));
    expect(words.length).toBeLessThanOrEqual(atMost);
    for (const word of words) expect(word.length).toBeLessThanOrEqual(40);
  });

  it('of base64 is found by its beginning, the same in a question', () => {
    const blob = 'QUJD'.repeat(100);
    expect(termsOf(blob)).toEqual(termsOf(`${blob}tail`));
  });
});
