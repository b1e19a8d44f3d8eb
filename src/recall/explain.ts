/** What a trace tells of a recall: ids, ranks, scores and reasons, never a word of what was said. Pure. */
import type { RecalledItem } from './candidates.ts';
import type { Recalled } from './recall.ts';

/** Why a candidate stands where it stands. */
export interface ExplainedCandidate {
  readonly id: string;
  readonly type: RecalledItem['candidate']['type'];
  readonly score: number;
  /** What each source adds to the score. */
  readonly parts: Readonly<Record<string, number>>;
  /** What speaks for it within its own kind. */
  readonly evidence: Readonly<Record<string, number>>;
  readonly origin: RecalledItem['origin'];
}

/** Why a candidate stands where it stands. */
export const explainCandidate = ({
  candidate: { id, type },
  score,
  parts,
  evidence,
  origin,
}: RecalledItem): ExplainedCandidate => ({ id, type, score, parts, evidence, origin });

/** How a question was understood, what was left out before ranking, and what did not answer. */
export const explainRecall = ({ query, dropped, degraded }: Recalled) => ({
  query: {
    terms: query.terms.length,
    lent_terms: query.weights.size,
    related_terms: query.related.length,
    intent: query.intent,
    asker: query.traits.asker,
    times: query.windows.length,
  },
  dropped,
  degraded,
});
