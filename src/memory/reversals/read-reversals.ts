/**
 * What a message takes back, mends or ends of what was said before: by which words, and of what. Whether anything is meant by it
 * shows when it is held against what is known (`concerns.ts`); by itself it changes nothing. Pure, and linear in the length of the message.
 */
import { CLAUSE_MAX_CHARS } from '../signals/signal.ts';
import type { ReadSentence } from '../statements/read-statements.ts';
import { type Segment, segmentsOf } from '../statements/segments.ts';
import { reversalsIn, type View, viewOf } from './view.ts';
import type { ReversalClass } from './words.ts';

/** How something is said to be otherwise. */
export type Way = 'ended' | 'denied' | 'parted' | 'moved' | 'shifted' | 'renamed' | 'mended';

/** One thing that is said to be otherwise. */
export interface Reversed {
  readonly way: Way;
  readonly view: View;
  /** Whether an error is named, and not only another value. */
  readonly isCertain: boolean;
}

/** What a message says to be otherwise, and the words of it that say so. */
export interface Reversal {
  readonly reversed: readonly Reversed[];
  readonly text: string;
  /** Where they stand in the message. */
  readonly start: number;
  readonly end: number;
}

/** Sentences that are kept of a reversal, from the one in which it begins. */
const SENTENCES_MAX = 3;

/** Reads what a message reverses, by its author's own sentences; null when nothing. */
export function readReversal(own: readonly ReadSentence[], plain: string): Reversal | null {
  const told = own.filter((sentence) => !sentence.asks && !isUnreal(sentence));
  const found = told.map((sentence, i) => reversedIn(sentence, told[i - 1], told[i + 1]));
  const reversed = found.flat();
  const first = told[found.findIndex((some) => some.length > 0)];
  if (first === undefined) return null;
  let last = first;
  for (const sentence of told) {
    if (sentence.index <= first.index || sentence.index !== last.index + 1) continue;
    const end = sentence.start + sentence.text.length;
    if (sentence.index - first.index < SENTENCES_MAX && end - first.start <= CLAUSE_MAX_CHARS)
      last = sentence;
  }
  const end = last.start + last.text.length;
  return {
    reversed,
    start: first.start,
    end,
    text: plain.slice(first.start, end).replace(/\s+/gu, ' ').trim(),
  };
}

const isUnreal = ({ hits }: ReadSentence): boolean => hits.some(({ isOf }) => isOf === 'unreal');

function reversedIn(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  after: ReadSentence | undefined,
): Reversed[] {
  const found: Reversed[] = [];
  const view = viewOf(sentence);
  const has = (isOf: ReversalClass) => view.reversals.has(isOf);
  for (const segment of segmentsOf(sentence.text, sentence.tokens, sentence.hits, false)) {
    const way = wayOf(segment, sentence.code);
    if (way === null) continue;
    const part = viewOf(wordedAs(segment, sentence));
    // "We sold it": what is meant stands in the sentence before.
    const meant = isBare(part) && before && way !== 'parted' ? viewOf(before) : part;
    found.push({
      way,
      view: { ...meant, classes: new Set([...part.classes, ...meant.classes]) },
      isCertain: true,
    });
  }
  // "My mistake. It's 112 guests.": the value stands in the sentence after.
  const whole = hasValue(view) || after === undefined ? view : joined(view, viewOf(after));
  const add = (way: Way, isCertain = false) => found.push({ way, view: whole, isCertain });
  if (has('moves') && whole.terms.size > 0) add('moved');
  if (has('shifts')) add('shifted');
  const errs = has('errs');
  if (has('spells') || errs || has('rather')) add('renamed', errs || has('spells'));
  if (errs || has('rather') || has('now')) add('mended', errs);
  return found;
}

/** What a part of a sentence says to be over, or not so. */
function wayOf({ hits, tokens, asks }: Segment, code: string): 'ended' | 'denied' | 'parted' | null {
  if (asks || hits.some(({ isOf }) => isOf === 'said')) return null;
  if (reversalsIn({ text: '', tokens, hits, code }).some(({ isOf }) => isOf === 'parts')) return 'parted';
  if (hits.some(({ isOf }) => isOf === 'ends')) return 'ended';
  return hits.some(({ isOf }) => isOf === 'not') ? 'denied' : null;
}

const wordedAs = ({ tokens, hits }: Segment, { text, code }: ReadSentence) => {
  const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const moved = tokens.map((token) => ({ ...token, start: token.start - from, end: token.end - from }));
  return { text: text.slice(from, to), tokens: moved, hits, code };
};

const isBare = ({ terms, owners }: View): boolean => terms.size + owners.size === 0;
const hasValue = ({ figures, dates, names }: View): boolean => figures.size + dates.size + names.size > 0;

const joined = (one: View, other: View): View => ({
  ...one,
  classes: new Set([...one.classes, ...other.classes]),
  terms: new Set([...one.terms, ...other.terms]),
  owners: new Set([...one.owners, ...other.owners]),
  names: new Set([...one.names, ...other.names]),
  figures: new Set([...one.figures, ...other.figures]),
  dates: new Set([...one.dates, ...other.dates]),
});
