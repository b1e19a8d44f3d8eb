/** Kinds of things that people have, do, use and meet, for the lexicon. Plain data. */
/**
 * A group of words: the name of all, then each kind of it, by semicolons; the name may be empty. A kind is the words that mean
 * the same, those of other languages behind a bar. The name stands for every kind and every kind for the name; one kind never
 * stands for another.
 */
export type Group = string;

/** Groups of which each word is of one at most: two words that share no group exclude each other, as a mother and a son do. */
export type Field = readonly Group[];

/** Fields of things. */
export const THINGS: readonly Field[] = [
  [
    'pet pets animal animals | haustier haustiere mascota mascotas huisdier питомец 宠物 ペット; dog dogs puppy | hund chien perro cane cão hond собака 狗 犬; cat cats kitten | katze chat gato gatto kat кошка кот 猫; rabbit bunny; hamster; parrot; bird; horse pony; fish goldfish; turtle tortoise; snake; guinea; cow; pig; sheep; goat; chicken hen',
  ],
  [
    'vehicle vehicles | fahrzeug véhicule vehículo 车辆; car cars automobile | auto wagen voiture coche carro macchina машина 汽车 车 車; bike bikes bicycle cycle | fahrrad velo vélo bicicleta bici fiets велосипед 自行车 自転車; motorbike motorcycle moped; boat boats ship ships yacht sailboat vessel | boot schiff bateau barco barca лодка корабль 船; truck lorry; van; bus coach; train railway; plane airplane aircraft flight; scooter; tram',
  ],
  [
    'instrument instruments; piano keyboard; guitar; violin fiddle; cello; flute; trumpet; saxophone; drum drums; clarinet; harp; organ; accordion; ukulele',
  ],
  [
    'sport sports; football soccer | fußball; tennis; basketball; volleyball; baseball; rugby; cricket; golf; hockey; swim swimming; running jogging marathon; cycling; rowing; climbing bouldering; yoga; judo; karate; skiing; boxing; badminton',
  ],
  [
    'drink drinks beverage | getränk; tea | tee; coffee | kaffee; beer; wine; juice; water; milk; lemonade; whisky whiskey; cocoa',
  ],
  [
    'fruit fruits; apple apples; pear; orange oranges; banana; grape; cherry; strawberry; lemon; peach; mango; pineapple',
    'vegetable vegetables; tomato tomatoes; potato potatoes; carrot; onion; garlic; cabbage; spinach; lettuce; bean beans',
    'nut nuts; peanut peanuts; almond; walnut; hazelnut; cashew',
    'spice spices herb herbs; coriander cilantro; parsley; basil; cinnamon',
  ],
  [
    'clothes clothing; shirt; trousers pants; jacket coat; shoe shoes boots; dress; skirt; hat; sock socks; glove gloves; sweater',
    'jewellery jewelry; ring; necklace; bracelet; earring; watch',
  ],
  ['subject; mathematics maths; physics; chemistry; biology; history; geography'],
  ['; mathematician; physicist; chemist; biologist; historian'],
  ['; christian; muslim; jewish; buddhist; hindu'],
  [
    '; head; arm; leg; knee; shoulder; back; neck; hand; foot feet; eye eyes; ear; tooth teeth; heart; stomach',
  ],
  ['; computer laptop; tablet; printer; television tv; radio; camera'],
  ['; book novel; film movie; song; album; magazine; newspaper'],
  ['; fork; knife; spoon; plate; cup mug; bowl'],
  ['; mountain; lake; river; beach; forest; island; desert'],
  ['meal meals; breakfast; lunch luncheon; dinner supper; banquet; buffet; snack'],
  [
    'day days weekday weekdays | tag tage jour jours día días giorno dia dag день 曜日; monday mondays | montag montags lundi lunes lunedì понедельник 周一 星期一 月曜日; tuesday tuesdays | dienstag dienstags mardi martes martedì вторник 周二 星期二 火曜日; wednesday wednesdays | mittwoch mittwochs mercredi miércoles mercoledì среда 周三 星期三 水曜日; thursday thursdays | donnerstag donnerstags jeudi jueves giovedì четверг 周四 星期四 木曜日; friday fridays | freitag freitags vendredi viernes venerdì пятница 周五 星期五 金曜日; saturday saturdays | samstag samstags samedi sábado sabato суббота 周六 星期六 土曜日; sunday sundays | sonntag sonntags dimanche domingo domenica воскресенье 周日 星期日 日曜日',
  ],
  [
    'month months | monat monate mois mes mese mês maand месяц; january | januar janvier enero gennaio janeiro januari января; february | februar février febrero febbraio fevereiro februari февраля; march | märz mars marzo março maart марта; april | avril abril aprile апреля; mai mayo maggio maio mei мая; june | juni juin junio giugno junho июня; july | juli juillet julio luglio julho июля; august | août agosto augustus августа; september | septembre septiembre settembre setembro сентября; october | oktober octobre octubre ottobre outubro октября; november | novembre noviembre novembro ноября; december | dezember décembre diciembre dicembre dezembro декабря',
  ],
  [
    'season seasons; spring | frühling printemps primavera; summer | sommer été verano estate; autumn fall | herbst automne otoño autunno; winter | hiver invierno inverno',
  ],
  [
    'time; morning; noon; afternoon; evening; night; week | woche semaine semana settimana неделя 周 週; weekend; year | jahr jahre année año anno ano jaar год году 年; ago; last previous past | letzten letztes letzte dernier pasado scorso прошлом; next; yesterday | gestern hier ayer ieri ontem gisteren вчера 昨天 昨日; today tonight | heute hoy oggi hoje vandaag сегодня 今天 今日; tomorrow | morgen demain mañana domani amanhã завтра 明天 明日',
  ],
  [
    'colour color colours | farbe couleur; red; blue; green; yellow; black; white; grey gray; brown; pink; purple violet; orange',
  ],
  ['room rooms; kitchen; bathroom toilet; bedroom; office; garage; cellar basement; attic; balcony; living'],
  [
    '; doctor physician gp | arzt ärztin médecin médico medico huisarts врач 医生 医者; surgeon',
    '; dentist | zahnarzt dentiste dentista tandarts 牙医 歯医者',
    '; nurse',
    '; lawyer attorney solicitor',
    '; vet veterinarian',
    '; teacher',
    '; plumber',
    '; electrician',
    '; accountant',
    '; psychiatrist',
    '; psychologist therapist',
    '; pharmacist',
    '; patient',
  ],
  ['; sofa couch settee', '; chair', '; table desk', '; bed mattress', '; lamp', '; shelf'],
  [
    '; hotel',
    '; restaurant',
    '; hospital clinic',
    '; school',
    '; university college',
    '; church',
    '; museum',
    '; airport',
    '; bank',
    '; library',
  ],
  ['document documents papers; passport; visa; licence license; certificate; permit', '; ticket'],
  ['; salt; sugar; pepper', 'meat; beef; pork; lamb'],
  ['; one; two; three; four; five; six; seven; eight; nine; ten'],
  ['; buy buys bought purchase purchased; sell sells sold sale'],
  ['; begin begins start starts; end ends finish'],
  ['; cold; hot; warm'],
  ['; cheap; expensive'],
  ['; open opens; close closes closed shut'],
  ['; arrive arrives arrival; leave leaves departure'],
  ['; win; lose'],
  ['; lend lent; borrow borrowed'],
];
