/**
 * A cross-encoder of Workers AI: `@cf/baai/bge-reranker-base`, and whatever answers like it. It asks once and waits for a
 * while, and not at all while the model is down; what fails, is late or answers something else is thrown, and recall goes on
 * without it. A score may be a logit or a probability: only the order says anything.
 */
import { z } from 'zod';
import { readText } from '../language/read-text.ts';
import { truncateToTokens } from '../lib/text/tokens.ts';
import type { Reranker } from '../memory/ports.ts';
import { excerptOf } from '../recall/excerpt.ts';
import { askWorkersAi, type ModelRunner } from './workers-ai.ts';

export type { ModelRunner } from './workers-ai.ts';

/** A search may wait for a better order, but not until its asker gives up. */
export const SEARCH_RERANK_TIMEOUT_MS = 1_500;
/** A turn has the answer of a language model still to wait for. */
export const TURN_RERANK_TIMEOUT_MS = 400;

/**
 * The model reads 512 tokens of a question and a text together. Servers of such models cut off the rest, or refuse the whole
 * request; which of the two Workers AI does is not documented. So less is sent: a quarter is left for the marks between
 * the two, and for a tokenizer that makes more tokens than ours counts.
 */
const QUESTION_MAX_TOKENS = 128;
const TEXT_MAX_TOKENS = 256;

/** The best first; `id` is the place of the text in the request. */
const Answer = z.object({ response: z.array(z.object({ id: z.int(), score: z.number() })) });

/** Reads question and text together, on Workers AI. */
export class WorkersAiReranker implements Reranker {
  readonly model: string;
  readonly #ai: ModelRunner;
  readonly #timeoutMs: number;

  constructor({ ai, model }: { readonly ai: ModelRunner; readonly model: string }, timeoutMs: number) {
    this.model = model;
    this.#ai = ai;
    this.#timeoutMs = timeoutMs;
  }

  /** One score a text, in the order of the texts. Of a long text the passage with the words of the question is read. */
  async rerank(question: string, texts: readonly string[]): Promise<number[]> {
    const terms = readText(question).terms;
    // A second attempt would come too late for whoever waits.
    const patience = { attempts: 1, attemptMs: this.#timeoutMs, totalMs: this.#timeoutMs };
    const answer = await askWorkersAi(
      this.#ai,
      { model: this.model, patience },
      {
        query: truncateToTokens(question, QUESTION_MAX_TOKENS),
        contexts: texts.map((text) => ({ text: excerptOf(text, terms, TEXT_MAX_TOKENS) })),
        // Said, because nothing documents how many come back without it.
        top_k: texts.length,
      },
    );
    return this.#scoresOf(answer, texts.length);
  }

  #scoresOf(answer: unknown, count: number): number[] {
    const parsed = Answer.safeParse(answer);
    if (!parsed.success) throw new Error(`answer of ${this.model}: ${z.prettifyError(parsed.error)}`);
    const { response } = parsed.data;
    const byId = new Map(response.map(({ id, score }) => [id, score]));
    const scores = Array.from({ length: count }, (_, id) => byId.get(id)).filter(
      (score) => score !== undefined,
    );
    // An id that is out of range or comes twice leaves another one out, or makes the answer longer than the request.
    if (scores.length !== count || response.length !== count)
      throw new Error(`answer of ${this.model}: ${response.length} scores do not fit ${count} texts`);
    return scores;
  }
}
