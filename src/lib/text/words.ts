/**
 * Text to index terms, the same on both sides of a search: folded (width, case, diacritics), cut into words (with
 * `Intl.Segmenter` where a script has no spaces), stemmed by script, and with the other spellings and the pieces by which a
 * word is looked for.
 */
import { memoiseByText } from '../memoise-by-text.ts';
import { codesIn } from './codes.ts';
import { humpsOf, joinedWords } from './compounds.ts';
import { gramsAcrossWords, gramsOfWord } from './grams.ts';
import { foldLetters, normalised } from './letters.ts';
import { numberParts, numberTerm } from './numbers.ts';
import { participleStem, stemOf } from './stems.ts';

/** Scripts that write words without spaces between them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED_RUN = new RegExp(`[${UNSPACED}ー]+`, 'gu');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** A word with its marks, the separators between its digits and a suffix such as C++ or C#; a flag; or one pictograph. */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?<=\p{N})[.,:/-](?=\p{N})[\p{L}\p{N}\p{M}]+)*(?:\+\+|#(?![\p{L}\p{N}]))?|\p{RI}{2}|\p{Extended_Pictographic}/gu;
/** Marks are letters in Thai or Devanagari and accents here. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** A possessive after s adds nothing ("James's"). */
const APOSTROPHE = /(?<=s)['’ʼ]s(?![\p{L}\p{N}])|(?<=\p{L})['’ʼ](?=\p{L})/gu;
/** French and Italian words that lose their vowel before another: the word behind is asked for alone ("Orléans"). */
const ELIDED =
  /(?<![\p{L}\p{N}])((?:jus|lors|puis|quel|quoi)?qu|[cdjlmnstv]|un|all|dall|dell|nell|sull|coll|quell|bell|sant)['’ʼ](\p{L}{2,})/gu;
/** Signs that compatibility folding would turn into letters of the word before. */
const TRADE_MARK = /[™℠]/gu;
/** The frame of a keycap emoji. */
const KEYCAP = /\u20e3/g;
const ASCII_LETTER = /^[a-z]/;
const HAS_NUMBER = /\p{N}/u;
/** A longer run is not a word anyone searches for (base64, minified code); its beginning is enough to find it. */
const WORD_MAX_CHARS = 40;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Belongs to no run, and no word reaches across it. */
const BETWEEN_RUNS = '\n';

/** Soft hyphens, joiners, variation selectors: characters that show nothing and split no word. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is.
const ASCII = /^[\u0000-\u007f]*$/;

/** Width, case and invisible characters folded away; accents stay. */
export const foldCase = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : normalised(text, 'NFKC').replace(INVISIBLE, '').toLowerCase();

/** Width, case, accents and invisible characters folded away. The vectors of the embedders hang on it: it never changes. */
export function foldAccents(text: string): string {
  const folded = foldCase(text);
  return ASCII.test(folded) ? folded : folded.normalize('NFD').replace(ACCENTED, '$1').normalize('NFC');
}

/** The same, and variants of letters and digits folded as well: ø, ß, ł, ٣. */
export function foldText(text: string): string {
  const folded = foldAccents(text);
  return ASCII.test(folded) ? folded : foldLetters(folded);
}

/** The words of a text in order, folded but not stemmed; a number with separators is one word. */
export const wordsOf = (text: string): string[] => wordsIn(foldWords(text));

/** Words whose terms are kept: a turn asks for each of its words some twenty times. */
const TERMS_KEPT = 8_192;
const keptTerms = new Map<string, string>();

/** The term under which a folded word is indexed. */
export function termOf(word: string): string {
  const kept = keptTerms.get(word);
  if (kept !== undefined) return kept;
  const term = numberTerm(word) ?? stemOf(word);
  if (keptTerms.size >= TERMS_KEPT) keptTerms.clear();
  keptTerms.set(word, term);
  return term;
}

/** Texts whose terms are kept, in characters. */
const TEXTS_KEPT_CHARS = 1_000_000;

/** The index terms of a text, repetitions kept (they are its term frequencies). */
export const termsOf: (text: string) => readonly string[] = memoiseByText(TEXTS_KEPT_CHARS, (text) => {
  const folded = foldWords(text);
  return [
    ...termsOfEach(wordsIn(folded), true),
    ...otherSpellings(text, folded),
    ...codesIn(text),
    ...gramsAcrossWords(folded),
  ];
});

/** The terms to look for in the index for some words of a text: those that a question is about. */
export const termsOfWords = (text: string, words: readonly string[]): string[] => [
  ...termsOfEach(words, false),
  ...otherSpellings(text, foldWords(text)),
  ...words.flatMap(gramsAcrossWords),
];

/** Terms and pieces of words. A text says most of its words more than once: each is looked at once. */
function termsOfEach(words: readonly string[], isIndexed: boolean): string[] {
  const known = new Map<string, readonly string[]>();
  return words.flatMap((word) => {
    const terms = known.get(word) ?? termsOfWord(word, isIndexed);
    known.set(word, terms);
    return terms;
  });
}

function termsOfWord(word: string, isIndexed: boolean): readonly string[] {
  const term = termOf(word);
  if (HAS_NUMBER.test(word)) return [term, ...numberParts(word).map(stemOf)];
  if (!ASCII_LETTER.test(word)) return [term, ...gramsOfWord(word)];
  const stem = isIndexed ? participleStem(word) : null;
  return stem === null || stem === term ? [term] : [term, stem];
}

/** Other spellings of compound words: those joined by marks as a whole, those written as one in their parts. */
function otherSpellings(text: string, folded: string): string[] {
  const wholes = joinedWords(folded).map((whole) => termOf(whole.slice(0, WORD_MAX_CHARS)));
  return [...wholes, ...humpsOf(text).map((part) => termOf(foldText(part)))];
}

/** Folded, and with apostrophes gone. */
const foldWords = (text: string): string =>
  foldText(text.replace(TRADE_MARK, ' '))
    .replace(KEYCAP, '')
    .replace(ELIDED, '$1$2 $2')
    .replace(APOSTROPHE, '');

function wordsIn(folded: string): string[] {
  const spaced = HAS_UNSPACED.test(folded) ? separateWords(folded) : folded;
  return (spaced.match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX_CHARS));
}

/** The text with spaces between the words of its unspaced runs. All runs are cut at once: to begin costs more than to cut. */
function separateWords(folded: string): string {
  const runs = folded.match(UNSPACED_RUN) ?? [];
  const cut: string[][] = [[]];
  for (const { segment, isWordLike } of segmenter.segment(runs.join(BETWEEN_RUNS))) {
    if (segment === BETWEEN_RUNS) cut.push([]);
    else if (isWordLike) cut.at(-1)?.push(segment);
  }
  let run = 0;
  return folded.replace(UNSPACED_RUN, () => ` ${cut[run++]?.join(' ') ?? ''} `);
}
