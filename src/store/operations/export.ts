/**
 * Everything held about a user, in typed records, section by section and each by its key: a reader who follows the cursors
 * sees every record once, however much there is. Each section asks for the user by itself: a cursor only says where to go
 * on, and leads to nobody else's data.
 */
import {
  type EXPORT_TYPES,
  type ExportKey,
  type ExportRow,
  type ExportSubject,
  SECTIONS,
  type Section,
} from './export-sections.ts';

/** One record: a row of its table, without what only the database needs. Times are in milliseconds, JSON is parsed. */
export interface ExportRecord {
  readonly type: (typeof EXPORT_TYPES)[number];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Where a reader stands: the section, and the key of the record seen last in it. */
export interface ExportCursor {
  readonly section: string;
  readonly key: ExportKey;
}

export interface ExportPage {
  readonly data: readonly ExportRecord[];
  readonly next: ExportCursor | null;
}

/** The page after a cursor; null begins. */
export async function exportUser(
  subject: ExportSubject,
  { limit, after }: { readonly limit: number; readonly after: ExportCursor | null },
): Promise<ExportPage> {
  const data: ExportRecord[] = [];
  let last = after;
  const from = after === null ? 0 : SECTIONS.findIndex(({ name }) => name === after.section);
  for (const [i, section] of SECTIONS.slice(from).entries()) {
    const room = Math.min(limit - data.length, section.pageRows);
    // One more than fits: it tells that the page is not the last.
    const rows = await section.read(subject, i === 0 && after !== null ? after.key : [], room + 1);
    for (const row of rows.slice(0, room)) {
      data.push({ type: section.type, fields: toFields(section, row) });
      last = { section: section.name, key: JSON.parse(row.place) as ExportKey };
    }
    if (rows.length > room) return { data, next: last };
  }
  return { data, next: null };
}

/** Whether a cursor can have come from here. */
export const isExportCursor = ({ section }: ExportCursor): boolean =>
  SECTIONS.some(({ name }) => name === section);

const toFields = ({ json }: Section, { place: _, ...fields }: ExportRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      json.includes(name) ? JSON.parse(String(value)) : value,
    ]),
  );
