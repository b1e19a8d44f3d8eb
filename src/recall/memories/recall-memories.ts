/**
 * What the memory half of recall does beside ranking: asks the vector index, says which hits the database must be asked
 * about, and leaves out of the answer what says the same again.
 */
import type { Embedder, VectorHit, VectorIndex } from '../../memory/ports.ts';
import { type Reader, searchedScopes } from '../../memory/scope.ts';
import type { RecallQuery } from '../query.ts';
import { withoutDuplicates } from './duplicates.ts';
import type { MemoryFindings } from './evidence.ts';
import type { MemoryRanking } from './rank-memories.ts';

/** Vector hits asked for; Vectorize gives at most 50 with metadata. */
export const VECTOR_TOP_K = 50;
/** Of the ranking so many times what is asked for is looked through, where as many are to be given that say something else. */
const FILLING_SHARE = 2;
/** Embedders that answer at once and cost nothing: some 40 microseconds a text. */
const EMBEDDED = /^strata-/;

/** The memories whose vectors are nearest to a question, best first, unchecked. */
export async function nearestMemories(
  { terms, text }: RecallQuery,
  { reader, asOf }: { readonly reader: Reader; readonly asOf: number | null },
  { embedder, vectors }: { readonly embedder: Embedder; readonly vectors: Pick<VectorIndex, 'query'> },
): Promise<VectorHit[]> {
  if (terms.length === 0) return [];
  const [vector] = await embedder.embed([text.raw], 'query');
  if (vector === undefined) return [];
  return vectors.query({
    vector,
    model: embedder.model,
    scopes: searchedScopes(reader, asOf),
    owners: ['memory'],
    topK: VECTOR_TOP_K,
  });
}

/** The hits that may become candidates and that nothing else found. */
export function uncheckedHits(
  { found, pinned, recent, dated = [] }: MemoryFindings,
  hits: readonly VectorHit[],
  similarityThreshold: number,
): string[] {
  const known = new Set(
    [...found.map(({ candidate }) => candidate), ...pinned, ...recent, ...dated].map(({ id }) => id),
  );
  return hits.filter(({ id, score }) => score >= similarityThreshold && !known.has(id)).map(({ id }) => id);
}

/**
 * The best `limit` memories of a ranking without those that say again what a better one says. Near vectors are compared
 * where they cost nothing; elsewhere equal words alone make a duplicate.
 */
export async function unlikeMemories(
  { ranked, dropped, weighed }: MemoryRanking,
  { limit, fills = false }: { readonly limit: number; readonly fills?: boolean },
  embedder: Embedder,
): Promise<MemoryRanking> {
  const isAlike = EMBEDDED.test(embedder.model);
  const best = ranked.slice(0, isAlike && fills ? limit * FILLING_SHARE : limit);
  if (!isAlike || best.length < 2) return { ranked: best, dropped, weighed };
  const vectors = await embedder.embed(
    best.map(({ candidate }) => candidate.content),
    'document',
  );
  const byId = best.flatMap(({ candidate: { id } }, i) => (vectors[i] ? [[id, vectors[i]] as const] : []));
  const unlike = withoutDuplicates(best, new Map(byId));
  return { ranked: unlike.kept.slice(0, limit), dropped: [...dropped, ...unlike.dropped], weighed };
}
