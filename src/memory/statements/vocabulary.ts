/**
 * The words of all languages by which rules look a text through, in one table, whatever it is written in. Words that begin alike are
 * read when a text first has one of them: a text has few of the tens of thousands.
 */
import { LANGUAGES } from '../../language/languages.ts';
import { foldText } from '../../lib/text/words.ts';
import { tokensOf } from './tokens.ts';

/** A word or phrase that a language lists. */
export interface Entry<Class extends string> {
  readonly isOf: Class;
  readonly code: string;
  readonly words: readonly string[];
  /** True if its last word may go on with further letters. */
  readonly isOpen: boolean;
  readonly ofSelf: boolean;
  /** With its accents, where these tell it from another word. */
  readonly accented: string | null;
}

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

/** A list of words of a language. */
interface List<Class extends string> {
  readonly isOf: Class;
  readonly code: string;
}

/** Words that begin alike: as they are written, each with its list, and as they are looked up once a text has such a word. */
interface Beginning<Class extends string> {
  readonly written: string[];
  readonly lists: List<Class>[];
  read: Pick<Table<Class>, 'byWord' | 'byStem'> | null;
}

interface Table<Class extends string> {
  readonly byWord: ReadonlyMap<string, readonly Entry<Class>[]>;
  readonly byStem: ReadonlyMap<string, readonly Entry<Class>[]>;
  readonly byEnding: ReadonlyMap<string, readonly Entry<Class>[]>;
}

/** The words of all languages. */
export interface Vocabulary<Class extends string> extends Pick<Table<Class>, 'byEnding'> {
  readonly beginnings: ReadonlyMap<number, Beginning<Class>>;
}

/** The words of a language by their class, parted by commas. */
export type ListsOf<Class extends string> = (
  language: (typeof LANGUAGES)[number],
) => Readonly<Partial<Record<Class, string>>>;

/** Sorts the words of all lists by how their first words begin, and reads no more of them than that takes. */
export function buildVocabulary<Class extends string>(listsOf: ListsOf<Class>): Vocabulary<Class> {
  const beginnings = new Map<number, Beginning<Class>>();
  const byEnding = new Map<string, Entry<Class>[]>();
  const put = (written: string, list: List<Class>): void => {
    if (written.startsWith('*')) {
      const { entry, first } = entryOf(written, list);
      if (first !== undefined && entry.words.length === 1) {
        add(byEnding, first, entry);
        return;
      }
    }
    const key = beginningOf(firstLetters(written));
    const known = beginnings.get(key);
    const beginning = known ?? { written: [], lists: [], read: null };
    if (known === undefined) beginnings.set(key, beginning);
    beginning.written.push(written);
    beginning.lists.push(list);
  };
  for (const language of LANGUAGES)
    for (const [isOf, words] of Object.entries(listsOf(language)) as [Class, string][]) {
      const list = { isOf, code: language.code };
      for (const written of words.split(',')) {
        const entry = written.trim();
        put(entry, list);
        // As people type it: "i dont eat pork".
        if (entry.includes(NEGATION)) put(entry.replaceAll(NEGATION, NEGATION.replace("'", '')), list);
      }
    }
  return { beginnings, byEnding };
}

/** The negation that English writes to its verbs. */
const NEGATION = "n't";

/** Two letters of Latin, or one of a script that is sorted by blocks, behind the mark of what is said of oneself. */
const BEGINS_PLAINLY = /^[+=]?((?:[a-z]{2}|(?=[\u0370-\ud7ff])\p{L}).*)$/u;

/** The first word of an entry, as far as it tells where that belongs. */
function firstLetters(written: string): string {
  const plain = BEGINS_PLAINLY.exec(written)?.[1];
  return plain !== undefined && foldText(plain.charAt(0)) === plain.charAt(0)
    ? plain
    : (tokensOf(written.replace(MARKS, ''))[0]?.word ?? '');
}
const MARKS = /[+*=]/g;

/** Letters before this one begin a word in two of them; of the scripts behind it all words of one block of Unicode begin alike. */
const FIRST_BY_BLOCK = 0x370;
const BLOCK_BITS = 8;
function beginningOf(word: string): number {
  const first = word.charCodeAt(0);
  if (first >= FIRST_BY_BLOCK) return first >> BLOCK_BITS;
  return word.length === 1 ? first * 0x10000 : first * 0x10000 + word.charCodeAt(1);
}

/** A word or phrase as it is listed, and its first word. */
function entryOf<Class extends string>(
  written: string,
  { isOf, code }: List<Class>,
): { readonly entry: Entry<Class>; readonly first: string | undefined } {
  const listed = tokensOf(written.replace(MARKS, ''));
  const words = listed.map(({ word }) => word);
  const accented = written.startsWith('=') ? (listed[0]?.accented ?? null) : null;
  const isOpen = written.endsWith('*') || AGGLUTINATING.test(words.at(-1) ?? '');
  return {
    entry: { isOf, code, words, isOpen, ofSelf: written.startsWith('+'), accented },
    first: words[0],
  };
}

/** Reads words that begin alike. */
function readBeginning<Class extends string>({ written, lists }: Beginning<Class>) {
  const byWord = new Map<string, Entry<Class>[]>();
  const byStem = new Map<string, Entry<Class>[]>();
  written.forEach((text, i) => {
    const { entry, first } = entryOf(text, lists[i] as List<Class>);
    if (first !== undefined) add(entry.isOpen && entry.words.length === 1 ? byStem : byWord, first, entry);
  });
  return { byWord, byStem };
}

function add<Class extends string>(
  table: Map<string, Entry<Class>[]>,
  word: string,
  entry: Entry<Class>,
): void {
  const entries = table.get(word);
  if (entries) entries.push(entry);
  else table.set(word, [entry]);
}

/** The forms under which a word may be listed. */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (POSSESSIVE.test(word)) forms.push(word.replace(POSSESSIVE, ''));
  if (ATTACHED.test(word)) forms.push(word.replace(ATTACHED, ''));
  return forms;
}

/** Entries of all languages that a word is, or begins or ends with. */
export interface Listed<Class extends string> {
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
export function listedAs<Class extends string>(
  { beginnings, byEnding }: Vocabulary<Class>,
  form: string,
  isJoined: boolean,
): Listed<Class> {
  const longest = Math.min(form.length, LISTED_MAX_CHARS);
  const open: Entry<Class>[] = [];
  const beginning = beginnings.get(beginningOf(form));
  if (beginning !== undefined) beginning.read ??= readBeginning(beginning);
  const { byWord, byStem } = beginning?.read ?? {};
  if (byStem !== undefined && byStem.size > 0)
    for (let chars = STEM_MIN_CHARS; chars <= longest; chars++)
      open.push(...(byStem.get(form.slice(0, chars)) ?? []));
  const endings: { entry: Entry<Class>; isPart: boolean }[] = [];
  for (let chars = ENDING_MIN_CHARS; chars <= longest; chars++)
    for (const entry of byEnding.get(form.slice(-chars)) ?? [])
      endings.push({ entry, isPart: form.length > chars });
  return { isJoined, whole: byWord?.get(form) ?? [], open, endings };
}
