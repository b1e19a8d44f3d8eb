/**
 * Wishes of users about being remembered: a message off the record, a game or dictation that follows, all forgotten, and yes to
 * the question whether that was meant. By the phrases of every language that has a file, whatever a message is written in. A
 * message that is taken for one that asks for discretion is merely not learnt from; so a phrase counts wherever it stands.
 * Pure, and linear in the length of a text.
 */
import type { DiscretionWords } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { lazily } from '../../lib/lazily.ts';
import { isOpenEnded, plainEntries, spaceWords } from '../../lib/text/plain.ts';
import { foldText } from '../../lib/text/words.ts';
import { HOUR_MS } from '../../lib/time.ts';

type Wish = 'offRecord' | 'ahead' | 'pretends' | 'endsPretence' | 'forgetAll' | 'yes';

interface Phrase {
  /** Folded, its words one space apart, with the space that must follow where nothing else may. */
  readonly text: string;
  readonly words: DiscretionWords;
}

/** Letters that phrases are found by; some of Han are one character. */
const HEADS = [4, 2, 1] as const;
/** A longer message says more than that. */
const BARE_MAX_CHARS = 100;
/** Longest words that tell, with the space after them. */
const TOLD_MAX_CHARS = 24;
const PAUSES = / , /g;

type Table = ReadonlyMap<string, readonly Phrase[]>;
const tables = new Map<Wish, Table>();

/** Wishes of a message about being remembered. */
export interface Wishes {
  /** It asks that nothing be kept of it. */
  readonly isOffRecord: boolean;
  /** It says that and nothing else: it speaks of the one before it. */
  readonly isBareDiscretion: boolean;
  /** It asks that nothing be kept of the next one. */
  readonly isAhead: boolean;
  /** Question for a user who wishes that all be forgotten, in the language of that wish; null without one. */
  readonly forgetAllQuestion: string | null;
  /** It says yes and nothing else. */
  readonly isYes: boolean;
  /** It begins a game or a dictation, or ends one; null where it does neither. The last of these counts. */
  readonly pretence: 'begins' | 'ends' | null;
}

/** Nobody comes back to a game after that without saying so. */
export const PRETENCE_PAUSE_MS = 8 * HOUR_MS;

/** Moment of the last message in the game that goes on once a message is said; null where none does. */
export function pretenceAfter(before: number | null, { pretence }: Wishes, at: number): number | null {
  if (pretence !== null) return pretence === 'begins' ? at : null;
  return before !== null && at - before < PRETENCE_PAUSE_MS ? at : null;
}

/** Reads them, each when it is asked for. */
export function readWishes(text: string): Wishes {
  const plain = phrasesOf(text);
  const isShort = text.length <= BARE_MAX_CHARS;
  return lazily<Wishes>({
    isOffRecord: () =>
      phrasesIn(plain, tableOf('offRecord')).some(({ at, words }) => !isTold(plain, at, words)) ||
      phrasesIn(plain, tableOf('ahead')).length > 0 ||
      unkeptIn(text).some((wish) => !isOfSomebody(wish)),
    isBareDiscretion: () =>
      isShort && (madeOf(plain, ['offRecord', 'yes'])?.has('offRecord') === true || isBareUnkept(text)),
    isAhead: () => phrasesIn(plain, tableOf('ahead')).length > 0,
    forgetAllQuestion: () => phrasesIn(plain, tableOf('forgetAll'))[0]?.words.forgetAllQuestion ?? null,
    isYes: () => isShort && madeOf(plain, ['yes']) !== null,
    pretence: () => {
      const begun = phrasesIn(plain, tableOf('pretends')).at(-1);
      const ended = phrasesIn(plain, tableOf('endsPretence')).at(-1);
      if (ended !== undefined && (begun === undefined || begun.at < ended.at + ended.text.length))
        return 'ends';
      return begun === undefined ? null : 'begins';
    },
  });
}

/** A wish that a message be not kept, in a text with its pauses: from where to where. */
interface Unkept {
  readonly plain: string;
  readonly from: number;
  readonly to: number;
  readonly words: DiscretionWords;
}

/** Words between what denies and what would be kept, and those behind: "merk dir das bitte nicht". */
const BETWEEN_MAX = 4;
/** The end of a sentence is a pause, too. */
const FULL_STOPS = /[.…](?=\s|$)/gu;
const APOSTROPHES = /['’]/gu;

/** Words of a language that speak for such a wish, by what they are of it, and the pattern of all of it. */
interface UnkeptLanguage {
  readonly words: DiscretionWords;
  readonly pattern: () => RegExp;
}
type UnkeptPart = 'nots' | 'keeps' | 'retracts';

/** First words of the parts of such a wish, each with the languages that have it: a pattern is made and run where its words occur. */
let unkeptHeads: ReadonlyMap<string, readonly (readonly [UnkeptLanguage, UnkeptPart])[]> | null = null;

function headsOfUnkept() {
  const heads = new Map<string, (readonly [UnkeptLanguage, UnkeptPart])[]>();
  for (const { discretionWords: words } of LANGUAGES) {
    const lists = words?.unkept;
    if (words === undefined || lists === undefined) continue;
    let made: RegExp | null = null;
    const language: UnkeptLanguage = { words, pattern: () => (made ??= unkeptPattern(lists)) };
    for (const part of ['nots', 'keeps', 'retracts'] as const)
      for (const head of new Set(
        plainEntries(lists[part], foldText).map(([, plain]) => plain.split(' ')[0] ?? ''),
      )) {
        const found = heads.get(head);
        if (found === undefined) heads.set(head, [[language, part]]);
        else found.push([language, part]);
      }
  }
  return heads;
}

/** Wishes that say in words of their own that a message be not kept, where nothing follows that is not to be kept: "don't save it: I …". */
function unkeptIn(text: string): Unkept[] {
  unkeptHeads ??= headsOfUnkept();
  const plain = spaceWords(foldText(text.replace(FULL_STOPS, ',').replace(APOSTROPHES, "'")));
  const parts = new Map<UnkeptLanguage, Set<UnkeptPart>>();
  for (const word of plain.split(' '))
    for (const [language, part] of unkeptHeads.get(word) ?? []) {
      const known = parts.get(language);
      if (known === undefined) parts.set(language, new Set([part]));
      else known.add(part);
    }
  return [...parts].flatMap(([{ words, pattern }, said]) =>
    said.has('retracts') || (said.has('nots') && said.has('keeps'))
      ? [...plain.matchAll(pattern())].map(({ index, 0: found }) => ({
          plain,
          from: index,
          to: index + found.length,
          words,
        }))
      : [],
  );
}

/** Recognises a text that says nothing else, but for a word like "please". */
function isBareUnkept(text: string): boolean {
  const wishes = unkeptIn(text);
  const [wish] = wishes;
  if (wish === undefined) return false;
  const rest = wishes.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), wish.plain);
  const small = new Set(
    [wish.words.yes, wish.words.unkept?.between, wish.words.unkept?.goesOn]
      .flatMap((list) => plainEntries(list ?? '', foldText))
      .flatMap(([, words]) => words.split(' ')),
  );
  return rest.split(' ').every((word) => word === '' || word === ',' || small.has(word));
}

function unkeptPattern({
  nots,
  keeps,
  between,
  retracts,
  goesOn,
}: NonNullable<DiscretionWords['unkept']>): RegExp {
  const any = (list: string) =>
    plainEntries(list, foldText)
      .map(([, plain]) => plain)
      .filter((plain) => plain !== '')
      .sort((one, other) => other.length - one.length)
      .join('|');
  const small = `(?: (?:${any(between)})){0,${BETWEEN_MAX}}`;
  const denied = `(?:${any(nots)})${small} (?:${any(keeps)})|(?:${any(keeps)})${small} (?:${any(nots)})`;
  // "Vergiss bitte, was ich gesagt habe": a pause parts no such phrase.
  const retracted = any(retracts).replaceAll(' ', '(?: ,)? ');
  return new RegExp(` (?:(?:${denied})${small}|(?:${retracted}))(?= ,| $| (?:${any(goesOn)}) )`, 'gu');
}

/** Wishes of a plain text each of whose words is part of a phrase of these kinds; null otherwise. */
function madeOf(plain: string, wishes: readonly Wish[]): ReadonlySet<Wish> | null {
  const said = new Set<Wish>();
  let at = 1;
  while (at < plain.length) {
    const found = wishes
      .map((wish) => ({ wish, phrase: longestAt(plain, at, tableOf(wish)) }))
      .toSorted((a, b) => (b.phrase?.text.length ?? 0) - (a.phrase?.text.length ?? 0))[0];
    if (!found?.phrase) return null;
    said.add(found.wish);
    at += found.phrase.text.length;
    while (plain[at] === ' ') at++;
  }
  return said.size === 0 ? null : said;
}

const phrasesOf = (text: string): string => spaceWords(foldText(text)).replace(PAUSES, ' ');

/** The phrases in a plain text, each with where it begins: at the beginning of a word, in scripts without spaces anywhere. */
function phrasesIn(plain: string, table: Table): (Phrase & { readonly at: number })[] {
  const found: (Phrase & { readonly at: number })[] = [];
  for (let at = 1; at < plain.length; at++) {
    if (plain[at - 1] !== ' ' && !isOpenEnded(plain[at - 1] ?? '')) continue;
    const phrase = longestAt(plain, at, table);
    if (phrase) found.push({ ...phrase, at });
  }
  return found;
}

function longestAt(plain: string, at: number, table: Table): Phrase | null {
  let longest: Phrase | null = null;
  for (const chars of HEADS)
    for (const phrase of table.get(plain.slice(at, at + chars)) ?? [])
      if (phrase.text.length > (longest?.text.length ?? 0) && plain.startsWith(phrase.text, at))
        longest = phrase;
  return longest;
}

/** "I don't remember this" tells of somebody. */
function isTold(plain: string, at: number, { told = '' }: DiscretionWords): boolean {
  const before = plain.slice(Math.max(0, at - TOLD_MAX_CHARS), at);
  return told.split(',').some((words) => words.trim() !== '' && before.endsWith(` ${words.trim()} `));
}

/** Words before such a wish of which one may be its subject: "I really don't remember this". A wish too many costs less than one too few. */
const SUBJECT_WITHIN = 2;

function isOfSomebody({ plain, from, words: { told = '' } }: Unkept): boolean {
  const before = plain.slice(0, from).trim().split(' ').slice(-SUBJECT_WITHIN);
  const subjects = new Set(plainEntries(told, foldText).map(([, subject]) => subject));
  return !before.includes(',') && before.some((word) => word !== '' && subjects.has(word));
}

function tableOf(wish: Wish): Table {
  const table = tables.get(wish) ?? build(wish);
  tables.set(wish, table);
  return table;
}

function build(wish: Wish): Table {
  const table = new Map<string, Phrase[]>();
  for (const { discretionWords: words } of LANGUAGES) {
    if (words === undefined) continue;
    for (const [, plain] of plainEntries(words[wish] ?? '', foldText)) {
      if (plain === '') continue;
      const text = isOpenEnded(plain.at(-1) ?? '') ? plain : `${plain} `;
      const head = text.slice(
        0,
        HEADS.find((chars) => chars <= text.length),
      );
      const phrases = table.get(head);
      if (phrases === undefined) table.set(head, [{ text, words }]);
      else phrases.push({ text, words });
    }
  }
  return table;
}
