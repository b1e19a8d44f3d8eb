/** Recall of events with one stage of it switched off at a time, and the weights fitted anew without it. Pure. */
import type { EventFeature } from '../../../src/recall/events/features.ts';
import { EVIDENCE_KINDS } from '../../../src/recall/events/rank-events.ts';
import type { CollectedQuestion } from './collect.ts';

/** A stage, and what recall is without it. */
export interface Ablation {
  readonly stage: string;
  readonly features: readonly EventFeature[];
  without(question: CollectedQuestion): CollectedQuestion;
}

/** Turns that recall takes along beside one that it found by its own words, and by related ones. */
const REACH = 3;
const RELATED_REACH = 1;
const unchanged = (question: CollectedQuestion): CollectedQuestion => question;

/** What is measured, in the order of the pipeline. */
export const ABLATIONS: readonly Ablation[] = [
  {
    stage: 'turns around what was found',
    features: [...EVIDENCE_KINDS.around, 'themeBefore', 'themeAfter', 'meaningBeside'],
    without: (question) => keep(question, (row) => row.own === 0 || row.related === 0),
  },
  {
    stage: 'words near in meaning',
    features: EVIDENCE_KINDS.meaning,
    without: (question) =>
      keep(
        { ...question, query: { ...question.query, related: [] } },
        (row) => row.own <= REACH || row.dated,
      ),
  },
  {
    stage: 'times in the question',
    features: EVIDENCE_KINDS.time,
    without: (question) =>
      keep(
        { ...question, query: { ...question.query, windows: [] } },
        (row) => row.own <= REACH || row.related <= RELATED_REACH,
      ),
  },
  { stage: 'the sitting', features: EVIDENCE_KINDS.sitting, without: unchanged },
  { stage: 'who speaks', features: EVIDENCE_KINDS.speaker, without: unchanged },
  { stage: 'length, form, news', features: EVIDENCE_KINDS.form, without: unchanged },
  {
    stage: 'pairs and passages',
    features: ['pairs', 'passage'],
    without: unchanged,
  },
  {
    stage: 'all but the words themselves',
    features: Object.entries(EVIDENCE_KINDS).flatMap(([kind, names]) => (kind === 'words' ? [] : [...names])),
    without: (question) => keep(question, (row) => row.own === 0),
  },
];

/** How a row came to be looked at: turns to the nearest with a word of the question, and to the nearest with a related one. */
interface Origin {
  readonly own: number;
  readonly related: number;
  readonly dated: boolean;
}

function keep(question: CollectedQuestion, isKept: (row: Origin) => boolean): CollectedQuestion {
  const { findings, turns, query } = question;
  const holding = (terms: readonly string[]) =>
    findings.found.flatMap((event) => {
      const text = ` ${event.terms} `;
      return terms.some((term) => text.includes(` ${term} `)) ? [event.candidate.seq] : [];
    });
  const own = holding(query.terms);
  const related = holding(query.related);
  const distance = (seqs: readonly number[], seq: number) =>
    seqs.reduce((nearest, other) => Math.min(nearest, Math.abs(other - seq)), Number.POSITIVE_INFINITY);
  const kept = findings.found.map(({ candidate: { seq, occurredAt } }) =>
    isKept({
      own: distance(own, seq),
      related: distance(related, seq),
      dated: query.windows.some(({ from, to }) => occurredAt >= from && occurredAt < to),
    }),
  );
  return {
    ...question,
    findings: { ...findings, found: findings.found.filter((_, i) => kept[i]) },
    turns: turns.filter((_, i) => kept[i]),
  };
}
