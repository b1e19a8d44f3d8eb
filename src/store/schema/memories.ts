/** Long-term memory with its evidence and what is derived from it. FTS5 over memories is in the hand-written migration. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  FACT_CATEGORIES,
  type Judgement,
  LIFETIMES,
  MEMORY_KINDS,
  MEMORY_STATUSES,
  STANDING_KINDS,
  VISIBILITIES,
} from '../../memory/types.ts';
import { at, isJson, oneOf, quoted, vector } from './columns.ts';
import { channels, conversations } from './conversations.ts';

/** Account-tier memories live in the other database. */
const WORKSPACE_TIERS = ['conversation', 'channel', 'workspace'] as const;

/**
 * Conditions of the partial indexes of prompts. A statement says them in the same words: SQLite takes such an index for nothing
 * else. A fact that something replaces later still holds until then.
 */
export const IN_PROMPT_INDEX = {
  pinned: sql.raw(`status = 'active' and kind in (${quoted(STANDING_KINDS)})`),
  facts: sql.raw(
    "kind = 'fact' and status in ('active', 'superseded') and (valid_to is null or valid_to > updated_at)",
  ),
} as const;

/** Conditions of memories and documents that a model has still to judge, in the words of the statements that look for them. */
export const UNJUDGED_INDEX = {
  memories: sql.raw("status = 'active' and visibility = 'shared' and user_id is not null and judged is null"),
  documents: sql.raw("visibility = 'shared' and user_id is not null and judged is null"),
} as const;

export const memories = sqliteTable(
  'memories',
  {
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    scope: text('scope').notNull(),
    tier: text('tier', { enum: WORKSPACE_TIERS }).notNull(),
    channelId: text('channel_id').references(() => channels.id),
    conversationId: text('conversation_id').references(() => conversations.id),
    userId: text('user_id'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    subjectId: text('subject_id'),
    kind: text('kind', { enum: MEMORY_KINDS }).notNull(),
    category: text('category', { enum: FACT_CATEGORIES }),
    topicKey: text('topic_key'),
    content: text('content').notNull(),
    /** Digest of scope, subject and normalised content: what makes two statements the same memory. */
    contentKey: text('content_key').notNull(),
    /** Digest of scope, user, subject and topic key: the place that one current value holds. */
    topicSlot: text('topic_slot'),
    importance: real('importance').notNull(),
    lifetime: text('lifetime', { enum: LIFETIMES }).notNull(),
    source: text('source').notNull(),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    status: text('status', { enum: MEMORY_STATUSES }).notNull().default('active'),
    accessCount: integer('access_count').notNull().default(0),
    accessedAt: at('accessed_at').notNull(),
    validFrom: at('valid_from'),
    validTo: at('valid_to'),
    expiresAt: at('expires_at'),
    /** First and last day (`2026-05-03`) of what it tells of, by the calendar of whoever said it. */
    happensFrom: text('happens_from'),
    happensTo: text('happens_to'),
    supersededBy: text('superseded_by'),
    /** Grows with every change of the row: a writer that decided on an older one is overtaken, and decides again. */
    revision: integer('revision').notNull().default(1),
    sourceConversationId: text('source_conversation_id'),
    /** Judgement of this revision as an order to a model; every change of the row by a plan takes it away. */
    judged: text('judged').$type<Judgement>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('memories_id').on(t.id),
    // Upsert keys: the same words in one scope are one memory; one topic of a subject has one current value.
    uniqueIndex('memories_content').on(t.contentKey).where(sql`status = 'active'`),
    uniqueIndex('memories_topic').on(t.topicSlot).where(sql`status = 'active' and topic_slot is not null`),
    // The timeline of a topic: what held before and after a moment is one look-up.
    index('memories_by_topic').on(t.topicSlot, t.validFrom).where(sql`topic_slot is not null`),
    // What begins to hold later than it was stated: a cached recall must know when.
    index('memories_by_start').on(t.scope, t.validFrom).where(sql`valid_from > created_at`),
    index('memories_by_successor').on(t.supersededBy).where(sql`superseded_by is not null`),
    index('memories_by_source')
      .on(t.sourceConversationId, t.id)
      .where(sql`source_conversation_id is not null`),
    index('memories_by_scope').on(t.scope, t.status, t.accessedAt, t.id),
    index('memories_by_scope_importance').on(t.scope, t.importance, t.id),
    index('memories_by_scope_id').on(t.scope, t.id),
    index('memories_by_scope_subject').on(t.scope, t.subjectId, t.id).where(sql`subject_id is not null`),
    // The most important ones of a scope, and of facts that are equally important the first, which say who somebody is.
    index('memories_pinned').on(t.scope, t.kind, t.importance).where(IN_PROMPT_INDEX.pinned),
    index('memories_facts_of_user')
      .on(t.scope, t.userId, sql`${t.importance} desc`)
      .where(sql`${IN_PROMPT_INDEX.facts} and subject_id is null`),
    index('memories_facts_of_subject')
      .on(t.scope, t.subjectId, sql`${t.importance} desc`)
      .where(sql`${IN_PROMPT_INDEX.facts} and subject_id is not null`),
    index('memories_by_workspace').on(t.workspaceId, t.id),
    // The orders of lists. What was never used stands in neither of the last two: it costs them nothing.
    index('memories_by_importance').on(t.workspaceId, t.importance, t.id),
    index('memories_most_used').on(t.workspaceId, t.accessCount, t.id).where(sql`access_count > 0`),
    index('memories_last_used').on(t.workspaceId, t.accessedAt, t.id).where(sql`access_count > 0`),
    // What waits for somebody's review.
    index('memories_held').on(t.workspaceId, t.createdAt, t.id).where(sql`status = 'quarantined'`),
    // What others read and no model has judged, and what one keeps from them.
    index('memories_unjudged').on(t.workspaceId, t.id).where(UNJUDGED_INDEX.memories),
    index('memories_withheld')
      .on(t.workspaceId, t.createdAt, t.id)
      .where(sql`judged = 'order' and status = 'active'`),
    index('memories_by_subject').on(t.workspaceId, t.subjectId, t.id).where(sql`subject_id is not null`),
    index('memories_by_user').on(t.workspaceId, t.userId, t.id).where(sql`user_id is not null`),
    // What a user said once and does not hold any more: every prompt must know which of their words say it.
    index('memories_over_of_user')
      .on(t.workspaceId, t.userId)
      .where(sql`status = 'superseded' and user_id is not null`),
    index('memories_by_conversation').on(t.conversationId, t.id).where(sql`conversation_id is not null`),
    index('memories_by_channel').on(t.channelId, t.id).where(sql`channel_id is not null`),
    // What is on at a time that somebody asks for.
    index('memories_by_happening').on(t.scope, t.happensTo).where(sql`happens_to is not null`),
    index('memories_by_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    check('memories_tier', oneOf(t.tier, WORKSPACE_TIERS)),
    check('memories_tier_channel', sql`(${t.tier} = 'channel') = (${t.channelId} is not null)`),
    check(
      'memories_tier_conversation',
      sql`(${t.tier} = 'conversation') = (${t.conversationId} is not null)`,
    ),
    check('memories_topic', sql`(${t.topicKey} is null) = (${t.topicSlot} is null)`),
    check('memories_visibility', oneOf(t.visibility, VISIBILITIES)),
    check('memories_private_owner', sql`${t.visibility} = 'shared' or ${t.userId} is not null`),
    check('memories_kind', oneOf(t.kind, MEMORY_KINDS)),
    check('memories_category', oneOf(t.category, FACT_CATEGORIES)),
    check('memories_content_length', sql`length(trim(${t.content})) > 0`),
    check('memories_importance', sql`${t.importance} between 0 and 1`),
    check('memories_lifetime', oneOf(t.lifetime, LIFETIMES)),
    check('memories_tags', isJson(t.tags)),
    check('memories_status', oneOf(t.status, MEMORY_STATUSES)),
    check('memories_access_count', sql`${t.accessCount} >= 0`),
    check(
      'memories_validity',
      sql`${t.validTo} is null or ${t.validFrom} is null or ${t.validTo} >= ${t.validFrom}`,
    ),
  ],
);

/** Immutable evidence: which event produced or changed a memory. */
export const memoryObservations = sqliteTable(
  'memory_observations',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    memoryId: text('memory_id')
      .notNull()
      .references(() => memories.id),
    eventId: text('event_id'),
    action: text('action').notNull(),
    source: text('source').notNull(),
    content: text('content').notNull(),
    observedAt: at('observed_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('memory_observations_by_memory').on(t.memoryId, t.observedAt),
    index('memory_observations_by_event').on(t.eventId).where(sql`event_id is not null`),
    uniqueIndex('memory_observations_once')
      .on(t.memoryId, t.eventId, t.action)
      .where(sql`event_id is not null`),
    check(
      'memory_observations_action',
      oneOf(t.action, ['created', 'confirmed', 'changed', 'superseded', 'merged', 'withdrawn']),
    ),
  ],
);

/** The truth behind the vector index. `embedding` is little-endian float32, unit norm. */
export const memoryEmbeddings = sqliteTable(
  'memory_embeddings',
  {
    ownerId: text('owner_id').notNull(),
    model: text('model').notNull(),
    owner: text('owner', { enum: ['memory', 'chunk', 'event'] }).notNull(),
    workspaceId: text('workspace_id').notNull(),
    scope: text('scope').notNull(),
    dimensions: integer('dimensions').notNull(),
    embedding: vector('embedding').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.model] }),
    index('memory_embeddings_by_workspace').on(t.workspaceId, t.model, t.ownerId),
    // What an index that shows its writes late may not show yet.
    index('memory_embeddings_by_time').on(t.scope, t.model, t.createdAt),
    check('memory_embeddings_owner', oneOf(t.owner, ['memory', 'chunk', 'event'])),
    check('memory_embeddings_length', sql`length(${t.embedding}) = ${t.dimensions} * 4`),
  ],
);

/** The models that a workspace has vectors of: where deletions go, and what a change of model still has to fill. */
export const embeddingModels = sqliteTable(
  'embedding_models',
  {
    workspaceId: text('workspace_id').notNull(),
    model: text('model').notNull(),
    dimensions: integer('dimensions').notNull(),
    createdAt: at('created_at').notNull(),
    /** Since when something may be without a vector of it: the backfill looks. */
    missingSince: at('missing_since'),
    /** Since when another model serves in its place; its vectors go a while later. */
    retiredAt: at('retired_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.model] }),
    index('embedding_models_missing').on(t.missingSince).where(sql`missing_since is not null`),
    index('embedding_models_retired').on(t.retiredAt).where(sql`retired_at is not null`),
    check('embedding_models_dimensions', sql`${t.dimensions} > 0`),
  ],
);

/** Conversations whose live histories show a memory: the places to look when it is erased. */
export const memoryInjections = sqliteTable(
  'memory_injections',
  {
    memoryId: text('memory_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    workspaceId: text('workspace_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memoryId, t.conversationId] }),
    index('memory_injections_by_conversation').on(t.conversationId),
  ],
);

/** Grows with every write in a scope, by triggers; cached recalls of older versions are no longer used. */
export const scopeVersions = sqliteTable(
  'scope_versions',
  {
    scope: text('scope').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [index('scope_versions_by_workspace').on(t.workspaceId)],
);

export const retrievalCache = sqliteTable(
  'retrieval_cache',
  {
    cacheKey: text('cache_key').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id'),
    conversationId: text('conversation_id'),
    /** Sum of the versions of the scopes that were searched. */
    versions: integer('versions').notNull().default(0),
    result: text('result', { mode: 'json' }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('retrieval_cache_by_workspace').on(t.workspaceId, t.userId),
    index('retrieval_cache_by_expiry').on(t.expiresAt),
    check('retrieval_cache_result', isJson(t.result)),
  ],
);
