/**
 * Parts of patterns that read every text in time that grows with its length alone, and every script alike. A search that may begin
 * at each letter of a run reads the run once for each: it begins where the run does, or its text has a length. Pure.
 */

/** Start and end of a word in any script; `\b` knows the letters of ASCII alone. For patterns with the flag u. */
export const WORD_START = '(?<![\\p{L}\\p{N}_])';
export const WORD_END = '(?![\\p{L}\\p{N}_])';

/** A run of white space, and of spaces, from its first. */
export const BLANKS = '(?<!\\s)\\s+';
export const SPACES = '(?<! ) +';

/** Lookahead at the beginning of a pattern that reads texts of so many characters: no longer one is begun with. */
export const upTo = (chars: number): string => `(?=[^]{0,${chars}}$)`;

/** Mark that ends a question; in Greek a semicolon does. */
export const QUESTION_MARK = /[?？؟⸮]|(?<=\p{Script=Greek}\s?)[;\u037e]/u;
