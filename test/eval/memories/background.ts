/**
 * What else this company and family remember: over two hundred memories in the very words of the questions, about other
 * customers, coffees, people and days, so that an answer must be ranked and not merely found. All of them are true.
 */
import type { Channel, Item, ItemOptions, User } from './scenario.ts';
import { item } from './steps.ts';

/** Old enough to be true at every moment that a question asks about. */
const SINCE = '2020-01-01T00:00:00Z';

/** Memories of one kind of owner and place, with keys of their own. */
const all = (name: string, options: ItemOptions, ...texts: readonly string[]): readonly Item[] =>
  texts.map((text, i) => item(`${name} ${i + 1}`, text, { from: SINCE, ...options }));
const bound = (channel: Channel, ...texts: readonly string[]) =>
  all(`of channel ${channel}`, { channel }, ...texts);
const privateOf = (by: User, ...texts: readonly string[]) => all(`private of ${by}`, { by }, ...texts);

/** Name, kilos a week, contact, days to pay, day of delivery. */
const CUSTOMERS: readonly (readonly [string, number, string, number, string])[] = [
  ['Nordlys Bakery', 14, 'Astrid Holm', 21, 'Mondays'],
  ['Livraria Central', 6, 'Duarte Lemos', 30, 'Tuesdays'],
  ['Teatro Rivoli', 9, 'Paula Simões', 45, 'Wednesdays'],
  ['Padaria Boa Hora', 16, 'Jorge Matos', 14, 'Thursdays'],
  ['Bistro Caldeira', 11, 'Ines Caldeira', 21, 'Fridays'],
  ['Museu do Mar', 5, 'Rui Falcão', 60, 'Mondays'],
  ['Studio Lume', 3, 'Marta Pinto', 14, 'Tuesdays'],
  ['Clube de Regatas', 7, 'Nuno Reis', 30, 'Wednesdays'],
  ['Quinta da Serra', 13, 'Helena Serra', 45, 'Thursdays'],
  ['Hostel Andorinha', 8, 'Tiago Nunes', 14, 'Fridays'],
  ['Cinema Trindade', 4, 'Beatriz Costa', 30, 'Mondays'],
  ['Hotel Palmeira', 20, 'Sofia Brandão', 60, 'Tuesdays'],
];
const customers = CUSTOMERS.flatMap(([name, kilos, contact, days, day]) =>
  all(
    name,
    { subject: name },
    `${name} orders ${kilos} kg of filter coffee a week.`,
    `The contact at ${name} is ${contact}.`,
    `${name} pays its invoices within ${days} days.`,
    `Deliveries to ${name} go out on ${day}.`,
  ),
);

/** Name, country, metres, degrees, taste. */
const COFFEES: readonly (readonly [string, string, string, number, string])[] = [
  ['El Roble', 'Colombia', '1,850', 209, 'red apple and panela'],
  ['Sul de Minas', 'Brazil', '1,150', 216, 'hazelnut and cocoa'],
  ['Karongi', 'Rwanda', '1,720', 207, 'black tea and lime'],
  ['Nyeri Hill', 'Kenya', '1,780', 206, 'blackcurrant'],
  ['Huehuetenango', 'Guatemala', '1,690', 210, 'toffee and plum'],
  ['Lintong', 'Indonesia', '1,400', 218, 'cedar and tobacco'],
  ['La Convención', 'Peru', '1,920', 212, 'orange and honey'],
];
const coffees = COFFEES.flatMap(([name, country, metres, degrees, taste]) =>
  all(
    name,
    {},
    `${name} comes from ${country}.`,
    `${name} grows at ${metres} metres.`,
    `${name} is roasted to ${degrees} degrees.`,
    `${name} tastes of ${taste}.`,
  ),
);

/** Name, extension, place of the desk, birthday, size of the shirt. */
const STAFF: readonly (readonly [string, number, string, string, string])[] = [
  ['Joana', 206, 'under the stairs', '3 March', 'S'],
  ['Viktor', 209, 'behind the sacks', '19 June', 'XL'],
  ['Priya', 211, 'next to the kitchen', '30 January', 'M'],
  ['Carlos', 213, 'beside the lift', '8 October', 'L'],
  ['Hanna', 219, 'in the gallery', '21 December', 'S'],
  ['Emre', 222, 'at the loading dock', '16 April', 'L'],
  ['Noor', 225, 'above the shop', '5 August', 'XS'],
  ['Pavel', 228, 'in the old archive', '27 May', 'XXL'],
];
const staff = STAFF.flatMap(([name, extension, desk, birthday, size]) =>
  all(
    name,
    {},
    `${name}'s extension is ${extension}.`,
    `${name}'s desk is ${desk}.`,
    `${name}'s birthday is on ${birthday}.`,
    `${name} wears the company shirt in size ${size}.`,
  ),
);

const company = all(
  'of the company',
  {},
  'The storeroom keeps green coffee for eleven weeks.',
  'The window of the shop is washed on the first Monday of the month.',
  'The electricity of the roastery costs 640 euros a month.',
  'The water filter is changed every 90 days.',
  'The insurance of the roastery costs 310 euros a month.',
  'The fire drill is held on the last Thursday of the quarter.',
  'The Christmas party is at Taberna do Rio on 12 December.',
  'The summer party was on the beach of Leça.',
  'Cupping spoons are kept in the drawer below the scale.',
  'A kilo of Kestrel decaf costs 31 euros.',
  'A kilo of Kestrel filter coffee costs 33 euros.',
  'The green van has a dent in the left door.',
  'The cargo bike is charged in the yard.',
  'The courtyard gate closes at 22:00.',
  'The shop closes at 18:30 on Saturdays.',
  'The museum shop opens at 10:00 on weekdays.',
  'The lease of the coffee cart ends in spring.',
  'Customers with a nut allergy get sealed bags.',
  'The sample roaster holds 200 grams.',
  'The dishwasher of the bar was repaired by Antunes & Filhos.',
  'The label printer takes rolls of 58 millimetres.',
  'The alarm of the storeroom is tested on Wednesdays.',
  'The auditor visits in the second week of February.',
  'The website has a page for wholesale customers.',
  'The payroll is sent on the 25th.',
  'Postage inside Portugal is free from 40 euros on.',
  'The market stall stands in Matosinhos on Sundays.',
  'The stall takes cash and cards.',
  'Espresso machines are descaled on the first of the month.',
  'The barista course takes three evenings.',
);

const families = [
  ...bound(
    'family',
    "Leo's swimming lesson is on Wednesdays.",
    "Clara's flute lesson is on Thursdays.",
    "Leo's teacher is Senhor Abreu.",
    "Clara's teacher is Senhora Vaz.",
    'The dog food is in the blue cupboard.',
    'Grandpa Joaquim takes his pills at eight.',
    'The vet of Biscuit is Dr. Amaral.',
    'The dentist of Leo is Dr. Pires.',
    'The children get pocket money on Saturdays.',
    'The summer house is in Afife.',
    'Rosa visits on Sundays.',
    'The piano is tuned in September.',
    'Breakfast is at 7:15 on school days.',
    'The recipe book of Rosa stands beside the radio.',
  ),
  ...bound(
    'roastery',
    'The drum of the roaster is cleaned on Fridays.',
    'The chaff bin is emptied after every sixth batch.',
    'Batches are logged in the green notebook.',
    'The cooling tray turns for four minutes.',
    'Cupping starts at 11:00 on Tuesdays.',
    'Green coffee is weighed twice.',
    'The afterburner runs for twenty minutes after the last batch.',
    'The gas meter is read on the first of the month.',
    'A sample of each batch is kept for six months.',
    'The roaster is a 15 kg drum from Izmir.',
  ),
  ...bound(
    'webshop',
    'Orders placed before noon are sent the same day.',
    'The web shop ships to eleven countries.',
    'Vouchers of the web shop are valid for three years.',
    'The newsletter goes out on the first Tuesday.',
    'Product photos are 2,000 pixels wide.',
    'The returns page is linked in the footer.',
    'The checkout shows prices with VAT.',
    'The subscription can be paused for eight weeks.',
    'The test shop runs on the staging server.',
    'The web shop is written in TypeScript.',
  ),
];

const ofUsers = [
  ...privateOf(
    'ana',
    'Wants to learn to sail before turning fifty.',
    'Has a meeting with the bank on the first Friday of March.',
    'Keeps the passports in the metal box.',
    'Plays the accordion on Sundays.',
    'Has an eye test on 2 October.',
    'Reads crime novels on the train.',
    'Thinks of opening a second shop in Braga.',
    'Grows tomatoes on the balcony.',
  ),
  ...privateOf(
    'bo',
    'Has a physiotherapy appointment on 26 June.',
    'Saves for a motorbike.',
    'Plays bandy with the Swedes of Porto.',
    'Has a sister in Umeå.',
    'Owes Viktor 40 euros.',
    'Is learning Portuguese with Dona Lurdes.',
    'Has a second key of the sample roaster.',
    'Runs along the river before work.',
  ),
  ...privateOf(
    'mei',
    'Has a haircut on 13 June.',
    'Is reading for the tax adviser exam.',
    'Has a cat called Momo.',
    'Sings in a choir on Tuesdays.',
    'Thinks that Studio Lume will not pay.',
    'Takes the tram number 1 to work.',
    'Has a locker beside the showers.',
    'Wants to visit Nagano in autumn.',
  ),
  ...privateOf(
    'yusuf',
    'Has a driving test for trucks on 20 June.',
    'Plays the saz.',
    'Takes sugar in his tea.',
    'Parks the scooter behind the bakery.',
    'Is looking for a larger flat.',
    'Supports the club of Boavista.',
    'Has a locker beside the lift.',
    'Learns German on Mondays.',
  ),
];

const abroad = all(
  'in another language',
  {},
  'Der Ofen wird am 3. Juli gewartet.',
  'Die Waage wird am 9. September geeicht.',
  'Der Schornsteinfeger kommt am 21. Oktober.',
  'Frau Weiß bestellt jeden Monat zwei Kisten Filterpapier.',
  '佐藤さんは月曜日に休みます。',
  '鈴木さんは水曜日に倉庫を掃除します。',
  '抹茶は冷蔵庫の一番上の棚にあります。',
  'Поставщик из Самары привозит мёд по вторникам.',
  'Поставщик из Тулы привозит пряники по пятницам.',
  'Бухгалтер работает удалённо по средам.',
  'موعد تسليم القهوة إلى فندق البحر يوم الثلاثاء.',
  'موعد صيانة الفرن يوم الاثنين.',
  'يغلق المخزن في الساعة السادسة.',
  '王芳负责上海仓库。',
  '张敏负责广州展会。',
  '绿茶放在二楼的柜子里。',
  'El proveedor de vasos entrega los martes.',
  'Le fournisseur de sucre livre le lundi.',
);

/** The memories of the first workspace that no question asks for. */
export const BACKGROUND: readonly Item[] = [
  ...customers,
  ...coffees,
  ...staff,
  ...company,
  ...families,
  ...ofUsers,
  ...abroad,
];

/** What others remember in the same words: nothing of it may ever be seen here. */
export const ELSEWHERE: readonly Item[] = [
  ...all(
    'of the stranger',
    { in: 'stranger' },
    'Café Aurora orders 99 kg of espresso a week.',
    'The rent of the roastery is 9,900 euros a month.',
    'The stand-up is at 5:55.',
    'The contact at Hotel Miramar is Igor Stranger.',
    'A kilo of Kestrel espresso costs 99 euros.',
    "Clara's birthday is on 31 December.",
    'Der Röster wird am 24. Dezember gewartet.',
    '李伟负责北京仓库。',
  ),
  ...all(
    'of the stranger’s Ana',
    { in: 'stranger', by: 'ana' },
    'Lives in Lyon.',
    'Has a dentist appointment on 30 June.',
  ),
  ...all(
    'of the branch',
    { in: 'branch' },
    'The stand-up is at 10:10.',
    'The rent of the branch is 700 euros a month.',
    'The contact at Hotel Miramar is Branca Lobo.',
    'Café Aurora orders 2 kg of decaf a week.',
  ),
  ...all('of the branch’s Ana', { in: 'branch', by: 'ana' }, 'Has a dentist appointment on 29 June.'),
];
