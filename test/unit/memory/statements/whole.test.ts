/**
 * Statements that are kept whole. A half of one tells the wrong thing of the wrong person: who is asked to dinner is vegan, and not who
 * cooks; and a patient's age is nobody's that the assistant shall know.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const contents = (...said: readonly string[]) =>
  extractSignals(said.at(-1) ?? '', { occurredAt: Date.UTC(2026, 4, 4, 9), before: said.slice(0, -1) }).map(
    ({ content }) => content,
  );

describe("what is said to be another's", () => {
  it.each([
    ['cooking for jess', 'vegan btw. her not me', 'Cooking for jess: vegan btw. her not me.'],
    ['dîner avec jess', 'végane. elle, pas moi', 'Dîner avec jess: végane. elle, pas moi.'],
    ['彼女とご飯', 'ヴィーガンです。私じゃない', '彼女とご飯: ヴィーガンです。私じゃない。'],
  ])('%s / %s: is kept of whoever was spoken of', (before, text, content) => {
    expect(contents(before, text)).toEqual([content]);
  });

  it.each([
    'vegan btw. her not me',
    'vegan übrigens. sie, nicht ich',
    'vegana. ella, no yo',
    'vegana. lei, non io',
    '私じゃない',
  ])('%s: teaches nothing where nobody was', (text) => {
    expect(contents(text)).toEqual([]);
  });

  it('is kept with whom it names', () => {
    expect(contents('allergic to nuts. not me, my wife')).toEqual(['Allergic to nuts. not me, my wife.']);
  });

  it('leaves what its speaker tells of themselves', () => {
    expect(contents("I'm vegan. not me who eats the eggs")).toEqual(['Is vegan.']);
  });
});

describe('what is told of those whom one serves', () => {
  it.each([
    'one of my patients is 90 and was a dancer in Harbin',
    'my student just turned 12',
    'meine Patientin ist 90 geworden',
    'un de mes patients a 90 ans',
    'mi paciente cumplió 90 años',
    '利用者さんが90歳の誕生日でした',
    '我的病人今年90岁了',
  ])('%s: teaches nothing', (text) => {
    expect(contents(text)).toEqual([]);
  });

  it('is kept where it may hurt them', () => {
    expect(contents('one of my pupils is allergic to nuts')).toEqual([
      'One of my pupils is allergic to nuts.',
    ]);
  });
});

describe('a sentence that leans on the one before it', () => {
  it.each([
    [
      'got the apprenticeship!!! electrical, salford city college, start 4 jan',
      'Got the apprenticeship!!! electrical, salford city college, start 4 jan.',
    ],
    ['fights off. moved to 21 nov same weight', 'Fights off. moved to 21 nov same weight.'],
    [
      'おばあちゃんは来られないかも。膝の手術を11月10日に受けることになって',
      'おばあちゃんは来られないかも。膝の手術を11月10日に受けることになって。',
    ],
    [
      '決めました。移ります。10月1日から訪問看護ステーションです',
      '決めました。移ります。10月1日から訪問看護ステーションです。',
    ],
  ])('%s: is kept with it', (text, content) => {
    expect(contents(text)).toEqual([content]);
  });

  it.each(['on break. can landlord charge 200', 'もう少し考えます'])(
    '%s: teaches nothing by a fragment',
    (text) => {
      expect(contents(text)).toEqual([]);
    },
  );
});

it('keeps the second and the third fact of a message with the first', () => {
  expect(contents('Laure est enceinte. Personne ne le sait. Terme le 14 mars.')).toEqual([
    'Laure est enceinte. Personne ne le sait. Terme le 14 mars.',
  ]);
});

it('takes a noun in a language that writes all of them with a capital for no detail', () => {
  expect(contents('Mein Bruder ist Lokführer. Das muss da mit rein, Urlaub beantragen und so')).toEqual([
    'Mein Bruder ist Lokführer.',
  ]);
});

it.each([
  ['Mein Vater wohnt in Bautzen. Er hat Typ-2-Diabetes und nimmt Marcumar.', 0.85],
  ['Ich habe Typ-2-Diabetes', 0.85],
  ['Meine Mutter hat Brustkrebs', 0.85],
])('%s: an ill at the end of a longer word is one', (text, importance) => {
  expect(
    extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9), before: [] }).map((one) => one.importance),
  ).toEqual([importance]);
});
