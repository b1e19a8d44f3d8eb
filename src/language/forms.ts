/** Parts of the forms that language files hold, and that engines make of their words. Sources of expressions. */

/** Source that no text matches: the words of a language that has none. */
export const NOTHING = '(?!)';

/** Any of some words, as far as a language has them. */
export const anyOf = (...words: readonly (string | undefined)[]): string =>
  `(?:${words.filter((one) => one !== undefined).join('|') || NOTHING})`;

/** The clause is over: what follows does not say to whom or where else it was said. */
export const END = '(?=$|[,.:;!?])';

/** Source of the end of a clause, or of one of these words behind it, of time mostly. */
export const over = (words: string): string => `(?=$|[,.:;!?]| (?:${words})(?:$|[ ,.:;!?']))`;

/**
 * A "where" that no place stands before: the town where we stopped lies on a journey, the point where we stopped in a
 * conversation. `articles`, and `points`, what a conversation has for places, are sources of expressions.
 */
export const whereOf = (where: string, articles: string, points: string): string =>
  `${where}(?<!(?<![^ ,.¿¡])(?:${articles})(?:[^ ,.?!]{1,20} )?(?!(?:${points})[ ,])[^ ,.?!]{1,20},? ${where})`;
