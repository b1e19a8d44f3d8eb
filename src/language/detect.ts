/**
 * The language of a short text, read from its script and, among languages in Latin letters, from its function words.
 * A guess that is not clearly ahead is no guess: taking away the stop words of the wrong language loses content. Pure.
 */
import { foldCase, foldText, wordsOf } from '../lib/text/words.ts';
import { namesIn } from './names.ts';
import { accentedStopWordsOf, LATIN_LANGUAGES, type Language, stopWordsOf } from './stop-words.ts';

/** Characters looked at: the language of a text shows in its first sentences. */
const SAMPLE_MAX_CHARS = 400;
/** Points that a language needs, one point being a function word (or letter) that no other language here has. */
const LATIN_MIN_POINTS = 0.75;
/** Different words, or a letter, that must speak for it: one may be a name or a loan. */
const LATIN_MIN_SIGNS = 2;
/** How far it must be ahead of the next one. */
const LATIN_MIN_LEAD = 1.2;

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const SCRIPTS: readonly (readonly [RegExp, (sample: string) => Language | null])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, () => 'ja'],
  [/\p{Script=Han}/gu, () => 'zh'],
  [/\p{Script=Cyrillic}/gu, detectCyrillic],
  // Persian and Urdu share the script, not the words.
  [/\p{Script=Arabic}/gu, (sample) => (/[پچژگکیےٹڈ]/.test(sample) ? null : 'ar')],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/[\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/gu, () => null],
];
/** A foreign term in Latin letters is longer than the same word in Han characters. */
const LATIN_LETTERS_PER_CHARACTER = 3;

/** Letters that only one of the languages here writes. */
const LETTERS: readonly (readonly [RegExp, Latin])[] = [
  [/ß/i, 'de'],
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]/i, 'pt'],
  [/[łąęśźż]/i, 'pl'],
  [/å/i, 'sv'],
  [/[ığş]/, 'tr'],
  [/[œêûëîù]/i, 'fr'],
];

const WORD = /[\p{L}\p{M}]+/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

type Latin = (typeof LATIN_LANGUAGES)[number];

/** The language of a text; plain ASCII that tells nothing else passes for English. */
export function detectLanguage(text: string): Language | 'unknown' {
  return guessLanguage(text) ?? (isAscii(text.slice(0, SAMPLE_MAX_CHARS)) ? 'en' : 'unknown');
}

/** The language of a text as far as its own words and letters tell, else null. */
export function guessLanguage(text: string): Language | null {
  const sample = text.slice(0, SAMPLE_MAX_CHARS);
  if (!NOT_LATIN.test(sample)) return detectLatin(sample);
  const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
  const counts = SCRIPTS.map(([letters]) => count(letters));
  // Japanese is written in both.
  if ((counts[0] ?? 0) > 0) counts[0] = (counts[0] ?? 0) + (counts[1] ?? 0);
  const most = Math.max(...counts);
  if (most * LATIN_LETTERS_PER_CHARACTER < count(/\p{Script=Latin}/gu)) return detectLatin(sample);
  return most === 0 ? null : (SCRIPTS[counts.indexOf(most)]?.[1](sample) ?? null);
}

/** Ukrainian by its letters or, as many short texts have none of them, by its words. */
function detectCyrillic(sample: string): Language {
  if (/[іїєґ]/i.test(sample)) return 'uk';
  if (/[ыэъё]/i.test(sample)) return 'ru';
  const words = wordsOf(sample);
  const hits = (language: Language) => words.filter((word) => stopWordsOf(language).has(word)).length;
  return hits('uk') > hits('ru') ? 'uk' : 'ru';
}

let owners: ReadonlyMap<string, readonly Latin[]> | null = null;

/** For each function word, the languages that have it. */
function ownersOfWords(): ReadonlyMap<string, readonly Latin[]> {
  if (owners !== null) return owners;
  const found = new Map<string, Latin[]>();
  for (const language of LATIN_LANGUAGES)
    for (const word of new Set(accentedStopWordsOf(language))) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [language]);
      else known.push(language);
    }
  owners = found;
  return found;
}

function detectLatin(sample: string): Language | null {
  const points = new Map<Latin, { points: number; signs: number }>();
  const give = (language: Latin, share: number) => {
    const { points: before, signs } = points.get(language) ?? { points: 0, signs: 0 };
    points.set(language, { points: before + share, signs: signs + 1 });
  };
  const names = namesIn(sample);
  for (const word of new Set(foldCase(sample).replace(APOSTROPHE, '').match(WORD) ?? [])) {
    const languages = names.size > 0 && names.has(foldText(word)) ? [] : (ownersOfWords().get(word) ?? []);
    for (const language of languages) give(language, 1 / languages.length);
  }
  for (const [letters, language] of LETTERS) if (letters.test(sample)) give(language, 1);
  const [first, second] = [...points].sort((a, b) => b[1].points - a[1].points);
  if (first === undefined || first[1].signs < LATIN_MIN_SIGNS || first[1].points < LATIN_MIN_POINTS)
    return null;
  return first[1].points >= LATIN_MIN_LEAD * (second?.[1].points ?? 0) ? first[0] : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is.
const isAscii = (text: string): boolean => /^[\u0000-\u007f‘’“”–—…]*$/.test(text);
