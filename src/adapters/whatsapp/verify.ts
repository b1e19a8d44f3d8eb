/** WhatsApp signs the body with HMAC-SHA-256, in `x-hub-signature-256`. It signs no moment. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { equalSecrets, hmacSha256 } from '../../lib/crypto/hash.ts';
import type { RawRequest, Verdict } from '../adapter.ts';
import type { WhatsAppConfig } from './config.ts';

/** Checks the HMAC-SHA256 of a body, by the secret of the app. */
export const verifyWhatsApp = ({ body, headers }: RawRequest, { app_secret }: WhatsAppConfig): Verdict =>
  equalSecrets(headers.get('x-hub-signature-256') ?? '', `sha256=${bytesToHex(hmacSha256(app_secret, body))}`)
    ? 'genuine'
    : 'bad_signature';

/** Challenge to be sent back to a GET that names the token that was agreed on; null for others. */
export const answerHandshake = (
  query: ReadonlyMap<string, string>,
  { verify_token }: WhatsAppConfig,
): string | null => {
  const challenge = query.get('hub.challenge') ?? '';
  const isGenuine =
    query.get('hub.mode') === 'subscribe' && equalSecrets(query.get('hub.verify_token') ?? '', verify_token);
  // A number: what anybody could have us answer else would be a page of theirs.
  return isGenuine && /^[\w.-]{1,200}$/.test(challenge) ? challenge : null;
};
