/**
 * Answers to security questions, told in the words of a language: "mother's maiden name, say Featherstonehaugh". They are names
 * and plain words, so a question and a word for the answer must both stand near; the answer is what follows, up to the end of
 * its clause. Each word for an answer costs one look at a bounded stretch around it.
 */
import { foldWord, plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { matchesOf, oneOf, type Rule } from '../rules/rule.ts';
import {
  beginnings,
  DESCRIPTIONS,
  lazy,
  nearby,
  plainWords,
  SMALL_WORDS,
  sourceOf,
  TALK,
  UNSPACED_COPULAS,
  wholeWords,
} from '../vocabulary.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** Answers to security questions. */
export const securityAnswerRules: readonly Rule[] = [toldAnswers];

const ANSWERS = lazy(
  () => new RegExp(`${wholeWords(({ answers }) => answers)().source}|(?<![\\p{L}\\p{N}])a(?=: )`, 'gu'),
);
const QUESTION_BEFORE_CHARS = 120;
const QUESTION_AFTER_CHARS = 64;
const ANSWER_WORDS_MAX = 4;
const SIGN = /(?:[:=]|[-=]>)["'“„«(\s]*$/;
const BEFORE_ANSWER = /[\s:=>"'“„«*,-]{0,6}/y;
const ANSWER_VALUE = /[^\s.,;:!?()"“”„«»。、，！？][^\n,;.!?()"“”„«»。、，！？]{1,47}/y;

/** "First pet -> Biscuit": a sign behind what a security question asks for. */
const SIGNED = /(?:[:=]|[-=]>|→)\s{0,2}["'“„«(]?(?=\p{Lu})/gu;
const IS = lazy(
  () => new RegExp(`(?<!\\p{L})(?:${sourceOf(({ copulas }) => copulas)}|—|-)\\s["'“„«(]?(?=\\p{Lu})`, 'gu'),
);
/** Right behind the question: "my first dog, Trufa", "kızlık soyadı Karadeniz". */
const APPOSED =
  /(?<=[\p{L}\p{M}])(?:,| -)? (?=\p{Lu})|(?<=[\p{L}\p{M}])\. (?=\p{Lu}[\p{L}\p{M}]{2,24}[.!?])/gu;
const APPOSED_NEAR_CHARS = 12;
/** Nothing but names, and in German every noun is written like one. */
const NAMES = /^\p{Lu}[^\s]{2,24}(?: \p{Lu}[^\s]{1,24}){0,2}$/u;
/** "母の旧姓は三枝、…". */
const UNSPACED_IS = lazy(
  () =>
    new RegExp(
      `(?:${oneOf(UNSPACED_COPULAS)}|：|:)\\s?(?<answer>[${UNSPACED}]{1,12}?)(?=${sourceOf(nearby('unspacedEnds'))}|、|，|。|$|\\n)`,
      'dgv',
    ),
);
/** Says that it is asked to prove who somebody is. */
const SECURITY = beginnings(nearby('security'));
const SECURITY_CHARS = 120;

/** Somebody asks for it. */
const ASKED = beginnings(nearby('asking'));

/** Answers behind a sign or "is" and a subject of security questions ("maiden name"), in texts that speak of such questions. */
function* signedAnswers(text: string, plain: string): Generator<SensitiveMatch> {
  const isAsked = ASKED().test(plain);
  if (!isAsked && !SECURITY().test(plain)) return;
  yield* unspacedAnswers(text, plain);
  for (const pattern of [SIGNED, IS(), APPOSED])
    for (const sign of matchesOf(text, pattern)) {
      const at = sign.index + sign[0].length;
      const from = Math.max(0, sign.index - SIGNED_NEAR_CHARS);
      const near = mentionsIn(plain, from, sign.index);
      const question = near.findLast(({ topics }) => topics.has('questions'));
      if (question === undefined || /[.!?\n]/.test(plain.slice(question.end, sign.index))) continue;
      if (pattern === APPOSED && sign.index - question.end > APPOSED_NEAR_CHARS) continue;
      // "My first dog, Rex, barked at security" tells of a dog.
      const isOfQuestion = near.some((other) => other !== question && other.topics.has('questions'));
      if (pattern === APPOSED && !isOfQuestion && !isAsked) continue;
      const around = plain.slice(Math.max(0, at - SECURITY_CHARS), at + SECURITY_CHARS);
      if (!SECURITY().test(around) && !ASKED().test(around)) continue;
      const end = answerEnd(text, at, true);
      if (end === null || SMALL_WORDS.has(plain.slice(at, end))) continue;
      if (
        pattern === APPOSED &&
        (!NAMES.test(text.slice(at, end)) ||
          plainWords(({ answers }) => answers).includes(plain.slice(at, end)))
      )
        continue;
      yield { kind: 'password', start: at, end };
    }
}

function* unspacedAnswers(text: string, plain: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, UNSPACED_IS())) {
    const [start, end] = match.indices?.groups?.answer ?? [0, 0];
    const near = mentionsIn(plain, Math.max(0, match.index - APPOSED_NEAR_CHARS), end);
    const isAsked = near.some(({ topics, end: its }) => topics.has('questions') && its <= match.index);
    if (isAsked && !near.some(({ start: its }) => its >= start)) yield { kind: 'password', start, end };
  }
}

const SIGNED_NEAR_CHARS = 64;

function* toldAnswers(text: string): Generator<SensitiveMatch> {
  const plain = plainOf(text);
  yield* signedAnswers(text, plain);
  for (const word of matchesOf(plain, ANSWERS())) {
    const wordEnd = word.index + word[0].length;
    const near = mentionsIn(
      plain,
      Math.max(0, word.index - QUESTION_BEFORE_CHARS),
      Math.min(plain.length, wordEnd + QUESTION_AFTER_CHARS),
    );
    const questions = near.filter(({ topics }) => topics.has('questions'));
    const isAsked = questions.some(({ end }) => end <= word.index);
    const lastBehind = questions.findLast(({ start }) => start >= wordEnd)?.end;
    if (!isAsked && lastBehind === undefined) continue;
    let at = isAsked ? wordEnd : behindQuestion(plain, lastBehind ?? wordEnd, near);
    let isLinked = false;
    for (;;) {
      BEFORE_ANSWER.lastIndex = at;
      at += BEFORE_ANSWER.exec(plain)?.[0].length ?? 0;
      const copula = near.find(({ topics, start }) => topics.has('copulas') && start === at);
      if (copula === undefined || copula.end <= at) break;
      isLinked = true;
      at = copula.end;
    }
    const isSigned = SIGN.test(plain.slice(Math.max(0, at - 6), at));
    if (!isAsked && !isLinked && !isSigned) continue;
    const end = answerEnd(text, at, isLinked || isSigned);
    if (end !== null) yield { kind: 'password', start: at, end };
  }
}

const QUESTION_REST = /^ \p{L}{2,12} $/u;

/** "… to my first pet question is": a word more may end the question. */
function behindQuestion(plain: string, end: number, near: readonly Mention[]): number {
  const copula = near.find(({ topics, start }) => topics.has('copulas') && start > end);
  return copula !== undefined && QUESTION_REST.test(plain.slice(end, copula.start)) ? copula.start : end;
}

/** End of the answer that begins at a place; null where none does: small words and descriptions are talk about an answer. */
function answerEnd(text: string, start: number, isLinked: boolean): number | null {
  ANSWER_VALUE.lastIndex = start;
  const clause = ANSWER_VALUE.exec(text)?.[0].trimEnd();
  if (clause === undefined) return null;
  const words = clause.split(' ');
  const capitals = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const isName = !/^\p{Ll}/u.test(clause);
  const first = plainOf(foldWord(words[0] ?? ''));
  if (!isName && (SMALL_WORDS.has(first) || TALK.has(first) || DESCRIPTIONS.has(first))) return null;
  if (!isName && (!isLinked || words.length > 1)) return null;
  if (words.length <= ANSWER_WORDS_MAX) return start + clause.length;
  return capitals > 0 ? start + words.slice(0, capitals).join(' ').length : null;
}
