/**
 * The clients that people have, unmodified, against the service as it is served: OpenAI's own and the AI SDK. If it fails, a
 * program that works with OpenAI does not work with Strata by changing its address.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, stepCountIs, streamText, tool } from 'ai';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { describePrompt } from '../../../demo/echo-model.ts';
import { all, CALL, openChatService, USAGE, user } from '../../../support/commands/chat-service.ts';

const { service, openai, requests, replies, wordsIn, lastMessages } = await openChatService();

describe('the client of OpenAI', () => {
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
    replies.push({ says: 'At last.', afterMs: 1_500 });
    // Patient enough for a slow machine to hand over an answer that is there, and not for one that is not.
    const impatient = openai.withOptions({ timeout: 1_000, maxRetries: 6 });
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

describe('the AI SDK', () => {
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

describe('npm run demo:chat', () => {
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
