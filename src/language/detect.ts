/**
 * The language of a short text, read from its script and, among languages in Latin letters, from its function words.
 * A guess that is not clearly ahead is no guess: taking away the stop words of the wrong language loses content. Pure.
 */
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { isAscii } from '../lib/text/letters.ts';
import { foldCase, foldText, wordsOf } from '../lib/text/words.ts';
import { english } from './en.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { entriesOf } from './lists.ts';
import { namesIn } from './names.ts';
import { accentedStopWordsOf, stopWordsOf } from './stop-words.ts';

/** Characters looked at: the language of a text shows in its first sentences. */
const SAMPLE_MAX_CHARS = 400;
/** Points that a language needs, one point being a function word (or letter) that no other language here has. */
const LATIN_MIN_POINTS = 0.75;
/** Different words, or a letter, that must speak for it: one may be a name or a loan. */
const LATIN_MIN_SIGNS = 2;
/** Least lead over the next language, as a factor. */
const LATIN_MIN_LEAD = 1.2;

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Languages whose letters have no name of their own in Unicode; Japanese is written in Han characters as well. */
const LETTERS: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Hiragana}\\p{Script=Katakana}',
  Hans: '\\p{Script=Han}',
  Kore: '\\p{Script=Hangul}',
};
/** A foreign term in Latin letters is longer than the same word in Han characters. */
const LATIN_LETTERS_PER_CHARACTER = 3;

/** The languages of one script, and a letter of it. */
interface Script {
  readonly letters: RegExp;
  readonly languages: readonly Language[];
}

const WORD = /[\p{L}\p{M}]+/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

let scripts: ReadonlyMap<string, Script> | null = null;

/** Letters and languages of each script, by its code (`Latn`). */
function allScripts(): ReadonlyMap<string, Script> {
  if (scripts !== null) return scripts;
  const languages = Map.groupBy(LANGUAGES, ({ code }) => new Intl.Locale(code).maximize().script ?? '');
  scripts = new Map(
    [...languages].map(([script, own]) => [
      script,
      { letters: new RegExp(`[${LETTERS[script] ?? `\\p{Script=${script}}`}]`, 'gu'), languages: own },
    ]),
  );
  return scripts;
}

/** Languages whose texts are never taken for theirs, since they list no function words. */
let unknown: readonly Language[] | null = null;
export const unguessedLanguages = (): readonly Language[] =>
  (unknown ??= LANGUAGES.filter(({ stopWords }) => stopWords === undefined));

let latin: readonly Language[] | null = null;

/** The languages that a text in Latin letters may be of: only their words tell them apart. */
export function latinLanguages(): readonly Language[] {
  latin ??= (allScripts().get('Latn')?.languages ?? []).filter(({ stopWords }) => stopWords !== undefined);
  return latin;
}

/** The language of a text; plain ASCII that tells nothing else passes for English, and null is one that is not known. */
export const detectLanguage = (text: string, own = guessLanguage(text)): Language | null =>
  own ?? (isPlain(text.slice(0, SAMPLE_MAX_CHARS)) ? english : null);

/** Texts whose language is kept, in characters: several rules ask for that of one text. */
const GUESSED_KEPT_CHARS = 200_000;
const guessed = memoiseByText(GUESSED_KEPT_CHARS, (sample) => ({ language: guessFrom(sample) }));

/** The language of a text as far as its own words and letters tell, else null. */
export const guessLanguage = (text: string): Language | null =>
  guessed(text.slice(0, SAMPLE_MAX_CHARS)).language;

function guessFrom(sample: string): Language | null {
  if (!NOT_LATIN.test(sample)) return detectLatin(sample);
  let most: { readonly count: number; readonly languages: readonly Language[] } = { count: 0, languages: [] };
  for (const [script, { letters, languages }] of allScripts()) {
    let count = sample.match(letters)?.length ?? 0;
    if (script === 'Latn') continue;
    if (script === 'Jpan' && count > 0) count += sample.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (count > most.count) most = { count, languages };
  }
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return most.count * LATIN_LETTERS_PER_CHARACTER < latin
    ? detectLatin(sample)
    : oneOf(most.languages, sample);
}

/**
 * Chooses among languages in one script: the one whose own letters are there or, as many short texts have none, most of whose
 * words are.
 */
function oneOf(languages: readonly Language[], sample: string): Language | null {
  const folded = foldCase(sample);
  const byLetters = languages.find((language) => hasLetterOf(language, folded));
  if (byLetters !== undefined) return byLetters.stopWords === undefined ? null : byLetters;
  const words = wordsOf(sample);
  const known = languages.filter(({ stopWords }) => stopWords !== undefined);
  const hits = known.map((language) => words.filter((word) => stopWordsOf(language).has(word)).length);
  return known[hits.indexOf(Math.max(...hits))] ?? null;
}

const lettersOf = new Map<Language, readonly string[]>();

function hasLetterOf(language: Language, folded: string): boolean {
  const known = lettersOf.get(language);
  const letters = known ?? entriesOf(language.letters);
  if (known === undefined) lettersOf.set(language, letters);
  return letters.some((letter) => folded.includes(letter));
}

let owners: ReadonlyMap<string, readonly Language[]> | null = null;

/** Languages that have a function word, for each such word. */
function ownersOfWords(): ReadonlyMap<string, readonly Language[]> {
  if (owners !== null) return owners;
  const found = new Map<string, Language[]>();
  for (const language of latinLanguages())
    for (const word of new Set(accentedStopWordsOf(language))) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [language]);
      else known.push(language);
    }
  owners = found;
  return found;
}

function detectLatin(sample: string): Language | null {
  const points = new Map<Language, { points: number; signs: number }>();
  const give = (language: Language, share: number) => {
    const { points: before, signs } = points.get(language) ?? { points: 0, signs: 0 };
    points.set(language, { points: before + share, signs: signs + 1 });
  };
  const names = namesIn(sample);
  const folded = foldCase(sample);
  for (const word of new Set(folded.replace(APOSTROPHE, '').match(WORD) ?? [])) {
    const languages = names.size > 0 && names.has(foldText(word)) ? [] : (ownersOfWords().get(word) ?? []);
    for (const language of languages) give(language, 1 / languages.length);
  }
  // Letters by which a language shows are none of ASCII.
  if (!isAscii(folded))
    for (const language of latinLanguages()) if (hasLetterOf(language, folded)) give(language, 1);
  const [first, second] = [...points].sort((a, b) => b[1].points - a[1].points);
  if (first === undefined || first[1].signs < LATIN_MIN_SIGNS || first[1].points < LATIN_MIN_POINTS)
    return null;
  return first[1].points >= LATIN_MIN_LEAD * (second?.[1].points ?? 0) ? first[0] : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is.
const isPlain = (text: string): boolean => /^[\u0000-\u007f‘’“”–—…]*$/.test(text);
