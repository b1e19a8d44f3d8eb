/**
 * Ids: a prefix that names the kind and a UUID version 7 without dashes, so they sort by time of creation.
 * A seeded source gives the same ids again: a request retried with its Idempotency-Key writes the same rows.
 */
import { v7 } from 'uuid';
import { base64Url, sha256Bytes } from './crypto/hash.ts';

export type IdPrefix =
  | 'acc'
  | 'ws'
  | 'key'
  | 'ch'
  | 'conv'
  | 'evt'
  | 'mem'
  | 'obs'
  | 'aud'
  | 'era'
  | 'trn'
  | 'trc'
  | 'chk'
  | 'doc'
  | 'cmp'
  | 'snp'
  | 'job'
  | 'per'
  | 'can'
  | 'evi'
  | 'req'
  | 'run'
  | 'whk';

/** Makes ids; one source per request. */
export interface IdSource {
  next(prefix: IdPrefix): string;
  /** `length` characters of base62. */
  code(length: number): string;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A source of fresh random ids at `now` (ms). */
export const randomIds = (now: () => number): IdSource =>
  idsFrom(now, () => crypto.getRandomValues(new Uint8Array(32)));

/** A source whose n-th id depends only on `seed`, `now` and n. */
export function seededIds(now: number, seed: string): IdSource {
  let n = 0;
  return idsFrom(
    () => now,
    () => sha256Bytes(`${seed}:${n++}`),
  );
}

/** The id that `seed` names: the same for the same seed, and no secret. */
export const namedId = (prefix: IdPrefix, seed: string): string =>
  `${prefix}_${base64Url(sha256Bytes(seed)).slice(0, 32)}`;

function idsFrom(now: () => number, bytes: () => Uint8Array): IdSource {
  return {
    next: (prefix) => `${prefix}_${v7({ msecs: now(), random: bytes().slice(0, 16) }).replaceAll('-', '')}`,
    code: (length) => {
      let value = bytes().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      let code = '';
      for (; code.length < length; value /= 62n) code += BASE62[Number(value % 62n)];
      return code;
    },
  };
}
