/**
 * Search over HTTP. "Saved, but search finds nothing" and "search showed me what someone else said" are the two ways to
 * lose a user; a query with odd characters may cause neither.
 */
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { contents, search } from './searches.ts';

describe('what a search may show', () => {
  it('is the messages of the asking user, never those of another user or workspace', async () => {
    const [own, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const say = async (of: TestWorkspace, user: string, text: string) =>
      takeTurn(of, await openConversation(of, { user_id: user, chat_id: text }), text);
    await say(own, 'ana', 'My piano is out of tune.');
    await say(own, 'bob', 'My piano is made of glass.');
    await say(other, 'ana', 'The piano stands in Rome.');
    expect(await contents(own, 'piano')).toEqual(['My piano is out of tune.']);
    expect(await contents(own, 'piano', { user_id: 'bob' })).toEqual(['My piano is made of glass.']);
    expect(await contents(own, 'piano', { user_id: undefined })).toEqual([]);
    expect(await contents(other, 'piano')).toEqual(['The piano stands in Rome.']);
  });

  it('is what was said in the channel that is named, and in no other one', async () => {
    const own = await createWorkspace();
    const channels = await Promise.all(
      ['medical', 'office'].map(
        async (name) => (await own.call<{ id: string }>('POST', '/v1/channels', { name })).body.id,
      ),
    );
    for (const channel_id of channels)
      await takeTurn(
        own,
        await openConversation(own, { chat_id: channel_id, channel_id }),
        `My biopsy, told in ${channel_id}.`,
      );
    for (const channel_id of channels)
      expect(await contents(own, 'biopsy', { channel_id, sources: ['events'] })).toEqual([
        `My biopsy, told in ${channel_id}.`,
      ]);
  });

  it('is one conversation when one is named, and all of the user otherwise', async () => {
    const own = await createWorkspace();
    const first = await openConversation(own, { chat_id: 'first' });
    const second = await openConversation(own, { chat_id: 'second' });
    await takeTurn(own, first, 'The violin is in the first case.', { options: { recall: false } });
    await takeTurn(own, second, 'The violin is in the second case.', { options: { recall: false } });
    expect(await contents(own, 'violin', { conversation_id: first })).toEqual([
      'The violin is in the first case.',
    ]);
    expect(await contents(own, 'violin', { conversation_id: second, user_id: undefined })).toEqual([
      'The violin is in the second case.',
    ]);
    expect(await contents(own, 'violin')).toHaveLength(2);
    expectProblem(await search(own, 'violin', { conversation_id: first, user_id: 'bob' }), 422, 'user_id');
  });

  it('is in a group what was said in that group, and nothing private of its members', async () => {
    const own = await createWorkspace();
    const group = await openConversation(own, { chat_id: 'group', shared: true, user_id: undefined });
    const alone = await openConversation(own, { chat_id: 'alone' });
    await takeTurn(own, group, 'Ana brings the tuba.', { user_id: 'ana' });
    await takeTurn(own, group, 'Bob brings the tuba case.', { user_id: 'bob' });
    await takeTurn(own, alone, 'I cannot stand that tuba.');
    for (const user of ['ana', 'bob', undefined])
      expect((await contents(own, 'tuba', { conversation_id: group, user_id: user })).sort()).toEqual([
        'Ana brings the tuba.',
        'Bob brings the tuba case.',
      ]);
    expect(await contents(own, 'tuba', { user_id: 'bob' })).not.toContain('I cannot stand that tuba.');
  });

  it('is no message at all without a user or a conversation: that is refused, not answered with everybody’s', async () => {
    const own = await createWorkspace();
    await takeTurn(own, await openConversation(own), 'The organ is loud.');
    for (const sources of [['events'], ['memories', 'events']])
      expectProblem(await search(own, 'organ', { user_id: undefined, sources }), 422, 'user_id');
    expect(await contents(own, 'organ', { user_id: undefined, sources: ['memories'] })).toEqual([]);
  });

  it('leaves out a turn that was taken back', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const turn = await takeTurn(own, conversation, 'My pin is kilimanjaro.');
    expect(await contents(own, 'kilimanjaro')).toHaveLength(1);
    await own.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/abort`);
    expect(await contents(own, 'kilimanjaro')).toEqual([]);
    expect(await rowsOf(`SELECT term FROM events_vocab WHERE term LIKE '%kilimanjaro%'`)).toEqual([]);
  });

  it('is limited to the sources and the number asked for, best first', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (let i = 0; i < 5; i++)
      await takeTurn(own, conversation, `Harp lesson number ${i}.`, { options: { recall: false } });
    await remember(own, 'Ana plays the harp.');
    const types = async (sources: string[]) =>
      new Set((await search(own, 'harp', { sources })).body.results.map((result) => result.type));
    expect(await types(['memories'])).toEqual(new Set(['memory']));
    expect(await types(['events'])).toEqual(new Set(['event']));
    const { results } = (await search(own, 'harp', { top_k: 3 })).body;
    expect(results).toHaveLength(3);
    expect(results.map((result) => result.score)).toEqual(
      [...results.map((result) => result.score)].sort((a, b) => b - a),
    );
  });
});

describe('a long message among the results', () => {
  it('comes whole, and with the passage that answers; a short one needs none', async () => {
    const own = await createWorkspace();
    const filler = (topic: string) => `Something else about ${topic}, at some length. `.repeat(150);
    const long = `${filler('rowing')}The lute hangs above the sofa. ${filler('sailing')}`;
    const messages = [long, 'My lute is old.'].map((content) => ({
      role: 'assistant',
      content,
      occurred_at: '2026-03-01T09:30:00Z',
    }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    const { results } = (await search(own, 'Where does the lute hang?')).body as unknown as {
      results: { content: string; passage?: string }[];
    };
    const found = results.find(({ content }) => content === long);
    expect(found?.passage).toMatch(/^….*The lute hangs above the sofa\./);
    expect(found?.passage?.length).toBeLessThan(1_000);
    const short = results.find(({ content }) => content === 'My lute is old.');
    expect(short).toBeDefined();
    expect(short).not.toHaveProperty('passage');
    const again = (await search(own, 'Where does the lute hang?')).body;
    expect(again.results).toEqual(results);
  });
});

describe('what taught a memory that was erased', () => {
  it('stays in the record, and is found and told no more', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const taught = await exchange(workspace, conversation, 'I work at Hooli as a welder.', 'Noted.');
    expect(taught).toBeDefined();
    const { body } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/memories?user_id=ana');
    for (const { id } of body.data) await workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(await contents(workspace, 'Hooli welder')).toEqual([]);
    const events = await workspace.call('GET', `/v1/conversations/${conversation}/events`);
    expect(JSON.stringify(events.body)).toContain('Hooli');
  });
});
