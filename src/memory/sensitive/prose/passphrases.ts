/**
 * Secrets that are plain words: a passphrase behind its name and a sign, "the word dinosaur", "the safe word is marzipan". Prose
 * follows such names as well, so the words must be those of no sentence: few of them may be the small ones that every sentence has.
 */
import { foldWord, plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword } from '../placeholder.ts';
import { matchesOf, oneOf, type Rule } from '../rules/rule.ts';
import { DESCRIBING_END } from '../value-forms.ts';
import {
  DESCRIPTIONS,
  lazy,
  NETWORK,
  nearby,
  POSSESSIVES,
  PREPOSITIONS,
  SMALL_WORDS,
  sourceOf,
  TALK,
  UNITS,
  UNSPACED_COPULAS,
} from '../vocabulary.ts';
import { isHalfOfWallet, WALLET_CHARS } from './codes/wallets.ts';
import { type Beside, Context } from './context.ts';
import { mentionsIn } from './mentions.ts';

/** Secrets that are plain words. */
export const passphraseRules: readonly Rule[] = [
  function* (text) {
    const plain = plainOf(text);
    yield* passphrases(text);
    yield* signedWords(text);
    yield* numberedWords(text);
    yield* appPasswords(text);
    for (const rule of RULES) yield* rule(plain);
  },
];

/** Rules that read plain text. */
const RULES: readonly Rule[] = [
  namedPhrases,
  namedWords,
  codeWords,
  unspacedCodeWords,
  quotedWords,
  notedWords,
  interruptedWords,
  confirmedWords,
  partsOfSecrets,
];

/** Yields each match's group `secret`, if it counts as told. */
function* told(
  text: string,
  pattern: RegExp,
  isTold: (secret: string, match: RegExpExecArray, start: number) => boolean,
): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, pattern)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    if (isTold(text.slice(start, end), match, start)) yield { kind: 'password', start, end };
  }
}

const isSmall = (word: string): boolean => SMALL_WORDS.has(word) || TALK.has(word);
/** True of a plain word that is hardly anybody's password. */
const isCommon = (word: string): boolean => isSmall(word) || DESCRIPTIONS.has(word) || isSamplePassword(word);
const isTalkWord = (word: string): boolean =>
  isCommon(word) ||
  DESCRIBING_END.test(word) ||
  mentionsIn(word, 0, word.length).some(({ topics }) => topics.has('talk'));

/** A passphrase that is called one may have so many of the words that every sentence has: "the moon owes me rent". */
const SMALL_SHARE_MAX = 0.4;
/**
 * True of words in plain letters that make no sentence, as those of a passphrase do not. Behind a name like "passphrase" more
 * small words are let through.
 */
function isPhrase(phrase: string, isNamedSo: boolean): boolean {
  const words = phrase.split(/[ -]/);
  if (words.some((word) => TALK.has(word))) return false;
  const small = words.filter((word) => SMALL_WORDS.has(word)).length;
  return isNamedSo
    ? small <= words.length * SMALL_SHARE_MAX
    : words.length >= 4 && small <= (words.length >= 5 ? 1 : 0);
}

const NAME_CHARS = 64;
const SHORT_NAME_CHARS = 40;

/** The nearest name of a password before a place. */
function namedBefore(text: string, at: number, chars = NAME_CHARS): Beside | undefined {
  const name = text.slice(Math.max(0, at - chars), at);
  const place = { start: name.length, end: name.length };
  return new Context(name, [place]).before(place).find(isName);
}

const isName = ({ mention: { topics } }: Pick<Beside, 'mention'>): boolean =>
  topics.has('passwords') || topics.has('shortPasswords');

/** "Is" in any language. */
const IS = (): string => sourceOf(({ copulas }) => copulas);

/** A sign behind which nothing but words in small letters follows, up to the end of the line or the sentence. */
const PHRASE =
  /(?<sign>[:=→➜]|[-=]>| - )\s{0,3}["'“„«]?(?<secret>\p{L}[\p{Ll}\p{M}]{1,14}(?:[ -]\p{L}[\p{Ll}\p{M}]{0,14}){2,7}(?: [0-9]{1,4})?)["'”“»]?(?=[.!]?\s*(?:$|\n)|[,;(]|[.!] )/dgu;
/** Names of a password that is several words. */
const PHRASE_NAME = lazy(() => new RegExp(`${sourceOf(nearby('phraseNames'))}|master`));

function* passphrases(text: string): Generator<SensitiveMatch> {
  yield* told(text, PHRASE, (phrase, { index }) => {
    const plain = plainOf(phrase);
    if (isHalfOfWallet(plain, plainOf(text.slice(Math.max(0, index - WALLET_CHARS), index)))) return true;
    const name = plainOf(text.slice(Math.max(0, index - NAME_CHARS), index));
    const sign = { start: name.length, end: name.length };
    return new Context(name, [sign])
      .before(sign)
      .some(
        (beside) =>
          isName(beside) &&
          beside.breaks === 0 &&
          isPhrase(plain, PHRASE_NAME().test(name.slice(beside.mention.start, beside.mention.end))),
      );
  });
}

/** "Passphrase is …": behind its own name, which names nothing else, "is" is enough. */
const NAMED_PHRASE = lazy(
  () =>
    new RegExp(
      `(?:${sourceOf(nearby('phraseNames'))})(?: \\S{1,16}){0,4}? (?:${IS()}) ["'“„«]?(?<secret>\\p{Ll}{2,14}(?:[ -]\\p{Ll}{2,14}){3,7})["'”“»]?(?=[.!,;]?\\s*(?:$|\\n)|[.!,;(] | (?:${sourceOf(nearby('conditions'))}) )`,
      'dgu',
    ),
);

function* namedPhrases(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, NAMED_PHRASE(), (phrase) => isPhrase(phrase, true));
}

/** "Pass wifi quán: trasuatranchau": a word alone behind a sign, at the end of what is said. */
const SIGNED_WORD =
  /[:=→➜]\s{0,2}["'“„«]?(?<secret>\p{L}[\p{L}\p{M}]{5,27}[0-9!]{0,4})["'”“»]?(?=\s*(?:$|\n|[.,;](?:\s|$)))/dgu;

function* signedWords(text: string): Generator<SensitiveMatch> {
  yield* told(text, SIGNED_WORD, (secret, { index }) => {
    if (isCommon(plainOf(secret))) return false;
    const name = text.slice(Math.max(0, index - SHORT_NAME_CHARS), index);
    const sign = { start: name.length, end: name.length };
    const context = new Context(name, [sign]);
    const named = context.before(sign).find(isName);
    if (named === undefined || named.breaks > 0 || /[,;<>|"(]/.test(named.gap) || named.gap.length > 24)
      return false;
    // With words between it is for something that one logs in to: "pass wifi quán".
    if (!named.isDirect && !context.has(['logins'], 0, name.length) && !NETWORK().test(plainOf(name)))
      return false;
    return !context.has(['talk'], 0, name.length);
  });
}

/** "The word dinosaur": one plain word that is said to be the password. */
const NAMED_WORD = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${sourceOf(nearby('theWord'))}) ["'“„«]?(?<secret>\\p{L}[\\p{L}\\p{M}]{3,23})(?![\\p{L}\\p{N}])(?<next>["'”“»]? ?\\p{L}{0,12})`,
      'dgu',
    ),
);

function* namedWords(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, NAMED_WORD(), (word, { index, groups }) => {
    const next = (groups?.next ?? '').replace(/^[^\p{L}]+/u, '');
    return (
      !isSmall(word) &&
      !SMALL_WORDS.has(next) &&
      namedBefore(plain, index, SHORT_NAME_CHARS)?.isDirect === true
    );
  });
}

/** "The code word is marzipan": behind a name that says that it is a word. */
const CODE_WORD = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${sourceOf(nearby('codeWords'))})(?: [\\p{L}-]{1,14}){0,5}? (?:${IS()}|-) ["'“„«]?(?<secret>\\p{L}{4,24}(?: \\p{L}{4,24})?)(?=["'”“»]?\\s*(?:$|[.,;!)\\n]))`,
      'dgu',
    ),
);

function* codeWords(plain: string): Generator<SensitiveMatch> {
  yield* told(
    plain,
    CODE_WORD(),
    (words) => !words.split(' ').some((word) => isSmall(word) || DESCRIPTIONS.has(word)),
  );
}

/** "合言葉はみかんばこ". */
const UNSPACED_CODE_WORD = lazy(
  () =>
    new RegExp(
      `(?:${sourceOf(nearby('codeWords'))})(?:${oneOf(UNSPACED_COPULAS)}|：|:)\\s?[「『"“]?(?<secret>[${UNSPACED}]{2,12}?)(?=${sourceOf(nearby('unspacedEnds'))}|、|，|。|$|\\n|」|』|"|”)`,
      'dgv',
    ),
);

function* unspacedCodeWords(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, UNSPACED_CODE_WORD(), (words) => mentionsIn(words, 0, words.length).length === 0);
}

/** Between quotes, nothing but words. */
const QUOTED =
  /(?<=[\s(:=,—-])(?:["“„«] ?(?<secret>\p{L}[\p{L}\p{M}'’-]{2,23}(?: [\p{L}\p{M}'’-]{1,15}){0,7})[.!]? ?["”“»]|['‘](?<secret>\p{L}[\p{L}\p{M}-]{2,23}(?: [\p{L}\p{M}-]{1,15}){0,7})[.!]?['’])/dgu;
/** Signs that set quoted words off from the name before them. */
const SET_OFF = /^ ?(?:[(:=—,-] ?)+$/;
const QUOTED_NEAR_CHARS = 40;

/** "The vault phrase ("seven herons at dusk eat plums")": quoted words that the name of a password announces. */
function* quotedWords(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, QUOTED, (phrase, { index }) => {
    const words = phrase.split(' ');
    if (isSamplePassword(phrase) || DESCRIPTIONS.has(phrase) || !isPhrase(phrase, true)) return false;
    if (words.length === 1 && (SMALL_WORDS.has(phrase) || phrase.length < 4)) return false;
    const named = namedBefore(plain, index);
    if (named === undefined || named.breaks > 0 || named.gap.length > QUOTED_NEAR_CHARS) return false;
    const isSetOff = SET_OFF.test(named.gap) && (words.length > 1 || /[(:=]/.test(named.gap));
    return isSetOff || named.isLinked || (named.isDirect && words.length > 2);
  });
}

/** "Tuesday's Gravy 88": words in capitals and a number, behind the name of a password and "is". */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?<secret>\p{Lu}[\p{L}\p{M}'’]{1,14}(?: [\p{L}\p{M}'’]{1,14}){1,4} [0-9]{2,4}[!?]?)(?=["'”“»)]?\s*(?:$|\n|[.,;!)]))/dgu;

function* numberedWords(text: string): Generator<SensitiveMatch> {
  yield* told(text, NUMBERED, (secret, _, start) => {
    if (plainOf(secret).split(' ').some(isSmall)) return false;
    const named = namedBefore(text, start);
    if (named === undefined || named.breaks > 0 || named.gap.length > QUOTED_NEAR_CHARS) return false;
    // "Expires on Monday June 12".
    return named.isLinked && !named.gap.split(/[^\p{L}\p{M}]+/u).some((word) => TALK.has(word));
  });
}

/** "… is nectarine, all lowercase": one plain word, and how it is spelt. */
const NOTED = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?<secret>\\p{L}[\\p{L}\\p{M}]{4,23})["'”“»]?,? (?:${sourceOf(nearby('spelt'))})`,
      'dgu',
    ),
);

function* notedWords(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, NOTED(), (word, _, start) => {
    if (isCommon(word) || DESCRIBING_END.test(word)) return false;
    const isOfNetwork = NETWORK().test(plain.slice(Math.max(0, start - NAME_CHARS), start));
    const isSigned = isOfNetwork && /: ?["'“„«]?$/.test(plain.slice(Math.max(0, start - 3), start));
    const named = namedBefore(plain, start);
    if (!isSigned && !(named?.breaks === 0 && named.gap.length <= QUOTED_NEAR_CHARS)) return false;
    return mentionsIn(word, 0, word.length).length === 0;
  });
}

/** "And the password, no joke, is dumpling": something else said between the name and "is". */
const INTERRUPTED = lazy(
  () =>
    new RegExp(
      `, [^,.;:?!\\n]{2,28}, (?:${IS()}) ["'“„«]?(?<secret>\\p{L}[\\p{L}\\p{M}]{4,23})["'”“»]?(?=[.!]?\\s*(?:$|\\n))`,
      'dgu',
    ),
);

function* interruptedWords(plain: string): Generator<SensitiveMatch> {
  yield* told(
    plain,
    INTERRUPTED(),
    (word, { index }) => !isTalkWord(word) && namedBefore(plain, index)?.isDirect === true,
  );
}

/** "It opens with nectarine, that's the password": a word that is said to be one afterwards. */
const CONFIRMED = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${sourceOf(nearby('with'), ({ entered }) => entered)}|${IS()}) ["'“„«]?(?<secret>\\p{L}[\\p{L}\\p{M}-]{4,23})["'”“»]?, (?:${sourceOf(nearby('thatIs'))}) `,
      'dgu',
    ),
);
/** "That's the password manager" goes on. */
const ENDS_CONFIRMATION = lazy(
  () => new RegExp(`^["')]*(?:\\s*$|[.,;!?\\n]| (?:${oneOf(PREPOSITIONS.map(plainWord))}) )`, 'u'),
);
const CONFIRMED_CHARS = 32;

function* confirmedWords(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, CONFIRMED(), (word, match) => {
    const at = match.index + match[0].length;
    const next = plain.slice(at, at + CONFIRMED_CHARS);
    const named = mentionsIn(next, 0, next.length).find((mention) => isName({ mention }));
    return named !== undefined && ENDS_CONFIRMATION().test(next.slice(named.end)) && !isTalkWord(word);
  });
}

const plainWord = (word: string): string => plainOf(foldWord(word));

/** "The 3rd and 5th digit of 640275", "characters 3, 5 and 7 from …": of a number by which a bank knows who calls. */
const DIGITS_OF = lazy(() => {
  const anyOf = (words: readonly string[]) => oneOf(words.map(plainWord));
  const units = `(?:${anyOf(UNITS)})\\p{L}{0,4}`;
  const nth = '[0-9]{1,2}(?:\\p{L}{1,3}|[.ªº])?';
  const places = `${nth}(?:,? (?:\\p{L}{1,3} ){0,2}${nth}){1,3}`;
  return new RegExp(
    `(?<![0-9\\p{L}])(?:${places} ${units}|${units} ${places}) (?:${anyOf(PREPOSITIONS)}) (?:(?:${anyOf(POSSESSIVES)}) )?(?<secret>(?=\\p{L}*[0-9])[\\p{L}0-9]{5,24})(?![\\p{L}0-9])`,
    'dgu',
  );
});

function* partsOfSecrets(plain: string): Generator<SensitiveMatch> {
  yield* told(plain, DIGITS_OF(), () => true);
}

/** "qzkd wmfp ttye lvna": what a program is given in the place of a password, four letters four times and hardly a vowel. */
const APP_PASSWORD = /(?<![\p{L}\p{N}-])(?<secret>[a-z]{4}(?: [a-z]{4}){3})(?![\p{L}\p{N}-])/dgu;
const UNSAYABLE = /^[^aeiouy]*[aeiouy]?[^aeiouy]*$/;
const UNSAYABLE_MIN = 2;

function* appPasswords(text: string): Generator<SensitiveMatch> {
  yield* told(text, APP_PASSWORD, (words, { index }) => {
    const parts = words.split(' ');
    const unsayable = parts.filter((word) => UNSAYABLE.test(word)).length;
    return !parts.some(isSmall) && unsayable >= UNSAYABLE_MIN && namedBefore(text, index)?.isDirect === true;
  });
}
