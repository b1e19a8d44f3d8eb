/**
 * Recall between its ports. If it fails, one source that is down takes the answer of all others with it, a model is asked
 * more than once, or what was erased a moment ago is shown.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Reranker } from '../../../src/memory/ports.ts';
import { NO_CHUNKS } from '../../../src/recall/chunks/rank-chunks.ts';
import { NO_MEMORIES } from '../../../src/recall/memories/evidence.ts';
import { type RecallPorts, type RecallRequest, recall } from '../../../src/recall/recall.ts';
import { portsOf, REQUEST } from '../../support/dialogue-recall.ts';
import { type Line, said } from '../../support/event-evidence.ts';
import { memoryOf } from '../../support/offers.ts';

const LINES = [
  'Mira: The bees are in the orchard.',
  'Jonas: Nice.',
  'Mira: The bees are well.',
  'Jonas: Good.',
];

const idsOf = async (ports: RecallPorts, request: Partial<RecallRequest> = {}) => {
  const { items, degraded } = await recall({ ...REQUEST, ...request }, ports);
  return { ids: items.map(({ candidate }) => candidate.id), degraded };
};
const rerankerOf = (rerank: Reranker['rerank']): Reranker => ({ model: 'cross', rerank });
const failing = async () => {
  throw new Error('down');
};

describe('recall', () => {
  it('makes one round trip when nothing is left open', async () => {
    const { ports, resolve } = portsOf(LINES);
    expect((await idsOf(ports)).ids.slice(0, 2).toSorted()).toEqual(['1', '3']);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each<[part: string, overrides: Parameters<typeof portsOf>[1]]>([
    ['vector', { vectors: { query: failing } }],
    ['account', { accountMemories: failing }],
    ['rerank', { reranker: rerankerOf(failing) }],
    ['rerank', { reranker: rerankerOf(async () => [1]) }],
    ['rerank', { reranker: rerankerOf(async (_, texts) => texts.map(() => Number.NaN)) }],
  ])('goes on without what does not answer, and says so: %s', async (part, overrides) => {
    const whole = await idsOf(portsOf(LINES).ports);
    const { ports, onDegraded } = portsOf(LINES, overrides);
    expect(await idsOf(ports)).toEqual({ ids: whole.ids, degraded: [part] });
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  it('has nothing to answer with when the database does not', async () => {
    const { ports } = portsOf(LINES, { lexical: failing });
    await expect(recall(REQUEST, ports)).rejects.toThrow('down');
  });

  it('asks neither vectors nor account for what was said', async () => {
    const query = vi.fn();
    const accountMemories = vi.fn();
    const { ports } = portsOf(LINES, {
      vectors: { query },
      accountMemories,
    });
    await idsOf(ports, { sources: ['events'] });
    expect([query, accountMemories].map((port) => port.mock.calls.length)).toEqual([0, 0]);
  });

  it('lets a cross-encoder see the best candidates once, and follows it', async () => {
    const rerank = vi.fn<Reranker['rerank']>(async (_, texts) =>
      texts.map((text) => Number(text.includes('well'))),
    );
    const { ports } = portsOf(LINES, { reranker: rerankerOf(rerank) });
    expect((await idsOf(ports)).ids[0]).toBe('3');
    expect(rerank).toHaveBeenCalledTimes(1);
    expect(rerank.mock.calls[0]?.[0]).toBe(REQUEST.text);
    expect(rerank.mock.calls[0]?.[1]).toHaveLength(REQUEST.rerankTopN);
  });

  it('reads the text of a long message only when it is shown, and leaves out what was erased in between', async () => {
    const findings = said(LINES);
    const long = { ...findings, found: findings.found.map((event) => ({ ...event, content: null })) };
    const resolve = vi.fn<RecallPorts['resolve']>(async (_, { events }) => ({
      memories: [],
      chunks: [],
      events: [],
      contents: new Map(events.filter((id) => id !== '1').map((id) => [id, `text of ${id}`])),
    }));
    const { ports } = portsOf([], {
      lexical: async () => ({ events: long, memories: NO_MEMORIES, chunks: NO_CHUNKS, documents: NO_CHUNKS }),
      resolve,
    });
    const { items } = await recall({ ...REQUEST, limit: 2 }, ports);
    expect(resolve.mock.calls[0]?.[1].events.toSorted()).toEqual(['1', '3']);
    expect(items.map(({ candidate }) => candidate.content)).toEqual(['text of 3']);
  });

  it('shows a question that was asked again and again once, and says which one it is', async () => {
    const asked = 'Mira: Where are the bees?';
    const { items, dropped } = await recall(REQUEST, portsOf([asked, ...LINES, asked, asked]).ports);
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
      (await recall({ ...REQUEST, text: 'What did I do yesterday?', asOf }, portsOf(lines).ports)).items[0];
    expect((await first(null))?.candidate.content).toBe('Corn.');
    expect((await first(Date.parse('2023-05-08T12:00:00Z')))?.candidate.content).toBe('Leeks.');
  });

  it('explains every score by its parts, and every event by what speaks for it', async () => {
    const { items } = await recall(REQUEST, portsOf(LINES).ports);
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
    const { ports } = portsOf([], {
      lexical: async () => ({ events: said(lines), memories, chunks: NO_CHUNKS, documents: NO_CHUNKS }),
    });
    const request: RecallRequest = {
      ...REQUEST,
      sources: ['events', 'memories'],
      text: 'In which orchard are bees?',
      limit: 4,
    };
    const { items, dropped } = await recall({ ...request, limitPerKind: 2 }, ports);
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
    const { ports } = portsOf([], {
      lexical: async () => ({
        events: said(['Gia: Biscuit the dog did eat the whole cushion.', 'Tom: Oh no.']),
        memories,
        chunks: NO_CHUNKS,
        documents: NO_CHUNKS,
      }),
    });
    const text = 'Which cushion did Biscuit the dog eat?';
    const { items } = await recall({ ...REQUEST, sources: ['events', 'memories'], text }, ports);
    expect(items[0]?.candidate.id).toBe('1');
    expect(items.map(({ candidate }) => candidate.id)).toContain('mem_1');
  });
});
