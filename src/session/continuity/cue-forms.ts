/**
 * By language, how a message says that something said earlier is meant: what such cues are made of. They are sources of
 * expressions for texts folded by `cueTextOf`. A phrase is about the two who talk: what a boss, a book or a doctor said is no
 * part of the conversation, so the words after it are looked at as well. Data only, as in the lists beside this.
 */

/** The cues of one language. */
export interface ContinuityCues {
  /** They count wherever they stand. */
  readonly phrases: readonly string[];
  /** They count as the whole message: "that one" alone points back, "that one time in Paris" does not. */
  readonly whole: readonly string[];
  /** Words that may stand before a whole form, and after it. */
  readonly leads: string;
  readonly tails: string;
}

/** Cues by language. */
export type CuesByLanguage = Readonly<Record<string, ContinuityCues>>;

/** The clause is over: what follows does not say to whom or where else it was said. */
export const END = '(?=$|[,.:;!?])';

/**
 * A "where" that no place stands before: the town where we stopped lies on a journey, the point where we stopped in a
 * conversation. Articles, and what a conversation has for places, are sources of expressions.
 */
export const whereOf = (where: string, articles: string, points: string): string =>
  `${where}(?<!(?<![^ ,.¿¡])(?:${articles})(?:[^ ,.?!]{1,20} )?(?!(?:${points})[ ,])[^ ,.?!]{1,20},? ${where})`;

/** The same as `END`, or one of these words follows, of time mostly. */
export const over = (words: string): string => `(?=$|[,.:;!?]| (?:${words})(?:$|[ ,.:;!?']))`;
