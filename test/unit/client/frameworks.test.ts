/**
 * What frameworks take of the package, each with the framework itself against the service as it is served. If it fails, an agent of
 * that framework forgets its users, or remembers twice what they said once.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type BaseStore, getStore, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph';
import { Agent } from '@mastra/core/agent';
import { RequestContext } from '@mastra/core/request-context';
import { createTool } from '@mastra/core/tools';
import { ContextBlocks } from 'agents/context';
import { generateText, stepCountIs, streamText, wrapLanguageModel } from 'ai';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { type MiddlewareOptions, memoryTools, strataMemory } from '../../../src/client/frameworks/ai-sdk.ts';
import { strataContext } from '../../../src/client/frameworks/cloudflare-agents.ts';
import { StrataStore } from '../../../src/client/frameworks/langgraph.ts';
import { StrataProcessor } from '../../../src/client/frameworks/mastra.ts';
import { sharedService } from '../../support/commands/shared-service.ts';

const { service, modelUrl, requests, replies } = await sharedService();
const client = createClient({ url: service.url, key: service.apiKey });

/** What is on record of a user's conversation. */
async function wordsIn(user_id: string, chat_id: string): Promise<string[][]> {
  const { data } = await client.call('GET /v1/conversations', { query: { user_id } });
  const { id = '' } = data.find((conversation) => conversation.chat_id === chat_id) ?? {};
  const events = await client.call('GET /v1/conversations/{id}/events', { path: { id } });
  return events.data.filter(({ status }) => status === 'active').map(({ role, content }) => [role, content]);
}
/** What a stream of text says. */
async function whole(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of stream) text += piece;
  return text;
}
/** What the model was sent last. */
const lastMessages = () => {
  const last = requests.at(-1);
  return last?.path === '/chat/completions' ? last.body.messages : [];
};

describe('the AI SDK', () => {
  const remembering = (options: MiddlewareOptions) =>
    wrapLanguageModel({
      model: createOpenAICompatible({ name: 'local', baseURL: modelUrl })('any'),
      middleware: strataMemory(client, options),
    });

  it('knows in a new conversation what was said in another, streamed too', async () => {
    replies.push({ says: 'Noted.' }, { says: 'You live in Lisbon.' });
    const system = 'Answer shortly.';
    const first = remembering({ user: 'ana', conversation: 'a' });
    expect((await generateText({ model: first, system, prompt: 'I live in Lisbon.' })).text).toBe('Noted.');
    const { textStream } = streamText({
      model: remembering({ user: 'ana' }),
      prompt: 'Where do I live?',
      providerOptions: { strata: { conversation: 'b' } },
    });
    expect(await whole(textStream)).toBe('You live in Lisbon.');
    expect(lastMessages()).toMatchObject([
      { role: 'system' },
      ...lastMessages()
        .slice(1)
        .map(() => ({ role: 'user' })),
    ]);
    expect(JSON.stringify(lastMessages())).toContain('Lives in Lisbon.');
    expect(await wordsIn('ana', 'b')).toEqual([
      ['user', 'Where do I live?'],
      ['assistant', 'You live in Lisbon.'],
    ]);
  });

  it('takes in once what was said before Strata came, and shows pictures as they came', async () => {
    const model = remembering({ user: 'bo' });
    const data = new Uint8Array([137, 80, 78, 71]);
    const before = [
      { role: 'user' as const, content: 'I am allergic to peanuts.' },
      { role: 'assistant' as const, content: 'I shall think of it.' },
    ];
    const asked = {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: 'May I eat this?' },
        { type: 'file' as const, data, mediaType: 'image/png' },
      ],
    };
    replies.push({ says: 'Rather not.' }, { says: 'Anything else.' });
    const { text } = await generateText({ model, messages: [...before, asked] });
    expect(JSON.stringify(lastMessages())).toContain('data:image/png;base64,iVBORw==');
    const answer = { role: 'assistant' as const, content: text };
    await generateText({
      model,
      messages: [...before, asked, answer, { role: 'user', content: 'What then?' }],
    });
    expect(await wordsIn('bo', 'home')).toEqual([
      ['user', 'I am allergic to peanuts.'],
      ['assistant', 'I shall think of it.'],
      ['user', 'May I eat this?\n[image]'],
      ['assistant', 'Rather not.'],
      ['user', 'What then?'],
      ['assistant', 'Anything else.'],
    ]);
    const memories = await client.call('GET /v1/memories', { query: { user_id: 'bo' } });
    expect(JSON.stringify(memories.data)).toMatch(/peanuts/);
  });

  it('keeps the steps of a call with tools in one turn, and its tools reach what is remembered', async () => {
    const call = (name: string, input: object) => ({ calls: [{ name, arguments: JSON.stringify(input) }] });
    replies.push(call('remember', { content: 'Cleo plays the cello.' }), call('recall', { query: 'cello' }), {
      says: 'You play the cello.',
    });
    const { text, steps } = await generateText({
      model: remembering({ user: 'cleo' }),
      prompt: 'Keep in mind what I play.',
      tools: { ...memoryTools(client, { user: 'cleo' }) },
      stopWhen: stepCountIs(5),
    });
    expect([text, steps.length]).toEqual(['You play the cello.', 3]);
    const recalled = steps[1]?.toolResults[0]?.output;
    expect(recalled).toMatch(/^- "Cleo plays the cello\." \(fact, \d{4}-\d\d-\d\d\) \[mem_\w+\]/m);
    expect((await wordsIn('cleo', 'home')).map(([role]) => role)).toEqual([
      'user',
      'tool',
      'tool',
      'assistant',
    ]);
    const [, id = ''] = /\[(mem_\w+)\]/.exec(String(recalled)) ?? [];
    replies.push(call('forget', { id }), { says: 'Forgotten.' });
    const again = {
      model: remembering({ user: 'cleo' }),
      tools: { ...memoryTools(client, { user: 'cleo' }) },
    };
    await generateText({ ...again, prompt: 'Forget that about the cello.', stopWhen: stepCountIs(3) });
    await expect(
      client.call('GET /v1/memories/{id}', { path: { id }, query: { user_id: 'cleo' } }),
    ).rejects.toThrow('404');
  });

  it('says a message once however often the model fails, and twice when the user does', async () => {
    const model = remembering({ user: 'dan' });
    replies.push({ status: 503 }, { says: 'Here.' }, { says: 'Still here.' });
    await generateText({ model, prompt: 'Are you there?' });
    await generateText({ model, prompt: 'Are you there?' });
    expect(await wordsIn('dan', 'home')).toEqual([
      ['user', 'Are you there?'],
      ['assistant', 'Here.'],
      ['user', 'Are you there?'],
      ['assistant', 'Still here.'],
    ]);
  });

  it('shows a regenerated answer, and keeps the message once with the answer that came first', async () => {
    const model = remembering({ user: 'deb' });
    const hello = [
      { role: 'user' as const, content: 'Hello.' },
      { role: 'assistant' as const, content: 'Hello, Deb.' },
    ];
    const messages = [...hello, { role: 'user' as const, content: 'Tell me a joke.' }];
    replies.push({ says: 'Knock, knock.' }, { says: 'A horse walks into a bar.' });
    expect((await generateText({ model, messages })).text).toBe('Knock, knock.');
    // Another process knows nothing of the first answer but what is on record.
    const other = remembering({ user: 'deb' });
    expect((await generateText({ model: other, messages })).text).toBe('A horse walks into a bar.');
    expect((await wordsIn('deb', 'home')).slice(2)).toEqual([
      ['user', 'Tell me a joke.'],
      ['assistant', 'Knock, knock.'],
    ]);
  });

  it('asks no model about a past that nobody knows, and says so', async () => {
    const asked = requests.length;
    const model = remembering({ user: 'eve' });
    const { text } = await generateText({ model, prompt: 'As I told you before, go on where we stopped.' });
    const { textStream } = streamText({ model, prompt: 'Continue where we left off yesterday.' });
    expect(text).toMatch(/earlier/);
    expect(await whole(textStream)).toMatch(/earlier/);
    expect(requests.length).toBe(asked);
    await expect(generateText({ model: remembering({}), prompt: 'Hello.' })).rejects.toThrow('strata.user');
  });
});

describe('LangGraph', () => {
  const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
  const store: BaseStore = new StrataStore(client, { user: ([, user]) => user ?? 'nobody' });

  it('keeps items as they are under their names, until they are put anew or deleted', async () => {
    const food = ['users', 'fay', 'food & drink'];
    const value = { text: 'Loves ramen.', rating: 5, more: [{ deep: null }, "it's\n✓"] };
    await store.put(food, 'a/1', value);
    expect(await store.get(food, 'a/1')).toMatchObject({ namespace: food, key: 'a/1', value });
    await store.put(food, 'a/1', { text: 'Loves soba.' });
    expect((await store.get(food, 'a/1'))?.value).toEqual({ text: 'Loves soba.' });
    const [, before] = await store.batch([
      { namespace: food, key: 'b', value: { n: 1 } },
      { namespace: food, key: 'b' },
      { namespace: food, key: 'b', value: { n: 2 } },
    ]);
    expect([before, (await store.get(food, 'b'))?.value]).toEqual([null, { n: 2 }]);
    await store.delete(food, 'a/1');
    await store.delete(food, 'a/1');
    expect(await store.get(food, 'a/1')).toBeNull();
  });

  it('finds items by meaning, by filters and by namespace, of one user alone', async () => {
    const put = (user: string, room: string, key: string, value: Record<string, unknown>) =>
      store.put(['users', user, room], key, value);
    await put('gil', 'food', 'ramen', { text: 'Gil loves spicy ramen.', rating: 5 });
    await put('gil', 'food', 'kale', { text: 'Gil cannot stand kale.', rating: 1 });
    await put('gil', 'home', 'city', { text: 'Gil lives in Lisbon.', rating: 3 });
    await put('hal', 'food', 'ramen', { text: 'Hal loves spicy ramen too.', rating: 4 });
    const gil = ['users', 'gil'];
    const [best] = await store.search(gil, { query: 'Who likes ramen?', limit: 1 });
    expect([best?.key, best?.namespace, best?.score]).toEqual([
      'ramen',
      [...gil, 'food'],
      expect.any(Number),
    ]);
    expect(await store.search([...gil, 'home'], { query: 'ramen' })).toEqual([]);
    expect(keysOf(await store.search([...gil, 'food']))).toEqual(['ramen', 'kale']);
    expect(keysOf(await store.search(gil, { limit: 1, offset: 1 }))).toEqual(['kale']);
    const filter = { rating: { $gte: 3, $ne: 4 } };
    expect(keysOf(await store.search(gil, { filter, limit: 1, offset: 1 }))).toEqual(['city']);
    expect(keysOf(await store.search(gil, { filter: { rating: 1 } }))).toEqual(['kale']);
    expect(await store.listNamespaces({ prefix: gil })).toEqual([
      ['users', 'gil', 'food'],
      ['users', 'gil', 'home'],
    ]);
    expect(await store.listNamespaces({ prefix: gil, maxDepth: 2 })).toEqual([gil]);
    expect(await store.listNamespaces({ prefix: gil, suffix: ['*', 'home'] })).toHaveLength(1);
  });

  it('hands the store to the nodes of a graph, and what they put is recalled in chats', async () => {
    const graph = new StateGraph(MessagesAnnotation)
      .addNode('keep', async ({ messages }) => {
        await getStore()?.put(['users', 'ida'], 'plant', { text: messages.at(-1)?.text });
        return {};
      })
      .addEdge(START, 'keep')
      .compile({ store });
    await graph.invoke({ messages: [{ role: 'user', content: 'The monstera gets water on Sundays.' }] });
    const { id } = await client.call('POST /v1/conversations', { body: { chat_id: 'home', user_id: 'ida' } });
    const turn = await client.call('POST /v1/conversations/{id}/turns', {
      path: { id },
      body: { content: 'When does the monstera get water?' },
    });
    expect(JSON.stringify(turn.prompt)).toContain('on Sundays');
  });
});

describe('the Agents SDK', () => {
  const contextOf = (user: string) => new ContextBlocks(strataContext(client, { user }));
  const model = createOpenAICompatible({ name: 'local', baseURL: modelUrl })('any');

  it('shows what is known of the user, reminds of what came since, and of nobody else', async () => {
    const content = 'Jo is a beekeeper.';
    await client.call('POST /v1/memories', { body: { content, kind: 'fact', user_id: 'jo' } });
    const context = contextOf('jo');
    const frozen = await context.freezeSystemPrompt();
    expect(frozen).toContain('- "Jo is a beekeeper."');
    expect(await context.reminder()).toBeNull();
    await client.call('POST /v1/memories', {
      body: { content: 'Jo has moved.', kind: 'fact', user_id: 'jo' },
    });
    expect(await context.reminder()).toContain('- "Jo has moved."');
    expect(await context.freezeSystemPrompt()).toBe(frozen);
    expect(await contextOf('kim').freezeSystemPrompt()).not.toContain('Jo');
  });

  it('lets a model note and search by its tools, over agents', async () => {
    const call = (name: string, input: object) => ({
      calls: [{ name, arguments: JSON.stringify({ label: 'long_term_memory', ...input }) }],
    });
    const note = (content: string) => call('set_context', { content, metadata: { title: 'Home city' } });
    const ask = async (prompt: string) => {
      const tools = await contextOf('lea').tools();
      const { steps } = await generateText({ model, prompt, tools, stopWhen: stepCountIs(4) });
      return steps[0]?.toolResults[0]?.output;
    };
    replies.push(note('Lea lives in Ghent.'), { says: 'Noted.' }, note('Lea lives in Bruges.'), {
      says: 'Noted.',
    });
    expect(await ask('I live in Ghent.')).toMatch(/^Indexed/);
    expect(await ask('Now in Bruges.')).toMatch(/^Indexed/);
    replies.push(call('search_context', { query: 'Where does Lea live?' }), { says: 'In Bruges.' });
    expect(await ask('Where do I live?')).toMatch(/^- "Lea lives in Bruges\." \(fact, [\d-]+\) \[mem_\w+\]$/);
    replies.push(call('set_context', { content: ' ' }), { says: 'That failed.' });
    expect(await ask('Note nothing.')).toMatch(/^Error: .*content/);
  });
});

describe('Mastra', () => {
  const memory = new StrataProcessor(client);
  const getWeather = createTool({
    id: 'get_weather',
    description: 'Tells the weather.',
    execute: () => Promise.resolve('Rain in Oslo'),
  });
  const agent = new Agent({
    id: 'friend',
    name: 'Friend',
    instructions: 'Answer shortly.',
    model: { providerId: 'local', modelId: 'any', url: modelUrl, apiKey: 'none' },
    tools: { get_weather: getWeather },
    inputProcessors: [memory],
    outputProcessors: [memory],
  });
  const of = (user: string, thread: string) => ({
    requestContext: new RequestContext([
      ['mastra__resourceId', user],
      ['mastra__threadId', thread],
    ]),
  });

  it('knows in a new thread what was said in another, streamed too, and of nobody else', async () => {
    replies.push({ says: 'Noted.' }, { says: 'You live in Lisbon.' }, { says: 'I do not know.' });
    expect((await agent.generate('I live in Lisbon.', of('mia', 'a'))).text).toBe('Noted.');
    const { textStream } = await agent.stream('Where do I live?', of('mia', 'b'));
    expect(await whole(textStream as AsyncIterable<string>)).toBe('You live in Lisbon.');
    expect(JSON.stringify(lastMessages())).toMatch(/Lives in Lisbon\..*Answer shortly\./);
    expect(await wordsIn('mia', 'b')).toEqual([
      ['user', 'Where do I live?'],
      ['assistant', 'You live in Lisbon.'],
    ]);
    await agent.generate('Where do I live?', of('ned', 'b'));
    expect(JSON.stringify(lastMessages())).not.toContain('Lisbon');
  });

  it('keeps the steps of a call with tools in one turn, and asks no model about a past that nobody knows', async () => {
    replies.push({ calls: [{ name: 'get_weather', arguments: '{}' }] }, { says: 'Take an umbrella.' });
    expect((await agent.generate('What is the weather?', of('oda', 'a'))).text).toBe('Take an umbrella.');
    expect(await wordsIn('oda', 'a')).toEqual([
      ['user', 'What is the weather?'],
      ['tool', 'Rain in Oslo'],
      ['assistant', 'Take an umbrella.'],
    ]);
    const asked = requests.length;
    expect((await agent.generate('Continue where we left off yesterday.', of('pia', 'a'))).text).toMatch(
      /earlier/,
    );
    expect(requests.length).toBe(asked);
  });
});
