/**
 * The words of all languages by which people tell of themselves, in one table, so that a sentence is looked through once whatever
 * it is written in; and which language its words speak for. Linear in the length of a text.
 */
import type { StatementWords } from '../../language/statement-words.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import type { Token } from './tokens.ts';
import {
  buildVocabulary,
  type Entry,
  formsOf,
  type Listed,
  type ListsOf,
  listedAs,
  type Vocabulary,
} from './vocabulary.ts';

/** Class of a word: the field of `StatementWords` that lists it. */
export type WordClass = Exclude<keyof StatementWords, 'unsaid' | 'elides'>;

/** Words by which a statement is made, whatever it tells. */
export const FRAME_WORDS: ReadonlySet<WordClass> = new Set([
  'self',
  'mine',
  'they',
  'am',
  'have',
  'names',
  'home',
  'work',
  'taste',
  'habit',
  'ends',
  'not',
  'when',
  'joins',
  'hence',
  'passing',
  'asks',
  'origin',
]);

/** A word or phrase that was found: the tokens from `from` up to `to`. */
export interface Hit<Class extends string = WordClass> {
  readonly isOf: Class;
  readonly from: number;
  readonly to: number;
  /** True if the word speaks of the speaker by itself, as "I'm" does. */
  readonly ofSelf: boolean;
  /** True if another word is written to it: "and", "the", a possessive. */
  readonly isJoined: boolean;
}

/** Recognises two words of a class, one behind the other: "I work nights". */
export const isTwice = (hits: readonly Hit[], one: WordClass): boolean =>
  hits.some((hit) => hit.isOf === one && hits.some(({ isOf, from }) => isOf === one && from >= hit.to));

/** Words that are kept as they were looked up, in characters: people use the same few thousand. */
const LOOKED_UP_KEPT_CHARS = 400_000;

/** The words found among tokens, by the language that lists them. */
export type Finder<Class extends string> = (tokens: readonly Token[]) => Map<string, Hit<Class>[]>;

/** Finds the words that languages list. A phrase hides the words within it. */
export function wordFinder<Class extends string>(listsOf: ListsOf<Class>): Finder<Class> {
  let vocabulary: Vocabulary<Class> | null = null;
  const listed = memoiseByText(LOOKED_UP_KEPT_CHARS, (word): readonly Listed<Class>[] => {
    vocabulary ??= buildVocabulary(listsOf);
    const lists = vocabulary;
    return formsOf(word)
      .map((form) => listedAs(lists, form, form !== word))
      .filter(({ whole, open, endings }) => whole.length + open.length + endings.length > 0);
  });
  return (tokens) => {
    const found = new Map<string, Hit<Class>[]>();
    const add = ({ isOf, code, words, ofSelf }: Entry<Class>, from: number, isJoined: boolean) => {
      const hit = { isOf, from, to: from + words.length, ofSelf, isJoined };
      const hits = found.get(code);
      if (hits) hits.push(hit);
      else found.set(code, [hit]);
    };
    for (const [i, { word }] of tokens.entries())
      for (const { isJoined, whole, open, endings } of listed(word)) {
        for (const entry of whole) if (goesOn(entry, tokens, i)) add(entry, i, isJoined);
        for (const entry of open) add(entry, i, isJoined);
        for (const { entry, isPart } of endings) add(entry, i, isJoined || isPart);
      }
    for (const [code, hits] of found) found.set(code, withoutInner(hits));
    return found;
  };
}

const statementWordsIn = wordFinder<WordClass>(
  ({ statementWords: { unsaid: _, elides: __, ...lists } = {} }) => lists,
);

/** The words of statements among tokens. "وأريد": the Arabic "and" is written to the verb after it. */
function hitsIn(tokens: readonly Token[]): Map<string, Hit[]> {
  const found = statementWordsIn(tokens);
  const arabic = found.get('ar');
  const joining = arabic?.flatMap(({ isOf, ofSelf, isJoined, from }): Hit[] =>
    (ofSelf || isOf === 'passing') && isJoined && tokens[from]?.word.startsWith('و')
      ? [{ isOf: 'joins', from, to: from + 1, ofSelf: false, isJoined: false }]
      : [],
  );
  if (arabic && joining?.length) found.set('ar', withoutInner([...arabic, ...joining]));
  return found;
}

const goesOn = (
  { words, isOpen, accented }: Pick<Entry<string>, 'words' | 'isOpen' | 'accented'>,
  tokens: readonly Token[],
  at: number,
): boolean => (accented === null || tokens[at]?.accented === accented) && areSaid(words, isOpen, tokens, at);

/** Checks the words behind the first. A loop: some words begin hundreds of phrases, nearly all of which end at the second. */
function areSaid(words: readonly string[], isOpen: boolean, tokens: readonly Token[], at: number): boolean {
  for (let i = 1; i < words.length; i++) {
    const said = tokens[at + i]?.word;
    const word = words[i] ?? '';
    if (said !== word && !(isOpen && i === words.length - 1 && said?.startsWith(word) === true)) return false;
  }
  return true;
}

/** Hits in the order in which they stand. */
function withoutInner<Class extends string>(hits: Hit<Class>[]): Hit<Class>[] {
  // Words alone hide nothing, and were found in order.
  if (hits.every(({ from, to }, i) => to - from === 1 && from >= (hits[i - 1]?.from ?? 0))) return hits;
  const longest: Hit<Class>[] = [];
  const covered = new Map<number, Hit<Class>>();
  for (const hit of [...hits].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const over = covered.get(hit.from);
    const isInner = over !== undefined && over.to >= hit.to && over.to - over.from > hit.to - hit.from;
    if (isInner) continue;
    longest.push(hit);
    for (let at = hit.from; at < hit.to; at++) if (!covered.has(at)) covered.set(at, hit);
  }
  return longest.sort((a, b) => a.from - b.from);
}

/** Points of a hit for its language: a phrase or a long word is no accident. */
const weightOf = (hit: Hit, tokens: readonly Token[]): number => {
  let chars = 0;
  for (let at = hit.from; at < hit.to; at++) chars += tokens[at]?.word.length ?? 0;
  return Math.min(chars, 8) / 4 + (hit.to - hit.from - 1);
};

/** The language that most of the words speak for, and what they say in it; `guess` is what its other words look like. */
export function readWords(
  tokens: readonly Token[],
  guess: string | null,
): { readonly code: string; readonly hits: readonly Hit[] } | null {
  let best: { code: string; hits: Hit[] } | null = null;
  let most = 0;
  for (const [code, hits] of hitsIn(tokens)) {
    const places = new Map<number, Hit>();
    for (const hit of hits) if (!places.has(hit.from)) places.set(hit.from, hit);
    let points = code === guess ? GUESS_POINTS : 0;
    for (const hit of places.values()) points += weightOf(hit, tokens);
    if (points > most) [best, most] = [{ code, hits }, points];
  }
  return best;
}
const GUESS_POINTS = 4;
