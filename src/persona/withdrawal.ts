/**
 * A directive may take something back instead of asking for it: "stop answering in French". Its value names what is taken
 * back, behind a mark that no value of a message has (theirs are names, codes, tones, and sentences that begin with a
 * capital), so that it is recorded, applied by jobs and shown like any other. Pure.
 */
import { LANGUAGES } from '../language/languages.ts';
import { ENTRY_BREAK } from './directive.ts';

const MARK = 'no longer: ';
/** Endings by which a name differs from itself in another case ("Капитан", "Капитаном"). */
const CASE_ENDING_MAX_CHARS = 3;
const CASE_STEM_MIN_CHARS = 4;
/** Languages whose names have such endings, as far as letters tell. */
const CASES = new RegExp(
  `[\\p{Script=Cyrillic}${LANGUAGES.map(({ directives }) => directives?.caseLetters ?? '').join('')}]`,
  'u',
);

/** The value of a directive that takes `value` back. */
export const withdrawalOf = (value: string): string => `${MARK}${value}`;

/** Value that a value takes back, or null when it asks for something. */
export const withdrawnBy = (value: string): string | null =>
  value.startsWith(MARK) ? value.slice(MARK.length) : null;

/** Recognises a directive's value that takes back what a field says. */
export const takesBack = (value: string, held: string): boolean =>
  value.split(ENTRY_BREAK).some((entry) => {
    const named = withdrawnBy(entry);
    return named !== null && sameName(named, held);
  });

/** Compares two names, but for case. */
export function sameName(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].map((name) => name.toLowerCase().trim()).sort(byLength);
  if (short === long) return true;
  const isInflected = CASES.test(long);
  const stem = short.slice(0, Math.max(CASE_STEM_MIN_CHARS, short.length - 1));
  return isInflected && long.startsWith(stem) && long.length - stem.length <= CASE_ENDING_MAX_CHARS;
}

const byLength = (a: string, b: string): number => a.length - b.length;
