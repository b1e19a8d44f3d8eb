/** Evidence for memories that may answer a question, before it is ranked; plain data. */
import type { VectorHit } from '../../memory/ports.ts';
import type { CollectionStatistics } from '../bm25.ts';
import type { MemoryCandidate } from '../candidates.ts';

/** A memory with its index terms, repetitions kept. */
export interface FoundMemory {
  readonly candidate: MemoryCandidate;
  readonly terms: readonly string[];
}

/**
 * Memories that the databases bring in one round trip: found by the question's words, and looked at whatever it says.
 */
export interface MemoryFindings extends CollectionStatistics {
  readonly found: readonly FoundMemory[];
  /** More may match its words than were read. */
  readonly isCut?: boolean;
  /** Standing instructions and preferences, the most important first; none unless they are asked for. */
  readonly pinned: readonly MemoryCandidate[];
  /** The newest ones, the newest first; none unless the question takes up what went before. */
  readonly recent: readonly MemoryCandidate[];
  /**
   * Memories that began in the times that the question names, the earliest first; none unless it asks for nothing but a
   * time.
   */
  readonly dated?: readonly MemoryCandidate[];
  /** Memories about the user, the most important first; none unless the question asks for all that is known of them. */
  readonly known?: readonly MemoryCandidate[];
}

/** All that memories are ranked by. */
export interface MemoryEvidence extends MemoryFindings {
  /** Hits of the vector index, best first; what is neither found nor checked is not believed. */
  readonly hits: readonly VectorHit[];
  /** The hits that nothing else found, as the database has them. */
  readonly checked: readonly MemoryCandidate[];
}

/** Findings without anything, for a search of other sources. */
export const NO_MEMORIES: MemoryFindings = {
  found: [],
  pinned: [],
  recent: [],
  documents: 0,
  documentFrequency: new Map(),
};

/** Every memory once, however many ways lead to it. */
export function candidatesOf({
  found,
  checked = [],
  pinned,
  recent,
  dated = [],
  known = [],
}: MemoryFindings & Partial<Pick<MemoryEvidence, 'checked'>>): MemoryCandidate[] {
  const all = [
    ...found.map(({ candidate }) => candidate),
    ...checked,
    ...pinned,
    ...recent,
    ...dated,
    ...known,
  ];
  return [...new Map(all.map((candidate) => [candidate.id, candidate])).values()];
}

/** The findings of two stores as those of one. */
export const joinFindings = (one: MemoryFindings, other: MemoryFindings): MemoryFindings => {
  const documentFrequency = new Map(one.documentFrequency);
  for (const [term, documents] of other.documentFrequency)
    documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + documents);
  return {
    found: [...one.found, ...other.found],
    pinned: [...one.pinned, ...other.pinned],
    recent: [...one.recent, ...other.recent],
    dated: [...(one.dated ?? []), ...(other.dated ?? [])],
    known: [...(one.known ?? []), ...(other.known ?? [])],
    documents: one.documents + other.documents,
    documentFrequency,
    isCut: one.isCut === true || other.isCut === true,
  };
};
