/**
 * Looks runs of bytes up in the o200k vocabulary, in a table of a tenth of its size: a binary fuse filter (Graf and Lemire
 * 2022), which knows every token and takes one run in 1,024 for a token that is none. Beside it stands how long the tokens are
 * that begin in one way, so that few runs are looked up. Unpacked at the first use.
 */
import { FINGERPRINTS, LONGEST } from './vocabulary-table.ts';

/** Bytes of the longest token, a row of blanks. */
export const TOKEN_MAX_BYTES = 128;
/** Bits that tell a token from other runs in its slots. */
export const FINGERPRINT_BITS = 10;
/** Slots of a segment; a token has one slot in each of three neighbouring segments. A power of two. */
export const SEGMENT_SLOTS = 4096;
/** Ways in which tokens begin that are told apart, and the bytes that make one. A power of two. */
export const BEGINNINGS = 65_536;
const BEGINNING_BYTES = 3;
/** Lengths are written as characters from this one on; up to 24 one by one, beyond that in steps of 8. */
const LENGTH_ZERO = 48;
const EXACT_LENGTHS = 24;
const LENGTH_STEP = 8;

interface Vocabulary {
  readonly fingerprints: Uint16Array;
  readonly segments: number;
  readonly longest: Uint8Array;
}

let vocabulary: Vocabulary | undefined;

function unpack(): Vocabulary {
  const packed = atob(FINGERPRINTS);
  const fingerprints = new Uint16Array(Math.floor((packed.length * 8) / FINGERPRINT_BITS));
  let [bits, held, next] = [0, 0, 0];
  for (let slot = 0; slot < fingerprints.length; slot++) {
    for (; held < FINGERPRINT_BITS; held += 8) bits |= packed.charCodeAt(next++) << held;
    fingerprints[slot] = bits & ((1 << FINGERPRINT_BITS) - 1);
    bits >>>= FINGERPRINT_BITS;
    held -= FINGERPRINT_BITS;
  }
  const longest = new Uint8Array(LONGEST.length);
  for (let i = 0; i < longest.length; i++) longest[i] = readLength(LONGEST.charCodeAt(i));
  return { fingerprints, segments: Math.floor(fingerprints.length / SEGMENT_SLOTS) - 2, longest };
}

const HASH_START = 0x811c9dc5;
/** Hashes of the runs that begin at one place, by their length. */
const hashes = new Int32Array(TOKEN_MAX_BYTES + LENGTH_STEP + 1);

/** Bytes of the longest token that begins at `start`, at most up to `end`; one byte is always a token. */
export function tokenLengthAt(bytes: Uint8Array, start: number, end: number): number {
  vocabulary ??= unpack();
  const known =
    end - start < BEGINNING_BYTES ? end - start : (vocabulary.longest[beginningOf(bytes, start)] ?? 0);
  const longest = Math.min(end - start, Math.max(2, known));
  // The hash of a run is that of the run before it and one byte: each byte is read once, not once for each length.
  let hash = HASH_START;
  for (let length = 1; length <= longest; length++) {
    hash = hashedWith(hash, bytes[start + length - 1] ?? 0);
    hashes[length] = hash;
  }
  for (let length = longest; length > 1; length--)
    if (isToken(vocabulary, (hashes[length] ?? 0) >>> 0)) return length;
  return 1;
}

function isToken({ fingerprints, segments }: Vocabulary, hash: number): boolean {
  const [a, b, c] = slotsOf(hash, segments);
  const found = (fingerprints[a] ?? 0) ^ (fingerprints[b] ?? 0) ^ (fingerprints[c] ?? 0);
  return found === fingerprintOf(hash);
}

/** A length as the table writes it, at least the length itself. */
export const writeLength = (length: number): string =>
  String.fromCharCode(
    LENGTH_ZERO +
      Math.min(length, EXACT_LENGTHS) +
      Math.ceil(Math.max(0, length - EXACT_LENGTHS) / LENGTH_STEP),
  );

function readLength(written: number): number {
  const code = written - LENGTH_ZERO;
  return Math.min(code, EXACT_LENGTHS) + Math.max(0, code - EXACT_LENGTHS) * LENGTH_STEP;
}

/** The number of a beginning. */
export const beginningOf = (bytes: Uint8Array, start: number): number =>
  Math.imul(
    (bytes[start] ?? 0) | ((bytes[start + 1] ?? 0) << 8) | ((bytes[start + 2] ?? 0) << 16),
    0x9e3779b1,
  ) >>> 16;

/** 32 bits of a run (FNV-1a). */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START;
  for (let i = start; i < end; i++) hash = hashedWith(hash, bytes[i] ?? 0);
  return hash >>> 0;
}

const hashedWith = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

/** The three slots of a hash, in a filter of so many segments (and two more at its end). */
export function slotsOf(hash: number, segments: number): readonly [number, number, number] {
  const first = Math.floor((mixed(hash, 0x85ebca6b) / 2 ** 32) * segments * SEGMENT_SLOTS);
  const spread = mixed(hash, 0xc2b2ae35);
  return [
    first,
    (first + SEGMENT_SLOTS) ^ (spread & (SEGMENT_SLOTS - 1)),
    (first + 2 * SEGMENT_SLOTS) ^ ((spread >>> 16) & (SEGMENT_SLOTS - 1)),
  ];
}

/** Fingerprint that the slots of a token combine to. */
export const fingerprintOf = (hash: number): number =>
  mixed(hash, 0x27d4eb2f) & ((1 << FINGERPRINT_BITS) - 1);

/** Bits of a hash that do not depend on those of another factor (the finaliser of MurmurHash 3). */
function mixed(hash: number, factor: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), factor);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae3d);
  return (bits ^ (bits >>> 16)) >>> 0;
}
