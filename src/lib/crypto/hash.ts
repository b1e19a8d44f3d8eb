/** SHA-256 of UTF-8 text, synchronous so that pure code may use it. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest, `Uint8Array[32]`. */
export const sha256Bytes = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** The digest as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Bytes(text));

/** HMAC-SHA-256 of `message` under `secret`, `Uint8Array[32]`. */
export const hmacSha256 = (secret: string, message: string | Uint8Array): Uint8Array =>
  hmac(sha256, utf8ToBytes(secret), typeof message === 'string' ? utf8ToBytes(message) : message);

/** Bytes as unpadded base64url. */
export function base64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** The bytes of base64url, or of base64. Throws when it is neither. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Joins parts so that no two different lists give the same string: each part carries its length. */
export const lengthPrefixed = (parts: readonly string[]): string =>
  parts.map((part) => `${part.length}:${part}`).join('');

/** Compares two secrets, in a time that does not depend on where they differ. */
export function equalSecrets(a: string, b: string): boolean {
  const left = sha256Bytes(a);
  const right = sha256Bytes(b);
  let difference = 0;
  for (let i = 0; i < left.length; i++) difference |= (left[i] ?? 0) ^ (right[i] ?? 0);
  return difference === 0;
}
