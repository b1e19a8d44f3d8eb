/**
 * A line of the persona and the memory of the instruction that it came from go together. Who deletes the one, or asks to have it
 * forgotten, must not find the assistant following it for ever, nor read it in a prompt.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../support/service/workspace.ts';

let workspace: TestWorkspace;
let chats = 0;

beforeEach(async () => {
  workspace = await createWorkspace();
});

const chatOf = (more: Record<string, unknown> = {}) =>
  openConversation(workspace, { chat_id: `chat-${chats++}`, ...more });
const say = async (content: string, more: Record<string, unknown> = {}): Promise<void> => {
  await exchange(workspace, await chatOf(more), content, 'As you wish.');
};
/** Everything that tells of the persona of ana: what a new conversation is told, the layer, its revisions and what was decided. */
const toldOf = async (): Promise<string> => {
  const turn = await takeTurn(workspace, await chatOf(), 'Hello, how are things?');
  const own = ['', '/revisions', '/candidates'].map((path) =>
    workspace.call('GET', `/v1/personas/default${path}?user_id=ana`),
  );
  return JSON.stringify([turn.body.prompt, ...(await Promise.all(own)).map(({ body }) => body)]);
};
const cardOf = async (): Promise<string> => {
  const turn = await takeTurn(workspace, await chatOf(), 'Hello, how are things?');
  return JSON.stringify(turn.body.prompt);
};
const memoryOf = async (words: string): Promise<string> => {
  const { body } = await workspace.call<{ data: { id: string; content: string }[] }>(
    'GET',
    '/v1/memories?user_id=ana',
  );
  return body.data.find(({ content }) => content.includes(words))?.id ?? '';
};

const PILLS = 'Always remind me to take my Prozac.';
const ASKED = [PILLS, 'Never use emojis.', 'Call me Captain.'] as const;

describe('the memory of an instruction that is deleted', () => {
  it.each([
    ['by itself', (id: string) => workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`)],
    [
      'in a batch',
      (id: string) => workspace.call('POST', '/v1/memories/batch', { delete: [{ id, user_id: 'ana' }] }),
    ],
  ])('%s takes its line of the persona along, out of every revision, and no other', async (_, erase) => {
    await say(ASKED.join(' '));
    await say('Never use emojis.');
    expect(await toldOf()).toContain('Prozac');
    expect((await erase(await memoryOf('Prozac'))).status).toBeLessThan(300);
    const told = await toldOf();
    expect(told).not.toContain('Prozac');
    expect(told).toContain('Never use emojis');
    expect((await erase(await memoryOf('Captain'))).status).toBeLessThan(300);
    expect(await toldOf()).not.toContain('Captain');
    expect(await cardOf()).toContain('Never use emojis');
    // Asked for again, it holds again.
    await say(PILLS);
    expect(await cardOf()).toContain('Prozac');
  });

  it('leaves what somebody set by hand', async () => {
    await workspace.call('PUT', '/v1/personas/default?user_id=ana', { boundaries: ['Never use emojis'] });
    await say('Never use emojis.');
    await workspace.call('DELETE', `/v1/memories/${await memoryOf('emojis')}?user_id=ana`);
    expect(await cardOf()).toContain('Never use emojis');
  });
});

describe('an instruction that its user wishes forgotten', () => {
  it('leaves the persona at once, in every persona that has it; aborted, the wish leaves it as it was', async () => {
    await say(ASKED.join(' '));
    await say(PILLS, { persona_id: 'coach' });
    const chat = await chatOf();
    const turn_id = 'wish';
    const turn = await takeTurn(workspace, chat, 'Please forget that I take Prozac.', { turn_id });
    expect(JSON.stringify(turn.body.prompt?.system)).not.toContain('Prozac');
    expect(turn.body).toMatchObject({
      persona: [{ field: 'instructions', value: '', decision: 'accepted', reason: 'forgotten' }],
    });
    expect((await workspace.call('POST', `/v1/conversations/${chat}/turns/${turn_id}/abort`)).status).toBe(
      200,
    );
    expect(await cardOf()).toContain('Prozac');
    await say('Please forget that I take Prozac.');
    expect(await cardOf()).not.toContain('Prozac');
    expect(await cardOf()).toContain('Never use emojis');
    const coach = await takeTurn(workspace, await chatOf({ persona_id: 'coach' }), 'Hello.');
    expect(JSON.stringify(coach.body.prompt?.system)).not.toContain('Prozac');
  });

  it('leaves it by an import that tells the wish in the conversation, too, and where changes are applied by the hour', async () => {
    const chat = await chatOf({ chat_id: 'told' });
    await exchange(workspace, chat, PILLS, 'OK.');
    const later = new Date(Date.now() + 1_000).toISOString();
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'told', user_id: 'ana' },
      messages: [{ role: 'user', content: 'Please forget that I take Prozac.', occurred_at: later }],
    });
    expect(await cardOf()).not.toContain('Prozac');
    await workspace.call('PATCH', '/v1/settings', { persona_sync_apply: false });
    await say('Never mention my divorce.');
    await say('Please forget that I had a divorce.');
    await workspace.call('POST', '/v1/maintenance/persona_apply');
    expect(await cardOf()).not.toContain('divorce');
  });

  it('of a group leaves the group', async () => {
    const group = await openConversation(workspace, { chat_id: 'club', user_id: undefined, shared: true });
    const ana = { user_id: 'ana' };
    await takeTurn(workspace, group, PILLS, ana);
    const card = async () =>
      JSON.stringify((await takeTurn(workspace, group, 'Hello.', ana)).body.prompt?.system);
    expect(await card()).toContain('Prozac');
    await takeTurn(workspace, group, 'Please forget that I take Prozac.', ana);
    expect(await card()).not.toContain('Prozac');
  });
});
