/**
 * Chat models of Workers AI. They know the older name of the limit only, and of what a binding streams some are pieces of the
 * OpenAI protocol, others `{ response }`, which end with the stream.
 */
import type { ChatChunk, ChatCompletion, ChatFields, ChatModel, ChatRequest } from '../../memory/ports.ts';
import type { Clock } from '../clock.ts';
import { ModelError } from '../model-error.ts';
import { askWorkersAi, type ModelRunner, runWorkersAi, WORKERS_AI } from '../workers-ai.ts';
import { completionIn } from './chat-answer.ts';
import { WHOLE_PATIENCE } from './chat-patience.ts';
import { openChatStream, unlessAborted } from './chat-stream.ts';

/** Limit of an answer whose caller names none: the service's own, 256, ends most answers in the middle. */
const DEFAULT_MAX_TOKENS = 2_048;

/** Answers chats on Workers AI. */
export class WorkersAiChatModel implements ChatModel {
  readonly model: string;
  readonly #ai: ModelRunner;
  readonly #clock: Clock | undefined;

  constructor(ai: ModelRunner, model: string, clock?: Clock) {
    this.model = model;
    this.#ai = ai;
    this.#clock = clock;
  }

  async complete(request: ChatRequest, signal?: AbortSignal): Promise<ChatCompletion> {
    const target = { model: this.model, patience: WHOLE_PATIENCE, clock: this.#clock };
    const answer = askWorkersAi(this.#ai, target, inputsOf(request));
    return completionIn(await (signal ? unlessAborted(answer, signal, this.model) : answer), this.model);
  }

  stream(request: ChatRequest, signal?: AbortSignal): Promise<AsyncIterable<ChatChunk>> {
    const target = { model: this.model, endpoint: WORKERS_AI, clock: this.#clock, signal };
    return openChatStream(target, async () => {
      const answer = await runWorkersAi(this.#ai, this.model, { ...inputsOf(request), stream: true });
      if (answer instanceof ReadableStream) return answer as ReadableStream<Uint8Array>;
      throw new ModelError(this.model, 'malformed', 'answered no stream');
    });
  }
}

function inputsOf({ messages, parameters }: ChatRequest): Record<string, unknown> {
  const { max_completion_tokens, ...rest } = parameters as ChatFields;
  return { ...rest, max_tokens: rest.max_tokens ?? max_completion_tokens ?? DEFAULT_MAX_TOKENS, messages };
}
