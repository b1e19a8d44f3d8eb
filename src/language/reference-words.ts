/** Words that lean on what was said before them. `pointing`, `empty` and `leaning` are lists of phrases, as `phrases.ts` reads them. */
export type ReferenceWords = {
  /** They stand for a thing or a person: it, this, another. */
  readonly pronouns?: string;
  /** They also are articles or join clauses, and point where no content follows directly: that, the German "die". */
  readonly articles?: string;
  /** In scripts without spaces, what stands for something. */
  readonly pointing?: string;
  /** Of these words, those by which a second question takes up the first: it, her. */
  readonly persons?: string;
  /** Somebody who is spoken of: she, his, "hes". Left out of a language that mostly leaves the pronoun out. */
  readonly others?: string;
  /** The two who talk: I, you. */
  readonly us?: string;
  /** Spans of time: "this week" points at the calendar. */
  readonly spans?: string;
  /** A pronoun that stands for nothing: it rains, there is. */
  readonly empty?: string;
  /** Forms that lean by themselves, whatever words stand in them: why not, the second one. */
  readonly leaning?: string;
};
