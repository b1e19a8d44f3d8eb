/**
 * The messages of a chat request: the user's last one is the turn, what follows it is the turn's exchange with tools, what stands
 * before it is the history that the client shows, and instructions are the calling application's. Pure.
 */
import { err, ok, type Result } from '../lib/result.ts';
import { attachmentNote } from '../memory/attachment-note.ts';
import { byteLength, fittingMessage, storable, VISIBLE } from '../memory/changes/content.ts';
import { invalid, type MemoryError } from '../memory/errors.ts';
import { MESSAGE_MAX_BYTES, NAME_MAX_CHARS, TOOL_RESULTS_MAX } from '../memory/limits.ts';
import type { ChatFields } from '../memory/ports.ts';
import { withoutThoughts } from '../models/language-model/language-answer.ts';
import { type ClientMessage, SHOWN_MAX_MESSAGES } from '../session/branch/client-path.ts';
import type { ToolResult } from '../session/record/reply-events.ts';

export const CHAT_ROLES = ['system', 'developer', 'user', 'assistant', 'tool'] as const;

/** A message as a client sends it; further fields are passed on. */
export interface IncomingMessage {
  readonly role: (typeof CHAT_ROLES)[number];
  readonly content?: string | readonly ContentPart[] | null | undefined;
  readonly name?: string | undefined;
  readonly tool_calls?: readonly ToolCall[] | null | undefined;
  readonly tool_call_id?: string | undefined;
}

/** A part of a message: text, or something of another medium. */
export type ContentPart = ChatFields & { readonly type: string; readonly text?: string | undefined };
type ToolCall = ChatFields & {
  readonly id?: string | undefined;
  readonly function?: { readonly name?: string | undefined } | undefined;
};

/** Content of a chat request as a turn takes it. */
export interface ChatTurn {
  /** Instructions of the calling application to the model; null when there are none. */
  readonly instructions: string | null;
  /** The user's message as it is remembered: its texts, and a note for each other part. */
  readonly text: string;
  readonly name: string | null;
  /** Last words of the assistant before the message; null when the client does not tell. */
  readonly heard: string | null;
  /** Messages before this one, as they are remembered: the newest of them. */
  readonly shown: readonly ClientMessage[];
  /** The messages of the user that hold more than text, as they came, the one of the turn last. */
  readonly withMedia: readonly IncomingMessage[];
  /** Calls of tools and their results since the message. */
  readonly exchange: readonly IncomingMessage[];
  /** The results among them, as they are remembered. */
  readonly toolResults: readonly ToolResult[];
}

/** Reads the messages of a request; `earlier` is what was said before them, where the client names it instead of showing it. */
export function readMessages(
  messages: readonly IncomingMessage[],
  earlier: readonly ClientMessage[] = [],
): Result<ChatTurn, MemoryError> {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const message = messages[at];
  if (!message) return err(invalid('messages', 'must hold a message of role user'));
  const text = storable(textOf(message.content));
  const field = `messages.${at}.content`;
  if (!VISIBLE.test(text)) return err(invalid(field, 'must not be blank'));
  if (byteLength(text) > MESSAGE_MAX_BYTES)
    return err(invalid(field, `must not exceed ${MESSAGE_MAX_BYTES} bytes of text`));
  const exchange = messages.slice(at + 1).filter(({ role }) => !isInstruction(role));
  if (exchange.length > 0 && exchange.at(-1)?.role !== 'tool')
    return err(invalid('messages', 'must end with a message of role user, or with the results of tools'));
  const uncalled = uncalledResultIn(messages, at);
  if (uncalled !== null)
    return err(
      invalid(
        `messages.${uncalled}.tool_call_id`,
        'is no call of the assistant since the message of the user',
      ),
    );
  const before = messages.slice(0, at).findLast(({ role }) => role === 'assistant');
  const instructions = messages
    .filter(({ role }) => isInstruction(role))
    .map(({ content }) => textOf(content));
  return ok({
    instructions: instructions.filter((one) => VISIBLE.test(one)).join('\n\n') || null,
    text,
    name: message.name === undefined ? null : storable(message.name),
    heard: before === undefined ? heardIn(earlier) : storable(textOf(before.content)),
    shown: [...earlier, ...shownIn(messages.slice(0, at))].slice(-SHOWN_MAX_MESSAGES),
    withMedia: messages.slice(0, at + 1).filter(({ role, content }) => role === 'user' && hasMedia(content)),
    exchange,
    toolResults: toolResultsIn(exchange),
  });
}

const heardIn = (earlier: readonly ClientMessage[]): string | null =>
  earlier.findLast(({ role }) => role === 'assistant')?.content ?? null;

const isInstruction = (role: string): boolean => role === 'system' || role === 'developer';
const isText = ({ type }: ContentPart): boolean => type === 'text';
const hasMedia = (content: IncomingMessage['content']): boolean =>
  partsOf(content).some((part) => !isText(part));

const partsOf = (content: IncomingMessage['content']): readonly ContentPart[] =>
  Array.isArray(content) ? content : [];

/** The words of a message; what is no text is named, so that the record tells that it was there. */
export const textOf = (content: IncomingMessage['content']): string =>
  typeof content === 'string'
    ? content
    : partsOf(content)
        .map((part) => (isText(part) ? (part.text ?? '') : noteOf(part)))
        .join('\n');

const KINDS: Readonly<Record<string, string>> = {
  image_url: 'image',
  input_audio: 'audio',
  video_url: 'video',
  file: 'file',
};

/** Nothing of the content: it would be megabytes. */
function noteOf({ type, ...part }: ContentPart): string {
  const { filename } = (part.file ?? {}) as { filename?: unknown };
  return attachmentNote(KINDS[type] ?? 'attachment', typeof filename === 'string' ? filename : null);
}

/**
 * Index of the first result that answers no call made before it in the exchange that begins after `at`; null when there is none. Some
 * servers give calls no ids, and their clients none to the results: these need a call, whichever.
 */
function uncalledResultIn(messages: readonly IncomingMessage[], at: number): number | null {
  const called = new Set<string | undefined>();
  for (const [i, { role, tool_calls, tool_call_id: id }] of messages.entries()) {
    if (i <= at) continue;
    for (const call of (role === 'assistant' && tool_calls) || []) called.add(call.id);
    if (role === 'tool' && !(id === undefined ? called.size > 0 : called.has(id))) return i;
  }
  return null;
}

/** Results of tools, the last ones when there are too many; a long result is remembered by its beginning. */
function toolResultsIn(exchange: readonly IncomingMessage[]): ToolResult[] {
  const names = toolNamesIn(exchange);
  return exchange
    .filter(({ role }) => role === 'tool')
    .slice(-TOOL_RESULTS_MAX)
    .filter(({ content }) => VISIBLE.test(textOf(content)))
    .map((message) => ({
      name: toolName(message, names),
      content: fittingMessage(textOf(message.content)),
      source: null,
      fetchedAt: null,
    }));
}

const toolNamesIn = (messages: readonly IncomingMessage[]) =>
  new Map(
    messages.flatMap(({ tool_calls }) => tool_calls ?? []).map((call) => [call.id, call.function?.name]),
  );

const toolName = (
  { name, tool_call_id }: IncomingMessage,
  names: ReadonlyMap<string | undefined, string | undefined>,
): string => storable((name ?? names.get(tool_call_id)) || UNNAMED_TOOL).slice(0, NAME_MAX_CHARS);

/** The history before a message, without instructions and what says nothing; an answer without what its model thought aloud. */
function shownIn(messages: readonly IncomingMessage[]): ClientMessage[] {
  const names = toolNamesIn(messages);
  return messages
    .flatMap((message): ClientMessage[] => {
      const { role, name, tool_calls } = message;
      if (isInstruction(role)) return [];
      const said = textOf(message.content);
      const content = fittingMessage(role === 'assistant' ? withoutThoughts(said) : said);
      if (!VISIBLE.test(content)) return [];
      if (role === 'tool') return [{ role, name: toolName(message, names), content }];
      const isAside = role === 'assistant' && (tool_calls ?? []).length > 0;
      return [
        {
          role: role === 'assistant' ? role : 'user',
          name: name === undefined ? null : storable(name),
          content,
          ...(isAside ? { isAside } : {}),
        },
      ];
    })
    .slice(-SHOWN_MAX_MESSAGES);
}

const UNNAMED_TOOL = 'tool';
