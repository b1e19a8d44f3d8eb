/**
 * Account memories as candidates of recall. They are few and have no index of words: those that the reader may see are
 * read, beside the batch of the workspace, and their words are looked at here.
 */
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { ACCOUNT_RECALLED_PER_OWNER } from '../../memory/limits.ts';
import { mayBeOfAccount } from '../../memory/lists/memory-filter.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import { type MemoryFindings, NO_MEMORIES } from '../../recall/memories/evidence.ts';
import type { RecallPlan } from '../../recall/plan.ts';
import type { Database } from '../database.ts';
import { listRecallable } from './memories.ts';

/** Preferences that are looked at whatever a message says. */
const PINNED_MAX = 10;

/** The account memories that have any word of the question, or one that stands for it, as far as the reader may see them at the moment. */
export async function findAccountMemories(
  account: { readonly db: Database; readonly id: string } | null,
  { query, request }: RecallPlan,
  now: number,
): Promise<MemoryFindings> {
  const { reader, sources, kinds = null, asOf, filter, range } = request;
  if (account === null || !sources.includes('memories')) return NO_MEMORIES;
  if (filter && !mayBeOfAccount(filter)) return NO_MEMORIES;
  const wanted = new Set([...query.sought, ...query.standIns]);
  const memories = await listRecallable(
    account.db,
    { accountId: account.id, userId: reader.userId, audience: reader.audience },
    { now, asOf },
    ACCOUNT_RECALLED_PER_OWNER,
  );
  const read = memories
    .filter(({ kind }) => kinds === null || kinds.includes(kind))
    .filter(
      ({ createdAt }) =>
        createdAt >= (range?.from ?? 0) && createdAt < (range?.to ?? Number.MAX_SAFE_INTEGER),
    )
    .map((memory) => ({ candidate: toCandidate(memory), terms: memoryTermsOf(memory) }));
  const found = read.filter((memory) => memory.terms.some((term) => wanted.has(term)));
  const documentFrequency = new Map<string, number>();
  for (const { terms: own } of found)
    for (const term of new Set(own))
      if (wanted.has(term)) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  const pinned = request.pinned ? preferencesOf(read.map(({ candidate }) => candidate)) : [];
  return { ...NO_MEMORIES, found, pinned, documents: read.length, documentFrequency };
}

/** Preferences of the user for working together, the most important first. */
const preferencesOf = (candidates: readonly MemoryCandidate[]): MemoryCandidate[] =>
  candidates
    .filter(({ memory }) => memory.kind === 'preference')
    .sort((a, b) => b.memory.importance - a.memory.importance)
    .slice(0, PINNED_MAX);

const toCandidate = (memory: AccountMemory): MemoryCandidate => ({
  type: 'memory',
  id: memory.id,
  content: memory.content,
  conversationId: null,
  occurredAt: memory.createdAt,
  memory,
});
