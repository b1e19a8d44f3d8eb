/** Results of a search on the wire, and as they are kept to be given again. */
import { z } from '@hono/zod-openapi';
import type { RecalledItem } from '../recall/candidates.ts';
import { explainCandidate, explainRecall } from '../recall/explain.ts';
import type { MemoryFindings } from '../recall/memories/evidence.ts';
import type { Recalled } from '../recall/recall.ts';
import { isoTime } from './schemas.ts';

/** One result. */
export const SearchResult = z
  .object({
    type: z.enum(['memory', 'event']),
    id: z.string(),
    external_id: z.string().nullable(),
    conversation_id: z.string().nullable(),
    content: z.string(),
    score: z.number(),
    parts: z.record(z.string(), z.number()),
    occurred_at: z.string(),
    role: z.string().optional(),
    name: z.string().nullable().optional(),
    session: z.string().nullable().optional(),
    kind: z.string().optional(),
    visibility: z.string().optional(),
    tier: z.string().optional(),
    subject_id: z.string().nullable().optional(),
  })
  .openapi('SearchResult');

/** A found item as a result. */
export const toSearchResult = ({ candidate, score, parts }: RecalledItem): z.infer<typeof SearchResult> => ({
  type: candidate.type,
  id: candidate.id,
  external_id: candidate.type === 'event' ? candidate.externalId : null,
  conversation_id: candidate.conversationId,
  content: candidate.content,
  score,
  parts: { ...parts },
  occurred_at: isoTime(candidate.occurredAt),
  ...(candidate.type === 'event'
    ? { role: candidate.role, name: candidate.name, session: candidate.session }
    : {
        kind: candidate.memory.kind,
        visibility: candidate.memory.visibility,
        tier: candidate.memory.tier,
        subject_id: candidate.memory.subjectId,
      }),
});

/** What was found, as an answer and its explanation. */
export interface Found {
  readonly results: readonly z.infer<typeof SearchResult>[];
  /** Why; without a word of what was said. */
  readonly explanation: Readonly<Record<string, unknown>>;
}

/** What recall found. */
export const toFound = (recalled: Recalled): Found => ({
  results: recalled.items.map(toSearchResult),
  explanation: { ...explainRecall(recalled), candidates: recalled.items.map(explainCandidate) },
});

/** The memories and events that recall asked for in its second round trip. */
export interface Asked {
  readonly memories: readonly string[];
  readonly events: readonly string[];
}

const Kept = z.object({
  /** Digest of what the account had for the question. */
  account: z.string(),
  asked: z.object({ memories: z.array(z.string()), events: z.array(z.string()) }),
  results: z.array(SearchResult),
  explanation: z.record(z.string(), z.unknown()),
});

/** A kept answer. */
export type Kept = z.infer<typeof Kept>;

/** JSON of an answer to keep. Words of account memories stay out: their erasure does not reach the workspace's database. */
export const writeKept = ({ results, explanation }: Found, account: string, asked: Asked): string =>
  JSON.stringify({
    account,
    asked: { memories: [...asked.memories], events: [...asked.events] },
    results: results.map((result) => (result.tier === 'account' ? { ...result, content: '' } : result)),
    explanation,
  } satisfies Kept);

/** A kept answer from its JSON, null when another version of the service wrote it. */
export const readKept = (json: string): Kept | null => Kept.safeParse(JSON.parse(json)).data ?? null;

/** What a kept answer says, with the words that the account has for it. */
export function restoreFound({ results, explanation }: Kept, { found }: MemoryFindings): Found {
  const words = new Map(found.map(({ candidate }) => [candidate.id, candidate.content]));
  return {
    results: results.map((result) => ({ ...result, content: words.get(result.id) ?? result.content })),
    explanation,
  };
}
