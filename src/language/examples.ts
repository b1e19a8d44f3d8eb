/** Messages of a language, and what its words must make of each: a test runs them all (`test/unit/language/examples.test.ts`). */
export interface Examples {
  /** The language that is told from its function words, and the words that are left without them: "en: sister bees". */
  readonly stopWords?: Readonly<Record<string, string>>;
  /** The fields of the question words that it has phrases of, and how many questions it asks where it asks several. */
  readonly questions?: Readonly<Record<string, string>>;
  /** True for a text that asks for nothing. */
  readonly smallTalk?: Readonly<Record<string, boolean>>;
  /** Its content words that are not light. */
  readonly lightWords?: Readonly<Record<string, string>>;
  /** Kinds that its phrases ask for. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** True for a text that leans on what was said before it. */
  readonly references?: Readonly<Record<string, boolean>>;
  /** The times that it names, if it is said on 29 November 2026: "2026-11-28 to 2026-11-29". */
  readonly dates?: Readonly<Record<string, string>>;
  /** True for a text that refers to something said earlier. */
  readonly continuity?: Readonly<Record<string, boolean>>;
  /** Requests to remember or to forget: "remember I live in Porto"; empty where it asks nothing. */
  readonly requests?: Readonly<Record<string, string>>;
  /** Directives for the persona, by field: "address Ada"; several are parted by "; ". */
  readonly directives?: Readonly<Record<string, string>>;
  /** Statements about the speaker alone, whoever else it speaks of. */
  readonly people?: Readonly<Record<string, string>>;
  /** People and things that it names: "person Marta; place Braga". */
  readonly things?: Readonly<Record<string, string>>;
  /** The kinds of what it tells of its author and of theirs, as `memory/statements/kinds.ts` names them: "allergy; pet". */
  readonly statementWords?: Readonly<Record<string, string>>;
  /** Kind of what is told in passing of a body or of what somebody must do without, as among statements. */
  readonly healthWords?: Readonly<Record<string, string>>;
  /** Part of a summary that it belongs to: "goals", "decisions" or "nextSteps". */
  readonly summaries?: Readonly<Record<string, string>>;
}
