/**
 * Evidence for each event that a question may mean: the row without long text, and the figures that it is weighed by.
 */
import type { CollectionStatistics } from '../bm25.ts';
import type { EventCandidate } from '../candidates.ts';

export interface EventEvidence {
  readonly candidate: Omit<EventCandidate, 'content'>;
  /** Null for a long message: its text is read when it is shown. */
  readonly content: string | null;
  /** Index terms in order, repetitions kept, a space between; of a very long message the first ones. Not split: most are never looked at. */
  readonly terms: string;
  /** Number of terms. */
  readonly length: number;
  /** Ends with a question. */
  readonly endsAsking: boolean;
}

/** Events in the order of their conversations and sequence numbers, and how common the question's terms are there. */
export interface EventFindings extends CollectionStatistics {
  readonly found: readonly EventEvidence[];
  /** More may match its words than were read. */
  readonly isCut?: boolean;
}
