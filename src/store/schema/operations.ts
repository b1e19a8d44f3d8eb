/** Tables of operations: audit, outbox, maintenance, traces and remembered requests. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ConsentRequest } from '../../memory/lifetime/consent.ts';
import { RUN_STATUSES, type TaskName, type TaskStats } from '../../memory/lifetime/maintenance.ts';
import { at, idempotencyTable, isJson, oneOf } from './columns.ts';

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    /** The key, token or task that acted. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    targetId: text('target_id').notNull(),
    userId: text('user_id'),
    detail: text('detail', { mode: 'json' }).notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('audit_log_by_target').on(t.workspaceId, t.targetId, t.createdAt, t.id),
    index('audit_log_by_user').on(t.workspaceId, t.userId, t.createdAt, t.id).where(sql`user_id is not null`),
    index('audit_log_by_workspace').on(t.workspaceId, t.createdAt, t.id),
    check('audit_log_detail', isJson(t.detail)),
  ],
);

/** Work that a committed batch owes to another store. `id` orders writers: vectors carry it as their version. */
export const outboxJobs = sqliteTable(
  'outbox_jobs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    workspaceId: text('workspace_id').notNull(),
    kind: text('kind').notNull(),
    targetId: text('target_id').notNull(),
    payload: text('payload', { mode: 'json' }).notNull().default({}),
    status: text('status').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    runAfter: at('run_after').notNull(),
    leaseUntil: at('lease_until'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('outbox_jobs_due').on(t.status, t.runAfter),
    index('outbox_jobs_by_workspace').on(t.workspaceId, t.status, t.id),
    index('outbox_jobs_by_target').on(t.targetId),
    check(
      'outbox_jobs_kind',
      oneOf(t.kind, [
        'vector_upsert',
        'vector_delete',
        'forget',
        'compact',
        'extract',
        'persona_apply',
        'deliver',
      ]),
    ),
    check('outbox_jobs_status', oneOf(t.status, ['pending', 'parked'])),
    check('outbox_jobs_attempts', sql`${t.attempts} >= 0`),
    check('outbox_jobs_payload', isJson(t.payload)),
  ],
);

export const maintenanceRuns = sqliteTable(
  'maintenance_runs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    task: text('task').$type<TaskName>().notNull(),
    dueAt: at('due_at').notNull(),
    status: text('status', { enum: RUN_STATUSES }).notNull(),
    leaseUntil: at('lease_until'),
    cursor: text('cursor'),
    stats: text('stats', { mode: 'json' }).$type<TaskStats>().notNull().default({}),
    error: text('error'),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    /** Slices that were begun since one succeeded: of those that die nothing else tells. */
    attempts: integer('attempts').notNull().default(0),
    /** Time at which somebody confirmed what it asked for last. */
    confirmedAt: at('confirmed_at'),
    /** Its last question, scope by scope, and how much of that is gone since. */
    asked: text('asked', { mode: 'json' }).$type<ConsentRequest>(),
    /** Versions of all scopes of the workspace when it was made: by them the next one knows whether anything has changed. */
    versionsSeen: integer('versions_seen'),
  },
  (t) => [
    uniqueIndex('maintenance_runs_once').on(t.workspaceId, t.task, t.dueAt),
    // What was missed collapses: one run of a task is open at a time.
    uniqueIndex('maintenance_runs_open')
      .on(t.workspaceId, t.task)
      .where(sql`status in ('due', 'running', 'needs_confirmation')`),
    index('maintenance_runs_due').on(t.status, t.dueAt),
    index('maintenance_runs_by_workspace').on(t.workspaceId, t.id),
    index('maintenance_runs_by_time').on(t.dueAt),
    check('maintenance_runs_status', oneOf(t.status, RUN_STATUSES)),
    check('maintenance_runs_stats', isJson(t.stats)),
  ],
);

export const traces = sqliteTable(
  'traces',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id'),
    turnId: text('turn_id'),
    userId: text('user_id'),
    /** As `traces/trace-body.ts` packs it. */
    body: text('body', { mode: 'json' }).$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('traces_by_workspace').on(t.workspaceId, t.id),
    index('traces_by_conversation').on(t.conversationId).where(sql`conversation_id is not null`),
    index('traces_by_user').on(t.workspaceId, t.userId).where(sql`user_id is not null`),
    index('traces_by_expiry').on(t.expiresAt),
    check('traces_body', isJson(t.body)),
  ],
);

/** Turns of a workspace by day of UTC, with sums of what their prompts were like; kept for as long as somebody may be billed for them. */
export const turnCounts = sqliteTable(
  'turn_counts',
  {
    workspaceId: text('workspace_id').notNull(),
    day: text('day').notNull(),
    turns: integer('turns').notNull(),
    prompts: integer('prompts').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
    stableTokens: integer('stable_tokens').notNull().default(0),
    ms: integer('ms').notNull().default(0),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsWritten: integer('rows_written').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('turn_counts_by_day').on(t.workspaceId, t.day),
    index('turn_counts_by_expiry').on(t.expiresAt),
    check('turn_counts_day', sql`${t.day} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
    check('turn_counts_turns', sql`${t.turns} > 0`),
  ],
);

export const ERASURE_KINDS = ['conversation', 'channel', 'user', 'workspace'] as const;

/**
 * Erasures of more than one memory: begun before anything is removed, so that one that was cut short goes on, and kept
 * as the receipt. `target_id` is forgotten too once all is gone.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    kind: text('kind', { enum: ERASURE_KINDS }).notNull(),
    targetId: text('target_id'),
    /** Rows removed so far, by kind of row. */
    counts: text('counts', { mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    uniqueIndex('erasures_open').on(t.workspaceId, t.kind, t.targetId).where(sql`finished_at is null`),
    index('erasures_due').on(t.createdAt).where(sql`finished_at is null`),
    check('erasures_kind', oneOf(t.kind, ERASURE_KINDS)),
    check('erasures_counts', isJson(t.counts)),
    check('erasures_target', sql`(${t.targetId} is null) = (${t.finishedAt} is not null)`),
  ],
);

/**
 * Digests of erased and forgotten things that do not come back, under a key of the deployment
 * (`memory/lifetime/tombstones.ts`): of users, conversations, values and requests. Nobody can tell from a row what it is of,
 * nor find out without that key.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    workspaceId: text('workspace_id').notNull(),
    digest: text('digest').notNull(),
    /** Of a value of a topic the digests of its words, as JSON; else empty. */
    words: text('words').notNull().default(''),
    /** Words and requests from before this moment do not come back. */
    until: at('until').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.digest, t.words] }),
    index('tombstones_by_expiry').on(t.expiresAt),
  ],
);

export const idempotencyRecords = idempotencyTable();

/** Ids that remembered requests were about, and of users a digest. The erasure of any of them is the end of their answers. */
export const idempotencyMentions = sqliteTable(
  'idempotency_mentions',
  {
    workspaceId: text('workspace_id').notNull(),
    keyHash: text('key_hash').notNull(),
    resourceId: text('resource_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.keyHash] }),
    index('idempotency_mentions_by_workspace').on(t.workspaceId),
    index('idempotency_mentions_by_expiry').on(t.expiresAt),
  ],
);
