/** The life of a conversation: active ⇄ idle → archived, and active → archived by force. Nothing else. */
import { err, ok, type Result } from '../lib/result.ts';
import { conflict, type MemoryError } from './errors.ts';
import type { ConversationStatus } from './types.ts';

/** States from which each state may be entered. Idle → active happens only by a new turn. */
export const ENTERED_FROM: Record<ConversationStatus, readonly ConversationStatus[]> = {
  active: ['idle'],
  idle: ['active'],
  archived: ['active', 'idle'],
};

/** Whether a conversation may go from one state to another. */
export function decideTransition(
  from: ConversationStatus,
  to: ConversationStatus,
): Result<ConversationStatus, MemoryError> {
  return ENTERED_FROM[to].includes(from)
    ? ok(to)
    : err(conflict('illegal_transition', `a conversation that is ${from} cannot become ${to}`));
}
