/**
 * Unit vectors as int8 in packed memory, with exact cosine search over them: what a vector index object answers from.
 *
 * A vector of 384 takes 384 bytes. Vectors of one model lie dense in pages; a deleted one is replaced by the last, so
 * there are no holes to skip and memory is given back. A vector whose scope or owner is not asked for costs two table
 * look-ups and no dot product. Pure: no storage, no clock.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import type { VectorHit, VectorOwner, VectorQuery } from '../../memory/ports.ts';
import { InternedStrings } from './interned-strings.ts';
import { TopHits } from './top-hits.ts';

/** Every owner there is, in the order of their numbers in memory. */
export const VECTOR_OWNERS = ['memory', 'chunk', 'event'] as const satisfies readonly VectorOwner[];
/** One object has 128 MB, shared with its neighbours in the isolate: 150,000 × 384 are 58 MB, ids and columns 20 MB. */
const VECTOR_INDEX_MAX_VECTORS = 150_000;
/** The same bound for larger vectors: 65,536 of 1,024 dimensions. Past either, a workspace needs Vectorize. */
const VECTOR_INDEX_MAX_BYTES = 64 * 1024 * 1024;
/** Vectors a page: small enough for a small workspace (0.4 MB), large enough that a scan stays in one array for long. */
const PAGE_VECTORS = 1_024;
/** Largest value of a component; -128 is left out so that quantising is symmetric. */
const INT8_MAX = 127;

/** A vector as int8; its direction is that of the original within the rounding of 1/127 of the largest component. */
export interface QuantisedVector {
  readonly bytes: Int8Array;
  /** Euclidean norm of `bytes`; 0 for a zero vector. */
  readonly norm: number;
}

/** Row of a vector in the store. */
export interface StoredVector {
  readonly id: string;
  readonly owner: VectorOwner;
  readonly scope: string;
  readonly model: string;
  readonly bytes: Int8Array;
}

/** The store would outgrow its memory; `limit` says which bound. */
export interface VectorStoreFull {
  readonly code: 'index_full';
  readonly limit: { readonly vectors: number } | { readonly bytes: number };
}

interface Page {
  readonly bytes: Int8Array;
  readonly inverseNorms: Float64Array;
  readonly scopes: Uint32Array;
  /** Positions in `VECTOR_OWNERS`. */
  readonly owners: Uint8Array;
  readonly ids: string[];
}

/** The vectors of one model: slots 0 to `count` - 1, dense. */
interface Block {
  readonly model: string;
  readonly dimensions: number;
  readonly pages: Page[];
  count: number;
}

interface Place {
  readonly block: Block;
  readonly slot: number;
}

/** Scales a finite vector so that its largest component is 127, and rounds. */
export function quantise(vector: Float32Array): QuantisedVector {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const bytes = new Int8Array(vector.length);
  if (largest === 0) return { bytes, norm: 0 };
  const scale = INT8_MAX / largest;
  for (let i = 0; i < vector.length; i++) bytes[i] = Math.round((vector[i] ?? 0) * scale);
  return { bytes, norm: normOf(bytes) };
}

/** Int8 vectors by id, searched exactly. */
export class Int8VectorStore {
  readonly #maxVectors: number;
  readonly #maxBytes: number;
  readonly #blocks = new Map<string, Block>();
  readonly #places = new Map<string, Place>();
  readonly #scopes = new InternedStrings();
  #bytes = 0;

  constructor(limits: { readonly maxVectors?: number; readonly maxBytes?: number } = {}) {
    this.#maxVectors = limits.maxVectors ?? VECTOR_INDEX_MAX_VECTORS;
    this.#maxBytes = limits.maxBytes ?? VECTOR_INDEX_MAX_BYTES;
  }

  get size(): number {
    return this.#places.size;
  }

  /** The dimensions of a model's vectors, or undefined while it has none here. */
  dimensionsOf(model: string): number | undefined {
    return this.#blocks.get(model)?.dimensions;
  }

  /** Checks that all of these would fit together. Counts every unknown id as an addition. */
  admits(
    vectors: readonly { readonly id: string; readonly dimensions: number }[],
  ): Result<null, VectorStoreFull> {
    let bytes = this.#bytes;
    const added = new Set<string>();
    for (const { id, dimensions } of vectors) {
      if (added.has(id)) continue;
      added.add(id);
      bytes += dimensions - (this.#places.get(id)?.block.dimensions ?? 0);
    }
    const unknown = [...added].filter((id) => !this.#places.has(id)).length;
    if (this.size + unknown > this.#maxVectors) return full({ vectors: this.#maxVectors });
    return bytes > this.#maxBytes ? full({ bytes: this.#maxBytes }) : ok(null);
  }

  /** Adds or replaces a vector. Throws when its dimensions differ from its model's: the caller checks outside data. */
  upsert(vector: StoredVector): Result<null, VectorStoreFull> {
    const admitted = this.admits([{ id: vector.id, dimensions: vector.bytes.length }]);
    if (!admitted.ok) return admitted;
    const dimensions = this.dimensionsOf(vector.model);
    if (dimensions !== undefined && dimensions !== vector.bytes.length) {
      throw new Error(`${vector.model} has ${dimensions} dimensions here, not ${vector.bytes.length}`);
    }
    this.delete(vector.id);
    const block = this.#blockOf(vector.model, vector.bytes.length);
    const slot = block.count++;
    const page = block.pages[pageOf(slot)] ?? addPage(block);
    this.#write(page, slot % PAGE_VECTORS, vector);
    this.#places.set(vector.id, { block, slot });
    this.#bytes += block.dimensions;
    return ok(null);
  }

  /** Removes a vector; false if there was none. */
  delete(id: string): boolean {
    const place = this.#places.get(id);
    if (!place) return false;
    const { block, slot } = place;
    const page = pageAt(block, slot);
    this.#scopes.release(page.scopes[slot % PAGE_VECTORS] ?? 0);
    const last = --block.count;
    this.#places.set(moveSlot(block, last, slot), place); // the last one may be `id` itself: deleted below
    pageAt(block, last).ids.pop();
    if (block.count % PAGE_VECTORS === 0) block.pages.pop();
    if (block.count === 0) this.#blocks.delete(block.model);
    this.#places.delete(id);
    this.#bytes -= block.dimensions;
    return true;
  }

  /** The nearest vectors of the model, best first; equal scores in the order of ids. None for a zero vector. */
  query(query: Omit<VectorQuery, 'vector'> & { readonly vector: QuantisedVector }): VectorHit[] {
    const block = this.#blocks.get(query.model);
    if (!block || query.vector.norm === 0) return [];
    if (block.dimensions !== query.vector.bytes.length) {
      throw new Error(
        `${query.model} has ${block.dimensions} dimensions here, not ${query.vector.bytes.length}`,
      );
    }
    const owners = Uint8Array.from(VECTOR_OWNERS, (owner) => Number(query.owners.includes(owner)));
    const wanted = { scopes: this.#scopes.mask(query.scopes), owners };
    const hits = new TopHits(query.topK);
    for (const page of block.pages) scanPage(page, query.vector, wanted, hits);
    return hits.best();
  }

  #blockOf(model: string, dimensions: number): Block {
    const block = this.#blocks.get(model) ?? { model, dimensions, pages: [], count: 0 };
    this.#blocks.set(model, block);
    return block;
  }

  #write(page: Page, at: number, vector: StoredVector): void {
    const norm = normOf(vector.bytes);
    page.bytes.set(vector.bytes, at * vector.bytes.length);
    page.inverseNorms[at] = norm === 0 ? 0 : 1 / norm;
    page.scopes[at] = this.#scopes.acquire(vector.scope);
    page.owners[at] = VECTOR_OWNERS.indexOf(vector.owner);
    page.ids[at] = vector.id;
  }
}

/** Scores the vectors of a page whose scope and owner are wanted. */
function scanPage(
  page: Page,
  query: QuantisedVector,
  wanted: { readonly scopes: Uint8Array; readonly owners: Uint8Array },
  hits: TopHits,
): void {
  const inverseNorm = 1 / query.norm;
  for (let at = 0; at < page.ids.length; at++) {
    if (!wanted.scopes[page.scopes[at] ?? 0] || !wanted.owners[page.owners[at] ?? 0]) continue;
    const product = dotAt(page.bytes, at * query.bytes.length, query.bytes);
    const score = product * inverseNorm * (page.inverseNorms[at] ?? 0);
    const owner = VECTOR_OWNERS[page.owners[at] ?? 0];
    if (owner && score >= hits.threshold) hits.offer({ id: page.ids[at] ?? '', owner, score });
  }
}

/** The dot product with the vector that begins at `offset`. Four sums, because one waits for itself. */
function dotAt(bytes: Int8Array, offset: number, query: Int8Array): number {
  const dimensions = query.length;
  const whole = dimensions - (dimensions % 4);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  // The casts cost nothing at run time; a check for undefined per component does.
  for (let i = 0; i < whole; i += 4) {
    a += (bytes[offset + i] as number) * (query[i] as number);
    b += (bytes[offset + i + 1] as number) * (query[i + 1] as number);
    c += (bytes[offset + i + 2] as number) * (query[i + 2] as number);
    d += (bytes[offset + i + 3] as number) * (query[i + 3] as number);
  }
  for (let i = whole; i < dimensions; i++) a += (bytes[offset + i] as number) * (query[i] as number);
  return a + b + c + d;
}

function normOf(bytes: Int8Array): number {
  let squares = 0;
  for (const value of bytes) squares += value * value;
  return Math.sqrt(squares);
}

const pageOf = (slot: number): number => Math.floor(slot / PAGE_VECTORS);

function addPage(block: Block): Page {
  const page: Page = {
    bytes: new Int8Array(PAGE_VECTORS * block.dimensions),
    inverseNorms: new Float64Array(PAGE_VECTORS),
    scopes: new Uint32Array(PAGE_VECTORS),
    owners: new Uint8Array(PAGE_VECTORS),
    ids: [],
  };
  block.pages.push(page);
  return page;
}

function pageAt(block: Block, slot: number): Page {
  const page = block.pages[pageOf(slot)];
  if (!page) throw new Error(`slot ${slot} of ${block.model} has no page`);
  return page;
}

/** Copies a slot over another and gives the id that moved. */
function moveSlot(block: Block, from: number, to: number): string {
  const [source, target] = [pageAt(block, from), pageAt(block, to)];
  const [at, into] = [from % PAGE_VECTORS, to % PAGE_VECTORS];
  const begin = at * block.dimensions;
  target.bytes.set(source.bytes.subarray(begin, begin + block.dimensions), into * block.dimensions);
  target.inverseNorms[into] = source.inverseNorms[at] ?? 0;
  target.scopes[into] = source.scopes[at] ?? 0;
  target.owners[into] = source.owners[at] ?? 0;
  const id = source.ids[at] ?? '';
  target.ids[into] = id;
  return id;
}

const full = (limit: VectorStoreFull['limit']): { readonly ok: false; readonly error: VectorStoreFull } =>
  err({ code: 'index_full', limit });
