/**
 * Ranking of summaries. If it fails, a summary that shares one word with a question pushes the message that answers it out of
 * the results, or what was said a year ago cannot be found by what it was about.
 */

import { describe, expect, it, vi } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import type { VectorIndex } from '../../../../src/memory/ports.ts';
import { type ChunkFindings, NO_CHUNKS, rankChunks } from '../../../../src/recall/chunks/rank-chunks.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import type { RankingPorts } from '../../../../src/recall/recall.ts';
import { EMBEDDER, recallFrom } from '../../../support/recall/dialogue-recall.ts';
import { chunkOf, NOW } from '../../../support/session/offers.ts';

const OURS = 'strata-chargram-384-v1';
const TRAINED = 'test';
const query = parseQuery(readText('Where do the herons nest in spring?'), NOW);

/** Chunks as the index brings them, of a hundred. */
const findings = (texts: Readonly<Record<string, string>>): ChunkFindings => {
  const found = Object.entries(texts).map(([id, content]) => ({
    candidate: chunkOf(id, content),
    terms: parseQuery(readText(content), NOW).terms,
  }));
  const frequency = (term: string) => found.filter(({ terms }) => terms.includes(term)).length;
  return {
    found,
    documents: 100,
    documentFrequency: new Map(query.terms.map((term) => [term, frequency(term)])),
  };
};
const TWO = { all: 'Herons nest at the lake in spring.', one: 'Spring cleaning was put off again.' };

describe('a summary', () => {
  it('counts by how much of the question it answers', () => {
    const [first, second] = rankChunks(query, findings(TWO), [], [], OURS);
    expect([first?.candidate.id, second?.candidate.id]).toEqual(['all', 'one']);
    expect(second?.score).toBeLessThan((first?.score ?? 0) / 2);
  });

  it('stays behind a message that says the same, and before one that says little', async () => {
    const lines = ['Mira: Herons nest at the lake in spring.', 'Jonas: I see.'];
    const request = { text: query.text.raw, sources: ['events' as const, 'chunks' as const] };
    const { items } = await recallFrom(lines, request, { chunks: findings(TWO) });
    expect(items.map(({ candidate }) => candidate.id)).toEqual(['1', '2', 'all', 'one']);
  });

  it('of the same words is the newer one first', () => {
    const { found, ...statistics } = findings({ old: TWO.all, new: TWO.all });
    const dated = found.map((one) => ({
      ...one,
      candidate: { ...one.candidate, occurredAt: one.candidate.id === 'old' ? NOW - 1 : NOW },
    }));
    expect(
      rankChunks(query, { found: dated, ...statistics }, [], [], OURS).map(({ candidate }) => candidate.id),
    ).toEqual(['new', 'old']);
  });
});

describe('vectors of summaries', () => {
  const asked = async (model: string, hits = [{ id: 'far', owner: 'chunk' as const, score: 0.7 }]) => {
    const vectors = vi.fn<VectorIndex['query']>(async ({ owners }) => (owners.includes('chunk') ? hits : []));
    const embedder = { ...EMBEDDER, model };
    const resolve = vi.fn<RankingPorts['resolve']>(async ({ chunks }) => ({
      memories: [],
      chunks: chunks.map((id) => chunkOf(id, 'Waders breed by the water.')),
      events: [],
      contents: new Map(),
    }));
    const request = { text: query.text.raw, sources: ['chunks' as const] };
    const recalled = await recallFrom([], request, { embedder, vectors: { query: vectors }, resolve });
    return { recalled, vectors, resolve };
  };

  it('find one that shares no word with the question, once the database has confirmed it', async () => {
    const { recalled, resolve } = await asked(TRAINED);
    expect(recalled.items.map(({ candidate, parts }) => [candidate.id, Object.keys(parts)])).toEqual([
      ['far', ['vector']],
    ]);
    expect(resolve.mock.calls[0]?.[0]).toEqual({ memories: [], events: [], nearEvents: [], chunks: ['far'] });
  });

  it('are not believed when the database does not know them, nor when they are far off', async () => {
    const { recalled, resolve } = await asked(TRAINED, [{ id: 'far', owner: 'chunk', score: 0.1 }]);
    expect(recalled.items).toEqual([]);
    expect(resolve).not.toHaveBeenCalled();
    expect(rankChunks(query, NO_CHUNKS, [{ id: 'gone', owner: 'chunk', score: 0.9 }], [], TRAINED)).toEqual(
      [],
    );
  });

  it('of character n-grams are not asked for: they find nothing that words do not, and cost a round trip', async () => {
    const { vectors } = await asked(OURS);
    await recallFrom([], { text: '', sources: ['chunks'] }, { vectors: { query: vectors } });
    expect(vectors).not.toHaveBeenCalled();
  });

  it('that do not answer leave recall as it is, which says so', async () => {
    const { degraded } = await recallFrom([], { sources: ['chunks'] }, { near: null });
    expect(degraded).toEqual(['vector']);
  });
});
