/** Meanings of words in dates, by the languages they are read in; built from the lists when first asked for. */

import { foldText } from '../../lib/text/words.ts';
import type { DateWords } from '../date-words.ts';
import type { Language } from '../language.ts';
import { entriesOf, foldedEntriesOf } from '../lists.ts';
import type { Unit } from './calendar.ts';

/** Role of a word between dates. */
export type Role =
  | 'ago'
  | 'agoFirst'
  | 'aheadFirst'
  | 'since'
  | 'before'
  | 'after'
  | 'between'
  | 'from'
  | 'to'
  | 'and'
  | 'in'
  | 'dayParts'
  | 'fill';

/** Meanings of a lexeme; a word may have several. */
export interface Meaning {
  month?: number;
  isAmbiguous?: boolean;
  weekday?: number;
  season?: number;
  unit?: Unit;
  count?: { readonly min: number; readonly max: number };
  /** -1 last, 0 this, 1 next. */
  relative?: number;
  /** "The past month": up to now. */
  isPast?: boolean;
  /** Days from today. */
  days?: number;
  /** Years from this one. */
  years?: number;
  part?: number;
  roles?: Set<Role>;
}

const ROLES = [
  'ago',
  'agoFirst',
  'aheadFirst',
  'since',
  'before',
  'after',
  'between',
  'from',
  'to',
  'and',
  'in',
  'dayParts',
  'fill',
] as const;
const UNITS: readonly Unit[] = ['hour', 'day', 'week', 'weekend', 'month', 'year'];
/** Range that "a few" may stand for. */
const FEW = { min: 2, max: 5 };
const PAIR = { min: 2, max: 2 };
const MONTHS = 12;
const WEEKDAYS = 7;
/** Of a month that is only told by its number there is no name. */
const HAS_LETTER = /^(?!\P{L}*$)/u;

/** Words of dates in some languages, read together. */
export interface Vocabulary {
  /** By folded word or phrase; a stem ends in `*`. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The words that phrases begin with. */
  readonly openings: ReadonlySet<string>;
  readonly hasStems: boolean;
  /** Prefixes that are written to the next word without a space. */
  readonly attached: readonly string[];
  /** The longest word of a language that writes its words into each other; 0 where none does. */
  readonly unspacedMaxChars: number;
  readonly yearsAhead: number;
}

const vocabularies = new Map<string, Vocabulary>();

const PLAIN = /^[a-z0-9]*$/i;

/** A word as a key: "today's" is "today"; other apostrophes fall out as they do in index terms. */
export const keyOf = (word: string): string =>
  PLAIN.test(word)
    ? word.toLowerCase()
    : foldText(word.replace(/(?<=\p{L}{3})['’]s$/u, '')).replace(/['’]/g, '');

export function vocabularyOf(languages: readonly Language[]): Vocabulary {
  const name = languages.map(({ code }) => code).join();
  const known = vocabularies.get(name);
  if (known !== undefined) return known;
  const meanings = new Map<string, Meaning>();
  for (const { code, dates = {} } of languages) {
    addNames(meanings, code);
    addWords(meanings, dates);
  }
  const keys = [...meanings.keys()];
  const vocabulary = {
    meanings,
    openings: new Set(keys.flatMap((key) => (key.includes(' ') ? key.split(' ', 1) : []))),
    hasStems: keys.some((key) => key.endsWith('*')),
    attached: languages.flatMap(({ attached }) => foldedEntriesOf(attached)),
    unspacedMaxChars: languages.some(({ unspaced }) => unspaced)
      ? Math.max(...keys.map((key) => key.length))
      : 0,
    yearsAhead: Math.max(0, ...languages.map(({ dates }) => dates?.yearsAhead ?? 0)),
  };
  vocabularies.set(name, vocabulary);
  return vocabulary;
}

/** Months, as they stand alone and beside a day, and weekdays. */
function addNames(vocabulary: Map<string, Meaning>, code: string): void {
  const alone = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' });
  const dated = new Intl.DateTimeFormat(code, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  });
  for (let i = 0; i < MONTHS; i++) {
    // The second of January 2022 was a Sunday.
    const at = Date.UTC(2022, i, 2);
    for (const format of [alone, dated]) {
      const name = format.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '';
      if (HAS_LETTER.test(name)) give(vocabulary, name, (meaning) => (meaning.month = i));
    }
  }
  for (let i = 0; i < WEEKDAYS; i++) {
    const name =
      dated.formatToParts(Date.UTC(2022, 0, 2 + i)).find(({ type }) => type === 'weekday')?.value ?? '';
    give(vocabulary, name, (meaning) => (meaning.weekday = i));
  }
}

function give(vocabulary: Map<string, Meaning>, word: string, change: (meaning: Meaning) => void): void {
  const key = keyOf(word.replaceAll('-', ' ')).trim();
  if (key === '') return;
  const meaning = vocabulary.get(key) ?? {};
  change(meaning);
  vocabulary.set(key, meaning);
}

function addWords(vocabulary: Map<string, Meaning>, words: DateWords): void {
  const all = (list: string | undefined, change: (meaning: Meaning) => void) => {
    for (const word of entriesOf(list)) give(vocabulary, word, change);
  };
  const each = (list: string | undefined, change: (meaning: Meaning, index: number) => void) => {
    for (const [i, entry] of entriesOf(list).entries())
      for (const word of entry.split('/')) give(vocabulary, word, (meaning) => change(meaning, i));
  };
  each(words.months, (meaning, i) => (meaning.month = i));
  each(words.weekdays, (meaning, i) => (meaning.weekday = i));
  each(words.seasons, (meaning, i) => (meaning.season = i));
  each(words.units, (meaning, i) => (meaning.unit = UNITS[i] ?? 'day'));
  each(words.pairs, (meaning, i) => Object.assign(meaning, { unit: UNITS[i], count: PAIR }));
  each(words.numbers, (meaning, i) => (meaning.count = { min: i + 1, max: i + 1 }));
  each(words.days, (meaning, i) => (meaning.days = i - 2));
  each(words.years, (meaning, i) => (meaning.years = i - 2));
  each(words.parts, (meaning, i) => (meaning.part = i));
  all(words.few, (meaning) => (meaning.count = FEW));
  all(words.last, (meaning) => (meaning.relative = -1));
  all(words.past, (meaning) => Object.assign(meaning, { relative: -1, isPast: true }));
  all(words.this, (meaning) => (meaning.relative = 0));
  all(words.next, (meaning) => (meaning.relative = 1));
  for (const role of ROLES)
    all(words[role], (meaning) => {
      meaning.roles = new Set(meaning.roles).add(role);
    });
  all(words.ambiguous, (meaning) => (meaning.isAmbiguous = true));
}
