/** Column idioms that the tables of both databases share. */
import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A moment: integer milliseconds since 1970, from the caller's clock. */
export const at = (name: string) => integer(name);

/** A vector: little-endian float32. D1 hands BLOBs over as arrays of numbers. */
export const vector = customType<{ data: Float32Array; driverData: ArrayBuffer | readonly number[] }>({
  dataType: () => 'blob',
  fromDriver: (value) => {
    const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : Uint8Array.from(value);
    const view = new DataView(bytes.buffer);
    return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(i * 4, true));
  },
});

/** Words of a fixed list as SQL writes them: `'a', 'b'`. */
export const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** CHECK body: the column holds one of a fixed list (NULL passes where the column allows it). */
export const oneOf = (column: SQLiteColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(quoted(values))})`;

/** CHECK body: valid JSON. */
export const isJson = (column: SQLiteColumn): SQL => sql`json_valid(${column})`;

/**
 * Requests seen with an Idempotency-Key. `key_hash` covers the caller and the key; the answer is encrypted under both,
 * so that this table reveals nothing that was said, nor a key that was shown once.
 */
export const idempotencyTable = () =>
  sqliteTable(
    'idempotency_records',
    {
      keyHash: text('key_hash').primaryKey(),
      requestHash: text('request_hash').notNull(),
      /**
       * Subject of the answer, whose erasure takes it along: the one thing with that id, else anything of the
       * workspace.
       */
      resourceId: text('resource_id'),
      status: integer('status'),
      answer: text('answer'),
      createdAt: at('created_at').notNull(),
      leaseUntil: at('lease_until').notNull(),
      expiresAt: at('expires_at').notNull(),
    },
    (t) => [
      index('idempotency_records_by_resource').on(t.resourceId),
      index('idempotency_records_by_expiry').on(t.expiresAt),
    ],
  );
