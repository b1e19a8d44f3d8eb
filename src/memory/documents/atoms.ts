/**
 * The atoms of a document: what a piece of it takes in whole. A heading, a line of code or of a table, a sentence; where one
 * is larger than a piece may be, runs of its words, and of a word without end its characters. They follow each other
 * without a gap. Pure.
 */
import { countTokens, fittingBeginning, truncateToTokens } from '../../lib/text/tokens.ts';
import type { Block, TextSpan } from './blocks.ts';

export interface Atom extends TextSpan {
  /** Place of its block among the blocks. */
  readonly block: number;
  readonly tokens: number;
}

/**
 * End of a sentence, with its closing marks and the blanks behind; line breaks in a paragraph end none but before an entry of a
 * list. Runs of marks and of blanks are taken from where they begin: from each of theirs, a long one would be read anew.
 */
const SENTENCE_END =
  /(?<![.!?…؟])[.!?…؟]+["'”’)\]]*\s+|[。！？]+["”’」』）]*\s*|(?<!\s)\s+(?=(?:[-*+•]|\d{1,3}[.)])\s)(?<=\n\s*)/gu;
const LINE_END = /\n+/g;
/** Characters of a token that are read to find where a text is cut: of longer ones a part is smaller than it might be. */
const TOKEN_MAX_CHARS = 8;
/** Characters around a cut among which the word is looked for that it would tear. */
const WORD_REACH_CHARS = 40;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The atoms of the blocks, none of more than `limit` tokens. */
export const atomsOf = (text: string, blocks: readonly Block[], limit: number): Atom[] =>
  blocks.flatMap((block, place) =>
    partsOf(text, block).flatMap((part) =>
      within(text, part, limit).map((atom) => ({ ...atom, block: place })),
    ),
  );

/** The sentences of a paragraph, the lines of code and tables; a heading is one. */
function partsOf(text: string, { kind, start, end }: Block): TextSpan[] {
  if (kind === 'heading') return [{ start, end }];
  return cutAfter(text, { start, end }, kind === 'prose' ? SENTENCE_END : LINE_END);
}

function cutAfter(text: string, { start, end }: TextSpan, ends: RegExp): TextSpan[] {
  const cuts = [...text.slice(start, end).matchAll(ends)].map(
    ({ 0: found, index }) => start + index + found.length,
  );
  const bounds = [start, ...cuts.filter((cut) => cut < end), end];
  return bounds.slice(1).map((bound, i) => ({ start: bounds[i] ?? start, end: bound }));
}

/** A span with its tokens, in parts where it is too large. */
function within(text: string, span: TextSpan, limit: number): Omit<Atom, 'block'>[] {
  const atoms: Omit<Atom, 'block'>[] = [];
  for (let { start } = span; start < span.end; ) {
    const reach = text.slice(start, Math.min(span.end, start + limit * TOKEN_MAX_CHARS));
    const fits = start + reach.length === span.end && countTokens(reach) <= limit;
    const end = fits ? span.end : start + cutAt(reach, limit);
    atoms.push({ start, end, tokens: countTokens(text.slice(start, end)) });
    start = end;
  }
  return atoms;
}

/**
 * Offset at which a text is cut so that its beginning has at most `limit` tokens: between words, and never within a
 * character.
 */
function cutAt(text: string, limit: number): number {
  const fitting = truncateToTokens(text, limit).replace(/…$/u, '').length;
  const around = Math.max(0, fitting - WORD_REACH_CHARS);
  const word = segmenter.segment(text.slice(around, fitting + WORD_REACH_CHARS)).containing(fitting - around);
  const start = word === undefined ? 0 : around + word.index;
  const isTorn = word?.isWordLike === true && start < fitting && start > around;
  const cut = isTorn ? start : fitting;
  // Blanks stay with what they stand behind: the next part begins with a word.
  const blanks = /^\s*/u.exec(text.slice(cut, cut + TOKEN_MAX_CHARS))?.[0].length ?? 0;
  if (cut > 0) return cut + blanks;
  // A beginning that is all blanks is cut as a word without end is: letter by letter, each would be read with all behind it.
  const all = fittingBeginning(text, limit).length;
  if (all > 0) return all;
  return String.fromCodePoint(text.codePointAt(0) ?? 0).length;
}

/** Offset at which the last `limit` tokens of a span begin, at a word; its end where not even one fits. */
export function tailStart(text: string, { start, end }: TextSpan, limit: number): number {
  const from = Math.max(start, end - limit * TOKEN_MAX_CHARS);
  const tail = text.slice(from, end);
  const words = [...segmenter.segment(tail)].flatMap(({ index, isWordLike }) => (isWordLike ? [index] : []));
  let [tooLong, fits] = [-1, words.length];
  while (fits - tooLong > 1) {
    const middle = (fits + tooLong) >> 1;
    if (countTokens(tail.slice(words[middle])) <= limit) fits = middle;
    else tooLong = middle;
  }
  return from + (words[fits] ?? tail.length);
}
