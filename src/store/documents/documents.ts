/** Documents as a reader sees them: one, with its text, or a page of them without. */
import { sql } from 'drizzle-orm';
import type { StoredDocument } from '../../memory/documents/document.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Visibility } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { readableDocuments } from '../search/visibility.ts';

/** A document as it stands in the database, but for its text. */
export interface DocumentRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly channel_id: string | null;
  readonly user_id: string | null;
  readonly visibility: Visibility;
  readonly source: string;
  readonly title: string | null;
  readonly fingerprint: string;
  readonly pieces: number;
  readonly tokens: number;
  readonly metadata: string;
  readonly redacted: string;
  readonly fetched_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** The columns of a row, of documents `d`. */
export const DOCUMENT_COLUMNS = sql.raw(
  [
    ...[
      'id',
      'workspace_id',
      'channel_id',
      'user_id',
      'visibility',
      'source',
      'title',
      'fingerprint',
      'pieces',
    ],
    ...['tokens', 'metadata', 'redacted', 'fetched_at', 'created_at', 'updated_at'],
  ]
    .map((column) => `d.${column}`)
    .join(', '),
);

/** The domain's view of a row. */
export const rowToDocument = (row: DocumentRow): StoredDocument => ({
  id: row.id,
  workspaceId: row.workspace_id,
  channelId: row.channel_id,
  userId: row.user_id,
  visibility: row.visibility,
  source: row.source,
  title: row.title,
  fingerprint: row.fingerprint,
  pieces: row.pieces,
  tokens: row.tokens,
  metadata: JSON.parse(row.metadata) as Record<string, unknown>,
  redacted: JSON.parse(row.redacted) as Record<string, number>,
  fetchedAt: row.fetched_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A document that the reader may see, with its text; null when there is none. */
export async function getDocument(
  db: Database,
  reader: Reader,
  id: string,
): Promise<(StoredDocument & { readonly content: string }) | null> {
  const [[row]] = await db.batch('document.get', [
    db.select<DocumentRow & { readonly content: string }>(
      sql`select ${DOCUMENT_COLUMNS}, d.content from documents d where d.id = ${id} and ${readableDocuments(reader)}`,
    ),
  ]);
  return row ? { ...rowToDocument(row), content: row.content } : null;
}

/** The documents that a reader may see, by age. */
export async function listDocuments(
  db: Database,
  reader: Reader,
  { source }: { readonly source: string | null },
  page: PageRequest,
): Promise<Page<StoredDocument>> {
  const isMeant = source === null ? sql`true` : sql`d.source = ${source}`;
  // One bounded look-up per scope: a page costs no more in a large workspace.
  const [rows] = await db.batch('document.list', [
    db.select<DocumentRow>(sql`select ${DOCUMENT_COLUMNS} from json_each(${JSON.stringify(readableScopes(reader))}) as s
      cross join documents as d on d.row_id in (
        select d.row_id from documents d where d.scope = s.value and ${readableDocuments(reader)} and ${isMeant}
          and d.id > ${page.after ?? ''} order by d.id limit ${page.limit + 1})
      order by d.id limit ${page.limit + 1}`),
  ]);
  return pageOf(rows.map(rowToDocument), page, ({ id }) => id);
}
