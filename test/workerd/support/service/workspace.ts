/** The service as a client sees it, in the test runtime: a fresh workspace for every test, and typed calls. */
import type { D1Migration } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import type { Env } from '../../../../src/env.ts';

/** The bindings of the tests: those of the Worker, a second shard, a low rate limit, and the migrations. */
export interface TestEnv extends Env {
  readonly ROOT_SECRET: string;
  readonly WORKSPACE_DB_2: D1Database;
  /** Those of wrangler.toml, which no request meets but of a test that means them. */
  readonly CONFIGURED_KEY_RATE_LIMIT: RateLimit;
  readonly CONFIGURED_USER_RATE_LIMIT: RateLimit;
  /** Two requests a minute. */
  readonly LOW_RATE_LIMIT: RateLimit;
  readonly ACCOUNT_MIGRATIONS: D1Migration[];
  readonly WORKSPACE_MIGRATIONS: D1Migration[];
}

export const testEnv = env as unknown as TestEnv;

const worker = (exports as unknown as { default: Fetcher }).default;

/** An answer with its parsed body; `body` is null when there is none. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface CallOptions {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Sent as it is instead of a JSON body. */
  readonly raw?: BodyInit;
}

/** What an answer says: JSON, or lines of it. */
const parsed = (text: string, type: string): unknown => {
  if (text === '') return null;
  return type.includes('ndjson')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    : JSON.parse(text);
};

/** Calls the Worker and parses its JSON. */
export async function call<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  { key, headers = {}, raw }: CallOptions = {},
): Promise<Answer<T>> {
  const response = await worker.fetch(`https://strata.test${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined && raw === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(raw === undefined ? (body === undefined ? {} : { body: JSON.stringify(body) }) : { body: raw }),
  });
  // Bytes: the runtime warns of a text whose type it does not know.
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    body: parsed(text, response.headers.get('content-type') ?? '') as T,
  };
}

/** A workspace and a client that speaks with its first (admin) key. */
export interface TestWorkspace {
  readonly id: string;
  readonly key: string;
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer<T>>;
}

/** Makes a workspace of its own for a test. */
export async function createWorkspace(
  input: { settings?: Record<string, unknown>; placement?: string } = {},
): Promise<TestWorkspace> {
  const made = await call<{ id: string; api_key: string }>(
    'POST',
    '/v1/workspaces',
    { name: 'test', ...input },
    { key: testEnv.ROOT_SECRET },
  );
  if (made.status !== 201) throw new Error(`no workspace: ${JSON.stringify(made.body)}`);
  const { id, api_key: key } = made.body;
  return {
    id,
    key,
    call: (method, path, body, options = {}) => call(method, path, body, { key, ...options }),
  };
}

/** Opens a conversation; a private one of user `ana` unless told otherwise. */
export async function openConversation(
  workspace: TestWorkspace,
  identity: Record<string, unknown> = {},
): Promise<string> {
  const opened = await workspace.call<{ id: string }>('POST', '/v1/conversations', {
    chat_id: 'chat',
    user_id: 'ana',
    ...identity,
  });
  if (opened.status > 201) throw new Error(`no conversation: ${JSON.stringify(opened.body)}`);
  return opened.body.id;
}

/** Names a member of a group by key. */
export async function addMember(
  workspace: TestWorkspace,
  group: string,
  userId: string,
  body?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const path = `/v1/conversations/${group}/members/${encodeURIComponent(userId)}`;
  const put = await workspace.call('PUT', path, body);
  if (put.status !== 200) throw new Error(`no member: ${JSON.stringify(put.body)}`);
  return put.body;
}

export interface PromptMessage {
  readonly role: string;
  readonly content: string;
  readonly name?: string;
}

/** The parts of a turn's answer that tests look at. */
export interface TurnAnswer {
  readonly turn_id: string;
  readonly conversation_id: string;
  readonly status: string;
  readonly signals: { memory_id: string; action: string; kind: string }[];
  readonly off_record: boolean;
  readonly prompt: {
    readonly system: { stable: string; dynamic: string; prefix_hash: string };
    readonly messages: PromptMessage[];
  };
  readonly injection: { memory_ids: string[]; event_ids: string[]; tokens: number; live_blocks: number };
  readonly budget: { limit: number; used: number; parts: Record<string, number> };
  readonly degraded: string[];
  readonly trace_id: string | null;
  readonly debug?: { steps: { name: string; ms: number; rows_read: number; rows_written: number }[] };
}

/** Takes a user turn. */
export const takeTurn = (
  workspace: TestWorkspace,
  conversationId: string,
  content: string,
  body: Record<string, unknown> = {},
) => workspace.call<TurnAnswer>('POST', `/v1/conversations/${conversationId}/turns`, { content, ...body });

/** Takes a user turn and answers it. */
export async function exchange(
  workspace: TestWorkspace,
  conversationId: string,
  content: string,
  reply: string,
  body: Record<string, unknown> = {},
) {
  const turn = await takeTurn(workspace, conversationId, content, body);
  if (turn.status !== 200) throw new Error(`no turn: ${JSON.stringify(turn.body)}`);
  const closed = await workspace.call(
    'POST',
    `/v1/conversations/${conversationId}/turns/${turn.body.turn_id}/reply`,
    { content: reply },
  );
  if (closed.status !== 200) throw new Error(`no reply: ${JSON.stringify(closed.body)}`);
  return turn.body;
}

export interface HistoryAnswer {
  readonly messages: {
    role: string;
    content: string;
    kind: 'message' | 'injection';
    tokens: number;
    memory_ids?: string[];
    event_ids?: string[];
  }[];
  readonly tokens: number;
  readonly live_blocks: number;
}

/** The live history of a conversation. */
export const liveHistory = async (workspace: TestWorkspace, conversationId: string): Promise<HistoryAnswer> =>
  (await workspace.call<HistoryAnswer>('GET', `/v1/conversations/${conversationId}/history`)).body;

/** The stored events of a conversation, all pages of them. */
export async function storedEvents(workspace: TestWorkspace, conversationId: string) {
  type Event = {
    id: string;
    seq: number;
    role: string;
    name: string | null;
    content: string;
    status: string;
    turn_id: string | null;
    off_record: boolean;
    external_id: string | null;
  };
  const events: Event[] = [];
  let cursor = '';
  do {
    const page = await workspace.call<{ data: Event[]; next_cursor: string | null }>(
      'GET',
      `/v1/conversations/${conversationId}/events?limit=200${cursor}`,
    );
    events.push(...page.body.data);
    cursor = page.body.next_cursor === null ? '' : `&cursor=${page.body.next_cursor}`;
  } while (cursor !== '');
  return events;
}

/** Remembers a statement; a private fact of user `ana` in the workspace tier unless told otherwise. */
export async function remember(
  workspace: TestWorkspace,
  content: string,
  body: Record<string, unknown> = {},
): Promise<string> {
  const made = await workspace.call<{ id: string }>('POST', '/v1/memories', {
    content,
    kind: 'fact',
    user_id: 'ana',
    ...body,
  });
  if (made.status > 201) throw new Error(`no memory: ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** Remembers what is no fact of somebody: facts stand in the system prompt, and are not injected besides. */
export const rememberEvent = (
  workspace: TestWorkspace,
  content: string,
  body: Record<string, unknown> = {},
): Promise<string> => remember(workspace, content, { kind: 'event', ...body });
