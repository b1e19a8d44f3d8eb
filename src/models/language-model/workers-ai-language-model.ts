/**
 * Language models of Workers AI. The older ones take a JSON schema as it is, the newer ones as OpenAI does, a few none at all.
 * Reasoning is switched off where a model has the switch: it would use up the answer's tokens.
 */
import type { CompletionRequest, LanguageModel } from '../../memory/ports.ts';
import type { Patience } from '../call-model.ts';
import type { Clock } from '../clock.ts';
import { askWorkersAi, type ModelRunner, WORKERS_AI } from '../workers-ai.ts';
import { firstAccepted } from './first-accepted.ts';
import { textIn } from './language-answer.ts';

/** Requests that are tried in turn to have JSON of a shape come back. */
const waysOf = (schema: CompletionRequest['schema']): Inputs[] => {
  const chat_template_kwargs = { enable_thinking: false };
  return [
    { response_format: { type: 'json_schema', json_schema: schema }, chat_template_kwargs },
    {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
      chat_template_kwargs,
    },
    {},
  ];
};
type Inputs = Readonly<Record<string, unknown>>;

/** Completes prompts on Workers AI. */
export class WorkersAiLanguageModel implements LanguageModel {
  readonly model: string;
  readonly #ai: ModelRunner;
  readonly #patience: Patience;
  readonly #clock: Clock | undefined;

  constructor(ai: ModelRunner, model: string, patience: Patience, clock?: Clock) {
    this.model = model;
    this.#ai = ai;
    this.#patience = patience;
    this.#clock = clock;
  }

  async complete({ system, prompt, maxTokens, schema }: CompletionRequest): Promise<string> {
    const target = { model: this.model, patience: this.#patience, clock: this.#clock };
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ];
    const answer = await firstAccepted(`${WORKERS_AI} ${this.model}`, waysOf(schema), (way) =>
      askWorkersAi(this.#ai, target, { ...way, messages, max_tokens: maxTokens, temperature: 0 }),
    );
    return textIn(answer, this.model);
  }
}
