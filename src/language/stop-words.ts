/**
 * Function words by language, folded as index terms are. The library's lists are made for prose: what one says only when
 * asking ("tell me", "did", "wo", "¿recuerdas") is added, and the content words on some of them are taken out again.
 */
import { foldText } from '../lib/text/words.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { entriesOf, wordSetOf } from './lists.ts';

const PLAIN = /^[a-z]+$/;
const APOSTROPHE = /['’ʼ]/g;
/** The Greek list writes every sigma as one inside a word. Most words are plain, which spares a cold start the folding. */
const folded = (word: string): string =>
  PLAIN.test(word) ? word : foldText(word).replace(APOSTROPHE, '').replace(/σ$/, 'ς');
const WORD_ONLY = /^[\p{L}\p{M}]+$/u;
const built = new Map<Language, ReadonlySet<string>>();

/** The function words of a language, folded like the words of `wordsOf`; built once, when first asked for. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = built.get(language);
  if (known !== undefined) return known;
  const { list = [], also, but } = language.stopWords ?? {};
  const kept = new Set(entriesOf(but).map(folded));
  const words = [...list, ...entriesOf(also)].map(folded);
  const set = new Set(words.filter((word) => WORD_ONLY.test(word) && !kept.has(word)));
  built.set(language, set);
  return set;
}

/** Stop words with their accents, which tell languages apart: "farò" is Italian, "Faro" is a town. */
export function accentedStopWordsOf({ stopWords }: Language): string[] {
  const words = [...(stopWords?.list ?? []), ...entriesOf(stopWords?.also)];
  return words
    .map((word) => word.toLowerCase().replace(APOSTROPHE, ''))
    .filter((word) => WORD_ONLY.test(word));
}

/** Different words, and a share of all, by which a text shows that it is of a language written in other letters. */
const ROMANISED_MIN = { words: 2, share: 0.2 };
let romanising: readonly Language[] | null = null;

/** The language of a text that is written in Latin letters for once; null for any other text. */
export function romanisedLanguage(words: readonly string[]): Language | null {
  romanising ??= LANGUAGES.filter(({ romanised }) => romanised !== undefined);
  const isOf = ({ romanised }: Language): boolean => {
    const own = wordSetOf(romanised);
    const found = new Set(words.filter((word) => own.has(word)));
    return found.size >= ROMANISED_MIN.words && found.size >= ROMANISED_MIN.share * words.length;
  };
  return romanising.find(isOf) ?? null;
}
