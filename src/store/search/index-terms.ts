/**
 * What the full-text indexes hold of a memory and of a piece of a document: one rule for whoever writes a row and for whoever
 * makes the index anew from the rows. Events and summaries are their words alone (`scopedTerms`).
 */

import { isOver } from '../../memory/changes/timeline.ts';
import { memoryTermsOf } from '../../memory/memory-terms.ts';
import { indexScope } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import { scopedTerms, scopedTokens } from './terms.ts';

/** Where the indexes keep a memory of `scope` that was written at `at`: what was over by then is kept apart. */
export const memoryPlace = (memory: Memory, scope: string, at: number): string =>
  indexScope(scope, isOver(memory, at));

/** The index row of a memory in its place. */
export const memoryIndexTerms = (memory: Memory, place: string): string =>
  scopedTokens([place], memoryTermsOf(memory)).join(' ');

/** The index row of a piece of a document: its title finds each of them. */
export const pieceIndexTerms = (scope: string, title: string | null, content: string): string =>
  scopedTerms(scope, title === null ? content : `${title}\n${content}`);
