/**
 * Title of a conversation that nobody has named: the first thing that its user says in it. Greetings, and messages that only
 * ask to be heard, tell nothing of what it is about. Secrets are taken out before anything is cut. Pure.
 */

import { readText } from '../language/read-text.ts';
import { truncateToTokens } from '../lib/text/tokens.ts';
import { redactTogether } from '../memory/sensitive/sensitive.ts';
import { isSmallTalk } from './analysis/small-talk.ts';

/** Tokens of a title: some nine words, a line of any list. */
export const TITLE_MAX_TOKENS = 14;
/** The beginning of a message that is read for it. */
export const TITLE_READ_MAX_CHARS = 400;
/** Words that tell something, from which on a sentence says what a conversation is about. */
const TELLING_WORDS_MIN = 2;

const HAS_WORD = /[\p{L}\p{N}]/u;
/** Marks with which lists, headings and quotations begin. */
const LINE_MARK = /^[\s>#*•-]+/u;
/** Signs that stand around a title and are none of it. */
const EDGES = /^[\s"'“”„«»()]+|[\s"'“”„«»(),;:.。]+$/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The title that some messages make, the first ones of a user in their order; null when none of them says anything. */
export function titleOf(messages: readonly string[]): string | null {
  const begun = messages.map((message) => message.slice(0, TITLE_READ_MAX_CHARS).toWellFormed());
  const sentences = redactTogether(begun)
    .flatMap(sentencesOf)
    .map((part) => readText(part));
  const said = sentences.filter((text) => !isSmallTalk(text));
  const title =
    said.find(({ contentWords }) => contentWords.length >= TELLING_WORDS_MIN) ?? said[0] ?? sentences[0];
  return title === undefined ? null : toTitle(title.raw);
}

/** A text as a title: on one line, and cut to its length. */
export const toTitle = (text: string): string =>
  truncateToTokens(text.replace(/[\s\p{Cc}]+/gu, ' ').replace(EDGES, ''), TITLE_MAX_TOKENS);

function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split('\n'))
    .map((line) => line.replace(LINE_MARK, '').trim())
    .filter((line) => HAS_WORD.test(line));
}
