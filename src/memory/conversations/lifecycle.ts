/** The life of a conversation: active ⇄ idle → archived, and active → archived by force. Nothing else. */
import { err, ok, type Result } from '../../lib/result.ts';
import { MINUTE_MS } from '../../lib/time.ts';
import { conflict, type MemoryError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Conversation, ConversationStatus } from '../types.ts';

/** States from which each state may be entered. Idle → active happens only by a new turn. */
export const ENTERED_FROM: Record<ConversationStatus, readonly ConversationStatus[]> = {
  active: ['idle'],
  idle: ['active'],
  archived: ['active', 'idle'],
};

/** Decides whether a conversation may go from one state to another. */
export function decideTransition(
  from: ConversationStatus,
  to: ConversationStatus,
): Result<ConversationStatus, MemoryError> {
  return ENTERED_FROM[to].includes(from)
    ? ok(to)
    : err(conflict('illegal_transition', `a conversation that is ${from} cannot become ${to}`));
}

/** The setting that says when a conversation rests. */
export type RestSetting = Pick<Settings, 'idle_after_minutes'>;

/** Milliseconds of silence after which a conversation rests. */
export const idleAfterMs = ({ idle_after_minutes: minutes }: RestSetting): number => minutes * MINUTE_MS;

/** Moment from which on a conversation rests, unless something is said in it before. */
export const restsAt = (
  { lastActiveAt }: Pick<Conversation, 'lastActiveAt'>,
  settings: RestSetting,
): number => lastActiveAt + idleAfterMs(settings);
