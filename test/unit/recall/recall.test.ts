/**
 * Recall between its ports. If it fails, one source that is down takes the answer of all others with it, a model is asked
 * more than once, or what was erased a moment ago is shown.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Reranker } from '../../../src/memory/ports.ts';
import { NO_MEMORIES } from '../../../src/recall/memories/evidence.ts';
import type { RankingPorts } from '../../../src/recall/recall.ts';
import {
  type AskedRecall,
  REQUEST,
  type RecallScene,
  recallFrom,
} from '../../support/recall/dialogue-recall.ts';
import { type Line, said } from '../../support/recall/event-evidence.ts';
import { memoryOf } from '../../support/session/offers.ts';

const LINES = [
  'Mira: The bees are in the orchard.',
  'Jonas: Nice.',
  'Mira: The bees are well.',
  'Jonas: Good.',
];

const idsOf = async (scene: RecallScene = {}, request: AskedRecall = {}) => {
  const { items, degraded } = await recallFrom(LINES, request, scene);
  return { ids: items.map(({ candidate }) => candidate.id), degraded };
};
const rerankerOf = (rerank: Reranker['rerank']): Reranker => ({ model: 'cross', rerank });
const failing = async () => {
  throw new Error('down');
};

describe('recall', () => {
  it('makes one round trip when nothing is left open', async () => {
    const resolve = vi.fn<RankingPorts['resolve']>();
    expect((await idsOf({ resolve })).ids.slice(0, 2).toSorted()).toEqual(['1', '3']);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each<[part: string, scene: RecallScene]>([
    ['vector', { near: null }],
    ['account', { account: null }],
    ['rerank', { reranker: rerankerOf(failing) }],
    ['rerank', { reranker: rerankerOf(async () => [1]) }],
    ['rerank', { reranker: rerankerOf(async (_, texts) => texts.map(() => Number.NaN)) }],
  ])('goes on without what does not answer, and says so: %s', async (part, scene) => {
    const whole = await idsOf();
    expect(await idsOf(scene)).toEqual({ ids: whole.ids, degraded: [part] });
  });

  it('asks no vectors for what was said where messages have none', async () => {
    const query = vi.fn();
    await idsOf({ vectors: { query } }, { sources: ['events'] });
    expect(query).not.toHaveBeenCalled();
  });

  it('lets a cross-encoder see the best candidates once, and follows it', async () => {
    const rerank = vi.fn<Reranker['rerank']>(async (_, texts) =>
      texts.map((text) => Number(text.includes('well'))),
    );
    expect((await idsOf({ reranker: rerankerOf(rerank) })).ids[0]).toBe('3');
    expect(rerank).toHaveBeenCalledTimes(1);
    expect(rerank.mock.calls[0]?.[0]).toBe(REQUEST.text.raw);
    expect(rerank.mock.calls[0]?.[1]).toHaveLength(REQUEST.rerankTopN);
  });

  it('reads the text of a long message only when it is shown, and leaves out what was erased in between', async () => {
    const findings = said(LINES);
    const long = { ...findings, found: findings.found.map((event) => ({ ...event, content: null })) };
    const resolve = vi.fn<RankingPorts['resolve']>(async ({ events }) => ({
      memories: [],
      chunks: [],
      events: [],
      contents: new Map(events.filter((id) => id !== '1').map((id) => [id, `text of ${id}`])),
    }));
    const { items } = await recallFrom([], { limit: 2 }, { events: long, resolve });
    expect(resolve.mock.calls[0]?.[0].events.toSorted()).toEqual(['1', '3']);
    expect(items.map(({ candidate }) => candidate.content)).toEqual(['text of 3']);
  });

  it('shows a question that was asked again and again once, and says which one it is', async () => {
    const asked = 'Mira: Where are the bees?';
    const { items, dropped } = await recallFrom([asked, ...LINES, asked, asked]);
    expect(items.filter(({ candidate }) => candidate.content === 'Where are the bees?')).toHaveLength(1);
    expect(dropped).toHaveLength(2);
    for (const { id, reason, of } of dropped) {
      expect(reason).toBe('duplicate');
      expect(items.map(({ candidate }) => candidate.id)).toContain(of);
      expect(id).not.toBe(of);
    }
  });

  it('tells time by the moment that is asked about', async () => {
    const lines: Line[] = [
      { says: 'Mira: Leeks.', at: '2023-05-07' },
      { says: 'Mira: Corn.', at: '2023-08-14' },
    ];
    const first = async (asOf: number | null) =>
      (await recallFrom(lines, { text: 'What did I do yesterday?', asOf })).items[0];
    expect((await first(null))?.candidate.content).toBe('Corn.');
    expect((await first(Date.parse('2023-05-08T12:00:00Z')))?.candidate.content).toBe('Leeks.');
  });

  it('explains every score by its parts, and every event by what speaks for it', async () => {
    const { items } = await recallFrom(LINES);
    for (const { score, parts, evidence, origin, candidate } of items) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 12);
      expect(Object.keys(evidence)).toContain('words');
      expect(origin).toBe(candidate.content.includes('bees') ? 'words' : 'nearby');
    }
  });

  it('hands on the best of each kind where a turn asks for that, however many of another kind there are', async () => {
    const found = [
      {
        candidate: memoryOf('mem_1', 'Keeps bees.', {
          tags: [],
          importance: 0.5,
          accessCount: 0,
          accessedAt: 0,
        }),
        terms: ['keep', 'bee'],
      },
    ];
    const memories = { ...NO_MEMORIES, found, documents: 10, documentFrequency: new Map([['bee', 9]]) };
    const lines = Array.from({ length: 12 }, (_, i): Line => `Mira: The bees are in orchard number ${i}.`);
    const { items, dropped } = await recallFrom(
      lines,
      { sources: ['events', 'memories'], text: 'In which orchard are bees?', limit: 4, limitPerKind: 2 },
      { memories },
    );
    expect(items.map(({ candidate }) => candidate.type)).toContain('memory');
    const ids = [...items.map(({ candidate }) => candidate.id), ...dropped.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(13);
  });

  it('does not let a memory with a word of the question pass for an answer, before the message that has them all', async () => {
    const fields = { tags: [], importance: 0.5, accessCount: 0, accessedAt: 0 };
    const found = [
      {
        candidate: memoryOf('mem_1', 'Gia likes to eat soup.', fields),
        terms: ['gia', 'like', 'eat', 'soup'],
      },
    ];
    const documentFrequency = new Map([['eat', 3]]);
    const memories = { ...NO_MEMORIES, found, documents: 100, documentFrequency };
    const lines = ['Gia: Biscuit the dog did eat the whole cushion.', 'Tom: Oh no.'];
    const text = 'Which cushion did Biscuit the dog eat?';
    const { items } = await recallFrom(lines, { sources: ['events', 'memories'], text }, { memories });
    expect(items[0]?.candidate.id).toBe('1');
    expect(items.map(({ candidate }) => candidate.id)).toContain('mem_1');
  });
});
