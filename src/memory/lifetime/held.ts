/**
 * Memories that wait for approval before they are remembered: they stand beside memory, and no prompt and no search
 * finds them.
 */
import type { Memory } from '../types.ts';

/** Reasons to wait: it reads like an order, its user hardly said it, or all that a model proposes waits. */
export const HELD_REASONS = ['order', 'low_confidence', 'proposed'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/**
 * Reasons for which a memory stands in a list of review: it waits, or a model withholds it from prompts of others than
 * its user.
 */
export const REVIEW_REASONS = [...HELD_REASONS, 'withheld_by_model'] as const;

/** A memory that waits; what is not known of it any more is null. */
export interface HeldMemory {
  readonly memory: Memory;
  readonly reason: (typeof REVIEW_REASONS)[number] | null;
  /** Share of it that its user said, by its words: 0 to 1. */
  readonly confidence: number | null;
  /** The message that it rests on. */
  readonly eventId: string | null;
}
