/**
 * Whether what recall found speaks to the message. Too strict and the answer is kept from the model; too lax and every small
 * remark brings up notes that have nothing to do with it, which the user pays for.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { readSettings } from '../../../../src/memory/settings.ts';
import { reciprocalShare } from '../../../../src/recall/fusion.ts';
import { embedderWeights } from '../../../../src/recall/memories/ranking-weights.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { contextualScores } from '../../../../src/session/injection/relevance/contextual-score.ts';
import { eventOf, found, memoryOf, NOW } from '../../../support/session/offers.ts';

const MIN_SCORE = readSettings({}).contextual_min_score;
const MODEL = 'strata-chargram-384-v1';

/** Whether a memory passes for a message. */
function passes(message: string, content: string, parts: Record<string, number> = {}, earlier = ''): boolean {
  const query = parseQuery(
    readText(message),
    NOW,
    earlier === '' ? [] : [{ user: earlier, assistant: null }],
  );
  const item = found(memoryOf('mem_1', content), { parts: { lexical: 0.0164, ...parts } });
  return (contextualScores({ ...query, model: MODEL }, [item]).get('mem_1') ?? 0) >= MIN_SCORE;
}

/** Twelve events, of which the first stands above the others by `margin`. */
function eventPasses(question: string, content: string, margin: number): boolean {
  const items = Array.from({ length: 12 }, (_, i) =>
    found(eventOf(`evt_${i}`, i === 0 ? content : 'Something else.'), {
      evidence: { words: i === 0 ? 2 + margin : 2 - i / 100 },
    }),
  );
  const scores = contextualScores({ ...parseQuery(readText(question), NOW), model: MODEL }, items);
  return (scores.get('evt_0') ?? 0) >= MIN_SCORE;
}

const DINNER =
  'I am planning a dinner for my friends on Saturday evening: satay with peanut sauce, rice, a salad of cucumber, and mango for dessert.';
const REMARK =
  'Honestly the concert was wonderful, people danced everywhere, and afterwards we walked home along the river and planned our games.';

describe('a memory answers', () => {
  it.each([
    ['a question that it has the words of', 'Where do I live?', 'Lives in Porto.', {}],
    ['a part of a question', "What is the dog's vet called?", 'The vet of Biscuit is Dr. Amaral.', {}],
    ['a long message that has a third of its words', DINNER, 'Ana is allergic to peanuts.', {}],
    [
      'a question that has other words for it',
      'How many kids do I have?',
      'Has two daughters.',
      { related: 0.008 },
    ],
    [
      'a question by its vector',
      'Wo wohne ich?',
      'Lives in Porto.',
      { vector: reciprocalShare(0.5, embedderWeights(MODEL).weight) },
    ],
    ['a question by its topic', 'My employer?', 'Works at Casa Verde.', { topic: reciprocalShare(0.5, 0.3) }],
  ])('%s', (_, message, content, parts) => {
    expect(passes(message, content, parts)).toBe(true);
  });

  it('by what led to it first, in whatever order a cross-encoder put it', () => {
    const query = { ...parseQuery(readText('What do I eat?'), NOW), model: 'test' };
    const scoreOf = (firstParts: Record<string, number>) =>
      contextualScores(query, [
        found(memoryOf('mem_1', 'Lives in Porto.'), { parts: { first: 0.01, rerank: 0.05 }, firstParts }),
      ]).get('mem_1') ?? 0;
    expect(scoreOf({ vector: reciprocalShare(0.9) })).toBeGreaterThan(0.5);
    expect(scoreOf({})).toBe(0);
  });

  it('a message that leans on earlier turns, by the words of these', () => {
    expect(
      passes('Why that one?', 'The auth system uses JWT tokens.', {}, 'What do we know of the auth system?'),
    ).toBe(true);
  });

  it.each([
    [
      'a remark that shares one word',
      REMARK,
      'The planning meeting of the orchard board moved to the last Tuesday in March.',
    ],
    [
      'a question of many words of which it has one',
      'What did Gina find for her clothing store in the mall near the old harbour?',
      'The store room keeps forty sacks of green coffee for eleven weeks at most.',
    ],
    ['a remark by a vector that is hardly near', REMARK, 'Lives in Porto.'],
  ])('not %s', (_, message, content) => {
    expect(passes(message, content, { vector: reciprocalShare(0.05, embedderWeights(MODEL).weight) })).toBe(
      false,
    );
  });
});

describe('what was said today', () => {
  /** Whether something that shares no word with a question comes for having been said in the time that it names. */
  const comes = (question: string, evidence: Record<string, number> = {}): boolean => {
    const said = found(eventOf('evt_1', 'I love Radiohead.'), { origin: 'time', evidence });
    const scores = contextualScores({ ...parseQuery(readText(question), NOW), model: MODEL }, [said]);
    return (scores.get('evt_1') ?? 0) >= MIN_SCORE;
  };

  it.each([
    'What should I cook tonight?',
    'Was soll ich heute kochen?',
    "What's the weather today?",
    'Is the pharmacy open today?',
    'What is on TV this week?',
  ])('stays out of the answer to what comes: %s', (question) => {
    expect(comes(question, { time: 4 })).toBe(false);
    expect(comes(question, { time: 4, words: 1 })).toBe(true);
    expect(comes(question, { time: 4, around: 1 })).toBe(true);
  });

  it.each(['What did I say today?', 'What did we talk about this week?', 'What did I tell you yesterday?'])(
    'is the answer to what was said: %s',
    (question) => {
      expect(comes(question, { time: 4 })).toBe(true);
    },
  );
});

describe('a message of the past answers', () => {
  it.each([
    [
      'when it stands far above what else was found, without a word of the question',
      'It is under the mat.',
      3,
      true,
    ],
    ['when it has the words of the question', 'The key is under the mat.', 0.5, true],
    ['not when it is one of many that are as good', 'It is under the mat.', 0.5, false],
  ])('%s', (_, content, margin, answers) => {
    expect(eventPasses('Where is my key?', content, margin)).toBe(answers);
  });

  it('when there are too few to compare it with', () => {
    const scores = contextualScores({ ...parseQuery(readText('Where is my key?'), NOW), model: MODEL }, [
      found(eventOf('evt_1', 'Under the mat.'), { origin: 'reply' }),
    ]);
    expect(scores.get('evt_1')).toBe(1);
  });
});
