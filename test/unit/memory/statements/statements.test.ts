/**
 * What people tell of themselves and theirs, kept as they said it. If one of the first kind fails, a user has to say it again and may be
 * served what they must not eat; if one of the second does, they are told things of themselves that somebody else said.
 */

import { describe, expect, it } from 'vitest';
import { seededIds } from '../../../../src/lib/ids.ts';
import { topicSlot } from '../../../../src/memory/changes/content.ts';
import { scopeOf } from '../../../../src/memory/scope.ts';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';
import { parseMessage } from '../../../../src/session/parse-message.ts';
import { extractChanges } from '../../../../src/session/turn/extract-changes.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

const SAID_AT = Date.UTC(2026, 4, 4, 9);
const kept = (text: string) =>
  extractSignals(text, { occurredAt: SAID_AT }).filter(({ action }) => action === 'remember');
const contents = (text: string) => kept(text).map(({ content }) => content);

describe('is kept in the words in which it was said', () => {
  it.each([
    ['my dog Rex has been limping, what can I do?', 'My dog Rex has been limping.'],
    ["I've been vegetarian for ten years", "I've been vegetarian for ten years."],
    ['btw my son Theo is allergic to sesame, any ideas for lunch?', 'My son Theo is allergic to sesame.'],
    ['I have type 1 diabetes', 'I have type 1 diabetes.'],
    ['I drive a 2019 Subaru', 'I drive a 2019 Subaru.'],
    ['my sister Laura is getting married in June', 'My sister Laura is getting married in June.'],
    ['I swim every Tuesday', 'I swim every Tuesday.'],
    ['mi amiga Sofía vive en Madrid', 'Mi amiga Sofía vive en Madrid.'],
    ['Ich trinke keinen Alkohol mehr', 'Ich trinke keinen Alkohol mehr.'],
    ['我对花生过敏', '我对花生过敏。'],
    ['東京で働いているエンジニアです', '東京で働いているエンジニアです。'],
    ["J'habite à Nantes avec mon mari Paul", "J'habite à Nantes avec mon mari Paul."],
    ['Abbiamo due gatti, Pepe e Luna', 'Abbiamo due gatti, Pepe e Luna.'],
    ['A minha filha Rita tem asma', 'A minha filha Rita tem asma.'],
    ['У меня аллергия на орехи', 'У меня аллергия на орехи.'],
    ['우리 딸은 땅콩 알레르기가 있어요', '우리 딸은 땅콩 알레르기가 있어요.'],
    ['Mój syn ma alergię na orzechy', 'Mój syn ma alergię na orzechy.'],
    ['Mijn moeder heeft diabetes', 'Mijn moeder heeft diabetes.'],
    ['Kızım fıstığa alerjik', 'Kızım fıstığa alerjik.'],
    ['ابني مصاب بالربو', 'ابني مصاب بالربو.'],
    ['मेरी बेटी को मूंगफली से एलर्जी है', 'मेरी बेटी को मूंगफली से एलर्जी है.'],
  ])('%s', (text, content) => {
    expect(contents(text)).toContain(content);
  });

  it.each([
    ['Ich wohne in %s.', ['Porto', 'Oslo', 'Graz', 'Nairobi']],
    ['Wir wohnen in %s.', ['Madrid', 'Kyoto', 'Leeds']],
    ['Meine Schwester wohnt in %s.', ['Porto', 'Leeds']],
    ["J'habite à %s.", ['Porto', 'Krakau', 'Lima']],
    ['Wij wonen in %s.', ['Oslo', 'Utrecht']],
    ['Mieszkam w %s.', ['Porto', 'Denver']],
    ['%sに住んでいます。', ['札幌', 'ポルト', '大阪']],
    ['我住在%s。', ['北京', '里斯本', '成都']],
    ['%s에 살고 있어요.', ['서울', '포르투', '대전']],
    ['%sアレルギーです。', ['ピーナッツ', 'キウイ', 'えび']],
    ['딸이 %s 알레르기가 있어요.', ['땅콩', '페니실린', '키위']],
    ['Mia figlia è allergica %s.', ['ai crostacei', 'al kiwi', 'alla penicillina']],
    ['Minha filha se chama %s.', ['Mia', 'Juno', 'Porto']],
    ['Ich habe einen Hund namens %s.', ['Porto', 'Rex']],
    ['Mijn vrouw is %s.', ['imker', 'lasser', 'verpleger']],
  ])('%s, whatever fills it', (said, values) => {
    for (const value of values) {
      const text = said.replace('%s', value);
      expect(contents(text), text).toHaveLength(1);
    }
  });

  it.each([
    'Mein Zuhause',
    'Er wohnt in Porto',
    'Ich wohne nicht in Porto.',
    'Wohnst du in Porto?',
    'Ich würde gern in Porto wohnen',
    'keine Allergien',
    'Se eu morasse em Porto, teria um barco.',
    'Ele se mudou para Lisboa',
  ])('but for what nobody says of themselves: %s', (text) => expect(contents(text)).toEqual([]));

  it('a name too, in the language it was said in, as the one name its user has', () => {
    expect(kept('Ich heiße Jonas.')).toMatchObject([{ content: 'Ich heiße Jonas.', topicKey: 'name' }]);
    expect(kept('我叫王小明')).toMatchObject([{ topicKey: 'name' }]);
    // Whatever the name means otherwise, and behind a word of hesitation.
    for (const said of ['我叫李明', '不对，我叫李磊', 'Me llamo Luz', 'Nee, ik heet Roos', 'Меня зовут Вера'])
      expect(kept(said), said).toMatchObject([{ topicKey: 'name' }]);
    expect(kept('No me llamo Pedro')).toEqual([]);
  });

  it('where one is for a part of the time, beside where one lives', () => {
    expect(kept('Ich wohne in Jena.')).toMatchObject([{ topicKey: 'home' }]);
    for (const said of [
      'Im Winter wohnen wir auf Rügen.',
      'En verano vivimos en Cádiz.',
      "L'été, j'habite à Brest.",
    ])
      expect(
        kept(said).map(({ topicKey }) => topicKey),
        said,
      ).toEqual([null]);
  });

  it('what goes on about whom it was told of, with them', () => {
    expect(contents("She's my step-mum. She turns 60 on Jan 30.")).toEqual([
      "She's my step-mum. She turns 60 on Jan 30.",
    ]);
  });

  it.each([
    ['I restore old accordions in the shed, which glue holds?', 'I restore old accordions in the shed.'],
    ['my daughter has a club foot, which shoes?', 'My daughter has a club foot.'],
    ['mein Mann arbeitet als Imker', 'Mein Mann arbeitet als Imker.'],
    ['trabajo de noche en una panadería, ¿cómo duermo mejor?', 'Trabajo de noche en una panadería.'],
  ])('in words that no list has: %s', (text, content) => {
    expect(contents(text)).toContain(content);
  });

  it('without the question that follows it', () => {
    expect(contents('my wife is a vet so neither of us can fix this tap, talk me through it')).toEqual([
      'My wife is a vet.',
    ]);
  });
});

describe('what is told around a home', () => {
  it('is a topic beside it, so that it ends when somebody moves', () => {
    const lesson = (text: string) =>
      extractChanges(
        {
          conversation: {
            id: 'c',
            workspaceId: 'w',
            channelId: 'ch',
            userId: 'u',
            subjectId: null,
            personaId: null,
          },
          hasTopic: false,
          isPretended: false,
          userId: 'u',
          eventId: 'e',
          parsed: parseMessage(text),
          occurredAt: SAID_AT,
        },
        SAID_AT,
        seededIds(SAID_AT, text),
      );
    const told = lesson('I live in Lisbon with my parents and two cats').statements.find(({ memory }) =>
      memory.content.includes('parents'),
    );
    const moved = lesson('I moved to Porto').endings.find(
      ({ topicSlot }) => topicSlot === told?.keys.topicSlot,
    );
    const scope = scopeOf({
      workspaceId: 'w',
      tier: 'workspace',
      channelId: null,
      conversationId: null,
      userId: 'u',
      visibility: 'private',
    });
    expect(told?.keys.topicSlot).toBe(topicSlot(scope, 'u', null, 'home.told'));
    expect(moved?.concerns(told?.memory.content ?? '')).toBe(true);
  });
});

describe('what must not be eaten', () => {
  it('stands beside what is told of it later: a diet replaces no intolerance', () => {
    const topics = [
      'Ich bin laktoseintolerant',
      'Ich bin Vegetarierin',
      'My son is lactose intolerant',
    ].flatMap((text) => kept(text).map(({ topicKey }) => topicKey));
    expect(topics).toEqual([null, null, null]);
  });

  it('counts more than what is only liked', () => {
    const [allergy] = kept('my son Theo is allergic to sesame');
    const [taste] = kept('these days I am really getting into bouldering');
    expect(allergy?.importance).toBeGreaterThan(taste?.importance ?? 1);
  });
});

describe('how answers are to be', () => {
  it.each([
    "don't use emojis with me",
    'so keep sentences short.',
    'Bitte duze mich',
    'Mi raccomando, dammi sempre del lei.',
    'bana hep kısa cevap ver',
    '以后回答我的时候不要用英文单词',
  ])('is an instruction: %s', (text) => {
    expect(kept(text).map(({ kind }) => kind)).toContain('instruction');
  });

  it.each(['my dad always says never trust a banker', "don't call me that", 'just for today, be brief'])(
    'is not said by: %s',
    (text) => {
      expect(kept(text)).toEqual([]);
    },
  );
});

describe('nothing is learnt from', () => {
  it.each([
    'Can you reply to this email?\n\nHello,\nMy name is Howard and I work at Initech.',
    'Übersetze das Folgende: Ich wohne in Kassel und bin Zahnärztin.',
    '请翻译下面的话：我叫小明，我是医生。',
    'Traduis : je m’appelle Luc et je vis à Lyon',
    'Переведи: меня зовут Олег, я врач',
    'Summarize the following review. I bought this chair and I live in Leeds.',
    'Which sounds better: I live in Rome or I reside in Rome?',
    'Ivana sells honey of her own bees in Porto.',
    'Gib mir ein Beispiel für ein Profil: 29, Yogalehrerin, liebt Hunde',
    'Los viejos duermen poco',
    'Pros and cons: a) moving to Ghent b) staying put',
    'No me llamo Pedro, eh',
    'My name is definitely not Peter',
    "Let's play: you're an innkeeper and I'm a knight allergic to horses.",
    'If I lived in Paris, my commute would be by bike',
    'Wenn ich reich wäre, würde ich in Monaco wohnen',
    'Gdybym był prezydentem, mieszkałbym w pałacu',
    'Se eu morasse em Tóquio, comia sushi todos os dias',
    '如果我住在巴黎，我每天都去咖啡馆',
    'My friend asked: do you live in Berlin?',
    'She said "I\'m vegan" and then ordered a burger',
    "yeah right, I'm TOTALLY fluent in Klingon",
    "I'm so tired today",
    'ugh mondays',
    'I might move to Norway some day, who knows',
    '写一个故事，主角叫阿苦，从小在山上长大',
    'Escribe un cuento: vivo en una torre y tengo un dragón',
  ])('%s', (text) => {
    expect(contents(text)).toEqual([]);
  });
});

it('is read in a moment, whatever a message repeats', () => {
  for (const unit of ['my son ', 'I live in Rome and ', 'ich wohne, ', '我住在', 'a, ', 'so so ', 'always, '])
    expect(
      growthOf((text) => extractSignals(text, { occurredAt: SAID_AT }), repeated(unit), 8_000),
      unit,
    ).toBeLessThan(LINEAR_GROWTH_MAX);
});

/** What most messages to an assistant are about. Each of these once stood among the facts of whoever asked it. */
describe('nothing is kept of work at hand', () => {
  it.each([
    "I'm using Python 3.11.2 for improved async support.",
    "I'm working on sprint 2 which targets analytics by April 19.",
    "I'm still getting warnings from OWASP ZAP.",
    "I've used the latest accessibility guidelines to add the necessary attributes.",
    'I came across the fact that CSS can be deferred.',
    "I'm having trouble with Cypress v12.3.0.",
    "I'm running into some issues with the configuration.",
    'I want to make sure the query is compatible with SQLite 3.39.',
    'My CSS is broken.',
    'My boss is on vacation today.',
    "Since we last talked I've been busy.",
    'Like I always do.',
  ])('%s', (text) => {
    expect(contents(text)).toEqual([]);
  });

  it('but what is one’s own beside it is', () => {
    expect(contents('I have a python called Monty.')).toEqual(['I have a python called Monty.']);
    expect(contents("I'm 44.")).toEqual(["I'm 44."]);
  });
});

it.each([
  [
    'Morgen hab ich einen Termin bei Dr. Kästner wegen meinem Daumen',
    'Morgen (2026-05-05) hab ich einen Termin bei Dr. Kästner wegen meinem Daumen.',
  ],
  ["j'ai rendez-vous chez le Dr. Martin lundi", "J'ai rendez-vous chez le Dr. Martin lundi (2026-05-11)."],
])('%s: is not cut behind a title', (text, content) => {
  expect(
    extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9), before: [] }).map((one) => one.content),
  ).toEqual([content]);
});
