/** Streams of chat models, however the network and the servers cut and word them. If it fails, words of an answer get lost. */
import { describe, expect, it } from 'vitest';
import { replyOnce } from '../../../../src/chat/reply-once.ts';
import type { ChatChunk } from '../../../../src/memory/ports.ts';
import { chunkIn, completionIn } from '../../../../src/models/chat/chat-answer.ts';
import { OpenAiChatModel } from '../../../../src/models/chat/openai-chat-model.ts';
import { createEventReader } from '../../../../src/models/chat/server-sent-events.ts';
import { WorkersAiChatModel } from '../../../../src/models/chat/workers-ai-chat-model.ts';
import { CIRCUIT_OPENS_AFTER } from '../../../../src/models/circuit.ts';
import { systemClock } from '../../../../src/models/clock.ts';
import { ModelError } from '../../../../src/models/model-error.ts';
import { chatEvent, STREAM_END } from '../../../support/models/openai-protocol.ts';
import { scriptedOpenAi } from '../../../support/models/scripted-openai.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('server-sent events', () => {
  it.each<[what: string, text: string, data: string[]]>([
    ['as OpenAI writes them', 'data: {"a":"ä🙂"}\n\ndata: [DONE]\n\n', ['{"a":"ä🙂"}', '[DONE]']],
    ['without a blank', 'data:{"a":1}\n\ndata:[DONE]\n\n', ['{"a":1}', '[DONE]']],
    ['with the line breaks of Windows', 'data: {"a":"é"}\r\n\r\ndata: 2\r\n\r\n', ['{"a":"é"}', '2']],
    ['with comments, names and ids', ': hello\n\nevent: x\nid: 1\ndata: 1\n\n:\n\ndata: 2\n\n', ['1', '2']],
    ['over several lines', 'data: {"a":\ndata: 1}\n\n', ['{"a":\n1}']],
    ['without an end', 'data: 1\n\ndata: 2', ['1', '2']],
    ['with a mark of byte order', '\ufeffdata: 1\n\n', ['1']],
  ])('are read %s, wherever they are cut', (_, text, data) => {
    const whole = bytes(text);
    for (let at = 0; at <= whole.length; at++) {
      const reader = createEventReader();
      const pieces = [whole.subarray(0, at), whole.subarray(at)];
      expect([...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()], `cut at ${at}`).toEqual(
        data,
      );
    }
    const reader = createEventReader();
    const single = [...whole].flatMap((byte) => reader.push(Uint8Array.of(byte)));
    expect([...single, ...reader.end()]).toEqual(data);
  });
});

describe('a chunk', () => {
  const none = { finishReason: null, more: {}, usage: null };
  const call = { name: 'f', arguments: { a: 1 } };
  const usage = { prompt_tokens: 3, completion_tokens: 1 };

  it.each<[what: string, value: unknown, chunk: ChatChunk | null]>([
    [
      'of the protocol',
      { choices: [{ index: 0, delta: { content: 'a' }, finish_reason: null }] },
      { ...none, delta: { content: 'a' } },
    ],
    ['without an index', { choices: [{ delta: { content: 'a' } }] }, { ...none, delta: { content: 'a' } }],
    ['of another choice', { choices: [{ index: 1, delta: { content: 'a' } }] }, null],
    [
      'with probabilities',
      { choices: [{ delta: {}, logprobs: 1 }] },
      { ...none, delta: {}, more: { logprobs: 1 } },
    ],
    [
      'with an end',
      { choices: [{ delta: {}, finish_reason: 'length' }] },
      { ...none, delta: {}, finishReason: 'length' },
    ],
    ['with nothing but usage', { choices: [], usage }, { ...none, delta: {}, usage }],
    ['with nothing', { choices: [] }, null],
    ['with usage that is none', { choices: [], usage: { prompt_tokens: 'many' } }, null],
    ['of an older model of Workers AI', { response: 'a', p: 'xyz' }, { ...none, delta: { content: 'a' } }],
    ['whose word is a number', { response: 7 }, { ...none, delta: { content: '7' } }],
    ['of its end', { response: '', usage }, { ...none, delta: { content: '' }, usage }],
  ])('%s is read', (_, value, chunk) => {
    expect(chunkIn(JSON.stringify(value), 'm')).toEqual(chunk);
  });

  it('with calls of an older model has them as the protocol has', () => {
    const { delta, finishReason } =
      chunkIn(JSON.stringify({ response: null, tool_calls: [call] }), 'm') ?? {};
    const told = { type: 'function', function: { name: 'f', arguments: '{"a":1}' } };
    expect(delta).toEqual({ tool_calls: [{ index: 0, id: expect.stringMatching(/^call_/), ...told }] });
    expect(finishReason).toBe('tool_calls');
    const whole = completionIn({ response: '', tool_calls: [call], usage }, 'm');
    expect(whole).toMatchObject({
      message: { content: null, tool_calls: [told] },
      finishReason: 'tool_calls',
      usage,
    });
  });

  it.each([['{"error":{"message":"secret"}}'], ['{"half":'], ['{"neither":"secret"}'], ['"secret"']])(
    'that is none is an error without its words: %s',
    (data) => {
      expect(() => chunkIn(data, 'm')).toThrow(ModelError);
      expect(() => chunkIn(data, 'm')).not.toThrow(/secret/);
    },
  );
});

const server = scriptedOpenAi();

const chatModel = () => new OpenAiChatModel({ url: server.url, key: 's3cret' }, server.freshModel());
const HELLO = { messages: [{ role: 'user', content: 'Hello.' }], parameters: { temperature: 0 } };

async function wordsOf(chunks: AsyncIterable<ChatChunk>): Promise<string> {
  let words = '';
  for await (const { delta } of chunks) words += delta.content ?? '';
  return words;
}

describe('a model of the OpenAI protocol', () => {
  it('is asked to count, and without that where it refuses', async () => {
    const model = chatModel();
    server.replies = [{ status: 400 }, { says: 'One two.' }, { says: 'Three.' }];
    expect(await wordsOf(await model.stream(HELLO))).toBe('One two.');
    expect(await wordsOf(await model.stream(HELLO))).toBe('Three.');
    const streams = server.requests.map(({ body }) => 'stream_options' in body);
    expect(streams).toEqual([true, false, false]);
    expect(server.requests[0]?.body).toMatchObject({
      stream: true,
      temperature: 0,
      messages: HELLO.messages,
    });
  });

  it('says all of its words, whatever comes after the last', async () => {
    const words = [chatEvent({ content: 'a' }), chatEvent({ content: 'b' }, 'stop')];
    for (const rest of [
      [STREAM_END],
      [STREAM_END, chatEvent({ content: 'late' })],
      [],
      [': bye\n\n'],
      ['data: [DO'],
    ]) {
      server.replies = [{ pieces: [...words, ...rest] }];
      expect(await wordsOf(await chatModel().stream(HELLO))).toBe('ab');
    }
  });

  it('ends when nobody waits for it any longer, before its first word and after', async () => {
    const stop = new AbortController();
    server.replies = [{ says: 'late', afterMs: 2_000 }];
    const waiting = chatModel().stream(HELLO, stop.signal);
    setTimeout(() => stop.abort(), 30);
    await expect(waiting).rejects.toThrow(ModelError);
    const again = new AbortController();
    server.replies = [{ pieces: [chatEvent({ content: 'a' }), chatEvent({ content: 'b' })], pauseMs: 2_000 }];
    const chunks = await chatModel().stream(HELLO, again.signal);
    setTimeout(() => again.abort(), 30);
    await expect(wordsOf(chunks)).rejects.toThrow(ModelError);
    const deaf = new WorkersAiChatModel({ run: () => new Promise(() => undefined) }, '@cf/a/deaf');
    for (const asked of [
      deaf.complete(HELLO, AbortSignal.timeout(20)),
      deaf.stream(HELLO, AbortSignal.timeout(20)),
    ])
      await expect(asked).rejects.toThrow(ModelError);
  });

  it('that only sends signs of life is given up: nobody waits for ever', async () => {
    const pings = Array<string>(120).fill(': busy\n\n');
    server.replies = [
      { pieces: [chatEvent({ content: 'a' }), ...pings, chatEvent({}, 'stop')], pauseMs: 20 },
    ];
    // A minute in one and a half seconds: a busy machine takes its part of that for the first word.
    const fast = {
      ...systemClock,
      now: () => Date.now() * 40,
      wait: (ms: number, signal?: AbortSignal) => systemClock.wait(ms / 40, signal),
    };
    const model = new OpenAiChatModel({ url: server.url, key: null }, server.freshModel(), fast);
    await expect(wordsOf(await model.stream(HELLO))).rejects.toMatchObject({ fault: 'late' });
  });

  it.each<[says: string, fault: string]>([
    ['InferenceUpstreamError: 1031: of Ana’s odd request', 'internal'],
    ['3043: Internal server error', 'internal'],
    ['Network connection lost.', 'open'],
    ['3040: Capacity temporarily exceeded', 'open'],
  ])(
    'of Workers AI ends for everybody when the service is away, not when it fails at requests: %s',
    async (says, fault) => {
      const run = () => Promise.reject(new Error(says));
      const chat = new WorkersAiChatModel({ run }, `@cf/a/m-${crypto.randomUUID()}`);
      for (let i = 0; i < CIRCUIT_OPENS_AFTER; i++) await chat.stream(HELLO).catch(() => undefined);
      await expect(chat.stream(HELLO)).rejects.toMatchObject({ fault });
    },
  );

  it('is not asked again for a while after it failed several times', async () => {
    const model = chatModel();
    server.replies = Array(5).fill({ status: 503 });
    for (let i = 0; i < 6; i++) {
      const failed = await model.stream(HELLO).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ModelError);
      expect(String(failed)).not.toMatch(/s3cret|Hello|said so much/);
    }
    expect(server.requests).toHaveLength(5);
  });

  it('answers a prompt once, without its thoughts, or says why not', async () => {
    const prompt = {
      system: { stable: 'Be kind.', dynamic: 'It rains.', prefixHash: '' },
      messages: [{ role: 'user' as const, content: 'Hello.', name: 'Ana Ñandú' }],
    };
    server.replies = [
      { says: '<think>Hm.</think>Hello, Ana.' },
      { says: ' ' },
      { status: 429, headers: { 'Retry-After': '3' } },
    ];
    expect(await replyOnce(chatModel(), prompt)).toEqual({ ok: true, value: 'Hello, Ana.' });
    expect(server.requests[0]?.body).toMatchObject({
      messages: [
        { role: 'system', content: 'Be kind.\n\nIt rains.' },
        { role: 'user', content: 'Hello.', name: 'Ana_Nandu' },
      ],
    });
    expect(await replyOnce(chatModel(), prompt)).toMatchObject({ ok: false, error: { fault: 'down' } });
    expect(await replyOnce(chatModel(), prompt)).toMatchObject({
      ok: false,
      error: { code: 'model_failed', fault: 'busy', retryAfterSeconds: 3 },
    });
  });
});
