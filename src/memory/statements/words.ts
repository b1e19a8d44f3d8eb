/**
 * The words of all languages by which people tell of themselves, in one table, so that a sentence is looked through once whatever
 * it is written in; and which language its words speak for. Built when it is first asked for. Linear in the length of a text.
 */
import { LANGUAGES } from '../../language/languages.ts';
import type { StatementWords } from '../../language/statement-words.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { foldText } from '../../lib/text/words.ts';

/** Class of a word: the field of `StatementWords` that lists it. */
export type WordClass = Exclude<keyof StatementWords, 'unsaid'>;

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

/** A word of a text, folded, and where it stands there. */
export interface Token {
  readonly word: string;
  /** The same with its accents. */
  readonly accented: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

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

interface Entry<Class extends string> {
  readonly isOf: Class;
  readonly code: string;
  readonly words: readonly string[];
  /** True if its last word may go on with further letters. */
  readonly isOpen: boolean;
  readonly ofSelf: boolean;
  /** With its accents, where these tell it from another word. */
  readonly accented: string | null;
}

/** Scripts without spaces, one letter a token. */
const LETTERS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]';
/** Any other letter or digit. */
const OTHER = `[[\\p{L}\\p{M}\\p{N}]--${LETTERS}]`;
const TOKEN = new RegExp(`${LETTERS}|${OTHER}+(?:['’&+\\-]${OTHER}+)*`, 'gv');
/** French and Italian words that lose their vowel stand before others: "j'habite", "dell'arte". */
const ELIDED = /^(\p{L}{1,5}['’])(\p{L}[\p{L}\p{M}-]{2,})$/u;
const POSSESSIVE = /['’]s?$/u;
/** "And", "the", "in", "to" as Arabic writes them to the next word. */
const ATTACHED = /^(?:[وف]?(?:ال|بال|لل|كال)|[وفبلك])(?=\p{L}{3})/u;
/** Words that take endings and particles without a space: each is the beginning of what stands there. */
const AGGLUTINATING = /\p{Script=Hangul}/u;
/** Letters by which an open word is found. */
const STEM_MIN_CHARS = 2;
/** No listed beginning or ending is longer; a longer word costs no more than that. */
const LISTED_MAX_CHARS = 32;
/** Letters of an ending by which a compound is found: "Nussallergie". */
const ENDING_MIN_CHARS = 5;

/** Of so few letters an accent makes another word: "e" and "è", "si" and "sí". */
const ACCENTS_TELL_MAX_CHARS = 2;

/** The tokens of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    const elided = ELIDED.exec(written);
    const parts = elided ? [elided[1] ?? '', elided[2] ?? ''] : [written];
    let start = index;
    for (const part of parts) {
      const word = (
        part.length <= ACCENTS_TELL_MAX_CHARS ? part.toLowerCase().normalize('NFC') : foldText(part)
      ).replaceAll('’', "'");
      tokens.push({
        word,
        accented: part.toLowerCase().normalize('NFC'),
        start,
        end: start + part.length,
        isCapital: /^\p{Lu}/u.test(part),
      });
      start += part.length;
    }
  }
  return tokens;
}

interface Table<Class extends string> {
  readonly byWord: ReadonlyMap<string, readonly Entry<Class>[]>;
  readonly byStem: ReadonlyMap<string, readonly Entry<Class>[]>;
  readonly byEnding: ReadonlyMap<string, readonly Entry<Class>[]>;
}

/** The words of a language by their class, parted by commas. */
type ListsOf<Class extends string> = (
  language: (typeof LANGUAGES)[number],
) => Readonly<Partial<Record<Class, string>>>;

function build<Class extends string>(listsOf: ListsOf<Class>): Table<Class> {
  const byWord = new Map<string, Entry<Class>[]>();
  const byStem = new Map<string, Entry<Class>[]>();
  const byEnding = new Map<string, Entry<Class>[]>();
  for (const language of LANGUAGES)
    for (const [isOf, list] of Object.entries(listsOf(language)) as [Class, string][]) {
      for (const written of list.split(',')) {
        const text = written.trim();
        const listed = tokensOf(text.replace(/[+*=]/g, ''));
        const words = listed.map(({ word }) => word);
        const [first] = words;
        if (first === undefined) continue;
        const accented = text.startsWith('=') ? (listed[0]?.accented ?? null) : null;
        const isOpen = text.endsWith('*') || AGGLUTINATING.test(words.at(-1) ?? '');
        const entry = { isOf, code: language.code, words, isOpen, ofSelf: text.startsWith('+'), accented };
        const isEnding = text.startsWith('*') && words.length === 1;
        const table = isEnding ? byEnding : isOpen && words.length === 1 ? byStem : byWord;
        const entries = table.get(first);
        if (entries) entries.push(entry);
        else table.set(first, [entry]);
      }
    }
  return { byWord, byStem, byEnding };
}

/** The forms under which a word may be listed. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (POSSESSIVE.test(word)) forms.push(word.replace(POSSESSIVE, ''));
  if (ATTACHED.test(word)) forms.push(word.replace(ATTACHED, ''));
  return forms;
}

/** Entries of all languages that a word is, or begins or ends with. */
interface Listed<Class extends string> {
  /** True if another word is written to the form that is listed. */
  readonly isJoined: boolean;
  /** Phrases begin with it too: what follows is looked at. */
  readonly whole: readonly Entry<Class>[];
  /** Beginnings of it, the shortest first. */
  readonly open: readonly Entry<Class>[];
  /** Endings of it, the shortest first, and whether anything stands before. */
  readonly endings: readonly { readonly entry: Entry<Class>; readonly isPart: boolean }[];
}

/** Looks one form of a word up. */
function listedAs<Class extends string>(
  { byWord, byStem, byEnding }: Table<Class>,
  form: string,
  isJoined: boolean,
): Listed<Class> {
  const longest = Math.min(form.length, LISTED_MAX_CHARS);
  const open: Entry<Class>[] = [];
  for (let chars = STEM_MIN_CHARS; chars <= longest; chars++)
    open.push(...(byStem.get(form.slice(0, chars)) ?? []));
  const endings: { entry: Entry<Class>; isPart: boolean }[] = [];
  for (let chars = ENDING_MIN_CHARS; chars <= longest; chars++)
    for (const entry of byEnding.get(form.slice(-chars)) ?? [])
      endings.push({ entry, isPart: form.length > chars });
  return { isJoined, whole: byWord.get(form) ?? [], open, endings };
}

/** Words that are kept as they were looked up, in characters: people use the same few thousand. */
const LOOKED_UP_KEPT_CHARS = 400_000;

/** The words found among tokens, by the language that lists them. */
export type Finder<Class extends string> = (tokens: readonly Token[]) => Map<string, Hit<Class>[]>;

/** Finds the words that languages list. A phrase hides the words within it. */
export function wordFinder<Class extends string>(listsOf: ListsOf<Class>): Finder<Class> {
  let table: Table<Class> | null = null;
  const listed = memoiseByText(LOOKED_UP_KEPT_CHARS, (word): readonly Listed<Class>[] => {
    table ??= build(listsOf);
    const lists = table;
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

const statementWordsIn = wordFinder<WordClass>(({ statementWords: { unsaid: _, ...lists } = {} }) => lists);

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
): boolean =>
  (accented === null || tokens[at]?.accented === accented) &&
  words.every((word, i) => {
    if (i === 0) return true;
    const said = tokens[at + i]?.word;
    return said === word || (isOpen && i === words.length - 1 && said?.startsWith(word) === true);
  });

function withoutInner<Class extends string>(hits: readonly Hit<Class>[]): Hit<Class>[] {
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
