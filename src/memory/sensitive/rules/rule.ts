/** Parts that all rules share. A rule reads folded text and yields places in it, in time linear in its length. */
import { foldWord } from '../../../lib/text/folded-text.ts';
import type { SensitiveKind, SensitiveMatch } from '../kinds.ts';

/** Finds one family of secrets in folded text; matches may overlap. */
export type Rule = (text: string) => Iterable<SensitiveMatch>;

/** Characters before a match that may say what it is. */
const CONTEXT_BEFORE_CHARS = 64;
/** Characters after a match that may say what it is ("… is my card number"). */
const CONTEXT_AFTER_CHARS = 32;

/** A rule of one pattern: the group `secret` is what is sensitive, or the whole match; `accept` has the last word. */
export function patternRule(
  kind: SensitiveKind,
  pattern: RegExp,
  accept: (secret: string) => boolean = () => true,
): Rule {
  const flags = pattern.flags.replace(/[dg]/g, '');
  const plain = new RegExp(pattern.source, `${flags}g`);
  const indexed = new RegExp(pattern.source, `${flags}dg`);
  return function* (text) {
    // Most messages have none, and places cost.
    plain.lastIndex = 0;
    if (!plain.test(text)) return;
    for (const match of matchesOf(text, indexed)) {
      const [start, end] = match.indices?.groups?.secret ?? [match.index, match.index + match[0].length];
      if (accept(text.slice(start, end))) yield { kind, start, end };
    }
  };
}

/** Every match of a global pattern, without the copy of it that `matchAll` makes each time. */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let at = 0; ; ) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return;
    at = match.index + Math.max(1, match[0].length);
    yield match;
  }
}

/** The text around a place, in which a word may say what stands there. */
export const around = (text: string, start: number, end: number): string =>
  `${text.slice(Math.max(0, start - CONTEXT_BEFORE_CHARS), start)} ${text.slice(end, end + CONTEXT_AFTER_CHARS)}`;

/** A pattern source that finds any of the words, given as they are written; longer ones win. */
export const oneOf = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

/** Words from text in which commas part them. */
export const wordList = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Finds any of the words, folded, at the beginning of a word; each argument is a list parted by commas. */
export const anyWord = (...lists: readonly string[]): RegExp =>
  new RegExp(`(?<![A-Za-z])(?:${oneOf(lists.flatMap(wordList).map(foldWord))})`, 'i');

/** A number begins here: neither inside a longer number or word, nor after the dot or dash of one. */
export const NUMBER_START = '(?<![A-Za-z0-9_#/+]|[A-Za-z0-9_][.+-])';
/** A number ends here. */
export const NUMBER_END = '(?![A-Za-z0-9_]|[.-][0-9]|-[A-Za-z_])';
