/** A trained model and its vectors, as recall asks them. */
import type { Embedder, VectorQuery, VectorRecord } from '../../memory/ports.ts';
import { INLINE_MODEL, type ServingModel } from '../../memory/types.ts';
import type { SemanticIndex } from '../../recall/nearest.ts';
import { overlayHits } from '../../recall/overlay.ts';
import type { RecentVectors } from '../../recall/overlay-index.ts';
import type { Models } from '../create-models.ts';
import { type VectorBindings, vectorIndexFor } from './vector-indexes.ts';

/** A search may wait for what is near in meaning, but not until its asker gives up. */
export const SEARCH_EMBED_TIMEOUT_MS = 1_500;
/** A turn has the answer of a language model still to wait for. */
export const TURN_EMBED_TIMEOUT_MS = 400;

/** The model that serves a workspace; null for the inline one. One that this deployment cannot call fails when it is asked. */
export const trainedEmbedder = (models: Models, { model, dimensions }: ServingModel): Embedder | null =>
  model === INLINE_MODEL ? null : (models.trained(model, dimensions) ?? uncallable(model));

/** Reads of the database that a trained model needs, and the patience with it. */
export interface TrainedReads {
  readonly recent: RecentVectors;
  /** Reads the vectors that a query may ask for of what has none of `lacking`; bounded. */
  unembedded(query: VectorQuery, lacking: string): Promise<readonly VectorRecord[]>;
  /** Messages are searched for by it as well as memories and chunks. */
  readonly findsEvents: boolean;
  readonly timeoutMs: number;
}

const uncallable = (model: string): Embedder => ({
  model,
  dimensions: 1,
  embed: () => Promise.reject(new Error(`${model} cannot be called by this deployment`)),
});

/** The model that serves a workspace which begins: nothing waits to be embedded. Null for the inline one. */
export const firstModel = ({ wanted, trained }: Models): ServingModel | null =>
  wanted === INLINE_MODEL ? null : { model: wanted, dimensions: trained(wanted)?.dimensions ?? null };

/** An embedder with the index of its vectors and, by the inline model, what it has none of yet; null without one. */
export const trainedIndex = (
  env: VectorBindings,
  workspaceId: string,
  embedder: Embedder | null,
  { recent, unembedded, findsEvents, timeoutMs }: TrainedReads,
): SemanticIndex | null =>
  embedder && {
    embedder,
    vectors: vectorIndexFor(env, workspaceId, embedder, recent),
    unembedded: {
      query: async (query) => overlayHits([], await unembedded(query, embedder.model), query),
    },
    findsEvents,
    timeoutMs,
  };
