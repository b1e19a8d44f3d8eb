/**
 * A new conversation that goes on with an earlier one. If it does not, the user is told that nothing is known of what they said
 * last week; if it takes up the wrong one, or one that is not theirs to hear of, the model tells them what was never meant.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say, talkOf } from '../../support/scenes/compaction.ts';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { withToken } from '../../support/service/keys.ts';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsWith } from '../../support/storage/databases.ts';
import { placesInObjects } from '../../support/storage/raw-storage.ts';
import { evictSession } from '../../support/storage/session.ts';

type Answer = TurnAnswer & {
  readonly continues?: { readonly conversation_id: string; readonly title: string | null };
};
const CUE = 'Let us continue where we left off with the kitchen tiles.';

let workspace: TestWorkspace;
let chats = 0;

beforeEach(async () => {
  workspace = await createWorkspace({ settings: { recap_conversations: 0 } });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (identity: Record<string, unknown> = {}) =>
  openConversation(workspace, { chat_id: `chat ${++chats}`, ...identity });
async function talked(text: string, identity: Record<string, unknown> = {}): Promise<string> {
  const id = await open(identity);
  await exchange(workspace, id, text, 'Noted.');
  return id;
}
async function summarised(text: string): Promise<string> {
  const own = { chat_id: `chat ${++chats}`, user_id: 'ana' };
  const id = await openConversation(workspace, own);
  await say(workspace, own, [{ role: 'user', content: text }, ...talkOf(24)]);
  await workspace.call('POST', `/v1/conversations/${id}/compact`);
  return id;
}
const take = async (id: string, content: string, of = workspace, body = {}): Promise<Answer> => {
  const answer = await takeTurn(of, id, content, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Answer;
};

describe('a message that goes on with an earlier conversation', () => {
  it('takes up the right one, tells what it came to, says which, and keeps it through the conversation', async () => {
    const tiles = await summarised(
      'I decided to take the blue tiles for the kitchen. My next step is to order grout.',
    );
    await talked('What goes with leeks in the kitchen?', { title: 'Kitchen recipes' });
    await talked('We plan a trip to Faro.');
    const id = await open();
    const { answer: first, inSequence } = await countTrips(() => take(id, CUE, workspace, { turn_id: 't1' }));
    expect(inSequence).toBeLessThanOrEqual(3);
    expect(first).toMatchObject({
      status: 'ready',
      continues: { conversation_id: tiles, title: expect.stringContaining('blue tiles') },
    });
    expect(first.prompt.system.dynamic).toMatch(
      /The earlier conversation that this one goes on with[\s\S]*blue tiles[\s\S]*grout/,
    );
    const again = await take(id, CUE, workspace, { turn_id: 't1' });
    expect(again.continues).toEqual(first.continues);
    await workspace.call('POST', `/v1/conversations/${id}/turns/t1/reply`, { content: 'Blue it is.' });
    await evictSession(workspace, id);
    const next = await take(id, 'And what was the next step?');
    expect(next).not.toHaveProperty('continues');
    expect(next.prompt.system.dynamic).toContain('grout');
  });

  it('takes up one that has no summary yet, after a greeting too, and the newest where it names none', async () => {
    const tiles = await talked('We retile the kitchen with blue tiles.');
    const faro = await talked('We plan a trip to Faro.', { title: 'Holidays' });
    const id = await talked('Hi!');
    const greeted = await take(id, CUE);
    expect(greeted.continues).toEqual({
      conversation_id: tiles,
      title: 'We retile the kitchen with blue tiles',
    });
    expect(JSON.stringify(greeted.prompt)).toContain('blue tiles');
    const bare = await take(await open(), 'Mach da weiter, wo wir aufgehört haben.');
    expect(bare).toMatchObject({ status: 'ready', continues: { conversation_id: id } });
    await exchange(workspace, faro, 'The hotel is by the river.', 'Good.');
    expect((await take(await open(), 'continue')).continues).toEqual({
      conversation_id: faro,
      title: 'Holidays',
    });
  });

  it('gets no prompt where none fits, or none is theirs to hear of', async () => {
    const group = await openGroup(workspace, 'tilers');
    await exchange(workspace, group, 'We retile the kitchen with blue tiles.', 'Noted.', { user_id: 'ana' });
    await talked('We retile the kitchen with green tiles.', { user_id: 'bo' });
    const lost = { status: 'continuity_lost', prompt: null };
    expect(await take(await open(), CUE)).toMatchObject(lost);
    await talked('We plan a trip to Faro.');
    expect(await take(await open(), CUE)).toMatchObject(lost);
    const tiles = await talked('Shall we retile the kitchen with white tiles?');
    const id = await open();
    const bound = await withToken(workspace, { user_id: 'ana', conversation_id: id });
    expect(await take(id, CUE, bound)).toMatchObject(lost);
    expect(await take(id, CUE, workspace, { options: { recall_reach: 'conversation' } })).toMatchObject(lost);
    expect(await take(await openGroup(workspace, 'other'), CUE, workspace, { user_id: 'ana' })).toMatchObject(
      lost,
    );
    expect((await take(await open(), CUE)).continues?.conversation_id).toBe(tiles);
  });

  it('tells no more of it once it is erased, in answers that are asked for again too, and nothing keeps it', async () => {
    const tiles = await summarised('I decided to take the walrus tiles for the kitchen.');
    const id = await open();
    await take(id, CUE, workspace, { turn_id: 't1' });
    expect(await placesInObjects('walrus', workspace, [id])).not.toEqual([]);
    expect((await workspace.call('DELETE', `/v1/conversations/${tiles}`)).status).toBe(200);
    expect(await placesInObjects('walrus', workspace, [id])).toEqual([]);
    expect(Object.keys(await rowsWith(tiles))).toEqual(['audit_log']);
    const again = await take(id, CUE, workspace, { turn_id: 't1' });
    const next = await take(id, 'And what was the next step?');
    expect(JSON.stringify([again, next])).not.toMatch(new RegExp(`walrus|${tiles}`));
  });
});
