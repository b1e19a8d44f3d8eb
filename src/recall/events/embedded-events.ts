/** Choice of the messages that a trained model embeds: what somebody may be asked for later. Pure. */
import { readText } from '../../language/read-text.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { isSmallTalk } from '../analysis/small-talk.ts';

/** Roles whose messages are embedded. A tool's text is long, and found by its words. */
export const EMBEDDED_ROLES = ['user', 'assistant'] as const;
/** A shorter message says nothing without those around it. */
export const EMBEDDED_MIN_TOKENS = 6;
/** Text that is embedded of a long message: what it is about stands in its beginning, and each token costs. */
export const EMBEDDED_MAX_CHARS = 2_000;

type Said = Pick<ConversationEvent, 'role' | 'tokens' | 'content' | 'isOffRecord'> & {
  readonly withheldAt?: number | null;
};

/**
 * Selects messages that are worth a vector, as far as the message tells; whether one may have it, the database says
 * once more.
 */
export const isEmbedded = ({ role, tokens, content, isOffRecord, withheldAt = null }: Said): boolean =>
  EMBEDDED_ROLES.some((one) => one === role) &&
  tokens >= EMBEDDED_MIN_TOKENS &&
  !isOffRecord &&
  withheldAt === null &&
  !isSmallTalk(readText(content));
