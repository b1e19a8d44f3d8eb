/**
 * Batches. A client that syncs what it knows loses track when half of a batch is stored, when one is done twice, or when
 * a refusal does not say which of five hundred items was wrong.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeKey, withKey } from '../../support/service/keys.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';
import { type Fields, fact, found, listed, send } from './batches.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

/** Sends a batch that must be refused, and checks that nothing of it was done. */
async function refused(body: Fields, field: string) {
  const before = await rowCounts();
  const memories = () =>
    rowsOf('SELECT * FROM memories WHERE workspace_id = ? ORDER BY row_id', [workspace.id]);
  const stored = await memories();
  const problem = expectProblem(await send(workspace, body), 422, field);
  expect(await rowCounts()).toEqual(before);
  expect(await memories()).toEqual(stored);
  return problem;
}

describe('a batch', () => {
  it('makes, changes and erases, and says of each item in its order which memory it is', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const known = await remember(own, 'Ana likes tea.');
    const home = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    const edited = await remember(own, 'Ana plays the violin.');
    const shared = await remember(own, 'Ana snores.', { visibility: 'shared' });
    const kept = await remember(own, 'Ana snores.');
    const gone = await remember(own, 'Ana keeps bees on the belfry.');
    await exchange(own, conversation, 'Where do I keep bees?', 'On the roof.');

    const answer = await send(own, {
      create: [
        fact('Ana rows.'),
        fact('ana likes TEA'),
        fact('Ana lives in Lisbon.', { topic_key: 'home' }),
        fact('Ana rows!'),
        fact('Ana lived in Faro.', { topic_key: 'home', valid_from: '2001-01-01T00:00:00Z' }),
      ],
      update: [
        { id: edited, user_id: 'ana', content: 'Ana plays the viola.', importance: 0.9 },
        { id: shared, user_id: 'ana', visibility: 'private' },
        { id: home, user_id: 'ana', importance: 0.1 },
      ],
      delete: [{ id: gone, user_id: 'ana' }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [rows, tea, lisbon, again, faro] = answer.body.created;
    expect(rows).toEqual({ id: expect.stringMatching(/^mem_/), action: 'created' });
    expect(tea).toEqual({ id: known, action: 'confirmed' });
    expect(lisbon).toMatchObject({ action: 'created' });
    expect(again).toEqual({ id: rows?.id, action: 'confirmed' });
    expect(faro).toMatchObject({ action: 'recorded' });
    expect(answer.body.updated).toEqual([
      { id: edited, action: 'changed' },
      { id: kept, action: 'merged' },
      { id: home, action: 'changed' },
    ]);
    expect(answer.body.deleted).toMatchObject({
      memories: 1,
      observations: 1,
      embeddings: 1,
      live_histories: 1,
    });
    expect((await listed(own)).sort()).toEqual([
      'Ana likes tea.',
      'Ana lives in Lisbon.',
      'Ana plays the viola.',
      'Ana rows.',
      'Ana snores.',
    ]);
    const [old] = await rowsOf('SELECT status, importance, superseded_by FROM memories WHERE id = ?', [home]);
    expect(old).toEqual({ status: 'superseded', importance: 0.1, superseded_by: lisbon?.id });
    expect(await found(own, 'viola')).toEqual(['Ana plays the viola.']);
    expect(await found(own, 'violin')).not.toContain('Ana plays the violin.');
    expect(JSON.stringify(await liveHistory(own, conversation))).not.toContain('Ana keeps bees');
    expect(await placesOf('bees on the belfry')).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM outbox_jobs WHERE workspace_id = ?', [own.id])).toEqual([]);
  });

  it('replaces a value and erases the old one in one go', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lives in Vladivostok.', { topic_key: 'home' });
    const create = [fact('Ana lives in Lisbon.', { topic_key: 'home' })];
    const answer = await send(own, { create, delete: [{ id: old, user_id: 'ana' }] });
    expect(answer.status).toBe(200);
    expect(await listed(own)).toEqual(['Ana lives in Lisbon.']);
    expect(await placesOf('Vladivostok')).toEqual([]);
  });

  it('of five hundred memories, most of the greatest length, is stored, searched and erased whole', async () => {
    const own = await createWorkspace();
    const filler = 'lorem ipsum dolor sit amet consectetur '.repeat(205);
    // More than a value of the database may hold.
    const contents = Array.from({ length: 500 }, (_, i) =>
      `Number n${i}. ${i % 25 < 13 ? filler : ''}`.trim(),
    );
    const made = await send(own, { create: contents.map((content) => fact(content)) });
    expect(made.status, JSON.stringify(made.body).slice(0, 300)).toBe(200);
    expect(made.body.created.map(({ action }) => action)).toEqual(contents.map(() => 'created'));
    expect(await found(own, 'n417')).toEqual([contents[417]]);
    expect(await vectorsOf(own).count()).toBe(500);

    const erased = await send(own, { delete: made.body.created.map(({ id }) => ({ id, user_id: 'ana' })) });
    expect(erased.body.deleted).toMatchObject({ memories: 500, embeddings: 500 });
    expect(await rowsOf('SELECT 1 FROM memories WHERE workspace_id = ?', [own.id])).toEqual([]);
    expect(await vectorsOf(own).count()).toBe(0);
  });
});

describe('a wrong item', () => {
  let mine: string;
  let bobs: string;
  let old: string;

  beforeAll(async () => {
    mine = await remember(workspace, 'Ana plays the violin.');
    bobs = await remember(workspace, 'Bob plays the drums.', { user_id: 'bob', visibility: 'shared' });
    old = await remember(workspace, 'Ana lives in Porto.', { topic_key: 'home' });
    await remember(workspace, 'Ana lives in Lisbon.', { topic_key: 'home' });
    await remember(workspace, 'Ana plays the viola.');
  });

  const good = () => ({ create: [fact('Never stored.'), fact('Nor this.')] });
  const create = (fields: Fields) => ({ create: [fact('Never stored.'), fact('x', fields)] });
  const update = (fields: Fields) => ({ ...good(), update: [{ user_id: 'ana', ...fields }] });
  const remove = (fields: Fields) => ({ ...good(), delete: [{ user_id: 'ana', ...fields }] });

  it.each<[what: string, field: string, body: () => Fields]>([
    ['a new one with an unknown field', 'create.1.colour', () => create({ colour: 'red' })],
    ['a new one that weighs too much', 'create.1.importance', () => create({ importance: 2 })],
    ['a private one of nobody', 'create.1.user_id', () => create({ user_id: undefined })],
    ['a secret', 'create.1.content', () => create({ content: 'My password is Tr0ub4dor&3' })],
    [
      'a channel that is not there',
      'create.1.channel_id',
      () => create({ tier: 'channel', channel_id: 'ch_0' }),
    ],
    [
      'a conversation that is not there',
      'create.1.conversation_id',
      () => create({ tier: 'conversation', conversation_id: 'conv_0' }),
    ],
    ['a fact in the account tier', 'create.1.kind', () => create({ tier: 'account' })],
    ['a change of an unknown field', 'update.0.tier', () => update({ id: mine, tier: 'channel' })],
    ['a change of nothing', 'update.0', () => update({ id: mine })],
    ['a change without an id', 'update.0.id', () => update({ importance: 1 })],
    ['a change that weighs too little', 'update.0.importance', () => update({ id: mine, importance: -1 })],
    [
      'a change to a secret',
      'update.0.content',
      () => update({ id: mine, content: 'Ana pays with 4242 4242 4242 4242' }),
    ],
    [
      'a change to an end before its beginning',
      'update.0.valid_to',
      () => update({ id: mine, valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-01-01T00:00:00Z' }),
    ],
    ['a change of what is not there', 'update.0.id', () => update({ id: 'mem_0', importance: 1 })],
    ['a change of another user’s', 'update.0.id', () => update({ id: bobs, importance: 1 })],
    [
      'a change on behalf of nobody',
      'update.0.id',
      () => update({ id: mine, user_id: undefined, importance: 1 }),
    ],
    ['a change of what was replaced', 'update.0.id', () => update({ id: old, importance: 1 })],
    [
      'a change to words that are known',
      'update.0.content',
      () => update({ id: mine, content: 'Ana plays the viola' }),
    ],
    ['the removal of what is not there', 'delete.0.id', () => remove({ id: 'mem_0' })],
    ['the removal of another user’s', 'delete.0.id', () => remove({ id: bobs })],
    ['the removal with an unknown field', 'delete.0.force', () => remove({ id: mine, force: true })],
    ['one id twice', 'delete.1.id', () => ({ delete: Array(2).fill({ id: mine, user_id: 'ana' }) })],
    [
      'one id in two parts',
      'delete.0.id',
      () => ({ ...update({ id: mine, importance: 1 }), delete: [{ id: mine, user_id: 'ana' }] }),
    ],
    [
      'the words of what it erases',
      'create.1.content',
      () => ({ ...create({ content: 'Ana plays the violin' }), delete: [{ id: mine, user_id: 'ana' }] }),
    ],
    ['no item', 'body', () => ({})],
    ['no item in any list', 'body', () => ({ create: [], update: [], delete: [] })],
    [
      'more than 500 together',
      'body',
      () => ({ create: Array(251).fill(fact('x')), delete: Array(250).fill({ id: mine }) }),
    ],
    ['a list that is none', 'create', () => ({ create: fact('x') })],
    ['an unknown list', 'upsert', () => ({ ...good(), upsert: [] })],
  ])('refuses the whole batch and is named: %s', async (_, field, body) => {
    const problem = await refused(body(), field);
    expect(JSON.stringify(sameProblem(problem))).not.toMatch(/4242|Tr0ub/);
  });

  it('of another workspace is as if it were not there', async () => {
    const other = await createWorkspace();
    const theirs = await remember(other, 'Ana is elsewhere.', { visibility: 'shared', user_id: undefined });
    const there = await refused({ delete: [{ id: theirs }] }, 'delete.0.id');
    const nowhere = await refused({ delete: [{ id: 'mem_0' }] }, 'delete.0.id');
    expect(there.errors).toEqual(nowhere.errors);
  });

  it('may not be sent with a key that only reads', async () => {
    const reading = withKey(workspace, (await makeKey(workspace, 'read')).api_key);
    expectProblem(await send(reading, good()), 403);
  });
});

describe('a batch with account memories', () => {
  it('stores them in the account alone, in the order of the request', async () => {
    const own = await createWorkspace();
    const preference = (content: string, fields: Fields = {}) => ({
      content,
      kind: 'preference',
      tier: 'account',
      user_id: 'ana',
      ...fields,
    });
    const { body } = await send(own, {
      create: [preference('Prefers zyrconlists.'), fact('Ana rows.'), preference('prefers zyrconlists!')],
    });
    expect(body.created.map(({ action }) => action)).toEqual(['created', 'created', 'confirmed']);
    expect(body.created[2]?.id).toBe(body.created[0]?.id);
    expect(await listed(own)).toEqual(['Ana rows.', 'Prefers zyrconlists.']);
    expect(await placesOf('zyrconlists')).toEqual(['ACCOUNT_DB.account_memories']);
    const audited = await rowsOf(
      'SELECT target_id FROM audit_log WHERE workspace_id = ? AND action = ?',
      [own.id, 'memory.create'],
      testEnv.ACCOUNT_DB,
    );
    expect(audited).toEqual([{ target_id: body.created[0]?.id }]);
  });
});
