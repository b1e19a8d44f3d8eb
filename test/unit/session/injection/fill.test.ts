/**
 * How far a block is filled. A user whose question has ten answers is told three, or one who asks for nothing is told ten notes,
 * where this goes wrong.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import type { RecalledItem } from '../../../../src/recall/candidates.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { orderFor, planFilling } from '../../../../src/session/injection/fill.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 60 * 60 * 1000;

/** A message that stands `standing` high among the others, said so many days ago. */
const event = (
  id: string,
  standing: number,
  { conversationId = 'conv', days = 1, role = 'user', content = `Message ${id}.` } = {},
) =>
  ({
    candidate: {
      type: 'event',
      id,
      content,
      conversationId,
      occurredAt: NOW - days * DAY,
      seq: 1,
      role,
      name: null,
      userId: 'ana',
      externalId: null,
      session: null,
    },
    score: 1,
    parts: {},
    evidence: { words: standing },
    origin: 'words',
  }) as RecalledItem;

/** Twelve of them, the first ones high. */
const found = Array.from({ length: 12 }, (_, i) => event(`evt_${i}`, i < 5 ? 4 - i * 0.5 : 0.1));
const scored = (score: number) => new Map(found.map(({ candidate }) => [candidate.id, score]));
const plan = (text: string, score = 0.9) =>
  planFilling(parseQuery(readText(text), NOW), found, scored(score));

describe('a block is filled', () => {
  it.each([
    'Which villages did I visit?',
    'Tell me, in which order did we visit the villages',
    'Wo war ich im Sommer?',
    '我去过哪些村子？',
    'ما هي القرى التي زرتها؟',
    'Ποια χωριά επισκέφτηκα;',
    // Without their mark, as chats leave it out.
    'which villages did i visit',
    'wo war ich im sommer',
    '年末の旅行の持ち物リストをお願いします',
    'kal office kaise jaun',
  ])('for a question that something speaks to: %s', (text) => {
    expect(plan(text).fills).toBe(true);
  });

  it.each([
    'I visited a village.',
    'Thanks, that helped.',
    'I visited a village; it was lovely.',
    'We are off to the village tomorrow',
  ])('not for what asks for nothing: %s', (text) => {
    expect(plan(text)).toMatchObject({ fills: false, asks: false });
  });

  it('not for a question that nothing found speaks to, and sooner for one about oneself than for any', () => {
    expect(plan('Which villages did I visit?', 0.1).fills).toBe(false);
    expect(plan('Which villages did I visit?', 0.3).fills).toBe(true);
    expect(plan('Which village is the oldest?', 0.3).fills).toBe(false);
  });

  it('with messages that stand near the answer when they stand above the middle, and with none of few', () => {
    expect([...plan('Which villages did I visit?').fillers]).toEqual([
      'evt_0',
      'evt_1',
      'evt_2',
      'evt_3',
      'evt_4',
    ]);
    const few = found.slice(0, 6);
    expect(
      planFilling(parseQuery(readText('Which villages did I visit?'), NOW), few, scored(0.9)).fillers.size,
    ).toBe(0);
  });

  it('in order of time where a list, an order or a summary is asked for', () => {
    expect(plan('List all the villages that I visited.').inOrderOfTime).toBe(true);
    expect(plan('In which order did I visit the villages?').inOrderOfTime).toBe(true);
    expect(plan('Where is the village?').inOrderOfTime).toBe(false);
  });
});

describe('a block that is filled', () => {
  const long = event('long', 3, { content: 'Of the village and its mill, at length. '.repeat(9) });
  const ids = (items: RecalledItem[], score = 0.9) =>
    orderFor(plan('Where is the village?', score), items).map(({ candidate }) => candidate.id);

  it('takes two short answers before one long one that ranks a little higher, and the best before them', () => {
    const items = [event('best', 3), long, event('one', 3), event('two', 3)];
    expect(ids(items)).toEqual(['best', 'one', 'two', 'long']);
  });

  it('takes a long answer before short ones that rank far below it', () => {
    const many = Array.from({ length: 20 }, (_, i) => event(`e${i}`, 3));
    expect(ids([long, ...many]).indexOf('long')).toBe(14);
  });

  it('takes the best first, however long, where nothing found speaks to the question', () => {
    expect(ids([long, event('one', 3)], 0.1)).toEqual(['long', 'one']);
  });
});

describe('what was only asked once', () => {
  const asked = event('asked', 4, { content: 'what can i cook tonight?' });
  const cat = event('cat', 3, { content: 'is tuna ok for my diabetic cat?' });
  const told = event('told', 1, { content: 'I have a wok and a rice cooker.' });
  const ids = (text: string, items: RecalledItem[], score = 0.9) => {
    const query = parseQuery(readText(text), NOW);
    return orderFor(planFilling(query, found, scored(score)), items, query.terms).map(
      ({ candidate }) => candidate.id,
    );
  };

  it('stands behind what tells something, a question among it', () => {
    for (const score of [0.1, 0.9])
      expect(ids('Do I own a cooker?', [asked, cat, told], score)).toEqual(['cat', 'told', 'asked']);
  });

  it('is left out where it is asked again, and stands in a list of what was said', () => {
    expect(ids('What could I cook today?', [asked, told])).toEqual(['told']);
    expect(ids('List all that I asked you about what to cook.', [asked, told])).toContain('asked');
  });
});

describe('a list', () => {
  it('takes from another sitting before it takes the third of one', () => {
    const items = [
      event('a1', 3),
      event('a2', 3),
      event('a3', 3),
      event('b1', 3, { conversationId: 'other' }),
      event('c1', 3, { days: 9 }),
    ];
    expect(
      orderFor(plan('List all the villages that I visited.'), items).map(({ candidate }) => candidate.id),
    ).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });
});
