/**
 * What is remembered from one message. If precision falls, a user is told things of themselves that they never said; if
 * recall falls, they have to say everything twice; if time grows with a hostile text, nobody gets an answer.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';
import { CONTENT_MAX_CHARS, SIGNALS_MAX } from '../../../../src/memory/signals/signal.ts';
import { FACT_CATEGORIES, MEMORY_KINDS } from '../../../../src/memory/types.ts';
import { DEVELOPMENT } from '../../../eval/signals/development.ts';
import { HELD_OUT } from '../../../eval/signals/held-out.ts';
import { FAMILIES, SAID_AT } from '../../../eval/signals/labels.ts';
import { figuresOf, judge } from '../../../eval/signals/score.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';
import { random } from '../../../support/random.ts';

const context = { occurredAt: SAID_AT };
const contents = (text: string) => extractSignals(text, context).map((signal) => signal.content);
const only = (text: string) => {
  const signals = extractSignals(text, context);
  expect(signals, text).toHaveLength(1);
  return signals[0];
};
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('on the labelled utterances', () => {
  const judged = [...DEVELOPMENT, ...HELD_OUT].map((utterance) =>
    judge(utterance, extractSignals(utterance.text, context)),
  );

  it('what is remembered is right and most of what was said is remembered', () => {
    const { precision, recall } = figuresOf(judged);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  });

  it.each(FAMILIES)('%s reach both on their own', (family) => {
    const { precision, recall } = figuresOf(judged, family);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  });

  it('half of them are traps, and no utterance stands in both halves', () => {
    const all = [...DEVELOPMENT, ...HELD_OUT];
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(all.filter(({ trap }) => trap !== null).length * 2).toBeGreaterThanOrEqual(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('every signal is in range and names where it was said', () => {
    for (const { text } of [...DEVELOPMENT, ...HELD_OUT])
      for (const signal of extractSignals(text, context)) {
        expect(MEMORY_KINDS).toContain(signal.kind);
        expect([null, ...FACT_CATEGORIES]).toContain(signal.category);
        expect(signal.importance).toBeGreaterThan(0);
        expect(signal.importance).toBeLessThanOrEqual(1);
        expect(signal.start).toBeGreaterThanOrEqual(0);
        expect(signal.end).toBeGreaterThan(signal.start);
        expect(signal.end).toBeLessThanOrEqual(text.length);
      }
  });
});

describe('a topic with one current value', () => {
  it('is the same however it is said, so that the new value supersedes the old one', () => {
    const topic = (text: string) => only(text)?.topicKey;
    expect(topic('I moved to Porto')).toBe(topic('I live in Lisbon'));
    expect(topic('I hate green teas')).toBe(topic('I love Green Tea'));
    expect(topic('I no longer like running')).toBe(topic('I like to run'));
    expect(topic('I prefer coffee to tea')).toBe(topic('I prefer tea over coffee'));
    expect(topic('My thesis is due on Friday')).toBe(topic('I have to submit the thesis by 20 May'));
    expect(topic('From now on, speak German with me.')).toBe(topic('Always answer in French'));
  });

  it('is the same in British and American spelling, and for the one cat that somebody has', () => {
    const topic = (text: string) => only(text)?.topicKey;
    expect(topic('My favourite colour is teal')).toBe(topic('my favorite color is red'));
    expect(topic('I love grey jewellery')).toBe(topic('I hate gray jewelry'));
    expect(topic('Remember that my cat is called Miso.')).toBe(topic('my cat is called Mochi'));
  });

  it('ends by a plain denial of the value that is stored, and an end of hate ends no liking', () => {
    expect(only("I don't live in Lisbon.")).toMatchObject({
      action: 'end',
      topicKey: 'home',
      value: 'Lisbon',
    });
    expect(only("I don't work at Acme.")).toMatchObject({ action: 'end', topicKey: 'work.employer' });
    expect(only("I don't hate olives anymore.")).toMatchObject({ action: 'end', value: 'dislikes olives' });
    expect(only('Stop answering in German.')).toMatchObject({
      action: 'end',
      topicKey: 'language',
      value: 'German',
    });
    expect(only("Don't call me Annie.")).toMatchObject({
      action: 'end',
      topicKey: 'address_as',
      value: 'Annie',
    });
  });

  it('has one value a message: who corrects themselves means the last one', () => {
    expect(contents('I live in Porto. No wait, I live in Braga.')).toEqual(['Lives in Braga.']);
  });

  it('can end without a new value, and the value that ends is named', () => {
    expect(only("I don't live in Berlin any more")).toMatchObject({
      action: 'end',
      topicKey: 'home',
      value: 'Berlin',
    });
  });
});

describe('dates', () => {
  it('are resolved against the moment of the message, not of the machine', () => {
    expect(only('My essay is due on Friday')).toMatchObject({
      dueAt: day(2026, 5, 9) - 1,
      content: 'Deadline: essay on 2026-05-08.',
    });
    const later = extractSignals('My essay is due on Friday', { occurredAt: SAID_AT + 7 * DAY_MS });
    expect(later[0]?.dueAt).toBe(day(2026, 5, 16) - 1);
  });

  it('keep the hour when one was named, and a deadline is kept for a while after it', () => {
    const signal = only('I need to send the invoice by tomorrow 5pm');
    expect(signal?.dueAt).toBe(day(2026, 5, 5) + 17 * 60 * 60 * 1000);
    expect(signal?.expiresAt).toBeGreaterThan(signal?.dueAt ?? Number.POSITIVE_INFINITY);
  });

  it('tell since when a place holds, where that was said', () => {
    expect(only('I moved to Porto yesterday')?.validFrom).toBe(day(2026, 5, 3));
    expect(only('I moved to Porto')?.validFrom).toBeNull();
  });

  it('that are not understood to their end are no dates', () => {
    expect(contents('My essay is due the week after whenever')).toEqual([]);
    expect(contents('My essay is due on Friday or maybe Monday')).toEqual([]);
  });
});

describe('explicit requests', () => {
  it('keep the words and the language of the user', () => {
    expect(contents('Merk dir, dass Ömer mein Büro ÜBERNIMMT')).toEqual(['Ömer mein Büro ÜBERNIMMT']);
  });

  it('are told by a rule that understands them, with its topic and the importance of a request', () => {
    expect(only('Please remember that I live in Lisbon')).toMatchObject({
      topicKey: 'home',
      importance: 0.9,
    });
  });

  it('understood in part are kept whole', () => {
    expect(contents('Remember that I live in Lisbon and my spare key is with Rui')).toEqual([
      'I live in Lisbon and my spare key is with Rui.',
    ]);
  });

  it('to forget carry the words to look for', () => {
    expect(only('Forget what I said about my sister')).toMatchObject({
      action: 'forget',
      content: 'my sister',
    });
  });

  it.each([
    ['Kannst du bitte vergessen, dass ich in Porto wohne?', 'ich in Porto wohne'],
    ['¿Puedes olvidar que vivo en Oporto?', 'vivo en Oporto'],
    ['Vær så snill, glem at jeg bor i Porto.', 'jeg bor i Porto'],
    ['Lütfen çayı sevdiğimi unut.', 'çayı sevdiğimi'],
    ['انس أنني أعيش في بورتو.', 'أعيش في بورتو'],
    ['请忘记我住在波尔图。', '我住在波尔图'],
    ['私がポルトに住んでいることを忘れてください。', '私がポルトに住んでいる'],
    ['포르투에 산다는 걸 잊어 줘.', '포르투에 산다'],
    ['ช่วยลืมว่าฉันอาศัยอยู่ที่ปอร์โต', 'ฉันอาศัยอยู่ที่ปอร์โต'],
    ['Zapomeň, že bydlím v Portu.', 'bydlím v Portu'],
    ['Prosím, zabudni, že bývam v Porte.', 'bývam v Porte'],
    ['Te rog, uită că locuiesc în Porto.', 'locuiesc în Porto'],
    ['Felejtsd el, hogy Portóban lakom.', 'Portóban lakom'],
    ['Unohda, että asun Portossa.', 'asun Portossa'],
    ['Ξέχασε ότι μένω στο Πόρτο.', 'μένω στο Πόρτο'],
    ['שכח שאני גר בפורטו.', 'אני גר בפורטו'],
    ['لطفا فراموش کن که در پورتو زندگی می‌کنم.', 'در پورتو زندگی می‌کنم'],
    ['Забрави, че живея в Порто.', 'живея в Порто'],
    ['Zaboravi da živim u Portu.', 'živim u Portu'],
    ['Oblida que visc a Porto.', 'visc a Porto'],
    ['بھول جاؤ کہ میں پورٹو میں رہتا ہوں', 'میں پورٹو میں رہتا ہوں'],
  ])('to forget are heard: %s', (text, content) => {
    expect(only(text)).toMatchObject({ action: 'forget', content });
  });

  it.each([
    'Vergiss nicht, dass ich in Porto wohne.',
    'Ich vergesse, dass ich in Porto wohne.',
    'Nezapomeň, že bydlím v Portu.',
    'Älä unohda, että asun Portossa.',
    '我忘了我住在波尔图。',
    '别忘了我住在波尔图。',
    '忘了我吧。',
    '私がポルトに住んでいることを忘れていた。',
    '포르투에 산다는 걸 잊어버렸어요.',
    'Çayı sevdiğimi unuttun.',
    'Hast du vergessen, dass ich in Porto wohne?',
  ])('to forget are none of these: %s', (text) => {
    expect(extractSignals(text, context).map(({ action }) => action)).not.toContain('forget');
  });

  it('to forget leave out words that no memory of it holds', () => {
    expect(contents('Forget that my cat is called Miso.')).toEqual(['my cat Miso']);
    expect(contents('Forget that I hate olives')).toEqual(['I dislike olives']);
    expect(contents('Please forget where I live.')).toEqual(['I live']);
  });

  it('put a date beside a day that will be another tomorrow', () => {
    expect(contents('Remember that my train leaves at 9 tomorrow')).toEqual([
      'My train leaves at 9 tomorrow (2026-05-05).',
    ]);
  });
});

describe('a long or odd message', () => {
  it('gives few signals, the most important ones', () => {
    const likes = 'abcdefghijkl'.split('').map((letter) => `I like ${letter.repeat(5)}.`);
    const signals = extractSignals(`${likes.join(' ')} My name is Ana.`, context);
    expect(signals).toHaveLength(SIGNALS_MAX);
    expect(signals.at(-1)?.content).toBe('Name is Ana.');
  });

  it('is read at both ends only: a paste in the middle is not the user', () => {
    const paste = 'I live in Kent. '.repeat(1_000);
    expect(
      contents(`My name is Ana.\n${'Lorem ipsum dolor sit amet.\n'.repeat(800)}I live in Lisbon.`),
    ).toEqual(['Name is Ana.', 'Lives in Lisbon.']);
    expect(extractSignals(`Here it is: ${paste}`, context).length).toBeLessThanOrEqual(1);
  });

  it('never gives a content longer than a statement', () => {
    for (const text of [
      `Remember that my ${'very '.repeat(500)}old dog barks`,
      `I like ${'x'.repeat(5_000)}`,
    ])
      for (const content of contents(text)) expect(content.length).toBeLessThanOrEqual(CONTENT_MAX_CHARS);
  });

  it('of 8 KB is read in a moment, whatever it repeats', () => {
    const units = [
      'a',
      'I ',
      'I live in Lisbon. ',
      'I have to x by Friday, ',
      '"',
      "'",
      '\n',
      '> ',
      '`',
      'remember that ',
      '( ',
      '*',
      'I prefer a to b ',
      'I love a, b, c and d, ',
      'the x is due by ',
      'whenever I x, ',
      '记住',
      'A: b\n',
      'İ',
      '🙄',
      ' ',
      '\u200b',
      '[',
    ];
    for (const unit of units) {
      const growth = growthOf((text) => extractSignals(text, context), repeated(unit), 8_000);
      expect(growth, JSON.stringify(unit)).toBeLessThan(LINEAR_GROWTH_MAX);
    }
  });

  it('of any characters is read without an error and always the same way', () => {
    const source = random();
    const pieces = [
      'I live in ',
      'my name is ',
      'remember that ',
      'I like ',
      '"',
      "'",
      '`',
      '\n',
      '\ud800',
      '\ue000',
      'İ',
      ', ',
      '. ',
    ];
    for (let i = 0; i < 60; i++) {
      const text = Array.from({ length: 30 }, () =>
        source.int(2) === 0 ? source.pick(pieces) : String.fromCodePoint(source.int(0x10ffff)),
      ).join('');
      const signals = extractSignals(text, context);
      expect(extractSignals(text, context), `seed ${source.seed}`).toEqual(signals);
      for (const signal of signals) expect(signal.content, `seed ${source.seed}`).not.toContain('\ue000');
    }
  });
});
