/** Questions without their mark. If one is learnt, its author is told ever after that they are what they only asked. */
import { expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const contents = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) }).map(({ content }) => content);

it.each([
  ['en', 'am i pregnant', 'is my wife allergic to nuts', 'was i born in 1990', 'have we got a dog'],
  ['en', "my son is allergic to nuts, isn't he", 'im diabetic or not', 'im not allergic to nuts am i'],
  ['en', 'so how old is my daughter', 'when is my dentist appointment', 'what can i use for my asthma'],
  ['de', 'bin ich schwanger', 'hab ich ne allergie', 'ist meine Frau allergisch gegen Nüsse'],
  ['de', 'ich bin Vegetarierin oder nicht', 'wann fahren wir zu meiner Schwester', 'wohne ich in Leipzig'],
  ['nl', 'ben ik zwanger', 'is mijn vrouw allergisch voor noten', 'wanneer gaan we naar mijn ouders'],
  ['fr', 'je suis diabétique ou pas', 'est-ce que je suis diabétique', 'je travaille de jour ou de nuit'],
  ['es', 'soy celíaco o no', 'vivo en valencia o en madrid', 'cuando es mi cita con el dentista'],
  ['it', 'quando andiamo dai suoceri', 'sono celiaco o no', 'quanti anni ha mia figlia'],
  ['pt', 'sou celíaco ou não', 'a minha filha é alérgica a nozes, né', 'quantos anos tem a minha filha'],
  ['pl', 'czy jestem w ciąży', 'jestem weganką czy nie', 'kiedy jedziemy do teściów'],
  ['ru', 'я беременна или нет', 'есть ли у меня аллергия', 'когда мы едем к родителям'],
  ['tr', 'hamile miyim', 'ben vegan mıyım', 'kızım kaç yaşında', 'fıstığa alerjim var mı'],
  ['ja', '私って妊娠してる', '私は卵アレルギーだっけ', '娘は何歳'],
  ['zh', '我怀孕了吗', '我是不是素食者', '我有没有过敏'],
  ['ko', '내 딸은 몇 살이지', '내가 땅콩 알레르기가 있나'],
  ['ar', 'هل أنا حامل', 'هل عندي حساسية من الفول السوداني'],
  ['hi', 'क्या मैं गर्भवती हूँ', 'मेरी बेटी कितने साल की है', 'kya main diabetic hoon'],
])('%s: what is only asked is not learnt', (_, ...questions) => {
  expect(questions.flatMap(contents)).toEqual([]);
});

it.each([
  ['have my own hair salon in Leeds', 'Have my own hair salon in Leeds.'],
  ['Habe mein Auto verkauft', 'Habe mein Auto verkauft.'],
  [
    'gestern ist meine Enkelin Lotta auf die Welt gekommen',
    'Gestern (2026-05-03) ist meine Enkelin Lotta auf die Welt gekommen.',
  ],
  ['Co niedzielę jeździmy z ojcem na ryby', 'Co niedzielę jeździmy z ojcem na ryby.'],
  ['うちのフェレットのきなこが最近よく寝るんだよね', 'うちのフェレットのきなこが最近よく寝るんだよね。'],
  ["Niamh is allergic to nuts isn't she. yes she is", "Niamh is allergic to nuts isn't she."],
])('what only looks like a question is: %s', (text, content) => {
  expect(contents(text)).toContain(content);
});
