/**
 * Identity and life of a conversation. A frontend names chats its own way: if two names met in one conversation, one
 * person would read another's; if one name gave two, half of what was said would be forgotten.
 */
import { describe, expect, it } from 'vitest';
import { getConversation, moveConversation } from '../../../src/store/conversations/conversations.ts';
import { appendEvents } from '../../../src/store/conversations/events.ts';
import { type Asked, Database, isLostRace } from '../../../src/store/database.ts';
import { rowsOf } from '../../support/databases.ts';
import { expectProblem } from '../../support/problems.ts';
import { eventOf } from '../../support/rows.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/workspace.ts';

interface ConversationBody {
  readonly id: string;
  readonly ref_code: string;
  readonly session_key: string;
  readonly status: string;
  readonly ended_at: string | null;
}

const open = (workspace: TestWorkspace, identity: Record<string, unknown>) =>
  workspace.call<ConversationBody>('POST', '/v1/conversations', {
    chat_id: 'chat',
    user_id: 'ana',
    ...identity,
  });

const look = async (workspace: TestWorkspace, id: string): Promise<ConversationBody> =>
  (await workspace.call<ConversationBody>('GET', `/v1/conversations/${id}`)).body;

const move = (workspace: TestWorkspace, id: string, to: 'idle' | 'archive') =>
  workspace.call<ConversationBody>('POST', `/v1/conversations/${id}/${to}`);

const listed = async (workspace: TestWorkspace, query = ''): Promise<string[]> =>
  (await workspace.call<{ data: ConversationBody[] }>('GET', `/v1/conversations${query}`)).body.data.map(
    (conversation) => conversation.id,
  );

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

describe('the life of a conversation', () => {
  /** Brings a new conversation into a state. */
  async function inState(workspace: TestWorkspace, state: string): Promise<string> {
    const id = await openConversation(workspace, { chat_id: crypto.randomUUID() });
    if (state === 'idle' || state === 'archived-from-idle') await move(workspace, id, 'idle');
    if (state.startsWith('archived')) await move(workspace, id, 'archive');
    return id;
  }

  it.each([
    ['active', 'idle', 200, 'idle'],
    ['active', 'archive', 200, 'archived'],
    ['active', 'turn', 200, 'active'],
    ['idle', 'archive', 200, 'archived'],
    ['idle', 'turn', 200, 'active'],
    ['idle', 'idle', 409, 'idle'],
    ['archived', 'idle', 409, 'archived'],
    ['archived', 'archive', 409, 'archived'],
    ['archived', 'turn', 409, 'archived'],
    ['archived-from-idle', 'idle', 409, 'archived'],
    ['archived-from-idle', 'archive', 409, 'archived'],
  ] as const)('from %s by %s answers %i and is then %s', async (from, action, status, then) => {
    const workspace = await createWorkspace();
    const id = await inState(workspace, from);
    const before = await look(workspace, id);
    const answer =
      action === 'turn' ? await takeTurn(workspace, id, 'Hello.') : await move(workspace, id, action);
    const after = await look(workspace, id);

    expect([answer.status, after.status]).toEqual([status, then]);
    expect(after.ended_at === null).toBe(then === 'active');
    if (status === 409) {
      const reason = action === 'turn' ? 'conversation_archived' : 'illegal_transition';
      expect(expectProblem(answer, 409).reason).toBe(reason);
      expect(after).toEqual(before);
    }
  });

  it('ends when it leaves active, not when it is archived later, or reports show wrong lengths', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    const idle = (await move(workspace, id, 'idle')).body;
    expect(Date.parse(idle.ended_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await move(workspace, id, 'archive')).body.ended_at).toBe(idle.ended_at);
  });

  it('wakes by a new turn only: an import, an abort, a late reply or a retry does not reopen it', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    await takeTurn(workspace, id, 'One.', { turn_id: 'one' });
    await takeTurn(workspace, id, 'Two.', { turn_id: 'two' });
    const idle = (await move(workspace, id, 'idle')).body;
    const quiet = [
      () => workspace.call('POST', `/v1/conversations/${id}/turns/one/reply`, { content: 'First.' }),
      () => workspace.call('POST', `/v1/conversations/${id}/turns/two/abort`),
      () => takeTurn(workspace, id, 'One.', { turn_id: 'one' }),
      () =>
        workspace.call('POST', '/v1/ingest', {
          conversation: { chat_id: 'chat', user_id: 'ana' },
          messages: [{ role: 'user', content: 'Earlier.', occurred_at: '2026-01-01T00:00:00Z' }],
        }),
      () => open(workspace, {}),
    ];
    for (const action of quiet) {
      expect((await action()).status).toBe(200);
      expect(await look(workspace, id)).toMatchObject({ status: 'idle', ended_at: idle.ended_at });
    }
    expect((await takeTurn(workspace, id, 'Three.')).status).toBe(200);
    expect(await look(workspace, id)).toMatchObject({ status: 'active', ended_at: null });
  });

  it('ends for good in the archive: turns, replies and imports are refused and leave nothing', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    await takeTurn(workspace, id, 'Open question?', { turn_id: 'open' });
    await exchange(workspace, id, 'Answered?', 'Yes.', { turn_id: 'answered' });
    await move(workspace, id, 'archive');
    const before = await storedEvents(workspace, id);
    const refused = [
      await takeTurn(workspace, id, 'More.'),
      await workspace.call('POST', `/v1/conversations/${id}/turns/open/reply`, { content: 'Late.' }),
      await workspace.call('POST', '/v1/ingest', {
        conversation: { chat_id: 'chat', user_id: 'ana' },
        messages: [{ role: 'user', content: 'Late.', occurred_at: '2026-01-01T00:00:00Z' }],
      }),
    ];
    for (const answer of refused) expect(expectProblem(answer, 409).reason).toBe('conversation_archived');
    expect(await storedEvents(workspace, id)).toEqual(before);
    // What had been answered before is still answered to a retry.
    const retried = await takeTurn(workspace, id, 'Answered?', { turn_id: 'answered' });
    expect([retried.status, retried.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  });

  it('leaves default lists with the archive, and is found there when asked for', async () => {
    const workspace = await createWorkspace();
    const [active, idle, archived] = await Promise.all(
      ['active', 'idle', 'archived'].map((state) => inState(workspace, state)),
    );
    expect((await listed(workspace)).sort()).toEqual([active, idle].sort());
    expect(await listed(workspace, '?status=active')).toEqual([active]);
    expect(await listed(workspace, '?status=idle')).toEqual([idle]);
    expect(await listed(workspace, '?status=archived')).toEqual([archived]);
    expect(await listed(workspace, '?user_id=ana&status=archived')).toEqual([archived]);
    expect(await listed(workspace, '?user_id=bob')).toEqual([]);
  });

  it('takes its working memories with it into the archive, and only those', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    const other = await openConversation(workspace, { chat_id: 'other' });
    const own = { tier: 'conversation', conversation_id: id };
    const working = await remember(workspace, 'The draft is called Zephyr.', own);
    const lasting = await remember(workspace, 'Ana writes a novel called Zephyr.');
    const theirs = await remember(workspace, 'Zephyr is the ferry.', { ...own, conversation_id: other });
    const find = async (conversationId: string) =>
      (
        await workspace.call<{ results: { id: string }[] }>('POST', '/v1/search', {
          query: 'Zephyr',
          conversation_id: conversationId,
          sources: ['memories'],
        })
      ).body.results.map((result) => result.id);

    await move(workspace, id, 'idle');
    expect((await find(id)).sort()).toEqual([working, lasting].sort());
    await move(workspace, id, 'archive');
    expect(await find(id)).toEqual([lasting]);
    expect((await find(other)).sort()).toEqual([lasting, theirs].sort());
    for (const sql of [
      'SELECT id FROM memories WHERE id = ?',
      'SELECT owner_id FROM memory_embeddings WHERE owner_id = ?',
      'SELECT id FROM memory_observations WHERE memory_id = ?',
    ])
      expect([sql, await rowsOf(sql, [working])]).toEqual([sql, []]);
    const orphans = 'SELECT rowid FROM memories_fts WHERE rowid NOT IN (SELECT row_id FROM memories)';
    expect(await rowsOf(orphans)).toEqual([]);
  });

  it('survives an idle, an archive and turns at the same moment in a legal state, with no turn half in', async () => {
    const workspace = await createWorkspace();
    for (let round = 0; round < 5; round++) {
      const id = await openConversation(workspace, { chat_id: `race-${round}` });
      const turn = (i: number) => takeTurn(workspace, id, `Turn ${i}.`);
      const answers = await Promise.all([
        turn(1),
        move(workspace, id, 'idle'),
        turn(2),
        move(workspace, id, 'archive'),
        turn(3),
        move(workspace, id, 'archive'),
      ]);
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const turns = [answers[0], answers[2], answers[4]].filter((answer) => answer?.status === 200);
      const archived = [answers[3], answers[5]].filter((answer) => answer?.status === 200);
      expect(archived).toHaveLength(1);
      const after = await look(workspace, id);
      expect(after).toMatchObject({ status: 'archived', events: turns.length });
      expect(after.ended_at).not.toBeNull();
      expect((await storedEvents(workspace, id)).map((event) => event.seq)).toEqual(
        turns.map((_, i) => i + 1),
      );
    }
  });

  it('stays archived when a turn or an idle was decided on just before', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const before = await getConversation(db, workspace.id, id);
    if (before === null) throw new Error('no conversation');
    const late = new Interrupted(async () => {
      expect((await move(workspace, id, 'archive')).status).toBe(200);
    });
    const idle = await moveConversation(late, workspace.id, id, 'idle', {
      now: Date.now(),
      resumed: false,
    });
    expect(idle).toMatchObject({ ok: false, error: { reason: 'illegal_transition' } });

    const event = { ...eventOf('u1', 1), conversationId: id, workspaceId: workspace.id, dedupeKey: 'late' };
    const written = db.write('late', appendEvents(db, before, [event], { now: Date.now(), wakes: true }));
    expect(
      isLostRace(
        await written.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    ).toBe(true);
    expect(await look(workspace, id)).toMatchObject({ status: 'archived', events: 0 });
    expect(await storedEvents(workspace, id)).toEqual([]);
  });
});

/** A database whose first read is followed by what another request does at that moment. */
class Interrupted extends Database {
  #between: (() => Promise<void>) | null;

  constructor(between: () => Promise<void>) {
    super(testEnv.WORKSPACE_DB, Date.now);
    this.#between = between;
  }

  override async batch<const T extends readonly Asked[]>(step: string, statements: T) {
    const rows = await super.batch(step, statements);
    const between = this.#between;
    this.#between = null;
    await between?.();
    return rows;
  }
}
