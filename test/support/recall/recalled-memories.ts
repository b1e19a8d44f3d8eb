/** Memories as recall finds them, in one line each, for testing how they are ranked. */
import { readText } from '../../../src/language/read-text.ts';
import { termOf } from '../../../src/lib/text/words.ts';
import { memoryTermsOf } from '../../../src/memory/memory-terms.ts';
import type { VectorHit } from '../../../src/memory/ports.ts';
import type { Memory } from '../../../src/memory/types.ts';
import type { MemoryCandidate } from '../../../src/recall/candidates.ts';
import type { MemoryEvidence } from '../../../src/recall/memories/evidence.ts';
import { type MemoryRanking, rankMemories } from '../../../src/recall/memories/rank-memories.ts';
import { parseQuery } from '../../../src/recall/plan.ts';
import { PRIVATE_FACT } from './memory-fields.ts';

export const NOW = Date.UTC(2026, 2, 1);
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

type Fields = Partial<Omit<Memory, 'tier'>> & { readonly tier?: MemoryCandidate['memory']['tier'] };

/** A memory said a moment ago, unless it says otherwise. */
export function memory(id: string, content: string, fields: Fields = {}): MemoryCandidate {
  const made = {
    ...PRIVATE_FACT,
    id,
    workspaceId: 'ws',
    content,
    status: 'active',
    accessCount: 0,
    accessedAt: fields.createdAt ?? NOW,
    supersededBy: null,
    revision: 1,
    createdAt: NOW,
    updatedAt: NOW,
    ...fields,
  };
  return {
    type: 'memory',
    id,
    content,
    conversationId: null,
    occurredAt: made.validFrom ?? made.createdAt,
    memory: made as MemoryCandidate['memory'],
  };
}

/** A hit of the vector index. */
export const hit = (id: string, score: number): VectorHit => ({ id, owner: 'memory', score });

/** What a ranking may go by beside the memories themselves. */
export interface RankOptions extends Partial<MemoryEvidence> {
  readonly model?: string;
  readonly asOf?: number;
  /** Words of earlier turns, and what they count. */
  readonly lent?: Readonly<Record<string, number>>;
}

/** Ranks memories for a question of Ana's; those without a word of it are there for their vectors. */
export function rank(
  text: string,
  memories: readonly MemoryCandidate[],
  more: RankOptions = {},
): MemoryRanking {
  const { model = 'strata-chargram-384-v1', asOf = null, lent = {}, ...evidence } = more;
  const asked = parseQuery(readText(text), NOW);
  const weights = new Map(Object.entries(lent).map(([word, weight]) => [termOf(word), weight]));
  const query = { ...asked, terms: [...asked.terms, ...weights.keys()], weights };
  const found = memories.map((candidate) => ({ candidate, terms: memoryTermsOf(candidate.memory) }));
  const documentFrequency = new Map<string, number>();
  for (const { terms } of found)
    for (const term of new Set(terms)) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  return rankMemories(
    query,
    {
      found,
      checked: [],
      pinned: [],
      recent: [],
      hits: [],
      documents: 10_000,
      documentFrequency,
      ...evidence,
    },
    { now: NOW, asOf, userId: 'ana', model, similarityThreshold: 0.25 },
  );
}

/** The ids of a ranking, best first. */
export const idsOf = ({ ranked }: MemoryRanking): string =>
  ranked.map(({ candidate }) => candidate.id).join(' ');
