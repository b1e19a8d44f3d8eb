/** AES-256-GCM of texts, under keys that others derive and keep. */
import { base64Url, fromBase64Url } from './hash.ts';

/** The nonce that AES-GCM is made for. */
const NONCE_BYTES = 12;

/** Nonce and ciphertext, each in base64url; other ones each time. */
export type Encrypted = readonly [nonce: string, ciphertext: string];

/** A key of 32 bytes. */
export const importAesKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Encrypts a text; it is decrypted with the same `context` only. */
export async function encryptText(key: CryptoKey, text: string, context = ''): Promise<Encrypted> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const ciphertext = await crypto.subtle.encrypt(algorithm(nonce, context), key, bytesOf(text));
  return [base64Url(nonce), base64Url(new Uint8Array(ciphertext))];
}

/** The text. Throws when it was encrypted under another key, or for another context. */
export async function decryptText(
  key: CryptoKey,
  [nonce, ciphertext]: Encrypted,
  context = '',
): Promise<string> {
  const from = algorithm(fromBase64Url(nonce), context);
  return new TextDecoder().decode(await crypto.subtle.decrypt(from, key, fromBase64Url(ciphertext)));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** No context and an empty one are the same to the cipher. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(context),
});
