/**
 * How many results a search gives. Whoever asks for a hundred and gets fifty without a word believes that there are no more, and
 * exports, counts or forgets half of what there is.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkspace, openConversation, type TestWorkspace } from '../../support/service/workspace.ts';

interface SearchAnswer {
  readonly results: { type: string; content: string }[];
  readonly truncated: string[];
  readonly debug: { steps: { rows_read: number }[] };
}

const MATCHES = 230;
/** Rows that any search may read. */
const ROWS_MAX = 4_000;
const HOUR_MS = 60 * 60 * 1000;

describe('a search for many results', () => {
  let own: TestWorkspace;
  let conversation_id: string;

  const search = async (body: Record<string, unknown>) => {
    const answer = await own.call<SearchAnswer>('POST', '/v1/search', {
      user_id: 'ana',
      debug: true,
      ...body,
    });
    const rows = answer.body.debug.steps.reduce((sum, step) => sum + step.rows_read, 0);
    return {
      ...answer.body,
      rows,
      distinct: new Set(answer.body.results.map(({ content }) => content)).size,
    };
  };

  beforeAll(async () => {
    own = await createWorkspace();
    conversation_id = await openConversation(own, { chat_id: 'one' });
    const entries = Array.from({ length: MATCHES }, (_, i) => ({
      content: `Owns lantern ${i}.`,
      kind: 'event',
      user_id: 'ana',
    }));
    for (const create of [entries.slice(0, 120), entries.slice(120)])
      expect((await own.call('POST', '/v1/memories/batch', { create })).status).toBe(200);
    // Between them nothing of the kind, so that what stands around a match is none.
    const messages = Array.from({ length: MATCHES * 2 }, (_, i) => ({
      role: 'user',
      content: i % 2 === 0 ? `Where does spinet ${i} stand?` : `Is it late, ${i}?`,
      occurred_at: new Date(Date.UTC(2025, 1, 1) + i * HOUR_MS).toISOString(),
    }));
    const conversation = { chat_id: 'one', user_id: 'ana' };
    expect((await own.call('POST', '/v1/ingest', { conversation, messages })).status).toBe(200);
    for (let i = 0; i < 30; i++) {
      const document = { source: `manual-${i}.md`, content: `How to tune harpsichord ${i}.`, user_id: 'ana' };
      expect((await own.call('POST', '/v1/documents', document)).status).toBeLessThan(300);
    }
  });

  it.each([1, 10, 25, 53, 80, 100])('gives %i of each kind, and of all together', async (top_k) => {
    for (const [query, type, sources] of [
      ['lantern', 'memory', ['memories']],
      ['lantern', 'memory', undefined],
      ['spinet', 'event', ['events']],
      ['spinet', 'event', undefined],
    ] as const) {
      const given = await search({ query, top_k, ...(sources && { sources }) });
      const what = `${query} ${top_k} ${sources}`;
      expect(given.results.length, what).toBe(top_k);
      expect(given.distinct, what).toBe(top_k);
      const matching = given.results.filter(
        (result) => result.type === type && result.content.includes(query),
      );
      expect(matching.length, what).toBe(top_k);
      expect(given.truncated, what).toEqual([]);
      expect(given.rows, what).toBeLessThan(ROWS_MAX);
    }
    const documents = await search({ query: 'harpsichord', top_k, sources: ['documents'] });
    expect(documents.results.length).toBe(Math.min(top_k, 30));
    expect(documents.truncated).toEqual([]);
  });

  it('gives as many of a conversation, of a channel and of the past', async () => {
    const channels = await own.call<{ data: { id: string }[] }>('GET', '/v1/channels');
    const channel_id = channels.body.data[0]?.id;
    for (const place of [{ conversation_id }, { channel_id }, { as_of: '2030-01-01T00:00:00Z' }]) {
      const { results, truncated, rows } = await search({ query: 'spinet', top_k: 100, ...place });
      expect([results.length, truncated], JSON.stringify(place)).toEqual([100, []]);
      expect(rows).toBeLessThan(ROWS_MAX);
    }
  });

  it('says where a bound of reading left something out, and is as short without a word where there is no more', async () => {
    const again = Array.from({ length: 200 }, (_, i) => ({
      role: 'user',
      content: `Bought marimba${i % 2 === 0 ? '!' : '.'}`,
      occurred_at: new Date(Date.UTC(2026, 1, 1) + i * HOUR_MS).toISOString(),
    }));
    const conversation = { chat_id: 'two', user_id: 'ana' };
    const messages = [
      ...again,
      { role: 'user', content: 'Sold marimba.', occurred_at: '2020-01-01T00:00:00Z' },
    ];
    expect((await own.call('POST', '/v1/ingest', { conversation, messages })).status).toBe(200);
    const of = { user_id: 'ana', sources: ['events'] };
    const cut = await search({ query: 'marimba', top_k: 100, ...of });
    expect(cut.results.length).toBeLessThan(100);
    expect(cut.truncated).toEqual(['events']);
    // Kept, and told again.
    expect((await search({ query: 'marimba', top_k: 100, ...of })).truncated).toEqual(['events']);
    const none = await search({ query: 'theremin', top_k: 100 });
    expect([none.results, none.truncated]).toEqual([[], []]);
  });
});
