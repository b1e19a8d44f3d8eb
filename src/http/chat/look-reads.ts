/**
 * The statements that bring as much of a conversation as it takes to know to which turn a chat request belongs: with whatever finds the
 * conversation, in one round trip. What they are about hangs on who speaks and where, which may only be known behind it.
 */
import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ChatTurn } from '../../chat/messages.ts';
import { type Buried, buriedUntil, messageName } from '../../memory/lifetime/tombstones.ts';
import { REPEAT_WINDOW_MS } from '../../memory/limits.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { selectRecent, selectTurnEvents } from '../../store/conversations/events.ts';
import type { Purpose } from '../../store/conversations/open-conversation.ts';
import type { RowsOf } from '../../store/database.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import type { AppEnv } from '../context.ts';
import { chatKeyOwner, turnIdOfKey } from './turn-ids.ts';

/** Newest messages that are looked through for a turn that a request may belong to: those of a dozen turns. */
export const RECENT_EVENTS = 24;
/** Attempts of one key: OpenAI's clients make three. */
const ATTEMPTS = [0, 1, 2, 3] as const;

/** Marks by which a request tells whether it is sent again. */
export interface ChatOrigin {
  readonly idempotencyKey: string | null;
  /** True when the client says that it sends this again. */
  readonly isRepeated: boolean;
}

/** Speaker, and the key of the identity in which they speak. */
export interface Place {
  readonly userId: string;
  readonly sessionKey: string;
}

/** A message without a key that its client says to send again: all that tells which it was is what it says. */
export function repetitionOf(c: Context<AppEnv>, { sessionKey, userId }: Place, text: string): Purpose {
  const { config, services, now } = c.var;
  const digests = config.hider.hidden(messageName(services.workspace.id, sessionKey, { userId, text }));
  return { digests, isErased: (buried) => buriedUntil(buried, digests) > now() - REPEAT_WINDOW_MS };
}

/** Aim of a look, besides the newest messages: the turns by which a request that is sent again is known. */
export interface LookAim {
  /** The turns of the attempts of the request's key; none without one. */
  readonly turnIds: readonly string[];
  /** The message as a repetition, where only its words tell; null otherwise. */
  readonly repetition: Purpose | null;
}

/** The aim of a request that nothing tells to be sent again. */
export const NEWEST_ONLY: LookAim = { turnIds: [], repetition: null };

/** The aim of a request; where it is not known who speaks, or where, of the newest messages alone. */
export function aimOf(
  c: Context<AppEnv>,
  { userId, sessionKey }: { readonly [K in keyof Place]: string | undefined },
  { exchange, text }: Pick<ChatTurn, 'exchange' | 'text'>,
  { idempotencyKey, isRepeated }: ChatOrigin,
): LookAim {
  // Results of tools belong to a turn that another request began, under another key.
  const key = exchange.length > 0 ? null : idempotencyKey;
  if (userId === undefined) return NEWEST_ONLY;
  const owner = chatKeyOwner(c.var.services.workspace.id, userId);
  const isKnownByWords = key === null && isRepeated && sessionKey !== undefined;
  return {
    turnIds: key === null ? [] : ATTEMPTS.map((n) => turnIdOfKey(owner, key, n)),
    repetition: isKnownByWords ? repetitionOf(c, { userId, sessionKey }, text) : null,
  };
}

/** The statements of an aim. */
export const lookReads = (
  c: Context<AppEnv>,
  conversation: string | SQL,
  { turnIds, repetition }: LookAim,
) => {
  const { db, workspace } = c.var.services;
  return [
    selectRecent(db, conversation, RECENT_EVENTS),
    selectBuried(db, workspace.id, repetition?.digests ?? []),
    ...turnIds.map((turnId) => selectTurnEvents(db, conversation, turnId)),
  ] as const;
};

/** Rows of a look, and the aim that they were read for. */
export interface LookRows {
  readonly aim: LookAim;
  /** The newest messages, newest first, those that were taken back among them. */
  readonly recent: readonly ConversationEvent[];
  /** Erased parts of a message that is sent again. */
  readonly buried: readonly Buried[];
  /** The events of each attempt of the request's key; none without one. */
  readonly attempts: readonly (readonly ConversationEvent[])[];
}

/** Names the rows that `lookReads` brought. */
export const toLookRows = (
  aim: LookAim,
  [recent, buried, ...attempts]: RowsOf<ReturnType<typeof lookReads>>,
): LookRows => ({ aim, recent, buried, attempts });

/** True if rows that were read with one aim serve the other. */
export const isSameAim = (a: LookAim, b: LookAim): boolean => namesIn(a).join() === namesIn(b).join();
const namesIn = ({ turnIds, repetition }: LookAim) => [...turnIds, ...(repetition?.digests ?? [])];
