/** Results of a search on the wire, and as they are kept to be given again. */
import { z } from '@hono/zod-openapi';
import type { RecalledItem } from '../recall/candidates.ts';
import { excerptOf, PASSAGE_MAX_TOKENS } from '../recall/excerpt.ts';
import { explainRecall } from '../recall/explain.ts';
import type { MemoryFindings } from '../recall/memories/evidence.ts';
import type { Recalled } from '../recall/recall.ts';
import { isoTime } from './schemas.ts';

const ofMemory = (description: string) => ({ description: `Memories only: ${description}` });
const ofEvent = (description: string) => ({ description: `Events only: ${description}` });

/** One result. */
export const SearchResult = z
  .object({
    type: z
      .enum(['memory', 'event'])
      .openapi({ description: 'A memory, or an event: something that was said.' }),
    id: z.string(),
    external_id: z.string().nullable().openapi(ofEvent('the id that its platform gave it.')),
    conversation_id: z.string().nullable().openapi({
      description: 'The conversation that it belongs to; null for a memory that belongs to none.',
    }),
    content: z.string().openapi({ description: 'The whole text.' }),
    passage: z
      .string()
      .optional()
      .openapi(
        ofEvent(
          `of a content of more than ${PASSAGE_MAX_TOKENS} tokens, the stretch of at most ${PASSAGE_MAX_TOKENS} that holds most of the words asked for; an ellipsis where it was cut. Absent for a shorter content.`,
        ),
      ),
    score: z.number().openapi({
      description: 'Orders the results of one search, best first; says nothing across searches.',
    }),
    parts: z.record(z.string(), z.number()).openapi({
      description: 'What each source adds to the score; see `Trace` for their names.',
    }),
    occurred_at: z.string().openapi({
      description: 'When it was said, or since when the memory holds (`valid_from`, else when it was made).',
    }),
    role: z.string().optional().openapi(ofEvent('who speaks: `user`, `assistant`, `tool` or `system`.')),
    name: z.string().nullable().optional().openapi(ofEvent('the name of who speaks.')),
    session: z.string().nullable().optional().openapi(ofEvent('the sitting that it was imported with.')),
    kind: z.string().optional().openapi(ofMemory('its kind, such as `fact` or `preference`.')),
    visibility: z.string().optional().openapi(ofMemory('`private` or `shared`.')),
    tier: z
      .string()
      .optional()
      .openapi(ofMemory('where it holds: `conversation`, `channel`, `workspace` or `account`.')),
    subject_id: z.string().nullable().optional().openapi(ofMemory('who or what it is about.')),
  })
  .openapi('SearchResult');

/** A found item as a result; `terms` are those of the question. */
export const toSearchResult = (
  { candidate, score, parts }: RecalledItem,
  terms: readonly string[],
): z.infer<typeof SearchResult> => ({
  type: candidate.type,
  id: candidate.id,
  external_id: candidate.type === 'event' ? candidate.externalId : null,
  conversation_id: candidate.conversationId,
  content: candidate.content,
  score,
  parts: { ...parts },
  occurred_at: isoTime(candidate.occurredAt),
  ...(candidate.type === 'event'
    ? {
        ...passageOf(candidate.content, terms),
        role: candidate.role,
        name: candidate.name,
        session: candidate.session,
      }
    : {
        kind: candidate.memory.kind,
        visibility: candidate.memory.visibility,
        tier: candidate.memory.tier,
        subject_id: candidate.memory.subjectId,
      }),
});

function passageOf(content: string, terms: readonly string[]): { passage?: string } {
  const passage = excerptOf(content, terms, PASSAGE_MAX_TOKENS);
  return passage === content ? {} : { passage };
}

/** What was found, as an answer and its explanation. */
export interface Found {
  readonly results: readonly z.infer<typeof SearchResult>[];
  /** Why; without a word of what was said. */
  readonly explanation: Readonly<Record<string, unknown>>;
}

/** What recall found. */
export const toFound = (recalled: Recalled): Found => ({
  results: recalled.items.map((item) => toSearchResult(item, recalled.query.terms)),
  explanation: explainRecall(recalled, {
    decided: recalled.items.map(({ candidate: { id } }) => ({ id, decision: 'included' })),
    belowLimit: 'below_top_k',
  }),
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
