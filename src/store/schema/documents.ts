/** Documents, and what is found by the passage: their pieces and the summaries of conversations. FTS5 over chunks is hand-written. */
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type Judgement, VISIBILITIES } from '../../memory/types.ts';
import { at, isJson, oneOf } from './columns.ts';
import { channels, conversations } from './conversations.ts';
import { UNJUDGED_INDEX } from './memories.ts';

export const documents = sqliteTable(
  'documents',
  {
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    scope: text('scope').notNull(),
    channelId: text('channel_id').references(() => channels.id),
    userId: text('user_id'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    source: text('source').notNull(),
    /** Digest of scope, owner and source: the place that one document holds. */
    sourceKey: text('source_key').notNull(),
    title: text('title'),
    /** Digest of all that its pieces are made of: the same again leaves them as they are. */
    fingerprint: text('fingerprint').notNull(),
    /** The write that its pieces are of. Of two writers at once the later one's pieces stay, whole. */
    version: text('version').notNull(),
    pieces: integer('pieces').notNull(),
    tokens: integer('tokens').notNull(),
    metadata: text('metadata', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    /** Secrets that were taken out of it, by kind. */
    redacted: text('redacted', { mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    fetchedAt: at('fetched_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Judgement of its title as an order to a model; set once all of its pieces are judged. */
    judged: text('judged').$type<Judgement>(),
    /** The last column: a list of documents does not read it. */
    content: text('content').notNull(),
  },
  (t) => [
    uniqueIndex('documents_id').on(t.id),
    uniqueIndex('documents_source').on(t.sourceKey),
    index('documents_by_scope').on(t.scope, t.id),
    index('documents_by_workspace').on(t.workspaceId, t.id),
    index('documents_unjudged').on(t.workspaceId, t.id).where(UNJUDGED_INDEX.documents),
    index('documents_by_user').on(t.workspaceId, t.userId).where(sql`user_id is not null`),
    index('documents_by_channel').on(t.channelId).where(sql`channel_id is not null`),
    check('documents_visibility', oneOf(t.visibility, VISIBILITIES)),
    check('documents_private_owner', sql`${t.visibility} = 'shared' or ${t.userId} is not null`),
    check('documents_content_length', sql`length(${t.content}) > 0`),
    check('documents_pieces', sql`${t.pieces} > 0`),
    check('documents_metadata', isJson(t.metadata)),
    check('documents_redacted', isJson(t.redacted)),
  ],
);

export const chunks = sqliteTable(
  'chunks',
  {
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id').references(() => conversations.id),
    scope: text('scope').notNull(),
    kind: text('kind', { enum: ['summary', 'document'] }).notNull(),
    /** Events (from, to) that a summary covers; where the text of a piece stands in its document (from, before), in UTF-16 units. */
    startSeq: integer('start_seq').notNull(),
    endSeq: integer('end_seq').notNull(),
    /** The document that it is a piece of; null for a summary. */
    documentId: text('document_id').references(() => documents.id),
    source: text('source'),
    content: text('content').notNull(),
    tokens: integer('tokens').notNull(),
    /** Judgement of a piece of a shared document as an order to a model. */
    judged: text('judged').$type<Judgement>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('chunks_id').on(t.id),
    uniqueIndex('chunks_summary_range')
      .on(t.conversationId, t.startSeq, t.endSeq)
      .where(sql`kind = 'summary'`),
    uniqueIndex('chunks_document_piece')
      .on(t.workspaceId, t.documentId, t.startSeq)
      .where(sql`kind = 'document'`),
    index('chunks_by_document').on(t.documentId).where(sql`document_id is not null`),
    index('chunks_by_conversation').on(t.conversationId).where(sql`conversation_id is not null`),
    check('chunks_kind', oneOf(t.kind, ['summary', 'document'])),
    check('chunks_summary_conversation', sql`${t.kind} = 'document' or ${t.conversationId} is not null`),
    check('chunks_range', sql`${t.startSeq} <= ${t.endSeq}`),
    check('chunks_content_length', sql`length(${t.content}) > 0`),
  ],
);
