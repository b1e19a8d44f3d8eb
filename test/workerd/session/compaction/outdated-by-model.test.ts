/**
 * What a language model finds outdated that no rule does. If it fails, prompts go on telling what somebody has long taken back in
 * words of their own; or a model ends what its user never touched, what somebody else told, or what waits for a person's word.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configureLanguage,
  configureModels,
  hurry,
  openAiModel,
} from '../../support/service/model-scripts.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

const model = openAiModel();
const RENT = 'My rent is 1200 euros a month.';
/** Nothing in it that a rule could hold against the rent. */
const RAISE = 'The landlord wrote again, 1275 as of March, can you believe it';

beforeEach(() => {
  hurry();
  configureLanguage(model);
});
afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

const answerOf = (fields: Record<string, unknown>) => ({
  says: JSON.stringify({ summary: 'Talk.', range_summary: 'Talk.', facts: [], snapshot: {}, ...fields }),
});
const factOf = (content: string, message: number) => ({
  category: 'other',
  content,
  subject: null,
  topic_key: null,
  user: 'u1',
  message,
  importance: 0.4,
});

/** What the model was asked last. */
const lastPrompt = async (): Promise<string> => {
  const { messages } = (await model.calls()).at(-1) as { messages: { content: string }[] };
  return messages.map(({ content }) => content).join('\n');
};

/** Number that a line of the prompt has, by words in it. */
const numberOf = (prompt: string, key: 'k' | 'n', words: string): number => {
  const line = prompt.split('\n').find((each) => each.startsWith(`{"${key}":`) && each.includes(words));
  return (JSON.parse(line ?? '{}') as Record<string, number>)[key] ?? 0;
};

const memoriesOf = (workspace: TestWorkspace) =>
  rowsOf<{ id: string; content: string; status: string; superseded_by: string | null }>(
    'SELECT id, content, status, superseded_by FROM memories WHERE workspace_id = ? ORDER BY row_id',
    [workspace.id],
  );

/** Compacts a conversation with a model that answers as `says` does of the prompt that it would get. */
async function compact(
  workspace: TestWorkspace,
  conversation: string,
  says: (prompt: string) => Record<string, unknown>,
): Promise<string> {
  // The numbers of an answer are those that the prompt gives: an attempt that fails shows them.
  await model.script({ says: 'no JSON' }, { says: 'no JSON' });
  await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
  const prompt = await lastPrompt();
  await model.script(answerOf(says(prompt)));
  const done = await workspace.call<{ compactions: unknown[] }>(
    'POST',
    `/v1/conversations/${conversation}/compact`,
  );
  expect(done.status).toBe(200);
  return prompt;
}

const promptOf = async (workspace: TestWorkspace, user_id: string, question: string): Promise<string> => {
  const conversation = await openConversation(workspace, { chat_id: `later-${question}`, user_id });
  return JSON.stringify((await takeTurn(workspace, conversation, question, { user_id })).body.prompt);
};

describe('what a model finds outdated', () => {
  it('ends what was known from another conversation, and what it became is told in its place', async () => {
    const workspace = await createWorkspace();
    const first = await openConversation(workspace, { chat_id: 'first', user_id: 'ana' });
    await exchange(workspace, first, RENT, 'Noted.');
    expect(await memoriesOf(workspace)).toMatchObject([{ status: 'active' }]);
    const second = await openConversation(workspace, { chat_id: 'second', user_id: 'ana' });
    await exchange(workspace, second, RAISE, 'Ouch.');
    expect((await memoriesOf(workspace))[0]).toMatchObject({ status: 'active' });
    const asked = await compact(workspace, second, (prompt) => ({
      facts: [factOf('The rent is 1275 euros a month.', numberOf(prompt, 'n', '1275'))],
      outdated: [
        {
          known: numberOf(prompt, 'k', '1200'),
          said: null,
          words: null,
          message: numberOf(prompt, 'n', '1275'),
        },
      ],
    }));
    expect(asked).toContain('1200 euros');
    expect((await memoriesOf(workspace)).find(({ content }) => content.includes('1200'))).toMatchObject({
      status: 'superseded',
    });
    const told = await promptOf(workspace, 'ana', 'How much is my rent these days?');
    expect(told).toContain('1275');
    for (const line of told.split('\\n').filter((each) => each.includes('1200')))
      expect(line).toMatch(/no longer|until|outdated|1275/);
  });

  it('marks a message of before that taught nothing, and only its words that are named', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace, { chat_id: 'chat', user_id: 'ana' });
    const plan = 'We meet Tuesday at the mill. The soup there is vegan.';
    await exchange(workspace, conversation, plan, 'Fine.');
    await exchange(workspace, conversation, 'They open a day later now, so be it', 'Fine.');
    await compact(workspace, conversation, (prompt) => ({
      outdated: [
        {
          known: null,
          said: numberOf(prompt, 'n', 'the mill'),
          words: 'We meet Tuesday at the mill.',
          message: numberOf(prompt, 'n', 'a day later'),
        },
      ],
    }));
    const over = (await memoriesOf(workspace)).filter(({ status }) => status === 'superseded');
    expect(over.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^We meet Tuesday \(\d{4}-\d\d-\d\d\) at the mill\.$/),
    ]);
    const [event] = await storedEvents(workspace, conversation);
    expect(event).toMatchObject({ content: plan, status: 'active' });
  });

  it('is not noted again where rules were there first', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace, { chat_id: 'chat', user_id: 'ana' });
    await exchange(workspace, conversation, 'I live in Porto.', 'Noted.');
    await exchange(workspace, conversation, 'The choir meets on Friday at seven.', 'Noted.');
    await exchange(workspace, conversation, 'Sorry, the choir meets on Thursday at seven.', 'Noted.');
    await exchange(workspace, conversation, 'I moved to Faro.', 'Noted.');
    const before = await memoriesOf(workspace);
    expect(before.filter(({ status }) => status === 'superseded')).toHaveLength(2);
    await compact(workspace, conversation, (prompt) => ({
      outdated: [
        ['Porto', 'Faro'],
        ['Friday', 'Thursday'],
      ].map(([said = '', by = '']) => ({
        known: null,
        said: numberOf(prompt, 'n', said),
        words: null,
        message: numberOf(prompt, 'n', by),
      })),
    }));
    expect(await memoriesOf(workspace)).toEqual(before);
  });

  it('is believed of nobody else, of nothing that came later, and of no message that there is not', async () => {
    const workspace = await createWorkspace();
    const theirs = await openConversation(workspace, { chat_id: 'theirs', user_id: 'ben' });
    await exchange(workspace, theirs, 'My rent is 900 euros a month.', 'Noted.', { user_id: 'ben' });
    const bound = {
      tier: 'channel',
      kind: 'fact',
      user_id: 'ana',
      content: 'The rent is due only in this channel.',
    };
    const { body: channels } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/channels');
    const channel_id = channels.data[0]?.id;
    expect((await workspace.call('POST', '/v1/memories', { ...bound, channel_id })).status).toBe(201);
    const conversation = await openConversation(workspace, { chat_id: 'chat', user_id: 'ana' });
    await exchange(workspace, conversation, RAISE, 'Ouch.');
    await exchange(workspace, conversation, RENT, 'Noted.');
    const before = await memoriesOf(workspace);
    const asked = await compact(workspace, conversation, (prompt) => {
      const message = numberOf(prompt, 'n', '1275');
      return {
        outdated: [
          { known: numberOf(prompt, 'k', '1200'), said: null, words: null, message },
          { known: null, said: numberOf(prompt, 'n', '1200'), words: null, message },
          { known: 77, said: null, words: null, message },
          { known: 1, said: null, words: null, message: 99 },
        ],
      };
    });
    expect(asked).not.toContain('900 euros');
    expect(asked).not.toContain('only in this channel');
    expect(await memoriesOf(workspace)).toEqual(before);
  });

  it('waits with everything else that a model proposes where people review that', async () => {
    const workspace = await createWorkspace({ settings: { review: 'all' } });
    const first = await openConversation(workspace, { chat_id: 'first', user_id: 'ana' });
    await exchange(workspace, first, RENT, 'Noted.');
    const second = await openConversation(workspace, { chat_id: 'second', user_id: 'ana' });
    await exchange(workspace, second, RAISE, 'Ouch.');
    await compact(workspace, second, (prompt) => ({
      outdated: [
        {
          known: numberOf(prompt, 'k', '1200'),
          said: null,
          words: null,
          message: numberOf(prompt, 'n', '1275'),
        },
      ],
    }));
    expect((await memoriesOf(workspace)).find(({ content }) => content.includes('1200'))).toMatchObject({
      status: 'active',
    });
  });
});
