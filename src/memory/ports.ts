/**
 * The capabilities that the domain asks of the outside. The comments here are the contract: every technology that
 * implements a port, and every stand-in that a test uses, keeps them.
 */

/** Turns texts into unit vectors. Throws when the model behind it fails: callers go on without vectors and say so. */
export interface Embedder {
  /** Stored beside every vector; vectors of two models are never compared. */
  readonly model: string;
  readonly dimensions: number;
  /** One `Float32Array[dimensions]` of unit norm per text, in order; all zeros for a text without any letter or digit. */
  embed(texts: readonly string[], purpose: 'document' | 'query'): Promise<Float32Array[]>;
}

/** A cross-encoder: reads a question and a text together and says how well the text answers. */
export interface Reranker {
  readonly model: string;
  /** One score a text, in the order of the texts; the higher, the better. */
  rerank(question: string, texts: readonly string[]): Promise<readonly number[]>;
}

/** What a vector belongs to. */
export type VectorOwner = 'memory' | 'chunk' | 'event';

/** One vector to store. `version` grows with every change of its owner, so late writers cannot undo newer ones. */
export interface VectorRecord {
  readonly id: string;
  readonly owner: VectorOwner;
  /** The scope token of the owner (`memory/scope.ts`), at most 64 bytes. */
  readonly scope: string;
  readonly model: string;
  readonly version: number;
  /** `Float32Array[dimensions]`, unit norm. */
  readonly vector: Float32Array;
}

/** One deletion; it outlives the row, so that an older upsert that arrives later changes nothing. */
export interface VectorDeletion {
  readonly id: string;
  readonly version: number;
}

/** A question to the index. Only vectors of `model` whose scope is listed are compared. */
export interface VectorQuery {
  readonly vector: Float32Array;
  readonly model: string;
  readonly scopes: readonly string[];
  readonly owners: readonly VectorOwner[];
  /** 1 to 100. */
  readonly topK: number;
}

/** A hit; `score` is the cosine, -1 to 1. It is derived data: the caller re-checks the row in D1 before use. */
export interface VectorHit {
  readonly id: string;
  readonly owner: VectorOwner;
  readonly score: number;
}

/**
 * The vectors of one workspace. Writes are idempotent and ordered by `version`, not by arrival. An implementation may
 * show a write late (Vectorize: minutes); it may never show another workspace's vector. Throws when it cannot answer.
 */
export interface VectorIndex {
  upsert(records: readonly VectorRecord[]): Promise<void>;
  delete(deletions: readonly VectorDeletion[]): Promise<void>;
  /** Best first, at most `topK`. */
  query(query: VectorQuery): Promise<VectorHit[]>;
  /** Forgets everything, tombstones included; the caller then upserts all embeddings again from D1. */
  clear(): Promise<void>;
  count(): Promise<number>;
}
