/** A search in a conversation, in a channel or of the past: what it looks through, and what it leaves out. */
import { describe, expect, it } from 'vitest';
import { forgetConversation } from '../../../../src/http/conversations/conversation-directory.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { breakVectors, mendVectors } from '../../support/storage/vector-failure.ts';
import { contents, search } from './searches.ts';

describe('a search in a conversation', () => {
  const stepsOf = async (of: TestWorkspace, body: Record<string, unknown>) => {
    const answer = await search(of, 'spinet', { debug: true, ...body });
    const { debug } = answer.body as unknown as { debug: { steps: { name: string }[] } };
    return debug.steps.map(({ name }) => name);
  };

  it('costs two round trips at most, the first time too, when the conversation must be looked up', async () => {
    const own = await createWorkspace();
    const made = await own.call<{ id: string }>('POST', '/v1/channels', { name: 'music' });
    const channel_id = made.body.id;
    const opened = await own.call<{ id: string; ref_code: string }>('POST', '/v1/conversations', {
      chat_id: 'chat',
      user_id: 'ana',
      channel_id,
    });
    const { id, ref_code } = opened.body;
    await takeTurn(own, id, `The spinet ${'of many words '.repeat(100)}`, { options: { recall: false } });
    await remember(own, 'Ana has a spinet.');
    const TWO = ['search.read', 'recall.resolve'];
    // A number of results of its own makes each a search that nobody has asked before.
    let top_k = 5;
    for (const conversation_id of [id, ref_code]) {
      // As in an isolate that did not open it.
      forgetConversation(own.id, conversation_id);
      const looked = await stepsOf(own, { conversation_id, top_k: top_k++ });
      expect(looked).toEqual(['search.open', 'search.read']);
      for (const user_id of ['ana', undefined])
        expect(await stepsOf(own, { conversation_id, user_id, top_k: top_k++ })).toEqual(TWO);
    }
    expect((await stepsOf(own, { channel_id })).length).toBeLessThanOrEqual(2);
    expectProblem(await search(own, 'spinet', { channel_id: id }), 422, 'channel_id');
    expectProblem(await search(own, 'spinet', { conversation_id: id, user_id: 'bob' }), 422, 'user_id');
    expectProblem(await search(own, 'spinet', { conversation_id: id, channel_id: 'x' }), 422, 'channel_id');
  });

  it('finds the first time what it finds ever after: words, times, long messages, memories, near vectors', async () => {
    const own = await createWorkspace();
    const made = await own.call<{ id: string }>('POST', '/v1/channels', { name: 'music' });
    const channel_id = made.body.id;
    await remember(own, 'Ana is a photographer.');
    await remember(own, 'Ana tunes the spinet of the channel.', { tier: 'channel', channel_id });
    await remember(own, 'Ana prefers a spinet.', { kind: 'preference', tier: 'account' });
    const talk = async (body: Record<string, unknown>, speaker: string) => {
      const answer = await own.call<{ id: string; ref_code: string }>('POST', '/v1/conversations', {
        channel_id,
        ...body,
      });
      const { id } = answer.body;
      await takeTurn(own, id, `The spinet ${'of many words '.repeat(100)}`, { user_id: speaker });
      await takeTurn(own, id, 'My spinet is out of tune.', { user_id: speaker });
      return answer.body;
    };
    const alone = await talk({ chat_id: 'alone', user_id: 'ana' }, 'ana');
    const named = await talk({ chat_id: 'named', user_id: 'ana' }, 'ana');
    const group = await talk({ chat_id: 'group', shared: true }, 'bob');
    const queries = ['spinet', 'photography', 'What did I say today?', 'nothing of the kind'];
    for (const [place, asker] of [
      [alone.id, { user_id: 'ana' }],
      [named.ref_code, { user_id: undefined }],
      [group.id, { user_id: 'ana' }],
      [group.ref_code, { user_id: undefined }],
    ] as const)
      for (const query of queries) {
        forgetConversation(own.id, place);
        const asked = { conversation_id: place, ...asker };
        const first = await search(own, query, asked);
        const again = await search(own, query, asked);
        const [one, other] = [first, again].map(({ body }) =>
          body.results.map(({ id, content }) => [id, content]),
        );
        expect(one, query).toEqual(other);
        expect(first.body.degraded).toEqual([]);
        expect(first.body.results.length, `${query} ${place}`).toBeGreaterThan(
          query === 'spinet' || query.includes('today') ? 1 : -1,
        );
      }
  });

  it('of another user, another workspace, or that is none is refused the first time too', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.');
    expectProblem(await search(own, 'spinet', { conversation_id, user_id: 'bob' }), 422, 'user_id');
    expectProblem(await search(other, 'spinet', { conversation_id }), 422, 'conversation_id');
    expectProblem(await search(own, 'spinet', { conversation_id: 'none' }), 422, 'conversation_id');
  });

  it('goes on without the vector index the first time too, and says so', async () => {
    const own = await createWorkspace();
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.', { options: { recall: false } });
    await breakVectors(own);
    const answer = await search(own, 'spinet', { conversation_id });
    expect(answer.body.degraded).toEqual(['vector']);
    expect(answer.body.results).toHaveLength(1);
    await mendVectors(own);
  });

  it('is refused once the conversation is erased, and finds nothing of it', async () => {
    const own = await createWorkspace();
    const conversation_id = await openConversation(own);
    await takeTurn(own, conversation_id, 'The spinet is out of tune.');
    expect(await contents(own, 'spinet', { conversation_id })).toHaveLength(1);
    expect((await own.call('DELETE', `/v1/conversations/${conversation_id}`)).status).toBe(200);
    for (const user_id of ['ana', 'bob', undefined])
      expectProblem(await search(own, 'spinet', { conversation_id, user_id }), 422, 'conversation_id');
  });

  it('shows the memories of the channel in which the conversation stands now', async () => {
    const own = await createWorkspace();
    const channels = await Promise.all(
      ['old', 'new'].map(
        async (name) => (await own.call<{ id: string }>('POST', '/v1/channels', { name })).body.id,
      ),
    );
    const [before = '', after = ''] = channels;
    const conversation_id = await openConversation(own, { channel_id: before });
    await remember(own, 'A spinet of the old channel.', { tier: 'channel', channel_id: before });
    await remember(own, 'A spinet of the new channel.', { tier: 'channel', channel_id: after });
    for (let i = 0; i < 2; i++)
      expect(await contents(own, 'spinet', { conversation_id })).toEqual(['A spinet of the old channel.']);
    await testEnv.WORKSPACE_DB.prepare('UPDATE conversations SET channel_id = ? WHERE id = ?')
      .bind(after, conversation_id)
      .run();
    expect(await contents(own, 'spinet', { conversation_id })).toEqual(['A spinet of the new channel.']);
    expectProblem(await search(own, 'spinet', { conversation_id, channel_id: before }), 422, 'channel_id');
  });
});

describe('a search in a channel, or of the past', () => {
  const talk = (n: number, month: number) =>
    Array.from({ length: n }, (_, i) => ({
      role: 'user',
      content: `Lisbon launch budget, talk number ${i}.`,
      occurred_at: new Date(Date.UTC(2026, month, 1, 0, i)).toISOString(),
    }));
  const RIGHT =
    'The budget for the Lisbon launch is 40,000 euros, agreed with finance and legal and the board.';

  it('finds what was said there, or by then, however much more was said elsewhere and later', async () => {
    const workspace = await createWorkspace();
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'work' });
    const ingest = (chat_id: string, messages: object[], more: object = {}) =>
      workspace.call('POST', '/v1/ingest', { conversation: { chat_id, user_id: 'ana', ...more }, messages });
    await ingest('w', [{ role: 'user', content: RIGHT, occurred_at: '2026-02-01T09:00:00Z' }], {
      channel_id: channel.body.id,
    });
    await ingest('home', talk(120, 5));
    const events = { sources: ['events'] };
    expect(await contents(workspace, 'Lisbon launch budget', events)).not.toContain(RIGHT);
    for (const place of [{ channel_id: channel.body.id }, { as_of: '2026-03-01T00:00:00Z' }])
      expect(await contents(workspace, 'Lisbon launch budget', { ...events, ...place })).toEqual([RIGHT]);
  });
});
