/**
 * Ids: a prefix that names the kind, the moment in milliseconds and chance, all in digits, so that they sort by time of creation.
 * Prompts name what they quote by its id, and tokenizers take three digits for one token: a UUID in hexadecimal digits is
 * thirty tokens, these are ten. A seeded source gives the same ids again: a request retried with its Idempotency-Key writes the same rows.
 */
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

/** Digits of a moment, for longer than two centuries. */
const MOMENT_DIGITS = 13;
/** Digits of chance: of a thousand ids made in one millisecond two are the same once in 200 billion times. */
const CHANCE_DIGITS = 17;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as it is made, as a name leads to it, and, of the same length, as those of before were in hexadecimal digits. */
const MADE_ID = /^([a-z]{2,4})_(?:\d{30}|[\w-]{32})$/;

/** Recognises ids that this code makes, of one kind or of any. */
export function isMadeId(text: string, prefix?: IdPrefix): boolean {
  const kind = MADE_ID.exec(text)?.[1];
  return prefix === undefined ? kind !== undefined : kind === prefix;
}

/** The least id that may be made at a moment: ids sort by time. */
export const firstIdAt = (prefix: IdPrefix, moment: number): string =>
  `${prefix}_${String(Math.max(0, moment)).padStart(MOMENT_DIGITS, '0')}`;

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

/** Digits of chance out of 8 random bytes and more. */
const digitsOf = (bytes: Uint8Array): string =>
  String(
    new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % 10n ** BigInt(CHANCE_DIGITS),
  ).padStart(CHANCE_DIGITS, '0');

function idsFrom(now: () => number, bytes: () => Uint8Array): IdSource {
  return {
    next: (prefix) => `${prefix}_${String(now()).padStart(MOMENT_DIGITS, '0')}${digitsOf(bytes())}`,
    code: (length) => {
      let value = bytes().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      let code = '';
      for (; code.length < length; value /= 62n) code += BASE62[Number(value % 62n)];
      return code;
    },
  };
}
