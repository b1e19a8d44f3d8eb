/**
 * Makes the rows of the full-text indexes anew from the rows that they index, by the rules by which the service writes them
 * (`scopedTerms`, `memoryIndexTerms`, `pieceIndexTerms`).
 */

import { MEMORY } from '../memories/rows.ts';
import { memoryIndexTerms, memoryPlace, pieceIndexTerms, scopedTerms } from '../search/terms.ts';
import type { Row } from './tables.ts';

/** A table, by the columns that its rows are given in. */
interface Given {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The number of the row, its terms, and the conversation that it belongs to. */
export type IndexRow = readonly [rowId: number, terms: string, conversation: string | null];

/** Characters of one bound list of index rows: terms repeat their scope, and are many times as long as the text. */
const SLICE_CHARS = 500_000;

/** A row by the names of its columns, as the database would return it. */
type Named = Readonly<Record<string, unknown>>;

/** Index rows of tables in their order: documents before their pieces. */
export class IndexRebuild {
  /** Titles of documents, which find each of their pieces. */
  readonly #titles = new Map<unknown, string | null>();

  /** The index rows for some rows of a table, in slices of one statement each; none for a table without an index. */
  rowsFor({ name, columns }: Given, rows: string): IndexRow[][] {
    if (name !== 'documents' && !Object.hasOwn(INDEXED, name)) return [];
    const named = (JSON.parse(rows) as Row[]).map(
      (row): Named => Object.fromEntries(columns.map((column, i) => [column, row[i]])),
    );
    if (name === 'documents') {
      for (const { id, title } of named) this.#titles.set(id, title as string | null);
      return [];
    }
    const toTerms = INDEXED[name as keyof typeof INDEXED];
    return inSlices(
      named.flatMap((row): IndexRow[] => {
        const terms = toTerms(row, this.#titles);
        const conversation = (row.conversation_id ?? null) as string | null;
        return terms === null ? [] : [[Number(row.row_id), terms, conversation]];
      }),
    );
  }
}

/** The terms of a row, or null for one that is not indexed. */
const INDEXED = {
  // Its words stand with it; what was taken back is in the record, and found by nobody.
  events: ({ status }: Named) => (status === 'active' ? '' : null),
  chunks: ({ kind, scope, content, document_id }: Named, titles: ReadonlyMap<unknown, string | null>) =>
    kind === 'document'
      ? pieceIndexTerms(String(scope), titles.get(document_id) ?? null, String(content))
      : scopedTerms(String(scope), String(content)),
  memories: (row: Named) => {
    const memory = MEMORY.decode(row);
    return memoryIndexTerms(memory, memoryPlace(memory, String(row.scope), memory.updatedAt));
  },
} as const;

/** The statement that puts index rows of a table in which are not there: 1 is their list, of which each begins with a `key` of the table. */
export function insertIndexRows(table: string, key: 'id' | 'row_id'): string {
  const [terms, conversation] =
    table === 'events' ? ['t.terms', 't.conversation'] : [`j.value->>'$[1]'`, `j.value->>'$[2]'`];
  const [columns, fields] =
    table === 'memories' ? ['terms', terms] : ['terms, conversation', `${terms}, ${conversation}`];
  const from = table === 'events' ? 'events_terms' : table;
  return `insert into ${table}_fts (rowid, ${columns}) select t.row_id, ${fields}
    from json_each(?1) as j join ${from} t on t.${key} = j.value->>'$[0]'
    where not exists (select 1 from ${table}_fts_docsize d where d.id = t.row_id)`;
}

function inSlices(rows: readonly IndexRow[]): IndexRow[][] {
  const slices: IndexRow[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (chars + row[1].length > SLICE_CHARS) {
      slices.push([]);
      chars = 0;
    }
    slices.at(-1)?.push(row);
    chars += row[1].length;
  }
  return slices;
}
