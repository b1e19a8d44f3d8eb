/**
 * Pages of a list: `limit` items and an opaque cursor. A cursor says which list it goes on with, filters included, and where:
 * whatever that list did not give out is no cursor of it, so that a slip of a client is not taken for the end of the list.
 */
import { base64Url, fromBase64Url, lengthPrefixed, sha256Bytes } from '../../lib/crypto/hash.ts';

export interface PageRequest {
  readonly limit: number;
  /** The place of the last item before: its id, number or key. */
  readonly after: string | null;
}

export interface Page<T> {
  readonly data: readonly T[];
  /** The place after which there is more. */
  readonly next: string | null;
}

/** Cuts a page from rows of which one more than `limit` was read, so that the end is known without a count. */
export function pageOf<T>(rows: readonly T[], request: PageRequest, placeOf: (row: T) => string): Page<T> {
  const data = rows.slice(0, request.limit);
  const last = data.at(-1);
  return { data, next: rows.length > request.limit && last !== undefined ? placeOf(last) : null };
}

/** 72 bits: no slip of a client agrees with them by chance. Nothing is kept secret by them. */
const CHECK_CHARS = 12;

/** The cursor that goes on with a list after a place in it. */
export function writeCursor(list: string, place: string): string {
  const check = base64Url(sha256Bytes(lengthPrefixed([list, place]))).slice(0, CHECK_CHARS);
  return `${check}${base64Url(new TextEncoder().encode(place))}`;
}

/** The place that a cursor names; null where it is none of this list. */
export function readCursor(list: string, cursor: string): string | null {
  const encoded = cursor.slice(CHECK_CHARS);
  // A place is not empty, and what is no base64 would not be decoded.
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null;
  const place = new TextDecoder().decode(fromBase64Url(encoded));
  return writeCursor(list, place) === cursor ? place : null;
}
