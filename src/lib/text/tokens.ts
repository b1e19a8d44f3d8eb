/**
 * Token counts, without a model and without its tokenizer, which would weigh as much as the whole Worker. A text is cut where
 * the tokenizers of the GPT family cut it (o200k), and each piece is filled with the longest tokens of their vocabulary. Against the
 * tokenizer itself that errs by one percent; a small margin keeps it from telling too few. Other models' tokens are of
 * much the same size. Measured by test/eval/token-error.ts.
 */
import { memoiseByText } from '../memoise-by-text.ts';
import { isAscii } from './letters.ts';
import { TOKEN_MAX_BYTES, tokenLengthAt } from './token-vocabulary/vocabulary.ts';

/** Pieces that no token reaches across: words with what stands before them, up to three digits, signs, blanks (o200k). */
const PIECE =
  /[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?:'[sStTmMdD]|'[rR][eE]|'[vV][eE]|'[lL][lL])?|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?:'[sStTmMdD]|'[rR][eE]|'[vV][eE]|'[lL][lL])?|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+/gu;
/** The same in a text of ASCII, which takes a third of the time. */
const ASCII_PIECE =
  /[^\r\nA-Za-z0-9]?[A-Z]*[a-z]+(?:'[sStTmMdD]|'[rR][eE]|'[vV][eE]|'[lL][lL])?|[^\r\nA-Za-z0-9]?[A-Z]+[a-z]*(?:'[sStTmMdD]|'[rR][eE]|'[vV][eE]|'[lL][lL])?|[0-9]{1,3}| ?[^\sA-Za-z0-9]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+/g;
/** Factor by which a count is raised: longest tokens first is sometimes a better filling than the tokenizer's own. */
const MARGIN = 1.03;
/** Code points that belong to the character before them: marks, variation selectors, skin tones, joiners. */
const JOINED = /^(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d)/u;
/** The last words of a beginning that ends within a word, from the blank before it; scripts without blanks have none. */
const TORN_WORD = /\s\S{0,40}$/u;
const ELLIPSIS = '…';

/** Texts whose counts are kept, in characters: a turn counts its lines and parts several times over. */
const COUNTED_KEPT_CHARS = 1_000_000;

/** Estimated number of tokens of `text`. */
export const countTokens: (text: string) => number = memoiseByText(
  COUNTED_KEPT_CHARS,
  (text) => read(text, Number.POSITIVE_INFINITY).tokens,
);

/** The beginning of `text` that fits `limit` tokens, cut between words, with an ellipsis when something was cut. */
export function truncateToTokens(text: string, limit: number): string {
  if (limit <= 0) return '';
  const beginning = fittingBeginning(text, limit);
  if (beginning === text) return text;
  const isTorn = /[\p{L}\p{N}]$/u.test(beginning) && /^[\p{L}\p{N}]/u.test(text.slice(beginning.length));
  return `${(isTorn ? beginning.replace(TORN_WORD, '') : beginning).trimEnd()}${ELLIPSIS}`;
}

/** Characters of a text of which it is counted first whether it fits: most do, and their counts are kept from turn to turn. */
const COUNTED_FIRST_MAX_CHARS = 1_000;

/** The beginning that fits with an ellipsis behind it, blanks at its end and a torn word as they are; all of a text that fits. */
export function fittingBeginning(text: string, limit: number): string {
  if (text.length <= COUNTED_FIRST_MAX_CHARS && countTokens(text) <= limit) return text;
  const { tokens, fitting } = read(text, limit);
  if (tokens <= limit) return text;
  return fitting === 0 ? withinPiece(text, limit) : text.slice(0, fitting);
}

const withMargin = (tokens: number): number => Math.round(tokens * MARGIN);

/** Reads pieces until they are more than `limit` tokens; `fitting` characters of them leave room for an ellipsis. */
function read(text: string, limit: number): { readonly tokens: number; readonly fitting: number } {
  let raw = 0;
  let fitting = 0;
  for (const [piece] of text.matchAll(isAscii(text) ? ASCII_PIECE : PIECE)) {
    raw += countPiece(piece);
    if (withMargin(raw) > limit) break;
    if (withMargin(raw + 1) <= limit) fitting += piece.length;
  }
  return { tokens: withMargin(raw), fitting };
}

const encoder = new TextEncoder();
/** Bytes of a piece; a longer one has a buffer of its own. */
const buffer = new Uint8Array(1024);
const UTF8_MAX_BYTES = 3;
/** Random letters, as in a key: pieces of so many tokens that are so short. Longest tokens first fill them better than the tokenizer does. */
const GIBBERISH_MIN_TOKENS = 5;
const GIBBERISH_MAX_BYTES = 2.5;
const GIBBERISH_FACTOR = 1.1;
const ASCII_END = 128;

/** Tokens of a piece, the longest ones first. */
function countPiece(piece: string): number {
  const bytes =
    piece.length * UTF8_MAX_BYTES <= buffer.length ? buffer : new Uint8Array(piece.length * UTF8_MAX_BYTES);
  const end = encoder.encodeInto(piece, bytes).written;
  let tokens = 0;
  for (let at = 0; at < end; tokens++) at += tokenLengthAt(bytes, at, end);
  const isGibberish =
    tokens >= GIBBERISH_MIN_TOKENS && end < tokens * GIBBERISH_MAX_BYTES && (bytes[end - 1] ?? 0) < ASCII_END;
  return isGibberish ? Math.round(tokens * GIBBERISH_FACTOR) : tokens;
}

/** The beginning of a text whose first piece is too long already, such as one without blanks. Tears no character. */
function withinPiece(text: string, limit: number): string {
  // What is longer than the piece is never counted as one: the vocabulary may take it for a token.
  const piece: string = text.matchAll(PIECE).next().value?.[0] ?? '';
  let [fits, tooLong] = [0, Math.min(piece.length, limit * TOKEN_MAX_BYTES)];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (withMargin(countPiece(text.slice(0, middle)) + 1) <= limit) fits = middle;
    else tooLong = middle;
  }
  const whole = beginOfCharacter(text, fits);
  return text.slice(0, RUN_OF_MARKS.test(text.slice(whole, whole + CHARACTER_MAX_CHARS)) ? fits : whole);
}

/** A longer one is a run of marks, which is cut like a run of letters: given back whole, it would be cut off mark by mark. */
const CHARACTER_MAX_CHARS = 64;
const RUN_OF_MARKS = /^.[\p{M}\u200c\u200d]{40,}$/su;

/** Begin of the character that a place tears; the place itself when it tears none. */
function beginOfCharacter(text: string, place: number): number {
  let at = place;
  while (
    at > 0 &&
    place - at <= CHARACTER_MAX_CHARS &&
    (isLowSurrogate(text, at) || JOINED.test(text.slice(at, at + 2)) || text[at - 1] === ZERO_WIDTH_JOINER)
  )
    at--;
  return at;
}

const ZERO_WIDTH_JOINER = '\u200d';
const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
