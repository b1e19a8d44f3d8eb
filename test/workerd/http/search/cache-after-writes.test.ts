/** A search that is asked again after something was written, whatever it was: an answer that is given again must not hide it. */
import { describe, expect, it, vi } from 'vitest';
import { openGroup, speakInGroup } from '../../support/scenes/erasure-scene.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { contents, done, PLAYS, SAYS, search, searchKept, traceOf } from './kept-searches.ts';

interface Scene {
  readonly own: TestWorkspace;
  readonly conversation: string;
  /** A memory "Ana plays the zither." */
  readonly memory: string;
}

const CONVERSATION = { conversation: { chat_id: 'chat', user_id: 'ana' } };

const TOPIC = { topic_key: 'instrument', valid_from: '2026-01-01T00:00:00Z' };

/** Every way to write something that a search shows: what is there before, what is done, and what is there after. */
const WRITES: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a memory that is made': ({ own }) => remember(own, 'The zither is blue.'),
  'memories that are made together': ({ own }) =>
    done(
      own.call('POST', '/v1/memories/batch', {
        create: [{ content: 'Zither lessons cost 9 euros.', kind: 'fact', user_id: 'ana' }],
      }),
    ),
  'a memory that is changed': ({ own, memory }) =>
    done(own.call('PATCH', `/v1/memories/${memory}?user_id=ana`, { content: 'Ana sold the zither.' })),
  'a memory that is changed with others': ({ own, memory }) =>
    done(
      own.call('POST', '/v1/memories/batch', {
        update: [{ id: memory, user_id: 'ana', content: 'Ana burnt the zither.' }],
      }),
    ),
  'a memory that is erased': ({ own, memory }) =>
    done(own.call('DELETE', `/v1/memories/${memory}?user_id=ana`)),
  'a memory that is erased with others': ({ own, memory }) =>
    done(own.call('POST', '/v1/memories/batch', { delete: [{ id: memory, user_id: 'ana' }] })),
  'a fact of a subject': ({ own }) =>
    done(
      own.call('POST', '/v1/subjects/cat/facts', {
        content: 'The cat sleeps on the zither.',
        user_id: 'ana',
      }),
    ),
  'a fact that is erased': ({ own, memory }) => done(own.call('DELETE', `/v1/facts/${memory}?user_id=ana`)),
  'a message of a turn': ({ own, conversation }) => takeTurn(own, conversation, 'Where is the zither?'),
  'a reply and what a tool said': ({ own, conversation }) =>
    exchange(own, conversation, 'Well?', 'The zither is in the attic.'),
  'what a turn teaches': ({ own, conversation }) =>
    takeTurn(own, conversation, 'Remember that I keep the zither in Porto.'),
  'imported messages': ({ own }) =>
    done(
      own.call('POST', '/v1/ingest', {
        ...CONVERSATION,
        messages: [{ role: 'user', content: 'A zither once more.', occurred_at: '2026-03-01T09:30:00Z' }],
      }),
    ),
  'a conversation that is erased': ({ own, conversation }) =>
    done(own.call('DELETE', `/v1/conversations/${conversation}`)),
  'a user who is erased': ({ own }) => done(own.call('DELETE', '/v1/users/ana')),
};

describe.concurrent('after a search was asked, the very next one shows', () => {
  it.each(Object.entries(WRITES))('%s', async (_, write) => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const memory = await remember(own, PLAYS);
    await takeTurn(own, conversation, SAYS);
    await searchKept(own);
    await write({ own, conversation, memory });
    const after = await search(own);
    expect((await traceOf(own, after)).cached).toBe(false);
    const found = after.results.map(({ content }) => content).sort();
    expect(found).not.toEqual([PLAYS, SAYS].sort());
  });

  it.each([
    [SAYS, 1],
    ['Remember that I keep the zither in Porto.', 2],
  ])('that a turn was taken back, with what it taught: %s', async (text, found) => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const turn = await takeTurn(own, conversation, text);
    expect((await searchKept(own)).results).toHaveLength(found);
    await done(own.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/abort`));
    expect(await contents(own)).toEqual([]);
  });

  it('the value that took the place of another, and the earlier one when that is erased', async () => {
    const own = await createWorkspace();
    await remember(own, 'Plays the zither.', TOPIC);
    await searchKept(own);
    const next = await remember(own, 'Plays the zither no more.', {
      ...TOPIC,
      valid_from: '2026-02-01T00:00:00Z',
    });
    expect(await contents(own)).toEqual(['Plays the zither no more.']);
    await searchKept(own);
    await done(own.call('DELETE', `/v1/memories/${next}?user_id=ana`));
    expect(await contents(own)).toEqual(['Plays the zither.']);
  });

  it.each(['memories', 'facts'])(
    'to others what is shared, and what is shared no more (%s)',
    async (resource) => {
      const own = await createWorkspace();
      const memory = await remember(own, PLAYS);
      const bobs = { user_id: 'bob' };
      const show = (visibility: string) =>
        done(
          resource === 'facts'
            ? own.call('PATCH', `/v1/facts/${memory}/visibility?user_id=ana`, { visibility })
            : own.call('PATCH', `/v1/memories/${memory}?user_id=ana`, { visibility }),
        );
      expect((await searchKept(own, bobs)).results).toEqual([]);
      await show('shared');
      expect(await contents(own, bobs)).toEqual([PLAYS]);
      await searchKept(own, bobs);
      await show('private');
      expect(await contents(own, bobs)).toEqual([]);
    },
  );

  it('the working memory of a conversation until it is archived, and a channel’s until that is erased', async () => {
    const own = await createWorkspace();
    const channel = (await done(own.call<{ id: string }>('POST', '/v1/channels', { name: 'music' }))).id;
    const conversation = await openConversation(own, { channel_id: channel });
    await remember(own, PLAYS, { tier: 'conversation', conversation_id: conversation });
    await remember(own, SAYS, { tier: 'channel', channel_id: channel });
    const inIt = { conversation_id: conversation };
    expect((await searchKept(own, inIt)).results).toHaveLength(2);
    expect((await searchKept(own, { channel_id: channel })).results).toHaveLength(1);
    await done(own.call('POST', `/v1/conversations/${conversation}/archive`));
    expect(await contents(own, inIt)).toEqual([SAYS]);
    await done(own.call('DELETE', `/v1/channels/${channel}`));
    for (const gone of [inIt, { channel_id: channel }])
      expect(
        (await own.call('POST', '/v1/search', { query: 'zither', user_id: 'ana', ...gone })).status,
      ).toBe(422);
  });

  it('a group without what a member who was erased had said', async () => {
    const own = await createWorkspace();
    const group = await openGroup(own, 'group');
    await speakInGroup(own, group, 'ana', 'zither');
    const bobs = { user_id: 'bob', conversation_id: group };
    expect((await searchKept(own, bobs)).results.length).toBeGreaterThan(0);
    await done(own.call('DELETE', '/v1/users/ana'));
    expect(await contents(own, bobs)).toEqual([]);
  });
});

describe('after a search was asked, one shows some time later', () => {
  it('when a memory ends, holds no longer or begins, without any write', async () => {
    const at = Date.now() + 30_000; // sooner than a kept answer ends by itself
    const then = new Date(at).toISOString();
    const cases = [
      [{ expires_at: then }, [PLAYS], []],
      [{ valid_to: then }, [PLAYS], []],
      [{ valid_from: then }, [], [PLAYS]],
    ] as const;
    const owns = await Promise.all(
      cases.map(async ([fields, before]) => {
        const own = await createWorkspace();
        await remember(own, PLAYS, fields);
        expect((await searchKept(own)).results.map(({ content }) => content)).toEqual(before);
        return own;
      }),
    );
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at + 1);
    try {
      for (const [i, [, , after]] of cases.entries())
        expect(await contents(owns[i] as TestWorkspace)).toEqual(after);
    } finally {
      clock.mockRestore();
    }
  });
});
