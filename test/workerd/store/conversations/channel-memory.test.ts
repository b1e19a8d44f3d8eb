/**
 * Where it is kept what is said in a channel. A decision of one project that comes up in every other chat misleads; what a user
 * tells of themselves and finds unknown elsewhere they must say again.
 */
import { describe, expect, it } from 'vitest';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { evictSession, inSession } from '../../support/storage/session.ts';

const channelOf = async (workspace: TestWorkspace, name: string): Promise<string> =>
  (await workspace.call<{ id: string }>('POST', '/v1/channels', { name })).body.id;

interface Kept {
  readonly content: string;
  readonly tier: string;
  readonly channel_id: string | null;
}

const kept = (workspace: TestWorkspace) =>
  rowsOf<Kept>(
    `SELECT content, tier, channel_id FROM memories WHERE workspace_id = ? AND status = 'active' ORDER BY row_id`,
    [workspace.id],
  );

const DECISION = 'We decided to go with Postgres for the database.';

/** What a prompt says, in its prefix or in a block. */
async function told(workspace: TestWorkspace, conversation: string, question: string): Promise<string> {
  const { prompt } = (await takeTurn(workspace, conversation, question)).body;
  return `${prompt.system.stable}\n${prompt.messages.map(({ content }) => content).join('\n')}`;
}

describe('what is learnt in a channel', () => {
  it('is known in its other chats and nowhere else when it is of its topic, and everywhere when it is of the user', async () => {
    const workspace = await createWorkspace({ settings: { recall_reach: 'conversation' } });
    const [channel_id, garden] = [await channelOf(workspace, 'shop'), await channelOf(workspace, 'garden')];
    const shop = await openConversation(workspace, { channel_id });
    for (const said of [
      DECISION,
      'Deadline for the migration: March 3, 2031.',
      'Remember that the staging server restarts on Mondays.',
      'Remember that I keep rabbits.',
      "I'm allergic to peanuts.",
    ])
      await exchange(workspace, shop, said, 'Noted.');
    const here = { tier: 'channel', channel_id };
    const mine = { tier: 'workspace', channel_id: null };
    expect(
      (await kept(workspace)).map(({ tier, channel_id: place }) => ({ tier, channel_id: place })),
    ).toEqual([here, here, here, mine, mine]);
    const next = await openConversation(workspace, { channel_id, chat_id: 'next' });
    const other = await openConversation(workspace, { channel_id: garden, chat_id: 'other' });
    expect(await told(workspace, next, 'Which database did we decide to go with?')).toContain('Postgres');
    expect(await told(workspace, other, 'Which database did we decide to go with?')).not.toContain(
      'Postgres',
    );
    expect(await told(workspace, other, 'Am I allergic to peanuts?')).toMatch(/allergic to peanuts\.?"/);
  });

  it('is the user’s in the default channel, which has no topic, and the subject’s where a conversation has one', async () => {
    const workspace = await createWorkspace();
    const plain = await openConversation(workspace);
    await exchange(workspace, plain, DECISION, 'Noted.');
    const channel_id = await channelOf(workspace, 'boats');
    const boat = await openConversation(workspace, { channel_id, chat_id: 'boat', subject_id: 'zephyr' });
    await exchange(workspace, boat, 'Remember that the mast is of spruce.', 'Noted.');
    expect((await kept(workspace)).map(({ tier }) => tier)).toEqual(['workspace', 'workspace']);
  });

  it('replaces what was said of it there, and nothing that another channel has under the same name', async () => {
    const workspace = await createWorkspace();
    const chats = [];
    for (const name of ['shop', 'garden']) {
      const channel_id = await channelOf(workspace, name);
      chats.push(await openConversation(workspace, { channel_id, chat_id: name }));
    }
    const [shop = '', garden = ''] = chats;
    await exchange(workspace, shop, 'Deadline for the plan: March 3, 2031.', 'Noted.');
    await exchange(workspace, garden, 'Deadline for the plan: May 5, 2031.', 'Noted.');
    await exchange(workspace, shop, 'Deadline for the plan: April 4, 2031.', 'Noted.');
    expect((await kept(workspace)).map(({ content }) => content)).toEqual([
      expect.stringContaining('2031-05-05'),
      expect.stringContaining('2031-04-04'),
    ]);
  });

  it('costs no round trip more: not where the object does not know the channel yet, nor later', async () => {
    const workspace = await createWorkspace();
    const channel_id = await channelOf(workspace, 'shop');
    const usual = await openConversation(workspace, { chat_id: 'usual' });
    const shop = await openConversation(workspace, { channel_id, chat_id: 'shop' });
    const plain = await countTrips(() => takeTurn(workspace, usual, 'I live in Porto.'));
    const first = await countTrips(() => takeTurn(workspace, shop, DECISION));
    expect(first.inSequence).toBe(plain.inSequence);
    expect((await kept(workspace)).map(({ tier }) => tier)).toEqual(['workspace', 'channel']);
    // As an object is that was there before anybody kept this.
    await inSession(workspace, shop, 'DELETE FROM channels');
    await evictSession(workspace, shop);
    const again = 'We decided to go with Hono for the API.';
    expect((await countTrips(() => takeTurn(workspace, shop, again))).inSequence).toBe(plain.inSequence);
    expect((await kept(workspace)).map(({ tier }) => tier)).toEqual(['workspace', 'channel', 'channel']);
  });

  it('is forgotten when its user says so, wherever they say it, and nobody else’s is', async () => {
    const workspace = await createWorkspace();
    const channel_id = await channelOf(workspace, 'shop');
    const shop = await openConversation(workspace, { channel_id, chat_id: 'shop' });
    const bo = await openConversation(workspace, { channel_id, chat_id: 'bo', user_id: 'bo' });
    for (const chat of [shop, bo]) await exchange(workspace, chat, DECISION, 'Noted.');
    await exchange(workspace, shop, 'Remember that the staging server restarts on Mondays.', 'Noted.');
    const plain = await openConversation(workspace, { chat_id: 'plain' });
    const wish = await takeTurn(workspace, plain, 'Forget everything I told you about Postgres.');
    expect(wish.body.signals).toMatchObject([{ action: 'forgotten', kind: 'decision' }]);
    const left = await rowsOf<{ user_id: string; kind: string }>(
      `SELECT user_id, kind FROM memories WHERE workspace_id = ? AND status = 'active' ORDER BY row_id`,
      [workspace.id],
    );
    expect(left).toEqual([
      { user_id: 'bo', kind: 'decision' },
      { user_id: 'ana', kind: 'fact' },
    ]);
  });

  it('is the same when it is imported', async () => {
    const workspace = await createWorkspace();
    const channel_id = await channelOf(workspace, 'shop');
    const conversation = { chat_id: 'old', user_id: 'ana', channel_id };
    const messages = [DECISION, 'I live in Porto.'].map((content, i) => ({
      role: 'user',
      content,
      occurred_at: `2026-01-0${i + 1}T00:00:00Z`,
    }));
    const answer = await workspace.call('POST', '/v1/ingest', { conversation, messages });
    expect(answer.status).toBe(200);
    expect((await kept(workspace)).map(({ tier }) => tier)).toEqual(['channel', 'workspace']);
    const wish = { role: 'user', content: 'Forget everything I told you about Postgres.' };
    await workspace.call('POST', '/v1/ingest', {
      conversation,
      messages: [{ ...wish, occurred_at: '2026-01-03T00:00:00Z' }],
    });
    expect((await kept(workspace)).map(({ tier }) => tier)).toEqual(['workspace']);
  });
});
