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
  ['en', 'anything in there i cant eat', 'can i eat that', 'what size am i again', 'how old am i turning'],
  ['es', 'a qué soy alérgica', 'a que soy alergica', 'cómo se llama mi jefe'],
  ['fr', 'je suis allergique à quoi', 'à quoi je suis allergique déjà'],
  ['it', 'di che cosa sono allergica', 'a cosa sono allergico'],
  ['pt', 'a que sou alérgica', 'onde trabalho'],
  ['nl', 'waar ben ik allergisch voor', 'welke maat heb ik ook alweer'],
  ['pl', 'na co jestem uczulona', 'jaki mam rozmiar'],
  ['ru', 'на что у меня аллергия', 'где я работаю'],
  ['tr', 'neye alerjim vardı', 'kızımın adı neydi'],
  ['ja', '妻の誕生日いつ', '私の血液型何', '妊娠中だけど刺身食べていい', 'エビ食べても大丈夫'],
  ['zh', '我能吃花生不', '我老婆生日哪天', '我几号看牙医', '我对什么过敏'],
  ['ko', '내 알레르기 뭐였지', '우리 강아지 이름 뭐야', '나 어디서 일해'],
  ['ar', 'عندي حساسية من ايش', 'ما اسم ابنتي', 'أين أعمل'],
  ['hi', 'kya main paneer kha sakta hoon', 'mujhe kya allergy hai', 'meri biwi kya kaam karti hai'],
  ['hi', 'main ye dawai le sakta hoon kya', 'मुझे किस चीज़ से एलर्जी है'],
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
  ['我有几个孩子，都上小学', '我有几个孩子，都上小学。'],
])('what only looks like a question is: %s', (text, content) => {
  expect(contents(text)).toContain(content);
});
