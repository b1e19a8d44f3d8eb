import { beforeAll, describe, expect, it } from 'vitest';
import { caselessKey } from '../../../../src/memory/changes/content.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { create, found, type List, listed, statusOf } from './memory-answers.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

describe('a memory', () => {
  it('is one however its names are typed, and two where capitals tell', async () => {
    const own = await createWorkspace();
    const typed = { subject_id: 'Zo\u00eb', topic_key: 'caf\u00e9', tags: ['caf\u00e9'], source: 'notes' };
    const first = await create(own, { content: 'Runs 5 m.', ...typed });
    const again = await create(own, {
      content: 'runs 5 m',
      subject_id: ' Zoe\u0308 ',
      topic_key: 'cafe\u0301 ',
      tags: [' cafe\u0301'],
      source: 'notes ',
    });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
    expect(first.body).toMatchObject(typed);
    expect(await listed(own, `user_id=ana&subject_id=${encodeURIComponent('Zoe\u0308 ')}`)).toEqual([
      'Runs 5 m.',
    ]);
    for (const content of ['Lives in the US.', 'Lives in the us.'])
      expect((await create(own, { content })).status).toBe(201);
    expect((await found(own, 'Lives in the US')).toSorted()).toEqual([
      'Lives in the US.',
      'Lives in the us.',
    ]);
  });

  it('from the time when keys knew no capitals is found by them, and stays one', async () => {
    const own = await createWorkspace();
    const { body } = await create(own, { content: 'Works for WHO.' });
    const [row] = await rowsOf<{ scope: string }>('SELECT scope FROM memories WHERE id = ?', [body.id]);
    await testEnv.WORKSPACE_DB.prepare('UPDATE memories SET content_key = ? WHERE id = ?')
      .bind(caselessKey(row?.scope ?? '', null, 'Works for WHO.'), body.id)
      .run();
    for (const content of ['works for WHO', 'Works for who.'])
      expect(await create(own, { content })).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it('comes back with every field as it was given', async () => {
    const body = {
      content: '  Ana’s brother Tomé runs a bakery — in Évora.\n',
      kind: 'fact',
      tier: 'workspace',
      user_id: 'ana',
      visibility: 'private',
      subject_id: 'tomé',
      category: 'relationship',
      topic_key: 'brother.work',
      importance: 0.25,
      tags: ['family', 'work'],
      source: 'import',
      lifetime: 'short_term',
      valid_from: '2020-01-01T00:00:00.000Z',
      valid_to: '2199-01-01T00:00:00.000Z',
      expires_at: '2199-06-01T00:00:00.000Z',
    };
    const made = await create(workspace, body);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...body,
      id: expect.stringMatching(/^mem_[0-9]{30}$/),
      status: 'active',
      superseded_by: null,
      channel_id: null,
      conversation_id: null,
      source_conversation_id: null,
      access_count: 0,
      accessed_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const read = await workspace.call('GET', `/v1/memories/${made.body.id}?user_id=ana`);
    expect(read.body).toEqual(made.body);
  });

  it.each([
    ['private without an owner', 'user_id', { user_id: undefined }],
    ['in a channel that is not named', 'channel_id', { tier: 'channel' }],
    ['in a conversation that is not named', 'conversation_id', { tier: 'conversation' }],
    ['of the workspace with a channel', 'channel_id', { channel_id: 'ch_x' }],
    ['of the workspace with a conversation', 'conversation_id', { conversation_id: 'conv_x' }],
    [
      'of a channel with a conversation',
      'conversation_id',
      { tier: 'channel', channel_id: 'ch_x', conversation_id: 'conv_x' },
    ],
    [
      'valid until before it is valid',
      'valid_to',
      { valid_from: '2026-02-01T00:00:00Z', valid_to: '2026-01-01T00:00:00Z' },
    ],
    ['more than important', 'importance', { importance: 1.01 }],
    ['less than unimportant', 'importance', { importance: -0.01 }],
    ['longer than a statement', 'content', { content: 'ü'.repeat(4 * 1024 + 1) }],
  ])('that is %s is refused by %s, and nothing is stored', async (_, field, body) => {
    const before = await rowCounts();
    expectProblem(await create(workspace, { content: 'Never stored.', ...body }), 422, field);
    expect(await rowCounts()).toEqual(before);
  });

  it.each([0, 1])('may have an importance of exactly %s', async (importance) => {
    const made = await create(workspace, { content: `Weight ${importance}.`, importance });
    expect(made.body.importance).toBe(importance);
  });

  it('may be as long as a statement gets', async () => {
    const made = await create(workspace, { content: 'ü'.repeat(4 * 1024) });
    expect(made.status).toBe(201);
  });
});

describe('who sees a memory', () => {
  it('is its user alone when it is private, and everybody in the workspace when it is shared', async () => {
    const own = await createWorkspace();
    const other = await createWorkspace();
    const secret = await remember(own, 'Ana fears heights.');
    const shared = await remember(own, 'The office closes at heights of summer.', { visibility: 'shared' });

    for (const [query, sees] of [
      ['user_id=ana', true],
      ['user_id=bob', false],
      ['user_id=ANA', false],
      ['', false],
    ] as const) {
      expect(await statusOf(own, secret, query), query).toBe(sees ? 200 : 404);
      expect(await statusOf(own, shared, query), query).toBe(200);
      expect(await listed(own, query), query).toHaveLength(sees ? 2 : 1);
    }
    expect(await statusOf(own, shared, 'user_id='), 'nobody has an empty name').toBe(422);
    expect(await found(own, 'heights')).toHaveLength(2);
    expect(await found(own, 'heights', { user_id: 'bob' })).toEqual([
      'The office closes at heights of summer.',
    ]);
    expect(await found(own, 'heights', {})).toEqual(['The office closes at heights of summer.']);

    for (const id of [secret, shared]) expect(await statusOf(other, id, 'user_id=ana')).toBe(404);
    expect(await found(other, 'heights')).toEqual([]);
    expect(await listed(other, 'user_id=ana')).toEqual([]);
  });

  it('is decided by channel and conversation too: what was said in one is not told in another', async () => {
    const own = await createWorkspace();
    const channel = (await own.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' })).body.id;
    const conversation = await openConversation(own, { chat_id: 'a', channel_id: channel });
    const elsewhere = await openConversation(own, { chat_id: 'b' });
    await remember(own, 'Roses in the channel.', { tier: 'channel', channel_id: channel });
    await remember(own, 'Roses in the conversation.', {
      tier: 'conversation',
      conversation_id: conversation,
    });
    await remember(own, 'Roses in the workspace.');

    const all = ['Roses in the channel.', 'Roses in the conversation.', 'Roses in the workspace.'];
    for (const [query, body, expected] of [
      ['user_id=ana', { user_id: 'ana' }, [all[2]]],
      [`user_id=ana&channel_id=${channel}`, { user_id: 'ana', channel_id: channel }, [all[0], all[2]]],
      [`conversation_id=${conversation}`, { conversation_id: conversation }, all],
      [`conversation_id=${elsewhere}`, { conversation_id: elsewhere }, [all[2]]],
    ] as const) {
      expect((await listed(own, query)).sort(), query).toEqual(expected);
      expect((await found(own, 'roses', body)).sort(), query).toEqual(expected);
    }
    expectProblem(
      await own.call('GET', `/v1/memories?conversation_id=${conversation}&user_id=bob`),
      422,
      'user_id',
    );
  });

  it('is nobody in a group, when it is private: the others would read it over a shoulder', async () => {
    const own = await createWorkspace();
    const group = await openConversation(own, { chat_id: 'group', shared: true, user_id: undefined });
    await remember(own, 'Ana owes money to the circus.');
    await remember(own, 'The circus comes in May.', { visibility: 'shared' });
    const inGroup = { user_id: 'ana', conversation_id: group };
    expect(await found(own, 'circus', inGroup)).toEqual(['The circus comes in May.']);
    expect(await listed(own, `user_id=ana&conversation_id=${group}`)).toEqual(['The circus comes in May.']);
    const turn = await takeTurn(own, group, 'What about the circus?', { user_id: 'ana' });
    expect(JSON.stringify(turn.body)).toContain('The circus comes in May.');
    expect(JSON.stringify(turn.body)).not.toContain('owes money');
  });
});

describe('the time of a memory', () => {
  it.each([
    ['has expired', { expires_at: '2020-01-01T00:00:00Z' }],
    ['is no longer valid', { valid_to: '2020-01-01T00:00:00Z' }],
    ['is not valid yet', { valid_from: '2199-01-01T00:00:00Z' }],
  ])('keeps one that %s out of every answer', async (_, body) => {
    const own = await createWorkspace();
    const id = await remember(own, 'The password of the week is marmalade.', body);
    await remember(own, 'Marmalade is made of oranges.');
    expect(await statusOf(own, id, 'user_id=ana')).toBe(404);
    expect(await listed(own, 'user_id=ana')).toEqual(['Marmalade is made of oranges.']);
    expect(await found(own, 'password marmalade')).toEqual(['Marmalade is made of oranges.']);
    const turn = await takeTurn(own, await openConversation(own), 'Which marmalade password?');
    expect(JSON.stringify(turn.body.prompt)).not.toContain('password of the week');
  });

  it('lets one that ran out be said again: what was just saved must be found', async () => {
    const own = await createWorkspace();
    const first = await remember(own, 'Ana is on holiday.');
    await rowsOf('UPDATE memories SET expires_at = 1 WHERE id = ? RETURNING 1', [first]);
    expect(await listed(own, 'user_id=ana')).toEqual([]);
    const again = await create(own, { content: 'Ana is on holiday.' });
    expect(again.status).toBeLessThan(300);
    expect(await listed(own, 'user_id=ana')).toEqual(['Ana is on holiday.']);
    expect(await found(own, 'holiday')).toEqual(['Ana is on holiday.']);
  });

  it('does not keep its user from erasing it: what ran out is still stored', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana was in hospital for a zygomycosis.', {
      expires_at: '2020-01-01T00:00:00Z',
    });
    await own.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(await placesOf('zygomycosis')).toEqual([]);
  });
});

describe('a list', () => {
  it('goes by pages without losing or repeating one', async () => {
    const own = await createWorkspace();
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push(await remember(own, `Number ${i}.`));
    const seen: string[] = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const page: { body: List } = await own.call<List>('GET', `/v1/memories?user_id=ana&limit=2${next}`);
      seen.push(...page.body.data.map((memory) => memory.id));
      next = page.body.next_cursor && `&cursor=${page.body.next_cursor}`;
      pages++;
    }
    expect(seen).toEqual(made);
    expect(pages).toBe(3);
  });

  it('is narrowed by kind, tier and subject', async () => {
    const own = await createWorkspace();
    await remember(own, 'A fact.');
    await remember(own, 'A preference.', { kind: 'preference', subject_id: 'tea' });
    expect(await listed(own, 'user_id=ana&kind=preference')).toEqual(['A preference.']);
    expect(await listed(own, 'user_id=ana&subject_id=tea')).toEqual(['A preference.']);
    expect(await listed(own, 'user_id=ana&tier=channel')).toEqual([]);
    expect(await listed(own, 'user_id=ana&tier=workspace')).toHaveLength(2);
  });
});

describe('a secret', () => {
  it.each([
    ['password', 'My password is Tr0ub4dor&3'],
    ['card number', 'Ana pays with 4242 4242 4242 4242'],
    ['iban', 'Ana’s account is DE89 3704 0044 0532 0130 00'],
  ])('is no memory: a %s would come back in prompts for ever', async (kind, content) => {
    const own = await createWorkspace();
    const refused = await own.call('POST', '/v1/memories', { content, kind: 'fact', user_id: 'ana' });
    const problem = expectProblem(refused, 422, 'content');
    expect(problem.detail).toContain(kind);
    expect(JSON.stringify(sameProblem(problem))).not.toContain(content.slice(-8));
    expect(await listed(own, 'user_id=ana')).toEqual([]);
  });
});
