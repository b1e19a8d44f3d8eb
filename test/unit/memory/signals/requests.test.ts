/** What somebody asks to be remembered is kept to the last sign, or they find out when they need it that it was not. */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';
import { SAID_AT } from '../../../eval/signals/labels.ts';

const kept = (text: string) => extractSignals(text, { occurredAt: SAID_AT }).map(({ content }) => content);

describe('what a request holds', () => {
  it.each([
    ['Remember that my boat is called "Sea Star".', 'My boat is called "Sea Star".'],
    ["Remember that my boat is called 'Sea Star'.", "My boat is called 'Sea Star'."],
    ['Remember that my boat is called “Sea Star”.', 'My boat is called “Sea Star”.'],
    ['Remember that my boat is called «Sea Star».', 'My boat is called «Sea Star».'],
    ['Merk dir, dass mein Boot „Seestern“ heißt.', 'mein Boot „Seestern“ heißt'],
    ['Recuerda que mi barco se llama "Estrella".', 'mi barco se llama "Estrella"'],
    ['Запомни, что моя лодка называется «Звезда».', 'моя лодка называется «Звезда»'],
    ['記住，我的船叫「海星」。', '我的船叫「海星」'],
    [
      'Remember that my homepage is https://ana.example.com/a?b=1.',
      'My homepage is https://ana.example.com/a?b=1.',
    ],
    ['Remember this: https://ana.example.com/docs', 'https://ana.example.com/docs.'],
    ['Remember that my favourite emoji is 🦊.', 'My favourite emoji is 🦊.'],
    ['Remember that I love 🍕!', 'I love 🍕.'],
    [
      'Remember that I have an appointment at 3 p.m. with Dr. Smith.',
      'I have an appointment at 3 p.m. with Dr. Smith.',
    ],
    ['Remember that my cat is called Tom, ok?', 'My cat is called Tom.'],
    ["Please remember that I'm allergic to nuts, alright?", "I'm allergic to nuts."],
  ])('loses nothing of %s', (text, content) => {
    expect(kept(text)).toEqual([content]);
  });
});

describe('a request that points at what it means', () => {
  it.each([
    ['Remember these:\n- my locker is number 42\n- the wifi is called Falcon', 2],
    ['Remember these:\n1. Milk for Tom\n2. Eggs for Ana\n3. The red folder is in the attic', 3],
    ['Please remember the following things:\n\nMy locker is number 42.\nMy bike is blue.\n\nHow are you?', 2],
    ['Merk dir Folgendes:\n- Mein Spind ist Nummer 42\n- Mein Rad ist blau', 2],
    ['Recuerda esto:\n- Mi taquilla es la 42\n- Mi bici es azul', 2],
  ])('keeps each line of its list: %j', (text, lines) => {
    expect(kept(text)).toHaveLength(lines);
  });

  it('keeps a list on its own line as one', () => {
    expect(kept('Remember these: my locker is 42, my bike is blue, my car is red.')).toEqual([
      'My locker is 42, my bike is blue, my car is red.',
    ]);
  });

  it.each([
    ['我妈妈对花生过敏。请记住。', '我妈妈对花生过敏。'],
    ['红色文件夹在阁楼上。记住这个。', '红色文件夹在阁楼上。'],
    ['The red folder is in the attic. Please remember that.', 'The red folder is in the attic.'],
    ['My locker is number 42, remember that.', 'My locker is number 42.'],
    ['Der Schlüssel liegt unter dem Topf, merk dir das.', 'Der Schlüssel liegt unter dem Topf.'],
  ])('keeps what was said before it: %s', (text, content) => {
    expect(kept(text)).toEqual([content]);
  });

  it.each(['Remember that?', 'Remember this.', 'Where did he go? Remember that.', 'He left. Remember that?'])(
    'keeps nothing where there is nothing to keep: %s',
    (text) => {
      expect(kept(text)).toEqual([]);
    },
  );
});

describe('a sentence that nobody said', () => {
  it.each([
    'My name is undefined.',
    'I live in .',
    'My name is {{name}} and I live in [city].',
    'My name is null.',
    'I work at undefined.',
    'My name is [object Object].',
    'My name is NaN and I live in None.',
    "I'm from undefined and I'm {age} years old.",
    'My favourite food is <food>.',
  ])('is what a template left, and teaches nothing: %s', (text) => {
    expect(kept(text)).toEqual([]);
  });

  it.each([
    'No me llamo Pedro.',
    'My name is definitely not Peter.',
    'My name is anything but Steve.',
    'You can call me anything but Steve.',
    'Ich heiße nicht Karl.',
    'Je ne m’appelle pas Luc.',
    'Não me chamo Pedro.',
    'Non mi chiamo Marco.',
    '我不叫王芳。',
    'Меня зовут не Пётр.',
  ])('is what a denial denies: %s', (text) => {
    expect(kept(text)).toEqual([]);
  });
});

describe('a text that is somebody else’s', () => {
  it.each([
    'Can you reply to this email?\n\nHi there,\nI saw your ad. My name is Howard and I work at Initech.\nBest, Howard',
    'Übersetze das Folgende: Ich heiße Karl und wohne in Bonn. Ich bin Arzt.',
    '请翻译下面的话：我叫王芳，我住在北京。',
    '请翻译下面的话\n我叫王芳，我对花生过敏。',
    "Summarize the following review\n\nI'm a vegetarian and I live in Portland. My wife loves this place.",
    'Fwd: from my landlord\n\nI live in Rome now. My wife is pregnant. I work at Fiat.',
    "Forwarded from Peter:\nI'm moving to Berlin next month. My name is Peter.",
    'Traduce el siguiente texto: Me llamo Luis y vivo en Quito. Soy médico.',
    "Corrige ce texte : Je m'appelle Luc et j'habite à Lyon. Je suis allergique aux noix.",
    "Pick one:\n- I'm allergic to cats\n- I have a cat allergy",
    'Which sounds better: I live in Rome, I reside in Rome, or I am based in Rome?',
  ])('teaches nothing of who hands it over: %j', (text) => {
    expect(kept(text)).toEqual([]);
  });
});
