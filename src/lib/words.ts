/**
 * Text to index terms, the same on both sides of a search: folded (width, case, diacritics), cut into words (with
 * `Intl.Segmenter` where a script has no spaces), stemmed where the word is plain Latin.
 */
import { stemmer } from 'stemmer';

/** Scripts that write words without spaces between them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED_RUN = new RegExp(`[${UNSPACED}ー]+`, 'gu');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** A word with its marks and a language suffix such as C++ or C#; or one pictograph. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#)?|\p{Extended_Pictographic}/gu;
/** Marks are letters in Thai or Devanagari and accents here. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const PLAIN_LATIN = /^[a-z]+$/;
/** A longer run is not a word anyone searches for (base64, minified code); its beginning is enough to find it. */
const WORD_MAX_CHARS = 40;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Soft hyphens, joiners, variation selectors: characters that show nothing and split no word. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/** Width, case and invisible characters folded away; accents stay. */
export const foldCase = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();

/** Width, case, accents and invisible characters folded away. */
export function foldText(text: string): string {
  return foldCase(text).normalize('NFD').replace(ACCENTED, '$1').normalize('NFC');
}

/** The words of a text in order, folded but not stemmed. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text).replace(APOSTROPHE, '');
  const spaced = HAS_UNSPACED.test(folded) ? folded.replace(UNSPACED_RUN, separateWords) : folded;
  return (spaced.match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX_CHARS));
}

/** The term under which a folded word is indexed. */
export const termOf = (word: string): string => (PLAIN_LATIN.test(word) ? stemmer(word) : word);

/** The index terms of a text in order, repetitions kept (they are its term frequencies). */
export const termsOf = (text: string): string[] => wordsOf(text).map(termOf);

function separateWords(run: string): string {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run)) if (isWordLike) words.push(segment);
  return ` ${words.join(' ')} `;
}
