/** Chat completions with memory: what a client of OpenAI relies on, and what of it is remembered. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askChat,
  type ChatReply,
  configureChat,
  type ScriptedChat,
  saying,
} from '../support/service/chat.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import {
  createWorkspace,
  openConversation,
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

afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

const conversationOf = ({ headers }: Pick<ChatReply, 'headers'>): string =>
  headers.get('x-strata-conversation') ?? '';

const recordOf = async (conversation: string) =>
  (await storedEvents(workspace, conversation)).map(({ role, content }) => [role, content]);

describe('a chat', () => {
  it('is answered from memory, streamed or whole, and each answer is remembered', async () => {
    await rememberEvent(workspace, 'Ana is allergic to peanuts.');
    await model.script({ says: 'Better not, Ana.' }, { says: 'You asked about peanuts.' });
    const first = await askChat(workspace, saying('Can I eat peanuts?', { stream: true }));
    expect(first).toMatchObject({ status: 200, content: 'Better not, Ana.', isDone: true });
    expect(first.headers.get('x-strata-status')).toBe('ready');
    expect(first.data.at(-1)?.choices[0]?.finish_reason).toBe('stop');
    const second = await askChat(workspace, saying('What did I ask?'));
    expect(second.data[0]).toMatchObject({
      object: 'chat.completion',
      model: 'strata',
      choices: [{ index: 0, message: { role: 'assistant', content: 'You asked about peanuts.' } }],
    });
    expect(conversationOf(second)).toBe(conversationOf(first));
    expect(await recordOf(conversationOf(first))).toEqual([
      ['user', 'Can I eat peanuts?'],
      ['assistant', 'Better not, Ana.'],
      ['user', 'What did I ask?'],
      ['assistant', 'You asked about peanuts.'],
    ]);
    const [one, two] = await model.sent();
    expect(JSON.stringify(one?.messages)).toContain('allergic to peanuts');
    expect(two?.messages.slice(1).map(({ role, content }) => [role, content])).toEqual([
      ['user', expect.stringContaining('[Context from memory]')],
      ['user', 'Can I eat peanuts?'],
      ['assistant', 'Better not, Ana.'],
      ['user', 'What did I ask?'],
    ]);
  });

  it('gives the model what the application tells it, behind what stays the same, and remembers nothing of that', async () => {
    const messages = [
      { role: 'system', content: 'I am Otto. Speak like a pirate.' },
      { role: 'user', content: 'Hello there.' },
      { role: 'developer', content: [{ type: 'text', text: 'Keep it short.' }] },
    ];
    const parameters = {
      temperature: 0.2,
      max_completion_tokens: 50,
      stop: ['x'],
      seed: 7,
      response_format: { type: 'json_object' },
      logit_bias: { '1': 2 },
      reasoning_effort: 'low',
    };
    const answer = await askChat(
      workspace,
      saying('', { messages, ...parameters, top_p: null, metadata: { conversation: 'c' }, debug: false }),
    );
    const [sent] = await model.sent();
    const system = String(sent?.messages[0]?.content);
    expect(system).toMatch(
      /^Your provider.*\n\nInstructions of the application.*:\nI am Otto\. Speak like a pirate\.\n\nKeep it short\.\n\nToday:\n[\d-]{10}$/s,
    );
    expect(sent?.messages).toHaveLength(2);
    expect(sent).toEqual({ model: model.name, messages: sent?.messages, ...parameters });
    expect(await recordOf(conversationOf(answer))).toHaveLength(2);
    const memories = await workspace.call('GET', '/v1/memories?user_id=ana');
    expect(JSON.stringify(memories.body)).not.toContain('Otto');
  });

  it('tells usage as the provider counts it, and counts itself where that does not', async () => {
    const counted = { prompt_tokens: 40, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 30 } };
    await model.script({ says: 'Hi.', usage: counted }, { says: 'Hi.', usage: counted }, { says: 'Hi.' });
    const wanted = { stream: true, stream_options: { include_usage: true } };
    const total = { ...counted, total_tokens: 42 };
    const streamed = await askChat(workspace, saying('One.', wanted));
    expect(streamed.data.at(-1)).toMatchObject({ choices: [], usage: total });
    expect(streamed.data.slice(0, -1).every(({ usage }) => usage === null)).toBe(true);
    expect((await askChat(workspace, saying('Two.'))).data[0]?.usage).toEqual(total);
    const own = (await askChat(workspace, saying('Three.', wanted))).data.at(-1)?.usage;
    expect(own).toMatchObject({ completion_tokens: 2 });
    expect(own?.prompt_tokens).toBeGreaterThan(50);
    expect(own?.total_tokens).toBe((own?.prompt_tokens ?? 0) + 2);
    expect((await askChat(workspace, saying('Four.', { stream: true }))).data.at(-1)?.usage).toBeUndefined();
  });

  it('says what came into the prompt and why, to whoever debugs, without a word of it', async () => {
    const memory = await rememberEvent(workspace, 'Ana is allergic to peanuts.');
    await workspace.call('POST', '/v1/documents', {
      source: 'menu',
      content: 'The dessert has peanuts in it.',
    });
    const streamed = await askChat(
      workspace,
      saying('Are peanuts in the dessert?', { stream: true, debug: true }),
    );
    const debug = streamed.comments.map((line) => /^: (\w+) (.+)$/.exec(line)?.slice(1) ?? []);
    expect(debug.map(([name]) => name)).toEqual(['MEMORY_DEBUG', 'RAG_DEBUG', 'SEARCH_DEBUG']);
    const [said, rag, search] = debug.map(([, json]) => JSON.parse(json ?? ''));
    expect(said).toMatchObject({
      status: 'ready',
      injected: [memory],
      tokens: { injection: expect.any(Number) },
    });
    expect(said.candidates).toContainEqual(expect.objectContaining({ id: memory, decision: 'injected' }));
    expect(rag.candidates).toEqual([expect.objectContaining({ type: 'document', decision: 'excerpted' })]);
    expect(search).toMatchObject({ query: { intent: 'factual' }, results_of_this_turn: 0 });
    expect(streamed.comments.join()).not.toMatch(/allergic|dessert/);
    const whole = await askChat(workspace, saying('And now?'), { 'X-Strata-Debug': '1' });
    expect(whole.data[0]?.strata).toMatchObject({ memory: { turn_id: whole.headers.get('x-strata-turn') } });
    expect((await askChat(workspace, saying('And then?'))).data[0]).not.toHaveProperty('strata');
  });

  it('that has lost its past is told so instead of an invention, as a reply that is remembered', async () => {
    for (const stream of [true, false]) {
      const answer = await askChat(
        workspace,
        saying('Let us go on where we stopped yesterday.', {
          stream,
          metadata: { conversation: `lost ${stream}` },
        }),
      );
      expect(answer.headers.get('x-strata-status')).toBe('continuity_lost');
      expect(answer.content).toMatch(/\S/);
      expect((await recordOf(conversationOf(answer))).at(-1)).toEqual(['assistant', answer.content]);
    }
    expect(await model.sent()).toEqual([]);
  });
});

describe('the conversation of a chat', () => {
  const named = (name: string) => ({ 'X-Strata-Conversation': name });

  it('is the user’s own, by their chat id, its id or its reference code; the header goes before the body', async () => {
    const own = await askChat(workspace, saying('One.', { metadata: { conversation: 'tab 1' } }));
    const opened = await workspace.call<{ ref_code: string; chat_id: string }>(
      'GET',
      `/v1/conversations/${conversationOf(own)}`,
    );
    expect(opened.body.chat_id).toBe('tab 1');
    for (const name of [conversationOf(own), opened.body.ref_code, 'tab 1']) {
      const other = { metadata: { conversation: 'tab 2' } };
      const again = await askChat(workspace, saying(`By ${name}.`, other), named(name));
      expect(conversationOf(again)).toBe(conversationOf(own));
    }
    const byId = await askChat(
      workspace,
      saying('No user.', { user: undefined }),
      named(conversationOf(own)),
    );
    expect(conversationOf(byId)).toBe(conversationOf(own));
    expect(await recordOf(conversationOf(own))).toHaveLength(10);
    expect(conversationOf(await askChat(workspace, saying('Two.')))).not.toBe(conversationOf(own));
  });

  it('is never another user’s: their id is one that nobody has, and their reference code a chat id like any', async () => {
    const anas = await openConversation(workspace, { chat_id: 'home' });
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${anas}`);
    const asBo = (name: string) => askChat(workspace, saying('Hello.', { user: 'bo' }), named(name));
    const [theirs, nobodys] = [await asBo(anas), await asBo('conv_00000000000070008000000000000000')];
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(theirs.data[0]?.error).toEqual(nobodys.data[0]?.error);
    const own = await asBo(body.ref_code);
    expect(own.status).toBe(200);
    expect(conversationOf(own)).not.toBe(anas);
    expect(await recordOf(anas)).toEqual([]);
  });

  it('of a group needs a user: its members share it, and a key is none of them', async () => {
    const nobody = { user: undefined };
    const group = await openConversation(workspace, { chat_id: 'group', shared: true, user_id: undefined });
    const refused = await askChat(workspace, saying('Hello.', nobody), named(group));
    expect([refused.status, refused.data[0]?.error?.param]).toEqual([422, 'user']);
    expect((await askChat(workspace, saying('Hello.', { user: 'bo' }), named(group))).status).toBe(200);
    expect(await recordOf(group)).toHaveLength(2);
  });

  it('that is archived says so and is asked for no second time; an archived default is followed by a new one', async () => {
    const first = conversationOf(await askChat(workspace, saying('I live in Lisbon.')));
    await workspace.call('POST', `/v1/conversations/${first}/archive`);
    const refused = await askChat(workspace, saying('Hello again.'), named(first));
    expect(refused.data[0]?.error).toMatchObject({
      code: 'conversation_archived',
      type: 'invalid_request_error',
    });
    expect([refused.status, refused.headers.get('x-should-retry')]).toEqual([409, 'false']);
    const second = conversationOf(await askChat(workspace, saying('Where do I live?')));
    expect(second).not.toBe(first);
    expect(conversationOf(await askChat(workspace, saying('And now?')))).toBe(second);
    expect(JSON.stringify((await model.sent()).at(-1))).toContain('Lisbon');
  });
});

describe('the model of a chat', () => {
  it('is called `strata` or by its own name, and no other name is answered', async () => {
    const { body } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/models');
    expect(body.data.map(({ id }) => id)).toEqual(['strata', model.name, `openai:${model.name}`]);
    for (const { id } of body.data)
      expect((await askChat(workspace, saying(`I am ${id}.`, { model: id }))).data[0]?.model).toBe(id);
    const other = await askChat(workspace, saying('Hello.', { model: 'gpt-x' }));
    expect([other.status, other.data[0]?.error]).toEqual([
      404,
      {
        message: expect.stringContaining('strata'),
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_found',
      },
    ]);
  });

  it('is found by each of its names, slashes and all, and no other is: a client looks before it asks', async () => {
    configureModels({ CHAT_MODEL: '@cf/author/name' });
    const retrieve = (id: string) => workspace.call('GET', `/v1/models/${id}`);
    const { body } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/models');
    expect(body.data.map(({ id }) => id)).toEqual(['strata', '@cf/author/name']);
    for (const model of body.data)
      for (const id of [encodeURIComponent(model.id), model.id])
        expect(await retrieve(id)).toMatchObject({ status: 200, body: model });
    for (const [sent, id] of [
      ['gpt-x', 'gpt-x'],
      ['%40cf%2Fauthor%2Fother', '@cf/author/other'],
      ['@cf/author', '@cf/author'],
    ])
      expect(await retrieve(sent as string)).toMatchObject({
        status: 404,
        body: {
          error: {
            message: expect.stringContaining(`"${id}" does not exist here: use "strata" or`),
            type: 'invalid_request_error',
            param: 'model',
            code: 'model_not_found',
          },
        },
      });
  });

  it('when there is none, is asked for in words that tell how to have one, and nothing is written', async () => {
    configureModels();
    const before = await rowCounts();
    const answer = await askChat(workspace, saying('Hello.', { stream: true }));
    expect([answer.status, answer.headers.get('x-should-retry')]).toEqual([503, 'false']);
    expect(answer.data[0]?.error).toMatchObject({
      message: expect.stringMatching(/CHAT_MODEL .*CHAT_MODEL_URL/),
      type: 'api_error',
      code: 'no_chat_model',
    });
    expect(await rowCounts()).toEqual(before);
    expect((await workspace.call('GET', '/v1/models')).body).toEqual({ object: 'list', data: [] });
    const named = await workspace.call<{ error: object }>('GET', '/v1/models/strata');
    expect([named.status, named.body.error]).toMatchObject([
      404,
      { message: expect.stringContaining('no chat model is configured') },
    ]);
  });
});
