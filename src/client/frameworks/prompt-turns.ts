/**
 * Turns of models that are sent a prompt of the AI SDK's form: the last user message is taken as a turn, and the model is sent the prompt of
 * that turn with what only its application has. Steps with tools, and tries after a failure, are of one turn.
 */
import type { LanguageModelMiddleware } from 'ai';
import type { Client } from '../client.ts';
import {
  createChatMemory,
  digest,
  keep,
  type Said,
  type ToolResult,
  type Turn,
  type Whose,
} from './chat-memory.ts';

type WrapGenerate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;
export type Prompt = Parameters<WrapGenerate>[0]['params']['prompt'];
type PromptMessage = Prompt[number];

/** A turn that was begun, and what the model is sent; without a prompt the model is not to be asked. */
export interface Begun {
  readonly turn: Turn;
  readonly prompt: Prompt;
  /** Closes the turn with what the model said. */
  readonly end: (text: string) => Promise<void>;
}

/** Begins the turn of a prompt, or goes on with it; null where it brings no message of a user. */
export type BeginTurn = (
  whose: Whose,
  shown: Prompt,
  signal?: AbortSignal | undefined,
) => Promise<Begun | null>;

/** Turns without an answer that are known by their messages, so that a step or a try goes on with its turn. */
const OPEN_TURNS_MAX = 1_000;

/** The turns of a client. `onError` is told when an answer could not be recorded; without it `end` fails then. */
export function promptTurns(client: Client, onError?: (error: unknown) => void): BeginTurn {
  const chats = createChatMemory(client);
  const openTurns = new Map<string, string>();
  return async (whose, prompt, signal) => {
    const shown = readShown(prompt);
    if (shown === null) return null;
    const path = await digest([whose.user, whose.channel, whose.conversation, shown.before, shown.content]);
    // The path of a whole history is this message's alone; a message alone may be said again, and is then another turn.
    const drawn = shown.before.length > 0 ? path : crypto.randomUUID();
    const turnId = openTurns.get(path) ?? `shown-${drawn}`;
    keep(openTurns, path, turnId, OPEN_TURNS_MAX);
    const turn = await chats.take(whose, { ...shown, turnId, signal });
    if (turn.prompt === null) openTurns.delete(path);
    const end = async (text: string): Promise<void> => {
      openTurns.delete(path);
      if (text.trim() === '') return;
      try {
        await chats.reply(turn, text, shown.results);
      } catch (error) {
        if (onError === undefined) throw error;
        onError(error);
      }
    };
    return { turn, prompt: toPrompt(turn, prompt, shown.at), end };
  };
}

interface Shown {
  /** Index in the prompt of the user's last message. */
  readonly at: number;
  readonly content: string;
  readonly before: readonly Said[];
  readonly results: readonly ToolResult[];
}

/** Splits a prompt into the last message of its user, the messages before, and results of tools since; null without a user's message. */
function readShown(prompt: Prompt): Shown | null {
  const at = prompt.findLastIndex(({ role }) => role === 'user');
  const message = prompt[at];
  if (message === undefined) return null;
  const before = prompt
    .slice(0, at)
    .flatMap((said) =>
      said.role === 'user' || said.role === 'assistant' ? [{ role: said.role, content: textOf(said) }] : [],
    )
    .filter(({ content }) => content !== '');
  return { at, content: textOf(message), before, results: prompt.slice(at + 1).flatMap(resultsOf) };
}

/** The text of a message, with a note for each picture or file of a user. */
function textOf(message: PromptMessage): string {
  if (message.role === 'system') return message.content;
  return message.content
    .map((part) => {
      if (part.type === 'text') return part.text;
      return part.type === 'file' && message.role === 'user' ? `[${part.mediaType.split('/')[0]}]` : '';
    })
    .filter((text) => text !== '')
    .join('\n');
}

const resultsOf = (message: PromptMessage): ToolResult[] =>
  message.role !== 'tool'
    ? []
    : message.content.flatMap((part) => {
        if (part.type !== 'tool-result') return [];
        const value = 'value' in part.output ? part.output.value : '';
        const content = typeof value === 'string' ? value : JSON.stringify(value);
        return content.trim() === '' ? [] : [{ name: part.toolName, content }];
      });

/**
 * The prompt of the turn with what only the application has: its instructions, the pictures of the message, and the calls of tools
 * since. One system message, with what stays the same at its beginning, for the provider's cache.
 */
function toPrompt({ prompt }: Turn, shown: Prompt, at: number): Prompt {
  if (prompt === null) return shown;
  const own = shown.flatMap((message) => (message.role === 'system' ? [message.content] : []));
  const system = [prompt.system.stable, ...own, prompt.system.dynamic].filter((part) => part !== '');
  const asked = shown[at];
  const files = asked?.role === 'user' ? asked.content.filter(({ type }) => type !== 'text') : [];
  const messages = prompt.messages.map(({ role, name, content }, i): PromptMessage => {
    // There is no other place for whose message of a group it is.
    const text = { type: 'text' as const, text: role === 'user' && name ? `${name}: ${content}` : content };
    if (role === 'assistant') return { role, content: [text] };
    // Providers take no system message among the others.
    return { role: 'user', content: i === prompt.messages.length - 1 ? [text, ...files] : [text] };
  });
  return [{ role: 'system', content: system.join('\n\n') }, ...messages, ...shown.slice(at + 1)];
}
