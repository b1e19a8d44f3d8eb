/** Memories over time: the same words again, topics and their values, history, erasure. An old value that comes back is worse than none. */
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { sessionStub } from '../../support/storage/session.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';
import { create, found, listed, statusOf } from './memory-answers.ts';

describe('the same words again', () => {
  it.each([
    ['letter for letter', 'Ana likes Café Ümit.'],
    ['in another case', 'ANA likes café ümit.'],
    ['in full-width letters', 'Ａｎａ likes Café Ümit.'],
    ['without the dot', 'Ana likes Café Ümit'],
    ['with other spaces', '  Ana   likes\nCafé Ümit. '],
    ['with composed accents taken apart', 'Ana likes Cafe\u0301 U\u0308mit!'],
  ])('%s are evidence for the memory that there is, not a second one', async (_, content) => {
    const own = await createWorkspace();
    const first = await create(own, { content: 'Ana likes Café Ümit.' });
    const again = await create(own, { content, importance: 0.9 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const rows = await rowsOf<{ action: string; content: string }>(
      'SELECT action, content FROM memory_observations WHERE memory_id = ? ORDER BY created_at, id',
      [first.body.id],
    );
    expect(rows.map((row) => row.action)).toEqual(['created', 'confirmed']);
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana likes Café Ümit.']);
    expect(await vectorsOf(own).count()).toBe(1);
  });

  it('of another user, of another subject or shared are other memories', async () => {
    const own = await createWorkspace();
    for (const body of [{}, { user_id: 'bob' }, { subject_id: 'dog' }, { visibility: 'shared' }])
      expect((await create(own, { content: 'Likes fish.', ...body })).status).toBe(201);
    expect(await listed(own, 'user_id=ana')).toHaveLength(3);
  });

  it('from forty requests at once are one memory', async () => {
    const own = await createWorkspace();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        create(own, { content: i % 2 ? 'Ana rides a horse' : 'ANA rides a horse.' }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(39);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await listed(own, 'user_id=ana')).toHaveLength(1);
    expect(await rowsOf('SELECT id FROM memory_observations WHERE workspace_id = ?', [own.id])).toHaveLength(
      40,
    );
    expect(await rowsOf('SELECT 1 FROM memory_embeddings WHERE workspace_id = ?', [own.id])).toHaveLength(1);
    expect(await vectorsOf(own).count()).toBe(1);
    expect(await found(own, 'horse')).toHaveLength(1);
  });
});

describe('a topic', () => {
  it('holds one current value: the old one is history, neither listed, found nor told', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    const current = await remember(own, 'Ana lives in Lisbon.', { topic_key: 'Home' });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Lisbon.']);
    expect(await statusOf(own, old, 'user_id=ana')).toBe(404);
    for (const query of ['Porto', 'Lisbon', 'Where does Ana live?'])
      expect(await found(own, query), query).not.toContain('Ana lives in Porto.');
    const turn = await takeTurn(own, await openConversation(own), 'Where do I live, Porto or Lisbon?');
    expect(JSON.stringify(turn.body.prompt.messages)).not.toContain('Ana lives in Porto.');
    const [row] = await rowsOf('SELECT status, superseded_by, valid_to FROM memories WHERE id = ?', [old]);
    expect(row).toMatchObject({ status: 'superseded', superseded_by: current, valid_to: expect.any(Number) });
  });

  it('may return to an earlier value', async () => {
    const own = await createWorkspace();
    for (const place of ['Porto', 'Lisbon', 'Porto'])
      await remember(own, `Ana lives in ${place}.`, { topic_key: 'home' });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Porto.']);
    expect(await found(own, 'Porto')).toEqual(['Ana lives in Porto.']);
  });

  it('retires nothing of another user, another subject or another topic', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    await remember(own, 'Bob lives in Porto.', { topic_key: 'home', user_id: 'bob' });
    await remember(own, 'The dog lives in Porto.', { topic_key: 'home', subject_id: 'dog' });
    await remember(own, 'Ana works in Lisbon.', { topic_key: 'work' });
    await remember(own, 'Ana no longer lives in Porto.');
    expect(await listed(own, 'user_id=ana')).toHaveLength(4);
    expect(await listed(own, 'user_id=bob')).toHaveLength(1);
  });

  it('takes over words that were known without it, or two current values stand side by side', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana lives in Porto.');
    await remember(own, 'Ana lives in Lisbon.', { topic_key: 'home' });
    await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Porto.']);
    await remember(own, 'Ana lives in Faro.', { topic_key: 'home' });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Faro.']);
  });

  it('says of an old value which memory replaced it, also when that one was known before', async () => {
    const own = await createWorkspace();
    const known = await remember(own, 'Ana lives in Porto.');
    const old = await remember(own, 'Ana lives in Lisbon.', { topic_key: 'home' });
    await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    const [row] = await rowsOf('SELECT status, superseded_by FROM memories WHERE id = ?', [old]);
    expect(row).toEqual({ status: 'superseded', superseded_by: known });
  });

  it('keeps one value and no gap when sixteen are written at once', async () => {
    const own = await createWorkspace();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        create(own, { content: `Ana is ${i} years old.`, topic_key: 'age' }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    const timeline = await rowsOf<{ status: string; valid_from: number; valid_to: number | null }>(
      'SELECT status, valid_from, valid_to FROM memories WHERE workspace_id = ? ORDER BY valid_from, row_id',
      [own.id],
    );
    expect(timeline).toHaveLength(answers.filter(({ status }) => status === 201).length);
    for (const [i, { status, valid_to: to }] of timeline.entries()) {
      const next = timeline[i + 1];
      expect([status, to]).toEqual(next ? ['superseded', next.valid_from] : ['active', null]);
    }
    expect(await listed(own, 'user_id=ana')).toHaveLength(1);
  });

  it('takes new values whatever moments the known ones have', async () => {
    const own = await createWorkspace();
    for (const [place, year] of [
      ['Porto', 2020],
      ['Lisbon', 2010],
      ['Porto', 2010],
      ['Faro', 2021],
    ])
      await remember(own, `Ana lives in ${place}.`, {
        topic_key: 'home',
        valid_from: `${year}-01-01T00:00:00Z`,
      });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Faro.']);
    await remember(own, 'Ana works in Porto.');
    await remember(own, 'Ana works in Lisbon.', { topic_key: 'work', valid_from: '2010-01-01T00:00:00Z' });
    await remember(own, 'Ana works in Porto.', { topic_key: 'work', valid_from: '2010-01-01T00:00:00Z' });
    await remember(own, 'Ana works in Faro.', { topic_key: 'work' });
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Faro.', 'Ana works in Faro.']);
  });
});

describe('a moment of the past', () => {
  it('is answered with what held then, by list and by id', async () => {
    const own = await createWorkspace();
    const of = (year: number) => `user_id=ana&as_of=${year}-06-01T00:00:00Z`;
    const old = await remember(own, 'Ana lives in Porto.', {
      topic_key: 'home',
      valid_from: '2010-01-01T00:00:00Z',
    });
    const current = await remember(own, 'Ana lives in Lisbon.', {
      topic_key: 'home',
      valid_from: '2020-01-01T00:00:00Z',
    });
    await remember(own, 'Ana likes tea.');
    expect(await listed(own, of(2009))).toEqual([]);
    expect(await listed(own, of(2015))).toEqual(['Ana lives in Porto.']);
    expect(await listed(own, of(2021))).toEqual(['Ana lives in Lisbon.']);
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana lives in Lisbon.', 'Ana likes tea.']);
    expect(await listed(own, of(2015).replace('ana', 'bob'))).toEqual([]);
    for (const [id, year, status] of [
      [old, 2015, 200],
      [old, 2021, 404],
      [current, 2015, 404],
      [current, 2021, 200],
    ] as const)
      expect(await statusOf(own, id, of(year)), `${id} ${year}`).toBe(status);
    const past = await own.call('GET', `/v1/memories/${old}?${of(2015)}`);
    expect(past.body).toMatchObject({ status: 'superseded', superseded_by: current });
    for (const path of ['/v1/memories', `/v1/memories/${old}`])
      expectProblem(await own.call('GET', `${path}?user_id=ana&as_of=yesterday`), 422, 'as_of');
  });
});

describe('the history of a memory', () => {
  interface History {
    readonly status: string;
    readonly superseded_by: string | null;
    readonly observations: { action: string; content: string }[];
    readonly audit: { actor: string; action: string }[];
  }
  const historyOf = (own: TestWorkspace, id: string, user = 'ana') =>
    own.call<History>('GET', `/v1/memories/${id}/history?user_id=${user}`);

  it('shows each time it was said, and by which key it came, or nobody can tell why it is believed', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    await remember(own, 'ana lives in Porto', { topic_key: 'home' });
    const { status, body } = await historyOf(own, id);
    expect(status).toBe(200);
    expect(body.observations.map(({ action, content }) => [action, content])).toEqual([
      ['confirmed', 'ana lives in Porto'],
      ['created', 'Ana lives in Porto.'],
    ]);
    expect(body.audit.map((entry) => entry.action)).toContain('memory.create');
    expect(body.audit[0]?.actor).toMatch(/^key_/);
  });

  it('is kept of a value that was replaced, and leads to the one that replaced it', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    const next = await remember(own, 'Ana lives in Faro.', { topic_key: 'home' });
    expect((await historyOf(own, old)).body).toMatchObject({ status: 'superseded', superseded_by: next });
    expect((await historyOf(own, next)).body).toMatchObject({ status: 'active', superseded_by: null });
  });

  it('does not exist for another user, and goes with the memory', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana lives in Porto.');
    expectProblem(await historyOf(own, id, 'bo'), 404);
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expectProblem(await historyOf(own, id), 404);
  });
});

describe('erasing a memory', () => {
  /** A word that nothing else holds; its inside is found even where an index keeps only the end of a term. */
  const SECRET = 'Qwyzbraxolin';
  const TERM = 'wyzbraxolin';

  it('leaves no trace of its words or its terms in any table, index or shadow table', async () => {
    const own = await createWorkspace();
    const id = await remember(own, `Ana takes ${SECRET} every evening.`, {
      topic_key: 'medicine',
      tags: ['health'],
    });
    await create(own, { content: `ANA takes ${SECRET} every evening` });
    await found(own, SECRET);
    const [{ scope } = { scope: '' }] = await rowsOf<{ scope: string }>(
      'SELECT scope FROM memories WHERE id = ?',
      [id],
    );
    const held = await placesOf(TERM);
    for (const table of [
      'memories',
      'memories_fts',
      'memories_fts_content',
      'memories_fts_data',
      'memories_vocab',
      'memory_observations',
    ])
      expect(held.concat(await placesOf(SECRET)), 'the search sees what is stored').toContain(
        `WORKSPACE_DB.${table}`,
      );
    const [vocabulary] = await rowsOf<{ n: number }>(
      'SELECT count(*) AS n FROM memories_vocab WHERE term LIKE ?',
      [`${scope}%`],
    );
    expect(vocabulary?.n).toBeGreaterThan(0);

    const erased = await own.call<{ id: string; erased: Record<string, number> }>(
      'DELETE',
      `/v1/memories/${id}?user_id=ana`,
    );
    expect(erased.status).toBe(200);
    expect(erased.body).toMatchObject({ id, erased: { memories: 1, observations: 2, embeddings: 1 } });

    expect(await placesOf(TERM)).toEqual([]);
    expect(await placesOf(SECRET)).toEqual([]);
    expect(await rowsOf('SELECT term FROM memories_vocab WHERE term LIKE ?', [`${scope}%`])).toEqual([]);
    for (const sql of [
      'SELECT 1 FROM memories WHERE id = ?',
      'SELECT 1 FROM memory_observations WHERE memory_id = ?',
      'SELECT 1 FROM memory_embeddings WHERE owner_id = ?',
      'SELECT 1 FROM outbox_jobs WHERE target_id = ?',
    ])
      expect(await rowsOf(sql, [id]), sql).toEqual([]);
    expect(await vectorsOf(own).count()).toBe(0);
  });

  it('takes it out of every answer, and a second time finds nothing', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is afraid of geese.');
    const kept = await remember(own, 'Ana likes ducks and geese.', { kind: 'preference' });
    expect((await own.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status).toBe(200);
    expect(await statusOf(own, id, 'user_id=ana')).toBe(404);
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana likes ducks and geese.']);
    expect(await found(own, 'geese afraid')).toEqual(['Ana likes ducks and geese.']);
    const turn = await takeTurn(own, await openConversation(own), 'Am I afraid of geese?');
    expect(turn.body.injection.memory_ids).toEqual([kept]);
    expectProblem(await own.call('DELETE', `/v1/memories/${id}?user_id=ana`), 404);
  });

  it('leaves who did it and when in the audit log, and not what it said', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the zugtrompete.');
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    const rows = await rowsOf<{ action: string; target_id: string; actor: string }>(
      'SELECT * FROM audit_log WHERE workspace_id = ? ORDER BY created_at, id',
      [own.id],
    );
    expect(rows.map((row) => [row.action, row.target_id])).toEqual([
      ['memory.create', id],
      ['memory.erase', id],
    ]);
    expect(rows[0]?.actor).toMatch(/^key_/);
    expect(JSON.stringify(rows)).not.toContain('zugtrompete');
  });

  it('takes it out of the prompts of conversations that already carry it', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const id = await remember(own, 'Ana is allergic to krebsfleisch.', { kind: 'event' });
    await exchange(own, conversation, 'Am I allergic to krebsfleisch?', 'You are.');
    const carries = async () =>
      JSON.stringify(await liveHistory(own, conversation)).includes('Ana is allergic');
    expect(await carries(), 'the block was there').toBe(true);
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(await carries()).toBe(false);
    const turn = await takeTurn(own, conversation, 'And what else?');
    expect(JSON.stringify(turn.body.prompt)).not.toContain('Ana is allergic');
    const kept = await runInDurableObject(sessionStub(own, conversation), (_, state) =>
      state.storage.sql.exec<{ answer: string }>('SELECT answer FROM answers').toArray(),
    );
    expect(JSON.stringify(kept)).not.toContain('Ana is allergic');
  });

  it('reaches the old values of its topic too: what a user erases may not live on as history', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lived with Xanthippus.', { topic_key: 'partner' });
    await remember(own, 'Ana lives alone.', { topic_key: 'partner' });
    const erased = await own.call('DELETE', `/v1/memories/${old}?user_id=ana`);
    expect(erased.status).toBe(200);
    expect(await placesOf('Xanthippus')).toEqual([]);
  });

  it('clears the working memory of a conversation when it is archived, its vectors included', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    await remember(own, 'Working on the zeppelinmodell.', {
      tier: 'conversation',
      conversation_id: conversation,
    });
    await remember(own, 'Ana builds models.');
    await own.call('POST', `/v1/conversations/${conversation}/archive`);
    expect(await placesOf('zeppelinmodell')).toEqual([]);
    expect(await listed(own, `conversation_id=${conversation}`)).toEqual(['Ana builds models.']);
    const jobs = await rowsOf('SELECT kind FROM outbox_jobs WHERE workspace_id = ?', [own.id]);
    const vectors = await vectorsOf(own).count();
    expect(vectors - jobs.length, 'each vector of an erased memory is gone, or its deletion is owed').toBe(1);
  });
});
