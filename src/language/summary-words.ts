/** By which words a sentence gives away what it is, for a summary. Sources of expressions over small letters, accents or not. */
export interface SummaryWords {
  /** What somebody wants: my goal is, I would like to. */
  readonly goals?: string;
  /** What was decided: we agreed, it is settled. */
  readonly decisions?: string;
  /** What is to be done: I must, remind me, tomorrow. */
  readonly nextSteps?: string;
}
