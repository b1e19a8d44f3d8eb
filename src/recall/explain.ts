/**
 * What a trace tells of a recall: ids, ranks, scores and reasons, never a word of what was said. Each candidate is told in
 * full as far as a row of the database stays small; of the rest, how many there were for each reason. Pure.
 */
import type { RecalledItem } from './candidates.ts';
import type { LeftOut } from './left-out.ts';
import type { Recalled } from './recall.ts';

/** Candidates told in full, those handed on included: some 300 bytes each. */
export const TRACE_LISTED_MAX = 60;
/** Of those left out, at least: a search for a hundred results has its reasons too. */
export const TRACE_LEFT_OUT_MIN = 20;
/** Digits after the point; a place among hundreds moves a score by some 0.00001. */
const SCORE_DIGITS = 6;
const EVIDENCE_DIGITS = 3;

/** Why a candidate stands where it stands. */
export interface ExplainedCandidate {
  readonly id: string;
  readonly type: RecalledItem['candidate']['type'];
  readonly score: number;
  /** What each source adds to the score. */
  readonly parts: Readonly<Record<string, number>>;
  /** What speaks for it within its own kind. */
  readonly evidence: Readonly<Record<string, number>>;
  readonly origin: ToldOrigin;
}

/** How a candidate was found, as a trace tells it: of what was said in another conversation, that it was. */
export const TOLD_ORIGINS = ['words', 'time', 'reply', 'nearby', 'elsewhere'] as const;
export type ToldOrigin = (typeof TOLD_ORIGINS)[number];

/** What became of a candidate that recall handed on. */
export interface Decided {
  readonly id: string;
  readonly decision: string;
  /** Tokens that it takes of a prompt. */
  readonly tokens?: number;
}

/** What takes an answer that recall hands on, as a trace says it. */
export interface Taker {
  /** What became of each item; one that is not named was replaced, ended or erased by the message itself. */
  readonly decided: readonly Decided[];
  /** Name of what is ranked behind the number of items that were asked for. */
  readonly belowLimit: 'below_top_k' | 'below_rerank_top_n';
}

/** Why a candidate stands where it stands. */
export const explainCandidate = ({
  candidate: { id, type, elsewhere },
  ...item
}: Omit<RecalledItem, 'candidate'> & {
  readonly candidate: Pick<RecalledItem['candidate'], 'id' | 'type'> & { readonly elsewhere?: unknown };
}): ExplainedCandidate => ({
  id,
  type,
  score: rounded(item.score, SCORE_DIGITS),
  parts: allRounded(item.parts, SCORE_DIGITS),
  evidence: allRounded(item.evidence, EVIDENCE_DIGITS),
  origin: elsewhere === undefined ? item.origin : 'elsewhere',
});

/** How a question was understood, what became of every candidate, and what did not answer. */
export function explainRecall(
  { query, items, dropped, hitsRefused, degraded, reranker }: Recalled,
  { decided, belowLimit }: Taker,
) {
  const decisions = new Map(decided.map((one) => [one.id, one]));
  const reasonOf = ({ reason }: LeftOut) => (reason === 'below_limit' ? belowLimit : reason);
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
    candidates: items.map((item, i) => {
      const { decision = 'outdated', tokens } = decisions.get(item.candidate.id) ?? {};
      return {
        rank: i + 1,
        ...explainCandidate(item),
        decision,
        ...(tokens === undefined ? {} : { tokens }),
      };
    }),
    dropped: listed.map((one) => ({
      rank: one.rank,
      ...explainCandidate({ ...one, candidate: one }),
      reason: reasonOf(one),
      ...(one.of === null ? {} : { of: one.of }),
    })),
    unlisted: Object.fromEntries(Object.entries(unlisted).filter(([, count]) => count > 0)),
    degraded,
    reranker,
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const allRounded = (values: Readonly<Record<string, number>>, digits: number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value, digits)]));
