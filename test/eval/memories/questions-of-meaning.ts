/**
 * Questions in other words than those that are remembered, in several languages; questions for what nobody remembers while
 * something like it is; questions that name a time; and a topic that has a value in each tier.
 */
import type { Question } from './scenario.ts';
import { questionsOf } from './steps.ts';

const meaning = questionsOf(
  'meaning',
  ['two-at-once', "Who is my doctor, and what can't I eat?", 'ines', ['ines.physician', 'ines.peanuts']],
  ['zwei-auf-einmal', 'Wo wohne ich und wie viele Kinder habe ich?', 'ines', ['ines.home', 'ines.daughters']],
  ['三问', '我住在哪里，我有几个孩子？', 'ines', ['ines.home', 'ines.daughters']],
  ['cleaning', 'Who looks after cleaning?', 'ines', ['cleaner']],
  ['boat', 'Do I have a boat?', 'ines', 'ines.ship'],
  ['kids', 'How many kids do I have?', 'ines', 'ines.daughters'],
  ['children', 'Do I have children?', 'ines', 'ines.daughters'],
  ['kinder', 'Wie viele Kinder habe ich?', 'ines', 'ines.daughters'],
  ['enfants', 'Combien d’enfants ai-je ?', 'ines', 'ines.daughters'],
  ['hijos', '¿Cuántos hijos tengo?', 'ines', 'ines.daughters'],
  ['дети', 'Сколько у меня детей?', 'ines', 'ines.daughters'],
  ['孩子', '我有几个孩子？', 'ines', 'ines.daughters'],
  ['子供', '私には子供が何人いますか？', 'ines', 'ines.daughters'],
  ['hate', 'What do I hate?', 'ines', 'ines.coriander'],
  ['not-like', "What don't I like?", 'ines', 'ines.coriander', { never: ['ines.fado'] }],
  ['hasse', 'Was hasse ich?', 'ines', 'ines.coriander', { never: ['ines.fado'] }],
  ['aime-pas', 'Qu’est-ce que je n’aime pas ?', 'ines', 'ines.coriander', { never: ['ines.fado'] }],
  ['讨厌', '我讨厌什么？', 'ines', 'ines.coriander', { never: ['ines.fado'] }],
  ['enjoy', 'What do I enjoy?', 'ines', 'ines.fado', { never: ['ines.coriander'] }],
  ['eat', "What can't I eat?", 'ines', 'ines.peanuts'],
  ['essen', 'Was darf ich nicht essen?', 'ines', 'ines.peanuts'],
  ['comer', '¿Qué no puedo comer?', 'ines', 'ines.peanuts'],
  ['吃', '我不能吃什么？', 'ines', 'ines.peanuts'],
  ['allergies', 'Do I have an intolerance?', 'ines', 'ines.peanuts'],
  ['living', 'What do I do for a living?', 'ines', 'ines.job'],
  ['beruf', 'Was bin ich von Beruf?', 'ines', 'ines.job'],
  ['wohne', 'Wo wohne ich?', 'ines', 'ines.home'],
  ['vivo', '¿Dónde vivo?', 'ines', 'ines.home'],
  ['живу', 'Где я живу?', 'ines', 'ines.home'],
  ['住', '我住在哪里？', 'ines', 'ines.home'],
  ['住んで', '私はどこに住んでいますか？', 'ines', 'ines.home'],
  ['wohne-jetzt', 'Wo wohne ich?', 'ana', 'home.matosinhos'],
  ['doctor', 'Who is my doctor?', 'ines', 'ines.physician'],
  ['pets', 'Do I have any pets?', 'ines', 'ines.dog'],
  ['instrument', 'Which instrument do I have?', 'ines', 'ines.violin'],
  ['married', 'Am I married?', 'ines', 'ines.wife'],
  ['bike', 'Where is my bike?', 'ines', ['ines.bicycle']],
  ['car', 'Do I have a car?', 'ines', 'ines.automobile'],
  ['sofa', 'What sort of sofa do I have?', 'ines', 'ines.couch'],
  ['lawyer', 'Where is my lawyer?', 'ines', 'ines.attorney'],
  ['trip', 'When is my trip?', 'ines', 'ines.journey'],
);

const absent = questionsOf(
  'absent',
  ['cat', 'Do I have a cat?', 'ines', null, { never: ['ines.dog'] }],
  ['son', 'Do I have a son?', 'ines', null, { never: ['ines.daughters'] }],
  ['brother', 'Do I have a brother?', 'ines', null, { never: ['ines.daughters', 'ines.wife'] }],
  ['guitar', 'Do I have a guitar?', 'ines', null, { never: ['ines.violin'] }],
  ['dentist', 'Who is my dentist?', 'ines', null, { never: ['ines.physician'] }],
  ['motorcycle', 'Do I have a motorcycle?', 'ines', null, { never: ['ines.bicycle', 'ines.automobile'] }],
  ['truck', 'Is there a truck of mine?', 'ines', null, { never: ['ines.ship', 'ines.automobile'] }],
  ['vegetarian', 'Am I a vegetarian?', 'ines', null, { never: ['ines.peanuts'] }],
  ['colour', 'What is my favourite colour?', 'ines', null, { never: ['ines.fado'] }],
  ['lamp', 'Which lamp do I have?', 'ines', null, { never: ['ines.couch'] }],
  ['therapist', 'Who is my therapist?', 'ines', null, { never: ['ines.physician', 'ines.attorney'] }],
  ['lunch', 'What do I have for lunch?', 'ines', null, { never: ['ines.breakfast'] }],
  ['visa', 'Where is my visa?', 'ines', null, { never: ['ines.passport'] }],
  ['friday', 'What do I do on Fridays?', 'ines', null, { never: ['ines.tuesday'] }],
  ['nephew', 'Wie viele Brüder habe ich?', 'ines', null, { never: ['ines.daughters'] }],
  ['almonds', 'Are there almonds?', 'ines', null, { never: ['ines.peanuts'] }],
  ['katze', 'Habe ich eine Katze?', 'ines', null, { never: ['ines.dog'] }],
  ['sold', 'What did I sell?', 'ines', null, { never: ['ines.couch', 'ines.purchase'] }],
  ['kids-of-another', 'How many kids do I have?', 'bo', null, { never: ['ines.daughters'] }],
  ['boat-in-group', 'Do I have a boat?', 'ines', null, { talk: 'roasteryGroup', never: ['ines.ship'] }],
);

const time = questionsOf(
  'time',
  ['course-2022', 'Which course did I take in 2022?', 'ines', 'ines.course.2022'],
  ['course-2023', 'Which course did I take in March 2023?', 'ines', 'ines.course.2023'],
  ['course-2024', 'Which course did I take in October 2024?', 'ines', 'ines.course.2024'],
  ['kurs-2023', 'Welchen Kurs habe ich im Mai 2023 besucht?', 'ines', 'ines.kurs.2023'],
  ['kurs-2024', 'Welchen Kurs habe ich im Mai 2024 besucht?', 'ines', 'ines.kurs.2024'],
  ['decided-march', 'What did I decide in March 2024?', 'ines', 'ines.decided.march'],
  ['decided-june', 'What did I decide in June 2024?', 'ines', 'ines.decided.june'],
  ['decided-december', 'What did I decide in December 2023?', 'ines', 'ines.decided.winter'],
  ['happened', 'What happened in November 2022?', 'ines', 'ines.flood'],
  ['passiert', 'Was ist im Januar 2024 passiert?', 'ines', 'ines.storm'],
  ['发生', '2022年11月发生了什么？', 'ines', 'ines.flood'],
  ['home-held', 'Where did I live in 2022?', 'ines', 'ines.home'],
  [
    'home-is-not-the-past',
    'Where did I live in 2024?',
    'ana',
    'home.matosinhos',
    { never: ['home.porto', 'home.gaia'] },
  ],
);

const widening = questionsOf(
  'widening',
  ['talk', 'How do I sign letters?', null, 'ines.signature.talk', { talk: 'inesFamily' }],
  ['channel', 'How do my letters end?', 'ines', 'ines.signature.channel', { channel: 'family' }],
  ['workspace', 'How do my letters end?', 'ines', 'ines.signature.workspace'],
  [
    'far-words',
    'Do letters end with "Kind regards, Ines Duarte"?',
    null,
    'ines.signature.talk',
    { talk: 'inesFamily' },
  ],
);

/** Questions about meaning, time and tiers. */
export const QUESTIONS_OF_MEANING: readonly Question[] = [...meaning, ...absent, ...time, ...widening];
