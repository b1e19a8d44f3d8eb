/** Channels, conversations and their durable record. FTS5 over events is in the hand-written migration. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONVERSATION_STATUSES, MEMORY_MODES, ROLES, TITLE_SOURCES } from '../../memory/types.ts';
import { at, isJson, oneOf } from './columns.ts';

export const channels = sqliteTable(
  'channels',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('channels_by_workspace').on(t.workspaceId, t.id),
    uniqueIndex('channels_name').on(t.workspaceId, t.name),
    uniqueIndex('channels_one_default').on(t.workspaceId).where(sql`is_default = 1`),
    check('channels_is_default', sql`${t.isDefault} in (0, 1)`),
    check('channels_name_length', sql`length(${t.name}) > 0`),
  ],
);

export const conversations = sqliteTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    refCode: text('ref_code').notNull(),
    workspaceId: text('workspace_id').notNull(),
    channelId: text('channel_id')
      .notNull()
      .references(() => channels.id),
    sessionKey: text('session_key').notNull(),
    chatId: text('chat_id').notNull(),
    userId: text('user_id'),
    subjectId: text('subject_id'),
    personaId: text('persona_id'),
    status: text('status', { enum: CONVERSATION_STATUSES }).notNull().default('active'),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Grows with every change of the transcript: writers compare and set it, the live history compares it. */
    revision: integer('revision').notNull().default(0),
    summarisedSeq: integer('summarised_seq').notNull().default(0),
    rollingSummary: text('rolling_summary'),
    metadata: text('metadata', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
    lastActiveAt: at('last_active_at').notNull(),
    /**
     * Erasure of the conversation that had this identity before: what is from before that does not come into this one.
     */
    erasedBefore: at('erased_before'),
    /** Some of its events stand at another place than their number. */
    isDisplaced: integer('is_displaced', { mode: 'boolean' }).notNull().default(false),
    /** Subject of it in few words; null until somebody says so or something was said. */
    title: text('title'),
    titleSource: text('title_source', { enum: TITLE_SOURCES }),
    /** Mode of memory: a conversation that is not `full` leaves no row but this one. */
    memory: text('memory', { enum: MEMORY_MODES }).notNull().default('full'),
  },
  (t) => [
    uniqueIndex('conversations_ref_code').on(t.refCode),
    uniqueIndex('conversations_session_key').on(t.workspaceId, t.sessionKey),
    index('conversations_by_workspace').on(t.workspaceId, t.id),
    index('conversations_by_status').on(t.workspaceId, t.status, t.id),
    index('conversations_by_user').on(t.workspaceId, t.userId, t.id),
    index('conversations_by_channel').on(t.workspaceId, t.channelId, t.id),
    index('conversations_by_chat').on(t.workspaceId, t.chatId, t.userId),
    check('conversations_status', oneOf(t.status, CONVERSATION_STATUSES)),
    check('conversations_ended', sql`(${t.status} = 'active') = (${t.endedAt} is null)`),
    check(
      'conversations_seq',
      sql`${t.summarisedSeq} between 0 and ${t.lastSeq} and ${t.lastSeq} <= ${t.revision}`,
    ),
    check('conversations_metadata', isJson(t.metadata)),
  ],
);

/**
 * Members, present and past, of a conversation that a group shares. A row that is removed stays: whoever was removed is not let
 * in again by what they say, only by whoever may say so.
 */
export const conversationMembers = sqliteTable(
  'conversation_members',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    /** Name that the others call them, where somebody has said it. */
    name: text('name'),
    joinedAt: at('joined_at').notNull(),
    removedAt: at('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('conversation_members_by_user').on(t.workspaceId, t.userId),
  ],
);

export const sessionAliases = sqliteTable(
  'session_aliases',
  {
    workspaceId: text('workspace_id').notNull(),
    legacyKey: text('legacy_key').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.legacyKey] }),
    index('session_aliases_by_conversation').on(t.conversationId),
  ],
);

export const events = sqliteTable(
  'events',
  {
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    scope: text('scope').notNull(),
    seq: integer('seq').notNull(),
    turnId: text('turn_id'),
    role: text('role', { enum: ROLES }).notNull(),
    userId: text('user_id'),
    name: text('name'),
    content: text('content').notNull(),
    /** Its words as they are looked for and ranked by; the full-text index, which holds no text of its own, reads them here. */
    terms: text('terms').notNull().default(''),
    tokens: integer('tokens').notNull(),
    session: text('session'),
    externalId: text('external_id'),
    dedupeKey: text('dedupe_key').notNull(),
    status: text('status', { enum: ['active', 'aborted'] })
      .notNull()
      .default('active'),
    metadata: text('metadata', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    occurredAt: at('occurred_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** Since when nothing is derived from it any more: what it taught was erased. The message itself stays. */
    withheldAt: at('withheld_at'),
    /** Position among the numbers of its conversation, if not its own: it came in later than what was said after it. */
    place: integer('place'),
    /** Its user wanted it kept out of memory: it teaches nothing, and is recalled nowhere but where it was said. */
    isOffRecord: integer('off_record', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    uniqueIndex('events_id').on(t.id),
    uniqueIndex('events_seq').on(t.conversationId, t.seq),
    uniqueIndex('events_dedupe').on(t.conversationId, t.dedupeKey),
    index('events_by_turn').on(t.conversationId, t.turnId, t.seq).where(sql`turn_id is not null`),
    index('events_by_user').on(t.workspaceId, t.userId),
    index('events_by_time').on(t.conversationId, t.occurredAt),
    index('events_by_scope_time').on(t.scope, t.occurredAt),
    index('events_by_place').on(t.conversationId, t.place).where(sql`place is not null`),
    check('events_role', oneOf(t.role, ROLES)),
    check('events_seq_positive', sql`${t.seq} > 0`),
    check('events_status', oneOf(t.status, ['active', 'aborted'])),
    check('events_metadata', isJson(t.metadata)),
  ],
);

export const compactions = sqliteTable(
  'compactions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    startSeq: integer('start_seq').notNull(),
    endSeq: integer('end_seq').notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    model: text('model'),
    error: text('error'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    uniqueIndex('compactions_range').on(t.conversationId, t.startSeq, t.endSeq),
    check('compactions_status', oneOf(t.status, ['pending', 'done', 'failed'])),
    check('compactions_range_order', sql`${t.startSeq} <= ${t.endSeq}`),
  ],
);

export const snapshots = sqliteTable(
  'snapshots',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** Last event that the snapshot knows of. */
    seq: integer('seq').notNull(),
    content: text('content', { mode: 'json' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('snapshots_seq').on(t.conversationId, t.seq),
    check('snapshots_content', isJson(t.content)),
  ],
);

export const scratchpads = sqliteTable(
  'scratchpads',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    key: text('key').notNull(),
    workspaceId: text('workspace_id').notNull(),
    value: text('value', { mode: 'json' }).notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.key] }), check('scratchpads_value', isJson(t.value))],
);
