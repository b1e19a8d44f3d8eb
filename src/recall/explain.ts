/**
 * Explains a recall for its trace: ids, ranks, scores and reasons, never a word of what was said. Each candidate is told in
 * full as far as a row of the database stays small; of the rest, how many there were for each reason. Pure.
 */
import type { RecalledItem } from './candidates.ts';
import type { DroppedCandidate } from './dropped-candidates.ts';
import type { Recalled } from './recall.ts';

/** Candidates told in full, those handed on included. */
export const TRACE_LISTED_MAX = 60;
/** Left-out candidates that a trace tells at least: a search for a hundred results has its reasons too. */
export const TRACE_LEFT_OUT_MIN = 20;

/** Position of a candidate in the ranking, and the reasons for it. */
export interface ExplainedCandidate {
  readonly id: string;
  readonly type: RecalledItem['candidate']['type'];
  readonly score: number;
  /** Share of each source in the score. */
  readonly parts: Readonly<Record<string, number>>;
  /** Evidence for it within its own kind. */
  readonly evidence: Readonly<Record<string, number>>;
  readonly origin: TraceOrigin;
}

/** Origins of a candidate as a trace names them; `elsewhere` for what was said in another conversation. */
export const TRACE_ORIGINS = ['words', 'time', 'reply', 'nearby', 'elsewhere'] as const;
export type TraceOrigin = (typeof TRACE_ORIGINS)[number];

/** Candidate that recall handed on, and what became of it. */
export interface HandedOn extends ExplainedCandidate {
  readonly rank: number;
  readonly decision: string;
  readonly tokens?: number;
}

/** Candidate that recall left out, and why; of a duplicate, what says the same. */
export interface LeftOut extends ExplainedCandidate {
  readonly rank: number;
  readonly reason: string;
  readonly of?: string;
}

/** Fate of a candidate that recall handed on. */
export interface Decided {
  readonly id: string;
  readonly decision: string;
  /** Tokens that it takes of a prompt. */
  readonly tokens?: number;
}

/** Consumer of an answer of recall, as a trace describes it. */
export interface Taker {
  /** Decision about each item; one that is not named was replaced, ended or erased by the message itself. */
  readonly decided: readonly Decided[];
  /** Name of what is ranked behind the number of items that were asked for. */
  readonly belowLimit: 'below_top_k' | 'below_rerank_top_n';
}

/** Explanation of a candidate's rank, score and evidence. */
const explainCandidate = ({
  candidate: { id, type, elsewhere },
  ...item
}: Omit<RecalledItem, 'candidate'> & {
  readonly candidate: Pick<RecalledItem['candidate'], 'id' | 'type'> & { readonly elsewhere?: unknown };
}): ExplainedCandidate => ({
  id,
  type,
  score: item.score,
  parts: item.parts,
  evidence: item.evidence,
  origin: elsewhere === undefined ? item.origin : 'elsewhere',
});

/** Explanation of a recall, its numbers with all of their digits. */
export type Explanation = ReturnType<typeof explainRecall>;

/** Builds a trace: how a question was understood, the fate of every candidate, and what did not answer. */
export function explainRecall(
  { query, items, dropped, hitsRefused, degraded, reranker }: Recalled,
  { decided, belowLimit }: Taker,
) {
  const decisions = new Map(decided.map((one) => [one.id, one]));
  const reasonOf = ({ reason }: DroppedCandidate) => (reason === 'below_limit' ? belowLimit : reason);
  const listed = dropped.slice(0, Math.max(TRACE_LEFT_OUT_MIN, TRACE_LISTED_MAX - items.length));
  const unlisted: Record<string, number> = { ...hitsRefused };
  for (const one of dropped.slice(listed.length))
    unlisted[reasonOf(one)] = (unlisted[reasonOf(one)] ?? 0) + 1;
  return {
    query: {
      terms: query.terms.length,
      lent_terms: query.weights.size,
      related_terms: query.related.length,
      intent: query.intent,
      asker: query.traits.asker,
      times: query.windows.length,
      asks: query.asks,
    },
    candidates: items.map((item, i): HandedOn => {
      const { decision = 'outdated', tokens } = decisions.get(item.candidate.id) ?? {};
      return {
        rank: i + 1,
        ...explainCandidate(item),
        decision,
        ...(tokens === undefined ? {} : { tokens }),
      };
    }),
    dropped: listed.map(
      (one): LeftOut => ({
        rank: one.rank,
        ...explainCandidate({ ...one, candidate: one }),
        reason: reasonOf(one),
        ...(one.of === null ? {} : { of: one.of }),
      }),
    ),
    unlisted: Object.fromEntries(Object.entries(unlisted).filter(([, count]) => count > 0)),
    degraded,
    reranker,
  };
}
