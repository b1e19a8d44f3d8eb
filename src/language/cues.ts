/**
 * Cue words as one expression a list. Cues and texts are folded alike (case, accents), so that "¿cuándo" and "cuando" are
 * one cue. A boundary is spelt as ranges of letters, which compiles at once; scripts without spaces have none. Pure.
 */
import { foldText } from '../lib/text/words.ts';

/** Latin, Greek, Cyrillic, Arabic and Hebrew letters, and digits. */
const LETTER = 'a-zA-Z0-9_\\u00e0-\\u052f\\u05d0-\\u05ea\\u0620-\\u064a';
/** Of a longer text only the beginning and the end are read: a question stands before or after what is pasted. */
const EDGE_MAX_CHARS = 1000;
/** What may stand between the halves of a cue is within one text: a text without end is not read anew for each of them. */
const CUE_TEXT_MAX_CHARS = 2 * EDGE_MAX_CHARS + 1;

/** Cues as sources of expressions, in lower case: words of spaced scripts, and of the others. */
export interface Cues {
  readonly spaced: readonly string[];
  readonly unspaced?: readonly string[];
}

/** The source of an expression that finds a cue in a text folded by `cueTextOf`, with a boundary where its script has any. */
export const cueSource = (cue: string, unspaced = false): string =>
  bounded(unspaced ? foldText(cue) : `(?<![${LETTER}])(?:${foldText(cue)})(?![${LETTER}])`);

/** An expression that finds any of the cues. */
export const cuePattern = ({ spaced, unspaced = [] }: Cues): RegExp =>
  new RegExp([cueSource(spaced.join('|')), ...unspaced.map((cue) => cueSource(cue, true))].join('|'));

const bounded = (source: string): string =>
  source.replace(/(?<!\\)\.([*+])/g, (_, sign) => `.{${sign === '+' ? 1 : 0},${CUE_TEXT_MAX_CHARS}}`);

/** A text as cues are looked for in it: folded, one kind of apostrophe, only its beginning and end. */
export function cueTextOf(text: string): string {
  const excerpt =
    text.length <= 2 * EDGE_MAX_CHARS
      ? text
      : `${text.slice(0, EDGE_MAX_CHARS)}\n${text.slice(-EDGE_MAX_CHARS)}`;
  return foldText(excerpt)
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
