/**
 * Summarises with a language model. An answer that is none is shown to the model once, with what is wrong about it; a second one
 * is an error, which changes nothing and is tried again later. It keeps no state.
 */
import { truncateToTokens } from '../../lib/text/tokens.ts';
import type { LanguageModel, Summariser, SummaryRequest } from '../../memory/ports.ts';
import { ModelError } from '../model-error.ts';
import { summaryPrompt } from './summary-prompt.ts';
import { readSummary } from './summary-reading.ts';
import { speakersOf } from './summary-transcript.ts';

/** Tokens of a bad answer that a model needs to see to do better. */
const BAD_ANSWER_MAX_TOKENS = 1_500;

/** Summarises with a language model, in the language of the conversation. */
export class ModelSummariser implements Summariser {
  readonly model: string;
  readonly tellsOutdated = true;
  readonly #language: LanguageModel;

  constructor(language: LanguageModel) {
    this.model = language.model;
    this.#language = language;
  }

  async summarise(request: SummaryRequest): Promise<unknown> {
    const speakers = speakersOf(request.messages);
    const asked = summaryPrompt(request, speakers);
    const first = await this.#language.complete(asked);
    const read = readSummary(first, speakers, request);
    if (read.ok) return read.value;
    const second = await this.#language.complete({
      ...asked,
      prompt: `${asked.prompt}\n\n${correction(first, read.error)}`,
    });
    const reread = readSummary(second, speakers, request);
    if (reread.ok) return reread.value;
    throw new ModelError(this.model, 'malformed', `malformed answer, twice (${reread.error})`);
  }
}

/** The answer comes from text of users: it is data as well. */
const correction = (answer: string, reason: string): string =>
  [
    `You answered before: ${JSON.stringify(truncateToTokens(answer, BAD_ANSWER_MAX_TOKENS))}`,
    `That cannot be used: ${reason}. Answer again, with the whole JSON object and nothing else.`,
  ].join('\n');
