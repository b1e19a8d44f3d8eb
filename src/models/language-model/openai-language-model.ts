/**
 * Language models behind `POST /chat/completions` of the OpenAI protocol. Servers differ in what they know of
 * `response_format`, and reasoning models in the name of the limit and in refusing a temperature.
 */
import type { CompletionRequest, LanguageModel } from '../../memory/ports.ts';
import type { Patience } from '../call-model.ts';
import type { Clock } from '../clock.ts';
import { askOpenAi, type OpenAiEndpoint } from '../openai-endpoint.ts';
import { firstAccepted } from './first-accepted.ts';
import { textIn } from './language-answer.ts';

/** Tokens that a reasoning model may think besides; its thoughts count as part of the answer. */
const REASONING_MAX_TOKENS = 8_000;

/** Requests that are tried in turn to have JSON of a shape come back. */
const waysOf = ({ schema, maxTokens }: CompletionRequest): Body[] => {
  const response_format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } };
  const limits = { max_tokens: maxTokens, temperature: 0 };
  return [
    { response_format, ...limits },
    { response_format, max_completion_tokens: maxTokens + REASONING_MAX_TOKENS },
    { response_format: { type: 'json_object' }, ...limits },
    limits,
  ];
};
type Body = Readonly<Record<string, unknown>>;

/** Completes prompts on an OpenAI-compatible server. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly model: string;
  readonly #endpoint: OpenAiEndpoint;
  readonly #patience: Patience;
  readonly #clock: Clock | undefined;

  constructor(endpoint: OpenAiEndpoint, model: string, patience: Patience, clock?: Clock) {
    this.model = model;
    this.#endpoint = endpoint;
    this.#patience = patience;
    this.#clock = clock;
  }

  async complete(request: CompletionRequest): Promise<string> {
    const target = { model: this.model, patience: this.#patience, clock: this.#clock };
    const messages = [
      { role: 'system', content: request.system },
      { role: 'user', content: request.prompt },
    ];
    const answer = await firstAccepted(`${this.#endpoint.url} ${this.model}`, waysOf(request), (way) =>
      askOpenAi(this.#endpoint, target, '/chat/completions', { ...way, messages }),
    );
    return textIn(answer, this.model);
  }
}
