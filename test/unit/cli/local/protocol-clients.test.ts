/**
 * The official clients of the protocols beside chat completions, unmodified, against the service as it is served: OpenAI's Responses and
 * Anthropic's Messages. If it fails, a program that works with those does not work with Strata by changing its address.
 */
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { all, CALL, openChatService, USAGE, user } from '../../../support/commands/chat-service.ts';

const { service, client, openai, replies, wordsIn, lastMessages } = await openChatService();

describe('the Responses of OpenAI’s client', () => {
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

  it('are referred to by the ids of their items, as clients do that leave the words to the service', async () => {
    replies.push({ calls: [CALL] }, { says: 'Twenty degrees.' }, { says: 'Warm.' });
    const asked = { role: 'user' as const, content: 'How warm is it in Oslo?' };
    const called = await openai.responses.create({ ...ask, input: [asked], tools: [weather] });
    const refer = ({ output }: typeof called) =>
      output.map(({ id }) => ({ type: 'item_reference' as const, id: id ?? '' }));
    const [call] = called.output;
    if (call?.type !== 'function_call') throw new Error('no call');
    const result = { type: 'function_call_output' as const, call_id: call.call_id, output: '{"t":20}' };
    const history = [asked, ...refer(called), result];
    const answer = await openai.responses.create({ ...ask, input: history, tools: [weather] });
    expect(answer.output_text).toBe('Twenty degrees.');
    const { response } = await openai.responses
      .create({ ...ask, input: [...history, ...refer(answer), user('Is that warm?')] })
      .withResponse();
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toEqual([
      ['user', 'How warm is it in Oslo?'],
      ['tool', '{"t":20}'],
      ['assistant', 'Twenty degrees.'],
      ['user', 'Is that warm?'],
      ['assistant', 'Warm.'],
    ]);
  });

  it('are retrieved by their ids, whole and streamed, and deleted with what they answer', async () => {
    replies.push({ calls: [CALL] }, { says: 'It is freezing.', usage: USAGE });
    const asked = { ...ask, user: 'vera' };
    const metadata = { purpose: 'travel' };
    const asking = {
      ...asked,
      conversation: 'kept',
      input: 'I stay in Tromsø. How warm is it?',
      tools: [weather],
    };
    const called = await openai.responses.create(asking);
    const [call] = called.output;
    if (call?.type !== 'function_call') throw new Error('no call');
    const results = [{ type: 'function_call_output' as const, call_id: call.call_id, output: '{"t":20}' }];
    const { data: answer, response } = await openai.responses
      .create({ ...asked, previous_response_id: called.id, input: results, tools: [weather], metadata })
      .withResponse();
    expect((await openai.responses.retrieve(called.id)).output).toEqual(called.output);
    const again = await openai.responses.retrieve(answer.id);
    const { id, output, output_text, status, usage, previous_response_id } = answer;
    expect(again).toMatchObject({ id, output, output_text, status, usage, previous_response_id, metadata });
    const items = await all(openai.responses.inputItems.list(answer.id, { order: 'asc', limit: 2 }));
    expect(items).toMatchObject([
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: asking.input }] },
      { type: 'function_call', call_id: call.call_id, name: call.name, arguments: call.arguments },
      { type: 'function_call_output', call_id: call.call_id, output: '{"t":20}' },
    ]);
    expect((await all(openai.responses.inputItems.list(called.id))).map(({ type }) => type)).toEqual([
      'message',
    ]);
    const events = await all(await openai.responses.retrieve(answer.id, { stream: true, starting_after: 1 }));
    expect(events[0]).toMatchObject({ type: 'response.output_item.added', sequence_number: 2 });
    expect(events.at(-1)).toMatchObject({ type: 'response.completed', response: { id, output, usage } });

    const stranger = await client.request<{ token: string }>('POST', '/v1/tokens', {
      body: { user_id: 'nobody' },
    });
    const theirs = new OpenAI({ baseURL: `${service.url}/v1`, apiKey: stranger.token, maxRetries: 0 });
    await expect(theirs.responses.retrieve(answer.id)).rejects.toThrow(OpenAI.NotFoundError);
    await expect(all(theirs.responses.inputItems.list(answer.id))).rejects.toThrow(OpenAI.NotFoundError);
    await openai.responses.delete(answer.id);
    await openai.responses.delete(answer.id);
    const gone = [
      openai.responses.retrieve(answer.id),
      openai.responses.retrieve(called.id),
      openai.responses.create({ ...asked, previous_response_id: answer.id, input: 'And now?' }),
    ];
    for (const each of await Promise.allSettled(gone))
      expect((each as PromiseRejectedResult).reason).toBeInstanceOf(OpenAI.NotFoundError);
    expect(await wordsIn(response.headers.get('x-strata-conversation') ?? '')).toEqual([]);
    replies.push({ says: 'I do not know.' });
    await openai.responses.create({
      ...ask,
      conversation: 'after',
      input: 'Name a city where it is warm, not like where I stay.',
    });
    expect(JSON.stringify(lastMessages())).not.toMatch(/Tromsø|freezing/);
  });

  it('raise errors, and one within a stream', async () => {
    const blank = openai.responses.create({ ...ask, input: ' ' });
    await expect(blank).rejects.toThrow(OpenAI.UnprocessableEntityError);
    replies.push({ pieces: ['data: {"choices":[{"index":0,"delta":{"content":"Half"}}]}\n\n'] });
    const stream = await openai.responses.create({ ...ask, input: 'Go.', stream: true });
    await expect(all(stream)).rejects.toMatchObject({ code: 'model_failed' });
  });
});

describe('the client of Anthropic', () => {
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
