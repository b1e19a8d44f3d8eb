/**
 * Words that stand for those of a question. A user loses when what they said in other words is not found, and when what is
 * merely like it is brought up instead: who has a dog has no cat.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { termOf } from '../../../../src/lib/text/words.ts';
import { LEXICON } from '../../../../src/recall/memories/lexicon/lexicon.ts';
import { areApart, isKnown, termsByLexicon } from '../../../../src/recall/memories/lexicon/word-kinds.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { idsOf, memory, NOW, rank } from '../../../support/recall/recalled-memories.ts';

const found = (ask: string, ...texts: readonly string[]): string =>
  idsOf(
    rank(
      ask,
      texts.map((text, i) => memory(`${i + 1}`, text)),
    ),
  );

describe('what was said in other words', () => {
  it.each([
    ['Who looks after cleaning?', 'The cleaner comes on Tuesdays.'],
    ['Do I have a boat?', 'Owns a ship.'],
    ['What car do I have?', "We've got a Kia Niro."],
    ['How many kids do I have?', 'Has two daughters.'],
    ['What do I hate?', 'Dislikes coriander.'],
    ["What don't I like?", 'Dislikes coriander.'],
    ["What can't I eat?", 'Is allergic to peanuts.'],
    ['What am I allergic to?', 'Cannot eat peanuts.'],
    ['What do I dislike?', "Doesn't like coriander."],
    ['What do I do for a living?', 'Works as a translator.'],
    ['Who is my doctor?', 'Sees the physician Valente.'],
    ['What did I purchase?', 'Bought a telescope.'],
    ['Wie viele Kinder habe ich?', 'Has two daughters.'],
    ['How many children do I have?', 'Hat zwei Töchter.'],
    ['Was darf ich nicht essen?', 'Is allergic to peanuts.'],
    ['Qu’est-ce que je déteste ?', 'Dislikes coriander.'],
    ['¿Dónde vivo?', 'Lives in Porto.'],
    ['Где я живу?', 'Lives in Porto.'],
    ['我有几个孩子？', 'Has two daughters.'],
    ['私はどこに住んでいますか？', 'Lives in Porto.'],
  ])('is found: "%s" by "%s"', (ask, text) => {
    expect(found(ask, text, 'The ladder is in the yard.')).toBe('1');
  });
});

describe('what is merely like it', () => {
  it.each([
    ['Do I have a cat?', 'Has a dog.'],
    ['Do I have a son?', 'Has two daughters.'],
    ['Who is my dentist?', 'Sees the physician Valente.'],
    ['What do I love?', 'Dislikes coriander.'],
    ["What don't I like?", 'Likes fado.'],
    ['What do I like?', "Doesn't like coriander."],
    ['What do I do for a living?', 'Lives in Porto.'],
    ['What is my favourite colour?', 'Likes fado.'],
    ['When does the lease of the boat end?', 'Owns a ship.'],
    ['What did we chat about?', 'Has a cat.'],
    ['Where is my left boot?', 'Owns a ship.'],
    ['Have I been to Paris?', 'Visited London.'],
    ['What do I do on Fridays?', 'Learns Welsh on Tuesdays.'],
    ['What did I sell?', 'Bought a telescope.'],
    ['Habe ich eine Katze?', 'Has a dog.'],
  ])('is not: "%s" by "%s"', (ask, text) => {
    expect(found(ask, text)).toBe('');
  });

  it('does not stand before a word of the question itself', () => {
    expect(found('Is there rubbish?', 'The garbage is green.', 'The rubbish is in the long street.')).toBe(
      '2 1',
    );
  });

  it('says as a part of its own that other words led to it', () => {
    const [first] = rank('Do I have a boat?', [memory('ship', 'Owns a ship.')]).ranked;
    expect(Object.keys(first?.parts ?? {})).toContain('related');
    expect(Object.keys(first?.parts ?? {})).not.toContain('lexical');
  });
});

describe('the lexicon', () => {
  it('names no word twice in a group, so that no kind stands for another', () => {
    for (const group of LEXICON.flat()) {
      const words = group
        .split(/[;|]/)
        .flatMap((kind) => kind.trim().split(' '))
        .filter((word) => word !== '');
      expect(words.length, group).toBe(new Set(words).size);
    }
  });

  it('has a word for the name of its kind and the other way round, and never for another kind', () => {
    expect(termsByLexicon(termOf('pet'), false)?.has(termOf('dog'))).toBe(true);
    expect(termsByLexicon(termOf('dog'), false)?.has(termOf('pet'))).toBe(true);
    expect(termsByLexicon(termOf('dog'), false)?.has(termOf('cat'))).toBe(false);
    expect(areApart(termOf('dog'), termOf('cat'))).toBe(true);
    expect(areApart(termOf('dog'), termOf('pet'))).toBe(false);
  });

  it('takes no word of another language for the English one that is written alike', () => {
    const looked = parseQuery(readText('Do I have a boat?'), NOW).standIns;
    expect(looked).toContain('schiff');
    expect(looked).not.toContain('boot');
    expect(isKnown('boot')).toBe(true);
  });
});

describe('a question', () => {
  it('looks for a bounded number of other words, and a long message for none', () => {
    expect(
      parseQuery(readText('kids parents work home birthday trip friend boss phone'), NOW).standIns.length,
    ).toBe(96);
    const long =
      'the kids and the boat, the dog, a cat, my wife, work, home, a phone, coffee, tea, beer, wine, milk';
    expect(parseQuery(readText(long), NOW).standIns).toEqual([]);
  });

  it.each([
    ['What happened in November 2022?', true],
    ['What did I do yesterday?', true],
    ['Was ist im Januar 2024 passiert?', true],
    ['2022年11月发生了什么？', true],
    ['What did I decide in March 2024?', false],
    ['I went to the dentist yesterday.', false],
    ['See you tomorrow, Bo!', false],
    ['What happened?', false],
  ])('asks for a time and nothing else: %s %s', (ask, only) => {
    expect(parseQuery(readText(ask), NOW).asksOnlyWhen).toBe(only);
  });

  it('is about its content, not about the words that carry it', () => {
    const about = (ask: string) => parseQuery(readText(ask), NOW).senses.about;
    expect(about('Who looks after cleaning?')).toEqual(['clean']);
    expect(about('Combien d’enfants ai-je ?')).toEqual(['enfant']);
    expect(about('我有几个孩子？')).toEqual(['孩子']);
  });
});
