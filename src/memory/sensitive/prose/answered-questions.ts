/**
 * Secrets that answer a question and say nothing else: "What's the password? – walrusfish", in the next message, on the next line,
 * or right behind the question mark. What was asked for says which form the answer must have: digits, a number, or a word that
 * declines nothing and talks of nothing. Each question is read over a bounded stretch.
 */
import { plainOf } from '../../../lib/text/folded-text.ts';
import type { SensitiveKind, SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { matchesOf, type Rule } from '../rules/rule.ts';
import {
  ABOUT_PASSWORD,
  DESCRIPTIONS,
  lazy,
  nearby,
  SMALL_WORDS,
  sourceOf,
  TALK,
  wholeWords,
} from '../vocabulary.ts';
import { type Mention, mentionsIn, type Topic, withoutForeign } from './mentions.ts';
import { valuesIn } from './values.ts';

/** Secrets told right behind the question for them. */
export const answeredQuestionRules: readonly Rule[] = [answeredQuestions];

/** Characters that are read of a question, from its end. */
const QUESTION_CHARS = 160;
/** A longer message tells more than an answer. */
const ANSWER_MAX_CHARS = 160;
/** "And the PIN?" asks without a word for asking. */
const SHORT_QUESTION_WORDS = 6;
/** Bounds of the characters before the digits of an answer: in a message of its own, and behind the question on its line. */
const DIGITS_WITHIN_CHARS = 48;
const DIGITS_BESIDE_CHARS = 14;
const CARD_DIGITS_MIN = 12;
const ID_DIGITS_MIN = 6;
const BARE_ANSWER_WORDS_MAX = 3;
const PHRASE_WORDS_MAX = 24;

const QUESTION_MARK = /[?？؟]/g;
const ENDS_IN_MARK = /[?？؟;]["'”»)\s]*$/;
const SENTENCE_END = /[.!?？؟。！\n](?=[^.!?？؟。！\n\s])|[.!?](?=\s)|\n/g;
const ASKS = wholeWords(({ asks }) => asks);
const REPLIES = wholeWords(({ replies }) => replies);
const PHRASE_NAME = lazy(() => new RegExp(`${sourceOf(nearby('phraseNames'))}|words`));

/** A question for a secret: the form of the answer, and the kind of the secret. */
interface Asked {
  readonly wants: 'digits' | 'number' | 'word' | 'phrase';
  readonly kind: SensitiveKind;
  /** True if it asks for the secret itself and not, say, whether it was changed. */
  readonly isPlain: boolean;
}

const WANTED: readonly (readonly [topic: Topic, wants: Asked['wants'], kind: SensitiveKind])[] = [
  ['pins', 'digits', 'password'],
  ['passwords', 'word', 'password'],
  ['shortPasswords', 'word', 'password'],
  ['questions', 'word', 'password'],
  ['cards', 'number', 'card_number'],
  ['ids', 'number', 'national_id'],
  ['documents', 'number', 'national_id'],
  ['codes', 'digits', 'password'],
  ['locks', 'digits', 'password'],
];

/** The question at the end of a text; null where it asks for no secret. */
function askedBy(before: string, isTurn: boolean): Asked | null {
  const stretch = plainOf(before.slice(-QUESTION_CHARS)).trimEnd();
  const sentence = lastSentence(stretch);
  const asks = ASKS().test(sentence);
  const isMarked = ENDS_IN_MARK.test(sentence);
  if (!asks && !isMarked) return null;
  // "I don't have it. Could you tell me?": what is asked for was named before.
  return (
    askedIn(sentence, asks) ??
    (isTurn && asks && sentence.length < stretch.length ? askedIn(stretch, asks) : null)
  );
}

/** The last sentence of a text: the part behind the last sign that ends one and has words behind it. */
function lastSentence(stretch: string): string {
  const said = stretch.replace(/(?<![.!?？؟。！\s])[.!?？؟。！\s]+$/, '');
  let from = 0;
  for (const { index, 0: sign } of matchesOf(said, SENTENCE_END)) from = index + sign.length;
  return stretch.slice(from);
}

function askedIn(question: string, asks: boolean): Asked | null {
  const mentions = withoutForeign(mentionsIn(question, 0, question.length));
  if (mentions.some(({ topics }) => topics.has('otherNumbers') && !topics.has('copulas'))) return null;
  const isAbout = (mention: Mention) => ABOUT_PASSWORD().test(question.slice(mention.end));
  const words = question.trim().split(/\s+/).length;
  for (const [topic, wants, kind] of WANTED) {
    const mention = mentions.findLast(({ topics }) => topics.has(topic));
    if (mention === undefined || isAbout(mention)) continue;
    const name = question.slice(mention.start, mention.end);
    return {
      wants: wants === 'word' && PHRASE_NAME().test(name) ? 'phrase' : wants,
      kind,
      isPlain: asks || words <= SHORT_QUESTION_WORDS,
    };
  }
  return null;
}

/** The secret that an answer is, known by the message before it; what that asks for may be named in an earlier sentence of it. */
export function answersTo(before: string, answer: string): SensitiveMatch[] {
  const bare = answer.trim();
  if (bare === '' || bare.length > ANSWER_MAX_CHARS || before === '') return [];
  const asked = askedBy(before, true);
  if (asked === null) return [];
  return answered(asked, answer, 0, answer.length, true);
}

const DIGITS =
  /(?<![\p{L}\p{N}.,:/])[*#]?[0-9](?:[ *#-]?[0-9]){2,9}[A-Z*#]{0,2}(?![\p{L}\p{N}%]|[.,:/][0-9])/u;
const NUMBER =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,3}[ -]?)?[0-9](?:[ ./-]?[0-9]){2,22}(?:[ -]?[A-Z]{1,2})?(?![\p{L}\p{N}])/iu;

function answered(asked: Asked, text: string, from: number, to: number, isAlone: boolean): SensitiveMatch[] {
  const part = text.slice(from, to);
  const place = (start: number, length: number) => [
    { kind: asked.kind, start: from + start, end: from + start + length },
  ];
  if (ENDS_IN_MARK.test(part)) return [];
  if (asked.wants === 'number') {
    const number = NUMBER.exec(part);
    const digits = number?.[0].replace(/[^0-9]/g, '').length ?? 0;
    const least = asked.kind === 'card_number' ? CARD_DIGITS_MIN : ID_DIGITS_MIN;
    return number === null || digits < least ? [] : place(number.index, number[0].length);
  }
  if (asked.wants === 'digits') {
    const digits = DIGITS.exec(part);
    const isNear = digits !== null && digits.index <= (isAlone ? DIGITS_WITHIN_CHARS : DIGITS_BESIDE_CHARS);
    if (isNear) return place(digits.index, digits[0].length);
  }
  const value = valuesIn(part).find(
    ({ text: word, form }) =>
      !isTemplate(word) && !isSamplePassword(word) && (form !== 'digits' || (isAlone && word.length >= 4)),
  );
  if (value !== undefined) return place(value.start, value.end - value.start);
  if (!isAlone || !asked.isPlain || asked.wants === 'digits') return [];
  return wordsAnswer(part, asked.wants === 'phrase' ? PHRASE_WORDS_MAX : BARE_ANSWER_WORDS_MAX, place);
}

const LEAD = lazy(() => new RegExp(`^(?:(?:${sourceOf(nearby('thatIs'))})(?: |$))?["'“„«(]*`, 'u'));

/** Words alone: an answer when they neither decline nor talk about it. */
function wordsAnswer<Place>(
  part: string,
  wordsMax: number,
  place: (start: number, length: number) => Place[],
) {
  const plain = plainOf(part);
  const indent = plain.length - plain.trimStart().length;
  const lead = indent + (LEAD().exec(plain.trimStart())?.[0].length ?? 0);
  const said = plain.slice(lead).replace(/(?<![\s.!,"'”»)])[\s.!,"'”»)]+$/, '');
  const words = said.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > wordsMax || said.length < 3) return [];
  if (!/^\p{L}/u.test(said) || REPLIES().test(said) || isTemplate(said) || isSamplePassword(said)) return [];
  const small = words.filter((word) => SMALL_WORDS.has(word) || TALK.has(word) || DESCRIPTIONS.has(word));
  if (small.length > (wordsMax === PHRASE_WORDS_MAX ? words.length / 3 : 0)) return [];
  return place(lead, said.length);
}

const SPEAKER = /^\s*(?:[-–>*•]\s*)?(?:\p{L}[\p{L}\p{N} ._-]{0,24}[:：]\s)?/u;
/** Characters behind a question within which its answer begins. */
const SAME_LINE_CHARS = 96;

/** Answers behind the question marks of one text, on the same line or on the next. */
function* answeredQuestions(text: string): Generator<SensitiveMatch> {
  for (const mark of matchesOf(text, QUESTION_MARK)) {
    const at = mark.index + 1;
    const next = text.slice(at, at + ANSWER_MAX_CHARS + SAME_LINE_CHARS);
    const gap = /^[?？؟"'”»)\s]*/.exec(next)?.[0] ?? '';
    if (gap.length === next.length || (gap === '' && mark[0] === '?')) continue;
    const asked = askedBy(text.slice(Math.max(0, at - QUESTION_CHARS), at), false);
    if (asked === null) continue;
    const isNextLine = gap.includes('\n');
    const speaker = isNextLine ? (SPEAKER.exec(next.slice(gap.length))?.[0].length ?? 0) : 0;
    const start = gap.length + speaker;
    const line = /^[^\n?？؟]*[?？؟]?/.exec(next.slice(start, start + ANSWER_MAX_CHARS))?.[0] ?? '';
    yield* answered(asked, text, at + start, at + start + line.length, isNextLine);
  }
}
