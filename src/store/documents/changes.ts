/**
 * Writes a document with its pieces in one batch: nobody sees half of it, nor pieces of two versions. Of several writers of
 * one source the last one's text stays, whole; the same text again writes nothing.
 *
 * Unscoped: looks up a key that holds scope and owner, to write in its place.
 */
import { sql } from 'drizzle-orm';
import { describeError } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { PreparedDocument, StoredDocument } from '../../memory/documents/document.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import type { Database, Statement } from '../database.ts';
import { removeChunksIn } from '../erasure/removals.ts';
import { insertAuditFor } from '../operations/audit.ts';
import { DOCUMENT_COLUMNS, type DocumentRow, rowToDocument } from './documents.ts';
import { type DocumentContext, embedPieces, insertPieces } from './pieces.ts';

/** The document as it is now, and whether there was none of that source before. */
export interface WrittenDocument {
  readonly document: StoredDocument;
  readonly created: boolean;
}

/** Makes the document, or puts it in the place of the one that stood there. */
export async function writeDocument(
  db: Database,
  prepared: PreparedDocument,
  context: DocumentContext,
): Promise<Result<WrittenDocument, MemoryError>> {
  const { ids } = context;
  const id = ids.next('doc');
  const version = ids.next('doc');
  const auditId = ids.next('aud');
  const [before] = await selectBySource(db, prepared.sourceKey);
  // Sent again under the same ids, by a request that died half-way: it made the document all the same.
  const isMade = before === undefined || before.id === id;
  if (before?.fingerprint === prepared.fingerprint) {
    const row = isSame(before, prepared) ? before : await renew(db, prepared, context);
    if (row !== undefined) return ok({ document: rowToDocument(row), created: isMade });
  }
  const pieces = await embedPieces(prepared, context);
  const own = sql`select d.id from documents d where d.source_key = ${prepared.sourceKey} and d.version = ${version}`;
  const replaced = sql`(select k.id from chunks k where k.document_id in (${own}))`;
  const removals = removeChunksIn(
    { db, workspaceId: prepared.workspaceId, erasure: null, now: context.now },
    replaced,
  );
  try {
    const [row] = await db.writeThenRead(
      'document.write',
      [
        upsertDocument(db, prepared, { id, version, now: context.now }),
        ...removals.map(({ statement }) => statement),
        ...insertPieces(db, prepared, pieces, own, context),
        insertAuditFor(
          db,
          {
            id: auditId,
            workspaceId: prepared.workspaceId,
            actor: context.actor,
            action: 'document.write',
            userId: prepared.userId,
            now: context.now,
          },
          own,
        ),
      ],
      selectRow(db, prepared.sourceKey),
    );
    if (row === undefined) throw new Error('a document just written is not there');
    return ok({ document: rowToDocument(row), created: row.id === id });
  } catch (error) {
    // The channel was erased meanwhile.
    if (!describeError(error).includes('FOREIGN KEY constraint failed')) throw error;
    return err(invalid('channel_id', 'is not a channel of this workspace'));
  }
}

const selectRow = (db: Database, sourceKey: string) =>
  db.select<DocumentRow>(sql`select ${DOCUMENT_COLUMNS} from documents d where d.source_key = ${sourceKey}`);

async function selectBySource(db: Database, sourceKey: string): Promise<DocumentRow[]> {
  const [rows] = await db.batch('document.known', [selectRow(db, sourceKey)]);
  return rows;
}

const isSame = (row: DocumentRow, { metadata, fetchedAt }: PreparedDocument): boolean =>
  row.metadata === JSON.stringify(metadata) && row.fetched_at === fetchedAt;

/** Tells of an unchanged text when it was fetched again, and what is said of it; undefined when it has changed meanwhile. */
async function renew(
  db: Database,
  { sourceKey, fingerprint, metadata, fetchedAt }: PreparedDocument,
  { now }: DocumentContext,
): Promise<DocumentRow | undefined> {
  const which = sql`source_key = ${sourceKey} and fingerprint = ${fingerprint}`;
  const [row] = await db.writeThenRead(
    'document.renew',
    [
      db.run(sql`update documents set metadata = ${JSON.stringify(metadata)}, fetched_at = ${fetchedAt}, updated_at = ${now}
        where ${which}`),
    ],
    db.select<DocumentRow>(sql`select ${DOCUMENT_COLUMNS} from documents d where ${which}`),
  );
  return row;
}

/** One of the same text stays as it is, with the version that its pieces are of: then nothing else of the batch does anything. */
function upsertDocument(
  db: Database,
  document: PreparedDocument,
  { id, version, now }: { readonly id: string; readonly version: string; readonly now: number },
): Statement {
  const { workspaceId, scope, channelId, userId, visibility, source, sourceKey, title, fingerprint } =
    document;
  const { pieces, tokens, metadata, redacted, fetchedAt, content } = document;
  return db.run(sql`insert into documents (id, workspace_id, scope, channel_id, user_id, visibility, source, source_key, title,
      fingerprint, version, pieces, tokens, metadata, redacted, fetched_at, created_at, updated_at, content)
    values (${id}, ${workspaceId}, ${scope}, ${channelId}, ${userId}, ${visibility}, ${source}, ${sourceKey}, ${title},
      ${fingerprint}, ${version}, ${pieces.length}, ${tokens}, ${JSON.stringify(metadata)}, ${JSON.stringify(redacted)},
      ${fetchedAt}, ${now}, ${now}, ${content})
    on conflict (source_key) do update set title = excluded.title, fingerprint = excluded.fingerprint,
      version = excluded.version, pieces = excluded.pieces, tokens = excluded.tokens, metadata = excluded.metadata,
      redacted = excluded.redacted, fetched_at = excluded.fetched_at, updated_at = excluded.updated_at, content = excluded.content
      where documents.fingerprint <> excluded.fingerprint`);
}
