/** How a search explains itself, and what it does with an index that fails or is behind. */
import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../../../src/memory/scope.ts';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import { eventually } from '../../support/service/eventually.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { breakVectors, mendVectors, vectorsOf } from '../../support/storage/vector-failure.ts';
import { contents, search } from './searches.ts';

describe('what was written a moment ago', () => {
  it('is found at once, whether it was said or remembered', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (let i = 0; i < 5; i++) {
      await takeTurn(own, conversation, `Said bandoneon ${i}.`, { options: { recall: false } });
      expect(await contents(own, `bandoneon ${i}`, { top_k: 1 })).toEqual([`Said bandoneon ${i}.`]);
      await remember(own, `Kept theremin ${i}.`);
      expect(await contents(own, `theremin ${i}`, { top_k: 1 })).toEqual([`Kept theremin ${i}.`]);
    }
  });
});

describe('when the vector index does not answer', () => {
  it('search and turn go on with what the words find, and say so', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const id = await remember(own, 'Ana tunes her clavichord on Sundays.');
    await breakVectors(own);
    const answer = await search(own, 'clavichord');
    expect(answer.status).toBe(200);
    expect(answer.body.degraded).toEqual(['vector']);
    expect(answer.body.results.map((result) => result.id)).toEqual([id]);
    const turn = await takeTurn(own, conversation, 'When do I tune my clavichord?');
    expect(turn.status).toBe(200);
    expect(turn.body.degraded).toEqual(['vector']);
    expect(JSON.stringify(turn.body.prompt)).toContain('Ana tunes her clavichord on Sundays.');
    await mendVectors(own);
    expect((await search(own, 'clavichord')).body.degraded).toEqual([]);
  });
});

describe('a hit of the vector index', () => {
  const embed = async (text: string) => {
    const embedder = new ChargramEmbedder();
    const [vector] = await embedder.embed([text]);
    if (!vector) throw new Error('no vector');
    return { vector, model: embedder.model };
  };

  it('finds a memory that shares no word with the question, or the rest of these tests prove nothing', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    expect((await search(own, 'photography')).body.results.map((result) => result.id)).toContain(id);
  });

  it('is never believed: a row that is gone, foreign, of another user or expired stays out', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const text = 'Ana practises the hurdygurdy.';
    const { vector, model } = await embed(text);
    const mine = {
      tier: 'workspace',
      channelId: null,
      conversationId: null,
      userId: 'ana',
      visibility: 'private',
    } as const;
    const scope = scopeOf({ workspaceId: own.id, ...mine });
    const expired = await remember(own, text, { expires_at: '2020-01-01T00:00:00Z' });
    const ids = {
      gone: 'mem_00000000000070008000000000000000',
      bobs: await remember(own, text, { user_id: 'bob' }),
      foreign: await remember(other, text),
      expired,
    };
    // The index claims that all of them are Ana's.
    await vectorsOf(own).upsert(
      Object.values(ids).map((id) => ({
        id,
        owner: 'memory' as const,
        scope,
        model,
        version: 1_000_000,
        vector,
      })),
    );
    const hits = await vectorsOf(own).query({ vector, model, scopes: [scope], owners: ['memory'], topK: 10 });
    expect(hits.map((hit) => hit.id).sort(), 'the index does claim it').toEqual(Object.values(ids).sort());
    for (const query of [text, 'hurdygurdies', 'practising'])
      expect(await contents(own, query), query).toEqual([]);
    const turn = await takeTurn(own, await openConversation(own), text);
    expect(turn.body.injection.memory_ids).toEqual([]);
  });
});

describe('a trace', () => {
  interface Trace {
    readonly trace: { candidates: { id: string }[] };
    readonly conversation_id: string | null;
    readonly turn_id: string | null;
  }
  const read = (of: TestWorkspace, id: string | null) => of.call<Trace>('GET', `/v1/traces/${id}`);

  it('of a search or a turn says which items it weighed, without a word of them', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const memory = await remember(own, 'Ana restores a harpsichord.');
    const turn = (await exchange(
      own,
      conversation,
      'How is my harpsichord?',
      'In pieces, harpsichordist.',
    )) as {
      trace_id: string | null;
      turn_id: string;
    };
    const searched = (await search(own, 'harpsichord')).body.trace_id;
    const ofTurn = await read(own, turn.trace_id);
    const ofSearch = await eventually(async () => {
      const answer = await read(own, searched);
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(ofTurn.body).toMatchObject({ conversation_id: conversation, turn_id: turn.turn_id });
    expect(ofSearch.body.trace.candidates.map((candidate) => candidate.id)).toContain(memory);
    for (const answer of [ofTurn, ofSearch]) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).toContain(memory);
      expect(JSON.stringify(answer.body)).not.toMatch(/harpsi|restores|pieces/i);
    }
    const stored = await rowsOf<{ body: string }>('SELECT body FROM traces WHERE workspace_id = ?', [own.id]);
    expect(stored.length).toBe(2);
    expect(JSON.stringify(stored)).not.toMatch(/harpsi|restores|pieces/i);
  });

  /** Everything that a trace names, and what it says of it. */
  const told = async (of: TestWorkspace, id: string | null) => {
    const { trace } = await eventually(async () => {
      const answer = await read(of, id);
      expect(answer.status).toBe(200);
      return answer.body as unknown as { trace: Explained };
    });
    return trace;
  };
  interface Told {
    readonly id: string;
    readonly rank: number;
    readonly score: number;
    readonly parts: Record<string, number>;
  }
  interface Explained {
    readonly candidates: (Told & { decision: string })[];
    readonly dropped: (Told & { reason: string; of?: string })[];
    readonly unlisted: Record<string, number>;
  }

  it('says of every message and memory that was weighed why it is there or not, of a search and of a turn', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const messages = Array.from({ length: 60 }, (_, i) => ({
      role: 'user',
      content: `The lute has ${i % 50} strings.`,
      occurred_at: '2026-03-01T09:30:00Z',
      external_id: `m${i}`,
    }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    for (let i = 0; i < 5; i++) await remember(own, `Ana owns lute number ${i}.`);
    const found = (await search(own, 'lute', { conversation_id: conversation, top_k: 3 })).body;
    const ofSearch = await told(own, found.trace_id);
    expect(ofSearch.candidates.map(({ id }) => id)).toEqual(found.results.map(({ id }) => id));
    expect(ofSearch.candidates.map(({ decision }) => decision)).toEqual(Array(3).fill('included'));
    expect(ofSearch.dropped.length).toBeGreaterThan(20);
    expect(new Set(ofSearch.dropped.map(({ reason }) => reason))).toContain('below_top_k');

    const turn = await takeTurn(own, conversation, 'Where is the lute of Ana?');
    const ofTurn = await told(own, turn.body.trace_id);
    expect(new Set(ofTurn.candidates.map(({ decision }) => decision))).toContain('injected');
    expect(new Set(ofTurn.candidates.map(({ decision }) => decision))).toContain('rank');
    for (const { candidates, dropped, unlisted } of [ofSearch, ofTurn]) {
      const all = [...candidates, ...dropped];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { rank, score, parts } of all) {
        expect(rank).toBeGreaterThan(0);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 5);
      }
      for (const count of Object.values(unlisted)) expect(count).toBeGreaterThan(0);
    }
    const sizes = await rowsOf<{ bytes: number }>(
      'SELECT length(body) AS bytes FROM traces WHERE workspace_id = ?',
      [own.id],
    );
    for (const { bytes } of sizes) expect(bytes).toBeLessThan(8 * 1024);
  });

  it('that an older version stored is read for the rest of its day', async () => {
    const own = await createWorkspace();
    const turn = await takeTurn(own, await openConversation(own), 'Hello.');
    const scored = { score: 0.5, parts: { lexical: 0.5 }, evidence: {}, origin: 'words' };
    const body = {
      ...{
        query: {},
        candidates: [{ rank: 1, id: 'mem_1', type: 'memory', ...scored, decision: 'injected' }],
      },
      ...{ dropped: [], unlisted: {}, degraded: [], reranker: null, steps: [] },
    };
    await testEnv.WORKSPACE_DB.prepare('UPDATE traces SET body = ? WHERE id = ?')
      .bind(JSON.stringify(body), turn.body.trace_id)
      .run();
    expect((await read(own, turn.body.trace_id)).body.trace).toEqual(body);
  });

  it('is read by its workspace only, and for a day', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const turn = await takeTurn(own, await openConversation(own), 'Hello.');
    const id = turn.body.trace_id;
    expect((await read(own, id)).status).toBe(200);
    expectProblem(await read(other, id), 404);
    const [row] = await rowsOf<{ left: number }>(
      'SELECT expires_at - created_at AS left FROM traces WHERE id = ?',
      [id],
    );
    expect(row?.left).toBe(24 * 60 * 60 * 1000);
    await testEnv.WORKSPACE_DB.prepare('UPDATE traces SET expires_at = ? WHERE id = ?')
      .bind(Date.now() - 1, id)
      .run();
    expectProblem(await read(own, id), 404);
  });
});

describe('what a prompt came of', () => {
  it('is found from the turn, and each message that it names by its id, in its own workspace alone', async () => {
    const own = await createWorkspace();
    const monday = await openConversation(own, { chat_id: 'monday' });
    await exchange(own, monday, 'My dog Rex has been limping since Tuesday.', 'Poor Rex.');
    const friday = await openConversation(own, { chat_id: 'friday' });
    const turn = (await takeTurn(own, friday, 'What is my dog called?')).body;
    const path = `/v1/conversations/${friday}/turns/${turn.turn_id}/trace`;
    const trace = await own.call<{ id: string; trace: { candidates: { id: string }[] } }>('GET', path);
    expect(trace.body.id).toBe(turn.trace_id);
    const [id = ''] = turn.injection.event_ids;
    expect(trace.body.trace.candidates.map((candidate) => candidate.id)).toContain(id);
    const event = await own.call('GET', `/v1/events/${id}`);
    expect(event.body).toMatchObject({
      conversation_id: monday,
      content: 'My dog Rex has been limping since Tuesday.',
    });
    const stranger = await createWorkspace();
    expectProblem(await stranger.call('GET', `/v1/events/${id}`), 404);
    expect((await own.call('GET', path.replace(turn.turn_id, 'none'))).status).toBe(404);
  });
});
