/** Removal of documents: their pieces, the words, vectors and kept answers of these, and at last they themselves. */

import { type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import type { StoredDocument } from '../../memory/documents/document.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { type Hider, recordTombstones } from '../../memory/lifetime/tombstones.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import type { ErasureReceipt } from '../erasure/memories.ts';
import type { Erasure } from '../erasure/records.ts';
import {
  type Removal,
  type RemovalContext,
  remove,
  removeChunksIn,
  removeMentions,
} from '../erasure/removals.ts';
import { bury } from '../erasure/tombstones.ts';
import { insertAuditFor } from '../operations/audit.ts';
import { listed } from '../rows.ts';
import { readableDocuments } from '../search/visibility.ts';

/** Pieces, and documents, of one slice of an erasure. */
const SLICE_PIECES = 200;
const SLICE_DOCUMENTS = 200;

/** Rows that one slice found to remove. */
export interface DocumentSlice {
  readonly pieceIds: readonly string[];
  readonly documentIds: readonly string[];
}

/**
 * The next pieces and documents of a channel, of a user or of a workspace; null when none is left.
 * Unscoped: removes what belongs to one target, shows nothing.
 */
export async function nextDocuments(
  db: Database,
  { kind, workspaceId, targetId }: Erasure,
): Promise<DocumentSlice | null> {
  const isOf = kind === 'channel' ? sql`d.channel_id = ${targetId}` : sql`d.user_id = ${targetId}`;
  const own = sql`d.workspace_id = ${workspaceId} and ${kind === 'workspace' ? sql`true` : isOf}`;
  const isPiece =
    kind === 'workspace' ? sql`true` : sql`k.document_id in (select d.id from documents d where ${own})`;
  const [pieces, whole] = await db.batch('erasure.documents', [
    db.select<{ id: string }>(sql`select k.id from chunks k
      where k.kind = 'document' and k.workspace_id = ${workspaceId} and ${isPiece} limit ${SLICE_PIECES}`),
    db.select<{ id: string }>(sql`select d.id from documents d where ${own} limit ${SLICE_DOCUMENTS}`),
  ]);
  if (pieces.length + whole.length === 0) return null;
  return { pieceIds: pieces.map(({ id }) => id), documentIds: whole.map(({ id }) => id) };
}

/** The removals of a slice: of its documents those go that have no piece left. Unscoped: removes rows by id, shows nothing. */
export const removeDocumentSlice = (
  context: RemovalContext,
  { pieceIds, documentIds }: DocumentSlice,
): Removal[] => [
  ...removeChunksIn(context, listed(pieceIds)),
  ...removeWhole(
    context,
    sql`id in ${listed(documentIds)} and not exists (select 1 from chunks k where k.document_id = documents.id)`,
  ),
];

/** Removes documents without pieces, and what names them. Unscoped: removes what its caller found, shows nothing. */
const removeWhole = (context: RemovalContext, which: SQL): Removal[] => [
  ...removeMentions(context, sql`(select id from documents where ${which})`),
  remove(context.db, 'documents', 'documents', which),
  remove(context.db, null, 'retrieval_cache', sql`workspace_id = ${context.workspaceId}`),
];

/** Erasure of a document: by whom and when, and the hider of the tombstone that keeps it out of imports. */
export interface DocumentErasure {
  readonly id: string;
  readonly actor: string;
  readonly now: number;
  readonly hider: Hider;
}

/** Erases a document of the reader's scopes with all that was made of it. Whose it is is for the caller to know. */
export async function eraseDocument(
  db: Database,
  reader: Reader,
  id: string,
  audit: DocumentErasure,
): Promise<Result<ErasureReceipt, MemoryError>> {
  const { workspaceId, userId } = reader;
  const which = sql`id in (select d.id from documents d where d.id = ${id} and ${readableDocuments(reader)})`;
  const pieces = sql`(select id from chunks where document_id in (select id from documents where ${which}))`;
  const context = { db, workspaceId, erasure: null, now: audit.now };
  const [[receipt]] = await db.batch('document.erase', [
    db.select<Record<string, number>>(sql`select (select count(*) from documents where ${which}) as documents,
      (select count(*) from chunks where id in ${pieces}) as chunks,
      (select count(*) from memory_embeddings where owner_id in ${pieces}) as embeddings,
      (select count(*) from memory_injections where memory_id in ${pieces}) as live_histories,
      (select count(*) from outbox_jobs where target_id in ${pieces}) as jobs`),
    insertAuditFor(
      db,
      {
        id: audit.id,
        actor: audit.actor,
        now: audit.now,
        workspaceId,
        action: 'document.erase',
        userId,
      },
      sql`select id from documents where ${which}`,
    ),
    ...bury(
      db,
      workspaceId,
      recordTombstones(audit.hider, workspaceId, [id], audit.now),
      sql`select 1 where not exists (select 1 from documents where ${which})`,
    ),
    ...[...removeChunksIn(context, pieces), ...removeWhole(context, which)].map(({ statement }) => statement),
  ]);
  return receipt && (receipt.documents ?? 0) > 0 ? ok(receipt) : err(notFound('document'));
}

/**
 * Erases what its owner has under the same source in the same place with another visibility: who sends a shared document
 * again as a private one takes the shared one back.
 * Unscoped: what one user owns, for that user.
 */
export async function eraseOtherVisibility(
  db: Database,
  { id, workspaceId, userId, channelId, source }: StoredDocument,
  auditOf: () => DocumentErasure,
): Promise<void> {
  if (userId === null) return;
  const rows = await db
    .step('document.twins')
    .select<{ id: string }>(sql`select d.id from documents d where d.workspace_id = ${workspaceId}
      and d.user_id = ${userId} and d.source = ${source} and d.channel_id is ${channelId} and d.id <> ${id}`);
  const reader = { workspaceId, userId, channelId, conversationId: null, audience: 'user' } as const;
  for (const twin of rows) await eraseDocument(db, reader, twin.id, auditOf());
}
