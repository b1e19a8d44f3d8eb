/**
 * What is near to a question in meaning: memories, summaries and messages whose vectors are, in the index of a trained model where the
 * workspace is served by one, else, or when that fails or is late, in the index of the inline model.
 */
import { withinTime } from '../lib/deadline.ts';
import { logDegraded } from '../lib/log.ts';
import type { Embedder, VectorHit, VectorIndex } from '../memory/ports.ts';
import { nearestChunks } from './chunks/rank-chunks.ts';
import { nearestEvents } from './events/vector-evidence.ts';
import { nearestMemories } from './memories/recall-memories.ts';
import { asksForChunks, type RecallPlan } from './plan.ts';

/** A model of meaning: what embeds a question, and the vectors that it is compared with. */
export interface SemanticIndex {
  readonly embedder: Embedder;
  readonly vectors: Pick<VectorIndex, 'query'>;
  /** Vectors of the model that stands in for this one, of memories that have none of this one yet. */
  readonly unembedded?: Pick<VectorIndex, 'query'>;
  /** Whether messages have vectors there. */
  readonly findsEvents?: boolean;
  /** How long an answer is worth waiting for; null for as long as it takes. */
  readonly timeoutMs: number | null;
}

/** What is near, best first, unchecked. */
export interface Nearest {
  /** The model that says so: its cosines are read in its own measure. */
  readonly model: string;
  readonly memories: readonly VectorHit[];
  readonly chunks: readonly VectorHit[];
  readonly events: readonly VectorHit[];
  /** Whether a better model was to answer, and did not. */
  readonly isSecondChoice: boolean;
}

/** Nothing, as a model says it. */
export const nothingNear = (model: string): Nearest => ({
  model,
  memories: [],
  chunks: [],
  events: [],
  isSecondChoice: false,
});

/** Asks the first of `choices` that answers; throws what the last one threw. */
export async function nearest(plan: RecallPlan, choices: readonly SemanticIndex[]): Promise<Nearest> {
  const standIn = choices.at(-1)?.embedder;
  for (const [i, choice] of choices.entries()) {
    const asked = ask(plan, choice, standIn);
    try {
      const found = await (choice.timeoutMs === null ? asked : withinTime(asked, choice.timeoutMs));
      return { ...found, isSecondChoice: i > 0 };
    } catch (error) {
      if (i === choices.length - 1) throw error;
      logDegraded('vector', error);
    }
  }
  throw new Error('nothing to compare with');
}

async function ask(
  { query, request }: RecallPlan,
  { embedder, vectors, unembedded, findsEvents = false }: SemanticIndex,
  standIn: Embedder | undefined,
) {
  const ports = { embedder: askedOnce(embedder), vectors };
  const isAsked = request.sources.includes('memories');
  const [memories, left, chunks, events] = await Promise.all([
    isAsked ? nearestMemories(query, request, ports) : [],
    isAsked && standIn && unembedded
      ? nearestMemories(query, request, { embedder: standIn, vectors: unembedded })
      : [],
    asksForChunks(request) ? nearestChunks(query, request, ports) : [],
    findsEvents && request.sources.includes('events') ? nearestEvents(query, request, ports) : [],
  ]);
  // What the index shows of one without a vector is the vector of older words.
  const ids = new Set(left.map(({ id }) => id));
  return {
    model: embedder.model,
    memories: [
      ...memories.filter(({ id }) => !ids.has(id)),
      ...left.map((hit) => ({ ...hit, ...(standIn && { model: standIn.model }) })),
    ],
    chunks,
    events,
  };
}

/** The embedder of one question, which is asked for all kinds: a model is called once. */
function askedOnce(embedder: Embedder): Embedder {
  let asked: Promise<Float32Array[]> | undefined;
  const { model, dimensions } = embedder;
  return {
    model,
    dimensions,
    embed: (texts, purpose) => {
      asked ??= embedder.embed(texts, purpose);
      return asked;
    },
  };
}
