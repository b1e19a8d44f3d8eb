/**
 * The lexicon, unpacked at its first use: how two index terms stand to each other. A word of another language that is an
 * English one too ("chat", "boot") finds nothing, and is understood in no English question. Pure.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import { termOf, wordsOf } from '../../../lib/text/words.ts';
import { vectorRow } from '../../meaning/word-vectors.ts';
import { LEXICON } from './lexicon.ts';

/** Words that mean the same, and a word and the name of its kind. */
const SAME_KIND = 0.85;
const KIND_OF = 0.8;

/** The terms of one kind of a group: English ones, those of other languages, and of these the ones that are English too. */
interface Kind {
  readonly english: readonly string[];
  readonly others: readonly string[];
  readonly ambiguous: readonly string[];
}

/** A kind in its group and field; kind 0 is the name of all. */
interface Place {
  readonly field: number;
  readonly kinds: readonly Kind[];
  readonly kind: number;
}

interface Places {
  readonly clear: ReadonlyMap<string, readonly Place[]>;
  readonly ambiguous: ReadonlyMap<string, readonly Place[]>;
}

let unpacked: Places | undefined;

const termsIn = (words = ''): string[] => [
  ...new Set(
    words.split(/\s+/).flatMap((word) => {
      const [only, ...more] = wordsOf(word);
      return only === undefined || more.length > 0 ? [] : [termOf(only)];
    }),
  ),
];

/** Names of the kinds in other languages, by the first English word of each. */
function translations(): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  for (const { lexicon = '' } of LANGUAGES)
    for (const [, kind = '', words = ''] of lexicon.matchAll(/(?<!\w)(\w+): ([^;]+)/g))
      called.set(kind, `${called.get(kind) ?? ''} ${words}`);
  return called;
}

function readKind(text: string, called: ReadonlyMap<string, string>): Kind {
  const english = termsIn(text);
  const others = termsIn(called.get(text.trim().split(' ', 1)[0] ?? '')).filter(
    (term) => !english.includes(term),
  );
  const isEnglish = (term: string): boolean => vectorRow(term) !== undefined;
  return {
    english,
    others: others.filter((term) => !isEnglish(term)),
    ambiguous: others.filter(isEnglish),
  };
}

function unpack(): Places {
  const clear = new Map<string, Place[]>();
  const ambiguous = new Map<string, Place[]>();
  const put = (map: Map<string, Place[]>, terms: readonly string[], place: Place) => {
    for (const term of terms) {
      const known = map.get(term);
      if (known === undefined) map.set(term, [place]);
      else known.push(place);
    }
  };
  const called = translations();
  for (const [field, groups] of LEXICON.entries())
    for (const group of groups) {
      const kinds = group.split(';').map((kind) => readKind(kind, called));
      for (const [kind, own] of kinds.entries()) {
        const place = { field, kinds, kind };
        put(clear, [...own.english, ...own.others], place);
        put(ambiguous, own.ambiguous, place);
      }
    }
  return { clear, ambiguous };
}

const placesOf = (term: string, isForeign = false): readonly Place[] => {
  unpacked ??= unpack();
  const { clear, ambiguous } = unpacked;
  return (isForeign ? ambiguous.get(term) : undefined) ?? clear.get(term) ?? [];
};

/** The terms that the lexicon has for one of a question, with what each counts; null where it does not know the term. */
export function termsByLexicon(term: string, isForeign: boolean): Map<string, number> | null {
  const places = placesOf(term, isForeign);
  if (places.length === 0) return null;
  const all = new Map<string, number>();
  for (const { kinds, kind } of places)
    for (const [i, { english, others }] of kinds.entries()) {
      if (i !== kind && i !== 0 && kind !== 0) continue;
      const strength = i === kind ? SAME_KIND : KIND_OF;
      for (const other of [...english, ...others]) all.set(other, Math.max(strength, all.get(other) ?? 0));
    }
  return all;
}

/** Looks a term up in the lexicon. */
export const isKnown = (term: string): boolean => placesOf(term).length > 0;

/** Recognises two terms that the lexicon knows to be different things. */
export function areApart(term: string, other: string): boolean {
  const fields = new Set(placesOf(other).map(({ field }) => field));
  const isSameField = placesOf(term).some(({ field }) => fields.has(field));
  return isSameField && term !== other && termsByLexicon(term, false)?.has(other) !== true;
}

/** Recognises a term of a field that has any of the names. */
export const isInFieldOf = (term: string, names: readonly string[]): boolean =>
  placesOf(term).some(({ field }) =>
    names.some((name) => placesOf(name).some((place) => place.field === field)),
  );
