/**
 * Shared part of the entries for frameworks: the user and conversation of the memory, and a turn from message to reply. A conversation
 * is opened once for each name; one that is new takes in what its application shows of it, as an import.
 */
import type { AnswerOf, Client } from '../client.ts';
import { StrataError } from '../strata-error.ts';

/** Names of the user whose memory is used, and of the place where they speak. */
export interface Whose {
  /** The user, by your own name for them. */
  readonly user: string;
  /** The conversation, by a name of your own: one conversation a name, user and channel. Default `home`. */
  readonly conversation?: string | undefined;
  readonly channel?: string | undefined;
}

/** A message that was said before, as an application shows it. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Result of a tool within a turn. */
export interface ToolResult {
  readonly name: string;
  readonly content: string;
}

export type Turn = AnswerOf<'POST /v1/conversations/{id}/turns'>;

/** A message to take: `turnId` makes it safe to send again, `before` is what the application shows of earlier ones. */
export interface Message {
  readonly content: string;
  readonly turnId: string;
  readonly before?: readonly Said[];
  readonly signal?: AbortSignal | undefined;
}

/** The conversations of an application. */
export interface ChatMemory {
  /** The id of a conversation, which is opened where there is none. */
  open(whose: Whose, before?: readonly Said[]): Promise<string>;
  /** A user message in, a prompt out. */
  take(whose: Whose, message: Message): Promise<Turn>;
  /** Closes a turn. One that has another reply already keeps that: the same message was answered twice. */
  reply(turn: Turn, content: string, results?: readonly ToolResult[]): Promise<void>;
}

const DEFAULT_CONVERSATION = 'home';
/** Messages that one call imports at most. */
const INGEST_MAX_MESSAGES = 500;
/** Conversations whose ids are kept: asking again is one short call. */
const KEPT_IDS_MAX = 1_000;
/** The most that the service takes of a message, in bytes of UTF-8. */
const MESSAGE_MAX_BYTES = 32 * 1024;
/** Results of tools that a reply may bring. */
const TOOL_RESULTS_MAX = 20;

/** The conversations that a client reaches. */
export function createChatMemory(client: Client): ChatMemory {
  const ids = new Map<string, Promise<string>>();
  const open = (whose: Whose, before: readonly Said[] = []): Promise<string> => {
    const name = JSON.stringify([whose.user, whose.channel, whose.conversation]);
    const kept = ids.get(name);
    if (kept) return kept;
    const opened = openWith(client, whose, before);
    keep(ids, name, opened, KEPT_IDS_MAX);
    opened.catch(() => ids.delete(name));
    return opened;
  };
  return {
    open,
    take: async (whose, { content, turnId, before, signal }) =>
      client.call('POST /v1/conversations/{id}/turns', {
        path: { id: await open(whose, before) },
        body: { content, turn_id: turnId },
        signal,
      }),
    reply: async ({ conversation_id: id, turn_id }, content, results = []) => {
      const tool_results = results.slice(-TOOL_RESULTS_MAX).map(({ name, content: text }) => ({
        name,
        content: upTo(text, MESSAGE_MAX_BYTES),
      }));
      try {
        await client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
          path: { id, turn_id },
          body: { content: upTo(content, MESSAGE_MAX_BYTES), tool_results },
        });
      } catch (error) {
        if (!(error instanceof StrataError && error.reason === 'turn_closed')) throw error;
      }
    },
  };
}

/** Words for the user where a turn has no prompt: a model would make them up. */
export const insteadOfAnswer = (turn: Turn): string =>
  turn.confirmation?.message ?? turn.recovery?.message ?? '';

/** Keeps a value, and lets the one go that was kept first when there are too many. */
export function keep<T>(kept: Map<string, T>, key: string, value: T, max: number): void {
  kept.set(key, value);
  const [first] = kept.keys();
  if (kept.size > max && first !== undefined) kept.delete(first);
}

async function openWith(client: Client, whose: Whose, before: readonly Said[]): Promise<string> {
  const identity = {
    chat_id: whose.conversation ?? DEFAULT_CONVERSATION,
    user_id: whose.user,
    channel_id: whose.channel,
  };
  const { id, events } = await client.call('POST /v1/conversations', { body: identity });
  const shown = before.filter(({ content }) => content.trim() !== '').slice(-INGEST_MAX_MESSAGES);
  if (events > 0 || shown.length === 0) return id;
  const last = Date.now();
  await client.call('POST /v1/ingest', {
    body: {
      conversation: identity,
      messages: shown.map(({ role, content }, i) => ({
        role,
        content: upTo(content, MESSAGE_MAX_BYTES),
        // Nobody says when it was said; the order is known.
        occurred_at: new Date(last - shown.length + i).toISOString(),
        // The same place of the same conversation comes in once, however often it is sent.
        external_id: `shown-${i}`,
      })),
    },
  });
  return id;
}

/** A text, or its beginning of so many bytes. */
function upTo(text: string, maxBytes: number): string {
  const bytes = new Uint8Array(maxBytes);
  return text.slice(0, new TextEncoder().encodeInto(text, bytes).read);
}

/** A short name of values, the same for the same ones. */
export async function digest(values: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
