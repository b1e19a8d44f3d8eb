/**
 * A trace on the wire: why a prompt, or the answer to a search, contains what it contains. Ids, ranks, scores and reasons,
 * never a word of what was said. Every reason that code may give is explained here, or it does not compile.
 */
import { z } from '@hono/zod-openapi';
import { INTENTS } from '../../recall/analysis/question.ts';
import type { DropReason } from '../../recall/dropped-candidates.ts';
import { TRACE_LEFT_OUT_MIN, TRACE_LISTED_MAX, TRACE_ORIGINS } from '../../recall/explain.ts';
import type { InjectionDecision } from '../../session/injection/decide-injection.ts';
import { Steps } from '../schemas.ts';

type Decision = InjectionDecision['decision'] | 'included' | 'outdated';
type Reason = Exclude<DropReason, 'below_limit'> | 'below_top_k' | 'below_rerank_top_n';

/** Fates of a candidate that recall hands on, with the words of the API for each. */
const DECISIONS: Readonly<Record<Decision, string>> = {
  included: 'a result of the search',
  injected: 'shown in the prompt of the turn, because the message asks for it',
  injected_as_standing: 'shown because it holds in every answer',
  injected_as_correction: 'shown because it takes the place of what a live block says',
  excerpted: 'shown as an excerpt of a document or of a tool, beside the block',
  already_live: 'the model sees it anyway',
  nearby: 'ranked for what stands around it, not shown',
  untrusted_instruction:
    'reads like an order and comes from somebody else, or orders what no persona may hold',
  low_score: 'does not answer the message',
  outdated:
    'the message itself replaced, ended or erased it, its user wants it forgotten, or the persona card of the prompt decides what it says',
  cooldown: 'injected not long ago',
  near_recent: 'what says the same was injected not long ago',
  duplicate: 'another line of the block says it',
  rank: 'enough of its kind are in the block, or past `final_top_k`',
  max_total: 'the block has as many lines as it may',
  budget: 'does not fit into the tokens that are left',
  continuity_lost: 'the turn got no prompt at all',
};

/** Reasons for which recall hands a candidate not on. */
const REASONS: Readonly<Record<Reason, string>> = {
  below_top_k: 'ranked behind `top_k` of the search',
  below_rerank_top_n: 'ranked behind the candidates that a turn decides on, two times `rerank_top_n`',
  duplicate: 'says what a better one says, which `of` names',
  low_score: 'nothing speaks for it, and its vector is not near enough',
  gone: 'erased while it was looked for',
};

const NOT_VISIBLE =
  'hits of the vector index that the database did not confirm: erased, replaced, expired or of another kind; they are not named';

const listed = (meanings: Readonly<Record<string, string>>): string =>
  Object.entries(meanings)
    .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
    .join('; ');

const Shares = z.record(z.string(), z.number());

const Scored = z.object({
  rank: z.int().openapi({
    description: 'Place among all candidates, 1 the best. A duplicate has the place that it would have had.',
  }),
  id: z.string(),
  type: z.enum(['memory', 'event', 'chunk', 'document']),
  score: z.number().openapi({ description: 'The sum of `parts`.' }),
  parts: Shares.openapi({
    description:
      'Shares of the score by source. Events: `transcript`, by the place that `evidence` gives. Memories: `lexical`, `related` (other words that mean the same), `vector`, `topic`, `pinned`, `recent`, `dated` (of the time asked for), `known` (of the user who asks what is known of them), `successor` (it took the place of what a found message says) are sources; `intent`, `time`, `tier`, `newness`, `relevance` are shares of what these gave; `widening` puts the nearest tier of one topic before the others. Chunks: `lexical`, `vector`. After a cross-encoder: `first`, `rerank`.',
  }),
  evidence: Shares.openapi({
    description:
      'Events: what speaks for it; the sum orders events. `words`, turns `around` it, words near in `meaning`, its `sitting`, its `speaker`, its `form`, the `time` asked for; of a trained embedder the `cosine`, and its `lead`: how near that is to the best one. Empty for all others.',
  }),
  origin: z.enum(TRACE_ORIGINS).openapi({
    description:
      'The way by which it came to be looked at: by its words or their meaning, by the time that the question names, as the reply to what was found, or only because it stands near that. `elsewhere`: it was said in another conversation of the user.',
  }),
});

/** A candidate that recall handed on, and what became of it. */
const TraceCandidate = Scored.extend({
  decision: z.string().openapi({ description: listed(DECISIONS) }),
  tokens: z
    .int()
    .optional()
    .openapi({ description: 'Turns only: tokens of its line in the prompt; 0 where none was made.' }),
}).openapi('TraceCandidate');

/** A candidate that recall left out, and why. */
const TraceDropped = Scored.extend({
  reason: z.string().openapi({ description: listed(REASONS) }),
  of: z.string().optional().openapi({ description: 'Duplicates only: the id of what says the same.' }),
}).openapi('TraceDropped');

const TraceQuery = z
  .object({
    terms: z.int().openapi({ description: 'Words looked for, lent ones included.' }),
    lent_terms: z.int().openapi({ description: 'Of them, those lent by the last exchanges.' }),
    related_terms: z.int().openapi({ description: 'Words near in meaning that were looked for besides.' }),
    intent: z.enum(INTENTS),
    asker: z
      .string()
      .openapi({ description: 'Speakers whose words are asked for: `self`, `assistant` and others.' }),
    times: z.int().openapi({ description: 'Windows of time that the question names.' }),
    asks: z.boolean().openapi({
      description: 'True if it names a thing or a time; messages are not searched otherwise.',
    }),
  })
  .openapi('TraceQuery');

/** The whole trace. */
export const TraceBody = z
  .object({
    cached: z
      .boolean()
      .optional()
      .openapi({ description: 'Searches only: whether a kept answer was given.' }),
    query: TraceQuery.openapi({ description: 'The question as it was understood.' }),
    candidates: z
      .array(TraceCandidate)
      .openapi({ description: 'Candidates that recall handed on, best first, each with its decision.' }),
    dropped: z.array(TraceDropped).openapi({
      description: `Candidates that were scored and left out, best first: at least ${TRACE_LEFT_OUT_MIN} of them, and as many as make ${TRACE_LISTED_MAX} with the candidates.`,
    }),
    unlisted: z.record(z.string(), z.int()).openapi({
      description: `Counts of further ones that were left out, by reason; \`low_score\` counts hits of the vector index too that were not near enough. Besides the reasons of \`dropped\`, \`not_visible\`: ${NOT_VISIBLE}.`,
    }),
    degraded: z
      .array(z.string())
      .openapi({ description: 'Parts that did not answer: `vector`, `account`, `rerank`.' }),
    reranker: z
      .string()
      .nullable()
      .openapi({ description: 'The cross-encoder that looked again at the best; null where none did.' }),
    budget: z
      .object({ limit: z.int(), used: z.int(), parts: z.record(z.string(), z.int()) })
      .optional()
      .openapi({ description: 'Turns only: tokens of the prompt, by part.' }),
    signals: z
      .array(z.object({ memory_id: z.string(), action: z.string(), kind: z.string() }))
      .optional()
      .openapi({ description: 'Turns only: what the message did to the memory of its user.' }),
    filtered: z.record(z.string(), z.int()).optional().openapi({
      description: 'Turns only: statements that were not learnt because they hold a secret, by its kind.',
    }),
    continuity: z
      .string()
      .nullable()
      .optional()
      .openapi({ description: 'Turns only: why there is no prompt; null where there is one.' }),
    steps: Steps.openapi({
      description: 'The round trips to the database up to the answer, with milliseconds and rows.',
    }),
  })
  .openapi('TraceBody');

/** A trace with what it belongs to. */
export const Trace = z
  .object({
    id: z.string(),
    conversation_id: z.string().nullable(),
    turn_id: z.string().nullable().openapi({ description: 'Null for a search.' }),
    created_at: z.string(),
    trace: TraceBody,
  })
  .openapi('Trace');

/** A stored trace as the contract names its fields. */
export const toTraceBody = (stored: unknown): z.infer<typeof TraceBody> =>
  inSnakeCase(stored) as z.infer<typeof TraceBody>;

function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      inSnakeCase(inner),
    ]),
  );
}
