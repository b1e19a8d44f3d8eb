/** Memories in a search: by kind, subject, topic and tag, and however long their history is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { searchedScopes } from '../../../../src/memory/scope.ts';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import { eventually } from '../../support/service/eventually.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';
import { contents, search } from './searches.ts';

describe('a search for kinds of memories', () => {
  const found = async (of: TestWorkspace, body: Record<string, unknown>) =>
    (await search(of, 'What about the trombone?', body)).body.results.map(({ content }) => content).sort();

  it('shows these kinds only, and nothing but memories unless other sources are named', async () => {
    const own = await createWorkspace();
    await takeTurn(own, await openConversation(own), 'My trombone is out of tune.');
    const texts = { fact: 'The trombone is old.', procedure: 'To oil the trombone, take it apart.' };
    await remember(own, texts.fact);
    await remember(own, texts.procedure, { kind: 'procedure' });
    await remember(own, 'Prefers the trombone.', { kind: 'preference', tier: 'account' });
    expect(await found(own, { kinds: ['procedure'] })).toEqual([texts.procedure]);
    expect(await found(own, { kinds: ['fact', 'procedure'] })).toEqual([texts.fact, texts.procedure]);
    expect(await found(own, { kinds: ['preference'] })).toEqual(['Prefers the trombone.']);
    expect(await found(own, { kinds: ['summary'] })).toEqual([]);
    expect(await found(own, { kinds: ['fact'], sources: ['memories', 'events'] })).toEqual([
      'My trombone is out of tune.',
      texts.fact,
    ]);
  });

  it('is filtered before rows are counted: one among many others is found', async () => {
    const own = await createWorkspace();
    const create = Array.from({ length: 150 }, (_, i) => ({
      content: `Trombone number ${i}.`,
      kind: 'fact',
      user_id: 'ana',
    }));
    await own.call('POST', '/v1/memories/batch', { create });
    await remember(own, 'Decided, after a long talk with everybody, to sell the old trombone.', {
      kind: 'decision',
    });
    expect((await search(own, 'trombone', { kinds: ['decision'], top_k: 1 })).body.results).toHaveLength(1);
  });

  it.each([[['opinion']], [[]], ['fact'], [[1]]])('that are none is refused by name: %j', async (kinds) => {
    const own = await createWorkspace();
    expectProblem(
      await search(own, 'trombone', { kinds }),
      422,
      Array.isArray(kinds) && kinds.length > 0 ? 'kinds.0' : 'kinds',
    );
  });
});

describe('a memory under a subject, a topic or a tag', () => {
  it('is found by their words, and by others no more once they have changed', async () => {
    const own = await createWorkspace();
    const contentsOf = (query: string) => contents(own, query, { sources: ['memories'] });
    const id = await remember(own, 'Sang for thirty years.', {
      subject_id: 'Zenobia Lima',
      topic_key: 'career:choir',
      tags: ['biography'],
    });
    for (const query of ['Who is Zenobia?', 'careers', 'biography'])
      expect(await contentsOf(query), query).toEqual(['Sang for thirty years.']);
    const [result] = (await search(own, 'Zenobia', { sources: ['memories'] })).body.results;
    expect(result).toMatchObject({ id, kind: 'fact', tier: 'workspace', subject_id: 'Zenobia Lima' });
    const patched = await own.call('PATCH', `/v1/memories/${id}?user_id=ana`, { tags: ['memoir'] });
    expect(patched.status).toBe(200);
    expect(await contentsOf('memoir')).toEqual(['Sang for thirty years.']);
    expect(await contentsOf('biography')).toEqual([]);
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(
      await rowsOf(`SELECT term FROM memories_vocab WHERE term LIKE '%zenobia%' OR term LIKE '%memoir%'`),
    ).toEqual([]);
  });
});

describe('a topic with a long history', () => {
  const VALUES = 300;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const dayOf = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * DAY_MS).toISOString();
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    const create = Array.from({ length: VALUES }, (_, i) => ({
      content: `The stock of ukuleles is ${i}${i % 100 === 99 ? ', and some of them are in the yard, in the rain, without a case' : ''}.`,
      kind: 'fact',
      user_id: 'ana',
      topic_key: 'stock',
      valid_from: dayOf(i),
    }));
    expect((await own.call('POST', '/v1/memories/batch', { create })).status).toBeLessThan(300);
  });
  const stock = (body: Record<string, unknown> = {}) =>
    contents(own, 'stock of ukuleles', { sources: ['memories'], ...body });

  it('tells its value of today, whatever its earlier ones say', async () => {
    const [now, ...more] = await stock();
    expect(now).toMatch(/^The stock of ukuleles is 299,/);
    expect(more).toEqual([]);
  });

  it.each([0, 99, 150, 298])('tells its value of day %i', async (i) => {
    const then = await stock({ as_of: dayOf(i + 0.5) });
    expect(then).toHaveLength(1);
    expect(then[0]).toMatch(new RegExp(`^The stock of ukuleles is ${i}\\b`));
  });

  it('leaves its history out of the vector index’s answer too, and takes back what holds again', async () => {
    const embedder = new ChargramEmbedder();
    const [vector] = await embedder.embed(['The stock of ukuleles is 150.']);
    if (!vector) throw new Error('no vector');
    const reader = {
      workspaceId: own.id,
      userId: 'ana',
      channelId: null,
      conversationId: null,
      audience: 'user',
    } as const;
    const nearest = async (asOf: number | null) =>
      vectorsOf(own).query({
        vector,
        model: embedder.model,
        scopes: searchedScopes(reader, asOf),
        owners: ['memory'],
        topK: 50,
      });
    await eventually(async () => expect(await nearest(null)).toHaveLength(1));
    expect((await nearest(0)).length).toBe(50);
    const [row] = await rowsOf<{ id: string }>(
      `SELECT id FROM memories WHERE workspace_id = ? AND status = 'active'`,
      [own.id],
    );
    await own.call('DELETE', `/v1/memories/${row?.id}?user_id=ana`);
    expect(await stock()).toEqual(['The stock of ukuleles is 298.']);
    await eventually(async () => expect(await nearest(null)).toHaveLength(1));
  });
});

describe('a search of memories reads a bounded number of rows', () => {
  it('of a store of thousands, for six of the commonest words', async () => {
    const own = await createWorkspace();
    const QUERY = 'green tea honey morning kitchen cup';
    const fill = async (slices: number) => {
      for (let slice = 0; slice < slices; slice++) {
        const create = Array.from({ length: 500 }, (_, i) => ({
          content: `Green tea and honey in the morning kitchen, cup ${slices}-${slice}-${i}.`,
          kind: 'fact',
          user_id: 'ana',
          visibility: i % 2 === 0 ? 'private' : 'shared',
        }));
        expect((await own.call('POST', '/v1/memories/batch', { create })).status).toBeLessThan(300);
      }
    };
    const rowsRead = async (body: Record<string, unknown>) => {
      const answer = await search(own, QUERY, { sources: ['memories'], debug: true, ...body });
      const { debug } = answer.body as unknown as { debug: { steps: { rows_read: number }[] } };
      return debug.steps.reduce((sum, step) => sum + step.rows_read, 0);
    };
    const asked = [
      {},
      { top_k: 100 },
      { kinds: ['decision'], top_k: 100 },
      { as_of: '2030-01-01T00:00:00Z' },
    ];
    await fill(1);
    const small = await Promise.all(asked.map(rowsRead));
    await fill(3);
    const large = await Promise.all(asked.map(rowsRead));
    for (const [i, rows] of large.entries()) {
      expect(rows, JSON.stringify(asked[i])).toBeLessThan(2_000);
      expect(rows, JSON.stringify(asked[i])).toBeLessThan(2 * (small[i] ?? 0));
    }
  });
});
