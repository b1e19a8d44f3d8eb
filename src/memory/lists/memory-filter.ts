/**
 * Filters of a list or a search of memories, and the order of a list. One that is left out, or null, excludes nothing.
 */
import { isAccountKind } from '../changes/entry.ts';
import type { FactCategory, Lifetime, MemoryKind, MemoryStatus, Tier, Visibility } from '../types.ts';

/** Filters that all hold together. */
export interface MemoryFilter {
  readonly kind?: MemoryKind | null;
  readonly category?: FactCategory | null;
  readonly tier?: Tier | null;
  readonly visibility?: Visibility | null;
  readonly lifetime?: Lifetime | null;
  readonly source?: string | null;
  readonly subjectId?: string | null;
  readonly topicKey?: string | null;
  readonly tag?: string | null;
  /** Conversation in which it was first said. */
  readonly sourceConversationId?: string | null;
  /** From the first moment on, and before the second one. */
  readonly createdFrom?: number | null;
  readonly createdTo?: number | null;
  readonly usedFrom?: number | null;
  readonly usedTo?: number | null;
  /** Words that its content has, in any order and however they are written; a beginning or a part of one is enough. */
  readonly text?: string | null;
}

/** A span of time: from the first moment on, and before the second one; null is no bound. */
export interface TimeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Filters of a list alone: by owner, by place, and for what does not hold any more. */
export interface ListFilter extends MemoryFilter {
  readonly userId?: string | null;
  readonly channelId?: string | null;
  readonly conversationId?: string | null;
  /** That status, whether or not it holds; without one, what holds. */
  readonly status?: MemoryStatus | null;
}

/** The orders of a list. Those of use show what was ever used. */
export const MEMORY_ORDERS = ['oldest', 'newest', 'most_important', 'last_used', 'most_used'] as const;
export type MemoryOrder = (typeof MEMORY_ORDERS)[number];

/** Words of a text that is looked for; the others are ignored. */
const WORDS_MAX = 8;

/**
 * The spellings of each word of a text, of which a content must have one, in lower case as far as the database knows of it: it turns A to Z
 * alone, so that all other letters are tried as they are in either case.
 */
export function spellingsOf(text: string): string[][] {
  const words = text
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.slice(0, WORDS_MAX).map((word) => {
    const low = word.toLowerCase();
    const [first = ''] = low;
    const cased = [low, low.toUpperCase(), first.toUpperCase() + low.slice(first.length), word];
    return [
      ...new Set(cased.map((spelling) => spelling.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))),
    ];
  });
}

/** Recognises a filter that lets memories of an account through, which are told apart by their kind alone. */
export const mayBeOfAccount = ({ tier, kind, ...others }: ListFilter): boolean =>
  (tier == null || tier === 'account') &&
  (kind == null || isAccountKind(kind)) &&
  Object.values(others).every((value) => value == null);
