/**
 * Finds in a sentence what is to stand in a text that its author orders: "write a bio saying I'm a chef in Rome", "schreib mir eine Bewerbung, in der steht wo ich
 * arbeite". It may be so or not, and tells nothing; what stands beside the order does ("write me a bio, I'm a chef"). Pure.
 */
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import type { WritingWords } from '../../language/writing-words.ts';
import type { Token } from './tokens.ts';
import { type Hit, type WordClass, wordFinder } from './words.ts';

const writingWordsIn = wordFinder<keyof WritingWords>(({ writingWords }) => ({ ...writingWords }));

/** Classes of words of which every order has one. */
const ORDERS: ReadonlySet<WordClass> = new Set(['asks', 'orders', 'tasks']);
/** Persons whose deed it is where they stand before the word: "I write a blog". */
const DOERS: ReadonlySet<WordClass> = new Set(['self', 'mine', 'they', 'kin', 'said', 'names']);
/** Words before an order, at most: "ok, can you please". */
const BEFORE_ORDER_MAX = 4;
/** Words between an order and the text that it orders: "a short and friendly". */
const TO_TEXT_MAX = 8;

/** Places of a sentence, by its tokens, of what it dictates. */
export interface Dictated {
  /** The order: the clause that it stands in is part of it. */
  readonly order: number;
  /** First of the words that lead to what the text says; all behind them is dictated. */
  readonly from: number;
  /** The whole sentence up to the order is dictated, too: it ends it. */
  readonly isEnd: boolean;
}

/** Finds the order to write that a sentence gives; null where it gives none. */
export function dictatedIn(tokens: readonly Token[], known: readonly Hit[], code: string): Dictated | null {
  if (!known.some(({ isOf }) => ORDERS.has(isOf))) return null;
  const hits = writingWordsIn(tokens).get(code) ?? [];
  const texts = hits.filter(({ isOf }) => isOf === 'texts');
  const says = hits.filter(({ isOf }) => isOf === 'says');
  for (const { isOf, from, to, ofSelf } of hits) {
    if (isOf !== 'orders' || (!ofSelf && !opens(from, tokens, known, code))) continue;
    const isOfText = texts.some((text) =>
      ofSelf ? Math.abs(from - text.to) <= TO_TEXT_MAX : text.from >= to && text.from - to <= TO_TEXT_MAX,
    );
    const leading = says.find((one) => one.from >= to);
    if (isOfText || (leading && leading.from - to <= TO_TEXT_MAX))
      return { order: from, from: leading?.from ?? Number.POSITIVE_INFINITY, isEnd: ofSelf };
  }
  return null;
}

/** Words before a text that is asked for without a verb, and between it and those whom it is for: "short mail to my". */
const BEFORE_TEXT_MAX = 2;
const TO_WHOM_MAX = 3;
/** Classes of words that tell something before one gets there. */
const TELLS: ReadonlySet<WordClass> = new Set([
  'self',
  'am',
  'have',
  'they',
  'names',
  'said',
  'ends',
  'does',
]);

/** True of a clause that asks for a text without a verb, for somebody of its author's: "short mail to my landlord", "mensaje para mi hermana". */
export function asksForText(tokens: readonly Token[], known: readonly Hit[], code: string): boolean {
  const mine = known.find(({ isOf, ofSelf }) => isOf === 'mine' || (isOf === 'kin' && ofSelf))?.from ?? 0;
  if (mine === 0 || mine > BEFORE_TEXT_MAX + TO_WHOM_MAX) return false;
  if (known.some(({ isOf, from }) => from < mine && TELLS.has(isOf))) return false;
  const texts = (writingWordsIn(tokens.slice(0, mine)).get(code) ?? []).filter(
    ({ isOf }) => isOf === 'texts',
  );
  return texts.some(({ from, to }) => from <= BEFORE_TEXT_MAX && mine - to <= TO_WHOM_MAX);
}

/** True of a sentence, or a clause, that opens with an order to write or to make something: "hazle un plan". */
export const opensWithOrder = (tokens: readonly Token[], code: string): boolean =>
  (writingWordsIn(tokens.slice(0, ORDER_MAX_TOKENS)).get(code) ?? []).some(
    ({ isOf, from, ofSelf }) => isOf === 'orders' && from === 0 && !ofSelf,
  );
const ORDER_MAX_TOKENS = 3;

/** True if nothing but small words stands before a place, and nobody whose deed it would be. */
function opens(at: number, tokens: readonly Token[], known: readonly Hit[], code: string): boolean {
  if (at > BEFORE_ORDER_MAX || known.some(({ isOf, from }) => DOERS.has(isOf) && from < at)) return false;
  const language = LANGUAGES_BY_CODE.get(code);
  const stopWords: ReadonlySet<string> = language ? stopWordsOf(language) : new Set();
  return tokens
    .slice(0, at)
    .every(({ word }, i) => stopWords.has(word) || known.some(({ from, to }) => from <= i && i < to));
}
