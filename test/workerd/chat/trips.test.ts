/**
 * D1 round trips that a chat waits for, its reply included: four. One finds the conversation, or opens it, and looks at what was said there
 * last; one reads for the turn, one writes it, one writes the reply. Each more is a pause before every answer.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  askChat,
  type ChatReply,
  configureChat,
  type ScriptedChat,
  saying,
} from '../support/service/chat.ts';
import { withToken } from '../support/service/keys.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import { countTrips } from '../support/service/round-trips.ts';
import { createWorkspace, storedEvents, type TestWorkspace } from '../support/service/workspace.ts';

const MOST = 4;
/** Of an answer that the record has. */
const FOUND = 1;

let workspace: TestWorkspace;
let model: ScriptedChat;

beforeEach(async () => {
  workspace = await createWorkspace();
  model = configureChat();
  await model.script(...Array.from({ length: 12 }, (_, i) => ({ says: `That was answer ${i}.` })));
  // Somebody else has chatted: this isolate knows the key, and the channel where chats stand.
  await askChat(workspace, saying('Hello there.', { user: 'bo' }));
});
afterEach(() => configureModels());

const counted = async (as: TestWorkspace, body: unknown, headers: Record<string, string> = {}) => {
  const { answer, inSequence } = await countTrips(() => askChat(as, body, headers));
  expect(answer.status, JSON.stringify(answer.data)).toBe(200);
  return { answer, inSequence };
};

const idOf = ({ headers }: ChatReply): string => headers.get('x-strata-conversation') ?? '';

it('a chat waits for four round trips, also its first message, and one that comes again for one', async () => {
  const first = await counted(workspace, saying('Which way to the harbour?'));
  expect(first.inSequence).toBe(MOST);
  expect((await counted(workspace, saying('And to the station?'))).inSequence).toBe(MOST);
  const conversation = idOf(first.answer);

  const keyed = { 'Idempotency-Key': 'k-1' };
  const asked = await counted(workspace, saying('And to the park?'), keyed);
  const again = await counted(workspace, saying('And to the park?'), keyed);
  expect([asked.inSequence, again.inSequence]).toEqual([MOST, FOUND]);
  expect([again.answer.content, idOf(again.answer)]).toEqual([asked.answer.content, conversation]);
  const repeated = await counted(workspace, saying('And to the park?'), { 'X-Stainless-Retry-Count': '1' });
  expect([repeated.inSequence, repeated.answer.content]).toEqual([FOUND, asked.answer.content]);

  const token = await withToken(workspace, { user_id: 'ana' });
  const named = { 'X-Strata-Conversation': conversation };
  for (const [as, headers] of [
    [workspace, named],
    [token, {}],
    [token, named],
  ] as const) {
    const { answer, inSequence } = await counted(as, saying('And from there to the hills?'), headers);
    expect([inSequence, idOf(answer)]).toEqual([MOST, conversation]);
  }
  const said = (await storedEvents(workspace, conversation)).map(({ role }) => role);
  expect(said).toEqual(Array.from({ length: 6 }, () => ['user', 'assistant']).flat());
});

it('a chat that shows its history, and one that has a name, wait for no more', async () => {
  const messages: { role: string; content: string }[] = [];
  for (const content of ['Which way to the harbour?', 'And to the station?', 'And to the park?']) {
    messages.push({ role: 'user', content });
    const { answer, inSequence } = await counted(workspace, saying('', { messages }));
    expect(inSequence).toBe(MOST);
    messages.push({ role: 'assistant', content: answer.content });
  }
  const named = { 'X-Strata-Conversation': 'my own name for it' };
  for (const content of ['Which way to the mill?', 'And to the ferry?'])
    expect((await counted(workspace, saying(content), named)).inSequence).toBe(MOST);
});

it('a response that goes on from another one waits for no more', async () => {
  let previous: string | undefined;
  for (const input of ['Which way to the harbour?', 'And to the station?', 'And to the park?']) {
    const body = { model: 'strata', user: 'ana', input, previous_response_id: previous };
    const { answer, inSequence } = await countTrips(() =>
      workspace.call<{ id: string; output: unknown[] }>('POST', '/v1/responses', body),
    );
    expect([answer.status, inSequence], JSON.stringify(answer.body)).toEqual([200, MOST]);
    previous = answer.body.id;
  }
});
