/** What an erasure leaves behind, so that what went does not come back with whoever sends it again: digests, of workspaces none. */
import { type SQL, sql } from 'drizzle-orm';
import { OPENING_READ_CHARS } from '../../memory/changes/content.ts';
import {
  type Message,
  namedTombstone,
  REQUEST_TOMBSTONE_KEPT_MS,
  saidName,
  type Tombstone,
  turnName,
} from '../../memory/lifetime/tombstones.ts';
import { REPEAT_WINDOW_MS } from '../../memory/limits.ts';
import type { Erasure } from './records.ts';
import { type ErasureContext, follow, type Removal } from './removals.ts';
import { bury } from './tombstones.ts';

/** An event of a slice, with the names under which it may be sent again. */
export interface SlicedEvent {
  readonly id: string;
  readonly conversationId: string;
  readonly role: string;
  readonly turnId: string | null;
  readonly externalId: string | null;
  readonly createdAt: number;
  /** Whose message it is, and its words; null unless it came so lately that its words alone may tell that it is sent again. */
  readonly userId: string | null;
  readonly content: string | null;
  /** The session key of its conversation and the aliases of that, as JSON. */
  readonly keys: string;
}

/** Its columns, of rows of \`events\`. */
export const slicedEvent = (now: number): SQL =>
  sql`id, conversation_id as conversationId, role, turn_id as turnId, external_id as externalId, created_at as createdAt,
    user_id as userId, iif(role = 'user' and created_at > ${now - REPEAT_WINDOW_MS}, content, null) as content,
    (select json_group_array(k.key) from (select c.session_key as key from conversations c where c.id = events.conversation_id
      union select legacy_key from session_aliases a where a.conversation_id = events.conversation_id) as k) as keys`;

/** A message of a slice, as it is known again in whatever conversation it is brought back to. */
export type SlicedMessage = Pick<Message, 'role' | 'occurredAt'> & {
  /** Of a group's message without a user of its own, null. */
  readonly owner: string | null;
  readonly opening: string;
};

/** Its columns, of rows of `events`. */
export const slicedMessage = sql`role, occurred_at as occurredAt, substr(content, 1, ${OPENING_READ_CHARS}) as opening,
    coalesce(user_id, (select c.user_id from conversations c where c.id = events.conversation_id)) as owner`;

/** The messages of conversations that are erased, and whose users are not: with these goes all that they said before. */
export const messagesOf = (erasure: Erasure, messages: readonly SlicedMessage[]): Message[] =>
  erasure.kind === 'conversation' || erasure.kind === 'channel'
    ? messages.map(({ role, occurredAt, owner, opening }) => ({
        role,
        occurredAt,
        userId: owner,
        content: opening,
      }))
    : [];

/** A turn that its client may send again. */
export interface RecentTurn {
  /** How its conversation is known: by its id, and in whatever conversation follows it by its session keys. */
  readonly conversationId: string;
  readonly sessionKeys: readonly string[];
  readonly names: readonly string[];
  readonly said: { readonly userId: string; readonly text: string } | null;
}

/** The turns that began among some events, so lately that they may be sent again. */
export const recentTurns = (events: readonly SlicedEvent[], now: number): RecentTurn[] =>
  events.flatMap(({ conversationId, role, turnId, externalId, createdAt, userId, content, keys }) =>
    role !== 'user' || createdAt <= now - REQUEST_TOMBSTONE_KEPT_MS
      ? []
      : [
          {
            conversationId,
            sessionKeys: JSON.parse(keys) as string[],
            said: userId === null || content === null ? null : { userId, text: content },
            names: [
              ...(turnId === null ? [] : [turnId]),
              ...(externalId === null ? [] : [`external:${externalId}`]),
            ],
          },
        ],
  );

/** The tombstones of turns. */
export const turnTombstones = (
  { hider, workspaceId, now }: ErasureContext,
  turns: readonly RecentTurn[],
): Tombstone[] =>
  turns.flatMap(({ conversationId, sessionKeys, names, said }) =>
    [
      ...[conversationId, ...sessionKeys].flatMap((place) =>
        names.map((name) => turnName(workspaceId, place, name)),
      ),
      ...(said === null ? [] : sessionKeys.map((key) => saidName(workspaceId, key, said))),
    ].map((name) => namedTombstone(hider, name, now)),
  );

/** What writes tombstones with a slice. A workspace that goes takes everything along that could come back. */
export const buryInErasure = (
  { db, workspaceId, erasure }: ErasureContext,
  tombstones: readonly Tombstone[],
): Removal[] => (erasure.kind === 'workspace' ? [] : bury(db, workspaceId, tombstones).map(follow));
