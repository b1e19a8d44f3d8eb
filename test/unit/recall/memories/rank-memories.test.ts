/** The ranking of memories: what a user is told first. They lose when what they did not ask for, or what is older, stands before it. */
import { describe, expect, it } from 'vitest';
import { INLINE_MODEL } from '../../../../src/memory/types.ts';
import type { MemoryCandidate } from '../../../../src/recall/candidates.ts';
import { random } from '../../../support/random.ts';
import {
  DAY_MS,
  hit,
  idsOf,
  memory,
  NOW,
  type RankOptions,
  rank,
} from '../../../support/recall/recalled-memories.ts';

interface Case {
  readonly ask: string;
  readonly memories: readonly MemoryCandidate[];
  readonly ids: string;
  readonly more: RankOptions | undefined;
}
type Row = [what: string, ask: string, memories: readonly MemoryCandidate[], ids: string, more?: RankOptions];
const toCase = ([what, ask, memories, ids, more]: Row): [string, Case] => [
  what,
  { ask, memories, ids, more },
];

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const DUTY = ['Hanna', 'Viktor', 'Emre'].map((name) => `The kitchen duty is with ${name}.`);

const SOURCES: readonly Row[] = [
  ['nothing', 'kitchen', [], ''],
  [
    'what has more of the words first',
    'kitchen duty',
    [memory('a', 'The kitchen is blue.'), memory('b', 'The kitchen duty is with Hanna.')],
    'b a',
  ],
  [
    'a weak embedder after a clear lexical lead',
    'Where do I work?',
    [memory('far', 'Takes the tram number 1 to the place of work.'), memory('right', 'Works at Casa Verde.')],
    'right far',
    { hits: [hit('far', 0.45)] },
  ],
  [
    'what only a weak embedder found last',
    'kitchen duty',
    [memory('words', 'The kitchen is blue.')],
    'words near',
    { checked: [memory('near', 'Sails to the islands.')], hits: [hit('near', 0.5)] },
  ],
  [
    'what a trained embedder is sure of before a common word of a long memory',
    'Which days does somebody clean the kitchen?',
    [
      memory(
        'words',
        'The kitchen of the neighbours in the house behind ours is said to be blue and very large.',
      ),
      memory('both', 'The kitchen is swept on Tuesdays.'),
    ],
    'near both words',
    {
      model: 'other-model',
      checked: [memory('near', 'The cleaner comes on Tuesdays.')],
      hits: [hit('near', 0.85), hit('both', 0.6)],
    },
  ],
  [
    'what a trained embedder finds before what only the inline one could, whose cosines mean less',
    'Which days does somebody clean the kitchen?',
    [],
    'trained inline',
    {
      model: 'other-model',
      checked: [
        memory('inline', 'The kitten is greedy.'),
        memory('trained', 'The cleaner comes on Tuesdays.'),
      ],
      hits: [{ ...hit('inline', 0.8), model: INLINE_MODEL }, hit('trained', 0.6)],
    },
  ],
  [
    'what vectors tell apart when words do not',
    'bakery harbour',
    [memory('a', 'The bakery of the harbour opens.'), memory('b', 'The bakery of the harbour burns.')],
    'b a',
    { hits: [hit('b', 0.7), hit('a', 0.5)] },
  ],
  [
    'a word near in meaning, and the word itself before any number of these',
    'Is the kitchen clean?',
    [
      memory('far', 'The boat is green.'),
      memory('near', 'The bedroom, the bathroom and the room have a cleaner.'),
      memory('exact', 'The kitchen is clean.'),
    ],
    'exact near',
  ],
  [
    'a fact under a subject by the name of the subject',
    'In which choir did Rosa sing?',
    [
      memory('ines', 'Sang in the school choir.', { subjectId: 'ines' }),
      memory('rosa', 'Sang in the cathedral choir for thirty years.', { subjectId: 'rosa' }),
      memory('birthday', "Rosa's birthday is on 30 October."),
    ],
    'rosa ines birthday',
  ],
  [
    'a memory by its tags',
    'luggage',
    [memory('tagged', 'The blue suitcase has a broken wheel.', { tags: ['luggage'] })],
    'tagged',
  ],
  [
    'the value of the topic that is named',
    'opening',
    [
      memory('other', 'The opening of the film was dull.'),
      memory('hours', 'The shop opens at 8.', { topicKey: 'opening' }),
    ],
    'hours other',
  ],
  [
    'no value of the same topic of somebody else',
    'Where do I work?',
    [
      memory('tomas', 'Tomás works at the harbour office.', { topicKey: 'work', subjectId: 'tomas' }),
      memory('own', 'Works at Casa Verde in the town.', { topicKey: 'work.employer' }),
    ],
    'own tomas',
  ],
];

const TIES: readonly Row[] = [
  [
    'the newer of two values, in whatever order they were written',
    'What is the guest network called?',
    [
      memory('new', 'The guest network is called Andorinha.', { validFrom: day('2025-05-01') }),
      memory('old', 'The guest network is called Falcão.', { validFrom: day('2022-05-01') }),
    ],
    'new old',
    { hits: [hit('old', 0.85), hit('new', 0.83)] },
  ],
  [
    'of equal matches the nearest tier',
    'Who has kitchen duty?',
    [
      memory('account', `${DUTY[0]} `, { tier: 'account', content: 'The kitchen duty is with Zoe.' }),
      memory('workspace', DUTY[0] ?? ''),
      memory('conversation', DUTY[2] ?? '', { tier: 'conversation' }),
      memory('channel', DUTY[1] ?? '', { tier: 'channel' }),
    ],
    'conversation channel workspace account',
    { hits: [hit('workspace', 0.62), hit('channel', 0.61), hit('conversation', 0.6), hit('account', 0.6)] },
  ],
  [
    'a much better match of a far tier before a near one',
    'When is the kitchen duty of Hanna?',
    [
      memory('near', 'The kitchen is blue.', { tier: 'conversation' }),
      memory('far', 'The kitchen duty of Hanna is on Monday.', { tier: 'account' }),
    ],
    'far near',
  ],
  [
    'what is more important of what is equal',
    'Where is the first aid box?',
    [
      memory('minor', 'The first aid box is in the van.', { importance: 0.1 }),
      memory('major', 'The first aid box is in the dock.', { importance: 0.95 }),
    ],
    'major minor',
  ],
];

const TIMES: readonly Row[] = [
  [
    'what began in the month that is asked about',
    'Who complained about sour espresso in October 2024?',
    [
      memory('april', 'Rivoli complained about sour espresso.', {
        kind: 'event',
        validFrom: day('2025-04-12'),
      }),
      memory('october', 'Caldeira complained about sour espresso.', {
        kind: 'event',
        validFrom: day('2024-10-03'),
      }),
    ],
    'october april',
  ],
  [
    'what began then before what held already',
    'Who complained about sour espresso in April 2025?',
    [
      memory('october', 'Caldeira complained about sour espresso.', {
        kind: 'event',
        validFrom: day('2024-10-03'),
      }),
      memory('april', 'Rivoli complained about sour espresso.', {
        kind: 'event',
        validFrom: day('2025-04-12'),
      }),
    ],
    'april october',
  ],
  [
    'what matches although its time is another: a date is often half remembered',
    'Who complained about sour espresso in May 2023?',
    [
      memory('then', 'The lease began.', { validFrom: day('2023-05-02') }),
      memory('right', 'Rivoli complained about sour espresso.', { validFrom: day('2025-04-12') }),
    ],
    'right',
  ],
];

const INTENTS: readonly Row[] = [
  [
    'a preference when it is asked what one likes',
    'Which grinder do I like best?',
    [
      memory('fact', 'The best grinder is there.'),
      memory('preference', 'Best grinder is here.', { kind: 'preference' }),
    ],
    'preference fact',
  ],
  [
    'a procedure when it is asked how',
    'How do I clean the grinder?',
    [
      memory('fact', 'Clean grinder sold well.'),
      memory('procedure', 'Clean grinder with rice.', { kind: 'procedure' }),
    ],
    'procedure fact',
  ],
  [
    'what is about oneself when it is asked who one is',
    'What is my full name?',
    [
      memory('cat', 'The full name is Momo.', { userId: null, visibility: 'shared' }),
      memory('own', 'The full name is Ana.'),
    ],
    'own cat',
  ],
  [
    'a better match of another kind all the same',
    'Which grinder of the bar do I like?',
    [
      memory('fact', 'The grinder of the bar.'),
      memory('preference', 'Likes the old grinder, the blue cups and a long walk.', { kind: 'preference' }),
    ],
    'fact preference',
  ],
];

const LISTS: readonly Row[] = [
  [
    'standing instructions although no word leads to them, after what matches',
    'kitchen',
    [memory('kitchen', 'The kitchen is blue.')],
    'kitchen first second',
    {
      pinned: [
        memory('first', 'Answer in French.', { kind: 'instruction' }),
        memory('second', 'Prefers short answers.', { kind: 'preference' }),
      ],
    },
  ],
  [
    'the newest, the newest first',
    'Continue.',
    [],
    'newest newer',
    { recent: [memory('newest', 'Decided to paint.'), memory('newer', 'Bought the paint.')] },
  ],
];

describe('a question is answered with', () => {
  it.each([SOURCES, TIES, TIMES, INTENTS, LISTS].flat().map(toCase))(
    '%s',
    (_, { ask, memories, ids, more }) => {
      expect(idsOf(rank(ask, memories, more))).toBe(ids);
      expect(idsOf(rank(ask, memories.toReversed(), more)), 'in another order of rows').toBe(ids);
    },
  );
});

describe('a rank', () => {
  it('explains itself: its parts add up to its score, and none is nothing', () => {
    const { ranked } = rank(
      'Which grinder do I like in the kitchen?',
      [
        memory('a', 'The blue grinder stands there.'),
        memory('b', 'Likes the grinder.', { kind: 'preference', topicKey: 'grinder' }),
      ],
      { hits: [hit('b', 0.6)] },
    );
    for (const { parts, score } of ranked) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 12);
      expect(Object.values(parts)).not.toContain(0);
    }
    expect(Object.keys(ranked[0]?.parts ?? {}).sort()).toEqual([
      'intent',
      'lexical',
      'newness',
      'tier',
      'topic',
      'vector',
    ]);
  });

  it('says why a memory was left out', () => {
    const once = memory('once', 'The boiler leaks.', { tier: 'channel' });
    const twice = memory('twice', 'the boiler LEAKS', { userId: 'bob', visibility: 'shared' });
    const { ranked, dropped } = rank('boiler leaks', [twice, once], {
      checked: [memory('unlike', 'Sails.')],
      hits: [hit('unlike', 0.1)],
    });
    expect(ranked.map(({ candidate }) => candidate.id)).toEqual(['once']);
    expect(dropped).toEqual([
      { id: 'twice', reason: 'duplicate', of: 'once' },
      { id: 'unlike', reason: 'below_threshold' },
    ]);
  });

  it('is the same for the same memories, whatever order they are read in, and loses none', () => {
    const source = random();
    const words = ['tea', 'cup', 'honey', 'green', 'morning'];
    for (let i = 0; i < 20; i++) {
      const memories = Array.from({ length: 12 }, (_, n) =>
        memory(`m${n}`, `${words[source.int(5)]} ${words[source.int(5)]} ${n}`, {
          createdAt: NOW - source.int(400) * DAY_MS,
          importance: source.int(11) / 10,
          accessCount: source.int(100),
        }),
      );
      const hits = memories.filter(() => source.int(2) === 0).map(({ id }) => hit(id, source.int(100) / 100));
      hits.sort((a, b) => b.score - a.score);
      const ids = idsOf(rank('green tea with honey', memories, { hits }));
      const note = `seed ${source.seed}`;
      expect(idsOf(rank('green tea with honey', memories.toReversed(), { hits })), note).toBe(ids);
      expect(new Set(ids.split(' ')).size, note).toBe(ids.split(' ').length);
    }
  });

  it('counts words that an earlier turn lends less than those of the question', () => {
    const memories = [memory('lent', 'The harbour is closed.'), memory('own', 'The kitchen is closed.')];
    expect(idsOf(rank('kitchen', memories, { lent: { harbour: 0.5 } }))).toBe('own lent');
    expect(idsOf(rank('kitchen', memories))).toBe('own');
  });
});
