/** What is asked for by a phrase and not by a word: "what can't I eat" is about allergies. Lists of phrases, as `phrases.ts` reads them. */
export type MeaningWords = {
  /** What one may or must not eat: must not eat, is off limits. */
  readonly diet?: string;
  /** What one does not like: cannot stand, no fan of. */
  readonly dislike?: string;
  /** What one does: for a living. */
  readonly work?: string;
  /** Where one lives: in which city, where did I move. */
  readonly live?: string;
  /** How old one is. */
  readonly birthday?: string;
};
