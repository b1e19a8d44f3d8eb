/**
 * The calls that put an item in. Each is safe to send again: messages carry ids, or the moments that the file gives them, and the
 * same words are one memory. Pure.
 */
import {
  INGEST_MAX_CONVERSATIONS,
  INGEST_MAX_MESSAGES,
  MEMORY_MAX_BYTES,
  MESSAGE_MAX_BYTES,
  NAME_MAX_CHARS,
} from '../memory/limits.ts';
import { USER } from './formats/whatsapp.ts';
import type { ImportedConversation, ImportedMemory, ImportedMessage } from './imported.ts';

/** A call of the API. */
export interface ImportCall {
  readonly path: '/v1/ingest' | '/v1/ingest/batch' | '/v1/memories';
  readonly body: Readonly<Record<string, unknown>>;
  readonly messages: number;
  /** Of its messages. */
  readonly bytes: number;
}

/** Bytes of the messages of one call: their JSON may be twice as long, and 8 MB is the limit. */
const CALL_MAX_BYTES = 3 * 1024 * 1024;

/** The calls for a conversation, on behalf of `userId`; none where nothing was said. */
export function conversationCalls(conversation: ImportedConversation, userId: string): ImportCall[] {
  const { chatId, title, isShared, messages } = conversation;
  const own = conversation.userId ?? userId;
  const identity = {
    chat_id: named(chatId),
    ...(isShared ? { shared: true } : { user_id: own }),
    ...(title === null ? {} : { title: named(title) }),
  };
  return slicesOf(dated(conversation, messages).flatMap(inParts)).map((slice) => ({
    path: '/v1/ingest',
    body: {
      conversation: identity,
      messages: slice.map(({ user_id: speaker, name, external_id: externalId, at, isLeft, ...message }) => ({
        ...message,
        ...(isLeft ? { status: 'aborted' } : {}),
        occurred_at: new Date(at ?? 0).toISOString(),
        ...(externalId === undefined ? {} : { external_id: named(externalId) }),
        ...(name === undefined ? {} : { name: named(name) }),
        ...(message.role === 'user'
          ? { user_id: isShared && speaker !== USER ? named(speaker ?? own) : own }
          : {}),
      })),
    },
    messages: slice.length,
    bytes: slice.reduce((sum, { content }) => sum + byteLength(content), 0),
  }));
}

/** Joins calls of one conversation each into one call of as many conversations. */
export const batchCall = (calls: readonly ImportCall[]): ImportCall => ({
  path: '/v1/ingest/batch',
  body: { conversations: calls.map(({ body }) => body) },
  messages: calls.reduce((sum, { messages }) => sum + messages, 0),
  bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** True if calls of one conversation each are few and small enough for one call. */
export const fitsTogether = (calls: readonly ImportCall[]): boolean =>
  calls.length <= INGEST_MAX_CONVERSATIONS &&
  calls.reduce((sum, { messages }) => sum + messages, 0) <= INGEST_MAX_MESSAGES &&
  calls.reduce((sum, { bytes }) => sum + bytes, 0) <= CALL_MAX_BYTES;

/** Call that makes a memory, as a fact of its owner; words beyond a memory's size are cut. */
export const memoryCall = (
  { content, userId: own, validFrom, validTo }: ImportedMemory,
  userId: string,
): ImportCall => ({
  path: '/v1/memories',
  body: {
    content: cut(content, MEMORY_MAX_BYTES)[0] ?? content,
    kind: 'fact',
    user_id: own ?? userId,
    source: 'import',
    ...(validFrom === null ? {} : { valid_from: new Date(validFrom).toISOString() }),
    ...(validTo === null || validTo < (validFrom ?? 0) ? {} : { valid_to: new Date(validTo).toISOString() }),
  },
  messages: 0,
  bytes: 0,
});

/** Gives every message a moment: one without stands a millisecond behind the one before. */
function dated({ startedAt }: ImportedConversation, messages: readonly ImportedMessage[]): ImportedMessage[] {
  let last = startedAt ?? messages.find(({ at }) => at !== null)?.at ?? EPOCH;
  return messages.map((message) => {
    last = message.at ?? last + 1;
    return { ...message, at: last };
  });
}

const ENCODER = new TextEncoder();
/** Bytes of a text in UTF-8. */
const byteLength = (text: string): number => ENCODER.encode(text).length;

/** Time of messages in a file without any date: the same each time, so that nothing is taken twice. */
const EPOCH = Date.UTC(2000, 0, 1);

/** A message that is longer than one may be, as several. */
function inParts(message: ImportedMessage): ImportedMessage[] {
  const parts = cut(message.content, MESSAGE_MAX_BYTES);
  return parts.map((content, i) => ({
    ...message,
    content,
    ...(i === 0 || message.external_id === undefined
      ? {}
      : { external_id: `${message.external_id}#${i + 1}` }),
    ...(message.at === null ? {} : { at: message.at + i }),
  }));
}

/** A text in pieces of at most `maxBytes`, cut between characters. */
function cut(text: string, maxBytes: number): string[] {
  if (byteLength(text) <= maxBytes) return [text];
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of text) {
    const size = byteLength(character);
    if (bytes + size > maxBytes) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].filter((each) => each.trim() !== '');
}

function slicesOf(messages: readonly ImportedMessage[]): ImportedMessage[][] {
  const slices: ImportedMessage[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = byteLength(message.content);
    if (bytes + size > CALL_MAX_BYTES || (slices.at(-1)?.length ?? 0) >= INGEST_MAX_MESSAGES) {
      slices.push([]);
      bytes = 0;
    }
    slices.at(-1)?.push(message);
    bytes += size;
  }
  return slices;
}

/** A name as ids may be: without control characters, and no longer than they are. */
const named = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, NAME_MAX_CHARS) || 'import';
