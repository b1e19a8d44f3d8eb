/**
 * Which earlier conversation is gone on with. The wrong one has the model speak of what was never meant; none, although one fits,
 * tells the user that all is lost.
 */
import { describe, expect, it } from 'vitest';
import { DEFAULT_RECOVERY_MESSAGE } from '../../../../src/session/continuity/recovery.ts';
import { chooseEarlier, type EarlierConversation } from '../../../../src/session/continuity/take-up.ts';
import type { HistoryRow } from '../../../../src/session/history/history-row.ts';
import { parseMessage } from '../../../../src/session/parse-message.ts';
import { rowOf } from '../../../support/session/rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const earlier = (id: string, title: string | null, texts: string[] = [], day = 1): EarlierConversation => ({
  id,
  title,
  texts,
  lastActiveAt: day * DAY_MS,
  recalled: [],
});
const choose = (message: string, all: EarlierConversation[], history: HistoryRow[] = []) =>
  chooseEarlier({ parsed: parseMessage(message), configured: null, history }, all)?.id ?? null;

const KITCHEN = earlier('kitchen', 'New tiles', ['Ana: We retile the kitchen in blue.'], 2);
const RECIPES = earlier('recipes', 'Kitchen recipes', ['Ana: What goes with leeks?'], 5);
const FARO = earlier('faro', 'Trip to Faro', ['We fly in May.', 'Book the hotel.'], 3);
const ALL = [KITCHEN, RECIPES, FARO];

describe('an earlier conversation is taken up', () => {
  it.each([
    ['Let us continue where we left off with the kitchen tiles', 'kitchen'],
    ['What did we decide about the trip to Faro last time?', 'faro'],
    ['As we agreed yesterday, book the hotel in Faro.', 'faro'],
    ['Where were we with the leeks?', 'recipes'],
    // It names nothing: the newest is meant.
    ['continue', 'recipes'],
    ['Let us go on where we stopped.', 'recipes'],
  ])('by what it tells of: %s', (message, id) => {
    expect(choose(message, ALL)).toBe(id);
    expect(choose(message, ALL.toReversed())).toBe(id);
  });

  it.each([
    ['Lass uns bei den Küchenfliesen weitermachen, wo wir aufgehört haben.', 'Blaue Küchenfliesen'],
    ['Reprenons là où on s’était arrêtés avec le carrelage de la cuisine', 'Carrelage bleu pour la cuisine'],
    ['Sigamos donde lo dejamos con los azulejos de la cocina', 'Azulejos azules de la cocina'],
    ['Continuiamo da dove eravamo rimasti con le piastrelle della cucina', 'Piastrelle blu per la cucina'],
    ['Vamos continuar de onde paramos com os azulejos da cozinha', 'Azulejos azuis da cozinha'],
    ['Давай продолжим с того места, где мы остановились с плиткой для кухни', 'Синяя плитка для кухни'],
    ['让我们继续上次关于厨房瓷砖的讨论', '厨房的蓝色瓷砖'],
    ['前に話したキッチンのタイルの続きをしよう', 'キッチンの青いタイル'],
    ['지난번에 멈춘 곳에서 계속하자, 주방 타일', '파란 주방 타일'],
    ['Mutfak fayanslarında kaldığımız yerden devam edelim', 'Mavi mutfak fayansları'],
    ['Kontynuujmy tam, gdzie skończyliśmy, z płytkami do kuchni', 'Niebieskie płytki do kuchni'],
    ['Låt oss fortsätta där vi slutade med köksplattorna', 'Blå köksplattor'],
    ['دعنا نكمل من حيث توقفنا بشأن بلاط المطبخ', 'بلاط أزرق للمطبخ'],
  ])('in the language of its user: %s', (message, title) => {
    expect(
      choose(message, [earlier('other', 'Something else', ['Of the weather.'], 9), earlier('tiles', title)]),
    ).toBe('tiles');
  });
});

describe('none is taken up', () => {
  it.each([
    ['where none tells of it', 'Where were we with the garden shed?'],
    [
      'where one has a word of it only',
      'Let us continue where we left off with the bathroom tiles and the plumber',
    ],
    ['by a message that goes on with nothing', 'What goes with kitchen tiles?'],
  ])('%s', (_, message) => {
    expect(choose(message, ALL)).toBeNull();
  });

  it('where the user has no past, or one of cues and what they were told then', () => {
    const cue = 'As we agreed yesterday, book the early train.';
    const lost = earlier('lost', 'As we agreed yesterday, book the early train', [
      cue,
      `Assistant: ${DEFAULT_RECOVERY_MESSAGE}`,
    ]);
    expect(choose(cue, [])).toBeNull();
    expect(choose(cue, [lost])).toBeNull();
    expect(choose('continue', [lost, earlier('bare', 'Continue', ['go on where we stopped'])])).toBeNull();
  });

  it('where the conversation tells as much itself, or is past its beginning', () => {
    const here = [rowOf('u1', { content: 'We retile the kitchen, with white tiles.' }), rowOf('a1')];
    const message = 'Let us continue where we left off with the kitchen tiles';
    expect(choose(message, ALL, here)).toBeNull();
    expect(choose('continue', ALL, here)).toBeNull();
    expect(choose(message, ALL, [rowOf('u1', { content: 'Hi!' }), rowOf('a1', { content: 'Hello!' })])).toBe(
      'kitchen',
    );
    expect(
      choose(
        message,
        ALL,
        Array.from({ length: 20 }, (_, i) => rowOf(`u${i}`)),
      ),
    ).toBeNull();
  });
});
