/**
 * Sealing: AES-256-GCM under a key of the deployment, for what must be readable here and nowhere else. Whatever is sealed is
 * bound to a place (`where`) and opens in no other. A sealed text names its key, so that the key can be changed: what the
 * key before sealed still opens, and is sealed anew by whoever finds it.
 */
import { decryptText, encryptText, importAesKey } from './aes-gcm.ts';
import { fromBase64Url, lengthPrefixed, sha256Hex } from './hash.ts';

/** Seals and opens under the keys of a deployment. */
export interface Sealer {
  /** `<key id>.<nonce>.<ciphertext>`; different each time. */
  seal(text: string, where: readonly string[]): Promise<string>;
  /** The text. Throws when no key of the deployment sealed it, or not for this place. */
  open(sealed: string, where: readonly string[]): Promise<string>;
  /** Recognises text that a key of the deployment sealed. */
  isOwn(sealed: string): boolean;
  /** Recognises text that was sealed under another key than the one in use. */
  isOld(sealed: string): boolean;
}

/** Hexadecimal digits of the digest of a key that name it: enough to tell two keys apart, no help in guessing one. */
const KEY_ID_CHARS = 8;

/** The id of a key. */
const keyIdOf = (key: string): string => sha256Hex(`strata sealing key:${key}`).slice(0, KEY_ID_CHARS);

/** A sealer that seals under `current`, and opens what either key sealed. Keys are base64 of 32 bytes. */
export function createSealer(current: string, previous: string | null): Sealer {
  const keys = new Map([current, ...(previous === null ? [] : [previous])].map((key) => [keyIdOf(key), key]));
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyFor = (id: string): Promise<CryptoKey> => {
    const secret = keys.get(id);
    if (secret === undefined) throw new Error(`sealed under another key: ${id}`);
    const key = imported.get(id) ?? importAesKey(fromBase64Url(secret));
    imported.set(id, key);
    return key;
  };
  const currentId = keyIdOf(current);
  return {
    seal: async (text, where) =>
      [currentId, ...(await encryptText(await keyFor(currentId), text, lengthPrefixed(where)))].join('.'),
    open: async (sealed, where) => {
      const [id = '', nonce = '', ciphertext = ''] = sealed.split('.');
      return decryptText(await keyFor(id), [nonce, ciphertext], lengthPrefixed(where));
    },
    isOwn: (sealed) => keys.has(sealed.split('.')[0] ?? ''),
    isOld: (sealed) => !sealed.startsWith(`${currentId}.`),
  };
}
