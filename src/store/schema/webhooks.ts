/** Messaging platforms: how each is configured, what they sent and what is owed to them, and who works on which chat. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, oneOf } from './columns.ts';

/**
 * Platforms that a workspace speaks to. `sealed` holds the whole configuration, its secrets too, under the deployment's
 * key.
 */
export const webhookAdapters = sqliteTable(
  'webhook_adapters',
  {
    workspaceId: text('workspace_id').notNull(),
    adapter: text('adapter').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.adapter] })],
);

export const DELIVERY_STATUSES = ['waiting', 'awaiting', 'done', 'parked'] as const;

/**
 * Events that came in and replies that go out. What they say is sealed and leaves when they are done; the rest of the row stays
 * for a while, so that what the platform sends again is known.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    adapter: text('adapter').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    /** Digest of the platform's id of the event; of a reply, of its turn. */
    eventKey: text('event_key').notNull(),
    /** The chat, whose deliveries are worked off one after the other. */
    lane: text('lane').notNull(),
    conversationId: text('conversation_id'),
    turnId: text('turn_id'),
    userId: text('user_id'),
    /** `awaiting`: a prompt was delivered, and its reply comes later. */
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    /** Moment of the event by the platform's clock, and its order in the same millisecond. */
    happenedAt: at('happened_at').notNull(),
    sequence: integer('sequence').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    /** Sealed; null once it is done. */
    payload: text('payload'),
    /** The reply, sealed, until it is posted. */
    reply: text('reply'),
    /** Parts of the reply that are posted, and since when the next one is being posted. */
    partsSent: integer('parts_sent').notNull().default(0),
    sendingAt: at('sending_at'),
    /** Digests of the ids under which the platform knows the parts that were posted, as a JSON array. */
    posted: text('posted'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Moment when the row leaves; null while there is something to do. */
    expiresAt: at('expires_at'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.workspaceId, t.adapter, t.direction, t.eventKey),
    index('webhook_deliveries_by_lane').on(t.workspaceId, t.lane, t.status),
    index('webhook_deliveries_by_workspace').on(t.workspaceId, t.id),
    index('webhook_deliveries_by_status').on(t.workspaceId, t.status, t.id),
    index('webhook_deliveries_by_turn').on(t.workspaceId, t.turnId).where(sql`turn_id is not null`),
    index('webhook_deliveries_by_user').on(t.workspaceId, t.userId).where(sql`user_id is not null`),
    index('webhook_deliveries_by_conversation').on(t.conversationId).where(sql`conversation_id is not null`),
    index('webhook_deliveries_due').on(t.nextTryAt).where(sql`status = 'waiting'`),
    index('webhook_deliveries_by_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    check('webhook_deliveries_direction', oneOf(t.direction, ['in', 'out'])),
    check('webhook_deliveries_status', oneOf(t.status, DELIVERY_STATUSES)),
    check(
      'webhook_deliveries_done',
      sql`${t.status} <> 'done' or (${t.payload} is null and ${t.reply} is null)`,
    ),
    check('webhook_deliveries_expiry', sql`(${t.status} = 'waiting') = (${t.expiresAt} is null)`),
  ],
);

/** Chats that somebody works on. The lease is the token that each write of theirs compares. */
export const webhookLanes = sqliteTable(
  'webhook_lanes',
  {
    workspaceId: text('workspace_id').notNull(),
    lane: text('lane').notNull(),
    leaseUntil: at('lease_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.lane] })],
);

/** Ids of platforms that are another id's here: of a group that moved, of a user whose number is hidden. Both are whole ids of ours. */
export const webhookAliases = sqliteTable(
  'webhook_aliases',
  {
    workspaceId: text('workspace_id').notNull(),
    alias: text('alias').notNull(),
    /** The id that the user or the chat is known by. */
    canonical: text('canonical').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.alias] }),
    index('webhook_aliases_by_canonical').on(t.workspaceId, t.canonical),
  ],
);
