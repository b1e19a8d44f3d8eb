/** If these fail, the share of evidence in prompts means something else than what it says. */
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { PASSAGE_MAX_TOKENS } from '../../../src/recall/excerpt.ts';
import { askedQuestions } from '../../eval/asked-questions.ts';
import { isShown, placeOf, unitsOf, wordsIn } from '../../eval/prompts/prompt-evidence.ts';
import { measureOf } from '../../eval/prompts/prompts-report.ts';
import { drawQuestions } from '../../eval/prompts/run-prompts.ts';
import { lastAndFound, lastMessages } from '../../eval/prompts/same-size.ts';
import type { TurnAnswer } from '../../support/commands/client.ts';
import { toMessages } from '../../support/transcript.ts';

const CHERRIES = 'I planted three cherry trees behind the shed,\nand "Ben" helped.';
const LONG = Array.from({ length: 400 }, (_, i) => `soil${i}`).join(' ');
const passage = LONG.split(' ').slice(100, 200).join(' ');

const answer = (
  messages: readonly string[],
  { stable = 'You are helpful.', dynamic = '' } = {},
): Pick<TurnAnswer, 'prompt'> => ({
  prompt: {
    system: { stable, dynamic, prefix_hash: '' },
    messages: messages.map((content) => ({ role: 'user' as const, content })),
  },
});
const QUESTION = 'Where did I plant the cherry trees behind the shed?';
const block = (...lines: string[]) => ['[Context from memory]', ...lines].join('\n');
const line = (text: string) => `- ${JSON.stringify(text.replaceAll('\n', ' '))} (Ada said, today) [evt_1]`;

describe('placeOf', () => {
  it.each([
    ['a line of the block', CHERRIES, [block(line('No.'), line(CHERRIES)), QUESTION], {}, 'block'],
    ['a live message', CHERRIES, [CHERRIES, QUESTION], {}, 'live'],
    ['a fact of the system prompt', CHERRIES, [QUESTION], { dynamic: line(CHERRIES) }, 'system'],
    ['a passage of a long turn', LONG, [block(line(`…${passage}…`)), QUESTION], {}, 'block'],
    ['a turn of a word, by itself', 'Lisbon!', [block(line('Lisbon!')), QUESTION], {}, 'block'],
    ['the question alone', 'plant the cherry trees behind the shed', [QUESTION], {}, null],
    ['a few words of it', CHERRIES, [block(line('Three cherry trees behind the shed.')), QUESTION], {}, null],
    ['a few words of a long turn', LONG, [block(line(passage.slice(0, 300))), QUESTION], {}, null],
    ['a word among others', 'Lisbon!', [block(line('I never liked Lisbon!')), QUESTION], {}, null],
    ['words of several lines', CHERRIES, [block(...CHERRIES.split(' ').map(line)), QUESTION], {}, null],
  ] as const)('tells %s', (_, turn, messages, system, place) => {
    expect(placeOf(wordsIn(turn), unitsOf(answer(messages, system)))).toBe(place);
  });
  it('finds nothing where there is no prompt', () => {
    expect(unitsOf({ prompt: null })).toEqual([]);
  });
  it('reads scripts without blanks by the letter, or a line in them would be one word', () => {
    expect(isShown(wordsIn('我的狗叫雷克斯,它三岁了'), wordsIn('"我的狗叫雷克斯,它三岁了"'))).toBe(true);
    expect(isShown(wordsIn('我的狗叫雷克斯,它三岁了'), wordsIn('我的狗叫旺财'))).toBe(false);
  });
});

const transcript = {
  sampleId: 'garden',
  speakers: { user: 'Ada', assistant: 'Ben' },
  sessions: [
    {
      index: 1,
      startedAt: 0,
      turns: ['one two three', 'four five six', LONG, 'seven eight nine'].map((text, i) => ({
        diaId: `D1:${i + 1}`,
        speaker: i % 2 === 0 ? 'Ada' : 'Ben',
        text,
      })),
    },
  ],
  questions: Array.from({ length: 20 }, (_, i) => ({
    question: `Question ${i}?`,
    evidence: ['D1:1', 'D1:3'],
    category: String(i % 2),
  })),
};
const history = toMessages(transcript);
const sizeOf = (text: string) => countTokens(text);

describe('prompts of the same size', () => {
  it('have the newest messages whole, and no message that does not fit', () => {
    const newest = sizeOf('Ben: seven eight nine');
    expect(lastMessages(history, newest - 1)).toEqual([]);
    expect(lastMessages(history, newest + 20)).toEqual(['D1:4']);
    expect(lastMessages(history, 10_000)).toEqual(['D1:1', 'D1:2', 'D1:3', 'D1:4']);
  });
  it('have what a search finds beside the newest, long messages as passages, within the tokens', () => {
    const live = sizeOf('Ben: seven eight nine');
    const found = ['D1:3', 'D1:4', 'D1:1', 'D1:2'];
    expect(lastAndFound(history, found, 'soil100', { live, all: live })).toEqual(['D1:4']);
    const withPassage = lastAndFound(history, found, 'soil100', { live, all: live + PASSAGE_MAX_TOKENS });
    expect(withPassage.slice(0, 2)).toEqual(['D1:4', 'D1:3']);
    expect(lastAndFound(history, found, 'soil100', { live: 0, all: 10_000 })).toEqual(found);
  });
});

describe('drawQuestions', () => {
  it('draws the same questions for a seed, in the order of the file, and never more than there are', () => {
    const asked = askedQuestions([transcript]);
    const drawn = drawQuestions(asked, 5, 1);
    expect(drawn).toHaveLength(5);
    expect(drawQuestions(asked, 5, 1)).toEqual(drawn);
    expect(drawQuestions(asked, 5, 2)).not.toEqual(drawn);
    expect(drawn).toEqual(asked.filter((question) => drawn.includes(question)));
    expect(drawQuestions(asked, 500, 1)).toEqual(asked);
  });
});

describe('measureOf', () => {
  it('is a mean over questions, with the tokens of blocks, and with what became of what is missing', () => {
    const [first, second] = askedQuestions([transcript]);
    if (first === undefined || second === undefined) throw new Error('the transcript has questions');
    const turn = { injectedItems: 2, size: { live: 0, all: 100 }, isLost: false };
    const measured = measureOf(
      [
        {
          ...turn,
          question: first,
          category: '1',
          injectedTokens: 300,
          evidence: [{ turn: 'D1:1', place: 'block', fate: null }],
          others: { none: [], all: ['D1:1', 'D1:3'] },
        },
        {
          ...turn,
          question: second,
          category: '2',
          injectedTokens: 100,
          evidence: [
            { turn: 'D1:1', place: 'live', fate: null },
            { turn: 'D1:3', place: null, fate: 'rank' },
          ],
          others: { none: [], all: ['D1:3'] },
        },
      ],
      800,
    );
    expect(measured).toMatchObject({
      questions: 2,
      in_prompt: 0.75,
      all_in_prompt: 0.5,
      injected_tokens: { mean: 200, median: 100, max: 300 },
      budget_used: 0.25,
      others: { none: 0, all: 0.75 },
      places: { block: 0.5, live: 0.25, system: 0 },
      left_out: { rank: 1 },
      by_category: { 1: { in_prompt: 1 }, 2: { in_prompt: 0.5 } },
    });
  });
});
