/**
 * All that is held of a workspace, of a user or of a conversation, in typed records, section by section and each by its key: a reader
 * who follows the cursors sees every record once, however much there is.
 */
import { sql } from 'drizzle-orm';
import { json, selection } from '../rows.ts';
import { RECORDS, type RecordKind, type TransferRecord } from './records.ts';
import { type ExportKey, type ExportSubject, SECTIONS, type Section } from './sections.ts';

/** Position of an export: the section, and the key of the last record in it. */
export interface ExportCursor {
  readonly section: string;
  readonly key: ExportKey;
}

export interface ExportPage {
  readonly data: readonly TransferRecord[];
  readonly next: ExportCursor | null;
}

const PAGE_ROWS = 200;

/** The page after a cursor; null begins. */
export async function exportPage(
  subject: ExportSubject,
  { limit, after }: { readonly limit: number; readonly after: ExportCursor | null },
): Promise<ExportPage> {
  const data: TransferRecord[] = [];
  let last = after;
  const from = after === null ? 0 : SECTIONS.findIndex(({ name }) => name === after.section);
  for (const [i, section] of SECTIONS.slice(from).entries()) {
    const room = Math.min(limit - data.length, section.pageRows ?? PAGE_ROWS);
    // One more than fits: it tells that the page is not the last.
    const rows = await readSection(section, subject, i === 0 && after !== null ? after.key : [], room + 1);
    for (const { readTo, fields } of rows.slice(0, room)) {
      data.push({ type: section.type, fields });
      last = { section: section.name, key: readTo };
    }
    if (rows.length > room) return { data, next: last };
  }
  return { data, next: null };
}

/** Recognises a cursor that can have come from here. */
export const isExportCursor = ({ section }: ExportCursor): boolean =>
  SECTIONS.some(({ name }) => name === section);

async function readSection(section: Section, subject: ExportSubject, after: ExportKey, limit: number) {
  const { type, table, isOfAccount = false } = section;
  const reading = section.of[subject.of.kind];
  if (reading === undefined) return [];
  const { shown, computed }: RecordKind = RECORDS[type];
  const columns = computed === null ? shown.of(table) : sql`${shown.of(table)}, ${computed}`;
  const db = isOfAccount ? subject.accountDb : subject.db;
  const row = selection({ fields: shown }).with({ readTo: json<ExportKey>() });
  const rows = await db.batch(
    'export.page',
    reading.from(subject, after, limit).map((from) =>
      db.select(row.sql`select json_array(${reading.place}) as readTo, ${columns}
        from ${from} order by ${reading.place} limit ${limit}`),
    ),
  );
  return rows.flat().slice(0, limit);
}
