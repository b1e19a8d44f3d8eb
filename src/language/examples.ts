/** Messages of a language, and what its words must make of each: a test runs them all (`test/unit/language/examples.test.ts`). */
export interface Examples {
  /** Whether it refers to something said earlier. */
  readonly continuity?: Readonly<Record<string, boolean>>;
  /** What it asks to be remembered or forgotten: "remember I live in Porto"; empty where it asks nothing. */
  readonly requests?: Readonly<Record<string, string>>;
  /** What it asks of the persona, by field: "address Ada"; several are parted by "; ". */
  readonly directives?: Readonly<Record<string, string>>;
  /** What it says of the speaker alone, whoever else it speaks of. */
  readonly people?: Readonly<Record<string, string>>;
  /** What it is for a summary: "goals", "decisions" or "nextSteps". */
  readonly summaries?: Readonly<Record<string, string>>;
}
