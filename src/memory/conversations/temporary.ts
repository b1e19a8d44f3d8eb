/**
 * Modes of a conversation's memory: `full`; `read`, which recalls and keeps nothing; `off`, which does neither. One that keeps
 * nothing is temporary: but for the row that says that it is there, nothing of it is in any database, and it is gone when it
 * ends. The mode is fixed when the conversation is opened: what was said under one is never treated by another. Pure.
 */
import { conflict, invalid, type MemoryError } from '../errors.ts';
import type { Conversation, MemoryMode } from '../types.ts';

type HasMode = Pick<Conversation, 'memory'>;

/** The mode of a conversation; one that an older version noted without any remembers. */
export const memoryModeOf = ({ memory }: HasMode): MemoryMode => memory ?? 'full';

/** Recognises a conversation of which nothing is kept. */
export const isTemporary = (conversation: HasMode): boolean => memoryModeOf(conversation) !== 'full';

/** Recognises a conversation that is told what is known from elsewhere. */
export const isRecalling = (conversation: HasMode): boolean => memoryModeOf(conversation) !== 'off';

/** Refusal to open a known conversation with another mode; null when it has that one, or none was asked for. */
export const refuseMode = (conversation: HasMode, asked: MemoryMode | undefined): MemoryError | null =>
  asked === undefined || asked === memoryModeOf(conversation)
    ? null
    : invalid(
        'memory',
        `is fixed when a conversation is opened: this one has "${memoryModeOf(conversation)}"`,
      );

/** Refusal to do in a temporary conversation what would outlast it; null in any other. */
export const refuseKeeping = (conversation: HasMode): MemoryError | null =>
  isTemporary(conversation)
    ? conflict(
        'conversation_temporary',
        `the conversation keeps nothing: it was opened with memory "${memoryModeOf(conversation)}"`,
      )
    : null;
