/**
 * What is asked of the world in `world.ts`, by whom, from where and about when; which memory must come first, and what must
 * not come. Beside that no answer may show anything that `whyNot` refuses, nor say the same words twice: that a replaced
 * value, another's secret or another channel's fact stays out is asked by every question here.
 */
import type { Question } from './scenario.ts';
import { questionsOf } from './steps.ts';

/** Why some questions are not answered right yet, or only by chance. */
const NO_KINDS = 'search refuses the field `kinds` that API.md names';
const CROWDED = 'candidates are cut before those of the past are left out: a long history hides the present';
const TIED =
  'equal lexical scores get ranks by row order: no newness, importance, tier or date decides, nor the vector';
const NO_SUBJECT = 'recall does not look at the subject of a fact';
const RANKS_ONLY =
  'a vector hit counts more than any lexical lead: fusion knows ranks, and none for what is below the cut';
const NO_FOLD = 'ø, æ, ł, ß have no decomposition, so `foldText` keeps them';
const NO_STEM = 'the words differ in form, and the vector does not make up for it';
const NO_DEDUP = 'equal words of two scopes come twice';
const NO_ACCOUNT = 'recall does not read the account tier yet';

const superseded = questionsOf(
  'superseded',
  ['home', 'Where do I live?', 'ana', 'home.matosinhos'],
  [
    'home-by-old-name',
    'Do I still live in Porto?',
    'ana',
    null,
    { never: ['home.porto'], neverSays: ['Lives in Porto'] },
  ],
  ['home-of-another', 'Where do I live?', 'bo', 'home.bo'],
  ['price', 'How many euros does a kilo of Kestrel espresso cost?', 'yusuf', 'price.27'],
  ['rent', 'How much rent do we pay for the roastery each month?', 'mei', 'rent.2050'],
  ['aurora', 'How many kilos of espresso does Café Aurora order per week?', 'bo', 'aurora.15'],
  ['opening', 'When does the shop open on weekdays?', 'ines', 'hours.new'],
  ['contact-again', 'Who is our contact at Hotel Miramar?', 'yusuf', 'miramar.again'],
  [
    'contact-by-old-name',
    'Is Jorge Pinto the contact at Hotel Miramar?',
    'yusuf',
    null,
    { neverSays: ['Jorge Pinto'] },
  ],
  ['checkout', 'Which payment service did we decide to use for the checkout?', 'ana', 'checkout.adyen'],
  ['oat', 'Do I like oat milk?', 'yusuf', 'oat.dislikes'],
  ['natural-ended', 'Do I like natural process coffees?', 'bo', null, { never: ['natural'] }],
  ['employer-ended', 'Do I work at Casa Verde?', 'mei', null, { never: ['work.mei'] }],
  ['shoes', "What is Leo's shoe size?", null, 'leo.33', { talk: 'anaFamily' }],
  ['temperature', 'To how many degrees is Kochere roasted?', 'bo', 'kochere.211', { channel: 'roastery' }],
  [
    'both-stand',
    'Which grinder do we have, a Ditting or a Mahlkönig?',
    'yusuf',
    ['grinder.fact', 'grinder.other'],
  ],
  [
    'long-history',
    'How many bags of green beans are in stock?',
    'mei',
    'stock.65',
    { topK: 10, pending: CROWDED },
  ],
  ['newer-of-two', 'What is the guest network of the bar called?', 'mei', 'network.new', { pending: TIED }],
  ['newer-first-written', 'Where is the planning meeting?', 'mei', 'meeting.new', { pending: TIED }],
);

const asOf = questionsOf(
  'as_of',
  [
    'home-before',
    'Where do I live?',
    'ana',
    null,
    { asOf: '2021-06-01', never: ['home.porto', 'home.gaia'] },
  ],
  ['home-1', 'Where do I live?', 'ana', 'home.porto', { asOf: '2023-09-09T23:59:59Z' }],
  ['home-2', 'Where do I live?', 'ana', 'home.gaia', { asOf: '2023-09-10' }],
  ['home-3', 'Where do I live?', 'ana', 'home.matosinhos', { asOf: '2025-04-05' }],
  [
    'price-first',
    'What does a kilo of Kestrel espresso cost?',
    'bo',
    'price.24',
    { asOf: '2024-12-31T23:59:59Z' },
  ],
  ['price-second', 'What does a kilo of Kestrel espresso cost?', 'bo', 'price.27', { asOf: '2025-01-01' }],
  ['price-to-come', 'What will a kilo of Kestrel espresso cost?', 'bo', 'price.29', { asOf: '2099-06-01' }],
  ['rent-before', 'What rent does the roastery pay a month?', 'mei', 'rent.1900', { asOf: '2023-01-01' }],
  ['contact-1', 'Who is the contact at Hotel Miramar?', 'mei', 'miramar.paula', { asOf: '2023-06-01' }],
  ['contact-2', 'Who is the contact at Hotel Miramar?', 'mei', 'miramar.jorge', { asOf: '2024-06-01' }],
  ['contact-3', 'Who is the contact at Hotel Miramar?', 'mei', 'miramar.again', { asOf: '2025-06-01' }],
  [
    'aurora-between',
    'How much espresso does Café Aurora order a week?',
    'ana',
    'aurora.18',
    { asOf: '2025-01-01' },
  ],
  [
    'aurora-first',
    'How much espresso does Café Aurora order a week?',
    'ana',
    'aurora.12',
    { asOf: '2024-02-01' },
  ],
  ['employer-then', 'Where do I work?', 'mei', 'work.mei', { asOf: '2023-01-01', pending: RANKS_ONLY }],
  ['oat-then', 'Do I like oat milk?', 'yusuf', 'oat.likes', { asOf: '2024-06-01' }],
  ['natural-then', 'Do I like natural process coffees?', 'bo', 'natural', { asOf: '2025-01-01' }],
  [
    'checkout-then',
    'What did we decide to use for the checkout?',
    'ana',
    'checkout.stripe',
    { asOf: '2025-03-01' },
  ],
  ['shoes-then', "What was Leo's shoe size?", 'ana', 'leo.31', { channel: 'family', asOf: '2024-01-01' }],
  ['röster-damals', 'Wann wird der Röster gewartet?', 'bo', 'röster.juni', { asOf: '2025-02-01' }],
  ['仓库', '谁负责深圳仓库？', 'mei', '仓库.刘洋', { asOf: '2024-06-01' }],
  [
    'long-history-then',
    'How many bags of green beans are in stock?',
    'mei',
    'stock.40',
    { asOf: '2025-02-09', topK: 10, pending: CROWDED },
  ],
  [
    'network-then',
    'What is the guest network of the bar called?',
    'mei',
    'network.old',
    { asOf: '2024-01-01' },
  ],
  [
    'undated',
    'When does the shop open on weekdays?',
    'ana',
    null,
    { asOf: '2025-01-01', never: ['hours.old', 'hours.new'] },
  ],
);

const privates = questionsOf(
  'private',
  ['dentist-ana', 'When is my dentist appointment?', 'ana', 'dentist.ana'],
  ['dentist-bo', 'When is my dentist appointment?', 'bo', 'dentist.bo'],
  [
    'dentist-nobody',
    'When is the dentist appointment?',
    null,
    null,
    { never: ['dentist.ana', 'dentist.bo', 'dentist.mei'] },
  ],
  ['locker-same-topic', 'Where is my locker?', 'bo', 'locker.bo'],
  ['shirt', 'Which size of the company shirt do I wear?', 'bo', 'shirt.bo'],
  ['shirt-of-another', 'Which size of shirt does Viktor wear?', 'bo', 'Viktor 4'],
  [
    'party-for-bo',
    'Is there a party at Taberna do Rio in November?',
    'bo',
    'of the company 7',
    { never: ['party'] },
  ],
  ['party-for-ana', 'When is the surprise party for Bo?', 'ana', 'party'],
  ['party-at-christmas', 'When is the party at Christmas?', 'ana', 'of the company 7'],
  [
    'salary-yusuf',
    'Will the salary of Yusuf rise in September?',
    'yusuf',
    null,
    { never: ['salary'], neverSays: ['1,950'] },
  ],
  ['salary-mei', 'How far will the salary of Yusuf rise?', 'mei', 'salary'],
  [
    'allergy-yusuf',
    'Who is allergic to hazelnuts?',
    'yusuf',
    null,
    { never: ['hazelnut.bo', 'hazelnut.mei'] },
  ],
  ['allergy-bo', 'Am I allergic to hazelnuts?', 'bo', 'hazelnut.bo'],
  ['allergy-mei', 'Can I eat hazelnuts, or am I allergic?', 'mei', 'hazelnut.mei'],
  ['tea', 'What is my favourite tea?', 'mei', 'tea.mei'],
);

const shared = questionsOf(
  'shared',
  ['crack', 'After how many minutes does the first crack of Kochere come?', 'yusuf', 'crack'],
  ['crack-nobody', 'When does first crack come with Kochere?', null, 'crack'],
  [
    'recipe-taken-back',
    "How many egg yolks go into Rosa's custard tarts?",
    'bo',
    null,
    { neverSays: ['yolks'] },
  ],
  [
    'recipe-taken-back-then',
    "How many egg yolks go into Rosa's custard tarts?",
    'bo',
    null,
    { asOf: '2023-01-01', neverSays: ['yolks'] },
  ],
  ['recipe-owner', "How many egg yolks go into Rosa's custard tarts?", 'ana', 'recipe.11'],
  [
    'recipe-owner-then',
    "How many egg yolks go into Rosa's custard tarts?",
    'ana',
    'recipe.9',
    { asOf: '2023-01-01' },
  ],
  ['birthday', "On which day is Clara's birthday?", 'yusuf', 'clara.birthday'],
  ['fact-of-another', 'Where does Tomás work?', 'mei', 'tomas.harbour'],
);

const channels = questionsOf(
  'channel',
  ['standup-roastery', 'At what time is the stand-up?', 'bo', 'standup.roastery', { channel: 'roastery' }],
  ['standup-webshop', 'At what time is the stand-up?', 'bo', 'standup.webshop', { channel: 'webshop' }],
  [
    'standup-nowhere',
    'When is the stand-up?',
    'bo',
    null,
    { never: ['standup.roastery', 'standup.webshop'] },
  ],
  ['family-only', "When does Clara's passport run out?", 'ines', 'passport', { channel: 'family' }],
  [
    'family-not-in-roastery',
    "When does Clara's passport run out?",
    'bo',
    null,
    { channel: 'roastery', never: ['passport'] },
  ],
  ['private-there', 'What do I get Clara as a birthday present?', null, 'gift', { talk: 'anaFamily' }],
  [
    'private-of-another',
    'What is the birthday present of Clara?',
    'ines',
    null,
    { channel: 'family', never: ['gift'] },
  ],
  ['private-elsewhere', 'Do I want to replace the drum of the roaster?', 'bo', null, { never: ['drum'] }],
  ['private-back', 'Do I want to replace the drum of the roaster?', 'bo', 'drum', { channel: 'roastery' }],
  ['workspace-too', 'How many euros is the rent?', 'mei', 'rent.2050', { channel: 'webshop' }],
  ['duty-nearest', 'Who has kitchen duty?', 'bo', 'duty.channel', { channel: 'roastery', pending: TIED }],
  ['duty-elsewhere', 'Who has kitchen duty?', 'bo', 'duty.workspace', { channel: 'webshop' }],
  [
    'swimming',
    'On which day is the swimming lesson of Leo?',
    'ines',
    'of channel family 1',
    { channel: 'family' },
  ],
  ['teacher', 'Who teaches Leo?', 'ines', 'of channel family 3', { channel: 'family' }],
  [
    'vet',
    "What is the dog's vet called?",
    'ana',
    'of channel family 7',
    { channel: 'family', pending: RANKS_ONLY },
  ],
);

const conversations = questionsOf(
  'conversation',
  ['batch', 'Which batch is under way?', null, 'batch.4471', { talk: 'boRoastery' }],
  ['batch-next-door', 'Which batch number is under way?', null, 'batch.4480', { talk: 'boCupping' }],
  [
    'batch-outside',
    'Which batch number is under way?',
    'bo',
    null,
    { channel: 'roastery', never: ['batch.4471', 'batch.4480'] },
  ],
  ['duty-nearest', 'Who has kitchen duty?', null, 'duty.talk', { talk: 'boRoastery', pending: TIED }],
  ['group', 'What is on the agenda this week?', 'yusuf', 'agenda', { talk: 'roasteryGroup' }],
  [
    'group-outside',
    'What is on the agenda this week?',
    'yusuf',
    null,
    { channel: 'roastery', never: ['agenda'] },
  ],
  [
    'group-hides-private',
    'When is my dentist appointment?',
    'bo',
    null,
    { talk: 'roasteryGroup', never: ['dentist.bo'] },
  ],
  [
    'group-hides-learnt',
    'Am I allergic to hazelnuts?',
    'mei',
    null,
    { talk: 'roasteryGroup', never: ['hazelnut.mei'] },
  ],
  [
    'group-sees-shared',
    'At what time is the stand-up?',
    'mei',
    'standup.roastery',
    { talk: 'roasteryGroup' },
  ],
);

const validity = questionsOf(
  'validity',
  ['discount', 'What discount does Livraria Central get?', 'mei', 'discount.new'],
  [
    'discount-then',
    'What discount does Livraria Central get?',
    'mei',
    'discount.old',
    { asOf: '2024-12-31T23:59:59Z' },
  ],
  ['holiday-over', 'Is Bo on holiday?', 'ana', null, { never: ['holiday.bo'] }],
  ['holiday-then', 'Where is Bo on holiday?', 'ana', 'holiday.bo', { asOf: '2025-07-05' }],
  [
    'holiday-last-moment',
    'Is Bo on holiday in Crete?',
    'ana',
    null,
    { asOf: '2025-07-12', never: ['holiday.bo'] },
  ],
  ['not-yet', 'Is Mei on holiday in Nagano?', 'ana', null, { never: ['holiday.mei'] }],
  ['to-come', 'Where is Mei on holiday?', 'ana', 'holiday.mei', { asOf: '2099-10-02' }],
  ['intern-gone', 'What is the intern of the roastery called?', 'bo', null, { never: ['intern'] }],
  ['intern-then', 'What is the intern of the roastery called?', 'bo', 'intern', { asOf: '2025-02-01' }],
  ['zone', 'In which zone is the parking permit of the van valid?', 'yusuf', 'zone'],
  ['brought-back', 'What blocks the ramp in front of the shop?', 'yusuf', 'scaffold'],
  ['ended-by-change', 'Is the toilet of the shop out of order?', 'yusuf', null, { never: ['toilet'] }],
  ['ended-by-change-then', 'What in the shop is out of order?', 'yusuf', 'toilet', { asOf: '2024-03-10' }],
  [
    'date-in-question',
    'Who complained about sour espresso in October 2024?',
    'ana',
    'complaint.caldeira',
    { pending: TIED },
  ],
  [
    'date-in-question-2',
    'Who complained about sour espresso in April 2025?',
    'ana',
    'complaint.rivoli',
    { pending: TIED },
  ],
);

const erased = questionsOf(
  'erased',
  ['school', "Which school is Clara's?", 'ana', 'school.new'],
  [
    'value-holds-again',
    'Does Tomás work at the aquarium or at the harbour?',
    'ana',
    'tomas.harbour',
    { neverSays: ['aquarium'] },
  ],
  ['value-holds-again-then', 'Where does Tomás work?', 'ana', 'tomas.harbour', { asOf: '2025-01-01' }],
  ['kettle', 'To whom was the kettle of the office lent?', 'mei', null, { neverSays: ['kettle'] }],
  ['ladder', 'Who was the ladder of the shop lent to?', 'yusuf', null, { neverSays: ['ladder'] }],
  ['forgotten-home', 'Where do I live?', 'yusuf', null, { neverSays: ['Rio Tinto'] }],
  [
    'forgotten-home-then',
    'Do I live in Rio Tinto?',
    'yusuf',
    null,
    { asOf: '2024-06-01', neverSays: ['Rio Tinto'] },
  ],
  [
    'forgotten-alarm',
    'On which day does the alarm company ring?',
    'ana',
    null,
    { neverSays: ['company rings'] },
  ],
  ['erased-conversation', 'What does the mooring of the boat cost?', 'ana', null, { neverSays: ['mooring'] }],
  ['erased-conversation-kept', 'Which plot number has the allotment?', 'ana', 'allotment'],
  [
    'taken-back',
    'How many points did the Kenyan cupping score?',
    'bo',
    'cupping.86',
    { neverSays: ['61 points'] },
  ],
);

const workspaces = questionsOf(
  'workspace',
  [
    'aurora',
    'Does Café Aurora order 99 kg of espresso?',
    'ana',
    'aurora.15',
    { neverSays: ['99 kg', 'decaf a week'] },
  ],
  ['home', 'Do I live in Lyon?', 'ana', null, { neverSays: ['Lyon'] }],
  ['stranger', 'Where do I live?', 'ana', 'of the stranger’s Ana 1', { in: 'stranger' }],
  ['stranger-rent', 'How high is the rent of the roastery?', 'bo', 'of the stranger 2', { in: 'stranger' }],
  ['branch', 'At what time is the stand-up?', 'ana', 'of the branch 1', { in: 'branch' }],
  ['branch-private', 'When is my dentist appointment?', 'ana', 'of the branch’s Ana 1', { in: 'branch' }],
);

const duplicates = questionsOf(
  'duplicate',
  ['accountant', 'On which day does the office of the accountant close?', 'yusuf', 'accountant.ana'],
  ['boiler-own-and-shared', 'Does the boiler of the shop leak?', 'ana', null, { pending: NO_DEDUP }],
  ['boiler-shared', 'Does the boiler of the shop leak?', 'mei', 'boiler.shared', { never: ['boiler.ana'] }],
  ['jazz', 'What music do I like, jazz?', 'bo', 'jazz'],
  ['cake', 'Does the carrot cake contain walnuts?', 'ines', 'walnut'],
);

const subjects = questionsOf(
  'subject',
  ['leo-birthday', "When is Leo's birthday?", 'bo', 'leo.birthday'],
  ['rosa-birthday', 'When is the birthday of Rosa?', 'ana', 'rosa.birthday'],
  ['falcon', 'Who leads the Falcon roaster project?', 'mei', 'falcon.lead'],
  ['stall', 'Who is leading the project of the market stall?', 'bo', 'stall.lead'],
  ['shop-end', 'When does the web shop project end?', 'bo', 'shop.end'],
  ['falcon-end', 'Until when does the Falcon project run, when does it end?', 'bo', 'falcon.end'],
  ['clara-shoes', 'Which shoe size has Clara?', 'ana', 'clara.28', { channel: 'family' }],
  ['rosa-choir', 'In which choir did Rosa sing?', 'bo', 'rosa.choir', { pending: NO_SUBJECT }],
  ['ines-choir', 'In which choir did Ines sing?', 'bo', 'ines.choir', { pending: NO_SUBJECT }],
  ['rosa-work', 'In which hospital did Rosa work?', 'bo', 'rosa.nurse', { pending: NO_SUBJECT }],
  ['joaquim-work', 'In which hospital did Joaquim work?', 'bo', 'joaquim.porter', { pending: NO_SUBJECT }],
  ['ext-mei', 'What is the extension of Mei?', 'ana', 'ext.mei'],
  ['two-of-a-name', 'At which bistro is Ines the contact?', 'yusuf', 'Bistro Caldeira 2'],
  ['days-to-pay', 'Within how many days does Teatro Rivoli pay?', 'mei', 'Teatro Rivoli 3'],
  ['contact-of-name', 'Where does our contact Paula Simões work?', 'mei', 'Teatro Rivoli 2'],
  [
    'delivered-on-mondays',
    'Which deliveries go out on Mondays?',
    'yusuf',
    ['Nordlys Bakery 4', 'Museu do Mar 4', 'Cinema Trindade 4'],
  ],
);

const numbers = questionsOf(
  'number',
  ['invoice', 'Who got invoice 2025-0471?', 'mei', 'invoice.471'],
  ['invoice-other', 'Where did invoice 0417 of 2025 go?', 'mei', 'invoice.417'],
  ['extension', "What is Yusuf's extension?", 'ana', 'ext.yusuf.231'],
  ['extension-by-number', 'Whose extension is 204?', 'ana', 'ext.mei'],
  ['extension-then', 'Whose extension is 204?', 'ana', 'ext.yusuf.204', { asOf: '2023-01-01' }],
  ['plate', 'Which van has the plate 14-XR-70?', 'yusuf', 'van.grey'],
  ['plate-mistyped', 'What is the plate of the whte van?', 'yusuf', 'van.white', { pending: NO_STEM }],
  ['height', 'At how many metres does Kochere grow?', 'bo', 'kochere.height'],
  ['permit', 'What is PT-8841?', 'mei', 'permit'],
  ['name-jurgen', 'What does Jurgen Weiland repair?', 'bo', 'jürgen'],
  ['name-soren', 'What does Soren repair?', 'bo', 'søren', { pending: NO_FOLD }],
);

const languages = questionsOf(
  'language',
  ['röster', 'Wann wird der Röster gewartet?', 'bo', 'röster.august'],
  ['rösters', 'Wann ist der Termin des Rösters?', 'bo', 'röster.august'],
  ['krüger', 'Wie viele Kisten Filterpapier bestellt Herr Krüger?', 'bo', 'de.filter'],
  ['lager', 'Um wie viel Uhr schliesst das Lager?', 'bo', 'de.lager'],
  ['fahrrad', 'Wo steht mein Fahrrad?', 'ana', 'de.fahrrad'],
  ['fahrrad-privat', 'Wo steht das Fahrrad?', 'ines', null, { never: ['de.fahrrad'] }],
  ['田中', '田中さんはいつ休みますか？', 'ana', 'ja.田中'],
  ['金曜日', '金曜日に休むのは誰ですか？', 'ana', 'ja.田中'],
  ['お茶', 'お茶はどこにありますか？', 'ana', 'ja.お茶', { channel: 'family' }],
  ['お茶-よそ', 'お茶はどこにありますか？', 'ana', null, { never: ['ja.お茶'] }],
  ['猫', '田中の猫の名前は何ですか？', 'mei', 'ja.猫'],
  ['猫-秘密', '田中の猫の名前は何ですか？', 'bo', null, { never: ['ja.猫'] }],
  ['мёд', 'Когда привозят мед из Казани?', 'ana', 'ru.мёд'],
  ['казанский', 'Что привозит казанский поставщик?', 'ana', 'ru.мёд', { pending: TIED }],
  ['зарплата', 'Когда вырастет зарплата Юсуфа?', 'yusuf', null, { never: ['ru.зарплата'] }],
  ['зарплата-мэй', 'Зарплата Юсуфа: когда она вырастет?', 'mei', 'ru.зарплата'],
  ['نخيل', 'متى موعد تسليم القهوة إلى فندق النخيل؟', 'ana', 'ar.نخيل'],
  ['خصم', 'هل يوجد خصم على القهوة لفندق النخيل؟', 'ana', null, { never: ['ar.خصم'] }],
  ['خصم-سابقا', 'ما هو خصم القهوة لفندق النخيل؟', 'ana', 'ar.خصم', { asOf: '2024-06-01' }],
  ['仓库', '谁负责深圳仓库？', 'mei', '仓库.李伟'],
  ['仓库-管理', '深圳的仓库由谁管理？', 'bo', '仓库.李伟'],
  ['红茶', '红茶放在哪里？', 'bo', 'zh.茶'],
  ['航班', '我的航班是什么时候？', 'mei', 'zh.航班'],
  ['leche', '¿Qué días entrega el proveedor de leche?', 'mei', 'es.leche'],
);

const kinds = questionsOf(
  'kind',
  ['procedure', 'How do I clean the grinder?', 'mei', 'grinder.procedure'],
  ['decision', 'What did we decide about the grinder?', 'mei', 'grinder.decision'],
  ['event', 'When did the grinder break down?', 'mei', 'grinder.event'],
  ['instruction', 'What must I always unplug before opening it?', 'mei', 'grinder.instruction'],
  ['preference', 'Which grinder do I like best?', 'bo', 'grinder.preference'],
  ['summary', 'For how many days was the grinder out of order in March?', 'mei', 'grinder.summary'],
  [
    'only-decisions',
    'grinder',
    'mei',
    'grinder.decision',
    { kinds: ['decision'], never: ['grinder.fact', 'grinder.event'], pending: NO_KINDS },
  ],
  [
    'only-procedures',
    'What about the grinder?',
    'mei',
    ['grinder.procedure', 'grinder.instruction'],
    { kinds: ['procedure', 'instruction'], never: ['grinder.fact', 'grinder.decision'], pending: NO_KINDS },
  ],
);

const corrected = questionsOf(
  'corrected',
  ['inspection', "When is the white van's inspection due?", 'yusuf', 'inspection', { neverSays: ['12 May'] }],
  ['milk', 'Who delivers the milk?', 'yusuf', 'milk', { neverSays: ['Vouga'] }],
  ['milk-by-new-words', 'What is delivered by Leitaria Arouca?', 'yusuf', 'milk'],
  [
    'milk-by-old-words',
    'Do we get anything from Lacticínios Vouga?',
    'yusuf',
    null,
    { neverSays: ['Vouga'] },
  ],
);

const paraphrases = questionsOf(
  'paraphrase',
  ['cleaner', 'On which days is there a cleaner?', 'ana', 'cleaner'],
  ['cleaning', 'Which days does somebody come to do the cleaning?', 'ana', 'cleaner', { pending: NO_STEM }],
  ['cups', 'Where do we buy cups made of paper?', 'ana', 'cups'],
  ['oil', 'How often do the bearings need oil?', 'bo', 'oil'],
  ['plumber', 'What is the hourly charge of the plumber?', 'mei', 'plumber'],
  ['electrician', 'How much does an electrician take per hour?', 'mei', 'electrician'],
  ['harvest', 'When do they begin harvesting in Sul de Minas?', 'bo', 'harvest'],
  ['drying', 'How many days is Kochere dried on beds?', 'bo', 'kochere.beds'],
  ['labels', 'Who is the designer of our bag labels?', 'mei', 'zoë'],
  ['blackcurrant', 'Which coffee has the taste of blackcurrant?', 'ana', 'Nyeri Hill 4'],
  ['kenya', 'Which of our coffees comes from Kenya?', 'yusuf', 'Nyeri Hill 1'],
  ['hot', 'How hot do we roast Sul de Minas, to how many degrees?', 'bo', 'Sul de Minas 3'],
  ['power', 'How many euros of electricity do we use a month?', 'mei', 'of the company 3'],
  ['postage', 'Does a customer in Portugal pay postage?', 'yusuf', 'of the company 26'],
  ['debt', 'Whom do I owe money?', 'bo', 'private of bo 5'],
  ['first-aid', 'Where is the first aid box?', 'yusuf', 'first aid.major', { pending: TIED }],
  [
    'long',
    'I am writing to the landlord this week and need to know before the harvest how many euros a month the rent of the roastery is',
    'mei',
    'rent.2050',
  ],
);

const account = questionsOf(
  'account',
  ['style', 'Do I want short answers or long ones?', 'ana', ['acc.short'], { pending: NO_ACCOUNT }],
  [
    'style-in-branch',
    'Which answers do I prefer, with bullet points?',
    'ana',
    'acc.short',
    { in: 'branch', pending: NO_ACCOUNT },
  ],
  ['contract', 'How do I review a contract?', 'ana', 'acc.contract', { pending: NO_ACCOUNT }],
  [
    'celsius',
    'In which unit do I prefer temperatures, in Celsius?',
    'bo',
    'acc.celsius',
    { pending: NO_ACCOUNT },
  ],
  [
    'celsius-in-channel',
    'Do I prefer degrees Celsius for temperatures?',
    null,
    ['acc.celsius'],
    { talk: 'boRoastery', pending: NO_ACCOUNT },
  ],
  ['shared', 'Is the day first when dates are written?', 'yusuf', 'acc.dates', { pending: NO_ACCOUNT }],
  [
    'shared-in-group',
    'Is the day first when dates are written?',
    'mei',
    'acc.dates',
    { talk: 'roasteryGroup', pending: NO_ACCOUNT },
  ],
  ['made-in-branch', 'Do I prefer tables to long answers?', 'mei', 'acc.tables', { pending: NO_ACCOUNT }],
  [
    'of-the-stranger',
    'Do I prefer answers in verse?',
    'ana',
    'acc.verse',
    { in: 'stranger', never: ['acc.short'], pending: NO_ACCOUNT },
  ],
  ['of-another', 'Do I prefer short answers with bullet points?', 'mei', null, { never: ['acc.short'] }],
  ['expired', 'Do I prefer answers in Swedish?', 'bo', null, { never: ['acc.swedish'] }],
  ['erased', 'Do I like answers with emoji?', 'ana', null, { never: ['acc.emoji'] }],
  [
    'group',
    'Do I prefer temperatures in degrees Celsius?',
    'bo',
    null,
    { talk: 'roasteryGroup', never: ['acc.celsius'] },
  ],
  ['stranger', 'Do I prefer short answers, or answers in verse?', 'ana', null, { never: ['acc.verse'] }],
  [
    'then',
    'Do I prefer short answers with bullet points?',
    'ana',
    null,
    { asOf: '2024-01-01', never: ['acc.short'] },
  ],
);

/** Every question but those on the account tier. */
export const QUESTIONS: readonly Question[] = [
  ...superseded,
  ...asOf,
  ...privates,
  ...shared,
  ...channels,
  ...conversations,
  ...validity,
  ...erased,
  ...workspaces,
  ...duplicates,
  ...subjects,
  ...numbers,
  ...languages,
  ...kinds,
  ...corrected,
  ...paraphrases,
];

/** The questions that need recall to read the account tier: asked last. */
export const ACCOUNT_QUESTIONS: readonly Question[] = account;
