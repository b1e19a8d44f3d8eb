/**
 * Identity and life of a conversation. A frontend names chats its own way: if two names met in one conversation, one
 * person would read another's; if one name gave two, half of what was said would be forgotten.
 */
import { describe, expect, it } from 'vitest';
import { getConversation, moveConversation } from '../../../../src/store/conversations/conversations.ts';
import { appendEvents } from '../../../../src/store/conversations/events.ts';
import { Database, isLostRace, type OptionalStatement } from '../../../../src/store/database.ts';
import { eventOf } from '../../../support/session/rows.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { listed, look, move, open } from './identities.ts';

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
    const orphans = 'SELECT rowid FROM memories_fts WHERE rowid NOT IN (SELECT row_id FROM memories)';
    const before = await rowsOf(orphans);
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
    expect(await rowsOf(orphans)).toEqual(before);
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

  override async batch<const T extends readonly OptionalStatement[]>(step: string, statements: T) {
    const rows = await super.batch(step, statements);
    const between = this.#between;
    this.#between = null;
    await between?.();
    return rows;
  }
}
