/**
 * The clients that people have, unmodified, against the service as it is served: OpenAI's own, Anthropic's and the AI SDK. If it fails, a
 * program that works with those does not work with Strata by changing its address.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import Anthropic from '@anthropic-ai/sdk';
import { generateText, jsonSchema, stepCountIs, streamText, tool } from 'ai';
import OpenAI from 'openai';
import { afterAll, describe, expect, it } from 'vitest';
import { describePrompt } from '../../../demo/echo-model.ts';
import { createClient } from '../../../support/commands/client.ts';
import { startLocalService } from '../../../support/commands/local-service.ts';

/** A machine that runs other tests beside these is slow. */
const SLOW = { timeout: 20_000 };

const { service, requests, replies, stop } = await startLocalService();
const client = createClient(service);
const openai = new OpenAI({ baseURL: `${service.url}/v1`, apiKey: service.apiKey, maxRetries: 2 });

afterAll(stop);

const wordsIn = async (conversation: string): Promise<string[][]> => {
  const { data } = await client.request<{ data: { role: string; content: string; status: string }[] }>(
    'GET',
    `/v1/conversations/${conversation}/events`,
  );
  return data.filter(({ status }) => status === 'active').map(({ role, content }) => [role, content]);
};
/** All that a stream gives. */
async function all<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
const user = (content: string) => ({ role: 'user' as const, content });
/** What the model was sent last. */
const lastMessages = () => {
  const last = requests.at(-1);
  return last?.path === '/chat/completions' ? last.body.messages : [];
};
const USAGE = { prompt_tokens: 11, completion_tokens: 3 };
const CALL = { name: 'get_weather', arguments: '{"city":"Oslo"}' };

describe('the client of OpenAI', SLOW, () => {
  const ask = (content: string, name: string) => ({
    model: 'strata',
    user: 'ana',
    metadata: { conversation: name },
    messages: [user(content)],
  });

  it('gets an answer, whole and streamed, with usage, from the memory of its user', async () => {
    replies.push({ says: 'Nice to meet you.', usage: USAGE }, { says: 'You live in Lisbon.', usage: USAGE });
    const { data, response } = await openai.chat.completions
      .create(ask('I live in Lisbon.', 'a'))
      .withResponse();
    expect(data.choices[0]?.message.content).toBe('Nice to meet you.');
    expect(data.usage).toEqual({ ...USAGE, total_tokens: 14 });
    const stream = await openai.chat.completions.create({
      ...ask('Where do I live?', 'b'),
      stream: true,
      stream_options: { include_usage: true },
      ...{ debug: true },
    });
    const chunks = await all(stream);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('You live in Lisbon.');
    expect(chunks.at(-1)?.usage?.total_tokens).toBe(14);
    expect(JSON.stringify(requests.at(-1)?.body)).toContain('Lives in Lisbon.');
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toHaveLength(2);
    expect((await all(openai.models.list())).map(({ id }) => id)).toContain('strata');
    expect((await openai.models.retrieve('openai:local')).id).toBe('openai:local');
    await expect(openai.models.retrieve('gpt-x')).rejects.toMatchObject({ status: 404, param: 'model' });
  });

  it('runs tools in a loop of its own within one turn', async () => {
    replies.push({ calls: [CALL] }, { says: 'Twenty degrees.' });
    const weather = {
      type: 'function' as const,
      function: {
        name: 'get_weather',
        description: 'Tells the weather.',
        parameters: { type: 'object', properties: { city: { type: 'string' } } },
        parse: JSON.parse,
        function: ({ city }: { city: string }) => `20 degrees in ${city}`,
      },
    };
    const runner = openai.chat.completions.runTools({
      ...ask('How warm is it?', 'tools'),
      stream: true,
      tools: [weather],
    });
    expect(await runner.finalContent()).toBe('Twenty degrees.');
    const { data } = await openai.chat.completions
      .create(ask('Thanks.', 'tools'))
      .withResponse()
      .then(async ({ response }) => ({
        data: await wordsIn(response.headers.get('x-strata-conversation') ?? ''),
      }));
    expect(data.map(([role]) => role)).toEqual(['user', 'tool', 'assistant', 'user', 'assistant']);
  });

  it('retries what failed by itself, and the message is there once', async () => {
    replies.push({ status: 503 }, { says: 'Here again.' });
    const { data, response } = await openai.chat.completions
      .create(ask('Are you there?', 'retried'))
      .withResponse();
    expect(data.choices[0]?.message.content).toBe('Here again.');
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toEqual([
      ['user', 'Are you there?'],
      ['assistant', 'Here again.'],
    ]);
  });

  it('that loses patience and asks again gets the answer that came meanwhile', async () => {
    const asked = requests.length;
    replies.push({ says: 'At last.', afterMs: 300 });
    const impatient = openai.withOptions({ timeout: 150, maxRetries: 4 });
    const { data, response } = await impatient.chat.completions
      .create(ask('Are you awake?', 'impatient'))
      .withResponse();
    expect(data.choices[0]?.message.content).toBe('At last.');
    expect(requests.length - asked).toBe(1);
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toHaveLength(2);
  });

  it('raises its own errors, and one within a stream', async () => {
    const stranger = new OpenAI({ baseURL: `${service.url}/v1`, apiKey: 'sk_nobody', maxRetries: 0 });
    await expect(stranger.chat.completions.create(ask('Hello.', 'x'))).rejects.toThrow(
      OpenAI.AuthenticationError,
    );
    await expect(
      openai.chat.completions.create({ ...ask('Hello.', 'x'), model: 'gpt-x' }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
      param: 'model',
      requestID: expect.stringMatching(/\S/),
    });
    await expect(openai.chat.completions.create({ ...ask('Hello.', 'x'), n: 2 })).rejects.toThrow(
      OpenAI.UnprocessableEntityError,
    );
    replies.push({ pieces: ['data: {"choices":[{"index":0,"delta":{"content":"Half"}}]}\n\n'] });
    const stream = await openai.chat.completions.create({ ...ask('Go.', 'x'), stream: true });
    await expect(all(stream)).rejects.toMatchObject({ code: 'model_failed', type: 'api_error' });
  });

  it('that goes away in the middle leaves the whole answer behind', async () => {
    replies.push({ says: 'One two three four.', pauseMs: 30 });
    const { data: stream, response } = await openai.chat.completions
      .create({ ...ask('Count.', 'left'), stream: true })
      .withResponse();
    for await (const { choices } of stream) if (choices[0]?.delta.content) break;
    const conversation = response.headers.get('x-strata-conversation') ?? '';
    await expect
      .poll(() => wordsIn(conversation))
      .toEqual([
        ['user', 'Count.'],
        ['assistant', 'One two three four.'],
      ]);
  });
});

describe('the Responses of OpenAI’s client', SLOW, () => {
  const ask = { model: 'strata', user: 'rita' };
  const weather = {
    type: 'function' as const,
    name: 'get_weather',
    strict: false,
    parameters: { type: 'object', properties: { city: { type: 'string' } } },
  };

  it('give an answer, whole and streamed, with usage, from the memory of its user', async () => {
    replies.push({ says: 'Nice to meet you.', usage: USAGE }, { says: 'You live in Lisbon.', usage: USAGE });
    const first = await openai.responses.create({ ...ask, conversation: 'r1', input: 'I live in Lisbon.' });
    expect([first.output_text, first.status, first.usage?.total_tokens]).toEqual([
      'Nice to meet you.',
      'completed',
      14,
    ]);
    const stream = openai.responses.stream({
      ...ask,
      conversation: 'r2',
      instructions: 'Answer shortly.',
      input: [{ role: 'user', content: [{ type: 'input_text', text: 'Where do I live?' }] }],
    });
    const events = await all(stream);
    expect((await stream.finalResponse()).output_text).toBe('You live in Lisbon.');
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['response.created', 'response.output_text.delta', 'response.completed']),
    );
    expect(JSON.stringify(lastMessages())).toMatch(/Lives in Lisbon\..*Answer shortly\./);
  });

  it('go on from the one before, and branch from an earlier one', async () => {
    replies.push({ says: 'One.' }, { says: 'Two.' }, { says: 'Another two.' });
    const first = await openai.responses.create({ ...ask, conversation: 'r3', input: 'Count.' });
    const next = { ...ask, previous_response_id: first.id, input: 'Go on.' };
    const { response } = await openai.responses.create(next).withResponse();
    expect((await openai.responses.create(next)).output_text).toBe('Another two.');
    const said = lastMessages().slice(1);
    expect(said.map(({ content }) => content)).toEqual(['Count.', 'One.', 'Go on.']);
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toEqual([
      ['user', 'Count.'],
      ['assistant', 'One.'],
      ['user', 'Go on.'],
      ['assistant', 'Another two.'],
    ]);
    const unknown = openai.responses.create({ ...next, previous_response_id: 'resp_unknown' });
    await expect(unknown).rejects.toThrow(OpenAI.NotFoundError);
  });

  it.each([true, false])('call tools, whose results may come alone (stream: %s)', async (stream) => {
    replies.push({ calls: [CALL] }, { says: 'Twenty degrees.' });
    const asking = {
      ...ask,
      conversation: `tools ${stream}`,
      input: 'How warm is it in Oslo?',
      tools: [weather],
    };
    const called = stream
      ? await openai.responses.stream(asking).finalResponse()
      : await openai.responses.create(asking);
    const [call] = called.output;
    if (call?.type !== 'function_call') throw new Error('no call');
    expect([call.name, JSON.parse(call.arguments)]).toEqual(['get_weather', { city: 'Oslo' }]);
    const results = [{ type: 'function_call_output' as const, call_id: call.call_id, output: '{"t":20}' }];
    const { data, response } = await openai.responses
      .create({ ...ask, previous_response_id: called.id, input: results, tools: [weather] })
      .withResponse();
    expect(data.output_text).toBe('Twenty degrees.');
    expect(
      lastMessages()
        .slice(-3)
        .map(({ role }) => role),
    ).toEqual(['user', 'assistant', 'tool']);
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toEqual([
      ['user', 'How warm is it in Oslo?'],
      ['tool', '{"t":20}'],
      ['assistant', 'Twenty degrees.'],
    ]);
  });

  it('raise errors, and one within a stream', async () => {
    const blank = openai.responses.create({ ...ask, input: ' ' });
    await expect(blank).rejects.toThrow(OpenAI.UnprocessableEntityError);
    replies.push({ pieces: ['data: {"choices":[{"index":0,"delta":{"content":"Half"}}]}\n\n'] });
    const stream = await openai.responses.create({ ...ask, input: 'Go.', stream: true });
    await expect(all(stream)).rejects.toMatchObject({ code: 'model_failed' });
  });
});

describe('the client of Anthropic', SLOW, () => {
  const anthropic = new Anthropic({ baseURL: service.url, apiKey: service.apiKey, maxRetries: 2 });
  const ask = { model: 'strata', max_tokens: 200, metadata: { user_id: 'thea' } };
  const inChat = (name: string) => ({ headers: { 'X-Strata-Conversation': name } });
  const weather = {
    name: 'get_weather',
    input_schema: { type: 'object' as const, properties: { city: { type: 'string' } } },
  };

  it('gets an answer, whole and streamed, with usage, from the memory of its user', async () => {
    replies.push({ says: 'Nice to meet you.', usage: USAGE }, { says: 'You live in Lisbon.', usage: USAGE });
    const first = await anthropic.messages.create(
      { ...ask, messages: [user('I live in Lisbon.')] },
      inChat('a1'),
    );
    expect(first).toMatchObject({
      content: [{ type: 'text', text: 'Nice to meet you.' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 11, output_tokens: 3 },
    });
    const asked = [{ type: 'text' as const, text: 'Where do I live?' }];
    const stream = anthropic.messages.stream(
      { ...ask, system: 'Answer shortly.', messages: [{ role: 'user', content: asked }] },
      inChat('a2'),
    );
    expect(await stream.finalText()).toBe('You live in Lisbon.');
    expect((await stream.finalMessage()).usage.output_tokens).toBe(3);
    expect(JSON.stringify(lastMessages())).toMatch(/Lives in Lisbon\..*Answer shortly\./);
    const counted = await anthropic.messages.countTokens({
      model: 'strata',
      messages: [user('Hello there.')],
    });
    expect(counted.input_tokens).toBeGreaterThan(1);
  });

  it.each([true, false])('calls tools and shows pictures, with its history (stream: %s)', async (stream) => {
    replies.push({ calls: [CALL] }, { says: 'Twenty degrees.' }, { says: 'Warm.' });
    const image = {
      type: 'image' as const,
      source: { type: 'base64' as const, media_type: 'image/png' as const, data: 'AAAA' },
    };
    const question = {
      role: 'user' as const,
      content: [image, { type: 'text' as const, text: 'How warm is it here?' }],
    };
    const chat = inChat(`tools ${stream}`);
    const send = (messages: Anthropic.MessageParam[]) => {
      const body = { ...ask, tools: [weather], messages };
      return stream
        ? anthropic.messages.stream(body, chat).finalMessage()
        : anthropic.messages.create(body, chat);
    };
    const called = await send([question]);
    const [call] = called.content;
    if (call?.type !== 'tool_use') throw new Error('no call');
    expect([called.stop_reason, call.name, call.input]).toEqual([
      'tool_use',
      'get_weather',
      { city: 'Oslo' },
    ]);
    const result = { type: 'tool_result' as const, tool_use_id: call.id, content: '{"t":20}' };
    const history: Anthropic.MessageParam[] = [
      question,
      { role: 'assistant', content: called.content },
      { role: 'user', content: [result] },
    ];
    const answer = await send(history);
    expect(answer.content).toMatchObject([{ type: 'text', text: 'Twenty degrees.' }]);
    await send([...history, { role: 'assistant', content: answer.content }, user('Is that warm?')]);
    expect(JSON.stringify(lastMessages()[1])).toContain('data:image/png;base64,AAAA');
    const listed = await client.request<{ data: { id: string; chat_id: string }[] }>(
      'GET',
      '/v1/conversations?user_id=thea',
    );
    const { id = '' } = listed.data.find(({ chat_id }) => chat_id === `tools ${stream}`) ?? {};
    expect(await wordsIn(id)).toEqual([
      ['user', '[image]\nHow warm is it here?'],
      ['tool', '{"t":20}'],
      ['assistant', 'Twenty degrees.'],
      ['user', 'Is that warm?'],
      ['assistant', 'Warm.'],
    ]);
  });

  it('raises its own errors, and one within a stream', async () => {
    const stranger = new Anthropic({ baseURL: service.url, apiKey: 'sk_nobody', maxRetries: 0 });
    const hello = { ...ask, messages: [user('Hello.')] };
    await expect(stranger.messages.create(hello)).rejects.toThrow(Anthropic.AuthenticationError);
    await expect(anthropic.messages.create({ ...hello, model: 'claude-x' })).rejects.toThrow(
      Anthropic.NotFoundError,
    );
    replies.push({ pieces: ['data: {"choices":[{"index":0,"delta":{"content":"Half"}}]}\n\n'] });
    await expect(anthropic.messages.stream(hello).finalText()).rejects.toMatchObject({ type: 'api_error' });
  });
});

describe('the AI SDK', SLOW, () => {
  const strata = () =>
    createOpenAICompatible({
      name: 'strata',
      baseURL: `${service.url}/v1`,
      apiKey: service.apiKey,
      headers: { 'X-Strata-Conversation': 'sdk' },
      includeUsage: true,
    }).chatModel('strata');
  const providerOptions = { strata: { user: 'bo' } };

  it('gets an answer, whole and streamed, with usage', async () => {
    replies.push({ says: 'Hello, Bo.', usage: USAGE }, { says: 'Still here.', usage: USAGE });
    const whole = await generateText({ model: strata(), prompt: 'Hello.', providerOptions });
    expect([whole.text, whole.usage.totalTokens]).toEqual(['Hello, Bo.', 14]);
    const streamed = streamText({
      model: strata(),
      system: 'Answer shortly.',
      messages: [user('Hello.'), { role: 'assistant', content: 'Hello, Bo.' }, user('Are you here?')],
      providerOptions,
    });
    expect((await all(streamed.textStream)).join('')).toBe('Still here.');
    expect((await streamed.usage).totalTokens).toBe(14);
    const sent = lastMessages();
    expect(sent.map(({ role, content }) => [role, content]).slice(1)).toEqual([
      ['user', 'Hello.'],
      ['assistant', 'Hello, Bo.'],
      ['user', 'Are you here?'],
    ]);
    expect(sent[0]?.content).toContain('Answer shortly.');
  });

  it('runs tools in steps within one turn', async () => {
    replies.push({ calls: [CALL, { ...CALL, arguments: '{"city":"Rome"}' }] }, { says: 'Cold and warm.' });
    const get_weather = tool({
      description: 'Tells the weather.',
      inputSchema: jsonSchema<{ city: string }>({ type: 'object', properties: { city: { type: 'string' } } }),
      execute: ({ city }) => Promise.resolve(`Weather of ${city}`),
    });
    const { text, steps, response } = await generateText({
      model: strata(),
      prompt: 'Weather in Oslo and Rome?',
      tools: { get_weather },
      stopWhen: stepCountIs(3),
      providerOptions,
    });
    expect([text, steps.length]).toEqual(['Cold and warm.', 2]);
    const conversation = response.headers?.['x-strata-conversation'] ?? '';
    expect((await wordsIn(conversation)).slice(-4)).toEqual([
      ['user', 'Weather in Oslo and Rome?'],
      ['tool', 'Weather of Oslo'],
      ['tool', 'Weather of Rome'],
      ['assistant', 'Cold and warm.'],
    ]);
  });

  it('raises what the service says', async () => {
    const blank = generateText({ model: strata(), prompt: ' ', maxRetries: 0, providerOptions });
    await expect(blank).rejects.toMatchObject({
      statusCode: 422,
      message: expect.stringContaining('blank'),
    });
  });
});

describe('npm run demo:chat', SLOW, () => {
  const demo = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['test/demo/chat.ts', ...args], {
      env: { ...process.env, STRATA_URL: service.url, STRATA_KEY: service.apiKey },
    });

  it('shows a conversation that is remembered in the next one', async () => {
    const { stdout } = await demo();
    expect(stdout.match(/strata: Well said\./g)).toHaveLength(3);
    expect(stdout.split('today').at(-1)).toMatch(/[1-9] memories injected|[1-9] facts known/);
    // What the echo would have said to it.
    const echo = describePrompt(lastMessages());
    expect(echo).toMatch(/^\[echo of the prompt, no language model\]/);
    expect(echo).toMatch(/ {4}- .*Lives in Porto/);
    expect(echo).toMatch(/ 1 message\(s\) of the conversation/);
  });

  it('talks until a line is empty, and goes on when an answer fails', async () => {
    replies.push({ status: 503 }, { says: 'Here I am.' });
    const talk = demo('--talk', '--user', 'cleo');
    talk.child.stdin?.end('Hello?\nAre you there?\n\nNobody says this.\n');
    const { stdout } = await talk;
    expect(stdout).toMatch(
      /cleo: Hello\?\s+\(The chat answered 502: .*\)\s+cleo: Are you there\?\s+strata: Here I am\./,
    );
    expect(stdout).not.toContain('Nobody');
  });
});
