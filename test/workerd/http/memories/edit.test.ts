/**
 * Changing a memory. A user loses when a correction does not reach what is told of them, when somebody else may make it,
 * or when what they take back from the others is still shown to one of them.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { placesOf, rowCounts, rowsOf, whileInsertsFail } from '../../support/storage/databases.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';
import { type Fields, found, listed, patch, read, search } from './edits.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

describe('a change of a memory', () => {
  it('is there for each field that it names, and leaves the others as they were', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.', { subject_id: 'music', source: 'import' });
    const before = (await read(own, id)).body;
    const changes: [field: string, value: unknown][] = [
      ['content', '  Ana plays the viola — badly.\n'],
      ['kind', 'preference'],
      ['category', 'hobby'],
      ['importance', 0.9],
      ['tags', ['music', 'strings']],
      ['lifetime', 'short_term'],
      ['visibility', 'shared'],
      ['valid_from', '2020-01-01T00:00:00.000Z'],
      ['valid_to', '2199-01-01T00:00:00.000Z'],
      ['expires_at', '2199-06-01T00:00:00.000Z'],
      ['topic_key', 'instrument'],
      ['topic_key', null],
      ['category', null],
      ['expires_at', null],
      ['valid_to', null],
      ['valid_from', null],
      ['tags', []],
    ];
    let expected: Fields = before;
    for (const [field, value] of changes) {
      const answer = await patch(own, id, { [field]: value });
      expected = { ...expected, [field]: value, updated_at: expect.any(String) };
      expect(answer.status, field).toBe(200);
      expect(answer.body, field).toEqual(expected);
      expect((await read(own, id)).body, field).toEqual(answer.body);
    }
    const all = { content: 'Ana plays.', kind: 'fact', importance: 0, visibility: 'private' };
    expect((await patch(own, id, all)).body).toMatchObject({ ...all, id, source: 'import' });
    expect((await read(own, id, 'user_id=bob')).status).toBe(404);
  });

  it.each<[field: string, body: Fields]>([
    ['id', { id: 'mem_x', importance: 1 }],
    ['tier', { tier: 'channel' }],
    ['user_id', { user_id: 'bob' }],
    ['subject_id', { subject_id: 'dog' }],
    ['channel_id', { channel_id: 'ch_x' }],
    ['conversation_id', { conversation_id: 'conv_x' }],
    ['source', { source: 'mine' }],
    ['status', { status: 'deleted' }],
    ['superseded_by', { superseded_by: null }],
    ['body', {}],
    ['importance', { importance: 1.01 }],
    ['importance', { importance: -0.01 }],
    ['importance', { importance: null }],
    ['content', { content: ' \n' }],
    ['content', { content: 'ü'.repeat(4 * 1024 + 1) }],
    ['content', { content: 'Ana pays with 4242 4242 4242 4242' }],
    ['kind', { kind: 'rumour' }],
    ['category', { category: 'gossip' }],
    ['lifetime', { lifetime: 'account' }],
    ['visibility', { visibility: 'public' }],
    ['topic_key', { topic_key: '' }],
    ['tags.0', { tags: [7] }],
    ['tags', { tags: Array(21).fill('t') }],
    ['valid_to', { valid_to: '2019-12-31T23:59:59Z' }],
    ['valid_to', { valid_from: '2199-01-02T00:00:00Z' }],
    ['expires_at', { expires_at: 'tomorrow' }],
  ])('that is wrong in %s is refused by that name and changes nothing: %j', async (field, body) => {
    const own = workspace;
    const id = await remember(own, 'Ana plays the violin.', {
      valid_from: '2020-01-01T00:00:00Z',
      valid_to: '2199-01-01T00:00:00Z',
    });
    const [before, counts] = [await read(own, id), await rowCounts()];
    const problem = expectProblem(await patch(own, id, body), 422, field);
    expect(JSON.stringify(sameProblem(problem))).not.toContain('4242');
    expect(await rowCounts()).toEqual(counts);
    expect((await read(own, id)).body).toEqual(before.body);
  });

  it('cannot make private what belongs to nobody: nobody could read it again', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'The office has a piano.', { visibility: 'shared', user_id: undefined });
    expectProblem(await patch(own, id, { visibility: 'private' }), 422, 'visibility');
  });

  it('leaves who changed it, what it said before and what it says now', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.');
    await patch(own, id, { content: 'Ana plays the viola.' });
    const { body } = await own.call<{
      observations: { action: string; content: string }[];
      audit: { action: string; actor: string }[];
    }>('GET', `/v1/memories/${id}/history?user_id=ana`);
    expect(body.observations.map(({ action, content }) => [action, content])).toEqual([
      ['changed', 'Ana plays the viola.'],
      ['created', 'Ana plays the violin.'],
    ]);
    expect(body.audit.map(({ action }) => action)).toEqual(['memory.update', 'memory.create']);
  });

  it('is written whole or not at all', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.');
    const before = await read(own, id);
    for (const table of ['memory_observations', 'outbox_jobs', 'audit_log']) {
      const failed = await whileInsertsFail(table, () => patch(own, id, { content: 'Ana sings.' }));
      expect(failed.status, table).toBe(500);
      expect((await read(own, id)).body).toEqual(before.body);
      expect(await found(own, 'sings')).toEqual([]);
    }
    expect(await found(own, 'violin')).toEqual(['Ana plays the violin.']);
  });

  it('of what has run out brings it back: its owner may have been wrong about the date', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is on leave.', { expires_at: '2020-01-01T00:00:00Z' });
    expect(await listed(own)).toEqual([]);
    expect((await patch(own, id, { expires_at: null })).status).toBe(200);
    expect(await listed(own)).toEqual(['Ana is on leave.']);
    expect(await found(own, 'leave')).toEqual(['Ana is on leave.']);
  });
});

describe('new words', () => {
  it('are found at once, and the old ones no more: in the index, among the vectors and in live blocks', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const id = await remember(own, 'Ana is allergic to walnuts.', { kind: 'event' });
    await exchange(own, conversation, 'What am I allergic to?', 'Walnuts.');
    const shown = async () =>
      JSON.stringify(
        (await liveHistory(own, conversation)).messages.filter(({ kind }) => kind === 'injection'),
      );
    expect(await shown()).toContain('allergic to walnuts');
    await patch(own, id, { content: 'Ana is allergic to photographs.' });

    expect(await found(own, 'walnuts')).not.toContain('Ana is allergic to walnuts.');
    expect(await found(own, 'photographs')).toEqual(['Ana is allergic to photographs.']);
    const [byMeaning] = (await search(own, 'photography')).filter(({ parts }) => 'vector' in parts);
    expect(byMeaning?.id).toBe(id);
    expect(await vectorsOf(own).count()).toBe(1);
    expect(await rowsOf('SELECT 1 FROM outbox_jobs WHERE workspace_id = ?', [own.id])).toEqual([]);
    expect(await shown()).not.toContain('allergic to walnuts');
    const turn = await takeTurn(own, conversation, 'And what am I allergic to?');
    expect(JSON.stringify(turn.body.prompt)).toContain('allergic to photographs');
    expect(JSON.stringify(turn.body.prompt)).not.toContain('allergic to walnuts');
  });

  it('that another memory of the scope has are refused, and nothing of the other is told', async () => {
    const own = await createWorkspace();
    const known = await remember(own, 'The door code is kept by Bob.', {
      visibility: 'shared',
      user_id: 'bob',
    });
    const id = await remember(own, 'The door is green.', { visibility: 'shared' });
    const before = await read(own, id);
    const problem = expectProblem(
      await patch(own, id, { content: 'the door code is kept by BOB', importance: 1 }),
      409,
    );
    expect(problem.reason).toBe('duplicate_memory');
    expect(JSON.stringify(sameProblem(problem))).not.toContain(known);
    expect((await read(own, id)).body).toEqual(before.body);
    // The same words under other eyes are another memory.
    expect((await patch(own, id, { content: 'The door code is new.' })).status).toBe(200);
    await remember(own, 'The door code is newer.');
    expect((await patch(own, id, { content: 'The door code is newer.' })).status).toBe(200);
  });

  it('may repeat one that has run out: its user does not know that it is there', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana is on leave.', { expires_at: '2020-01-01T00:00:00Z' });
    const id = await remember(own, 'Ana is away.');
    expect((await patch(own, id, { content: 'Ana is on leave.' })).body.id).toBe(id);
    expect(await listed(own)).toEqual(['Ana is on leave.']);
  });

  it('of a memory that was replaced are refused: history stays what it was', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    await remember(own, 'Ana lives in Lisbon.', { topic_key: 'home' });
    const problem = expectProblem(await patch(own, old, { content: 'Ana lives in Tavira.' }), 409);
    expect(problem.reason).toBe('memory_superseded');
    expectProblem(await patch(own, old, { content: 'x' }, 'user_id=bob'), 404);
    expect(await placesOf('Tavira')).toEqual([]);
  });
});

describe('a topic given later', () => {
  it('takes the place that its moment has: of two homes the one said last is current', async () => {
    const own = await createWorkspace();
    const first = await remember(own, 'Ana lives in Porto.');
    const second = await remember(own, 'Ana lives in Lisbon.');
    await patch(own, second, { topic_key: 'home' });
    const answer = await patch(own, first, { topic_key: 'home' });
    expect(answer.body).toMatchObject({ id: first, status: 'superseded', superseded_by: second });
    expect(await listed(own)).toEqual(['Ana lives in Lisbon.']);
    await remember(own, 'Ana lives in Faro.', { topic_key: 'home' });
    expect(await listed(own)).toEqual(['Ana lives in Faro.']);
  });

  it('and the moment of another value does not close the topic to new ones', async () => {
    const own = await createWorkspace();
    const since = '2020-01-01T00:00:00.000Z';
    const id = await remember(own, 'Ana lives in Porto.');
    await remember(own, 'Ana lives in Lisbon.', { topic_key: 'home', valid_from: since });
    expect((await patch(own, id, { topic_key: 'home', valid_from: since })).status).toBe(200);
    await remember(own, 'Ana lives in Faro.', { topic_key: 'home' });
    expect(await listed(own)).toEqual(['Ana lives in Faro.']);
  });

  it('ends the value that held until then', async () => {
    const own = await createWorkspace();
    const old = await remember(own, 'Ana lives in Porto.', { topic_key: 'home' });
    const id = await remember(own, 'Ana lives in Lisbon.');
    await patch(own, id, { topic_key: 'home', valid_from: new Date().toISOString() });
    expect(await listed(own)).toEqual(['Ana lives in Lisbon.']);
    const [row] = await rowsOf('SELECT status, superseded_by FROM memories WHERE id = ?', [old]);
    expect(row).toEqual({ status: 'superseded', superseded_by: id });
  });
});

describe('a later beginning', () => {
  it('leaves no time without a value: the one before it holds until then', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana lives in Porto.', { topic_key: 'home', valid_from: '2010-01-01T00:00:00Z' });
    const id = await remember(own, 'Ana lives in Lisbon.', {
      topic_key: 'home',
      valid_from: '2020-01-01T00:00:00Z',
    });
    await patch(own, id, { valid_from: '2022-01-01T00:00:00Z' });
    expect(await listed(own, 'user_id=ana&as_of=2021-06-01T00:00:00Z')).toEqual(['Ana lives in Porto.']);
    expect(await listed(own, 'user_id=ana&as_of=2022-06-01T00:00:00Z')).toEqual(['Ana lives in Lisbon.']);
    expect(await listed(own)).toEqual(['Ana lives in Lisbon.']);
  });
});

describe('an end that is set in the past', () => {
  it.each(['valid_to', 'expires_at'])('takes the memory out of live blocks as well: %s', async (field) => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const id = await remember(own, 'Ana keeps bees on the roof.');
    await exchange(own, conversation, 'Where do I keep bees?', 'On the roof.');
    await patch(own, id, { [field]: '2026-01-01T00:00:00Z' });
    expect(await found(own, 'bees roof')).not.toContain('Ana keeps bees on the roof.');
    expect(JSON.stringify(await liveHistory(own, conversation))).not.toContain('Ana keeps bees');
    const turn = await takeTurn(own, conversation, 'Where are my bees?');
    expect(JSON.stringify(turn.body.prompt)).not.toContain('Ana keeps bees');
  });
});
