/**
 * Text to index terms, the same on both sides of a search: folded (width, case, diacritics), cut into words (with
 * `Intl.Segmenter` where a script has no spaces), stemmed by script, and with the other spellings and the pieces by which a
 * word is looked for.
 */
import { memoiseByText } from '../memoise-by-text.ts';
import { codesIn } from './codes.ts';
import { humpsOf, joinedWords } from './compounds.ts';
import { gramsAcrossWords, gramsOfWord } from './grams.ts';
import { foldLetters, isAscii, normalised } from './letters.ts';
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
/** The same in a text of ASCII, which takes a third of the time. */
const ASCII_WORD = /[a-z0-9]+(?:(?<=[0-9])[.,:/-](?=[0-9])[a-z0-9]+)*(?:\+\+|#(?![a-z0-9]))?/g;
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

/** Width, case and invisible characters folded away; accents stay. */
export const foldCase = (text: string): string => (isAscii(text) ? text.toLowerCase() : foldOthers(text));

/** The same of a text that is not all ASCII. */
const foldOthers = (text: string): string => normalised(text, 'NFKC').replace(INVISIBLE, '').toLowerCase();

/** Width, case, accents and invisible characters folded away. The vectors of the embedders hang on it: it never changes. */
export function foldAccents(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const folded = foldOthers(text);
  return isAscii(folded) ? folded : folded.normalize('NFD').replace(ACCENTED, '$1').normalize('NFC');
}

/** The same, and variants of letters and digits folded as well: ø, ß, ł, ٣. */
export function foldText(text: string): string {
  return isAscii(text) ? text.toLowerCase() : (foldEach(text) ?? foldWhole(text));
}

function foldWhole(text: string): string {
  const folded = foldAccents(text);
  return isAscii(folded) ? folded : foldLetters(folded);
}

/** Ways in which a letter folds: to itself, to another one, or as the letters beside it want. */
const [ITSELF, OTHER, BY_CONTEXT] = [1, 2, 3];
const foldings = new Uint8Array(0x10000);
const foldedLetters = new Map<number, string>();
/** Marks join the letter before them, capital sigma looks whether it ends a word, parts of Hangul join one another. */
const HANGS_ON_OTHERS =
  /^[\p{M}\p{Cs}\p{Default_Ignorable_Code_Point}\u03a3\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]/u;

/** Folds letter by letter, which most texts can be: each is looked up. Null of a text whose letters hang on one another. */
function foldEach(text: string): string | null {
  let folded = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const folding = foldings[code] || learnFolding(code);
    if (folding === ITSELF) continue;
    if (folding === BY_CONTEXT) return null;
    folded += text.slice(from, at) + foldedLetters.get(code);
    from = at + 1;
  }
  return from === 0 ? text : folded + text.slice(from);
}

function learnFolding(code: number): number {
  const letter = String.fromCharCode(code);
  const folded = foldWhole(letter);
  const hangs = HANGS_ON_OTHERS.test(letter) || HANGS_ON_OTHERS.test(letter.normalize('NFKC'));
  const folding = hangs ? BY_CONTEXT : folded === letter ? ITSELF : OTHER;
  if (folding === OTHER) foldedLetters.set(code, folded);
  foldings[code] = folding;
  return folding;
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

/** Texts whose terms are kept as a set, in characters. */
const SETS_KEPT_CHARS = 600_000;

/** The same, each once. */
export const termSetOf: (text: string) => ReadonlySet<string> = memoiseByText(
  SETS_KEPT_CHARS,
  (text) => new Set(termsOf(text)),
);

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
function foldWords(text: string): string {
  const folded = isAscii(text)
    ? text.toLowerCase()
    : foldText(text.replace(TRADE_MARK, ' ')).replace(KEYCAP, '');
  return HAS_APOSTROPHE.test(folded) ? folded.replace(ELIDED, '$1$2 $2').replace(APOSTROPHE, '') : folded;
}
const HAS_APOSTROPHE = /['’ʼ]/;

function wordsIn(folded: string): string[] {
  const words = isAscii(folded)
    ? folded.match(ASCII_WORD)
    : (HAS_UNSPACED.test(folded) ? separateWords(folded) : folded).match(WORD);
  return (words ?? []).map((word) => (word.length > WORD_MAX_CHARS ? word.slice(0, WORD_MAX_CHARS) : word));
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
