/** Tools in chats, and chats that are sent again: what was called and said stands in the record once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/models/clock.ts';
import {
  askChat,
  type ChatReply,
  configureChat,
  type ScriptedChat,
  saying,
} from '../support/service/chat.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import { createWorkspace, storedEvents, type TestWorkspace } from '../support/service/workspace.ts';

let workspace: TestWorkspace;

let model: ScriptedChat;

beforeEach(async () => {
  workspace = await createWorkspace();
  model = configureChat();
});

afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

const conversationOf = ({ headers }: Pick<ChatReply, 'headers'>): string =>
  headers.get('x-strata-conversation') ?? '';

const recordOf = async (conversation: string) =>
  (await storedEvents(workspace, conversation)).map(({ role, content }) => [role, content]);

describe('tools', () => {
  const question = { role: 'user', content: 'How warm is it in Oslo?' };
  const call = {
    id: 'call_0',
    type: 'function',
    function: { name: 'get_weather', arguments: '{"city":"Oslo"}' },
  };
  const called = { role: 'assistant', content: null, tool_calls: [call] };
  const result = { role: 'tool', tool_call_id: 'call_0', content: '{"t":20}' };
  const tools = [{ type: 'function', function: { name: 'get_weather', parameters: {} } }];
  const calls = [{ name: 'get_weather', arguments: '{"city":"Oslo"}' }];

  it.each([true, false])(
    'are called by the model and answered by the client within one turn (stream: %s)',
    async (stream) => {
      await model.script({ calls }, { says: 'Twenty degrees.' });
      const rest = { stream, tools, tool_choice: 'auto', parallel_tool_calls: false };
      const first = await askChat(workspace, saying('', { messages: [question], ...rest }));
      const pieces = first.data.flatMap(({ choices }) => choices);
      expect(pieces.at(-1)?.finish_reason).toBe('tool_calls');
      const told = pieces.flatMap(({ delta, message }) => delta?.tool_calls ?? message?.tool_calls ?? []);
      expect(JSON.stringify(told)).toContain('get_weather');
      expect(await recordOf(conversationOf(first))).toEqual([['user', question.content]]);

      const second = await askChat(workspace, saying('', { messages: [question, called, result], ...rest }));
      expect(second.content).toBe('Twenty degrees.');
      expect(second.headers.get('x-strata-turn')).toBe(first.headers.get('x-strata-turn'));
      expect(await recordOf(conversationOf(first))).toEqual([
        ['user', question.content],
        ['tool', '{"t":20}'],
        ['assistant', 'Twenty degrees.'],
      ]);
      const [asked, went] = await model.sent();
      expect(asked).toMatchObject({ tools, tool_choice: 'auto', parallel_tool_calls: false });
      expect(went?.messages.slice(-3)).toEqual([question, called, result]);
      // The results that were answered, sent again: the record answers.
      const again = await askChat(workspace, saying('', { messages: [question, called, result], ...rest }));
      expect(again.content).toBe('Twenty degrees.');
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      // Of a call that nobody made: a client that mixes up its calls must not take the old answer for one to them.
      const unknown = { ...result, tool_call_id: 'call_7' };
      const refused = await askChat(
        workspace,
        saying('', { messages: [question, called, unknown], ...rest }),
      );
      expect([refused.status, refused.data[0]?.error?.param]).toEqual([422, 'messages.2.tool_call_id']);
      expect(await model.sent()).toHaveLength(2);
    },
  );

  it('bring their results to a conversation that did not see their calls', async () => {
    const answer = await askChat(workspace, saying('', { messages: [question, called, result] }));
    expect((await recordOf(conversationOf(answer))).map(([role]) => role)).toEqual([
      'user',
      'tool',
      'assistant',
    ]);
  });
});

describe('a request that is sent again', () => {
  const texts = async (reply: ChatReply) =>
    (await recordOf(conversationOf(reply))).map(([, content]) => content);

  it('with its Idempotency-Key is answered as before, and after a failure anew', async () => {
    await model.script({ status: 503 }, { says: 'Hello, Ana.' }, { says: 'Another answer.' });
    const send = (content = 'Hello.') => askChat(workspace, saying(content), { 'Idempotency-Key': 'k' });
    expect((await send()).status).toBe(502);
    const [answered, again] = [await send(), await send()];
    expect([answered.content, again.content]).toEqual(['Hello, Ana.', 'Hello, Ana.']);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await send('Something else.')).data[0]?.error?.code).toBe('idempotency_mismatch');
    expect(await texts(again)).toEqual(['Hello.', 'Hello.', 'Hello, Ana.']);
  });

  it('by a client of OpenAI itself is answered as before; the same words said twice are two messages', async () => {
    await model.script({ says: 'One.' }, { says: 'Two.' });
    const first = await askChat(workspace, saying('Tell me a joke.'));
    const repeated = await askChat(workspace, saying('Tell me a joke.'), { 'X-Stainless-Retry-Count': '1' });
    const second = await askChat(workspace, saying('Tell me a joke.'), { 'X-Stainless-Retry-Count': '0' });
    expect([first.content, repeated.content, second.content]).toEqual(['One.', 'One.', 'Two.']);
    expect(await texts(second)).toEqual(['Tell me a joke.', 'One.', 'Tell me a joke.', 'Two.']);
  });

  it('by a client of OpenAI after a failure is not answered with what was said to the same words before', async () => {
    await model.script({ says: 'One.' }, { status: 503 }, { says: 'Two.' }, { says: 'Three.' });
    const repeats = { 'X-Stainless-Retry-Count': '1' };
    const first = await askChat(workspace, saying('Another one.'));
    expect((await askChat(workspace, saying('Another one.'))).status).toBe(502);
    const second = await askChat(workspace, saying('Another one.'), repeats);
    // It was refused before it came here, by a limit or a network: only its history tells that it is another message.
    const history = [first.content, second.content].flatMap((content) => [
      { role: 'user', content: 'Another one.' },
      { role: 'assistant', content },
    ]);
    const messages = [...history, { role: 'user', content: 'Another one.' }];
    const third = await askChat(workspace, saying('', { messages }), repeats);
    expect([second.content, third.content]).toEqual(['Two.', 'Three.']);
  });

  it('goes on with its turn when the model had nothing to say', async () => {
    await model.script({ says: '' }, { says: 'Here I am.' });
    const [first, second] = [
      await askChat(workspace, saying('Hello?')),
      await askChat(workspace, saying('Hello?')),
    ];
    expect([first.status, first.content, second.content]).toEqual([200, '', 'Here I am.']);
    expect(await texts(second)).toEqual(['Hello?', 'Here I am.']);
  });

  it('while it is answered waits for that answer, and other messages are answered beside it', async () => {
    await model.script({ says: 'Slowly.', held: true }, { says: 'Quickly.' });
    const first = askChat(workspace, saying('Hello.'));
    await expect.poll(async () => (await model.sent()).length).toBe(1);
    const again = askChat(workspace, saying('Hello.', { stream: true }));
    const other = await askChat(workspace, saying('From another tab.'));
    await model.release();
    const contents = [(await first).content, (await again).content, other.content];
    expect(contents).toEqual(['Slowly.', 'Slowly.', 'Quickly.']);
    expect(await texts(other)).toEqual(['Hello.', 'From another tab.', 'Quickly.', 'Slowly.']);
  });

  it('while it is answered for too long is told so, and may be sent again', async () => {
    await model.script({ says: 'Slowly.', held: true });
    const first = askChat(workspace, saying('Hello.'));
    await expect.poll(async () => (await model.sent()).length).toBe(1);
    vi.spyOn(systemClock, 'wait').mockResolvedValue();
    const again = await askChat(workspace, saying('Hello.'));
    expect([again.status, again.data[0]?.error?.code]).toEqual([409, 'request_in_progress']);
    expect(again.headers.get('x-should-retry')).toBeNull();
    await model.release();
    expect((await first).content).toBe('Slowly.');
  });

  it('at the very same moment is one message, with one answer', async () => {
    const both = await Promise.all([1, 2, 3].map(() => askChat(workspace, saying('All at once.'))));
    expect(new Set(both.map(({ status, content }) => `${status} ${content}`)).size).toBe(1);
    expect(both[0] && (await texts(both[0]))).toHaveLength(2);
    expect(await model.sent()).toHaveLength(1);
  });

  it('while its first attempt fails is answered anew', async () => {
    await model.script({ status: 503, held: true }, { says: 'Here.' });
    const first = askChat(workspace, saying('Hello.'));
    await expect.poll(async () => (await model.sent()).length).toBe(1);
    const again = askChat(workspace, saying('Hello.'));
    await model.release();
    expect([(await first).status, (await again).content]).toEqual([502, 'Here.']);
  });
});
