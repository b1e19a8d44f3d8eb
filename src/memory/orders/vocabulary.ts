/**
 * The words of all languages in one table by their first letters, so that a text is looked through once, whatever it is
 * written in. Built when it is first asked for.
 */

import { LANGUAGES } from '../../language/languages.ts';
import type { OrderWords } from '../../language/order-words.ts';
import { isOpenEnded, plainEntries } from '../../lib/text/plain.ts';
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

interface Vocabulary {
  readonly byHead: ReadonlyMap<string, readonly Entry[]>;
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
  const { byHead, attached, firsts } = built;
  const hits: Hit[] = [];
  let end = 0;
  let isCompound = false;
  for (let at = 1; at < plain.length; at++) {
    if (at >= end) {
      while (plain[at] === ' ') at++;
      if (at >= plain.length) break;
      end = plain.indexOf(' ', at);
      // A text that ends in a word is looked through to its end once.
      if (end < 0) end = plain.length;
      isCompound = end - at >= COMPOUND_MIN_CHARS;
      collect(plain, at, byHead, hits, 1);
      if (isCompound) collect(plain, at, byHead, hits, WITHIN_MIN_CHARS);
      const code = plain.charCodeAt(at);
      if (code < FIRST_ATTACHED || code > LAST_ATTACHED) continue;
      for (const prefix of attached)
        if (plain.startsWith(prefix, at)) collect(plain, at + prefix.length, byHead, hits, 1);
    } else if (firsts.has(plain[at] ?? '')) collect(plain, at, byHead, hits, 1);
    else if (isCompound) collect(plain, at, byHead, hits, WITHIN_MIN_CHARS);
    else if (plain.charCodeAt(at) < FIRST_UNSPACED) at = end - 1;
  }
  return hits;
}

/** Entries that begin here. Within a word it does not matter where they end. */
function collect(
  plain: string,
  at: number,
  byHead: Vocabulary['byHead'],
  hits: Hit[],
  minChars: number,
): void {
  const heads = plain.charCodeAt(at) >= FIRST_UNSPACED ? HEADS_UNSPACED : HEADS;
  for (const chars of heads) {
    for (const { text, whole, isOf, codes } of byHead.get(plain.slice(at, at + chars)) ?? [])
      if (
        text.length >= minChars &&
        (minChars === 1 || !EXCUSES.has(isOf)) &&
        plain.startsWith(minChars > 1 ? text : whole, at)
      )
        hits.push({ isOf, at, end: at + text.length, codes });
  }
}

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

function build(): Vocabulary {
  const byHead = new Map<string, Entry[]>();
  const attached = new Set<string>();
  const known = new Map<string, Map<string, Entry>>();
  for (const { code, attached: prefixes, orderWords = {} } of LANGUAGES) {
    for (const [, prefix] of prefixes === undefined ? [] : plainEntries(prefixes, foldText))
      attached.add(prefix);
    for (const [field, list] of Object.entries(orderWords) as [OrderClass, string][]) {
      const ofField = known.get(field) ?? new Map<string, Entry>();
      known.set(field, ofField);
      for (const [word, text] of plainEntries(list, foldText)) {
        if (text === '') continue;
        const isOpen =
          word.trimEnd().endsWith('*') ||
          (text.charCodeAt(text.length - 1) >= FIRST_UNSPACED && isOpenEnded(text.at(-1) ?? ''));
        const whole = isOpen ? text : `${text} `;
        const same = ofField.get(whole);
        if (same) {
          same.codes = withCode(same.codes, code);
          continue;
        }
        const entry = { text, whole, isOf: field, codes: withCode(NO_CODES, code) };
        ofField.set(whole, entry);
        const head = whole.slice(0, headChars(whole.length));
        const entries = byHead.get(head);
        if (entries) entries.push(entry);
        else byHead.set(head, [entry]);
      }
    }
  }
  const firsts = new Set([...byHead.keys()].map((head) => head.charAt(0)).filter((one) => isOpenEnded(one)));
  return { byHead, attached: [...attached], firsts };
}
