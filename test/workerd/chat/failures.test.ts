/** Chat completions when something fails: the model, the network, the client. A turn is whole afterwards, or it never was. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CIRCUIT_OPENS_AFTER } from '../../../src/models/circuit.ts';
import { chatEvent, STREAM_END } from '../../support/models/openai-protocol.ts';
import { askChat, configureChat, openChat, type ScriptedChat, saying } from '../support/service/chat.ts';
import { makeKey, withKey } from '../support/service/keys.ts';
import { configureModels, hurry } from '../support/service/model-scripts.ts';
import { fetchRaw } from '../support/service/raw-fetch.ts';
import {
  createWorkspace,
  liveHistory,
  storedEvents,
  type TestWorkspace,
} from '../support/service/workspace.ts';
import { rowCounts, whileInsertsFail } from '../support/storage/databases.ts';

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

const conversationOf = ({ headers }: { readonly headers: Headers }): string =>
  headers.get('x-strata-conversation') ?? '';

interface Event {
  readonly role: string;
  readonly content: string;
  readonly status: string;
  readonly metadata: Record<string, unknown>;
}
const eventsOf = async (conversation: string): Promise<Event[]> =>
  (await storedEvents(workspace, conversation)) as unknown as Event[];

/** Checks that a conversation holds nothing that its only turn, which failed, could have left. */
async function expectNothingKept(conversation: string): Promise<void> {
  expect((await liveHistory(workspace, conversation)).messages).toEqual([]);
  expect((await eventsOf(conversation)).map(({ role, status }) => [role, status])).toEqual([
    ['user', 'aborted'],
  ]);
  const memories = await workspace.call<{ data: unknown[] }>('GET', '/v1/memories?user_id=ana');
  expect(memories.body.data).toEqual([]);
}

const FACT = 'Remember that I live in Lisbon.';

describe('a model that fails before its first word', () => {
  it.each<[what: string, reply: Parameters<ScriptedChat['script']>[0], status: number, type: string]>([
    ['refuses the request', { status: 400 }, 400, 'invalid_request_error'],
    ['does not take our key', { status: 401 }, 502, 'api_error'],
    ['is busy', { status: 429, headers: { 'Retry-After': '7' } }, 429, 'rate_limit_error'],
    ['is down', { status: 503 }, 502, 'api_error'],
    ['answers a page', { raw: '<html>the input said so much</html>' }, 502, 'api_error'],
    ['breaks off', { pieces: [], breaks: true }, 502, 'api_error'],
    ['ends without a word', { pieces: [STREAM_END] }, 502, 'api_error'],
  ])('%s: its turn is taken back, and the status tells who can do what', async (_, reply, status, type) => {
    // A server that refuses is asked once more, without the count of tokens.
    await model.script(reply, reply);
    const answer = await askChat(workspace, saying(FACT, { stream: true }));
    expect(answer.status).toBe(status);
    expect(answer.data[0]?.error).toMatchObject({ type, code: 'model_failed', param: null });
    expect(JSON.stringify(answer.data)).not.toMatch(/said so much|Lisbon/);
    // The message stays in the record, as one that was taken back: nobody is told that it is gone.
    expect(answer.data[0]?.error?.message).toMatch(/^(?!.*kept).* The turn was taken back\.$/i);
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('7');
    await expectNothingKept(conversationOf(answer));
  });

  it.each<[what: string, param: unknown, told: string | null]>([
    ['which parameter it does not take', 'tools[0].function', 'tools[0].function'],
    ['in a sentence, which may quote the input', 'My name is Ana.', null],
    ['in no known shape', { temperature: 3 }, null],
  ])('says %s, and only a name is passed on', async (_, param, told) => {
    const raw = JSON.stringify({ error: { message: 'My name is Ana.', code: 'bad_value', param } });
    await model.script({ status: 400, raw });
    const { status, data } = await askChat(workspace, saying('My name is Ana.'));
    expect([status, data[0]?.error?.param]).toEqual([400, told]);
    expect(JSON.stringify(data)).toMatch(/^(?!.*My name).*bad_value/);
  });

  it('also of an answer that was to come as a whole', async () => {
    await model.script({ raw: '{"choices":[]}' });
    const answer = await askChat(workspace, saying(FACT));
    expect(answer.status).toBe(502);
    await expectNothingKept(conversationOf(answer));
  });

  it('never says anything: nobody waits for ever', async () => {
    hurry();
    await model.script({ says: 'Too late.', afterMs: 1_500 });
    const answer = await askChat(workspace, saying(FACT, { stream: true }));
    expect([answer.status, answer.data[0]?.error?.code]).toEqual([504, 'model_failed']);
    await expectNothingKept(conversationOf(answer));
  });
});

describe('odd requests of one user', () => {
  it.each<[what: string, stream: boolean, reply: Parameters<ScriptedChat['script']>[0]]>([
    ['at which the model fails', false, { status: 500 }],
    ['at which the model fails, streamed', true, { status: 500 }],
    ['at which the model fails with its first event', true, { pieces: ['data: {"error":{"code":500}}\n\n'] }],
  ])('%s end no answers of others', async (_, stream, reply) => {
    const odd = Array(CIRCUIT_OPENS_AFTER + 1).fill(reply);
    await model.script(...odd, { says: 'Hello, Bo.' });
    for (const _once of odd)
      expect((await askChat(workspace, saying('Hello.', { stream, tools: [7] }))).status).toBe(502);
    expect((await askChat(workspace, saying('Hello.', { stream, user: 'bo' }))).content).toBe('Hello, Bo.');
  });
});

describe('a model that fails in the middle of its answer', () => {
  const begun = [chatEvent({ content: 'You live ' }), chatEvent({ content: 'in' })];

  it.each<[what: string, reply: Parameters<ScriptedChat['script']>[0]]>([
    ['breaks the connection', { pieces: begun, pauseMs: 20, breaks: true }],
    ['ends too early', { pieces: begun }],
    ['reports an error', { pieces: [...begun, 'data: {"error":{"message":"out of Lisbon"}}\n\n'] }],
    ['says something else', { pieces: [...begun, 'data: {"half":\n\n'] }],
  ])('%s: the stream tells it as OpenAI does, and the turn is taken back', async (_, reply) => {
    await model.script(reply);
    const answer = await askChat(workspace, saying(FACT, { stream: true }));
    expect([answer.status, answer.content, answer.isDone]).toEqual([200, 'You live in', false]);
    expect(answer.data.at(-1)?.error).toMatchObject({ type: 'api_error', code: 'model_failed', param: null });
    expect(JSON.stringify(answer.data.at(-1))).not.toContain('Lisbon');
    await expectNothingKept(conversationOf(answer));
    await model.script({ says: 'In Lisbon.' });
    const again = await askChat(workspace, saying(FACT), { 'X-Stainless-Retry-Count': '1' });
    expect(again.content).toBe('In Lisbon.');
  });

  it('falls silent: nobody waits for ever', async () => {
    hurry();
    await model.script({ pieces: [...begun, ': still here\n\n'], pauseMs: 800 });
    const answer = await askChat(workspace, saying(FACT, { stream: true }));
    expect(answer.data.at(-1)?.error).toMatchObject({ code: 'model_failed' });
    await expectNothingKept(conversationOf(answer));
  });
});

describe('a client that goes away', () => {
  /** Sends a message, reads until the first word is there, and goes. */
  async function leave(content: string): Promise<string> {
    const response = await openChat(workspace, saying(content, { stream: true }));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    for (let text = ''; !text.includes('One'); ) text += decoder.decode((await reader.read()).value);
    await reader.cancel();
    return conversationOf(response);
  }
  const replyIn = async (conversation: string) =>
    (await eventsOf(conversation)).find(({ role }) => role === 'assistant');

  it('leaves a whole turn behind, and hears the answer when it asks again', async () => {
    const words = ['One ', 'two ', 'three.'].map((content) => chatEvent({ content }));
    await model.script({ pieces: [...words, chatEvent({}, 'stop'), STREAM_END], pauseMs: 40 });
    const conversation = await leave('Count to three.');
    await expect
      .poll(() => replyIn(conversation))
      .toMatchObject({
        content: 'One two three.',
        status: 'active',
        metadata: { unheard: true },
      });
    const again = await askChat(workspace, saying('Count to three.', { stream: true }));
    expect([again.content, again.headers.get('idempotent-replayed')]).toEqual(['One two three.', 'true']);
    expect(await eventsOf(conversation)).toHaveLength(2);
    expect(await model.sent()).toHaveLength(1);
  });

  it('is not waited for: what was said until then is the reply, and marked as a part', async () => {
    hurry();
    const words = ['One ', ...Array(30).fill('more ')].map((content) => chatEvent({ content }));
    await model.script({ pieces: words, pauseMs: 100 });
    const conversation = await leave('Count for ever.');
    await expect
      .poll(() => replyIn(conversation))
      .toMatchObject({
        content: expect.stringMatching(/^One( more)+$/),
        metadata: { unheard: true, partial: true },
      });
  });

  it('while the model fails leaves nothing behind', async () => {
    await model.script({
      pieces: [chatEvent({ content: 'One ' }), chatEvent({ content: 'two' })],
      pauseMs: 60,
    });
    const conversation = await leave(FACT);
    await expect.poll(async () => (await eventsOf(conversation))[0]?.status).toBe('aborted');
    await expectNothingKept(conversation);
  });
});

describe('a reply that the database does not take', () => {
  it('is an error and no end of the answer; the same message gets it kept', async () => {
    await model.script({ says: 'Never kept.', held: true }, { says: 'Kept.' });
    const asked = askChat(workspace, saying('Hello.', { stream: true }));
    await expect.poll(async () => (await model.sent()).length).toBe(1);
    const answer = await whileInsertsFail('events', async () => {
      await model.release();
      return asked;
    });
    expect([answer.isDone, answer.data.at(-1)?.error?.code]).toEqual([false, 'unavailable']);
    const again = await askChat(workspace, saying('Hello.'));
    expect(again.content).toBe('Kept.');
    expect((await eventsOf(conversationOf(again))).map(({ content }) => content)).toEqual([
      'Hello.',
      'Kept.',
    ]);
  });
});

describe('a request that is refused', () => {
  it.each<[what: string, param: string | null, status: number, body: Record<string, unknown>]>([
    ['no messages', 'messages', 422, { messages: [] }],
    ['no message of a user', 'messages', 422, { messages: [{ role: 'system', content: 'x' }] }],
    ['a blank message', 'messages.0.content', 422, { messages: [{ role: 'user', content: ' \u200b' }] }],
    [
      'a long message',
      'messages.0.content',
      422,
      { messages: [{ role: 'user', content: 'ä'.repeat(17_000) }] },
    ],
    [
      'words put into its mouth',
      'messages',
      422,
      {
        messages: [
          { role: 'user', content: 'x' },
          { role: 'assistant', content: 'As I said' },
        ],
      },
    ],
    ['a role of another time', 'messages.0.role', 422, { messages: [{ role: 'function', content: 'x' }] }],
    ['several answers', 'n', 422, { n: 2 }],
    ['no model', 'model', 422, { model: undefined }],
    ['the name of a model without bounds', 'model', 422, { model: 'x'.repeat(9_999) }],
    ['a conversation that is no name', 'metadata.conversation', 422, { metadata: { conversation: 7 } }],
    ['a body without bounds', null, 413, { logit_bias: 'x'.repeat(9 * 1024 ** 2) }],
  ])('says what is wrong in the shape of OpenAI, and leaves nothing: %s', async (_, param, status, body) => {
    const before = await rowCounts();
    const answer = await askChat(workspace, saying('Hello.', body));
    expect([answer.status, answer.data[0]?.error?.param]).toEqual([status, param]);
    expect(answer.data[0]?.error).toMatchObject({
      message: expect.stringMatching(/\S/),
      type: 'invalid_request_error',
      code: expect.stringMatching(/^\w+$/),
    });
    expect(answer.headers.get('x-request-id')).toMatch(/\S/);
    expect(await rowCounts()).toEqual(before);
    expect(await model.sent()).toEqual([]);
  });

  it('because there are no more turns, which trying again does not change', async () => {
    const own = await createWorkspace({ settings: { daily_turns_max: 0 } });
    const { status, data, headers } = await askChat(own, saying('Hello.'));
    expect([status, data[0]?.error?.code, headers.get('x-should-retry')]).toEqual([
      429,
      'turn_limit',
      'false',
    ]);
    expect(await model.sent()).toEqual([]);
  });

  it('because of who asks, likewise', async () => {
    const reader = withKey(workspace, (await makeKey(workspace, 'read')).api_key);
    const forbidden = await askChat(reader, saying('Hello.'));
    expect(forbidden.data[0]?.error).toMatchObject({ type: 'permission_error', code: 'forbidden' });
    const unknown = await askChat(withKey(workspace, 'sk_wrong'), saying('Hello.'));
    expect([unknown.status, unknown.data[0]?.error?.type]).toEqual([401, 'authentication_error']);
    const noJson = await fetchRaw('/v1/chat/completions', {
      method: 'POST',
      headers: { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/json' },
      body: '{"model":',
    });
    expect(await noJson.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
