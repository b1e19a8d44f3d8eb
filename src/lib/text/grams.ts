/**
 * Pieces of words in scripts that are written without spaces, or without spaces before particles. A dictionary cuts the same
 * name differently in different company (เชลโลมาก becomes เชล-โลมา-ก, 卡罗琳 is not in it), and its pieces still find it.
 * LoCoMo in Chinese, R@25 / R@50 with the dictionary's words alone and with their characters: 0.641 / 0.708, 0.714 / 0.767.
 * Pure.
 */

/** Scripts written without spaces and with an alphabet: three letters say as much as one Han character. */
const SOUTH_EAST_ASIAN = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const KATAKANA = '\\p{Script=Katakana}ー';
const ALPHABETIC_RUN = new RegExp(`[${KATAKANA}]{4,}|[${SOUTH_EAST_ASIAN}]{4,}`, 'gu');
const HAS_ALPHABET = new RegExp(`[${KATAKANA}${SOUTH_EAST_ASIAN}]`, 'u');
const HAN = /\p{Script=Han}/gu;
const ONLY_HAN = /^\p{Script=Han}+$/u;
const HANGUL = /^\p{Script=Hangul}{3,}$/u;
/** No script with grams stands below (Thai is the first). */
const FIRST_UNIT = 0x0e00;

/** The characters and pairs of characters of a folded word: Chinese, the Chinese part of Japanese, Korean. */
export function gramsOfWord(word: string): string[] {
  if (word.charCodeAt(0) < FIRST_UNIT || word.length < 2) return [];
  if (HANGUL.test(word)) return slices([...word], 2);
  const characters = word.match(HAN) ?? [];
  if (characters.join('').length === word.length && characters.length < 2) return [];
  return characters.length > 2 && ONLY_HAN.test(word)
    ? [...characters, ...slices(characters, 2)]
    : characters;
}

/** All runs of three letters in a folded text, across its words: Thai, Lao, Khmer, Burmese, katakana. */
export function gramsAcrossWords(folded: string): string[] {
  if (!HAS_ALPHABET.test(folded)) return [];
  return (folded.match(ALPHABETIC_RUN) ?? []).flatMap((run) => slices([...run], 3));
}

const slices = (characters: readonly string[], size: number): string[] =>
  characters.slice(size - 1).map((_, i) => characters.slice(i, i + size).join(''));
