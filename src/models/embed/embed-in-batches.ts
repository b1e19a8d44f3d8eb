/**
 * Batching that every trained embedder needs: cuts texts to what the model reads, asks for as many at a time as it takes, and
 * gives each text its vector. A text without letters or digits is not sent: it has no meaning, and some servers refuse it.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { Patience } from '../call-model.ts';
import { vectorsIn } from './embedding-answer.ts';
import type { EmbeddingModel, EmbeddingPurpose } from './embedding-models.ts';

/** Limits of one call. */
export interface BatchLimits {
  readonly inputs: number;
  /** Tokens of all its texts. */
  readonly tokens: number;
}

/** Call of a model for the vectors of some texts; its answer is not checked yet. */
export interface EmbeddingCall {
  readonly model: string;
  readonly facts: EmbeddingModel;
  readonly limits: BatchLimits;
  /** Text that stands before each text. */
  readonly prefix: string;
  ask(texts: readonly string[]): Promise<unknown>;
}

/** Patience of a search with the vector of its question, and of background work with those of many texts. */
export const PATIENCE = {
  query: { attempts: 2, attemptMs: 1_500, totalMs: 1_500 },
  document: { attempts: 4, attemptMs: 20_000, totalMs: 60_000 },
} as const satisfies Record<EmbeddingPurpose, Patience>;

/** Our count is that of another tokenizer: a quarter of the input is left for what the model's own makes more. */
const FILLED_SHARE = 3 / 4;
const HAS_MEANING = /[\p{L}\p{N}]/u;

/** One `Float32Array[dimensions]` of unit norm a text, in order; all zeros for a text without letters or digits. */
export async function embedInBatches(texts: readonly string[], call: EmbeddingCall): Promise<Float32Array[]> {
  const { dimensions, maxTokens } = call.facts;
  const room = Math.floor(maxTokens * FILLED_SHARE) - countTokens(call.prefix);
  const vectors = texts.map((): Float32Array => new Float32Array(dimensions));
  const meaningful = [...texts.keys()].filter((i) => HAS_MEANING.test(texts[i] ?? ''));
  const inputs = meaningful.map((place): Input => {
    const text = `${call.prefix}${truncateToTokens(texts[place] ?? '', room)}`;
    return { place, text, tokens: countTokens(text) };
  });
  for (const batch of batchesOf(inputs, call.limits)) {
    const answer = await call.ask(batch.map(({ text }) => text));
    const found = vectorsIn(answer, { model: call.model, count: batch.length, dimensions });
    batch.forEach(({ place }, i) => {
      vectors[place] = found[i] ?? new Float32Array(dimensions);
    });
  }
  return vectors;
}

/** A text as it is sent, and where its vector belongs. */
interface Input {
  readonly place: number;
  readonly text: string;
  readonly tokens: number;
}

/** Batches of inputs in their order, each of as many as fit a call; one that fills a call alone gets one. */
function batchesOf(inputs: readonly Input[], limits: BatchLimits): Input[][] {
  const most = limits.tokens * FILLED_SHARE;
  const batches: Input[][] = [];
  let tokens = 0;
  for (const input of inputs) {
    const batch = batches.at(-1);
    tokens += input.tokens;
    if (batch && batch.length < limits.inputs && tokens <= most) batch.push(input);
    else {
      batches.push([input]);
      tokens = input.tokens;
    }
  }
  return batches;
}
