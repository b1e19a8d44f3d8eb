/**
 * Answers to security questions, told in the words of a language: "mother's maiden name, say Featherstonehaugh". They are names
 * and plain words, so a question and a word for the answer must both stand near; the answer is what follows, up to the end of
 * its clause. Each word for an answer costs one look at a bounded stretch around it.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import { foldWord } from '../folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { oneOf, type Rule, wordList } from '../rule.ts';
import { DESCRIPTIONS } from '../stated-words.ts';
import { type Mention, mentionsIn, plainOf, UNSPACED } from './mentions.ts';
import { SMALL_WORDS, TALK } from './told-phrases.ts';

/** Answers to security questions. */
export const toldAnswerRules: readonly Rule[] = [toldAnswers];

const ANSWERS = [
  ...new Set(
    LANGUAGES.flatMap(({ secretWords }) =>
      secretWords === undefined ? [] : wordList(plainOf(foldWord(secretWords.answers))),
    ),
  ),
];
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`);
const ANSWER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${oneOf(ANSWERS.filter((word) => !IS_UNSPACED.test(word)))})(?![\\p{L}\\p{N}])|a(?=: ))|${oneOf(ANSWERS.filter((word) => IS_UNSPACED.test(word)))}`,
  'gu',
);
const QUESTION_BEFORE_CHARS = 120;
const QUESTION_AFTER_CHARS = 64;
const ANSWER_WORDS_MAX = 4;
const SIGN = /(?:[:=]|[-=]>)["'“„«(\s]*$/;
const BEFORE_ANSWER = /[\s:=>"'“„«*,-]{0,6}/y;
const ANSWER_VALUE = /[^\s.,;:!?()"“”„«»。、，！？][^\n,;.!?()"“”„«»。、，！？]{1,47}/y;

function* toldAnswers(text: string): Generator<SensitiveMatch> {
  const plain = plainOf(text);
  for (const word of plain.matchAll(ANSWER)) {
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

/** Where the answer that begins at a place ends; null where none does: small words and descriptions are talk about an answer. */
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
