/** Ranks the events that a question found by a weighted sum of their features, and says what speaks for each. Pure. */
import type { Origin } from '../candidates.ts';
import type { RecallQuery } from '../plan.ts';
import { add, type Column } from './columns.ts';
import { placeOf } from './dialogue.ts';
import type { EventEvidence, EventFindings } from './evidence.ts';
import { type EventFeature, eventFeatures } from './features.ts';
import { type NearEvents, NOTHING_NEAR, vectorFeatures, vectorParts } from './vector-evidence.ts';
import { EVENT_WEIGHTS } from './weights.ts';

/** An event and how well it answers. */
export interface RankedEvent {
  readonly evidence: EventEvidence;
  readonly score: number;
  /** Share of each kind of evidence in the score. */
  readonly parts: Readonly<Record<string, number>>;
  readonly origin: Origin;
}

/** Features by the kind of evidence that they are, as a trace names it. */
export const EVIDENCE_KINDS = {
  words: ['words', 'wordsSquared', 'pairs', 'passage', 'matched', 'coverageInLecture'],
  around: [
    'spread',
    'before2',
    'nearby',
    'neighbour',
    'coverage1',
    'coverage2',
    'beforeInLecture',
    'answers',
  ],
  meaning: ['meaning', 'meaningBeside', 'theme', 'themeBefore', 'themeAfter'],
  sitting: ['sitting', 'sittingCoverage', 'opens'],
  speaker: ['named', 'namedWords', 'namedFirstPerson', 'userInLecture', 'assistantAsked', 'selfAsked'],
  form: [
    'length',
    'userLengthInLecture',
    'assistantLengthInLecture',
    'endsAsking',
    'numberAsked',
    'novelty',
    'noveltyInLecture',
  ],
  time: ['near'],
} as const satisfies Readonly<Record<string, readonly EventFeature[]>>;

/** Best first; equal scores in the order of the dialogue. */
export function rankEvents(
  query: RecallQuery,
  findings: EventFindings,
  near: NearEvents = NOTHING_NEAR,
): RankedEvent[] {
  const features = eventFeatures(query, findings);
  const vectors = vectorFeatures(findings.found, near);
  const isNear = near.events.length > 0;
  const kinds = Object.entries(EVIDENCE_KINDS).map(
    ([kind, names]) => [kind, weighedSum(names, features, findings.found.length)] as const,
  );
  return findings.found
    .map((evidence, i) => {
      const vector = vectors[i] ?? { cosine: 0, lead: 0 };
      const parts: Record<string, number> = {};
      for (const [kind, sums] of kinds) parts[kind] = sums[i] ?? 0;
      if (isNear) Object.assign(parts, vectorParts(vector));
      const score = Object.values(parts).reduce((sum, part) => sum + part, 0);
      const origin = vector.lead > 0 ? 'words' : originOf(query, findings.found, features, i);
      return { evidence, score, parts, origin };
    })
    .sort((a, b) => b.score - a.score);
}

/** Sum of some of an event's features, times their weights, for each event. */
function weighedSum(
  names: readonly EventFeature[],
  features: Readonly<Record<EventFeature, Column>>,
  events: number,
): Column {
  const sums = new Float64Array(events);
  for (const name of names) {
    const [weight, column] = [EVENT_WEIGHTS[name], features[name]];
    for (let i = 0; i < events; i++) add(sums, i, weight * (column[i] ?? 0));
  }
  return sums;
}

/**
 * Reason why an event was looked at; a reply counts as such to a question, and to anything when the assistant's words
 * are asked for.
 */
function originOf(
  { traits }: RecallQuery,
  found: readonly EventEvidence[],
  { matched, near }: { readonly matched: Float64Array; readonly near: Float64Array },
  i: number,
): Origin {
  if ((matched[i] ?? 0) > 0) return 'words';
  if (near[i] === 1) return 'time';
  const [before, own] = [found[i - 1], found[i]];
  const follows =
    before !== undefined &&
    own !== undefined &&
    before.candidate.conversationId === own.candidate.conversationId &&
    placeOf(before.candidate) === placeOf(own.candidate) - 1;
  const isAsked = traits.asker === 'assistant' && own?.candidate.role === 'assistant';
  const isReply = follows && (matched[i - 1] ?? 0) > 0 && (isAsked || before.endsAsking);
  return isReply ? 'reply' : 'nearby';
}
