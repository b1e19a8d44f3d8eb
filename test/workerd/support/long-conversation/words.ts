/**
 * What the long conversation is about: facts that are planted at its beginning, how they change, how they are asked for, and
 * the topics between. Own words throughout. No value of a fact stands in a question, a topic or a reply, so that a prompt
 * that holds it was given it by the message that said it.
 */

/** A fact: how it is said first, how it is asked for, and how another value is said, if it ever changes. */
export interface FactForm {
  readonly key: string;
  readonly values: readonly string[];
  readonly says: (value: string) => string;
  readonly asks: string;
  /** `said`: the user says so in a message. `edited`: the frontend changes the memory, to what this gives. */
  readonly changes: {
    readonly how: 'said' | 'edited';
    readonly becomes: (value: string) => string;
  } | null;
}

/** Nine facts: some become facts of the system prompt, some are injected, the last two are in no memory but in what was said. */
export const FACT_FORMS: readonly FactForm[] = [
  {
    key: 'sister',
    values: ['Ivana', 'Marisol', 'Henrike'],
    says: (value) => `My sister's name is ${value}, she keeps bees.`,
    asks: "What is my sister's name?",
    changes: null,
  },
  {
    key: 'allergy',
    values: ['shellfish', 'walnuts', 'celery'],
    says: (value) => `I'm allergic to ${value}, so be careful with recipes.`,
    asks: 'Which food am I allergic to?',
    changes: null,
  },
  {
    key: 'project',
    values: ['Kestrel', 'Obsidian', 'Tamarind'],
    says: (value) => `Remember that the code name of our project is ${value}.`,
    asks: 'What is the code name of our project?',
    changes: null,
  },
  {
    key: 'city',
    values: ['Porto', 'Ghent', 'Tampere', 'Ljubljana'],
    says: (value) => `I live in ${value}, near the old bridge.`,
    asks: 'Which city do I live in?',
    changes: { how: 'said', becomes: (value) => `I moved to ${value}.` },
  },
  {
    key: 'dog',
    values: ['Biscuit', 'Pepper', 'Juno'],
    says: (value) => `Our dog is called ${value}.`,
    asks: 'What is the name of our dog?',
    changes: null,
  },
  {
    key: 'composer',
    values: ['Ravel', 'Satie', 'Dvorak', 'Purcell'],
    says: (value) => `My favourite composer is ${value}.`,
    asks: 'Who is my favourite composer?',
    changes: { how: 'said', becomes: (value) => `My favourite composer is ${value}.` },
  },
  {
    key: 'boat',
    values: ['turquoise', 'crimson', 'ivory', 'purple'],
    says: (value) => `We decided to paint the boat ${value}.`,
    asks: 'Which colour did we decide to paint the boat?',
    changes: { how: 'edited', becomes: (value) => `Decided to paint the boat ${value}.` },
  },
  {
    key: 'accordion',
    values: ['Bertrand', 'Leopold', 'Anselm'],
    says: (value) => `On Sunday my uncle ${value} sold me his accordion.`,
    asks: 'Who sold me the accordion?',
    changes: null,
  },
  {
    key: 'stew',
    values: ['caraway', 'juniper', 'saffron'],
    says: (value) => `The stew of my grandmother needs ${value}.`,
    asks: 'What does the stew of my grandmother need?',
    changes: null,
  },
];

/** A topic: things that are talked about, where they are, and what may be said of them. */
export interface Topic {
  readonly things: readonly string[];
  readonly places: readonly string[];
  readonly states: readonly string[];
}

export const TOPICS: readonly Topic[] = [
  {
    things: ['tomatoes', 'beans', 'roses', 'compost heap', 'rain barrel'],
    places: ['by the fence', 'behind the shed', 'along the wall'],
    states: ['look thirsty', 'did well in the heat', 'had a hard night', 'need some care'],
  },
  {
    things: ['gearbox', 'front wheel', 'saddle', 'bell', 'chain'],
    places: ['of the red bicycle', 'of the old tandem', 'of the cargo bike'],
    states: ['rattles on cobbles', 'came loose on the hill', 'is as good as new', 'makes a strange noise'],
  },
  {
    things: ['sourdough', 'apple cake', 'flatbread', 'rye loaf', 'dumplings'],
    places: ['from the stone oven', 'for the street party', 'after the new recipe'],
    states: ['came out too dark', 'rose beautifully', 'tasted of smoke', 'was gone in minutes'],
  },
  {
    things: ['choir', 'brass band', 'piano tuner', 'organist', 'drummer'],
    places: ['at the town hall', 'in the small chapel', 'on the market square'],
    states: ['started late again', 'played until midnight', 'forgot the last verse', 'got a long applause'],
  },
  {
    things: ['glacier path', 'mountain hut', 'rope bridge', 'summit cross', 'cable car'],
    places: ['above the valley', 'on the north side', 'near the pass'],
    states: ['was closed for snow', 'is worth the climb', 'scared my neighbour', 'was full of hikers'],
  },
  {
    things: ['invoice', 'tax form', 'bank letter', 'insurance claim', 'rent contract'],
    places: ['on my desk', 'in the blue folder', 'from last quarter'],
    states: ['is still open', 'has a wrong date', 'took all afternoon', 'went out on Tuesday'],
  },
  {
    things: ['telescope', 'lens', 'tripod', 'star map', 'dew heater'],
    places: ['on the balcony', 'from the flea market', 'for the eclipse'],
    states: ['shakes in the wind', 'showed four moons', 'needs new screws', 'was worth every cent'],
  },
  {
    things: ['detective novel', 'poetry reading', 'book club', 'library card', 'second chapter'],
    places: ['about the lighthouse', 'by that young author', 'from the station shop'],
    states: ['kept me awake', 'was rather slow', 'surprised everybody', 'ends with a letter'],
  },
];

/** Remarks that ask for nothing. */
export const SMALL_TALK: readonly string[] = [
  'Thanks, that helps.',
  'Ha, good one.',
  'What a day.',
  'All right.',
  'It is getting late here.',
  'The kettle is on, one moment.',
];

/** Opens the conversation. */
export const GREETING = 'Good morning! It is quiet here and I feel like talking.';
