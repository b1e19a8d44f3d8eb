/** Common ground of the readers of time phrases: the lexemes at hand, the answers, and the look between words. Pure. */
import type { CalendarDate, Span } from './calendar.ts';
import type { Lexeme } from './date-lexer.ts';
import type { Role } from './date-vocabulary.ts';

/** A phrase that was understood: its windows, and the date itself where it names one. */
export interface Phrase {
  /** Index of the lexeme after it. */
  readonly next: number;
  /** The likeliest meaning first. */
  readonly spans: readonly Span[];
  readonly date?: CalendarDate;
  /** Two dates of one month: "5-7 June". */
  readonly isStretch?: true;
  /** One of its ends is not said: "until Friday", "since May". */
  readonly open?: 'before' | 'since';
}

/** The lexemes of a text and the moment it is read at. */
export interface Reading {
  readonly lexemes: readonly Lexeme[];
  readonly now: number;
  /** It tells of what comes: "in two weeks" is a time, and no length of one. */
  readonly looksAhead: boolean;
}

/**
 * Reads the phrase that begins at a place, or answers null where it does not apply. `isSure` when the words before leave
 * nothing but a date.
 */
export type PhraseReader = (reading: Reading, at: number, isSure: boolean) => Phrase | null;

/** Words and marks that are passed over inside one phrase. */
const FILL_MAX = 3;
const MARK = /^[.,]$/;
const DASH = /^[-–—]$/;

/** True if a word may do one of these things between dates. */
export const hasRole = (lexeme: Lexeme | undefined, ...roles: readonly Role[]): boolean =>
  lexeme?.roles !== undefined && roles.some((role) => lexeme.roles?.has(role));

/** A dash of any length. */
export const isDash = (lexeme: Lexeme | undefined): boolean => DASH.test(lexeme?.text ?? '');

/** A full stop or a comma: "9. November, 2022". */
export const isMark = (lexeme: Lexeme | undefined): boolean => MARK.test(lexeme?.text ?? '');

/** The index of the next lexeme that is no filler ("the", "of") and no mark. */
export function afterFill({ lexemes }: Reading, at: number): number {
  let i = at;
  while (i - at < FILL_MAX && (hasRole(lexemes[i], 'fill') || isMark(lexemes[i]))) i++;
  return i;
}

/** True if the word before a place makes a date likely: "in", "since", "between". */
export function isMarked({ lexemes }: Reading, at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= FILL_MAX; i--) {
    if (hasRole(lexemes[i], 'in', 'since', 'before', 'after', 'between')) return true;
    if (!hasRole(lexemes[i], 'fill')) return false;
  }
  return false;
}

/** Count that a word or a number stands for, as a range: "two", "3", "a few". */
export const countAt = (
  lexeme: Lexeme | undefined,
): { readonly min: number; readonly max: number } | undefined =>
  lexeme?.number === undefined ? lexeme?.count : { min: lexeme.number, max: lexeme.number };
