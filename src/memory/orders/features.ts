/**
 * Features by which a sentence is weighed: its signs and which of them stand together, its form and beginning, and its words
 * with their beginnings. Linear in the length of the sentence, and pure.
 */

import { spaceWords } from '../../lib/text/plain.ts';
import { ORDER_KINDS, type OrderKind, type Sign } from './kinds.ts';
import { opensWithOrder } from './opening.ts';
import { meant, signsOf } from './signs.ts';
import { hitsIn } from './vocabulary.ts';

/** Form of a sentence: its length, its marks, and whether it is about daily life, a question or in disguise. */
type Shape =
  | '_homely'
  | '_bare'
  | '_disguised'
  | '_quoted'
  | '_asks'
  | '_markup'
  | '_colon'
  | '_tiny'
  | '_short'
  | '_long';

/** A sentence as it is weighed. */
export interface WeighedSentence {
  /** Names of what speaks in it, each once; those of its words begin with one of `WORD_FEATURES`. */
  readonly features: readonly string[];
  /** The kind of orders that its signs make it look like, if any. */
  readonly kind: OrderKind | null;
}

const QUOTE = /["“”„«»「」『』《》]/u;
const MARKUP = /<!--|\{\s*"|^#{1,6} |<[a-z]{1,20}[ >]|\n[^\S\n]*[\p{L}_]{1,40}:/u;
const COLON = /^[^:：]{1,40}[:：]/u;
const TINY_MAX_WORDS = 4;
const SHORT_MAX_WORDS = 10;

function shapesOf(sentence: string, spaced: number): Shape[] {
  const trimmed = sentence.trim();
  const words = spaced + (trimmed.match(UNSPACED_LETTERS)?.length ?? 0) / LETTERS_PER_WORD;
  const shapes: Shape[] = [words <= TINY_MAX_WORDS ? '_tiny' : words <= SHORT_MAX_WORDS ? '_short' : '_long'];
  if (!/\s/u.test(trimmed) && words <= TINY_MAX_WORDS) shapes.push('_bare');
  if (QUOTE.test(trimmed)) shapes.push('_quoted');
  if (trimmed.includes('?')) shapes.push('_asks');
  if (MARKUP.test(trimmed)) shapes.push('_markup');
  if (COLON.test(trimmed)) shapes.push('_colon');
  return shapes;
}

/** Scripts without spaces: a word has some two letters. */
const UNSPACED_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const LETTERS_PER_WORD = 2;
/** Scripts whose words stand next to each other, or grow endings that say much: their letters tell, by twos and threes. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** A word begins with so many letters, whatever its ending. */
const STEM_CHARS = 5;
const PAIRED_CHARS = 4;
/** First letters of the features that are words or parts of words; all other features are signs and shapes. */
export const WORD_FEATURES = 'wxnc';

/** One word of daily life may be the name of a shop. */
const HOMELY_MIN_WORDS = 2;

/** The features of a folded sentence. `hasAbbreviation`: its text has "AI" in capitals; `isDisguised`: its words were hidden. */
export function weighedSentence(
  sentence: string,
  hasAbbreviation: boolean,
  isDisguised: boolean,
): WeighedSentence {
  const plain = spaceWords(sentence);
  const words = plain.trim().split(' ');
  const hits = meant(plain, hitsIn(plain), hasAbbreviation);
  const signs = signsOf(sentence, plain, hits);
  const features = new Set<string>();
  let kind: OrderKind | null = null;
  for (const one of ORDER_KINDS) {
    if (!isOf(one, signs)) continue;
    kind ??= one;
    features.add(`k:${one.name}`);
    // A report tells of such orders, and quotes them; a glossary has lines that begin like a role.
    if (one.takesOver && !signs.has('forged') && !signs.has('reported') && !QUOTE.test(sentence))
      features.add(`k:${one.name} plainly`);
  }
  const shapes = shapesOf(sentence, words.length);
  if (isDisguised) shapes.push('_disguised');
  if (new Set(hits.filter(({ isOf: one }) => one === 'daily').map(({ at }) => at)).size >= HOMELY_MIN_WORDS)
    shapes.push('_homely');
  const together = [...signs, ...shapes].sort();
  together.forEach((one, i) => {
    features.add(`s:${one}`);
    for (const other of together.slice(i + 1)) features.add(`p:${one}+${other}`);
  });
  for (const hit of hits) if (hit.at <= 2) features.add(`b:${hit.isOf}`);
  if (opensWithOrder(sentence)) features.add('o:opens');
  addWords(words, features);
  return { features: [...features], kind };
}

const isOf = ({ needs }: OrderKind, signs: ReadonlySet<Sign>): boolean =>
  needs.every((any) => any.some((sign) => signs.has(sign)));

function addWords(words: readonly string[], features: Set<string>): void {
  let before = '^';
  for (const word of words) {
    if (word === ',') continue;
    if (UNSPACED.test(word)) {
      addGrams(word, features);
      continue;
    }
    features.add(`w:${word}`);
    if (word.length > STEM_CHARS) features.add(`x:${word.slice(0, STEM_CHARS)}`);
    features.add(`n:${before} ${word.slice(0, PAIRED_CHARS)}`);
    before = word.slice(0, PAIRED_CHARS);
  }
}

function addGrams(word: string, features: Set<string>): void {
  const letters = [...word];
  for (let i = 1; i < letters.length; i++) {
    const two = `${letters[i - 1]}${letters[i]}`;
    features.add(`c:${two}`);
    const third = letters[i + 1];
    if (third !== undefined) features.add(`c:${two}${third}`);
  }
}
