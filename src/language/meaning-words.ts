/** Kinds that a phrase asks for and no word: "what can't I eat" is about allergies. Lists of phrases, as `phrases.ts` reads them. */
export type MeaningWords = {
  /** Food that one may or must not have: must not eat, is off limits. */
  readonly diet?: string;
  /** Dislikes: cannot stand, no fan of. */
  readonly dislike?: string;
  /** Occupation: for a living. */
  readonly work?: string;
  /** Home: in which city, where did I move. */
  readonly live?: string;
  /** Age: how old one is. */
  readonly birthday?: string;
};
