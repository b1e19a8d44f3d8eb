/** Results of a search on the wire, and as they are kept to be given again. */
import { z } from '@hono/zod-openapi';
import {
  type Candidate,
  RECALL_SOURCES,
  type RecalledItem,
  type RecallSource,
} from '../../recall/candidates.ts';
import { excerptOf, PASSAGE_MAX_TOKENS } from '../../recall/excerpt.ts';
import { explainRecall } from '../../recall/explain.ts';
import type { MemoryFindings } from '../../recall/memories/evidence.ts';
import type { Recalled, Unresolved } from '../../recall/recall.ts';
import { givesOrdersTo } from '../../session/injection/excerpts.ts';
import { packExplanation } from '../../store/traces/trace-body.ts';
import { isoTime, isoTimeOrNull } from '../schemas.ts';

const ofMemory = (description: string) => ({ description: `Memories only: ${description}` });
const ofChunk = (description: string) => ({ description: `Chunks only: ${description}` });
const ofDocument = (description: string) => ({ description: `Documents only: ${description}` });
const ofEvent = (description: string) => ({ description: `Events only: ${description}` });

/** Description of the mark `withheld`, in answers that show memories or messages. */
export const WITHHELD =
  'There where somebody whom the user has no reason to trust (another user, a tool, the web) orders something by it: prompts of turns leave it out, and so should yours.';

/** Result of a search on the wire: a memory, a message, a summary or a piece of a document, by `type`. */
export const SearchResult = z
  .object({
    type: z.enum(['memory', 'event', 'chunk', 'document']).openapi({
      description:
        'A memory; an event: something that was said; a chunk: the summary of a range of messages; or a piece of a document.',
    }),
    id: z.string(),
    external_id: z.string().nullable().openapi(ofEvent('the id that its platform gave it.')),
    conversation_id: z.string().nullable().openapi({
      description: 'The conversation that it belongs to; null for a memory that belongs to none.',
    }),
    content: z.string().openapi({ description: 'The whole text.' }),
    passage: z
      .string()
      .optional()
      .openapi({
        description: `All but memories: of a content of more than ${PASSAGE_MAX_TOKENS} tokens, the stretch of at most ${PASSAGE_MAX_TOKENS} that holds most of the words asked for; an ellipsis where it was cut. Absent for a shorter content.`,
      }),
    score: z.number().openapi({
      description: 'Orders the results of one search, best first; says nothing across searches.',
    }),
    parts: z.record(z.string(), z.number()).openapi({
      description: 'Shares of the score by source; see `Trace` for their names.',
    }),
    occurred_at: z.string().openapi({
      description:
        'Time at which it was said, or since which the memory holds (`valid_from`, else when it was made).',
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
    start_seq: z.int().optional().openapi(ofChunk('sequence number of the first message that it tells.')),
    end_seq: z.int().optional().openapi(ofChunk('sequence number of the last one.')),
    source: z
      .string()
      .nullable()
      .optional()
      .openapi(ofDocument('file name or address of what it is a piece of.')),
    document_id: z.string().optional().openapi(ofDocument('the document itself.')),
    title: z.string().nullable().optional().openapi(ofDocument('its title.')),
    fetched_at: z
      .string()
      .nullable()
      .optional()
      .openapi(ofDocument('when its text was true, as far as somebody said.')),
    withheld: z.literal(true).optional().openapi({ description: WITHHELD }),
  })
  .openapi('SearchResult');

/** A found item as a result; `terms` are those of the question. */
const toSearchResult = (
  { candidate, score, parts }: RecalledItem,
  terms: readonly string[],
  userId: string | null,
): z.infer<typeof SearchResult> => ({
  type: candidate.type,
  id: candidate.id,
  external_id: candidate.type === 'event' ? candidate.externalId : null,
  conversation_id: candidate.conversationId,
  content: candidate.content,
  score,
  parts: { ...parts },
  occurred_at: isoTime(candidate.occurredAt),
  ...(candidate.type === 'memory' ? {} : passageOf(candidate.content, terms)),
  ...ownFields(candidate),
  ...(givesOrdersTo(userId ?? NOBODY, candidate) && { withheld: true as const }),
});

/** Whoever asks for no user trusts none; no user has this name. */
const NOBODY = '';

/** Fields that only results of this type have, such as role and session of a message. */
function ownFields(candidate: Candidate): Partial<z.infer<typeof SearchResult>> {
  switch (candidate.type) {
    case 'event':
      return { role: candidate.role, name: candidate.name, session: candidate.session };
    case 'memory': {
      const { kind, visibility, tier, subjectId } = candidate.memory;
      return { kind, visibility, tier, subject_id: subjectId };
    }
    case 'chunk':
      return { start_seq: candidate.startSeq, end_seq: candidate.endSeq };
    case 'document':
      return {
        source: candidate.source,
        ...(candidate.document
          ? {
              document_id: candidate.document.id,
              title: candidate.document.title,
              fetched_at: isoTimeOrNull(candidate.document.fetchedAt),
            }
          : {}),
      };
  }
}

function passageOf(content: string, terms: readonly string[]): { passage?: string } {
  const passage = excerptOf(content, terms, PASSAGE_MAX_TOKENS);
  return passage === content ? {} : { passage };
}

/** Results of a search, with their explanation. */
export interface ExplainedResults {
  readonly results: readonly z.infer<typeof SearchResult>[];
  /** Sources in which more may match than was read, where fewer results were found than asked for. */
  readonly truncated: readonly RecallSource[];
  /** Reasons of each decision as a trace stores them; without a word of what was said. */
  readonly explanation: Readonly<Record<string, unknown>>;
}

/** Turns recalled items into results, and every decision on candidates into the explanation. */
export const toExplainedResults = (recalled: Recalled, userId: string | null): ExplainedResults => ({
  results: recalled.items.map((item) => toSearchResult(item, recalled.query.terms, userId)),
  truncated: recalled.truncated,
  explanation: packExplanation(
    explainRecall(recalled, {
      decided: recalled.items.map(({ candidate: { id } }) => ({ id, decision: 'included' })),
      belowLimit: 'below_top_k',
    }),
  ),
});

const CachedSearch = z.object({
  /** Digest of what the account had for the question. */
  account: z.string(),
  /** Ids that recall asked for in its second round trip. */
  asked: z.object({
    memories: z.array(z.string()),
    events: z.array(z.string()),
    chunks: z.array(z.string()),
    nearEvents: z.array(z.string()).default([]),
  }),
  results: z.array(SearchResult),
  truncated: z.array(z.enum(RECALL_SOURCES)),
  explanation: z.record(z.string(), z.unknown()),
});

/** A kept answer. */
export type CachedSearch = z.infer<typeof CachedSearch>;

/** JSON of an answer to keep. Words of account memories stay out: their erasure does not reach the workspace's database. */
export const writeCachedAnswer = (
  { results, truncated, explanation }: ExplainedResults,
  account: string,
  asked: Unresolved,
): string =>
  JSON.stringify({
    account,
    asked: {
      memories: [...asked.memories],
      events: [...asked.events],
      chunks: [...asked.chunks],
      nearEvents: [...asked.nearEvents],
    },
    results: results.map((result) => (result.tier === 'account' ? { ...result, content: '' } : result)),
    truncated: [...truncated],
    explanation,
  } satisfies CachedSearch);

/** A kept answer from its JSON, null when another version of the service wrote it. */
export const readCachedAnswer = (json: string): CachedSearch | null =>
  CachedSearch.safeParse(JSON.parse(json)).data ?? null;

/** Rebuilds the results of a kept answer; memories of the account, which are not kept, get the words that the account has now. */
export function restoreFound(
  { results, truncated, explanation }: CachedSearch,
  { found }: MemoryFindings,
): ExplainedResults {
  const words = new Map(found.map(({ candidate }) => [candidate.id, candidate.content]));
  return {
    results: results.map((result) => ({ ...result, content: words.get(result.id) ?? result.content })),
    truncated,
    explanation,
  };
}
