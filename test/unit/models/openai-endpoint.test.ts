/**
 * The OpenAI protocol against a real server on this machine. If it fails, a user's message ends up in a log, a key goes to
 * another host, or an endpoint that only knows another form of JSON mode is of no use.
 */
import { describe, expect, it } from 'vitest';
import { retryAfterIn } from '../../../src/lib/retry.ts';
import { OpenAiEmbedder } from '../../../src/models/embed/openai-embedder.ts';
import { OpenAiLanguageModel } from '../../../src/models/language-model/openai-language-model.ts';
import { scriptedOpenAi } from '../../support/models/scripted-openai.ts';
import { testClock } from '../../support/models/test-clock.ts';

const PATIENCE = { attempts: 3, attemptMs: 5_000, totalMs: 30_000 };
const PROMPT = { system: 'Do.', prompt: 'Ana sails.', maxTokens: 100, schema: { type: 'object' } };

const server = scriptedOpenAi();

/** A language model of its own, and the clock that it waits on. */
function language() {
  const clock = testClock();
  const endpoint = { url: server.url, key: 's3cret' };
  return { model: new OpenAiLanguageModel(endpoint, server.freshModel(), PATIENCE, clock), clock };
}

describe('a failure', () => {
  it.each<[status: number, fault: string, calls: number]>([
    [401, 'denied', 1],
    [404, 'denied', 1],
    [301, 'denied', 1],
    [500, 'internal', 3],
    [501, 'internal', 3],
    [502, 'failed', 3],
    [503, 'failed', 3],
    [529, 'failed', 3],
    [408, 'failed', 3],
    [429, 'busy', 3],
  ])(
    'of status %d is %s after %d calls, and tells the code but nothing that was sent',
    async (status, fault, n) => {
      server.replies = Array(n).fill({ status, headers: { Location: 'https://elsewhere.test/' } });
      const { model } = language();
      const failed = model.complete(PROMPT).catch((error: unknown) => error);
      expect(await failed).toMatchObject({ fault, message: `${model.model}: HTTP ${status} (scripted)` });
      expect(server.requests).toHaveLength(n);
    },
  );

  it('of too many requests is waited for as long as the server says', async () => {
    const { model, clock } = language();
    server.replies = [{ status: 429, headers: { 'Retry-After': '3' } }, { says: 'hello' }];
    expect(await model.complete(PROMPT)).toBe('hello');
    expect(clock.pauses).toEqual([3_000]);
  });

  it.each([
    ['half a body', '{"choices": [{"mess'],
    ['the page of a gateway', '<html>502</html>'],
  ])('that looks like success (%s) is tried again', async (_, raw) => {
    server.replies = [{ raw }, { says: 'hello' }];
    expect(await language().model.complete(PROMPT)).toBe('hello');
  });

  it('of a server that is not there is a failure, without its address', async () => {
    const nowhere = { url: 'http://127.0.0.1:1/v1', key: 's3cret' };
    const embedder = new OpenAiEmbedder(nowhere, 'openai:gone', 8, testClock());
    await expect(embedder.embed(['Ana'], 'document')).rejects.toThrow(
      /^openai:gone: unreachable \(TypeError\)$/,
    );
  });
});

describe('an answer', () => {
  const complete = (raw: unknown) => {
    server.replies = [{ raw: JSON.stringify(raw) }];
    return language().model.complete(PROMPT);
  };
  const choices = (content: unknown) => ({ choices: [{ message: { role: 'assistant', content } }] });

  it.each<[what: string, answer: unknown, text: string]>([
    ['choices', choices('{"a": 1}'), '{"a": 1}'],
    [
      'parts',
      choices([
        { type: 'text', text: '{"a":' },
        { type: 'text', text: ' 1}' },
      ]),
      '{"a": 1}',
    ],
    ['a response', { response: ' hello ' }, 'hello'],
    ['an object', { response: { a: 1 } }, '{"a":1}'],
    ['a thought and an answer', choices('<think>Hm, {"a": 2}?</think>\n{"a": 1}'), '{"a": 1}'],
    ['a thought that began in the prompt', choices('Hm.</think>{"a": 1}'), '{"a": 1}'],
    ['a thought without end', choices('<think>Hm, hm, hm'), ''],
    ['nothing', choices(null), ''],
  ])('is read in the shape of %s', async (_, answer, text) => {
    expect(await complete(answer)).toBe(text);
  });

  it.each<[what: string, answer: unknown]>([
    ['another shape', { output: 'hello' }],
    ['no choices', { choices: [] }],
    ['a list', []],
  ])('is refused in %s', async (_, answer) => {
    await expect(complete(answer)).rejects.toMatchObject({ fault: 'malformed' });
  });
});

describe('JSON mode', () => {
  const formats = () =>
    server.requests.map(({ body }) => {
      const { response_format, max_tokens, max_completion_tokens } = body as Record<string, unknown>;
      const { type = 'none' } = (response_format ?? {}) as Record<string, unknown>;
      return `${type} ${max_tokens ?? max_completion_tokens}`;
    });

  it('is asked for in the forms that servers know, and the one that is accepted is remembered', async () => {
    const { model } = language();
    server.replies = [{ status: 400 }, { status: 422 }, { says: 'one' }, { says: 'two' }];
    expect([await model.complete(PROMPT), await model.complete(PROMPT)]).toEqual(['one', 'two']);
    expect(formats()).toEqual(['json_schema 100', 'json_schema 8100', 'json_object 100', 'json_object 100']);
  });

  it('is asked for in another form when the remembered one is accepted no longer', async () => {
    const { model } = language();
    server.replies = [{ status: 400 }, { says: 'one' }, { status: 400 }, { says: 'two' }];
    expect([await model.complete(PROMPT), await model.complete(PROMPT)]).toEqual(['one', 'two']);
    expect(formats()).toEqual(['json_schema 100', 'json_schema 8100', 'json_schema 8100', 'json_schema 100']);
  });

  it('is done without where no form is known', async () => {
    const { model } = language();
    server.replies = [{ status: 400 }, { status: 400 }, { status: 400 }, { says: 'plain' }];
    expect(await model.complete(PROMPT)).toBe('plain');
    expect(formats().at(-1)).toBe('none 100');
  });

  it('is not given up for an outage or a wrong key', async () => {
    const { model } = language();
    server.replies = [{ status: 401 }, { says: 'later' }];
    await expect(model.complete(PROMPT)).rejects.toMatchObject({ fault: 'denied' });
    expect(await model.complete(PROMPT)).toBe('later');
    expect(formats()).toEqual(['json_schema 100', 'json_schema 100']);
  });
});

it('a Retry-After is a number of seconds or a date, and anything else is none', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(retryAfterIn('120', now)).toBe(120_000);
  expect(retryAfterIn('1.5', now)).toBe(1_500);
  expect(retryAfterIn('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterIn('Wed, 31 Dec 2025 23:59:30 GMT', now)).toBe(0);
  expect(retryAfterIn('soon', now)).toBeNull();
  expect(retryAfterIn(null, now)).toBeNull();
});
