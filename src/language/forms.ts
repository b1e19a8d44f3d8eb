/** Parts of the forms that language files hold: what may follow a phrase, and what may not stand before it. Sources of expressions. */

/** The clause is over: what follows does not say to whom or where else it was said. */
export const END = '(?=$|[,.:;!?])';

/** The same as `END`, or one of these words follows, of time mostly. */
export const over = (words: string): string => `(?=$|[,.:;!?]| (?:${words})(?:$|[ ,.:;!?']))`;

/**
 * A "where" that no place stands before: the town where we stopped lies on a journey, the point where we stopped in a
 * conversation. `articles`, and `points`, what a conversation has for places, are sources of expressions.
 */
export const whereOf = (where: string, articles: string, points: string): string =>
  `${where}(?<!(?<![^ ,.¿¡])(?:${articles})(?:[^ ,.?!]{1,20} )?(?!(?:${points})[ ,])[^ ,.?!]{1,20},? ${where})`;
