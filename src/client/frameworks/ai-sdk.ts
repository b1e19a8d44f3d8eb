/**
 * Memory for Vercel's AI SDK: a middleware for `wrapLanguageModel`, and tools for a model that looks things up by itself. The
 * middleware takes the last user message as a turn and gives the model the prompt of that turn; the model's answer closes it. Steps with
 * tools, and tries after a failure, are of one turn. Where a turn has no prompt the model is not asked.
 */
import type { LanguageModelMiddleware } from 'ai';
import type { Client } from '../client.ts';
import { insteadOfAnswer, type Whose } from './chat-memory.ts';
import { promptTurns } from './prompt-turns.ts';

export { memoryTools } from './ai-sdk-tools.ts';

/** User and conversation of a model's memory; `providerOptions: { strata: { user, conversation } }` of a call goes before them. */
export interface MiddlewareOptions extends Partial<Whose> {
  /** Told when an answer could not be recorded; without it the call fails then, although the model has answered. */
  readonly onError?: (error: unknown) => void;
}

type WrapGenerate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;
type Params = Parameters<WrapGenerate>[0]['params'];
type Generated = Awaited<ReturnType<WrapGenerate>>;
type Streamed = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>;
type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never;

/** Gives a model the memory of a user: `wrapLanguageModel({ model, middleware: strataMemory(client, { user: 'ana' }) })`. */
export function strataMemory(client: Client, options: MiddlewareOptions = {}): LanguageModelMiddleware {
  const beginTurn = promptTurns(client, options.onError);
  const begin = (params: Params) => beginTurn(whoseOf(params, options), params.prompt, params.abortSignal);
  return {
    specificationVersion: 'v4',
    wrapGenerate: async ({ doGenerate, params, model }) => {
      const begun = await begin(params);
      if (begun === null) return doGenerate();
      if (begun.turn.prompt === null) return canned(insteadOfAnswer(begun.turn));
      const generated = await model.doGenerate({ ...params, prompt: begun.prompt });
      if (!callsTools(generated.content))
        await begun.end(generated.content.map((part) => (part.type === 'text' ? part.text : '')).join(''));
      return generated;
    },
    wrapStream: async ({ doStream, params, model }) => {
      const begun = await begin(params);
      if (begun === null) return doStream();
      if (begun.turn.prompt === null) return { stream: cannedStream(insteadOfAnswer(begun.turn)) };
      const { stream, ...more } = await model.doStream({ ...params, prompt: begun.prompt });
      return { ...more, stream: stream.pipeThrough(recorded(begun.end)) };
    },
  };
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

/** True if a model waits for tools of the application: its turn goes on then. */
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
