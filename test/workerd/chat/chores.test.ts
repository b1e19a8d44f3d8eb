/** What chat apps ask besides their users' messages, and how they name users and chats: a title that became history would be recalled as said. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askChat, configureChat, type ScriptedChat, saying } from '../support/service/chat.ts';
import { makeKey, withKey } from '../support/service/keys.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import {
  createWorkspace,
  rememberEvent,
  storedEvents,
  type TestWorkspace,
} from '../support/service/workspace.ts';
import { rowCounts } from '../support/storage/databases.ts';

let workspace: TestWorkspace;
let model: ScriptedChat;

beforeEach(async () => {
  workspace = await createWorkspace();
  model = configureChat();
});
afterEach(() => configureModels());

const FACT = 'I live in Lisbon and I am allergic to peanuts.';
const user = (content: string) => ({ role: 'user', content });
const system = (content: string) => ({ role: 'system', content });

/** One of each app; all of their forms: `test/unit/chat/chores.test.ts`. */
const CHORES: readonly object[][] = [
  [
    user(
      `### Task:\nSuggest 3-5 relevant follow-up questions.\n### Chat History:\n<chat_history>\nUSER: ${FACT}\nASSISTANT: Noted.\n</chat_history>`,
    ),
  ],
  [
    user(
      `Provide a concise, 5-word-or-less title for the conversation, using title case conventions. Only return the title itself.\n\nConversation:\nUser: ${FACT}\nAI: Noted.`,
    ),
  ],
  [
    system('You are a professional conversation summarizer. Generate a concise title.'),
    user(`user: ${FACT}\nassistant: Noted.`),
  ],
];

describe('a chore of a chat app', () => {
  it('goes to the model as it came, without memory and without a trace, whole or streamed', async () => {
    await rememberEvent(workspace, 'Ana lives in Lisbon.');
    const chat = { metadata: { conversation: 'c' } };
    const said = await askChat(workspace, saying('Hello there.', chat));
    const before = await rowCounts();
    for (const [i, messages] of CHORES.entries()) {
      await model.script({ says: 'A Title' });
      const answer = await askChat(
        workspace,
        saying('', { messages, stream: i > 0, temperature: 0, ...chat }),
      );
      expect([answer.content, answer.headers.get('x-strata-status')]).toEqual(['A Title', 'unremembered']);
      expect((await model.sent()).at(-1)).toMatchObject({ messages, temperature: 0 });
      expect(answer.headers.get('x-strata-conversation')).toBeNull();
    }
    expect(await rowCounts()).toEqual(before);
    expect(await storedEvents(workspace, said.headers.get('x-strata-conversation') ?? '')).toHaveLength(2);
  });

  it('of any form is told by `metadata.memory: "off"`, in whatever conversation it names', async () => {
    await model.script({ says: 'Hello.' }, { says: 'A Title' }, { says: 'Another' });
    const said = await askChat(workspace, saying(FACT, { metadata: { conversation: 'c' } }));
    const before = await rowCounts();
    const messages = [system('Name this.'), user('Name what was said.')];
    for (const conversation of ['c', undefined]) {
      const metadata = { memory: 'off', ...(conversation ? { conversation } : {}) };
      const answer = await askChat(workspace, saying('', { messages, metadata }));
      expect([answer.status, answer.headers.get('x-strata-status')]).toEqual([200, 'unremembered']);
      expect((await model.sent()).at(-1)?.messages).toEqual(messages);
    }
    expect(await rowCounts()).toEqual(before);
    expect(await storedEvents(workspace, said.headers.get('x-strata-conversation') ?? '')).toHaveLength(2);
  });

  it('counts as a turn: what the model is asked is paid by the owner', async () => {
    const own = await createWorkspace({ settings: { daily_turns_max: 0 } });
    const [messages] = CHORES;
    const refused = await askChat(own, saying('', { messages }));
    expect([refused.status, refused.data[0]?.error?.code]).toEqual([429, 'turn_limit']);
    expect(await model.sent()).toEqual([]);
  });
});

describe('a key without a user', () => {
  it('is all that a client needs: it has a memory of its own, which no other key finds', async () => {
    await model.script({ says: 'Noted.' }, { says: 'In Lisbon.' }, { says: 'I do not know.' });
    const nobody = { user: undefined };
    const first = await askChat(workspace, saying(FACT, nobody));
    expect(first.status).toBe(200);
    await askChat(workspace, saying('Where do I live?', { ...nobody, metadata: { conversation: 'other' } }));
    expect(JSON.stringify((await model.sent())[1]?.messages)).toContain('Lisbon');
    const other = withKey(workspace, (await makeKey(workspace, 'member')).api_key);
    await askChat(other, saying('Where do I live?', nobody));
    expect(JSON.stringify((await model.sent())[2]?.messages)).not.toContain('Lisbon');
  });

  it('takes user and chat from Open WebUI, which names them in headers', async () => {
    const headers = { 'X-OpenWebUI-User-Id': 'bo', 'X-OpenWebUI-Chat-Id': 'chat 7' };
    const answer = await askChat(workspace, saying('Hello.', { user: undefined }), headers);
    const id = answer.headers.get('x-strata-conversation');
    const opened = await workspace.call('GET', `/v1/conversations/${id}`);
    expect(opened.body).toMatchObject({ user_id: 'bo', chat_id: 'chat 7' });
  });
});

it('the setting `alternate_roles` gives templates that refuse two messages of one role what they take', async () => {
  const own = await createWorkspace({ settings: { alternate_roles: true } });
  await rememberEvent(own, 'Ana is allergic to peanuts.');
  await model.script({ says: 'Nothing with nuts.' }, { says: 'Rice.' });
  const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
  const messages = [
    { role: 'assistant', content: 'Hello!' },
    user('I have peanuts.'),
    { role: 'user', content: [{ type: 'text', text: 'Can I eat these peanuts?' }, image] },
  ];
  await askChat(own, saying('', { messages }));
  const sent = (await model.sent()).at(-1)?.messages ?? [];
  expect(sent.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(JSON.stringify(sent.at(-1)?.content)).toMatch(
    /I have peanuts\..*\[Context from memory\].*allergic.*Can I eat these peanuts\?/,
  );
  expect(sent.at(-1)?.content).toContainEqual(image);
});
