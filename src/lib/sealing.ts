/**
 * Sealing: AES-256-GCM under a key of the deployment, for what must be readable here and nowhere else. Whatever is sealed is
 * bound to a place (`where`) and opens in no other. A sealed text names its key, so that the key can be changed: what the
 * key before sealed still opens, and is sealed anew by whoever finds it.
 */
import { base64Url, fromBase64Url, lengthPrefixed, sha256Hex } from './hash.ts';

/** Seals and opens under the keys of a deployment. */
export interface Sealer {
  /** `<key id>.<nonce>.<ciphertext>`; different each time. */
  seal(text: string, where: readonly string[]): Promise<string>;
  /** The text. Throws when no key of the deployment sealed it, or not for this place. */
  open(sealed: string, where: readonly string[]): Promise<string>;
  /** Whether it was sealed under another key than the one in use. */
  isOld(sealed: string): boolean;
}

/** The nonce that AES-GCM is made for. */
const NONCE_BYTES = 12;
/** Hexadecimal digits of the digest of a key that name it: enough to tell two keys apart, no help in guessing one. */
const KEY_ID_CHARS = 8;

/** The id of a key. */
export const keyIdOf = (key: string): string => sha256Hex(`strata sealing key:${key}`).slice(0, KEY_ID_CHARS);

/** A sealer that seals under `current`, and opens what either key sealed. Keys are base64 of 32 bytes. */
export function createSealer(current: string, previous: string | null): Sealer {
  const keys = new Map([current, ...(previous === null ? [] : [previous])].map((key) => [keyIdOf(key), key]));
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyFor = (id: string): Promise<CryptoKey> => {
    const secret = keys.get(id);
    if (secret === undefined) throw new Error(`sealed under another key: ${id}`);
    const key = imported.get(id) ?? importKey(secret);
    imported.set(id, key);
    return key;
  };
  const currentId = keyIdOf(current);
  return {
    seal: async (text, where) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: placeBytes(where) },
        await keyFor(currentId),
        new TextEncoder().encode(text),
      );
      return [currentId, base64Url(iv), base64Url(new Uint8Array(sealed))].join('.');
    },
    open: async (sealed, where) => {
      const [id = '', iv = '', ciphertext = ''] = sealed.split('.');
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: placeBytes(where) },
        await keyFor(id),
        fromBase64Url(ciphertext),
      );
      return new TextDecoder().decode(text);
    },
    isOld: (sealed) => !sealed.startsWith(`${currentId}.`),
  };
}

const placeBytes = (where: readonly string[]) => new TextEncoder().encode(lengthPrefixed(where));

const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
