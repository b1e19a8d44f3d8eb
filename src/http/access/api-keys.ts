/**
 * The secret of an API key: 32 random bytes, shown once and stored as their SHA-256. It follows from nothing: neither the root
 * secret nor the id of the key, which stands in every token, helps anybody to compute it.
 */
import { base64Url, sha256Hex } from '../../lib/crypto/hash.ts';

const SECRET_BYTES = 32;

/** A new secret, and what is stored of it. */
export function drawApiKey(): { readonly secret: string; readonly keyHash: string } {
  const secret = `sk_strata_${base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}`;
  return { secret, keyHash: sha256Hex(secret) };
}
