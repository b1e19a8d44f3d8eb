/**
 * What Strata knows of one human language: words, never patterns, so that an engine reads all languages alike and adding one
 * is adding a file. Every field is optional: without it a rule does not know that language and says nothing of its texts.
 */

/** The words of one language. */
export type Language = {
  /** BCP 47. */
  readonly code: string;
};
