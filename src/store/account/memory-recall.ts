/**
 * Account memories as candidates of recall. They are few and have no index of words: those that the reader may see are
 * read, beside the batch of the workspace, and their words are looked at here.
 */
import type { AccountMemory } from '../../memory/account-memory.ts';
import type { MemoryKind } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import { type MemoryFindings, NO_MEMORIES } from '../../recall/memories/evidence.ts';
import { memoryTermsOf } from '../../recall/memories/memory-terms.ts';
import type { Database } from '../database.ts';
import type { Moment } from '../workspace/visibility.ts';
import { type AccountReader, listRecallable } from './memories.ts';

/** Rows of each owner, the reader and everybody, that one recall reads at most. */
const ROWS_PER_OWNER = 100;

/** The account memories that have any of the terms, as far as the reader may see them at the moment. */
export async function findAccountMemories(
  db: Database,
  reader: AccountReader,
  { terms, kinds }: { readonly terms: readonly string[]; readonly kinds: readonly MemoryKind[] | null },
  moment: Moment,
): Promise<MemoryFindings> {
  const wanted = new Set(terms);
  const memories = await listRecallable(db, reader, moment, ROWS_PER_OWNER);
  const read = memories
    .filter(({ kind }) => kinds === null || kinds.includes(kind))
    .map((memory) => ({ candidate: toCandidate(memory), terms: memoryTermsOf(memory) }));
  const found = read.filter((memory) => memory.terms.some((term) => wanted.has(term)));
  const documentFrequency = new Map<string, number>();
  for (const { terms: own } of found)
    for (const term of new Set(own))
      if (wanted.has(term)) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  return { ...NO_MEMORIES, found, documents: read.length, documentFrequency };
}

const toCandidate = (memory: AccountMemory): MemoryCandidate => ({
  type: 'memory',
  id: memory.id,
  content: memory.content,
  conversationId: null,
  occurredAt: memory.createdAt,
  memory,
});
