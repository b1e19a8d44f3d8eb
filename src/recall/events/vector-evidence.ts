/** Evidence for messages from the vectors of a trained model, beside that from words. Pure. */
import type { VectorHit } from '../../memory/ports.ts';
import { embedderWeights } from '../memories/ranking-weights.ts';
import { compareCandidates } from './dialogue.ts';
import type { EventEvidence, EventFindings } from './evidence.ts';

/** A hit whose cosine is so much less than that of the best says nothing beside it. */
const LEAD_SPREAD = 0.15;
/** Weights of a trained model's vectors beside `EVENT_WEIGHTS`: the cosine, and its distance to the best one. */
const WEIGHTS = { cosine: 3, lead: 2 } as const;

/** Hits of the vector index, and the model by whose measure they are near. */
export interface NearEvents {
  readonly model: string;
  readonly events: readonly VectorHit[];
}

/** Nothing near: only words count. */
export const NOTHING_NEAR: NearEvents = { model: '', events: [] };

/** The findings with what the database confirmed, in their order. */
export function joinEvents(findings: EventFindings, checked: readonly EventEvidence[]): EventFindings {
  const known = new Set(findings.found.map(({ candidate }) => candidate.id));
  const more = checked.filter(({ candidate }) => !known.has(candidate.id));
  if (more.length === 0) return findings;
  const found = [...findings.found, ...more].sort((a, b) => compareCandidates(a.candidate, b.candidate));
  return { ...findings, found };
}

/**
 * Features of events by their vectors: the cosine as a share of that of the same words, and its distance to the best.
 */
export function vectorFeatures(
  found: readonly EventEvidence[],
  { model, events }: NearEvents,
): { readonly cosine: number; readonly lead: number }[] {
  const cosines = new Map(events.map(({ id, score }) => [id, score]));
  const best = Math.max(0, ...cosines.values());
  const { same } = embedderWeights(model);
  return found.map(({ candidate }) => {
    const cosine = cosines.get(candidate.id) ?? 0;
    if (cosine <= 0) return { cosine: 0, lead: 0 };
    return { cosine: Math.min(1, cosine / same), lead: Math.max(0, 1 - (best - cosine) / LEAD_SPREAD) };
  });
}

/** The features as parts of a score. */
export const vectorParts = ({ cosine, lead }: { readonly cosine: number; readonly lead: number }) => ({
  cosine: WEIGHTS.cosine * cosine,
  lead: WEIGHTS.lead * lead,
});

/** Likelihood (0 to 1) that an event answers by its vector alone, told from the parts of its score. */
export const likelihoodByVector = ({ cosine = 0, lead = 0 }: Readonly<Record<string, number>>): number =>
  (cosine / WEIGHTS.cosine) ** 2 * (lead / WEIGHTS.lead);
