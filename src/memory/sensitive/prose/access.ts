/**
 * Plain words by which something opens, told without a name for them: "the laptop opens with marmalade tractor, all lower case".
 * Prose has such words too, so three things must be said: what is opened, what is typed, and how it is spelt or what came of it.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import type { AccessWords } from '../../../language/secret-words.ts';
import { foldWord, plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { matchesOf, oneOf, type Rule, wordList } from '../rules/rule.ts';
import {
  DESCRIPTIONS,
  lazy,
  SMALL_WORDS,
  sourceOf,
  TALK,
  UNSPACED_COPULAS,
  wholeWords,
} from '../vocabulary.ts';

/** Plain words by which something opens. */
export const accessRules: readonly Rule[] = [accessWords];

const list = (field: keyof AccessWords) => sourceOf(({ access }) => access?.[field]);
const whole = (field: keyof AccessWords) => wholeWords(({ access }) => access?.[field]);

const THINGS = whole('things');
const SPELT = whole('spelt');
const OUTCOME = whole('outcome');
const OPENED = whole('behind');
const REFUSED = whole('refused');
/**
 * True if words say how something is spelt, or that it was refused. Asked behind "is", as "the laptop is slow" is said as well.
 */
const isCertain = (said: string): boolean => SPELT().test(said) || REFUSED().test(said);
/** The same, or what else came of it: behind "type in", as little else is typed. */
const isTold = (said: string): boolean => isCertain(said) || OUTCOME().test(said) || OPENED().test(said);
/** Distance at which the thing, and the words about what is typed, may stand. */
const NEAR_CHARS = 96;
/** "I type marble cake for the telly". */
const THING_BEHIND_CHARS = 32;
const WORD = "[\\p{L}\\p{M}\\p{N}'’-]{1,24}(?:\\.[\\p{L}\\p{N}]{2,16})?";
const QUOTE = '["\'“”„«»「」『』]?';
/** "And", "but": where the words end and the story goes on. */
const JOINS = (): string =>
  oneOf(
    LANGUAGES.flatMap(({ statementWords }) =>
      wordList(plainOf(foldWord(statementWords?.joins ?? ''))),
    ).filter((word) => /^[\p{L}\p{M}]{1,12}$/u.test(word)),
  );

/** Behind "opens with", "type in" or "is", up to the end of the clause. */
const TYPED = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:(?<typed>${list('before')})[ :]{1,2}|(?:${sourceOf(({ copulas }) => copulas)})[ :]{1,2}|(?:${list('things')})[:?] )${QUOTE}(?<secret>${WORD}(?: ${WORD}){0,4}?)${QUOTE}(?= ?(?:$|[,.;:!?()\\n]| (?:${JOINS()})(?![\\p{L}\\p{M}])| \\p{L}{1,4} (?:\\p{L}{1,12} ){0,1}(?:${list('things')})))`,
      'dgu',
    ),
);
/** Right before how it is spelt, or before a verb that comes last. */
const SPELT_BEHIND = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?<secret>${WORD}(?: ${WORD}){0,6}?)${QUOTE}(?:[,(]{1,2} ?(?:${list('spelt')})| ?(?:${list('behind')}))(?![\\p{L}\\p{M}])`,
      'dgu',
    ),
);
/** The same where no space parts words. */
const UNSPACED_BEHIND = lazy(
  () =>
    new RegExp(
      `[「『"“'](?<secret>[^」』"”'\\n]{3,32})[」』"”'] ?(?:${list('behind')})|(?:${list('before')})(?<secret>[${UNSPACED}]{3,14})(?=[，。、,\\s]|$)|(?:${oneOf(UNSPACED_COPULAS)})(?<secret>[${UNSPACED}]{3,14}?)(?:${list('behind')})`,
      'dgu',
    ),
);
/** Words before the typed ones in the same run. */
const LEADS = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${list('before')}|(?:${list('things')})\\p{Script=Hangul}{0,2}|${sourceOf(({ copulas }) => copulas)})(?![\\p{L}\\p{M}])[ :]*`,
      'gu',
    ),
);

const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** "无线是 xiaoyu爱吃桃": letters of two scripts in one word, which no sentence has. */
const MIXED = lazy(
  () =>
    new RegExp(
      `(?:${list('things')})\\p{L}{0,4} ?(?:${oneOf(UNSPACED_COPULAS)}) ?(?<secret>[a-z0-9]{2,16}[${UNSPACED}]{2,12}[a-z0-9]{0,8}|[${UNSPACED}]{2,12}[a-z0-9]{3,16})(?![\\p{L}\\p{N}])`,
      'dgu',
    ),
);

function* accessWords(text: string): Generator<SensitiveMatch> {
  const plain = plainOf(text);
  if (IS_UNSPACED.test(plain))
    for (const match of matchesOf(plain, MIXED())) {
      const [start, end] = match.indices?.groups?.secret ?? [0, 0];
      yield { kind: 'password', start, end };
    }
  if (!isTold(plain) || !THINGS().test(plain)) return;
  for (const pattern of [TYPED(), SPELT_BEHIND(), UNSPACED_BEHIND()])
    for (const match of matchesOf(plain, pattern)) {
      const [from, end] = match.indices?.groups?.secret ?? [0, 0];
      const start = pattern === SPELT_BEHIND() ? from + leadOf(plain.slice(from, end)) : from;
      const before = plain.slice(Math.max(0, start - NEAR_CHARS), start);
      const after = plain.slice(end, end + NEAR_CHARS);
      const isOfThing = THINGS().test(before) || THINGS().test(after.slice(0, THING_BEHIND_CHARS));
      const isWeak = pattern === TYPED() && match.groups?.typed === undefined;
      if (!isOfThing || !(isWeak ? isCertain(after) : isTold(after) || isTold(before))) continue;
      if (isTyped(plain.slice(start, end))) yield { kind: 'password', start, end };
    }
}

/** Index of the typed words in a run that begins with the thing. */
function leadOf(run: string): number {
  let end = 0;
  for (const { index, 0: lead } of matchesOf(run, LEADS()))
    if (index + lead.length < run.length) end = index + lead.length;
  return end;
}

const TYPED_MIN_CHARS = 6;
const TYPED_MIN_UNSPACED = 3;

/** True of words that somebody may type: long enough, not mostly such as every sentence has, and no talk about passwords. */
function isTyped(phrase: string): boolean {
  if (phrase.length < (IS_UNSPACED.test(phrase) ? TYPED_MIN_UNSPACED : TYPED_MIN_CHARS)) return false;
  const words = phrase.split(' ');
  const isCommon = (word: string) => SMALL_WORDS.has(word) || DESCRIPTIONS.has(word) || TALK.has(word);
  return (
    !SMALL_WORDS.has(words[0] ?? '') &&
    words.filter(isCommon).length * 2 <= words.length - (words.length % 2) &&
    !SPELT().test(phrase) &&
    !REFUSED().test(phrase)
  );
}
