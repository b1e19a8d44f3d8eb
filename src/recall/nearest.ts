/**
 * What is near to a question in meaning: memories, summaries and messages whose vectors are, in the index of a trained model where the
 * workspace is served by one, else, or when that fails or is late, in the index of the inline model.
 */
import { withinTime } from '../lib/deadline.ts';
import type { Embedder, VectorIndex } from '../memory/ports.ts';
import { nearestChunks } from './chunks/rank-chunks.ts';
import { nearestEvents } from './events/vector-evidence.ts';
import { nearestMemories } from './memories/recall-memories.ts';
import type { RecallQuery } from './query.ts';
import { asksForChunks, type Nearest, type RecallRequest } from './recall.ts';

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

/** Asks the first of `choices` that answers; throws what the last one threw. */
export async function nearest(
  query: RecallQuery,
  request: RecallRequest,
  choices: readonly SemanticIndex[],
  onFailure: (error: unknown) => void,
): Promise<Nearest> {
  const standIn = choices.at(-1)?.embedder;
  for (const [i, choice] of choices.entries()) {
    const asked = ask(query, request, choice, standIn);
    try {
      const found = await (choice.timeoutMs === null ? asked : withinTime(asked, choice.timeoutMs));
      return { ...found, isSecondChoice: i > 0 };
    } catch (error) {
      if (i === choices.length - 1) throw error;
      onFailure(error);
    }
  }
  throw new Error('nothing to compare with');
}

async function ask(
  query: RecallQuery,
  request: RecallRequest,
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
