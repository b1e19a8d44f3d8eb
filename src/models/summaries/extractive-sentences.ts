/**
 * Sentences of a conversation in any language, with the terms they are compared by. Code, greetings and lines without a word
 * say nothing in a summary; a long sentence is cut, a long message gives its beginning and its end. Pure.
 */

import { detectLanguage } from '../../language/detect.ts';
import { readText } from '../../language/read-text.ts';
import { isOfWord } from '../../language/sentences.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import type { SummaryMessage } from '../../memory/ports.ts';
import { isSmallTalk } from '../../recall/analysis/small-talk.ts';

/** Sentences of one message: a paste gives its first and its last ones. */
const MESSAGE_FIRST_SENTENCES = 16;
const MESSAGE_LAST_SENTENCES = 8;
/** Characters of a message that are read. */
const MESSAGE_MAX_CHARS = 16_000;
/** Sentences of one range: comparing all pairs of so many takes some milliseconds. */
const SENTENCES_MAX = 200;
/** A longer sentence is a list or has no marks; its beginning says what it is about. */
const SENTENCE_MAX_TOKENS = 60;
const HAS_WORD = /[\p{L}\p{N}]/u;
const CODE_BLOCK = /```[\s\S]*?(?:```|$)/g;
/** Marks with which lines of lists and quotations begin. */
const LINE_MARK = /^\s*(?:[-*•>#]+|\d{1,2}[.)])\s+/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** One sentence of one speaker. */
export interface Sentence {
  readonly text: string;
  readonly tokens: number;
  /** Occurrences of each term in it. */
  readonly terms: ReadonlyMap<string, number>;
  /** Place of its message in the range, and its own place in the message, from 0. */
  readonly message: number;
  readonly place: number;
  /** Begin and end in the message, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** The sentences of all messages that say something, in order. */
export function sentencesOf(messages: readonly Pick<SummaryMessage, 'text' | 'name'>[]): Sentence[] {
  const speakers = termsOfNames(messages.flatMap(({ name }) => name ?? []));
  const all = messages.flatMap(({ text }, message) => {
    const read = text.slice(0, MESSAGE_MAX_CHARS);
    const language = detectLanguage(read);
    const pieces = piecesOf(read.replace(CODE_BLOCK, (code) => ' '.repeat(code.length)));
    const kept =
      pieces.length <= MESSAGE_FIRST_SENTENCES + MESSAGE_LAST_SENTENCES
        ? pieces
        : [...pieces.slice(0, MESSAGE_FIRST_SENTENCES), ...pieces.slice(-MESSAGE_LAST_SENTENCES)];
    return kept.flatMap((piece, place) => {
      const terms = countTerms(readText(piece.text, language).contentWords, speakers);
      return terms.size === 0 ? [] : [{ ...piece, terms, message, place }];
    });
  });
  return all.slice(-SENTENCES_MAX);
}

/** Lines whose content words are kept, in characters: each summary has most of those of the one before. */
const LINES_KEPT_CHARS = 100_000;
const contentWordsOf = memoiseByText(LINES_KEPT_CHARS, (text) => readText(text).contentWords);

/** A text as a sentence of its own, such as a line of an earlier summary. */
export function asSentence(text: string, message: number, speakers: ReadonlySet<string>): Sentence {
  const terms = countTerms(contentWordsOf(text), speakers);
  return { text, tokens: countTokens(text), terms, message, place: 0, start: 0, end: text.length };
}

/** The terms of names: those who speak call each other by them, and say nothing by it. */
export const termsOfNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => wordsOf(name).map(termOf)));

type Piece = Pick<Sentence, 'text' | 'tokens' | 'start' | 'end'>;

/** The sentences of a text; a full stop that belongs to its word ends none. */
function segmentsOf(text: string): { readonly segment: string; readonly index: number }[] {
  const whole: { segment: string; index: number }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const before = whole.at(-1);
    const stop = before ? before.index + before.segment.trimEnd().length - 1 : -1;
    if (before && text[stop] === '.' && !before.segment.includes('\n') && isOfWord(text, before.index, stop))
      before.segment += segment;
    else whole.push({ segment, index });
  }
  return whole;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment, index } of segmentsOf(text)) {
    let start = index;
    for (const line of segment.split('\n')) {
      const said = line.replace(LINE_MARK, '').replace(/\s+/gu, ' ').trim();
      if (HAS_WORD.test(said) && !isSmallTalk(readText(said))) {
        const short = truncateToTokens(said, SENTENCE_MAX_TOKENS);
        pieces.push({ text: short, tokens: countTokens(short), start, end: start + line.length });
      }
      start += line.length + 1;
    }
  }
  return pieces;
}

function countTerms(words: readonly string[], without: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const term = termOf(word);
    if (!without.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
