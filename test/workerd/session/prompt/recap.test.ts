/**
 * What a new conversation is told of those before it. Without it every chat begins as with a stranger; told wrongly it shows what
 * belongs elsewhere or was erased, and a text that wavers makes every turn pay for the whole prompt again.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countTokens } from '../../../../src/lib/text/tokens.ts';
import { RECAP_MAX_TOKENS } from '../../../../src/session/prompt/recap.ts';
import { say, talkOf } from '../../support/scenes/compaction.ts';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { settleOutbox } from '../../support/scenes/maintenance.ts';
import { withToken } from '../../support/service/keys.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { placesInObjects } from '../../support/storage/raw-storage.ts';
import { evictSession, loseStorage } from '../../support/storage/session.ts';

let workspace: TestWorkspace;
let chats = 0;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (identity: Record<string, unknown> = {}, of = workspace) =>
  openConversation(of, { chat_id: `chat ${++chats}`, ...identity });
/** A conversation in which something was said. */
async function talked(text: string, identity: Record<string, unknown> = {}): Promise<string> {
  const id = await open(identity);
  await exchange(workspace, id, text, 'Noted.');
  return id;
}
/** The same, summarised. */
async function summarised(text: string, identity: Record<string, unknown> = {}): Promise<string> {
  const own = { chat_id: `chat ${++chats}`, user_id: 'ana', ...identity };
  const id = await openConversation(workspace, own);
  await say(workspace, own, [{ role: 'user', content: text }, ...talkOf(24)]);
  await workspace.call('POST', `/v1/conversations/${id}/compact`);
  return id;
}
const stableIn = async (id: string, of = workspace, body = {}): Promise<string> => {
  const answer = await takeTurn(of, id, 'Good morning.', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.prompt.system.stable;
};
const recapIn = (stable: string): string =>
  /Earlier conversations with the user[\s\S]*$/.exec(stable)?.[0] ?? '';
const change = (id: string, body: unknown) => workspace.call('PATCH', `/v1/conversations/${id}`, body);

describe('a new conversation', () => {
  it('is told what is known and of the newest conversations, in few tokens, and goes on with the same bytes', async () => {
    await remember(workspace, 'Ana is a nurse.', { importance: 0.9 });
    await talked('We plan a trip to Faro.');
    const bees = await summarised('I decided to keep bees. My next step is to order a hive.');
    const tiles = await talked('The kitchen gets blue tiles.', { title: 'Kitchen' });
    const stranger = await openConversation(workspace, { chat_id: 'other', user_id: 'bo' });
    await exchange(workspace, stranger, 'The zither is mine.', 'Noted.');
    const id = await open();
    const first = await stableIn(id);
    const recap = recapIn(first);
    expect(first).toContain('Ana is a nurse.');
    expect(recap).toMatch(/^- \d{4}-\d\d-\d\d, "Kitchen": "The kitchen gets blue tiles\."/m);
    expect(recap).toContain('keep bees');
    expect(recap).toContain('trip to Faro');
    expect(recap.indexOf('Kitchen')).toBeLessThan(recap.indexOf('bees'));
    expect(recap).not.toContain('zither');
    expect(countTokens(recap)).toBeLessThanOrEqual(RECAP_MAX_TOKENS);
    // Whatever becomes of the others.
    await exchange(workspace, bees, 'The hive is here.', 'Good.');
    await change(tiles, { title: 'Bathroom' });
    await talked('A new one of boats.');
    await workspace.call('POST', `/v1/conversations/${tiles}/archive`);
    expect(await stableIn(id)).toBe(first);
    await evictSession(workspace, id);
    expect(await stableIn(id)).toBe(first);
    expect(recapIn(await stableIn(await open()))).toContain('boats');
  });

  it('is told of single questions only where there is nothing else to tell', async () => {
    await talked('Is basil a herb?');
    expect(recapIn(await stableIn(await open()))).toContain('Is basil a herb?');
    await talked('We plan a trip to Faro.');
    await talked('The kitchen gets blue tiles.');
    await talked('How long do eggs boil？');
    await talked('I keep bees in Porto.');
    const recap = recapIn(await stableIn(await open()));
    for (const told of ['Faro', 'blue tiles', 'bees']) expect(recap).toContain(told);
    expect(recap).not.toMatch(/basil|eggs/);
  });

  it('is told of what was talked of behind any number of quick questions', async () => {
    await summarised('We plan a trip to Faro.');
    for (let i = 0; i < 9; i++) {
      const id = await talked(i % 2 === 0 ? `What is ${i} times 7?` : 'whats my rent now');
      await workspace.call('POST', `/v1/conversations/${id}/compact`);
    }
    const recap = recapIn(await stableIn(await open()));
    expect(recap).toContain('Faro');
    expect(recap).not.toMatch(/times 7|my rent/);
  });

  it('is told the same where its object has lost what it kept', async () => {
    await talked('We plan a trip to Faro.');
    await summarised('I keep bees in Porto.');
    const id = await open();
    const first = await stableIn(id);
    await talked('A new one of boats.');
    await loseStorage(workspace, id);
    expect(await stableIn(id)).toBe(first);
  });

  it('is told no more of what is erased, forgotten or taken back, at once and wherever it is kept; the rest stays as it was', async () => {
    const erased = await talked('The zebra is striped.');
    const summary = await summarised('Remember that I own a walrus.');
    const id = await open();
    const first = await takeTurn(workspace, id, 'Good morning.', { turn_id: 't1' });
    const { stable } = first.body.prompt.system;
    expect(recapIn(stable)).toMatch(/walrus[\s\S]*zebra/);
    expect(await placesInObjects('zebra', workspace, [id])).not.toEqual([]);
    // Another one, whose answer is remembered under the key of its request.
    const keyed = await open();
    const askKeyed = () =>
      workspace.call(
        'POST',
        `/v1/conversations/${keyed}/turns`,
        { content: 'Good morning.' },
        { headers: { 'Idempotency-Key': 'recap' } },
      );
    expect(JSON.stringify((await askKeyed()).body)).toContain('zebra');
    expect((await workspace.call('DELETE', `/v1/conversations/${erased}`)).status).toBe(200);
    expect(await placesInObjects('zebra', workspace, [id])).toEqual([]);
    const again = await takeTurn(workspace, id, 'Good morning.', { turn_id: 't1' });
    expect(JSON.stringify(again.body)).not.toContain('zebra');
    expect(JSON.stringify((await askKeyed()).body)).not.toContain('zebra');
    const without = stable
      .split('\n')
      .filter((line) => !line.includes('zebra'))
      .join('\n');
    expect(await stableIn(id)).toBe(without);
    await takeTurn(workspace, summary, 'Forget that I own a walrus.');
    expect(recapIn(await stableIn(id))).toBe('');
    await settleOutbox(workspace);
    expect(await placesInObjects('walrus', workspace, [id])).toEqual([]);
  });

  it('is told nothing of groups, of archived ones, or of what was off the record, and a group is told of none', async () => {
    const group = await openGroup(workspace, 'band');
    await takeTurn(workspace, group, 'The gorilla is loud.', { user_id: 'ana' });
    const archived = await talked('The aardvark is old.');
    await workspace.call('POST', `/v1/conversations/${archived}/archive`);
    await talked('The lynx is shy.');
    await talked('Off the record: the okapi is ill.');
    const stable = await stableIn(await open());
    expect(recapIn(stable)).toContain('lynx');
    expect(stable).not.toMatch(/gorilla|aardvark|okapi/);
    expect(recapIn(await stableIn(group, workspace, { user_id: 'ana' }))).toBe('');
  });

  it('is told of as many as its workspace and its caller let it: of a channel, of none, and with a token of one conversation of none', async () => {
    const { body } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' });
    await talked('The lynx is shy.');
    await talked('The rose is red.', { channel_id: body.id });
    const set = (settings: Record<string, unknown>) => workspace.call('PATCH', '/v1/settings', settings);
    const bound = await open();
    const token = await withToken(workspace, { user_id: 'ana', conversation_id: bound });
    expect(recapIn(await stableIn(bound, token))).toBe('');
    // A key is told, and that token still is not.
    expect(recapIn(await stableIn(bound))).toContain('lynx');
    expect(recapIn(await stableIn(bound, token))).toBe('');
    await set({ recap_conversations: 1 });
    expect(recapIn(await stableIn(await open())).match(/^- /gm)).toHaveLength(1);
    await set({ recap_conversations: 3, recall_reach: 'channel' });
    const inGarden = recapIn(await stableIn(await open({ channel_id: body.id })));
    expect(inGarden).toContain('rose');
    expect(inGarden).not.toContain('lynx');
    await set({ recall_reach: 'conversation' });
    expect(recapIn(await stableIn(await open()))).toBe('');
    await set({ recall_reach: 'user', recap_conversations: 0 });
    expect(recapIn(await stableIn(await open()))).toBe('');
    expect((await set({ recap_conversations: 6 })).status).toBe(422);
  });

  it('hands what it is told on to its branch', async () => {
    await talked('The lynx is shy.');
    const id = await talked('We plan a trip.');
    const stable = await stableIn(id);
    const branched = await workspace.call<{ id: string }>('POST', `/v1/conversations/${id}/branches`, {
      purpose: 'regular',
    });
    expect(await stableIn(branched.body.id)).toBe(stable);
  });
});
