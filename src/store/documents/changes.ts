/**
 * Writes a document with its pieces in one batch: nobody sees half of it, nor pieces of two versions. Of several writers of
 * one source the last one's text stays, whole; the same text again writes nothing.
 *
 * Unscoped: looks up a key that holds scope and owner, to write in its place.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import { describeError, log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { PreparedDocument, StoredDocument } from '../../memory/documents/document.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import type { Embedder } from '../../memory/ports.ts';
import { type Database, isForeignKeyViolation, type SqlStatement } from '../database.ts';
import { removeChunksIn } from '../erasure/removals.ts';
import { insertAuditFor } from '../operations/audit.ts';
import { insertSelect, setFrom } from '../rows.ts';
import { documents } from '../schema/documents.ts';
import { pieceIndexTerms } from '../search/terms.ts';
import { insertChunks, type NewChunk } from './chunks.ts';
import { DOCUMENT, DOCUMENT_COLUMNS } from './documents.ts';

/** Author of a change of documents, with its clock and ids. */
export interface DocumentContext {
  readonly actor: string;
  readonly now: number;
  readonly ids: IdSource;
  readonly embedder: Embedder;
}

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
  const [before] = await db.read('document.known', selectRow(db, prepared.sourceKey));
  // Sent again under the same ids, by a request that died half-way: it made the document all the same.
  const isMade = before === undefined || before.id === id;
  if (before?.fingerprint === prepared.fingerprint) {
    const document = isSame(before, prepared) ? before : await renew(db, prepared, context);
    if (document !== undefined) return ok({ document, created: isMade });
  }
  const pieces = await embedPieces(prepared, context);
  const own = sql`select d.id from documents d where d.source_key = ${prepared.sourceKey} and d.version = ${version}`;
  const replaced = sql`(select k.id from chunks k where k.document_id in (${own}))`;
  const removals = removeChunksIn(
    { db, workspaceId: prepared.workspaceId, erasure: null, now: context.now },
    replaced,
  );
  try {
    const [document] = await db.writeThenRead(
      'document.write',
      [
        upsertDocument(db, prepared, { id, version, now: context.now }),
        ...removals.map(({ statement }) => statement),
        ...insertChunks(
          db,
          pieces.map((piece) => pieceChunk(prepared, piece)),
          { model: context.embedder.model, now: context.now, document: own },
        ),
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
    if (document === undefined) throw new Error('a document just written is not there');
    return ok({ document, created: document.id === id });
  } catch (error) {
    // The channel was erased meanwhile.
    if (!isForeignKeyViolation(error)) throw error;
    return err(invalid('channel_id', 'is not a channel of this workspace'));
  }
}

const selectRow = (db: Database, sourceKey: string) =>
  db.select(DOCUMENT.sql`select ${DOCUMENT.of('d')} from documents d where d.source_key = ${sourceKey}`);

const isSame = (stored: StoredDocument, { metadata, fetchedAt }: PreparedDocument): boolean =>
  JSON.stringify(stored.metadata) === JSON.stringify(metadata) && stored.fetchedAt === fetchedAt;

/** Tells of an unchanged text when it was fetched again, and what is said of it; undefined when it has changed meanwhile. */
async function renew(
  db: Database,
  { sourceKey, fingerprint, metadata, fetchedAt }: PreparedDocument,
  { now }: DocumentContext,
): Promise<StoredDocument | undefined> {
  const which = and(eq(documents.sourceKey, sourceKey), eq(documents.fingerprint, fingerprint));
  const [document] = await db.writeThenRead(
    'document.renew',
    [
      db.orm
        .update(documents)
        .set({ metadata: { ...metadata }, fetchedAt, updatedAt: now })
        .where(which),
    ],
    db.orm.select(DOCUMENT_COLUMNS).from(documents).where(which),
  );
  return document;
}

/** Columns that a new text of a source replaces. */
const REPLACED = [
  'title',
  'fingerprint',
  'version',
  'pieces',
  'tokens',
  'metadata',
  'redacted',
  'fetchedAt',
  'updatedAt',
  'judged',
  'content',
] as const;

/** One of the same text stays as it is, with the version that its pieces are of: then nothing else of the batch does anything. */
const upsertDocument = (
  db: Database,
  { pieces, metadata, redacted, ...document }: PreparedDocument,
  { id, version, now }: { readonly id: string; readonly version: string; readonly now: number },
): SqlStatement =>
  insertSelect(
    db,
    documents,
    {
      ...document,
      metadata: { ...metadata },
      redacted: { ...redacted },
      id,
      version,
      pieces: pieces.length,
      createdAt: now,
      updatedAt: now,
    },
    sql`where true on conflict (source_key) do update set ${setFrom(documents, REPLACED)}
      where documents.fingerprint <> excluded.fingerprint`,
  );

type EmbeddedPiece = PreparedDocument['pieces'][number] & {
  readonly id: string;
  readonly vector: Float32Array | null;
};

/** A piece of a document; the title finds it too. */
export const pieceChunk = (
  { workspaceId, scope, source, title }: PreparedDocument,
  { id, start: startSeq, end: endSeq, content, tokens, vector }: EmbeddedPiece,
): NewChunk => ({
  row: { id, workspaceId, scope, source, kind: 'document', startSeq, endSeq, content, tokens },
  terms: pieceIndexTerms(scope, title, content),
  vector,
});

/** The pieces with ids, and a vector each; without when the embedder fails: pieces are then found by their words. */
export async function embedPieces(
  { pieces }: PreparedDocument,
  { ids, embedder }: Pick<DocumentContext, 'ids' | 'embedder'>,
): Promise<EmbeddedPiece[]> {
  const rows = pieces.map((piece) => ({ ...piece, id: ids.next('chk'), vector: null }));
  try {
    const vectors = await embedder.embed(
      rows.map(({ content }) => content),
      'document',
    );
    return rows.map((row, i) => ({ ...row, vector: vectors[i] ?? null }));
  } catch (error) {
    log('warn', 'embedding_left', { pieces: rows.length, error: describeError(error) });
    return rows;
  }
}
