/**
 * Keeps orders of others out of prompts. Text from the web, from a tool or from another user is quoted as data like all memory;
 * if it reads like an instruction besides, it is kept out of prompts and left to review: search and lists show it, the trace
 * says why it was not injected. Pure. A false alarm hides one line; a miss is still fenced.
 */
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { findOrder, isDoubtful } from './orders/find-order.ts';
import { opensWithRule } from './orders/opening.ts';
import type { Judgement } from './types.ts';

/** Sources that nobody vouches for, by the first word of the name that a writer gave. */
const UNTRUSTED_SOURCE =
  /^(?:web|www|https?|url|search|browser|crawl\w*|scrap\w*|tools?|mcp|rag|documents?|email|feed)\b/i;

/** Texts of which it is kept whether they read so, in characters: summaries are asked line by line, with each turn that recalls them. */
const JUDGED_KEPT_CHARS = 400_000;

/** True of a text that orders its reader about. A song that is named, a motto that is quoted is no order. */
export const readsLikeInstruction: (text: string) => boolean = memoiseByText(
  JUDGED_KEPT_CHARS,
  (text) => findOrder(text) !== null,
);

/**
 * True if another's text stays out of a prompt: by the rules alone until a model has judged it. The model withholds what they
 * let through and releases what they doubt. What they are sure of it does not release, or one that is taken in itself would let
 * it in.
 */
export function isKeptOut(text: string, judged: Judgement | null | undefined): boolean {
  if (judged === 'order') return true;
  if (judged === 'approved' || !readsLikeInstruction(text)) return false;
  return !(judged === 'harmless' && isDoubtful(text));
}

/** The same, and rules of any kind: a stranger's manual may say "always" to people, but not in somebody else's prompt. */
export const givesAnyOrder = (line: string, judged?: Judgement | null): boolean =>
  isKeptOut(line, judged) || (judged !== 'approved' && opensWithRule(line));

/** True if a memory that somebody else shared stays out of a prompt: as an instruction, or by its words. */
export const isOrderMemory = ({
  kind,
  content,
  judged,
}: {
  readonly kind: string;
  readonly content: string;
  readonly judged?: Judgement | null;
}): boolean => kind === 'instruction' || isKeptOut(content, judged);

/** True of a text that speaks to the model itself, to turn it from its instructions. */
export const takesOver = (text: string): boolean => findOrder(text)?.takesOver ?? false;

/** Name in a prompt for something whose own name must not be told. */
export const UNTITLED = '(untitled)';

/** A name that somebody chose for what a prompt tells of, or a neutral one where it gives an order. */
export const harmlessName = (name: string, neutral: string): string =>
  readsLikeInstruction(name) ? neutral : name;

/** True of a document from outside: its source is an address, or a word that writers use for one. */
export const isFromWeb = (source: string): boolean => FROM_WEB.test(source.trim());
const FROM_WEB = /^(?:https?|www|web|url|search|browser|crawl\w*|scrap\w*|e-?mail|feed)\b/i;

/** True of a memory whose source `userId`, who reads the prompt, has no reason to trust. */
export const isUntrustedMemory = (
  memory: { readonly source: string; readonly userId: string | null },
  userId: string,
): boolean =>
  UNTRUSTED_SOURCE.test(memory.source.trim()) || (memory.userId !== null && memory.userId !== userId);

/** True if prompts of `userId` leave a memory out: it orders something, and they have no reason to trust whoever wrote it. */
export const isOrderOfOther = (
  memory: Parameters<typeof isUntrustedMemory>[0] & Parameters<typeof isOrderMemory>[0],
  userId: string,
): boolean => isUntrustedMemory(memory, userId) && isOrderMemory(memory);

/** True if lists and searches of `userId` mark a memory so. Notes of their own agent are theirs to see and to change. */
export const isMarkedFor = (userId: string, memory: Parameters<typeof isOrderOfOther>[0]): boolean =>
  isOrderOfOther(memory, userId) && !(memory.userId === userId && OWN_AGENT.test(memory.source));
const OWN_AGENT = /^mcp\b/i;
