/**
 * The world of the memory questions: Kestrel, a coffee roastery in Porto, and the family of its owner. Ana owns it, Bo
 * roasts, Mei keeps the books, Yusuf drives, Ines is Ana's sister. All of it is made up. Steps of a chapter may be taken at
 * once; what replaces, shares, changes or erases something stands in a later chapter.
 */
import { BACKGROUND, ELSEWHERE } from './background.ts';
import { OF_INES } from './ines.ts';
import type { Chapters, Item, Step } from './scenario.ts';
import {
  batch,
  change,
  close,
  erase,
  fact,
  item,
  remember,
  say,
  sayAndTakeBack,
  show,
  timeline,
} from './steps.ts';

/** Values of topics that arrive in one request, the later ones first. */
const TIMELINES: readonly Item[] = [
  ...timeline(
    'espresso.price',
    {},
    ['price.24', '2024-01-01', 'A kilo of Kestrel espresso costs 24 euros.'],
    ['price.27', '2025-01-01', 'A kilo of Kestrel espresso costs 27 euros.'],
    ['price.29', '2099-01-01', 'A kilo of Kestrel espresso costs 29 euros.'],
  ),
  ...timeline(
    'rent',
    {},
    ['rent.1900', '2022-07-01', 'The rent of the roastery is 1,900 euros a month.'],
    ['rent.2050', '2024-07-01', 'The rent of the roastery is 2,050 euros a month.'],
  ),
  ...timeline(
    'kochere.temperature',
    { channel: 'roastery' },
    ['kochere.208', '2024-03-10', 'Kochere is roasted to 208 degrees.'],
    ['kochere.211', '2025-03-10', 'Kochere is roasted to 211 degrees.'],
  ),
  ...timeline(
    'contact',
    { subject: 'miramar' },
    ['miramar.paula', '2023-02-01', 'The contact at Hotel Miramar is Paula Reis.'],
    ['miramar.jorge', '2024-02-01', 'The contact at Hotel Miramar is Jorge Pinto.'],
    ['miramar.again', '2025-02-01', 'The contact at Hotel Miramar is Paula Reis.'],
  ),
  ...timeline(
    'shoe size',
    { channel: 'family', subject: 'leo' },
    ['leo.31', '2023-09-01', "Leo's shoe size is 31."],
    ['leo.33', '2025-03-01', "Leo's shoe size is 33."],
  ),
  ...timeline('shoe size', { channel: 'family', subject: 'clara' }, [
    'clara.28',
    '2024-09-01',
    "Clara's shoe size is 28.",
  ]),
  ...timeline(
    'röster.wartung',
    {},
    ['röster.juni', '2025-01-01', 'Der Röster wird am 14. Juni gewartet.'],
    ['röster.august', '2025-04-01', 'Der Röster wird am 22. August gewartet.'],
  ),
  ...timeline(
    '深圳仓库',
    {},
    ['仓库.刘洋', '2024-01-01', '刘洋负责深圳仓库。'],
    ['仓库.李伟', '2025-01-01', '李伟负责深圳仓库。'],
  ),
  ...timeline('extension', { subject: 'mei' }, ['ext.mei', '2024-05-01', "Mei's extension is 204."]),
  ...timeline('extension', { subject: 'bo' }, ['ext.bo', '2022-05-01', "Bo's extension is 208."]),
].reverse();

/** A number that changes every day: its history is longer than a page of candidates, and some days have more to say. */
const STOCK_DAYS = 65;
const WORDY_DAYS = new Set([40, STOCK_DAYS]);
const FIRST_DAY = Date.UTC(2025, 0, 1);
const DAY_MS = 86_400_000;
const stockOn = (day: number): [string, string, string] => [
  `stock.${day}`,
  new Date(FIRST_DAY + (day - 1) * DAY_MS).toISOString().slice(0, 10),
  `The stock of green beans is ${300 - day} bags${WORDY_DAYS.has(day) ? ', not counting those that got wet in the yard' : ''}.`,
];
const STOCK: readonly Item[] = timeline(
  'stock',
  { subject: 'storeroom' },
  ...Array.from({ length: STOCK_DAYS }, (_, i) => stockOn(i + 1)),
);

/** What several people, channels or conversations have each, in the same words. */
const OF_EACH: readonly Item[] = [
  item('dentist.ana', 'Has a dentist appointment on 17 June.', { by: 'ana' }),
  item('dentist.bo', 'Has a dentist appointment on 3 June.', { by: 'bo' }),
  item('dentist.mei', 'Has a dentist appointment on 9 June.', { by: 'mei' }),
  item('locker.bo', 'Has a locker beside the gas meter.', { by: 'bo', topic: 'locker' }),
  item('locker.ana', 'Has a locker beside the office door.', { by: 'ana', topic: 'locker' }),
  item('shirt.bo', 'Wears the company shirt in size M.', { by: 'bo' }),
  item('party', 'The surprise party for Bo is at Taberna do Rio on 21 November.', { by: 'ana' }),
  item('salary', "Yusuf's salary will rise to 1,950 euros in September.", { by: 'mei' }),
  item('drum', 'Wants to replace the old drum of the roaster.', { by: 'bo', channel: 'roastery' }),
  item('standup.roastery', 'The stand-up is at 7:15.', { channel: 'roastery' }),
  item('standup.webshop', 'The stand-up is at 9:40.', { channel: 'webshop' }),
  item('duty.workspace', 'The kitchen duty is with Hanna.'),
  item('duty.channel', 'The kitchen duty is with Viktor.', { channel: 'roastery' }),
  item('duty.talk', 'The kitchen duty is with Emre.', { talk: 'boRoastery', by: 'bo' }),
  item('passport', "Clara's passport runs out in May 2031.", { channel: 'family' }),
  item('gift', "Clara's birthday present is a red bicycle.", { by: 'ana', channel: 'family' }),
  item('batch.4471', 'The batch under way is number 4471.', { talk: 'boRoastery', by: 'bo' }),
  item('batch.4480', 'The batch under way is number 4480.', { talk: 'boCupping', by: 'bo' }),
  item('agenda', 'The agenda of this week is the new cooling tray.', { talk: 'roasteryGroup' }),
  item('clara.birthday', "Clara's birthday is on 9 February.", { by: 'ana', shared: true }),
  item('leo.birthday', "Leo's birthday is on 23 August.", { by: 'ana', shared: true }),
  item('rosa.birthday', "Rosa's birthday is on 30 October.", { by: 'ines', shared: true }),
  item('falcon.lead', 'Bo leads the Falcon roaster project.', { subject: 'falcon' }),
  item('shop.lead', 'Mei leads the web shop project.', { subject: 'webshop' }),
  item('stall.lead', 'Yusuf leads the market stall project.', { subject: 'stall' }),
  item('falcon.end', 'The Falcon roaster project ends on 15 May 2099.', { subject: 'falcon' }),
  item('shop.end', 'The web shop project ends on 30 September 2099.', { subject: 'webshop' }),
  item('rosa.choir', 'Sang in the cathedral choir for thirty years.', {
    shared: true,
    by: 'ana',
    subject: 'rosa',
  }),
  item('rosa.nurse', 'Worked as a nurse at Hospital Santo António.', {
    shared: true,
    by: 'ana',
    subject: 'rosa',
  }),
  item('joaquim.porter', 'Worked as a porter at Hospital São João.', {
    shared: true,
    by: 'ana',
    subject: 'joaquim',
    category: 'occupation',
  }),
  item('crack', 'First crack of Kochere comes after nine minutes.', {
    by: 'bo',
    shared: true,
    sent: { visibility: 'private' },
  }),
  item('accountant.ana', "The accountant's office closes on Fridays.", { by: 'ana', shared: true }),
  item('accountant.mei', "The accountant's office closes on Fridays.", { by: 'mei', gone: true }),
  item('boiler.ana', 'The boiler of the shop leaks.', { by: 'ana' }),
  item('boiler.shared', 'The boiler of the shop leaks.', { by: 'bo', shared: true }),
];

const NUMBERS_AND_NAMES: readonly Item[] = [
  item('kochere.height', 'Kochere grows at 2,050 metres.'),
  item('kochere.beds', 'Kochere dries on raised beds for fourteen days.'),
  item('nyeri.taste', 'Nyeri Hill has a note of rhubarb since the new harvest.'),
  item('invoice.417', 'Invoice 2025-0417 went to Hotel Miramar.'),
  item('invoice.471', 'Invoice 2025-0471 went to Café Aurora.'),
  item('invoice.741', 'Invoice 2025-0741 went to Studio Lume.'),
  item('van.white', "The white van's plate is 41-XR-07."),
  item('van.grey', "The grey van's plate is 14-XR-70."),
  item('permit', 'The permit of the roastery bears the number PT-8841.'),
  item('jürgen', 'Jürgen Weiland repairs the grinders of the bar.'),
  item('søren', 'Søren Bæk repairs the scales of the storeroom.'),
  item('zoë', 'Zoë Ferreira designs the labels of the bags.'),
];

const LANGUAGES: readonly Item[] = [
  item('ja.田中', '田中さんは金曜日に休みます。'),
  item('ja.お茶', 'お茶は倉庫の奥の赤い箱にあります。', { channel: 'family' }),
  item('ja.猫', '田中の猫の名前はモモです。', { by: 'mei' }),
  item('ru.мёд', 'Поставщик из Казани привозит мёд по четвергам.'),
  item('ru.зарплата', 'Зарплата Юсуфа вырастет в сентябре.', { by: 'mei' }),
  item('ar.نخيل', 'موعد تسليم القهوة إلى فندق النخيل يوم الأحد.'),
  item('ar.خصم', 'خصم عشرين بالمئة على القهوة لفندق النخيل.', { from: '2024-01-01', expires: '2024-12-31' }),
  item('zh.茶', '红茶放在三楼的铁盒里。'),
  item('de.filter', 'Herr Krüger bestellt jeden Monat vier Kisten Filterpapier.'),
  item('de.lager', 'Das Lager in Gaia schließt um 17 Uhr.'),
  item('es.leche', 'El proveedor de leche entrega los jueves.'),
  item('fr.sirop', 'Le fournisseur de sirop livre le vendredi.'),
];

const KINDS: readonly Item[] = [
  item('grinder.decision', 'Decided to lease the grinder rather than buy it.', { kind: 'decision' }),
  item('grinder.procedure', 'To clean the grinder, run 30 grams of rice through it and brush the burrs.', {
    kind: 'procedure',
  }),
  item('grinder.event', 'The grinder broke down on 4 February 2025.', { kind: 'event' }),
  item('grinder.instruction', 'Always unplug the grinder before you open it.', { kind: 'instruction' }),
  item('grinder.preference', 'Likes the grinder of the bar best.', { kind: 'preference', by: 'bo' }),
  item('grinder.fact', 'The grinder of the bar is a Mahlkönig.'),
  item('grinder.summary', 'Summary of March: the grinder was out of order for nine days.', {
    kind: 'summary',
  }),
  item('grinder.other', 'The grinder of the storeroom is a Ditting.'),
];

/** What holds for a time, what will hold, and what a later change brings back or ends. */
const FOR_A_TIME: readonly Item[] = [
  item('discount.old', 'Livraria Central gets a discount of 10 percent.', {
    from: '2024-01-01',
    to: '2025-01-01',
  }),
  item('discount.new', 'Livraria Central gets a discount of 5 percent.', { from: '2025-01-01' }),
  item('holiday.bo', 'Bo is on holiday in Crete.', { from: '2025-07-01', expires: '2025-07-12' }),
  item('holiday.mei', 'Mei is on holiday in Nagano.', { from: '2099-10-01', expires: '2099-10-15' }),
  item('intern', 'The intern of the roastery is called Duarte.', { from: '2025-01-10', to: '2025-04-10' }),
  item('zone', 'The parking permit of the van is valid in zone 3.', {
    from: '2024-01-01',
    expires: '2199-01-01',
  }),
  item('scaffold', 'The scaffold in front of the shop blocks the ramp.', {
    from: '2024-03-01',
    sent: { expires_at: '2024-06-01T00:00:00Z' },
  }),
  item('toilet', 'The toilet of the shop is out of order.', { from: '2024-03-01', until: '2024-03-20' }),
  // Of no topic: both stand, and the newer one is what counts.
  item('network.old', 'The guest network of the bar is called Falcão.', { from: '2022-05-01' }),
  item('network.new', 'The guest network of the bar is called Andorinha.', { from: '2025-05-01' }),
  item('meeting.new', 'The planning meeting is in the courtyard.', { from: '2025-09-01' }),
  item('meeting.old', 'The planning meeting is in the storeroom.', { from: '2023-09-01' }),
  item('complaint.rivoli', 'Teatro Rivoli complained about sour espresso.', {
    kind: 'event',
    from: '2025-04-12',
  }),
  item('complaint.caldeira', 'Bistro Caldeira complained about sour espresso.', {
    kind: 'event',
    from: '2024-10-03',
  }),
  // Equal but for what they weigh.
  item('first aid.major', 'The first aid box is at the loading dock.', {
    importance: 0.95,
    from: '2023-01-01',
  }),
  item('first aid.minor', 'The first aid box is in the green van.', { importance: 0.1, from: '2023-01-01' }),
];

const PARAPHRASED: readonly Item[] = [
  item('cleaner', 'The cleaner comes on Tuesdays and Fridays.'),
  item('cups', 'Paper cups are bought from Embalagens Douro.'),
  item('lids', 'Lids and straws are bought from Plásticos Minho.'),
  item('oil', 'The bearings of the roaster are oiled every 200 hours.'),
  item('plumber', 'The plumber Silva charges 45 euros an hour.'),
  item('electrician', 'The electrician Gomes charges 52 euros an hour.'),
  item('training', 'New baristas are trained by Priya for two weeks.'),
  item('harvest', 'The harvest in Sul de Minas begins in May.'),
];

/** What later steps change or erase. */
const TO_CHANGE: readonly Item[] = [
  item('school.old', "Clara's school is Escola do Bonfim.", { by: 'ana', gone: true }),
  item('inspection', "The white van's inspection is due on 12 May."),
  item('milk', 'Milk is delivered by Lacticínios Vouga.'),
  item('kettle', 'The kettle of the office was lent to the bakery.', { gone: true }),
  item('ladder', 'The ladder of the shop was lent to Livraria Central.', { by: 'yusuf', gone: true }),
];

const account = { tier: 'account', kind: 'preference' } as const;
const ACCOUNT: readonly Item[] = [
  item('acc.short', 'Prefers short answers with bullet points.', { ...account, by: 'ana' }),
  item('acc.contract', 'To review a contract, list the risks first and the dates last.', {
    ...account,
    kind: 'procedure',
    by: 'ana',
  }),
  item('acc.celsius', 'Prefers temperatures in degrees Celsius.', { ...account, by: 'bo' }),
  item('acc.swedish', 'Prefers answers in Swedish.', { ...account, by: 'bo', expires: '2020-01-01' }),
  item('acc.emoji', 'Likes answers with emoji.', { ...account, by: 'ana', gone: true }),
  item('acc.dates', 'Dates are written with the day first.', { ...account, kind: 'procedure', shared: true }),
];
const ACCOUNT_ELSEWHERE = {
  branch: item('acc.tables', 'Prefers tables to long answers.', { ...account, by: 'mei', in: 'branch' }),
  stranger: item('acc.verse', 'Prefers answers in verse.', { ...account, by: 'ana', in: 'stranger' }),
} as const;

/** What is said in turns, out of the order of its dates. */
const FIRST_TURNS: readonly Step[] = [
  say(
    ['anaHome', 'ana'],
    '2025-04-05',
    'I moved to Matosinhos.',
    item('home.matosinhos', 'Lives in Matosinhos.'),
  ),
  say(
    ['boHome', 'bo'],
    '2024-05-01',
    "I live in Ramalde. I'm allergic to hazelnuts.",
    item('home.bo', 'Lives in Ramalde.'),
    item('hazelnut.bo', 'Is allergic to hazelnuts.'),
  ),
  say(
    ['yusufVan', 'yusuf'],
    '2024-02-01',
    'I live in Rio Tinto. I like oat milk.',
    item('home.yusuf', 'Lives in Rio Tinto.', { gone: true }),
    item('oat.likes', 'Likes oat milk.', { until: '2025-03-01' }),
  ),
  say(
    ['meiDesk', 'mei'],
    '2021-03-01',
    'I work at Casa Verde.',
    item('work.mei', 'Works at Casa Verde.', { until: '2024-03-01' }),
  ),
  say(
    ['roasteryGroup', 'mei'],
    '2024-06-02',
    "I'm allergic to hazelnuts.",
    item('hazelnut.mei', 'Is allergic to hazelnuts.'),
  ),
  say(
    ['anaWebshop', 'ana'],
    '2025-02-01',
    'We decided to use Stripe for the checkout.',
    item('checkout.stripe', 'Decided to use Stripe for the checkout.', {
      channel: 'webshop',
      until: '2025-05-01',
    }),
  ),
  say(
    ['anaBoat', 'ana'],
    '2025-01-05',
    'Remember that the mooring of the boat costs 80 euros.',
    item('boat', 'The mooring of the boat costs 80 euros.', { gone: true }),
  ),
  say(
    ['anaGarden', 'ana'],
    '2025-01-06',
    'Remember that the allotment has plot number 61.',
    item('allotment', 'The allotment has plot number 61.'),
  ),
  say(
    ['boRoastery', 'bo'],
    '2024-07-01',
    'I love jazz! I like natural process coffees.',
    item('jazz', 'Likes jazz.'),
    item('natural', 'Likes natural process coffees.', { until: '2025-06-01' }),
  ),
];

const SECOND_TURNS: readonly Step[] = [
  say(
    ['anaHome', 'ana'],
    '2022-03-01',
    'I live in Porto.',
    item('home.porto', 'Lives in Porto.', { until: '2023-09-10' }),
  ),
  say(['meiDesk', 'mei'], '2024-03-01', 'I no longer work at Casa Verde.'),
  say(
    ['anaFamily', 'ana'],
    '2024-03-02',
    'Merk dir bitte, dass mein Fahrrad im Keller steht.',
    item('de.fahrrad', 'mein Fahrrad im Keller steht'),
  ),
  sayAndTakeBack(
    ['boCupping', 'bo'],
    '2024-07-02',
    'Remember that the Kenyan cupping scored 61 points.',
    item('cupping.61', 'The Kenyan cupping scored 61 points.', { channel: 'roastery' }),
  ),
  say(
    ['anaWebshop', 'ana'],
    '2025-05-01',
    'We decided to use Adyen for the checkout.',
    item('checkout.adyen', 'Decided to use Adyen for the checkout.', { channel: 'webshop' }),
  ),
  say(['yusufVan', 'yusuf'], '2025-03-01', 'I hate oat milk.', item('oat.dislikes', 'Dislikes oat milk.')),
  say(['boHome', 'bo'], '2025-06-01', "I don't like natural process coffees anymore."),
];

const THIRD_TURNS: readonly Step[] = [
  say(
    ['anaHome', 'ana'],
    '2023-09-10',
    'I moved to Gaia. Remember: the alarm company rings on Mondays.',
    item('home.gaia', 'Lives in Gaia.', { until: '2025-04-05' }),
    item('alarm', 'The alarm company rings on Mondays.', { gone: true }),
  ),
  say(['meiDesk', 'mei'], '2024-03-03', '请记住我的航班是周三早上。', item('zh.航班', '我的航班是周三早上')),
  say(
    ['boRoastery', 'bo'],
    '2025-07-03',
    'Remember that the Kenyan cupping scored 86 points. My favourite tea is sencha. I like jazz.',
    item('cupping.86', 'The Kenyan cupping scored 86 points.', { channel: 'roastery' }),
    item('tea.bo', 'Favourite tea is sencha.'),
    item('jazz.again', 'Likes jazz.'),
  ),
  say(['yusufVan', 'yusuf'], '2025-08-01', 'Forget where I live.'),
];

const LAST_TURNS: readonly Step[] = [
  say(['anaHome', 'ana'], '2025-08-03', 'Forget what I told you about the alarm company.'),
  say(
    ['meiDesk', 'mei'],
    '2025-08-02',
    'My favourite tea is genmaicha.',
    item('tea.mei', 'Favourite tea is genmaicha.'),
  ),
];

/** The world, chapter by chapter. */
export const WORLD: Chapters = [
  [
    batch(
      ...BACKGROUND,
      ...TIMELINES,
      ...STOCK,
      ...NUMBERS_AND_NAMES,
      ...LANGUAGES,
      ...KINDS,
      ...FOR_A_TIME,
      ...PARAPHRASED,
      ...TO_CHANGE,
      ...OF_INES,
    ),
    batch(...OF_EACH, ...ACCOUNT),
    ...(['stranger', 'branch'] as const).map((house) =>
      batch(...ELSEWHERE.filter((other) => other.in === house), ACCOUNT_ELSEWHERE[house]),
    ),
    ...FIRST_TURNS,
    remember('hours.old', 'The shop opens at 8:30 on weekdays.', { topic: 'opening', until: '2026-01-01' }),
    remember('ext.yusuf.231', "Yusuf's extension is 231.", {
      subject: 'yusuf',
      topic: 'extension',
      from: '2024-05-01',
    }),
    remember('walnut', 'The carrot cake of the bar contains walnuts.'),
    fact('ines', 'ines.choir', 'Sang in the school choir for two years.', { shared: true, by: 'ines' }),
    fact('rosa', 'recipe.9', "Rosa's custard tarts take nine egg yolks.", {
      by: 'ana',
      topic: 'recipe',
      from: '2022-01-01',
      until: '2024-01-01',
      sent: { visibility: 'shared' },
    }),
    fact('tomas', 'tomas.harbour', 'Tomás works at the harbour office.', {
      by: 'ana',
      shared: true,
      topic: 'work',
      from: '2022-01-01',
    }),
    fact('aurora', 'aurora.15', 'Café Aurora orders 15 kg of espresso a week.', {
      topic: 'order',
      from: '2025-06-02',
    }),
  ],
  [
    ...SECOND_TURNS,
    remember('hours.new', 'The shop opens at 7:45 on weekdays.', { topic: 'opening' }),
    remember('ext.yusuf.204', "Yusuf's extension is 204.", {
      subject: 'yusuf',
      topic: 'extension',
      from: '2022-05-01',
      until: '2024-05-01',
    }),
    remember('walnut.twice', 'the carrot cake of the bar contains  walnuts'),
    remember('school.new', "Clara's school is Escola da Lapa.", { by: 'ana' }),
    fact('rosa', 'recipe.11', "Rosa's custard tarts take eleven egg yolks.", {
      by: 'ana',
      topic: 'recipe',
      from: '2024-01-01',
      sent: { visibility: 'shared' },
    }),
    fact('tomas', 'tomas.aquarium', 'Tomás works at the aquarium.', {
      by: 'ana',
      shared: true,
      topic: 'work',
      from: '2024-01-01',
      gone: true,
    }),
    fact('aurora', 'aurora.12', 'Café Aurora orders 12 kg of espresso a week.', {
      topic: 'order',
      from: '2024-01-15',
      until: '2024-11-04',
    }),
    show('crack', 'bo', 'shared'),
    show('accountant.mei', 'mei', 'shared'),
    change('inspection', 'ana', { content: "The white van's inspection is due on 19 May." }),
    change('milk', 'mei', { content: 'Milk is delivered by Leitaria Arouca.' }),
    change('scaffold', 'bo', { expires_at: null }),
    change('toilet', 'bo', { valid_to: '2024-03-20T00:00:00Z' }),
    erase('school.old', 'ana'),
    erase('kettle', 'mei'),
    erase('ladder', 'yusuf', 'batch'),
    erase('acc.emoji', 'ana'),
    close('anaBoat', 'erase'),
    close('anaGarden', 'erase_but_keep'),
  ],
  [
    ...THIRD_TURNS,
    fact('aurora', 'aurora.18', 'Café Aurora orders 18 kg of espresso a week.', {
      topic: 'order',
      from: '2024-11-04',
      until: '2025-06-02',
    }),
    show('recipe.11', 'ana', 'private'),
    erase('tomas.aquarium', 'ana', 'fact'),
  ],
  LAST_TURNS,
];
