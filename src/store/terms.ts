/**
 * Index terms as full-text search stores and asks for them: `scope·term`. The separator is not ASCII, so the `ascii`
 * tokenizer of FTS5 takes the whole as one token, and no user text can end one.
 */
import { termsOf } from '../lib/words.ts';

const SEPARATOR = '·';

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

/**
 * A MATCH expression: any of the terms in any of the scopes, within one conversation if given. Every token is quoted,
 * so that no input is syntax. Null when there is nothing to ask for.
 */
export function scopedMatch(
  scopes: readonly string[],
  terms: readonly string[],
  conversationId?: string,
): string | null {
  const tokens = scopedTokens(scopes, terms).map(quote);
  if (tokens.length === 0) return null;
  const match = `terms : (${tokens.join(' OR ')})`;
  return conversationId === undefined ? match : `${match} AND conversation : ${quote(conversationId)}`;
}

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`;
