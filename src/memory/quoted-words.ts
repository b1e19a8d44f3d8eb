/**
 * Another's words in a message of a chat: what it replies to, what its thread began with, what it hands on. They stand in the
 * message below a mark of their own, each line quoted, so that the model and the record tell them from what its writer says, and
 * nothing that reads a message for what its writer states reads them. Pure.
 */
import { NAME_MAX_CHARS } from './limits.ts';

/** Way in which a message comes to hold another's words. */
export type QuoteKind = 'reply' | 'thread' | 'forward';

/** Another's words; `by` is null where nobody tells whose they are, and `text` where nobody tells what they were. */
export interface QuotedWords {
  readonly kind: QuoteKind;
  readonly by: string | null;
  readonly text: string | null;
}

/** Name by which the model's own words are quoted. */
export const BY_ASSISTANT = 'the assistant';

/** Of what a message replies to, or began its thread, as much is told as tells which message is meant. */
const QUOTE_MAX_CHARS = 1_000;

const MARKS: Readonly<Record<QuoteKind, { readonly named: string; readonly unnamed: string }>> = {
  reply: { named: 'In reply to', unnamed: 'In reply to an earlier message' },
  thread: { named: 'Thread begun by', unnamed: 'Thread begun by somebody' },
  forward: { named: 'Forwarded from', unnamed: 'Forwarded' },
};

/** A line that is such a mark. */
const MARK_LINE = new RegExp(
  `^[^\\S\\n]*\\[(?:${Object.values(MARKS)
    .flatMap(({ named, unnamed }) => [`${named} [^\\]\\n]{1,${2 * NAME_MAX_CHARS}}`, unnamed])
    .join('|')})\\][^\\S\\n]*$`,
  'm',
);
const MARK_LINES = new RegExp(MARK_LINE.source, 'gm');
/** A mark with the quoted lines below it, and the blank line that ends it. */
const BLOCK = new RegExp(`(${MARK_LINE.source.replaceAll('$', '')})((?:\\n>[^\\n]*)*)\\n*`, 'gm');

/** Recognises the mark before another's words, alone on its line. */
export const isQuoteMark = (line: string): boolean => MARK_LINE.test(line);

/** The message of a writer with another's words in it: what it answers stands before its own, what it hands on behind. */
export function withQuotedWords(own: string, quotes: readonly QuotedWords[]): string {
  const blocks = (isBehind: boolean) =>
    quotes.filter(({ kind }) => (kind === 'forward') === isBehind).map(blockOf);
  return [...blocks(false), withoutMarks(own).trim(), ...blocks(true)]
    .filter((part) => part !== '')
    .join('\n\n');
}

function blockOf({ kind, by, text }: QuotedWords): string {
  const { named, unnamed } = MARKS[kind];
  const name = (by ?? '')
    .replace(/[[\]\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_CHARS);
  const mark = name === '' ? `[${unnamed}]` : `[${named} ${name}]`;
  const words = kind === 'forward' ? (text ?? '') : excerptOf(text ?? '');
  return words.trim() === '' ? mark : `${mark}\n${words.trim().replace(/^/gm, '> ')}`;
}

function excerptOf(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= QUOTE_MAX_CHARS
    ? text.trim()
    : `${characters.slice(0, QUOTE_MAX_CHARS).join('').trimEnd()}…`;
}

/** Puts marks that a writer has typed themselves into round brackets: they would make their words somebody else's. */
const withoutMarks = (text: string): string =>
  text.replace(MARK_LINES, (mark) => mark.replace('[', '(').replace(/\]([^\]]*)$/, ')$1'));

/** The message without the words of others in it, and without their marks. */
export const ownWords = (text: string): string =>
  MARK_LINE.test(text) ? text.replace(BLOCK, '').trim() : text;

/** A message in which the marks stand without the words below them. */
export const withoutQuotedWords = (text: string): string =>
  MARK_LINE.test(text) ? text.replace(BLOCK, '$1\n').trim() : text;
