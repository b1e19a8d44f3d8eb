/**
 * Finds memories, summaries and messages that are near to a question in meaning, by their vectors: in the index of a trained
 * model where the workspace is served by one, else, or when that fails or is late, in the index of the inline model.
 */
import { withinTime } from '../lib/deadline.ts';
import { logDegraded } from '../lib/log.ts';
import type { Embedder, VectorHit, VectorIndex } from '../memory/ports.ts';
import { answeringScopes, eventVectorScope, readableTranscripts, searchedScopes } from '../memory/scope.ts';
import { findsByMeaning } from './memories/ranking-weights.ts';
import type { RecallPlan, RecallRequest } from './plan.ts';

/** A model of meaning: what embeds a question, and the vectors that it is compared with. */
export interface SemanticIndex {
  readonly embedder: Embedder;
  readonly vectors: Pick<VectorIndex, 'query'>;
  /** Vectors of the model that stands in for this one, of memories that have none of this one yet. */
  readonly unembedded?: Pick<VectorIndex, 'query'>;
  /** Messages have vectors there too. */
  readonly findsEvents?: boolean;
  /** Patience with an answer, in milliseconds; null for as long as it takes. */
  readonly timeoutMs: number | null;
}

/** Nearest vectors, best first, not yet checked by the database. */
export interface Nearest {
  /** The model that says so: its cosines are read in its own measure. */
  readonly model: string;
  readonly memories: readonly VectorHit[];
  readonly chunks: readonly VectorHit[];
  readonly events: readonly VectorHit[];
  /** A better model was to answer, and did not. */
  readonly isSecondChoice: boolean;
}

/** Hits of memories that are asked for; Vectorize gives at most 50 with metadata. */
export const MEMORY_TOP_K = 50;
/** Scopes in which each kind of vector is looked for, and the number of hits of each. */
const SOUGHT = {
  memory: { scopesOf: ({ reader, asOf }: RecallRequest) => searchedScopes(reader, asOf), topK: MEMORY_TOP_K },
  chunk: { scopesOf: ({ reader }: RecallRequest) => answeringScopes(reader), topK: 20 },
  event: {
    scopesOf: ({ reader }: RecallRequest) => readableTranscripts(reader).map(eventVectorScope),
    topK: 50,
  },
} as const;
type Owner = keyof typeof SOUGHT;

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
  { query: { text, terms, asks }, request }: RecallPlan,
  { embedder, vectors, unembedded, findsEvents = false }: SemanticIndex,
  standIn: Embedder | undefined,
) {
  const { sources, similarityThreshold } = request;
  const hasWords = terms.length > 0;
  // What vectors of character n-grams find of longer texts, words find as well.
  const meansMore = hasWords && findsByMeaning(embedder.model);
  const wanted: Readonly<Record<Owner, boolean>> = {
    memory: hasWords && sources.includes('memories'),
    chunk: meansMore && (sources.includes('chunks') || sources.includes('documents')),
    event: meansMore && findsEvents && asks && sources.includes('events'),
  };
  const vectorBy = async (model: Embedder, isAsked: boolean) =>
    isAsked ? (await model.embed([text.raw], 'query'))[0] : undefined;
  const [vector, standInVector] = await Promise.all([
    vectorBy(embedder, Object.values(wanted).includes(true)),
    standIn && unembedded ? vectorBy(standIn, wanted.memory) : undefined,
  ]);
  const hitsOf = async (owner: Owner, index = vectors, { model } = embedder, asked = vector) => {
    const { scopesOf, topK } = SOUGHT[owner];
    const scopes = scopesOf(request);
    return wanted[owner] && asked && scopes.length > 0
      ? index.query({ vector: asked, model, scopes, owners: [owner], topK })
      : [];
  };
  const [memories, left, chunks, events] = await Promise.all([
    hitsOf('memory'),
    standIn && unembedded ? hitsOf('memory', unembedded, standIn, standInVector) : [],
    hitsOf('chunk'),
    hitsOf('event'),
  ]);
  const isNear = ({ score }: VectorHit) => score >= similarityThreshold;
  // What the index shows of one without a vector is the vector of older words.
  const ids = new Set(left.map(({ id }) => id));
  return {
    model: embedder.model,
    memories: [
      ...memories.filter(({ id }) => !ids.has(id)),
      ...left.map((hit) => ({ ...hit, ...(standIn && { model: standIn.model }) })),
    ],
    chunks: chunks.filter(isNear),
    events: events.filter(isNear),
  };
}
