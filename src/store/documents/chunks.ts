/**
 * Chunks, which are found by the passage: summaries of ranges of messages, and pieces of documents. Each is written with its index row, its
 * embedding and the debt to the vector index, and is found by its words and by its vector in the scope of what it is of.
 *
 * Unscoped: the chunks that the same batch writes, for their index rows.
 */
import { type SQL, sql } from 'drizzle-orm';
import { countTokens } from '../../lib/text/tokens.ts';
import { transcriptScope } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, SqlStatement } from '../database.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { eachSlice, insertRows, listed } from '../rows.ts';
import { chunks } from '../schema/documents.ts';
import { scopedTerms } from '../search/terms.ts';
import { insertEmbeddings } from '../vectors/embeddings.ts';

/** A chunk on its way into the tables. */
export interface NewChunk {
  readonly row: Omit<typeof chunks.$inferInsert, 'createdAt'>;
  /** Words of the piece as the full-text index holds them. */
  readonly terms: string;
  /** `Float32Array`, unit norm; null when the embedder failed: it is then found by its words. */
  readonly vector: Float32Array | null;
}

/**
 * The statements that add chunks: of a summary of the same range a second one adds nothing. Pieces are added to the document that `document`
 * selects, if it does.
 */
export function insertChunks(
  db: Database,
  fresh: readonly NewChunk[],
  { model, now, document }: { readonly model: string; readonly now: number; readonly document?: SQL },
): SqlStatement[] {
  const embedded = fresh.flatMap(({ row, vector }) => (vector === null ? [] : [{ ownerId: row.id, vector }]));
  return [
    ...insertRows(
      db,
      chunks,
      fresh.map(({ row }) => ({ ...row, createdAt: now })),
      sql`${document === undefined ? sql`` : sql`and exists (${document})`}
        on conflict (conversation_id, start_seq, end_seq) where kind = 'summary' do nothing`,
      document === undefined ? {} : { documentId: sql`(${document})` },
    ),
    ...eachSlice(
      fresh.map(({ row, terms }) => ({ id: row.id, terms })),
      (rows) =>
        db.run(sql`insert into chunks_fts (rowid, terms, conversation) select k.row_id, j.value->>'$.terms', k.conversation_id
          from json_each(${rows}) as j join chunks k on k.id = j.value->>'$.id'`),
    ),
    ...insertEmbeddings(
      db,
      embedded,
      { model, owner: 'chunk', now },
      sql`join chunks o on o.id = j.value->>'$.ownerId'`,
    ),
    ...eachSlice(
      embedded.map(({ ownerId }) => ownerId),
      (rows) => enqueueVectorJob(db, 'vector_upsert', sql`from chunks where id in ${listed(rows)}`, now),
    ),
  ];
}

/** The summary of a range of messages, found in the same scope as they. */
export function summaryChunk(
  conversation: Conversation,
  {
    vector,
    ...range
  }: {
    readonly id: string;
    readonly startSeq: number;
    readonly endSeq: number;
    readonly content: string;
    readonly vector: Float32Array;
  },
): NewChunk {
  const { workspaceId, id: conversationId } = conversation;
  const scope = transcriptScope(conversation);
  const tokens = countTokens(range.content);
  return {
    row: { ...range, workspaceId, conversationId, scope, tokens, kind: 'summary' },
    terms: scopedTerms(scope, range.content),
    vector,
  };
}
