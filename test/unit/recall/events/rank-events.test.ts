/** The ranking of what was said: a user loses when the answer stands below what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { eventFeatures } from '../../../../src/recall/events/features.ts';
import { type RankedEvent, rankEvents } from '../../../../src/recall/events/rank-events.ts';
import { EVENT_WEIGHTS } from '../../../../src/recall/events/weights.ts';
import { random } from '../../../support/random.ts';
import { asked, type Line, orderOf, ranked, said } from '../../../support/recall/event-evidence.ts';

/** What a chat begins with, so that no line in question is its first one. */
const HELLO: readonly Line[] = ['Mira: Good morning, did you sleep well?', 'Jonas: As a stone does.'];
const CHAT: readonly Line[] = ['user: Good morning.', 'assistant: Hello, how can I help?'];
const rooms = (times: number): string =>
  'It has quiet rooms, a kitchen, lockers for luggage and a terrace above the river. '.repeat(times).trim();
const bees = (times: number): string =>
  'My advice: I keep bees in hives, and hives of bees keep well. '.repeat(times).trim();
const mine = 'user: The hostel Falcao in Porto is good.';
const yours = (times: number): string => `assistant: The hostel Andorinha in Porto is good. ${rooms(times)}`;
/** Words that no question holds, each once. */
const filler = (words: number, opening: string): string =>
  Array.from(
    { length: words },
    (_, i) => `${opening}${String.fromCharCode(97 + (i % 26), 97 + i / 26)}q`,
  ).join(' ');

type Case = readonly [what: string, question: string, lines: readonly Line[], best: string];

const SPEAKERS: readonly Case[] = [
  [
    'the line of her who is named, not the same words of the other one',
    'What does Mira grow?',
    [...HELLO, 'Jonas: I grow tomatoes in the garden.', 'Mira: I grow tomatoes in the garden.'],
    '4 3',
  ],
  [
    'the line of him who is named, not the same words of the other one',
    'What does Jonas grow?',
    [...HELLO, 'Mira: I grow tomatoes in the garden.', 'Jonas: I grow tomatoes in the garden.'],
    '4 3',
  ],
  [
    'what she says herself, not the line that speaks to her by name',
    'What does Mira grow?',
    [...HELLO, 'Jonas: Mira, what do you grow? I grow tomatoes.', 'Mira: I grow beans.'],
    '4 3',
  ],
  [
    'what the user said, not the lecture that repeats the words',
    'How many bees do I keep in my hives?',
    [...CHAT, `assistant: ${bees(20)}`, 'user: I keep 40 bees in my hives.', `assistant: ${bees(20)}`],
    '4',
  ],
  ['the user where "I" asks, said after it', 'Which hostel did I mention?', [...CHAT, yours(1), mine], '4 3'],
  ['the user where "I" asks, said before', 'Which hostel did I mention?', [...CHAT, mine, yours(4)], '3'],
  ['the assistant that suggested it', 'Which hostel did you suggest?', [...CHAT, yours(2), mine], '3 4'],
];

const STRUCTURE: readonly Case[] = [
  [
    'a question and right after it its answer, which shares no word with it',
    'Where is the spare key?',
    [...HELLO, 'Mira: So.', 'Jonas: Where is the spare key?', 'Mira: Under the blue pot.', 'Jonas: Thanks.'],
    '4 5',
  ],
  [
    'the answer of the sitting, not what the next day began with',
    'Where is the spare key?',
    [
      ...HELLO,
      'Mira: Under the blue pot.',
      'Jonas: Where is the spare key?',
      { says: 'Mira: Under the red pot.', at: '2023-05-09' },
    ],
    '4 3',
  ],
  [
    'what was said on the day that is named, whatever its words',
    'What did we do on 20 May 2023?',
    [
      { says: 'Mira: We went to the sea.', at: '2023-05-08' },
      { says: 'Jonas: What a blue sky.', at: '2023-05-20' },
      { says: 'Mira: It rains.', at: '2023-06-30' },
    ],
    '2',
  ],
  [
    'a day without a year in an earlier year too',
    'What did we do on 20 May?',
    [
      { says: 'Mira: We went to the sea.', at: '2021-03-08' },
      { says: 'Jonas: What a blue sky.', at: '2021-05-20' },
      { says: 'Mira: It rains.', at: '2021-09-30' },
    ],
    '2',
  ],
  [
    'a long message by one passage of it, before one that has the words here and there',
    'What colour has the boathouse door?',
    [
      ...HELLO,
      `Mira: ${filler(100, 'k')} a boathouse ${filler(90, 'l')} a door ${filler(90, 'm')} a colour`,
      `Mira: ${filler(130, 'n')} the boathouse door is of the colour green ${filler(150, 'o')}`,
    ],
    '4',
  ],
];

const MEANING: readonly Case[] = [
  [
    'the word itself, then a related one, then the rest',
    'What about the cello?',
    [...HELLO, 'Mira: The lorry is old.', 'Jonas: The violin is old.', 'Mira: The cello is old.'],
    '5 4 3',
  ],
  [
    'Chinese by its words',
    '我妹妹会拉大提琴吗',
    [...CHAT, 'user: 今天天气很好。', 'user: 我妹妹拉大提琴。'],
    '4',
  ],
  ['Russian', 'Где живёт моя сестра?', [...CHAT, 'user: Идёт дождь.', 'user: Моя сестра живёт в Риге.'], '4'],
  [
    'German',
    'Wo wohnt Tante Erna?',
    [...CHAT, 'user: Das Wetter ist gut.', 'user: Tante Erna wohnt in Jena.'],
    '4',
  ],
  ['Arabic', 'أين تعزف أختي', [...CHAT, 'user: الطقس جميل', 'user: أختي تعزف في المدرسة'], '4'],
];

const LOST: readonly Case[] = [
  // Both named: `tells` is false as soon as every speaker shares a part of the name.
  [
    'the one of two namesakes whose first name is given',
    'What does Ann Smith grow?',
    [
      'John Smith: Good morning.',
      'Ann Smith: Hello.',
      'John Smith: I grow beans.',
      'Ann Smith: I grow beans.',
    ],
    '4 3',
  ],
  // The only person with a name is "all speakers", although an assistant speaks too.
  [
    'the one person with a name, not the assistant',
    'What does Ana grow?',
    ['assistant: Good morning.', 'user/Ana: Hello.', 'assistant: I grow beans.', 'user/Ana: I grow beans.'],
    '4 3',
  ],
  // `assistantAsked` is scaled by the degree of lecture, 0 here; `selfAsked` weighs nothing (-0.05).
  [
    'the assistant in a chat of short lines',
    'Which hostel did you suggest?',
    [...CHAT, mine, yours(0)],
    '4 3',
  ],
  ['the user in a chat of short lines', 'Which hostel did I mention?', [...CHAT, yours(0), mine], '4 3'],
];

describe('a question about what was said is answered with', () => {
  it.each([...SPEAKERS, ...STRUCTURE, ...MEANING])('%s', (_, question, lines, best) => {
    expect(orderOf(question, lines)).toMatch(new RegExp(`^${best}(?: |$)`));
  });

  it.each(LOST)('%s', (_, question, lines, best) => {
    expect(orderOf(question, lines)).toMatch(new RegExp(`^${best}(?: |$)`));
  });
});

const byLine = (events: readonly RankedEvent[]): RankedEvent[] =>
  events.toSorted((a, b) => Number(a.evidence.candidate.id) - Number(b.evidence.candidate.id));
const partOf = (kind: string, question: string, lines: readonly Line[]): number[] =>
  byLine(ranked(question, lines)).map(({ parts }) => parts[kind] ?? Number.NaN);

describe('an event is lifted', () => {
  const byRelatedWord = (line: string): void => {
    const lines = ['Mira: I fixed the printer.', line, 'Mira: I signed the contract.'];
    const [printer = 0, related = 0, contract = 0] = partOf('meaning', 'Which outdoor activities?', lines);
    expect(related).toBeGreaterThan(Math.max(printer, contract));
  };

  it.each(['Jonas: We had a picnic.', 'Jonas: The pavilion was full.', 'Jonas: We went swimming.'])(
    'by a word of the same kind where outdoor activities are asked for: "%s"',
    byRelatedWord,
  );

  // Hike and outdoor have a cosine of 0.28 in the table, below RELATED_MIN_COSINE (0.45).
  it('by "you" in the question where the assistant said it', () => {
    const lines = [...CHAT, mine, yours(4)];
    const [, , user = 0, assistant = 0] = partOf('speaker', 'Which hostel did you suggest?', lines);
    expect(assistant).toBeGreaterThan(user);
    expect(assistant).toBeGreaterThan(partOf('speaker', 'Which hostel is good?', lines)[3] ?? Number.NaN);
  });

  it.each<[what: string, after: Line, lifted: boolean]>([
    ['by the turn before it', 'Jonas: Zqxv.', true],
    ['by no turn of another session', { says: 'Jonas: Zqxv.', session: 's2' }, false],
    ['by no turn of the day before', { says: 'Jonas: Zqxv.', at: '2024-01-01' }, false],
    ['by no turn of another conversation', { says: 'Jonas: Zqxv.', conversation: 'b', seq: 2 }, false],
    ['by no turn that stands nine before it', { says: 'Jonas: Zqxv.', seq: 10 }, false],
  ])('%s', (_, after, lifted) => {
    const [, around = Number.NaN] = partOf('around', 'Where are the bees?', ['Mira: The bees?', after]);
    // What stays is the faint share that the whole sitting lends.
    if (lifted) expect(around).toBeGreaterThan(0.5);
    else expect(Math.abs(around)).toBeLessThan(0.05);
  });
});

/** Between them these give every feature a value. */
const SCENES: readonly (readonly [question: string, lines: readonly Line[]])[] = [
  [
    'How many bee hives did you suggest to Mira in May 2023?',
    [
      'user/Mira: I want to keep bees, how many bee hives do I need?',
      'assistant/Nova: Keep 40 bees in two bee hives, they like the flowers of the meadow and the trees.',
      'user/Mira: My bees are there.',
      'assistant/Nova: The bees are happy there, the hives are dry.',
      'user/Mira: Bees.',
      'assistant/Nova: Hives.',
    ],
  ],
  ['How many bees do I keep?', ['user/Mira: I keep bees.', 'assistant: Keep 40 bees in hives.']],
];
const FEATURES = Object.keys(EVENT_WEIGHTS) as (keyof typeof EVENT_WEIGHTS)[];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const scoresById = (events: readonly RankedEvent[]): Map<string, number> =>
  new Map(events.map(({ evidence, score }) => [evidence.candidate.id, score]));

describe('a score', () => {
  it.each(SCENES)('of "%s" explains itself: its parts are all that its features weigh', (question, lines) => {
    const features = eventFeatures(asked(question), said(lines));
    byLine(ranked(question, lines)).forEach(({ score, parts }, i) => {
      expect(sum(Object.values(parts))).toBeCloseTo(score, 12);
      const weighed = FEATURES.map((name) => EVENT_WEIGHTS[name] * (features[name][i] ?? Number.NaN));
      expect(sum(weighed), 'a feature of no kind or of two').toBeCloseTo(score, 9);
    });
  });

  it.each(FEATURES)('hangs on "%s", which the scenes above give a value', (name) => {
    const values = SCENES.flatMap(([question, lines]) => [
      ...eventFeatures(asked(question), said(lines))[name],
    ]);
    expect(values.some((value) => value !== 0)).toBe(true);
  });

  it('has a weight for each feature, and a feature for each weight', () => {
    expect(Object.keys(eventFeatures(asked('bees'), said(['user: bees']))).sort()).toEqual(
      FEATURES.toSorted(),
    );
  });

  const chats = (second: string): Line[] => [
    { says: 'Mira: I keep bees in two hives.', conversation: 'a' },
    'Jonas: Where do they stand?',
    { says: second, conversation: 'b' },
    'Jonas: Behind a fence.',
  ];
  const inOrders = (lines: readonly Line[], reorder: <T>(rows: readonly T[]) => T[]): void => {
    const query = asked('Where are the bees of Mira?');
    const findings = said(lines);
    const scores = scoresById(rankEvents(query, { ...findings, found: reorder(findings.found) }));
    for (const [id, score] of scoresById(rankEvents(query, findings)))
      expect(scores.get(id)).toBeCloseTo(score, 9);
  };
  const secondChatFirst = <T>(rows: readonly T[]): T[] => [...rows.slice(2), ...rows.slice(0, 2)];

  it('is the same whichever of two chats about different things is read first', () =>
    inOrders(chats('Mira: My new garden.'), secondChatFirst));

  // `novelty` runs over all conversations: what one has said is no news in the next, by the order of their ids.
  it('is the same whichever of two chats about one thing is read first', () =>
    inOrders(chats('Mira: My bees, in hives.'), secondChatFirst));

  // The contract of EventFindings asks for ordered rows; `readDialogue` and `novelty` rely on it, nothing sorts or checks.
  // `''.split(' ')` is one term: an event without any word gets the novelty of one.
  it('owes nothing to the novelty of a line without words', () => {
    expect(eventFeatures(asked('bees'), said(['user: bees', 'user: …'])).novelty[1]).toBe(0);
  });
});

describe('whatever is asked and found', () => {
  const QUESTIONS = [
    ...['', '?', 'the', 'bees', 'Where are the bees of Mira?', 'What did you suggest in May?', '蜂 在哪里'],
    ...['How many hives did I mention on 8 May 2023?', 'Mira', 'Mira and Jonas', 'bees '.repeat(300)],
  ];
  const WORDS = ['bees', 'hive', '40', 'I', 'Mira', 'cello', 'violin', '蜂蜜', 'мёд', '…', '🐝', 'may?'];
  const VOICES = ['user', 'assistant', 'tool', 'Mira', 'Jonas', 'assistant/Nova', 'user/user'];
  const CONVERSATIONS = 4;

  it('fifty random findings: scores are numbers, nothing is lost or doubled, the same again', () => {
    const { seed, int, pick } = random();
    for (let run = 0; run < 50; run++) {
      const perChat = int(8);
      const lines = Array.from({ length: int(CONVERSATIONS + 1) * perChat }, (_, i): Line => {
        const text = Array.from({ length: int(2) * int(120) + int(4) }, () => pick(WORDS)).join(' ');
        const seq = { seq: 1 + (i % perChat) * (1 + (run % 3)), conversation: `c${Math.floor(i / perChat)}` };
        const at = int(3) === 0 ? { at: `2023-05-0${1 + int(9)}` } : {};
        const session = int(6) === 0 ? { session: `s${int(3)}` } : {};
        return { says: `${pick(VOICES)}: ${text}`, ...seq, ...at, ...session };
      });
      const findings = { ...said(lines), documents: pick([0, 1, 1_000]) };
      const [question, before] = [asked(pick(QUESTIONS)), structuredClone(findings)];
      const first = rankEvents(question, findings);
      const what = `SEED=${seed}, run ${run}`;
      const isSound = ({ score, parts }: RankedEvent): boolean =>
        [score, ...Object.values(parts)].every(Number.isFinite) &&
        Math.abs(sum(Object.values(parts)) - score) < 1e-9;
      expect(first.every(isSound), `${what}: numbers that add up`).toBe(true);
      const ids = first.map(({ evidence }) => evidence.candidate.id);
      expect(ids.toSorted(), what).toEqual(findings.found.map(({ candidate }) => candidate.id).toSorted());
      expect(
        first.every(({ score }, i) => score <= (first[i - 1]?.score ?? score)),
        what,
      ).toBe(true);
      expect(rankEvents(question, findings), what).toEqual(first);
      expect(findings, `${what}: findings are left as they were`).toEqual(before);
    }
  });

  it.each<[what: string, question: string, lines: readonly Line[]]>([
    ['nothing was found', 'bees', []],
    ['nothing is asked', '', ['user: bees', 'assistant: hives']],
    ['one event was found', 'bees', ['user: bees']],
    ['only the assistant was found', 'bees', ['assistant: bees', 'assistant: hives']],
    [
      'every line is of its own chat',
      'bees',
      ['a', 'b', 'c'].map((conversation) => ({ says: 'user: bees', conversation })),
    ],
    ['neighbours were not found', 'bees', [1, 5, 9].map((seq) => ({ says: 'user: bees', seq }))],
    [
      'all was said at once',
      'bees in May',
      ['user', 'assistant'].map((who) => ({ says: `${who}: bees`, at: '2023-05-08' })),
    ],
    ['nothing has words', 'bees', ['user: …', 'assistant: !']],
  ])('each line gets a number where %s', (_, question, lines) => {
    const events = ranked(question, lines);
    expect(events).toHaveLength(lines.length);
    for (const { score } of events) expect(score).toSatisfy(Number.isFinite);
  });

  it('equals stay in the order in which they were said', () => {
    const events = ['a', 'b', 'c'].map((conversation) => ({ says: 'user: 🐝 …', conversation, seq: 4 }));
    expect(orderOf('zqxv', events.slice(1))).toBe('1 2');
  });
});
