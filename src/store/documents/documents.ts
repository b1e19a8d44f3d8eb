/** Documents as a reader sees them: one, with its text, or a page of them without. */
import { sql } from 'drizzle-orm';
import type { StoredDocument } from '../../memory/documents/document.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { omit, type Selection, selection } from '../rows.ts';
import { documents } from '../schema/documents.ts';
import { readableDocuments } from '../search/visibility.ts';

/** The columns of a document, without its text. */
export const DOCUMENT_COLUMNS = omit(
  documents,
  'rowId',
  'scope',
  'sourceKey',
  'version',
  'judged',
  'content',
);
export const DOCUMENT: Selection<StoredDocument> = selection(DOCUMENT_COLUMNS);
const WHOLE = selection(omit(documents, 'rowId', 'scope', 'sourceKey', 'version', 'judged'));

/** A document that the reader may see, with its text; null when there is none. */
export async function getDocument(
  db: Database,
  reader: Reader,
  id: string,
): Promise<(StoredDocument & { readonly content: string }) | null> {
  const [document] = await db
    .step('document.get')
    .select(
      WHOLE.sql`select ${WHOLE.of('d')} from documents d where d.id = ${id} and ${readableDocuments(reader)}`,
    );
  return document ?? null;
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
  const found = await db
    .step('document.list')
    .select(DOCUMENT.sql`select ${DOCUMENT.of('d')} from json_each(${JSON.stringify(readableScopes(reader))}) as s
      cross join documents as d on d.row_id in (
        select d.row_id from documents d where d.scope = s.value and ${readableDocuments(reader)} and ${isMeant}
          and d.id > ${page.after ?? ''} order by d.id limit ${page.limit + 1})
      order by d.id limit ${page.limit + 1}`);
  return pageOf(found, page, ({ id }) => id);
}
