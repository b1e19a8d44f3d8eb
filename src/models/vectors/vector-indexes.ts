/**
 * Chooses the technology that holds the vectors of a model: an object for the embedders that are part of this code, which turns
 * need to be consistent; Vectorize for a trained model where an index of its dimensions is bound, and an object where none is.
 * An object holds 150,000 vectors, 65,536 of 1,024 dimensions; Vectorize ten million of all workspaces together.
 */
import type { VectorIndex } from '../../memory/ports.ts';
import { INLINE_MODEL } from '../../memory/types.ts';
import { OverlaidVectorIndex, type RecentVectors } from '../../recall/overlay-index.ts';
import { EMBEDDED_MODELS } from '../embed/embedders.ts';
import { ObjectVectorIndex } from './object-vector-index.ts';
import type { VectorIndexObject } from './vector-index-object.ts';
import { VectorizeIndex } from './vectorize-index.ts';

/**
 * Time that Vectorize may take to show a write: seconds as a rule, two minutes and more during a bulk load. Until then searches
 * look into D1 as well, and a model that is switched to does not serve yet.
 */
export const VECTORIZE_LAG_MS = 10 * 60 * 1000;

/** The bindings that are looked at; `VECTORIZE_<dimensions>` beside them. */
export interface VectorBindings {
  readonly VECTOR_INDEX: DurableObjectNamespace<VectorIndexObject>;
}

/** An embedding model as far as its vectors go. */
export interface VectorModel {
  readonly model: string;
  readonly dimensions: number;
}

/** The name of the binding of the Vectorize index for vectors of that length: two models may stand side by side. */
const vectorizeBindingName = (dimensions: number): string => `VECTORIZE_${dimensions}`;

/** The Vectorize index for vectors of that length, or null when this deployment binds none. */
export function vectorizeAt(env: object, dimensions: number): Vectorize | null {
  const binding: unknown = (env as Record<string, unknown>)[vectorizeBindingName(dimensions)];
  return typeof binding === 'object' && binding !== null ? (binding as Vectorize) : null;
}

const isEmbedded = (model: string): boolean => EMBEDDED_MODELS.some((embedded) => embedded === model);

/** Places of a model's vectors: an erasure or the end of a model has to empty them. */
export type VectorStorage =
  /** `model` is null for the object of the inline model, which bears the id of the workspace alone. */
  { readonly kind: 'object'; readonly model: string | null } | { readonly kind: 'vectorize' };

/**
 * The place of a model's vectors. Each model has an object of its own: one that is emptied for a rebuild, or goes with its
 * model, takes no other model's vectors along.
 */
export function vectorStorageOf(env: object, { model, dimensions }: VectorModel): VectorStorage {
  if (model === INLINE_MODEL) return { kind: 'object', model: null };
  return !isEmbedded(model) && vectorizeAt(env, dimensions)
    ? { kind: 'vectorize' }
    : { kind: 'object', model };
}

/**
 * The index of one model's vectors in one workspace. Who searches passes `recent`, which hides what Vectorize does not show
 * yet; who only writes does not. An object shows every write at once and is never asked for recent ones.
 */
export function vectorIndexFor(
  env: VectorBindings,
  workspaceId: string,
  { model, dimensions }: VectorModel,
  recent: RecentVectors | null = null,
): VectorIndex {
  const storage = vectorStorageOf(env, { model, dimensions });
  if (storage.kind === 'object') return new ObjectVectorIndex(env.VECTOR_INDEX, workspaceId, storage.model);
  const binding = vectorizeAt(env, dimensions);
  if (!binding) throw new Error(`no binding ${vectorizeBindingName(dimensions)}`);
  const index = new VectorizeIndex(binding, { workspaceId, model, dimensions });
  return recent ? new OverlaidVectorIndex(index, recent) : index;
}
