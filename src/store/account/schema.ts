/** ACCOUNT_DB: who may do what, and account-tier memories. No workspace content and no embeddings are kept here. */
import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_MEMORY_KINDS, KEY_ROLES, LIFETIMES, MOVE_STEPS, VISIBILITIES } from '../../memory/types.ts';
import { at, idempotencyTable, isJson, oneOf } from '../schema/columns.ts';

export const accounts = sqliteTable('accounts', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: at('created_at').notNull(),
});

export const workspaces = sqliteTable(
  'workspaces',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    placement: text('placement').notNull(),
    /** The database that it is moving to; nothing of it is written meanwhile. */
    movingTo: text('moving_to'),
    settings: text('settings', { mode: 'json' }).notNull().default({}),
    status: text('status').notNull().default('active'),
    /** The model whose vectors serve; null for the one that workspaces began with. */
    embeddingModel: text('embedding_model'),
    /** Length of its vectors: a later configuration may not know it any more. Null where nobody has noted it yet. */
    embeddingDimensions: integer('embedding_dimensions'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('workspaces_by_account').on(t.accountId, t.createdAt),
    check('workspaces_status', oneOf(t.status, ['active', 'erasing'])),
    check('workspaces_settings', isJson(t.settings)),
    check('workspaces_placement', sql`${t.placement} glob 'WORKSPACE_DB*'`),
  ],
);

/** Moves of workspaces from one database to another that are under way (`moves.ts`). */
export const workspaceMoves = sqliteTable(
  'workspace_moves',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id),
    source: text('source').notNull(),
    target: text('target').notNull(),
    step: text('step', { enum: MOVE_STEPS }).notNull(),
    /** Place up to which rows are copied, as JSON; null at the beginning. */
    place: text('place'),
    /** Added to the numbers of jobs; null until the copy begins. */
    numbersFrom: integer('numbers_from'),
    /** Rows copied so far. */
    rows: integer('rows').notNull().default(0),
    /** Reason why the last attempt came no further. */
    error: text('error'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('workspace_moves_by_time').on(t.updatedAt),
    check('workspace_moves_step', oneOf(t.step, MOVE_STEPS)),
    check('workspace_moves_apart', sql`${t.source} <> ${t.target}`),
  ],
);

export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    name: text('name').notNull(),
    role: text('role', { enum: KEY_ROLES }).notNull(),
    keyHash: text('key_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    uniqueIndex('api_keys_by_hash').on(t.keyHash),
    index('api_keys_by_workspace').on(t.workspaceId, t.id),
    check('api_keys_role', oneOf(t.role, KEY_ROLES)),
  ],
);

export const accountMemories = sqliteTable(
  'account_memories',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Owner; null for a memory that all users of the account share. */
    userId: text('user_id'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('private'),
    kind: text('kind', { enum: ACCOUNT_MEMORY_KINDS }).notNull(),
    content: text('content').notNull(),
    /** Digest of account, user and normalised content. */
    contentKey: text('content_key').notNull(),
    importance: real('importance').notNull(),
    lifetime: text('lifetime', { enum: LIFETIMES }).notNull().default('long_term'),
    source: text('source').notNull().default('api'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    expiresAt: at('expires_at'),
    accessCount: integer('access_count').notNull().default(0),
    accessedAt: at('accessed_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_memories_content').on(t.contentKey),
    index('account_memories_by_account').on(t.accountId, t.userId),
    index('account_memories_by_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    index('account_memories_by_age').on(t.accountId, t.visibility, t.id),
    index('account_memories_by_reader').on(t.accountId, t.visibility, t.userId, t.id),
    check('account_memories_kind', oneOf(t.kind, ACCOUNT_MEMORY_KINDS)),
    check('account_memories_visibility', oneOf(t.visibility, VISIBILITIES)),
    check('account_memories_private_owner', sql`${t.visibility} = 'shared' or ${t.userId} is not null`),
    check('account_memories_lifetime', oneOf(t.lifetime, LIFETIMES)),
    check('account_memories_tags', isJson(t.tags)),
    check('account_memories_content_length', sql`length(trim(${t.content})) > 0`),
    check('account_memories_importance', sql`${t.importance} between 0 and 1`),
  ],
);

export const accountAuditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    workspaceId: text('workspace_id'),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    targetId: text('target_id').notNull(),
    detail: text('detail', { mode: 'json' }).notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('audit_log_by_account').on(t.accountId, t.createdAt),
    index('audit_log_by_time').on(t.createdAt),
    index('audit_log_user_erasures').on(t.workspaceId, t.createdAt).where(sql`action = 'user.erase'`),
    check('audit_log_detail', isJson(t.detail)),
  ],
);

export const idempotencyRecords = idempotencyTable();
