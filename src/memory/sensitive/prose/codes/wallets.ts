/**
 * The words that restore a wallet: twelve or more short ones in small letters with nothing between them, where a wallet is spoken
 * of, or counted one by one. Prose has small words among them.
 */
import { plainOf } from '../../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../../kinds.ts';
import { matchesOf, patternRule, type Rule } from '../../rules/rule.ts';
import { lazy, nearby, SMALL_WORDS, sourceOf } from '../../vocabulary.ts';

const WORDS =
  /(?<![\p{L}\p{N}-])(?:[0-9]{1,2}[.)]? ?)?[a-zà-ž]{3,9}(?:(?:, ?|[ \n]{1,2})(?:[0-9]{1,2}[.)]? ?)?[a-zà-ž]{3,9}){11,23}(?![\p{L}\p{N}-])/gu;
const WALLET = lazy(
  () =>
    new RegExp(
      `seed(?! ?(?:packet|ling|bed|s\\b))|ledger|trezor|metamask|phantom|bip ?39|(?<![0-9])(?:${sourceOf(nearby('wallets'))})`,
    ),
);
/** Distance at which a wallet may be spoken of. */
export const WALLET_CHARS = 100;
/** The small words of one language are others of the next: "van". */
const SMALL_IN_WALLET_MAX = 1;
/** Twelve words of three letters. */
const WALLET_MIN_CHARS = 47;

/** "1 army 2 van … 12 crunch": twelve words that are counted, each a word and no more. */
const COUNTED =
  /(?<![\p{L}\p{N}])1[.):]? ?[a-z]{3,8}[ ,\n]{1,3}2[.):]? ?[a-z]{3,8}(?:[ ,\n]{1,3}[0-9]{1,2}[.):]? ?[a-z]{3,8}){10,22}(?![\p{L}\p{N}-])/gu;
const WORDS_OF_WALLETS: readonly number[] = [12, 15, 18, 21, 24];
const HALF_WALLET_WORDS = 6;

const smallIn = (words: readonly string[]): number => words.filter((word) => SMALL_WORDS.has(word)).length;

function* countedWords(text: string): Generator<SensitiveMatch> {
  if (text.length < WALLET_MIN_CHARS) return;
  for (const { 0: list, index: start } of matchesOf(text, COUNTED)) {
    const words = list.match(/[a-z]+/g) ?? [];
    if (WORDS_OF_WALLETS.includes(words.length) && smallIn(words) <= SMALL_IN_WALLET_MAX)
      yield { kind: 'private_key', start, end: start + list.length };
  }
}

function* seedWords(text: string): Generator<SensitiveMatch> {
  if (text.length < WALLET_MIN_CHARS) return;
  const plain = plainOf(text);
  if (!WALLET().test(plain)) return;
  for (const { 0: list, index: start } of matchesOf(text, WORDS)) {
    const end = start + list.length;
    const around = `${plain.slice(Math.max(0, start - WALLET_CHARS), start)} ${plain.slice(end, end + WALLET_CHARS)}`;
    if (WALLET().test(around) && smallIn(list.split(/[^a-zà-ž]+/)) <= SMALL_IN_WALLET_MAX)
      yield { kind: 'private_key', start, end };
  }
}

/** True of plain words that are one half of a wallet's, where the text before them speaks of a wallet. */
export function isHalfOfWallet(phrase: string, before: string): boolean {
  const words = phrase.split(' ');
  return (
    words.length >= HALF_WALLET_WORDS &&
    words.every((word) => /^[a-z]{3,8}$/.test(word)) &&
    smallIn(words) === 0 &&
    WALLET().test(before)
  );
}

/** Words that no wallet's list holds: prose. */
const PROSE =
  /\b(?:the|and|are|was|for|not|but|from|has|have|had|been|should|would|could|where|which|who|how|into|than|them|these|those|our|his|her|its|were|did|does|got|never|don|isn)\b/;
const numbered = (word: string) => `(?:[0-9]{1,2}[.):]? ?)?${word}`;

/** The words that restore a wallet: eight or more short ones in small letters behind their name. */
const seedPhrase = patternRule(
  'private_key',
  new RegExp(
    `(?<![A-Za-z])(?:[Ss]ecret |[Ww]allet )?(?:[Rr]ecovery|[Ss]eed|[Mm]nemonic|[Bb]ackup|[Ww]allet|SEED|RECOVERY)[ -]?(?:[Pp]hrase|[Ww]ords?|[Ss]eed|[Mm]nemonic|PHRASE)?(?: (?:for|of|to) [^.:;\\n]{1,40}?)?(?: (?:is|are|was)| ?[:=]| ?-?->)? ?["'“]?\\n?(?<secret>(?:${numbered('[a-z]{3,8}')}(?:, ?|[ \\n]{1,2})){7,23}${numbered('[a-z]{3,8}')})(?![a-z])`,
  ),
  (words) => !PROSE.test(words),
);

/** The words of wallets. */
export const walletRules: readonly Rule[] = [seedWords, countedWords, seedPhrase];
