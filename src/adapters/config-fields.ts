/** Fields that the configurations of several adapters have. What is wrong is named by its field. */
import { z } from 'zod';
import { fromBase64Url } from '../lib/crypto/hash.ts';
import { NAME_MAX_CHARS } from '../memory/limits.ts';
import { MEMORY_MODES } from '../memory/types.ts';
import { REPLY_POLICIES } from './adapter.ts';

/** A secret of a platform, as its console shows it. */
export const Secret = z
  .string()
  .regex(/^[\x21-\x7e]{8,1000}$/, 'needs 8 to 1,000 printable ASCII characters');

/** Sizes of a secret of Standard Webhooks, in bytes. */
const WEBHOOK_SECRET_MIN_BYTES = 24;
const WEBHOOK_SECRET_MAX_BYTES = 64;
const WEBHOOK_SECRET = /^whsec_([A-Za-z0-9+/_-]+={0,2})$/;

function isWebhookSecret(text: string): boolean {
  const encoded = WEBHOOK_SECRET.exec(text)?.[1];
  // Four characters of base64 are three bytes; one alone is none.
  if (encoded === undefined || encoded.replace(/={1,2}$/, '').length % 4 === 1) return false;
  const { length } = fromBase64Url(encoded);
  return length >= WEBHOOK_SECRET_MIN_BYTES && length <= WEBHOOK_SECRET_MAX_BYTES;
}

/** A secret of Standard Webhooks. */
export const WebhookSecret = z
  .string()
  .refine(isWebhookSecret, 'needs whsec_ and the base64 of 24 to 64 random bytes');

/** An address; whether it may be called is asked where the deployment is known. */
export const Address = z.string().max(2_000).refine(URL.canParse, 'needs an address');

/** The fields that every adapter has. */
export const commonFields = {
  reply_to: z.enum(REPLY_POLICIES).default('mentions'),
  channel_id: z.string().min(1).max(NAME_MAX_CHARS).optional(),
  memory: z.enum(MEMORY_MODES).optional(),
  outgoing: z.strictObject({ url: Address, secret: WebhookSecret }).optional(),
};

/** Address of a platform's API, without a slash at its end; the platform's own unless somebody runs a server of it. */
export const apiUrl = (address: string) =>
  Address.transform((url) => url.replace(/(?<!\/)\/+$/, '')).default(address);

/** Names of fields whose values are never shown again. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'secret',
  'signing_secret',
  'bot_token',
  'secret_token',
  'app_secret',
  'verify_token',
  'access_token',
]);
