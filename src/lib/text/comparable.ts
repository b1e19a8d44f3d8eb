/** Texts as they are compared: what is written in two ways and means the same is written in one. */
import { memoiseByText } from '../memoise-by-text.ts';
import { isAscii, normalised } from './letters.ts';
import { foldCase } from './words.ts';

/** A raised figure behind a number, which folding would write beside it: 10² is not 102. */
const POWER = /(?<=\p{N})(?=[⁰¹²³⁴-⁹⁺⁻])/gu;

/** Compatible forms written alike (width, ligatures, ½), but for powers. */
export const compatible = (text: string): string => normalised(text.replace(POWER, '^'), 'NFKC');

/** Texts that are kept as they are compared, in characters. */
const COMPARED_KEPT_CHARS = 1_000_000;

/** Text as compared for equality: case folded, one space between words, no closing punctuation. Zoe is not Zoë. */
export const normalisedContent: (text: string) => string = memoiseByText(COMPARED_KEPT_CHARS, (text) =>
  // Two ways of writing one Russian letter.
  (isAscii(text) ? text.toLowerCase() : foldCase(text.replace(POWER, '^')).replaceAll('ё', 'е'))
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.!。！])[.!。！]+$/u, ''),
);
