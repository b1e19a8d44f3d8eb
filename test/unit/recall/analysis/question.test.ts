/** What a question is after. A wrong intent weighs the wrong sources; a wrong asker looks in the wrong person's lines. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { type QuestionTraits, readIntent, readTraits } from '../../../../src/recall/analysis/question.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

describe('the intent that weighs the sources', () => {
  it.each([
    ['continuation', 'as we said, use Postgres'],
    ['continuation', 'Please continue'],
    ['continuation', 'that one'],
    ['continuation', 'where were we?'],
    ['factual', 'I want to continue my education in Oslo'],
    ['preference', 'What is my favourite tea?'],
    ['preference', 'Can you recommend a book for the train?'],
    ['factual', 'Which book did you recommend?'],
    ['preference', 'What should I cook tonight?'],
    ['preference', 'Do I like olives?'],
    ['temporal', 'When did I move to Oslo?'],
    ['temporal', 'How many weeks ago did I buy the bike?'],
    ['temporal', 'Which trip came first, Rome or Oslo?'],
    ['factual', 'What did Ana say when we met the teacher?'],
    ['identity', "What's my sister's name?"],
    ['identity', 'Who gave me the lamp?'],
    ['identity', 'Where do I work?'],
    ['procedural', 'How do I reset the router?'],
    ['procedural', 'How did we fix the leaking tap?'],
    ['factual', 'Which database does the shop use?'],
    ['factual', 'The friend who sings lives in Bonn'],
    ['factual', ''],
    ['factual', '👍'],
    ['continuation', 'Wie besprochen nehmen wir Postgres'],
    ['continuation', 'weiter bitte'],
    ['preference', 'Was ist mein Lieblingstee?'],
    ['temporal', 'Wann bin ich umgezogen?'],
    ['identity', 'Wie heißt mein Hund?'],
    ['procedural', 'Wie kann ich den Router zurücksetzen?'],
    ['factual', 'Welche Datenbank nutzt der Laden?'],
    ['preference', 'Kannst du mir ein Buch empfehlen?'],
    ['continuation', 'Comme convenu, on prend Postgres'],
    ['preference', 'Quel est mon thé préféré ?'],
    ['temporal', 'Quand ai-je déménagé ?'],
    ['identity', "Comment s'appelle mon chien ?"],
    ['procedural', 'Comment faire du pain ?'],
    ['identity', 'Qui m’a offert la lampe ?'],
    ['continuation', 'Como dijimos, usamos Postgres'],
    ['preference', '¿Cuál es mi té favorito?'],
    ['temporal', '¿Cuándo me mudé?'],
    ['identity', '¿Cómo se llama mi perro?'],
    ['procedural', '¿Cómo puedo reiniciar el router?'],
    ['identity', '¿Quién me regaló la lámpara?'],
    ['continuation', 'Как мы договорились, берём Postgres'],
    ['continuation', 'продолжай'],
    ['preference', 'Какой мой любимый чай?'],
    ['temporal', 'Когда я переехал?'],
    ['identity', 'Как зовут мою собаку?'],
    ['procedural', 'Как настроить роутер?'],
    ['identity', 'Кто подарил мне лампу?'],
    ['continuation', '继续'],
    ['preference', '我最喜欢什么茶？'],
    ['temporal', '我什么时候搬家的？'],
    ['identity', '我的狗叫什么？'],
    ['procedural', '怎么做面包？'],
    ['identity', '谁送我的灯？'],
    ['factual', '商店用哪个数据库？'],
    ['continuation', '続けて'],
    ['preference', '私の好きなお茶は？'],
    ['temporal', 'いつ引っ越しましたか'],
    ['identity', '犬の名前は？'],
    ['procedural', 'どうやってパンを焼く？'],
    ['identity', '誰がランプをくれた？'],
    ['preference', 'What was my favourite tea last year?'],
    ['temporal', 'How often did I swim in the last three months?'],
    ['temporal', 'When did my sister get her name changed?'],
  ] as const)('is %s: %j', (intent, text) => {
    expect(readIntent(readText(text))).toBe(intent);
  });
});

describe('whose lines are looked in', () => {
  it.each([
    ['self', 'Where did I park?'],
    ['self', 'What did I say about tea?'],
    ['assistant', 'What did you suggest for my back pain?'],
    ['assistant', 'Which restaurant did you recommend last week?'],
    ['assistant', 'You told me about a trick with flour, what was it?'],
    ['self', 'Did I tell you about my trip?'],
    ['none', 'Can you tell me the capital of Peru?'],
    ['none', 'Tell me about Redis'],
    ['self', 'Can you remind me where my keys are?'],
    ['assistant', 'What was your advice on mortgages?'],
    ['none', 'What does Mina grow?'],
    ['self', 'Was habe ich über Tee gesagt?'],
    ['assistant', 'Was hast du mir für den Rücken empfohlen?'],
    ['self', 'Comment s’appelle mon chien ?'],
    ['assistant', "Quel restaurant m'as-tu recommandé ?"],
    ['assistant', 'Que m’as-tu conseillé ?'],
    ['self', '¿Dónde vive mi hermana?'],
    ['assistant', '¿Qué restaurante me recomendaste?'],
    ['self', 'Где живёт моя сестра?'],
    ['assistant', 'Что ты мне посоветовал?'],
    ['self', '我的猫叫什么'],
    ['assistant', '你上次推荐的餐厅叫什么'],
    ['self', '私の猫の名前は'],
    ['assistant', 'あなたが勧めてくれた本は？'],
    ['none', 'La capitale du Pérou ?'],
    ['none', 'Wo liegt Lima?'],
    ['none', 'explain tides like im 12'],
    ['none', 'sql: how do i get the second row without a limit'],
    ['self', 'How do I get to my office?'],
    ['self', 'How did I fix the sink?'],
    ['none', 'give me a random number'],
    ['self', 'Recommend me a book'],
    ['none', 'Erklär mir bitte die Gezeiten'],
    ['none', 'Wie schreibe ich eine Kündigung?'],
    ['self', 'Erklär mir meinen Befund'],
    ['none', '¿Me puedes explicar las mareas?'],
    ['self', '¿Qué no puedo comer?'],
    ['none', '¿Cómo puedo cortar un video?'],
    ['self', 'Cosa non posso mangiare?'],
    ['none', 'Explique-moi les marées'],
    ['none', 'Comment puis-je couper une vidéo ?'],
    ['none', 'Объясни мне приливы'],
    ['none', '帮我写一首关于秋天的诗'],
    ['self', '帮我查一下我的航班'],
    ['none', 'Bana gelgiti anlat'],
    ['none', 'תסביר לי מה זה גאות'],
  ] as const)('%s: %j', (asker, text) => {
    expect(readTraits(readText(text)).asker).toBe(asker);
  });
});

describe('the answer that is asked for', () => {
  const asked = (text: string): string[] =>
    Object.entries(readTraits(readText(text)) satisfies QuestionTraits)
      .filter(([, value]) => value === true)
      .map(([trait]) => trait)
      .sort();

  it.each([
    ['How many plants did I buy?', ['asksHowMany']],
    ['Which museums have I visited?', ['asksForList']],
    ['In what order did I visit them?', ['asksForOrder']],
    ['Which airline did I fly with?', []],
    ['How has my running improved?', ['asksForSummary']],
    ['Give me a summary of my training', ['asksForSummary']],
    [
      'Walk me through the order of my trips throughout our conversations',
      ['asksForOrder', 'asksForSummary'],
    ],
    ['What do you know about me?', ['asksForSummary']],
    ['Who sings?', ['asksWho']],
    ['Do you remember who sang?', ['asksWho']],
    ['The friend who sings lives in Bonn', []],
    ['When did it end?', ['asksWhen']],
    ['I cried when it ended', []],
    ['What is Redis?', []],
    ['What did Kim say?', []],
    ['Wie viele Pflanzen habe ich gekauft?', ['asksHowMany']],
    ['Seit wann wohne ich hier?', ['asksWhen']],
    ['Wer singt?', ['asksWho']],
    ['Fasse unsere Gespräche zusammen', ['asksForSummary']],
    ['Combien de livres ai-je lus ?', ['asksHowMany']],
    ['Quand ai-je déménagé ?', ['asksWhen']],
    ['¿Cuántos libros he leído?', ['asksHowMany']],
    ['¿Quién canta?', ['asksWho']],
    ['Сколько книг я прочитал?', ['asksHowMany']],
    ['Когда я переехал?', ['asksWhen']],
    ['我读了多少本书？', ['asksHowMany']],
    ['我去过哪些博物馆？', ['asksForList']],
    ['本を何冊読みましたか', ['asksHowMany']],
    ['いつ引っ越しましたか', ['asksWhen']],
    ['总结一下我们的对话', ['asksForSummary']],
    ['', []],
    ['👍', []],
    ['getUserById(id)', []],
  ] as const)('%j: %j', (text, traits) => {
    expect(asked(text)).toEqual(traits);
  });
});

it.each([
  'what did you ',
  'hast du mir ',
  'how has it ',
  'which one of ',
  '今日は',
  'who, ',
  '\u0000\ud800 ',
])('a message of 32 KB of %j holds nobody up', (piece) => {
  // Only the beginning and the end of it are read, so that the time does not grow at all.
  for (const read of [readIntent, readTraits])
    expect(
      growthOf((text: string) => read(readText(text)), repeated(piece), 32_000),
      read.name,
    ).toBeLessThan(LINEAR_GROWTH_MAX);
});

it('the question after a long pasted text is read, not only the paste', () => {
  const paste = 'The committee met and the minutes were taken. '.repeat(400);
  expect(readTraits(readText(`${paste}\nWhen did I move?`)).asksWhen).toBe(true);
  expect(readIntent(readText(`${paste}\nWhen did I move?`))).toBe('temporal');
});
