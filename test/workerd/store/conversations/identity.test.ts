/** Identity of a conversation. A frontend names chats its own way: if two names met in one, one person would read another’s; if one name gave two, half of it would be lost. */
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, storedEvents, takeTurn } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { listed, look, move, open } from './identities.ts';

describe('an identity', () => {
  it('finds its conversation again, or a returning user starts from nothing', async () => {
    const workspace = await createWorkspace();
    const first = await open(workspace, {});
    const again = await open(workspace, { metadata: { client: 'other' }, subject_id: 'boat' });
    expect(first.status).toBe(201);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body.session_key).toMatch(/^v2:[A-Za-z0-9_-]{43}$/);
  });

  it('is another one with another chat, user, channel, shared flag or workspace, or two people share a memory', async () => {
    const [workspace, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'boats' });
    expect(channel.status).toBe(201);
    const opened = await Promise.all([
      open(workspace, {}),
      open(workspace, { chat_id: 'chat-2' }),
      open(workspace, { user_id: 'bob' }),
      open(workspace, { channel_id: channel.body.id }),
      open(workspace, { shared: true }),
      open(other, {}),
    ]);
    expect(opened.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(opened.map((answer) => answer.body.id)).size).toBe(6);
    expect(new Set(opened.map((answer) => answer.body.session_key)).size).toBe(6);
  });

  it('of a group leaves the user out, or every member would get a conversation of their own', async () => {
    const workspace = await createWorkspace();
    const opened = await Promise.all([
      open(workspace, { shared: true, user_id: 'ana' }),
      open(workspace, { shared: true, user_id: 'bob' }),
      open(workspace, { shared: true, user_id: undefined }),
    ]);
    expect(new Set(opened.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('never meets one that was built to collide with it, or a made-up name opens a stranger’s conversation', async () => {
    const workspace = await createWorkspace();
    const names: [chat: string, user: string][] = [
      ['a:b', 'c'],
      ['a', 'b:c'],
      ['a', 'bc'],
      ['ab', 'c'],
      ['1:a', '1:b'],
      ['1:a1:b', 'x'],
      ['a1:b', 'c'],
      ['a', 'b1:c'],
      ['4:user', 'a'],
      ['a4:user', 'a'],
      ['["a","b"]', 'c'],
      ['["a"', '"b"],c'],
      ['a/b', 'c'],
      ['a', 'b/c'],
      ['a ', 'bc'],
      [' a', 'bc'],
      ['A', 'bc'],
      ['Ａ', 'bc'],
      ['а', 'bc'],
      ['\u00e9', 'x'],
      ['e\u0301', 'x'],
      ['ﬁ', 'x'],
      ['fi', 'x'],
      ['\u200b', 'x'],
      ['\u200c', 'x'],
      ['\u2060', 'x'],
      ['👩\u200d👩\u200d👧', 'x'],
      ['👩👩👧', 'x'],
      ['𝐚', 'bc'],
      ['a'.repeat(199), 'x'],
      ['a'.repeat(200), 'x'],
      ['a'.repeat(199), 'ax'],
      ['null', 'undefined'],
      ['undefined', 'null'],
    ];
    const users = [
      ...names.map(([chat_id, user_id]) => ({ chat_id, user_id })),
      { chat_id: 'a', user_id: 'shared' },
      { chat_id: 'a', shared: true },
      { chat_id: 'a6:shared', shared: true },
      { chat_id: 'a', user_id: '6:shared' },
    ];
    const opened = [];
    for (const identity of users) opened.push(await open(workspace, identity));
    expect(opened.map((answer) => answer.status)).toEqual(users.map(() => 201));
    expect(new Set(opened.map((answer) => answer.body.id)).size).toBe(users.length);
  });

  it('makes one conversation for twenty tabs that open it at once', async () => {
    const workspace = await createWorkspace();
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => open(workspace, { metadata: { tab } })),
    );
    expect(opened.map((answer) => answer.status).sort()).toEqual([...Array(19).fill(200), 201]);
    for (const answer of opened) expect(answer.body).toEqual(opened[0]?.body);
    expect(await rowsOf('SELECT id FROM conversations WHERE workspace_id = ?', [workspace.id])).toHaveLength(
      1,
    );
  });
});

describe('a legacy key', () => {
  it('brings a user from an older frontend back to what they had', async () => {
    const workspace = await createWorkspace();
    const old = await open(workspace, { chat_id: 'old', legacy_keys: ['session-17', 'cookie-4'] });
    const back = await open(workspace, { chat_id: 'new', legacy_keys: ['session-17', 'session-18'] });
    expect([old.status, back.status]).toEqual([201, 200]);
    expect(back.body.id).toBe(old.body.id);
    const later = await open(workspace, { chat_id: 'newer', legacy_keys: ['session-18'] });
    expect(later.body.id).toBe(old.body.id);
  });

  it('does not overrule the identity: a conversation of one’s own is not traded for an old one', async () => {
    const workspace = await createWorkspace();
    const own = await open(workspace, { chat_id: 'own' });
    const attached = await open(workspace, { chat_id: 'own', legacy_keys: ['free'] });
    expect(attached.body.id).toBe(own.body.id);
    expect((await open(workspace, { chat_id: 'elsewhere', legacy_keys: ['free'] })).body.id).toBe(
      own.body.id,
    );
  });

  it('stays with whom it belongs to when an identity with a conversation of its own sends it again', async () => {
    const workspace = await createWorkspace();
    const first = await open(workspace, { chat_id: 'first', legacy_keys: ['taken'] });
    const second = await open(workspace, { chat_id: 'second' });
    const again = await open(workspace, { chat_id: 'second', legacy_keys: ['taken'] });
    expect([again.status, again.body.id]).toEqual([200, second.body.id]);
    expect((await open(workspace, { chat_id: 'third', legacy_keys: ['taken'] })).body.id).toBe(first.body.id);
  });

  it('leads to the same conversation for ever: without the old key too, once it was found by it', async () => {
    const workspace = await createWorkspace();
    const old = await open(workspace, { chat_id: 'old', legacy_keys: ['session-17'] });
    await open(workspace, { chat_id: 'new', legacy_keys: ['session-17'] });
    const later = await open(workspace, { chat_id: 'new' });
    expect([later.status, later.body.id]).toEqual([200, old.body.id]);
  });

  it('of another user opens nothing, or one user would read what another said', async () => {
    const workspace = await createWorkspace();
    await open(workspace, { user_id: 'ana', legacy_keys: ['cookie'] });
    const problem = expectProblem(await open(workspace, { user_id: 'bo', legacy_keys: ['cookie'] }), 409);
    expect(problem.reason).toBe('alias_taken');
    expect(await listed(workspace)).toHaveLength(1);
  });

  it('of each of two conversations is refused, and claims nothing, or two histories would be mixed', async () => {
    const workspace = await createWorkspace();
    const first = await open(workspace, { chat_id: 'first', legacy_keys: ['taken-1'] });
    await open(workspace, { chat_id: 'second', legacy_keys: ['taken-2'] });
    const identity = { chat_id: 'third', legacy_keys: ['fresh', 'taken-1', 'taken-2'] };
    const problem = expectProblem(await open(workspace, identity), 409);
    expect(problem.reason).toBe('alias_taken');
    expect(
      await rowsOf('SELECT legacy_key FROM session_aliases WHERE workspace_id = ? ORDER BY 1', [
        workspace.id,
      ]),
    ).toEqual([{ legacy_key: 'taken-1' }, { legacy_key: 'taken-2' }]);
    expect((await open(workspace, { chat_id: 'first' })).body).toEqual(first.body);
    expect(await listed(workspace)).toHaveLength(2);
  });

  it('opens nothing in another workspace', async () => {
    const [workspace, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const mine = await open(workspace, { legacy_keys: ['same'] });
    const theirs = await open(other, { legacy_keys: ['same'] });
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });
});

describe('a reference code', () => {
  it('is eleven characters of base62 and works wherever an id does, or a shared link is dead', async () => {
    const workspace = await createWorkspace();
    const { id, ref_code: ref } = (await open(workspace, {})).body;
    expect(ref).toMatch(/^[0-9A-Za-z]{11}$/);

    const turn = await takeTurn(workspace, ref, 'Hello by code.', { turn_id: 't1' });
    expect([turn.status, turn.body]).toMatchObject([200, { conversation_id: id }]);
    const taken = await takeTurn(workspace, ref, 'Forget this.', { turn_id: 't2' });
    expect(taken.status).toBe(200);
    const calls: [method: string, path: string, body?: unknown][] = [
      ['POST', `/v1/conversations/${ref}/turns/t1/reply`, { content: 'Hi.' }],
      ['POST', `/v1/conversations/${ref}/turns/t2/abort`],
      ['GET', `/v1/conversations/${ref}`],
      ['GET', `/v1/conversations/${ref}/history`],
      ['GET', `/v1/conversations/${ref}/events`],
      ['GET', `/v1/memories?conversation_id=${ref}`],
      ['POST', '/v1/search', { query: 'hello code', conversation_id: ref }],
      ['POST', `/v1/conversations/${ref}/idle`],
      ['POST', `/v1/conversations/${ref}/archive`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await workspace.call(method, path, body);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect(await look(workspace, ref)).toEqual(await look(workspace, id));
    expect((await storedEvents(workspace, id)).map((event) => event.content)).toEqual([
      'Hello by code.',
      'Forget this.',
      'Hi.',
    ]);
  });

  it('and an id of another workspace are as unknown as none at all', async () => {
    const [workspace, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const { id, ref_code: ref } = (await open(workspace, {})).body;
    for (const key of [id, ref, 'conv_none', 'AAAAAAAAAAA']) {
      expectProblem(await other.call('GET', `/v1/conversations/${key}`), 404);
      expectProblem(await takeTurn(other, key, 'Let me in.'), 404);
      expectProblem(await other.call('GET', `/v1/conversations/${key}/history`), 404);
      expectProblem(await move(other, key, 'archive'), 404);
    }
    expect((await look(workspace, id)).status).toBe('active');
  });
});
