/**
 * The words of all languages in one table by their first letters, so that a text is looked through once, whatever it is
 * written in. There are tens of thousands of them: those that begin in one way are read when a text first has a word that does.
 */

import { LANGUAGES } from '../../language/languages.ts';
import type { OrderWords } from '../../language/order-words.ts';
import { isOpenEnded, plainEntries, spaceWords } from '../../lib/text/plain.ts';
import { foldText } from '../../lib/text/words.ts';

/** Class of a word: the field of `OrderWords` that lists it. */
export type OrderClass = keyof OrderWords;

/** A word that was found, and where in the plain text. */
export interface Hit {
  readonly isOf: OrderClass;
  readonly at: number;
  readonly end: number;
  /** The languages that have the word. */
  readonly codes: ReadonlySet<string>;
}

interface Entry {
  /** Folded, its words one space apart. */
  readonly text: string;
  /** The same with the space that must follow, where nothing else may. */
  readonly whole: string;
  readonly isOf: OrderClass;
  codes: ReadonlySet<string>;
}

/** A list of words of a language. */
type List = Pick<Entry, 'isOf'> & { readonly code: string };

/** Words that begin in one way: as they are written, each with its list, and by their heads once a text has such a word. */
interface Beginning {
  readonly words: string[];
  readonly lists: List[];
  byHead: ReadonlyMap<string, readonly Entry[]> | null;
}

interface Vocabulary {
  readonly beginnings: ReadonlyMap<number, Beginning>;
  readonly attached: readonly string[];
  /** First letters of the words of scripts without spaces, which are looked for at every place. */
  readonly firsts: ReadonlySet<string>;
}

/** No letter of these scripts comes before it. */
const FIRST_UNSPACED = 0xe01;
/** Hebrew and Arabic. */
const FIRST_ATTACHED = 0x590;
const LAST_ATTACHED = 0x6ff;
/** A longer word may be made of several; what is found in it has at least so many letters. */
const COMPOUND_MIN_CHARS = 13;
const WITHIN_MIN_CHARS = 5;
/** Classes that excuse a sentence. Their words count as whole words only. */
const EXCUSES: ReadonlySet<OrderClass> = new Set(['reported', 'self']);
/** Letters that entries are found by; a word of Han may have one alone, any other is followed by a space. */
const HEADS = [5, 3, 2] as const;
const HEADS_UNSPACED = [5, 3, 2, 1] as const;

let built: Vocabulary | null = null;

/** All words of rules in a plain text, in the order in which they stand. */
export function hitsIn(plain: string): Hit[] {
  built ??= build();
  const { beginnings, attached, firsts } = built;
  const hits: Hit[] = [];
  let end = 0;
  let isCompound = false;
  for (let at = 1; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    if (at >= end) {
      while (plain[at] === ' ') at++;
      if (at >= plain.length) break;
      end = plain.indexOf(' ', at);
      // A text that ends in a word is looked through to its end once.
      if (end < 0) end = plain.length;
      isCompound = end - at >= COMPOUND_MIN_CHARS;
      collect(plain, at, beginnings, hits, 1);
      if (isCompound) collect(plain, at, beginnings, hits, WITHIN_MIN_CHARS);
      const first = plain.charCodeAt(at);
      if (first < FIRST_ATTACHED || first > LAST_ATTACHED) continue;
      for (const prefix of attached)
        if (plain.startsWith(prefix, at)) collect(plain, at + prefix.length, beginnings, hits, 1);
    } else if (code >= FIRST_UNSPACED && firsts.has(plain.charAt(at)))
      collect(plain, at, beginnings, hits, 1);
    else if (isCompound) collect(plain, at, beginnings, hits, WITHIN_MIN_CHARS);
    else if (code < FIRST_UNSPACED) at = end - 1;
  }
  return hits;
}

/** Entries that begin here. Within a word it does not matter where they end. */
function collect(
  plain: string,
  at: number,
  beginnings: Vocabulary['beginnings'],
  hits: Hit[],
  minChars: number,
): void {
  const beginning = beginnings.get(beginningOf(plain.charCodeAt(at), plain.charCodeAt(at + 1)));
  if (beginning === undefined) return;
  beginning.byHead ??= readWords(beginning);
  const { byHead } = beginning;
  const heads = plain.charCodeAt(at) >= FIRST_UNSPACED ? HEADS_UNSPACED : HEADS;
  for (const chars of heads) {
    const entries = byHead.get(plain.slice(at, at + chars));
    if (entries === undefined) continue;
    for (const { text, whole, isOf, codes } of entries)
      if (
        text.length >= minChars &&
        (minChars === 1 || !EXCUSES.has(isOf)) &&
        plain.startsWith(minChars > 1 ? text : whole, at)
      )
        hits.push({ isOf, at, end: at + text.length, codes });
  }
}

/** Letters before this one begin a word in two of them; of the scripts behind it all words of one block of Unicode begin alike. */
const FIRST_BY_BLOCK = 0x370;
const BLOCK_BITS = 8;
const beginningOf = (first: number, second: number): number =>
  first < FIRST_BY_BLOCK ? first * 0x10000 + second : first >> BLOCK_BITS;

const NO_CODES: ReadonlySet<string> = new Set();
/** Each set of languages once, by what is in it: most words are of one. */
const codeSets = new Map<string, ReadonlySet<string>>();
function withCode(codes: ReadonlySet<string>, code: string): ReadonlySet<string> {
  if (codes.has(code)) return codes;
  const key = codes.size === 0 ? code : [...codes, code].join(' ');
  const made = codeSets.get(key) ?? new Set([...codes, code]);
  codeSets.set(key, made);
  return made;
}

/** Number of letters by which an entry of a length is found. */
function headChars(length: number): number {
  for (const chars of HEADS_UNSPACED) if (chars <= length) return chars;
  return length;
}

/** Two letters of Latin, or one of a script that is sorted by blocks. */
const BEGINS_PLAINLY = /^(?:[a-z]{2}|(?=[\u0370-\ud7ff])\p{L})/u;

/** The plain word as far as its beginning tells where it belongs. */
function plainBeginning(word: string): string {
  const isPlain = BEGINS_PLAINLY.test(word) && foldText(word.charAt(0)) === word.charAt(0);
  return isPlain ? word : `${spaceWords(foldText(word)).trim()} `;
}

/** Sorts the words of all lists by how they begin in a plain text, and reads no more of them than that takes. */
function build(): Vocabulary {
  const beginnings = new Map<number, Beginning>();
  const attached = new Set<string>();
  const firsts = new Set<string>();
  const put = (word: string, list: List): void => {
    const plain = plainBeginning(word);
    const first = plain.charCodeAt(0);
    if (first >= FIRST_UNSPACED && isOpenEnded(plain.charAt(0))) firsts.add(plain.charAt(0));
    const key = beginningOf(first, plain.charCodeAt(1));
    let beginning = beginnings.get(key);
    if (beginning === undefined) {
      beginning = { words: [], lists: [], byHead: null };
      beginnings.set(key, beginning);
    }
    beginning.words.push(word);
    beginning.lists.push(list);
  };
  for (const { code, attached: prefixes, orderWords = {} } of LANGUAGES) {
    for (const [, prefix] of prefixes === undefined ? [] : plainEntries(prefixes, foldText))
      attached.add(prefix);
    for (const [isOf, words] of Object.entries(orderWords) as [OrderClass, string][]) {
      const list = { isOf, code };
      for (const word of words.split(',')) put(word.trim(), list);
    }
  }
  return { beginnings, attached: [...attached], firsts };
}

/** Reads words that begin alike. */
function readWords({ words, lists }: Beginning): ReadonlyMap<string, readonly Entry[]> {
  const byHead = new Map<string, Entry[]>();
  plainEntries(words.join(','), foldText).forEach(([word, text], i) => {
    const list = lists[i];
    if (text === '' || list === undefined) return;
    const { isOf, code } = list;
    const isOpen =
      word.endsWith('*') ||
      (text.charCodeAt(text.length - 1) >= FIRST_UNSPACED && isOpenEnded(text.at(-1) ?? ''));
    const whole = isOpen ? text : `${text} `;
    const head = whole.slice(0, headChars(whole.length));
    const entries = byHead.get(head) ?? [];
    if (entries.length === 0) byHead.set(head, entries);
    const same = entries.find((entry) => entry.isOf === isOf && entry.whole === whole);
    if (same) same.codes = withCode(same.codes, code);
    else entries.push({ text, whole, isOf, codes: withCode(NO_CODES, code) });
  });
  return byHead;
}
