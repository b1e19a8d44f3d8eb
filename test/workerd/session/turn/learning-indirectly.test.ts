import { describe, expect, it } from 'vitest';
import { consolidate, DAY_MS } from '../../support/scenes/consolidation.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { contentsOf, found } from './learnt.ts';

describe('imported messages', () => {
  const ingest = (workspace: TestWorkspace, messages: Record<string, unknown>[]) =>
    workspace.call<{ accepted: number; duplicates: number }>('POST', '/v1/ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages,
    });
  const said = (content: string, occurred_at: string) => ({ role: 'user', content, occurred_at });

  it('teach what they would have taught as turns, and old ones never replace what is newer', async () => {
    const workspace = await createWorkspace();
    await takeTurn(workspace, await openConversation(workspace), 'I live in Faro.');
    const messages = [
      said('I live in Porto. I like jazz.', '2020-01-05T10:00:00Z'),
      { role: 'assistant', content: 'I live in the cloud.', occurred_at: '2020-01-05T10:01:00Z' },
      said('I moved to Lisbon.', '2021-01-05T10:00:00Z'),
      said('I no longer like jazz.', '2022-01-05T10:00:00Z'),
      said('Remember that my password is hunter2secret.', '2022-01-06T10:00:00Z'),
    ];
    expect((await ingest(workspace, messages)).body).toMatchObject({ accepted: 5, duplicates: 0 });
    expect(await contentsOf(workspace)).toEqual(['Lives in Faro.']);
    const asOf = (as_of: string) => found(workspace, 'lives likes', { as_of });
    expect((await asOf('2020-06-01T00:00:00Z')).sort()).toEqual(['Likes jazz.', 'Lives in Porto.']);
    expect((await asOf('2021-06-01T00:00:00Z')).sort()).toEqual(['Likes jazz.', 'Lives in Lisbon.']);
    expect(await asOf('2023-06-01T00:00:00Z')).toEqual(['Lives in Lisbon.']);
    const before = await rowCounts();
    expect((await ingest(workspace, messages)).body).toMatchObject({ accepted: 0, duplicates: 5 });
    expect(await rowCounts()).toEqual(before);
  });

  it('of a group teach each member their own', async () => {
    const workspace = await createWorkspace();
    const at = '2026-01-05T10:00:00Z';
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'group', shared: true },
      messages: [
        { ...said('I like jazz.', at), user_id: 'ana' },
        { ...said('I like tea.', at), user_id: 'bo' },
      ],
    });
    expect(await contentsOf(workspace, 'ana')).toEqual(['Likes jazz.']);
    expect(await contentsOf(workspace, 'bo')).toEqual(['Likes tea.']);
  });
});

describe('what was only gathered from remarks', () => {
  it('fades when it passes and nobody needs it, and stays when it is used or said again, like what one is, likes and has', async () => {
    const workspace = await createWorkspace();
    const talk = await openConversation(workspace);
    for (const said of [
      'My name is Ana. I live in Porto.',
      "I'm planning to buy a kayak.",
      "We're planning to repaint the kitchen.",
      'I love marzipan. I drive an old Saab.',
      "I'm saving up for a new bike.",
      "I'm saving up for a new bike.",
    ])
      await exchange(workspace, talk, said, 'Noted.');
    const lifetimes = async () =>
      Object.fromEntries(
        (
          await rowsOf<{ content: string; lifetime: string }>(
            `SELECT content, lifetime FROM memories WHERE workspace_id = ? AND status = 'active' ORDER BY id`,
            [workspace.id],
          )
        ).map(({ content, lifetime }) => [content, lifetime]),
      );
    const ofGood = {
      'Name is Ana.': 'long_term',
      'Lives in Porto.': 'long_term',
      'Likes marzipan.': 'long_term',
      'I drive an old Saab.': 'long_term',
      "I'm saving up for a new bike.": 'long_term',
    };
    expect(await lifetimes()).toEqual({
      ...ofGood,
      "I'm planning to buy a kayak.": 'short_term',
      "We're planning to repaint the kitchen.": 'short_term',
    });
    for (let i = 0; i < 4; i++) {
      const other = await openConversation(workspace, { chat_id: `other-${i}` });
      await takeTurn(workspace, other, 'Am I planning to buy a kayak?');
    }
    await consolidate(workspace);
    await consolidate(workspace, { dueAt: Date.now() + 60 * DAY_MS });
    expect(await lifetimes()).toEqual({ ...ofGood, "I'm planning to buy a kayak.": 'long_term' });
  });
});
