/**
 * Personas of groups. What somebody asked of their assistant alone must not stand in a prompt that others have answered before
 * their eyes; and what they ask for among others must not follow them home.
 */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../support/scenes/maintenance.ts';
import { askChat, configureChat, saying } from '../support/service/chat.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const ANA = { user_id: 'ana' };
/** What ana asks of her assistant alone: each way of asking that shapes answers, and what is known of her. */
const PRIVATE = [
  'Always remind me to take my Prozac.',
  'From now on answer in French.',
  'Call me Captain.',
  'Never mention my ex.',
  'I prefer answers without emojis, please.',
  'Please remember that I am allergic to peanuts.',
];
const OF_PRIVATE = /Prozac|French|Captain|my ex|emoji|peanut/i;

let workspace: TestWorkspace;
let home: string;

const prompt = ({ prompt: { system, messages } }: TurnAnswer): string =>
  JSON.stringify([system.stable, system.dynamic, messages]);
const openGroup = (chat_id: string, persona_id?: string) =>
  openConversation(workspace, { chat_id, shared: true, user_id: 'ana', persona_id });
const say = async (conversation: string, content: string, user_id = 'ana'): Promise<TurnAnswer> => {
  const turn = await takeTurn(workspace, conversation, content, { user_id });
  expect(turn.status, JSON.stringify(turn.body)).toBe(200);
  return turn.body;
};

beforeAll(async () => {
  workspace = await createWorkspace();
  home = await openConversation(workspace, { chat_id: 'home' });
  for (const text of PRIVATE) await exchange(workspace, home, text, 'Of course.');
});
afterEach(() => configureModels());

describe('what was asked for alone', () => {
  it('shapes what is said alone, and nothing that a group reads', async () => {
    expect(prompt(await say(home, 'What shall I do today?'))).toMatch(/Prozac/);
    const group = await openGroup('club');
    for (const text of ['Hello, everybody.', 'What shall I do today, and in which language do you answer?'])
      expect(prompt(await say(group, text))).not.toMatch(OF_PRIVATE);
    const { messages } = await liveHistory(workspace, group);
    expect(JSON.stringify(messages)).not.toMatch(OF_PRIVATE);
    const oriented = await workspace.call<{ document: string }>(
      'GET',
      `/v1/conversations/${group}/orientation`,
    );
    expect(oriented.body.document).not.toMatch(OF_PRIVATE);

    const model = configureChat();
    await model.script({ says: 'Hello.' });
    const asked = await askChat(workspace, saying('And what now?', { user: 'ana' }), {
      'X-Strata-Conversation': group,
    });
    expect(asked.status).toBe(200);
    expect(JSON.stringify(await model.sent())).not.toMatch(OF_PRIVATE);

    const lost = await say(await openGroup('lost'), 'As we said last time, go on with that.');
    expect((lost as TurnAnswer & { recovery: { message: string } }).recovery.message).toMatch(/^I have no/);
  });

  it('and what an operator has set shapes a group: for the workspace, or by the persona of the group', async () => {
    await workspace.call('PUT', '/v1/personas/desk', { name: 'Max', instructions: ['Greet everybody'] });
    const { stable } = (await say(await openGroup('desk', 'desk'), 'Hello.')).prompt.system;
    for (const text of ['Max', 'Greet everybody']) expect(stable).toContain(text);
    expect(stable).not.toMatch(OF_PRIVATE);
  });
});

describe('what was asked for in a group', () => {
  it('holds for who asked, there alone: not in another group, not at home, not as a memory; and ends nothing there', async () => {
    const [one, two] = [await openGroup('one'), await openGroup('two')];
    const asked = ['From now on answer in Spanish.', 'Call me Boss.', 'Always cite your sources.'];
    for (const text of asked) await exchange(workspace, one, text, 'Sure.', ANA);
    await exchange(workspace, one, 'I live in Porto.', 'Nice.', ANA);
    const OF_GROUP = /Spanish|Boss|cite/;
    const { stable } = (await say(one, 'Where is it warm?')).prompt.system;
    for (const text of ['Spanish (es)', 'Boss', 'cite your sources'])
      expect(stable.toLowerCase()).toContain(text.toLowerCase());
    expect((await say(one, 'Where is it warm?', 'bo')).prompt.system.stable).not.toMatch(OF_GROUP);
    expect(prompt(await say(two, 'Where is it warm?'))).not.toMatch(OF_GROUP);
    const fresh = await openConversation(workspace, { chat_id: 'another' });
    const alone = await say(fresh, 'Where is it warm, and how do you answer me?');
    expect(alone.prompt.system.stable).not.toMatch(OF_GROUP);
    for (const text of ['French (fr)', 'Captain', 'Prozac'])
      expect(alone.prompt.system.stable).toContain(text);
    const { body } = await workspace.call<{ data: { content: string; status: string }[] }>(
      'GET',
      '/v1/memories?user_id=ana&limit=200',
    );
    const held = body.data.map(({ content }) => content).join('\n');
    expect(held).not.toMatch(OF_GROUP);
    // What they tell of themselves is theirs wherever they tell it, and so is what they asked for before.
    for (const text of ['Porto', 'French', 'Captain']) expect(held).toContain(text);
  });

  it('is there for an operator to see and to change, is in no file, and ends with the group', async () => {
    const group = await openGroup('short');
    await exchange(workspace, group, 'Call me Zarathustra.', 'Yes.', ANA);
    const path = (more: string) => `/v1/personas/default?user_id=ana${more}`;
    const own = await workspace.call<{ address: string | null }>('GET', path(''));
    expect(own.body.address).toBe('Captain');
    const inGroup = `&conversation_id=${group}`;
    expect((await workspace.call<{ address: string }>('GET', path(inGroup))).body.address).toBe(
      'Zarathustra',
    );
    await workspace.call('PUT', path(inGroup), { address: 'Ana' });
    expect((await say(group, 'Hello.')).prompt.system.stable).toContain('"Ana"');
    expectProblem(
      await workspace.call('GET', `/v1/personas/default?conversation_id=${group}`),
      422,
      'user_id',
    );
    for (const id of [home, 'conv_00000000000070008000000000000000'])
      expectProblem(await workspace.call('GET', path(`&conversation_id=${id}`)), 422, 'conversation_id');
    await runTask(workspace, 'persona_apply');
    const layers = 'SELECT exported_revision AS n FROM persona_profiles WHERE conversation_id = ?';
    expect(await rowsOf(layers, [group])).toEqual([{ n: 0 }]);
    expect((await workspace.call('DELETE', `/v1/conversations/${group}`)).status).toBe(200);
    expect(await rowsOf(layers, [group])).toEqual([]);
    for (const table of ['persona_candidates', 'persona_evidence', 'persona_revisions'])
      expect(
        await rowsOf(`SELECT * FROM ${table} WHERE persona_id NOT IN (SELECT id FROM persona_profiles)`),
      ).toEqual([]);
  });

  it('is taken back with its turn, and only there', async () => {
    const group = await openGroup('abort');
    const { turn_id } = await say(group, 'Call me Chief and answer in German.');
    const abort = await workspace.call('POST', `/v1/conversations/${group}/turns/${turn_id}/abort`);
    expect(abort.status).toBe(200);
    expect((await say(group, 'Hello.')).prompt.system.stable).not.toMatch(/Chief|German/);
    expect((await say(home, 'Hello again.')).prompt.system.stable).toContain('Captain');
  });
});
