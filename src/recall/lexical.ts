/** Ranks what full-text search found, with the statistics of the reader's own scope and the speakers of the dialogue. Pure. */
import { type CollectionStatistics, scoreByBm25 } from './bm25.ts';
import type { Candidate, EventCandidate, MemoryCandidate } from './candidates.ts';
import type { RecallQuery } from './query.ts';
import { speakerHints } from './speakers.ts';

/** A candidate with its index terms, repetitions kept. */
export interface Found<C extends Candidate> {
  readonly candidate: C;
  readonly terms: readonly string[];
}

/** Candidates of one kind, in any order, and how common the query's terms are where they come from. */
export interface Findings<C extends Candidate> extends CollectionStatistics {
  readonly found: readonly Found<C>[];
}

/** What one round trip of full-text search brings. */
export interface LexicalFindings {
  readonly events: Findings<EventCandidate>;
  readonly memories: Findings<MemoryCandidate>;
}

/** Each kind best first. A question's speaker names weigh the lines of those speakers instead of being looked for in them. */
export function rankLexical(
  query: RecallQuery,
  { events, memories }: LexicalFindings,
): { readonly events: EventCandidate[]; readonly memories: MemoryCandidate[] } {
  const hints = speakerHints(
    query.terms,
    events.found.map(({ candidate }) => candidate.name),
  );
  return {
    events: rank(events, hints.terms, (candidate) => hints.weightOf(candidate.name)),
    memories: rank(memories, query.terms, () => 1),
  };
}

function rank<C extends Candidate>(
  findings: Findings<C>,
  terms: readonly string[],
  weightOf: (candidate: C) => number,
): C[] {
  const documents = findings.found.map((found) => ({ id: found.candidate.id, terms: found.terms }));
  const scores = scoreByBm25(documents, terms, findings);
  return findings.found
    .map(({ candidate }, i) => ({ candidate, score: (scores[i]?.score ?? 0) * weightOf(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}
