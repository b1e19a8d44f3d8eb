/** What words may mean in dates, by the languages they are read in; built from the lists when first asked for. */
import { foldText } from '../../../lib/text/words.ts';
import type { Unit } from './calendar.ts';
import { DATE_WORDS, type DateLanguage, type DateWords } from './date-words.ts';

/** What a word does between dates. */
export type Role =
  | 'ago'
  | 'agoFirst'
  | 'since'
  | 'before'
  | 'after'
  | 'between'
  | 'from'
  | 'to'
  | 'and'
  | 'in'
  | 'fill';

/** What a lexeme may mean; a word may mean several things. */
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
  part?: number;
  roles?: Set<Role>;
}

const ROLES = [
  'ago',
  'agoFirst',
  'since',
  'before',
  'after',
  'between',
  'from',
  'to',
  'and',
  'in',
  'fill',
] as const;
const UNITS: readonly Unit[] = ['hour', 'day', 'week', 'weekend', 'month', 'year'];
/** What "a few" may stand for. */
const FEW = { min: 2, max: 5 };

/** What is known of some languages. */
export interface Vocabulary {
  /** By folded word or phrase; a stem ends in `*`. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The words that phrases begin with. */
  readonly openings: ReadonlySet<string>;
  readonly hasStems: boolean;
}

const vocabularies = new Map<string, Vocabulary>();

const PLAIN = /^[a-z0-9]*$/i;

/** A word as a key: "today's" is "today"; other apostrophes fall out as they do in index terms. */
export const keyOf = (word: string): string =>
  PLAIN.test(word)
    ? word.toLowerCase()
    : foldText(word.replace(/(?<=\p{L}{3})['’]s$/u, '')).replace(/['’]/g, '');

export function vocabularyOf(languages: readonly DateLanguage[]): Vocabulary {
  const name = languages.join();
  const known = vocabularies.get(name);
  if (known !== undefined) return known;
  const meanings = new Map<string, Meaning>();
  for (const language of languages) addWords(meanings, DATE_WORDS[language]);
  const keys = [...meanings.keys()];
  const vocabulary = {
    meanings,
    openings: new Set(keys.flatMap((key) => (key.includes(' ') ? key.split(' ', 1) : []))),
    hasStems: keys.some((key) => key.endsWith('*')),
  };
  vocabularies.set(name, vocabulary);
  return vocabulary;
}

function addWords(vocabulary: Map<string, Meaning>, words: DateWords): void {
  const add = (alternatives: string | undefined, give: (meaning: Meaning) => void) => {
    for (const word of alternatives?.split('|') ?? []) {
      const key = keyOf(word.replaceAll('_', ' '));
      const meaning = vocabulary.get(key) ?? {};
      give(meaning);
      if (key !== '') vocabulary.set(key, meaning);
    }
  };
  const each = (line: string, give: (meaning: Meaning, index: number) => void) => {
    for (const [i, alternatives] of line.split(' ').entries())
      add(alternatives, (meaning) => give(meaning, i));
  };
  each(words.months, (meaning, i) => (meaning.month = i));
  each(words.weekdays, (meaning, i) => (meaning.weekday = i));
  each(words.seasons, (meaning, i) => (meaning.season = i));
  each(words.units, (meaning, i) => (meaning.unit = UNITS[i] ?? 'day'));
  each(words.numbers, (meaning, i) => (meaning.count = { min: i + 1, max: i + 1 }));
  each(words.days, (meaning, i) => (meaning.days = i - 2));
  each(words.parts, (meaning, i) => (meaning.part = i));
  add(words.few, (meaning) => (meaning.count = FEW));
  add(words.last, (meaning) => (meaning.relative = -1));
  add(words.past, (meaning) => Object.assign(meaning, { relative: -1, isPast: true }));
  add(words.this, (meaning) => (meaning.relative = 0));
  add(words.next, (meaning) => (meaning.relative = 1));
  for (const role of ROLES)
    add(words[role], (meaning) => {
      meaning.roles = new Set(meaning.roles).add(role);
    });
  for (const word of words.ambiguous.split(' ').filter(Boolean))
    add(word, (meaning) => (meaning.isAmbiguous = true));
}
