/**
 * Index terms as full-text search stores and asks for them: `scope·term`. The separator is not ASCII, so the `ascii`
 * tokenizer of FTS5 takes the whole as one token, and no user text can end one.
 */
import { termsOf } from '../../lib/text/words.ts';

/** Stands between scope and term. */
export const SEPARATOR = '·';

/** The index row of a text: its scoped terms, repetitions kept. */
export const scopedTerms = (scope: string, text: string): string =>
  termsOf(text)
    .map((term) => scope + SEPARATOR + term)
    .join(' ');

/** Every term in every scope, as the index knows it. */
export const scopedTokens = (scopes: readonly string[], terms: readonly string[]): string[] =>
  scopes.flatMap((scope) => terms.map((term) => scope + SEPARATOR + term));

/** The term of a token. */
export const termOfToken = (token: string): string =>
  token.slice(token.indexOf(SEPARATOR) + SEPARATOR.length);
