/** Kinds of things that people have, do, use and meet, for the lexicon. Plain data. */
/**
 * A group of words: the name of all, then each kind of it, by semicolons; the name may be empty. A kind is the words that mean
 * the same; what it is called in other languages, their files say by its first word. The name stands for every kind and every kind for the name; one kind never
 * stands for another.
 */
export type Group = string;

/** Groups of which each word is of one at most: two words that share no group exclude each other, as a mother and a son do. */
export type Field = readonly Group[];

/** Fields of things. */
export const THINGS: readonly Field[] = [
  [
    'pet pets animal animals; dog dogs puppy; cat cats kitten; rabbit bunny; hamster; parrot; bird; horse pony; fish goldfish; turtle tortoise; snake; guinea; cow; pig; sheep; goat; chicken hen',
  ],
  [
    'vehicle vehicles; car cars automobile skoda kia toyota honda volkswagen vw audi bmw mercedes tesla subaru mazda nissan hyundai renault peugeot citroen fiat volvo rivian dacia opel vauxhall chevrolet chevy jeep lexus porsche prius corolla octavia touran; bike bikes bicycle cycle; motorbike motorcycle moped; boat boats ship ships yacht sailboat vessel; truck lorry; van; bus coach; train railway; plane airplane aircraft flight; scooter; tram',
  ],
  [
    'instrument instruments; piano keyboard; guitar; violin fiddle; cello; flute; trumpet; saxophone; drum drums; clarinet; harp; organ; accordion; ukulele',
  ],
  [
    'sport sports; football soccer; tennis; basketball; volleyball; baseball; rugby; cricket; golf; hockey; swim swimming; running jogging marathon; cycling; rowing; climbing bouldering; yoga; judo; karate; skiing; boxing; badminton',
  ],
  ['drink drinks beverage; tea; coffee; beer; wine; juice; water; milk; lemonade; whisky whiskey; cocoa'],
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
    'day days weekday weekdays; monday mondays; tuesday tuesdays; wednesday wednesdays; thursday thursdays; friday fridays; saturday saturdays; sunday sundays',
  ],
  [
    'month months; january; february; march; april; mai; june; july; august; september; october; november; december',
  ],
  ['season seasons; spring; summer; autumn fall; winter'],
  [
    'time; morning; noon; afternoon; evening; night; week; weekend; year; ago; last previous past; next; yesterday; today tonight; tomorrow',
  ],
  [
    'colour color colours; red; blue; green; yellow; black; white; grey gray; brown; pink; purple violet; orange',
  ],
  ['room rooms; kitchen; bathroom toilet; bedroom; office; garage; cellar basement; attic; balcony; living'],
  [
    '; doctor physician gp; surgeon',
    '; dentist',
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
