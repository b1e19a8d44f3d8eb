/**
 * What users say of being remembered. Who says "don't save this" and is remembered all the same has been lied to; who is asked
 * whether all is to be erased, or has it erased, without having wished for it, loses what was theirs.
 */
import { describe, expect, it } from 'vitest';
import type { DiscretionWords } from '../../../../src/language/language.ts';
import { LANGUAGES } from '../../../../src/language/languages.ts';
import { readWishes } from '../../../../src/memory/wishes/discretion.ts';

const phrasesOf = (
  words: DiscretionWords | undefined,
  field: 'offRecord' | 'ahead' | 'forgetAll' | 'yes' | 'pretends' | 'endsPretence',
) => (words?.[field] ?? '').split(',').map((phrase) => phrase.trim());

describe.each(LANGUAGES.map(({ code, discretionWords }) => [code, discretionWords] as const))(
  'in %s',
  (_, words) => {
    it('every phrase is understood, in capitals and within a message as well', () => {
      expect(words).toBeDefined();
      for (const phrase of phrasesOf(words, 'offRecord')) {
        expect([phrase, readWishes(`${phrase.toUpperCase()}!`).isOffRecord]).toEqual([phrase, true]);
        expect([phrase, readWishes(`2026: ${phrase}. 42`).isOffRecord]).toEqual([phrase, true]);
      }
      for (const phrase of phrasesOf(words, 'forgetAll')) {
        expect([phrase, readWishes(`${phrase}.`).forgetAllQuestion]).not.toEqual([phrase, null]);
        expect([phrase, readWishes(phrase).isOffRecord, readWishes(phrase).isYes]).toEqual([
          phrase,
          false,
          false,
        ]);
      }
      for (const phrase of phrasesOf(words, 'yes'))
        expect([phrase, readWishes(`${phrase}.`).isYes]).toEqual([phrase, true]);
    });

    it('what speaks of the next message is understood', () => {
      for (const phrase of phrasesOf(words, 'ahead').filter((each) => each !== ''))
        expect([phrase, readWishes(`Please ${phrase}.`).isAhead]).toEqual([phrase, true]);
    });

    it('what begins or ends a game is understood', () => {
      for (const phrase of phrasesOf(words, 'pretends').filter((each) => each !== ''))
        expect([phrase, readWishes(`${phrase}. 42`).pretence]).toEqual([phrase, 'begins']);
      for (const phrase of phrasesOf(words, 'endsPretence').filter((each) => each !== ''))
        expect([phrase, readWishes(`${phrase}. 42`).pretence]).toEqual([phrase, 'ends']);
    });

    it('the question names an answer that is understood as yes', () => {
      const quoted =
        /[“„«»‘’「”]\s*([^“„«»‘’「」”]+?)\s*[“„«»‘’」”]/u.exec(words?.forgetAllQuestion ?? '')?.[1] ?? '';
      expect([quoted, readWishes(quoted).isYes]).toEqual([quoted, true]);
    });
  },
);

describe('a message', () => {
  it.each([
    'Off the record: I am leaving Acme in May.',
    'I’m pregnant. Please don’t save this.',
    'Just for this chat, call me Captain.',
    'Bitte speichere das nicht, aber ich habe gekündigt.',
    'Забудь об этом потом: не сохраняй это, я болею.',
    '我要离婚了，请不要保存。',
    'オフレコですが、転職します。',
    'ฉันป่วย อย่าบันทึกนะ',
  ])('is off the record: %s', (text) => {
    expect(readWishes(text).isOffRecord).toBe(true);
  });

  it.each([
    'I don’t remember this at all.',
    'I still don’t remember that song.',
    'We don’t save that much money.',
    'Ich merk dir das nicht an.',
    'Remember that I keep bees.',
    'Расстояние между нами большое.',
    'What records did she break?',
    'Jag minns inte det.',
  ])('is not: %s', (text) => {
    expect(readWishes(text).isOffRecord).toBe(false);
  });

  it.each([
    ['Don’t save that.', true],
    ['Please, don’t save this. Thanks!', true],
    ['That was off the record.', true],
    ['Speicher das nicht, bitte.', true],
    ['请不要保存。', true],
    ['Don’t save that: I am ill.', false],
    ['Yes.', false],
    ['', false],
  ])('speaks of the one before it only where it says nothing else: %s', (text, isBare) => {
    expect(readWishes(text).isBareDiscretion).toBe(isBare);
  });

  it.each([
    ['Forget everything you know about me', /^Shall I erase/],
    ['Please forget everything that I said about the trip.', null],
    ['Forget my address.', null],
    ['Vergiss bitte alles, was du über mich weißt!', /^Soll ich alles löschen/],
    ['Забудь всё, что знаешь обо мне.', /^Стереть всё/],
    ['Забудь всё, что ты обо мне знаешь', /^Стереть всё/],
    ['Please delete everything you remember about me.', /^Shall I erase/],
    ['Can you wipe your memory of me?', /^Shall I erase/],
    ['나에 대해 아는 모든 것을 잊어줘', /^알게 된 내용을/],
    ['请忘记你知道的关于我的一切。', /^要删除/],
  ])('is asked back in its own language, or not at all: %s', (text, question) => {
    if (question === null) expect(readWishes(text).forgetAllQuestion).toBeNull();
    else expect(readWishes(text).forgetAllQuestion).toMatch(question);
  });

  it.each(['Yes, but keep my name.', 'No', 'yesterday', 'Yes? What do you mean', '', 'да нет', 'ok then no'])(
    'is no yes: %s',
    (text) => {
      expect(readWishes(text).isYes).toBe(false);
    },
  );
});

describe('a game', () => {
  it.each([
    'I love role-play games.',
    'Imagine my surprise!',
    'We talked about pretending.',
    'I had a job interview today.',
    'Tell me a story.',
    'I read a novel.',
  ])('is not begun by who speaks of one: %s', (text) => {
    expect(readWishes(text).pretence).toBeNull();
  });
});

describe('a message in words of its own', () => {
  it.each([
    'Bitte nicht speichern: Ich habe Depressionen.',
    "Keep this between us and don't store it: I have HIV.",
    'Merk dir das bitte nicht: ich verdiene 5.400 Euro.',
    'Unter uns, nicht merken: mein Chef trinkt.',
    'Vergiss bitte, was ich gerade gesagt habe: ich bin schwanger.',
    'I was diagnosed with bipolar disorder last year - actually, please forget I said that.',
    'I have epilepsy, but forget that I told you',
    "don't write this down, but I was fired",
    'no te acuerdes de esto: tengo ansiedad',
    'olvida lo que acabo de decir, estoy embarazada',
    "n'enregistre rien: je suis enceinte",
    "j'ai été viré, oublie ce que je viens de dire",
    'non segnartelo: ho il diabete',
    'não anota isso: fui demitido',
    'sla dit alsjeblieft niet op: ik ben ziek',
    'nie zapisuj tego, proszę: jestem w ciąży',
    'забудь, что я это сказала',
    'spara inte det här, tack: jag är gravid',
    'bunu lütfen kaydetme: hamileyim',
    '今言ったことは忘れて',
    '방금 한 말은 잊어줘',
    '先说好别记下来，我怀孕了',
  ])('%s: is not to be kept', (text) => {
    expect(readWishes(text).isOffRecord).toBe(true);
  });

  it.each([
    "I don't remember this song",
    "don't forget to save the file",
    "don't store the token in localStorage, use cookies",
    "don't you remember?",
    'forget what I said about the bike',
    'Ich merke das nicht mehr so gut',
    'Speichere den Termin nicht im alten Kalender',
    'vergiss nicht, mich an den Termin zu erinnern',
    'no guardes el queso en la nevera',
    'je ne garde pas les enfants lundi',
    'non ricordo il nome',
    'she does not remember it',
  ])('%s: is kept as any other', (text) => {
    expect(readWishes(text).isOffRecord).toBe(false);
  });

  it.each([
    'please forget I said that',
    "don't store it",
    'bitte nicht speichern',
    'olvida lo que acabo de decir',
  ])('%s: alone speaks of the message before', (text) => {
    expect(readWishes(text).isBareDiscretion).toBe(true);
  });
});
