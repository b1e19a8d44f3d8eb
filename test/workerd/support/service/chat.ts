/** Chat completions as tests ask for them: a model of their own behind the service, and answers taken apart. */
import { inject } from 'vitest';
import type { OpenAiReply } from '../../../support/models/openai-protocol.ts';
import { configureModels, releaseOpenAi, scriptOpenAi, sentToOpenAi } from './model-scripts.ts';
import { fetchRaw } from './raw-fetch.ts';
import type { TestWorkspace } from './workspace.ts';

/** What the model was sent. */
export interface SentRequest {
  readonly messages: readonly {
    readonly role: string;
    readonly content: unknown;
    readonly [field: string]: unknown;
  }[];
  readonly [field: string]: unknown;
}

/** A chat model that only one test uses. */
export interface ScriptedChat {
  readonly name: string;
  script(...replies: OpenAiReply[]): Promise<void>;
  sent(): Promise<SentRequest[]>;
  /** Lets the answer go that is held. */
  release(): Promise<void>;
}

/** Configures a chat model and no other; objects that are there already keep theirs. */
export function configureChat(): ScriptedChat {
  const name = `chat-${crypto.randomUUID()}`;
  configureModels({ CHAT_MODEL: `openai:${name}`, CHAT_MODEL_URL: inject('openAiUrl') });
  return {
    name,
    script: (...replies) => scriptOpenAi(name, replies),
    sent: () => sentToOpenAi<SentRequest>(name),
    release: () => releaseOpenAi(name),
  };
}

export interface ChatReply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed data of the stream, or the one body. */
  readonly data: readonly ChatData[];
  readonly comments: readonly string[];
  /** All words together. */
  readonly content: string;
  readonly isDone: boolean;
}

export interface ChatData {
  readonly id: string;
  readonly model: string;
  readonly choices: readonly {
    readonly delta?: { readonly content?: string; readonly tool_calls?: unknown };
    readonly message?: { readonly content: string | null; readonly tool_calls?: unknown };
    readonly finish_reason: string | null;
  }[];
  readonly usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number } | null;
  readonly strata?: Record<string, Record<string, unknown>>;
  readonly error?: { message: string; type: string; param: string | null; code: string };
}

type Options = Readonly<Record<string, string>>;

/** Sends a request without waiting for its body. */
export const openChat = (workspace: TestWorkspace, body: unknown, headers: Options = {}): Promise<Response> =>
  fetchRaw('/v1/chat/completions', {
    method: 'POST',
    headers: { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What a user says, with what else a request holds. */
export const saying = (content: unknown, more: Record<string, unknown> = {}) => ({
  model: 'strata',
  user: 'ana',
  messages: [{ role: 'user', content }],
  ...more,
});

/** Sends a request and reads all of its answer. */
export async function askChat(
  workspace: TestWorkspace,
  body: unknown,
  headers: Options = {},
): Promise<ChatReply> {
  const response = await openChat(workspace, body, headers);
  const text = await response.text();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const blocks = isStream ? text.split('\n\n').filter((block) => block !== '') : [`data: ${text}`];
  const lines = blocks
    .filter((block) => block.startsWith('data: '))
    .map((block) => block.slice('data: '.length));
  const data = lines.filter((line) => line !== '[DONE]').map((line) => JSON.parse(line) as ChatData);
  const [choices] = [data.flatMap((one) => one.choices ?? [])];
  return {
    status: response.status,
    headers: response.headers,
    data,
    comments: blocks.filter((block) => block.startsWith(':')),
    content: choices.map(({ delta, message }) => delta?.content ?? message?.content ?? '').join(''),
    isDone: lines.at(-1) === '[DONE]',
  };
}
