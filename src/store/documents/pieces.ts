/**
 * The pieces of a document on their way into the tables: rows, full-text index, embeddings, and what the vector index is owed.
 *
 * Unscoped: the pieces that the same batch writes, for their index rows.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import { describeError, log } from '../../lib/log.ts';
import type { PreparedDocument } from '../../memory/documents/document.ts';
import type { Embedder } from '../../memory/ports.ts';
import type { Database, Statement } from '../database.ts';
import { jsonSlices } from '../json-slices.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { pieceIndexTerms } from '../search/index-terms.ts';
import { vectorToHex } from '../vectors/embeddings.ts';

/** Who writes, and with what. */
export interface DocumentContext {
  readonly actor: string;
  readonly now: number;
  readonly ids: IdSource;
  readonly embedder: Embedder;
}

/** A piece on its way into the tables. */
export interface PieceRow {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly content: string;
  readonly tokens: number;
  readonly vector: Float32Array | null;
}

/** The pieces with their index rows, embeddings and the debt to the vector index; none unless the document is `own`. */
export function insertPieces(
  db: Database,
  { scope, source, title }: PreparedDocument,
  pieces: readonly PieceRow[],
  own: SQL,
  { embedder, now }: DocumentContext,
): Statement[] {
  const words = pieces.map(({ id, content }) => ({ id, terms: pieceIndexTerms(scope, title, content) }));
  const embedded = pieces.flatMap(({ id, vector }) =>
    vector === null ? [] : [{ id, dimensions: vector.length, vector: vectorToHex(vector) }],
  );
  return [
    ...each(
      pieces.map(({ vector: _, ...row }) => row),
      (rows) =>
        db.run(sql`insert into chunks (id, workspace_id, scope, kind, start_seq, end_seq, document_id, source, content, tokens, created_at)
          select j.value->>'$.id', d.workspace_id, d.scope, 'document', j.value->>'$.start', j.value->>'$.end', d.id, ${source},
            j.value->>'$.content', j.value->>'$.tokens', ${now}
          from json_each(${rows}) as j join documents d on d.id in (${own})`),
    ),
    ...each(words, (rows) =>
      db.run(sql`insert into chunks_fts (rowid, terms, conversation)
        select k.row_id, j.value->>'$.terms', null from json_each(${rows}) as j join chunks k on k.id = j.value->>'$.id'`),
    ),
    ...each(embedded, (rows) =>
      db.run(sql`insert into memory_embeddings (owner_id, model, owner, workspace_id, scope, dimensions, embedding, created_at)
        select k.id, ${embedder.model}, 'chunk', k.workspace_id, k.scope, j.value->>'$.dimensions', unhex(j.value->>'$.vector'), ${now}
        from json_each(${rows}) as j join chunks k on k.id = j.value->>'$.id'`),
    ),
    ...each(
      embedded.map(({ id }) => id),
      (rows) =>
        enqueueVectorJob(
          db,
          'vector_upsert',
          sql`from chunks where id in (select value from json_each(${rows}))`,
          now,
        ),
    ),
  ];
}

/** The pieces with ids, and a vector each; without when the embedder fails: pieces are then found by their words. */
export async function embedPieces(
  { pieces }: PreparedDocument,
  { ids, embedder }: Pick<DocumentContext, 'ids' | 'embedder'>,
): Promise<PieceRow[]> {
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

/** One statement per slice of rows. */
const each = <T>(rows: readonly T[], toStatement: (json: string) => Statement): Statement[] =>
  jsonSlices(rows).map((slice) => toStatement(JSON.stringify(slice)));
