/**
 * "Forget everything you know about me." Who asks for it and says yes must not be known any more, in whatever chat; who did not say
 * yes, or is somebody else, must lose nothing.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { askChat, configureChat, saying } from '../../support/service/chat.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

afterEach(() => configureModels());

const WISH = 'Please forget everything you know about me.';

interface Confirming {
  readonly turn_id: string;
  readonly status: string;
  readonly prompt: unknown;
  readonly confirmation?: {
    readonly status: string;
    readonly message?: string;
    readonly erased?: Record<string, number>;
  };
}

const say = async (
  workspace: TestWorkspace,
  id: string,
  content: string,
  more: Record<string, unknown> = {},
) => (await workspace.call<Confirming>('POST', `/v1/conversations/${id}/turns`, { content, ...more })).body;

const reply = (workspace: TestWorkspace, id: string, turn: Confirming, content: string) =>
  workspace.call('POST', `/v1/conversations/${id}/turns/${turn.turn_id}/reply`, { content });

/** Asks for it, and commits the question as the reply, as clients do. */
async function askToForget(workspace: TestWorkspace, id: string, more: Record<string, unknown> = {}) {
  const asked = await say(workspace, id, WISH, more);
  expect(asked).toMatchObject({
    status: 'confirmation_needed',
    prompt: null,
    confirmation: { status: 'asked' },
  });
  await reply(workspace, id, asked, asked.confirmation?.message ?? '');
  return asked;
}

const memoriesOf = async (workspace: TestWorkspace, userId: string) =>
  (
    await workspace.call<{ data: { content: string }[] }>('GET', `/v1/memories?user_id=${userId}`)
  ).body.data.map(({ content }) => content);

const found = async (workspace: TestWorkspace, query: string, userId: string) =>
  (
    await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', { query, user_id: userId })
  ).body.results.map(({ content }) => content);

/** What is known of a user in each of the ways in which something is. */
async function known(workspace: TestWorkspace, userId: string): Promise<string> {
  await remember(workspace, `The boat of ${userId} is called Fulmar.`, { user_id: userId });
  await remember(workspace, `${userId} likes maps of Fulmar bay.`, {
    user_id: userId,
    kind: 'preference',
    tier: 'account',
  });
  const id = await openConversation(workspace, { chat_id: `${userId}-1`, user_id: userId });
  await exchange(workspace, id, 'I live in Fulmarhavn. From now on answer in Norwegian.', 'Fulmarhavn, ja.');
  await exchange(workspace, id, 'The Fulmar needs a new mast in spring.', 'Notert.');
  await workspace.call('POST', `/v1/conversations/${id}/compact`);
  return id;
}

const FULMAR = /fulmar/i;

/** What a new conversation of a user is told of it. */
async function toldAnew(workspace: TestWorkspace, userId: string, chat: string) {
  const id = await openConversation(workspace, { chat_id: chat, user_id: userId });
  const turn = await takeTurn(
    workspace,
    id,
    'What is my boat called, where do I live, and what needs a new mast?',
  );
  return (
    JSON.stringify(turn.body.prompt?.system ?? '') +
    JSON.stringify(turn.body.prompt?.messages.slice(0, -1) ?? '')
  );
}

describe('a wish that everything be forgotten', () => {
  it('is asked back and erases nothing until its user says yes; then all of theirs, and of nobody else', async () => {
    const workspace = await createWorkspace();
    const [ana] = [await known(workspace, 'ana'), await known(workspace, 'bob')];
    const rows = () =>
      rowsOf('SELECT id, content, status FROM memories WHERE workspace_id = ? ORDER BY id', [workspace.id]);
    const before = await rows();
    const asked = await askToForget(workspace, ana, { turn_id: 'wish' });
    expect(asked.confirmation?.message).toMatch(/^Shall I erase/);
    expect((await say(workspace, ana, WISH, { turn_id: 'wish' })).confirmation).toEqual(asked.confirmation);
    expect(await rows()).toEqual(before);
    expect(await toldAnew(workspace, 'ana', 'ana-2')).toMatch(FULMAR);

    const yes = await say(workspace, ana, 'Yes, please.', { turn_id: 'yes' });
    expect(yes).toMatchObject({
      status: 'ready',
      confirmation: { action: 'forget_everything', status: 'done' },
    });
    expect(yes.confirmation?.erased).toMatchObject({ account_memories: 1 });
    expect(yes.confirmation?.erased?.memories).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(yes.prompt)).not.toMatch(/maps of|boat of ana/);
    expect([await memoriesOf(workspace, 'ana'), await found(workspace, 'Fulmar', 'ana')]).toEqual([[], []]);
    const persona = await workspace.call('GET', '/v1/personas/default?user_id=ana');
    expect(JSON.stringify(persona.body)).not.toMatch(/norwegian|"no"/i);
    expect(await toldAnew(workspace, 'ana', 'ana-3')).not.toMatch(/fulmar|norwegian/i);
    const summaries = await rowsOf<{ text: string | null }>(
      `SELECT rolling_summary AS text FROM conversations WHERE user_id = 'ana' AND workspace_id = ?1
        UNION ALL SELECT k.content FROM chunks k JOIN conversations c ON c.id = k.conversation_id
          WHERE c.user_id = 'ana' AND k.workspace_id = ?1`,
      [workspace.id],
    );
    expect(summaries.filter(({ text }) => FULMAR.test(text ?? ''))).toEqual([]);

    // Sent again it erases nothing more, and what is said from now on is learnt.
    await remember(workspace, 'Ana rows now.', { user_id: 'ana' });
    expect((await say(workspace, ana, 'Yes, please.', { turn_id: 'yes' })).status).toBe('ready');
    expect(await memoriesOf(workspace, 'ana')).toEqual(['Ana rows now.']);

    expect(await toldAnew(workspace, 'bob', 'bob-2')).toMatch(FULMAR);
    expect((await memoriesOf(workspace, 'bob')).length).toBeGreaterThanOrEqual(2);
    expect(await found(workspace, 'Fulmar', 'bob')).not.toEqual([]);
  });

  it('is not confirmed by a no, by a yes to something else, or by a yes that comes later', async () => {
    const workspace = await createWorkspace();
    const id = await known(workspace, 'ana');
    const before = await memoriesOf(workspace, 'ana');
    const conditions = ['No, better not.', 'Yes, but keep my name.', 'What would go?'];
    for (const answer of conditions) {
      await askToForget(workspace, id);
      const turn = await say(workspace, id, answer);
      expect([turn.status, turn.confirmation]).toEqual(['ready', undefined]);
      await reply(workspace, id, turn, 'As you wish.');
      expect((await say(workspace, id, 'Yes.')).confirmation).toBeUndefined();
    }
    const asked = await say(workspace, id, WISH);
    await reply(workspace, id, asked, 'Shall we have pasta tonight?');
    expect((await say(workspace, id, 'Yes.')).confirmation).toBeUndefined();
    expect(await memoriesOf(workspace, 'ana')).toEqual(before);
  });

  it('is for its own user to confirm, in a group too', async () => {
    const workspace = await createWorkspace();
    await Promise.all([known(workspace, 'ana'), known(workspace, 'bob')]);
    const group = await openConversation(workspace, { chat_id: 'crew', shared: true, user_id: 'ana' });
    await askToForget(workspace, group, { user_id: 'ana' });
    expect((await say(workspace, group, 'Yes.', { user_id: 'bob' })).confirmation).toBeUndefined();
    expect((await memoriesOf(workspace, 'ana')).length).toBeGreaterThan(0);
    await askToForget(workspace, group, { user_id: 'ana' });
    expect((await say(workspace, group, 'Yes.', { user_id: 'ana' })).confirmation).toMatchObject({
      status: 'done',
    });
    expect(await memoriesOf(workspace, 'ana')).toEqual([]);
    expect((await memoriesOf(workspace, 'bob')).length).toBeGreaterThanOrEqual(2);
  });

  it('is asked and done through a chat, whose model is asked neither', async () => {
    const workspace = await createWorkspace();
    await known(workspace, 'ana');
    const chat = configureChat();
    await chat.script({ says: 'Done, I know nothing any more.' });
    const asked = await askChat(workspace, saying('Vergiss bitte alles, was du über mich weißt!'));
    expect([asked.headers.get('x-strata-status'), asked.content]).toEqual([
      'confirmation_needed',
      expect.stringMatching(/^Soll ich alles löschen/),
    ]);
    const done = await askChat(workspace, saying('Ja, bitte.'));
    expect(done.content).toBe('Done, I know nothing any more.');
    expect([await memoriesOf(workspace, 'ana'), (await chat.sent()).length]).toEqual([[], 1]);
  });
});
