/**
 * Alternations written as lists, one idea a line, so that a reader sees what is in them and what is not. The lists hold
 * Latin words: a boundary spelt as a range instead of "any letter of Unicode" compiles at once, which counts in a cold start.
 */

const LETTER = "a-z0-9\\u00e0-\\u024f'";

/** `(?:a|b|c)`, for use inside a larger pattern. */
export const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** Finds any of the alternatives as whole words, case aside. */
export const wholeWords = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![${LETTER}])${anyOf(...alternatives)}(?![${LETTER.slice(0, -1)}])`, 'i');

/** Finds any of the alternatives where a text begins, as whole words, case aside. */
export const opening = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^${anyOf(...alternatives)}(?![${LETTER}])`, 'i');

/** Words behind "so" that say how much, and begin no clause: "so many emojis", "so that I understand". */
export const OF_DEGREE =
  '(?:that|many|few|little|often|much \\p{L}+|formal|informal|casual|polite|verbose|wordy|chatty|long|short|brief|terse|technical|friendly|serious|detailed|complicated)(?![\\p{L}\\p{N}_])';
