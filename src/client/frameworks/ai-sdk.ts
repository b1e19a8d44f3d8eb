/**
 * Memory for Vercel's AI SDK: a middleware for `wrapLanguageModel`, and tools for a model that looks things up by itself. The
 * middleware takes the last user message as a turn and gives the model the prompt of that turn; the model's answer closes it. Steps with
 * tools, and tries after a failure, are of one turn. Where a turn has no prompt the model is not asked.
 */
import type { LanguageModelMiddleware } from 'ai';
import type { Client } from '../client.ts';
import {
  createChatMemory,
  digest,
  insteadOfAnswer,
  keep,
  type Said,
  type ToolResult,
  type Turn,
  type Whose,
} from './chat-memory.ts';

export { memoryTools } from './ai-sdk-tools.ts';

/** Whose memory a model has; `providerOptions: { strata: { user, conversation } }` of a call goes before it. */
export interface MiddlewareOptions extends Partial<Whose> {
  /** Told when an answer could not be recorded; without it the call fails then, although the model has answered. */
  readonly onError?: (error: unknown) => void;
}

type WrapGenerate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;
type Params = Parameters<WrapGenerate>[0]['params'];
type Prompt = Params['prompt'];
type PromptMessage = Prompt[number];
type Generated = Awaited<ReturnType<WrapGenerate>>;
type Streamed = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>;
type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never;

/** Turns without an answer that are known by their messages, so that a step or a try goes on with its turn. */
const OPEN_TURNS_MAX = 1_000;

/** Gives a model the memory of a user: `wrapLanguageModel({ model, middleware: strataMemory(client, { user: 'ana' }) })`. */
export function strataMemory(client: Client, options: MiddlewareOptions = {}): LanguageModelMiddleware {
  const chats = createChatMemory(client);
  const openTurns = new Map<string, string>();

  /** The turn of a call; null where it brings no message of a user. */
  const begin = async (params: Params): Promise<Begun | null> => {
    const shown = readShown(params.prompt);
    if (shown === null) return null;
    const whose = whoseOf(params, options);
    const path = await digest([whose.user, whose.channel, whose.conversation, shown.before, shown.content]);
    // The path of a whole history is this message's alone; a message alone may be said again, and is then another turn.
    const turnId =
      openTurns.get(path) ?? (shown.before.length > 0 ? `ai-${path}` : `ai-${crypto.randomUUID()}`);
    keep(openTurns, path, turnId, OPEN_TURNS_MAX);
    const turn = await chats.take(whose, { ...shown, turnId, signal: params.abortSignal });
    const end = async (text: string): Promise<void> => {
      openTurns.delete(path);
      if (text.trim() === '') return;
      try {
        await chats.reply(turn, text, shown.results);
      } catch (error) {
        if (options.onError === undefined) throw error;
        options.onError(error);
      }
    };
    if (turn.prompt === null) openTurns.delete(path);
    return { turn, params: { ...params, prompt: toPrompt(turn, params.prompt, shown.at) }, end };
  };

  return {
    specificationVersion: 'v4',
    wrapGenerate: async ({ doGenerate, params, model }) => {
      const begun = await begin(params);
      if (begun === null) return doGenerate();
      if (begun.turn.prompt === null) return canned(insteadOfAnswer(begun.turn));
      const generated = await model.doGenerate(begun.params);
      if (!callsTools(generated.content))
        await begun.end(generated.content.map((part) => (part.type === 'text' ? part.text : '')).join(''));
      return generated;
    },
    wrapStream: async ({ doStream, params, model }) => {
      const begun = await begin(params);
      if (begun === null) return doStream();
      if (begun.turn.prompt === null) return { stream: cannedStream(insteadOfAnswer(begun.turn)) };
      const { stream, ...more } = await model.doStream(begun.params);
      return { ...more, stream: stream.pipeThrough(recorded(begun.end)) };
    },
  };
}

interface Begun {
  readonly turn: Turn;
  readonly params: Params;
  /** Closes the turn with what the model said. */
  readonly end: (text: string) => Promise<void>;
}

interface Shown {
  /** Where the last message of the user stands in the prompt. */
  readonly at: number;
  readonly content: string;
  readonly before: readonly Said[];
  readonly results: readonly ToolResult[];
}

/** What an application shows: the last message of its user, what was said before, and what tools answered since. */
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
  const messages = prompt.messages.map(({ role, content }, i): PromptMessage => {
    const text = { type: 'text' as const, text: content };
    if (role === 'assistant') return { role, content: [text] };
    // Providers take no system message among the others.
    return { role: 'user', content: i === prompt.messages.length - 1 ? [text, ...files] : [text] };
  });
  return [{ role: 'system', content: system.join('\n\n') }, ...messages, ...shown.slice(at + 1)];
}

function whoseOf({ providerOptions }: Params, options: MiddlewareOptions): Whose {
  const named = providerOptions?.strata ?? {};
  const text = (name: 'user' | 'conversation' | 'channel') => {
    const value = named[name] ?? options[name];
    if (value !== undefined && typeof value !== 'string') throw new TypeError(`strata.${name}: must be text`);
    return value;
  };
  const user = text('user');
  if (user === undefined) throw new TypeError('strata.user: whose memory the model has must be named');
  return { user, conversation: text('conversation'), channel: text('channel') };
}

/** Whether a model waits for tools of the application: its turn goes on then. */
const callsTools = (
  content: readonly { readonly type: string; readonly providerExecuted?: boolean | undefined }[],
) => content.some(({ type, providerExecuted }) => type === 'tool-call' && providerExecuted !== true);

/** Hands a stream on, and ends the turn before its last part is through. */
function recorded(end: (text: string) => Promise<void>): TransformStream<StreamPart, StreamPart> {
  let text = '';
  const content: StreamPart[] = [];
  return new TransformStream({
    async transform(part, controller) {
      if (part.type === 'text-delta') text += part.delta;
      if (part.type === 'tool-call') content.push(part);
      if (part.type === 'finish' && part.finishReason.unified !== 'error' && !callsTools(content))
        await end(text);
      controller.enqueue(part);
    },
  });
}

const NO_USAGE: Generated['usage'] = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const STOPPED = { unified: 'stop' as const, raw: undefined };

const canned = (text: string): Generated => ({
  content: [{ type: 'text', text }],
  finishReason: STOPPED,
  usage: NO_USAGE,
  warnings: [],
});

const cannedStream = (text: string): ReadableStream<StreamPart> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: '0' });
      controller.enqueue({ type: 'text-delta', id: '0', delta: text });
      controller.enqueue({ type: 'text-end', id: '0' });
      controller.enqueue({ type: 'finish', finishReason: STOPPED, usage: NO_USAGE });
      controller.close();
    },
  });
