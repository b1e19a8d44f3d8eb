/** Chat models behind `POST /chat/completions` of the OpenAI protocol. */
import type { ChatChunk, ChatCompletion, ChatModel, ChatRequest } from '../../memory/ports.ts';
import type { Clock } from '../clock.ts';
import { firstAccepted } from '../language-model/first-accepted.ts';
import { ModelError } from '../model-error.ts';
import { askOpenAi, type OpenAiEndpoint, requestOpenAi } from '../openai-endpoint.ts';
import { completionIn } from './chat-answer.ts';
import { WHOLE_PATIENCE } from './chat-patience.ts';
import { openChatStream } from './chat-stream.ts';

/** Not every server knows how to count the tokens of a stream, and some refuse to be asked. */
const STREAM_WAYS = [{ stream: true, stream_options: { include_usage: true } }, { stream: true }];

/** Answers chats on an OpenAI-compatible server. */
export class OpenAiChatModel implements ChatModel {
  readonly model: string;
  readonly #endpoint: OpenAiEndpoint;
  readonly #clock: Clock | undefined;

  constructor(endpoint: OpenAiEndpoint, model: string, clock?: Clock) {
    this.model = model;
    this.#endpoint = endpoint;
    this.#clock = clock;
  }

  async complete({ messages, parameters }: ChatRequest, signal?: AbortSignal): Promise<ChatCompletion> {
    const target = { model: this.model, patience: WHOLE_PATIENCE, clock: this.#clock };
    const body = { ...parameters, messages };
    return completionIn(
      await askOpenAi(this.#endpoint, target, '/chat/completions', body, signal),
      this.model,
    );
  }

  stream({ messages, parameters }: ChatRequest, signal?: AbortSignal): Promise<AsyncIterable<ChatChunk>> {
    const target = { model: this.model, endpoint: this.#endpoint.url, clock: this.#clock, signal };
    return firstAccepted(`${this.#endpoint.url} ${this.model} stream`, STREAM_WAYS, (way) =>
      openChatStream(target, async (ends) => {
        const body = { ...parameters, ...way, messages };
        const response = await requestOpenAi(this.#endpoint, this.model, '/chat/completions', body, ends);
        if (!response.body) throw new ModelError(this.model, 'malformed', 'answered nothing');
        return response.body;
      }),
    );
  }
}
