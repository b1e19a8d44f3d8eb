/**
 * Index terms as full-text search stores and asks for them: `scope·term`. The separator is not ASCII, so the `ascii`
 * tokenizer of FTS5 takes the whole as one token, and no user text can end one. What the indexes hold of a memory and of a piece of a
 * document is one rule for whoever writes a row and for whoever makes the index anew; events and summaries are their words alone.
 */

import { termsOf } from '../../lib/text/words.ts';
import { isOver } from '../../memory/changes/timeline.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import { indexScope } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';

/** Stands between scope and term. */
export const SEPARATOR = '·';

/** The words of an event, repetitions kept; the index reads them with its scope before each (`events_indexed`). */
export const eventTerms = (content: string): string => termsOf(content).join(' ');

/** The index row of a text: its scoped terms, repetitions kept. */
export const scopedTerms = (scope: string, text: string): string =>
  scopedTokens([scope], termsOf(text)).join(' ');

/** Every term in every scope, as the index knows it. */
export const scopedTokens = (scopes: readonly string[], terms: readonly string[]): string[] =>
  scopes.flatMap((scope) => terms.map((term) => scope + SEPARATOR + term));

/** The term of a token. */
export const termOfToken = (token: string): string =>
  token.slice(token.indexOf(SEPARATOR) + SEPARATOR.length);

/** Place in the indexes of a memory of `scope` that was written at `at`: what was over by then is kept apart. */
export const memoryPlace = (memory: Memory, scope: string, at: number): string =>
  indexScope(scope, isOver(memory, at));

/** The index row of a memory in its place. */
export const memoryIndexTerms = (memory: Memory, place: string): string =>
  scopedTokens([place], memoryTermsOf(memory)).join(' ');

/** The index row of a piece of a document: its title finds each of them. */
export const pieceIndexTerms = (scope: string, title: string | null, content: string): string =>
  scopedTerms(scope, title === null ? content : `${title}\n${content}`);
