/** Words by which a sentence gives away what it is, for a summary. Sources of expressions over small letters, accents or not. */
export interface SummaryWords {
  /** Wishes of somebody: my goal is, I would like to. */
  readonly goals?: string;
  /** Decisions: we agreed, it is settled. */
  readonly decisions?: string;
  /** Tasks: I must, remind me, tomorrow. */
  readonly nextSteps?: string;
}
