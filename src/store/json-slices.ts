/** Rows on their way into a statement: one bound JSON array, so that their number never meets the limit of parameters. */
import { STATEMENT_JSON_MAX_BYTES } from '../memory/limits.ts';

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const UTF8_BYTES_PER_UNIT = 3;

/** Cuts rows into lists whose JSON stays under the limit of one bound value. */
export function jsonSlices<T>(rows: readonly T[]): T[][] {
  const slices: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = JSON.stringify(row).length * UTF8_BYTES_PER_UNIT;
    if (bytes + size > STATEMENT_JSON_MAX_BYTES) {
      slices.push([]);
      bytes = 0;
    }
    slices.at(-1)?.push(row);
    bytes += size;
  }
  return slices;
}
