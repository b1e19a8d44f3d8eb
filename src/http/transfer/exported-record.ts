/** Records of an export on the wire, and the place in it that a cursor names. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { parseJson } from '../../lib/json.ts';
import { type ExportCursor, isExportCursor } from '../../store/transfer/export.ts';
import { RECORD_TYPES, type TransferRecord } from '../../store/transfer/records.ts';
import { actorForCaller } from '../access/hidden-places.ts';
import type { AppEnv } from '../context.ts';
import { isoTime } from '../schemas.ts';
import { isMoment, type Wire } from '../wire.ts';

export const ExportedRecord = z
  .looseObject({ type: z.enum(RECORD_TYPES) })
  .openapi('ExportedRecord', { description: 'A record of its type, with all its fields.' });

/** Fields of a record that only an import needs, left out where people read it. */
const OF_IMPORTS = ['dedupe_key', 'place'];

/** A record as a person reads it. */
export const readableRecord = (c: Context<AppEnv>, record: TransferRecord): Wire<typeof ExportedRecord> => {
  const fields = Object.entries(record.fields).filter(([name]) => !OF_IMPORTS.includes(name));
  return toExportedRecord(c, { ...record, fields: Object.fromEntries(fields) });
};

/** A record as it is shown: its moments in ISO 8601, and who acted as the caller may know it. */
export const toExportedRecord = (
  c: Context<AppEnv>,
  { type, fields }: TransferRecord,
): Wire<typeof ExportedRecord> => ({
  type,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && isMoment(name) ? isoTime(value) : value,
    ]),
  ),
  ...(typeof fields.actor === 'string' ? { actor: actorForCaller(c, fields.actor) } : {}),
});

const PlaceParts = z.tuple([z.string()], z.union([z.string(), z.number()]));

/** The place after which an export goes on. */
export const writePlace = ({ section, key }: ExportCursor): string => JSON.stringify([section, ...key]);

/** The place of a cursor of an export; null when it is none of ours. */
export function readPlace(text: string): ExportCursor | null {
  const [section = '', ...key] = PlaceParts.safeParse(parseJson(text)).data ?? [];
  return isExportCursor({ section, key }) ? { section, key } : null;
}
