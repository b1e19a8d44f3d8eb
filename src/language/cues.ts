/**
 * Cue words as one expression a list. Cues and texts are folded alike (case, accents), so that "¿cuándo" and "cuando" are
 * one cue. A boundary is spelt as ranges of letters, which compiles at once; scripts without spaces have none. Pure.
 */
import { foldText } from '../lib/text/words.ts';
import { CUE_TEXT_MAX_CHARS } from './read-text.ts';

/** Latin, Greek, Cyrillic, Arabic and Hebrew letters, and digits. */
const LETTER = 'a-zA-Z0-9_\\u00e0-\\u052f\\u05d0-\\u05ea\\u0620-\\u064a';
/** Cues as sources of expressions, in lower case: words of spaced scripts, and of the others. */
export interface Cues {
  readonly spaced: readonly string[];
  readonly unspaced?: readonly string[];
}

/** The source of an expression that finds a cue in a text folded as `ReadText.cueText` is, with a boundary where its script has any. */
export const cueSource = (cue: string, unspaced = false): string =>
  bounded(unspaced ? foldText(cue) : `(?<![${LETTER}])(?:${foldText(cue)})(?![${LETTER}])`);

/** An expression that finds any of the cues. */
export const cuePattern = ({ spaced, unspaced = [] }: Cues): RegExp =>
  new RegExp([cueSource(spaced.join('|')), ...unspaced.map((cue) => cueSource(cue, true))].join('|'));

/** Bounds the gap between the halves of a cue to one text: a text without end is not read anew for each of them. */
const bounded = (source: string): string =>
  source.replace(/(?<!\\)\.([*+])/g, (_, sign) => `.{${sign === '+' ? 1 : 0},${CUE_TEXT_MAX_CHARS}}`);
