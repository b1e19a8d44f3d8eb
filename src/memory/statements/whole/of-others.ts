/**
 * Recognises what a message tells of others than its author and theirs: patients and customers, whom one only serves, and what is said to be
 * another's right behind it ("vegan btw. her not me"). Pure.
 */
import type { OtherWords } from '../../../language/other-words.ts';
import type { ReadSentence, Remark } from '../remarks.ts';
import type { Segment } from '../segments.ts';
import type { Token } from '../tokens.ts';
import { type Hit, type WordClass, wordFinder } from '../words.ts';

const otherWordsIn = wordFinder<keyof OtherWords>(({ otherWords }) => ({ ...otherWords }));
const othersIn = (tokens: readonly Token[], code: string, isOf: keyof OtherWords): readonly Hit<string>[] =>
  (otherWordsIn(tokens).get(code) ?? []).filter((hit) => hit.isOf === isOf);

/** Words before whom a remark is of: "one of my". */
const BEFORE_SERVED_MAX = 3;
/** Classes of what may hurt somebody, which is worth keeping whoever it is. */
const HURTS: ReadonlySet<WordClass> = new Set(['allergy', 'diet']);

/** True of words that name somebody whom their author serves at work. */
export const namesServed = (tokens: readonly Token[], code: string): boolean =>
  othersIn(tokens, code, 'served').length > 0;

/** True of a remark of somebody whom its author serves at work. */
export const isOfServed = ({ segments: [first, ...more], code }: Remark): boolean => {
  if (first === undefined) return false;
  const [served] = othersIn(first.tokens, code, 'served');
  if (served === undefined || served.from > BEFORE_SERVED_MAX) return false;
  const isTheirOwn = first.hits.some(({ isOf, ofSelf, from }) =>
    isOf === 'self' || (ofSelf && isOf !== 'kin') ? from < served.from : false,
  );
  return !isTheirOwn && ![first, ...more].some(({ hits }) => hits.some(({ isOf }) => HURTS.has(isOf)));
};

/** Tokens of a sentence that says no more than that something is another's. */
const ALONE_MAX_TOKENS = 6;
const ALONE_MAX_LETTERS = 16;
const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Indexes of sentences that say that what was told is not their author's, and whether they say anything else. */
export function disclaiming(own: readonly ReadSentence[]): ReadonlyMap<number, 'alone' | 'within'> {
  return new Map(
    own.flatMap(({ index, tokens, code, asks }): [number, 'alone' | 'within'][] => {
      if (asks || othersIn(tokens, code, 'notSelf').length === 0) return [];
      const max = tokens.some(({ word }) => LETTER.test(word)) ? ALONE_MAX_LETTERS : ALONE_MAX_TOKENS;
      return [[index, tokens.length <= max ? 'alone' : 'within']];
    }),
  );
}

/** True of segments that say themselves whose something is. */
export const saysWhose = (segments: readonly Segment[]): boolean =>
  segments.some(({ hits }) => hits.some(({ isOf }) => isOf === 'kin' || isOf === 'pets' || isOf === 'names'));
