/**
 * Standard Webhooks: `<id>.<seconds>.<body>` under HMAC-SHA-256, in `webhook-signature`, which may list several. The library
 * signs; the window is ours, because its own asks the clock.
 */
import { Webhook } from 'standardwebhooks';
import { equalSecrets } from '../../lib/crypto/hash.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { isFresh, type RawRequest, type Verdict } from '../adapter.ts';
import type { GenericConfig } from './config.ts';

/** Checks the signature of a body by the shared secret (Standard Webhooks), within the window. */
export function verifyGeneric(
  { body, headers }: RawRequest,
  { secret }: GenericConfig,
  now: number,
): Verdict {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`webhook-${name}`) ?? '',
  );
  if (!id || !timestamp || !/^\d{1,12}$/.test(timestamp) || !signatures) return 'bad_signature';
  const expected = signStandard(secret, id, Number(timestamp), decode(body));
  // Every one is compared, so that the time tells nothing of which fitted.
  const matches = signatures.split(' ').filter((signature) => equalSecrets(signature, expected));
  if (matches.length === 0) return 'bad_signature';
  return isFresh(timestamp, now) ? 'genuine' : 'stale';
}

/** The signature of a body, `v1,…`. */
export const signStandard = (secret: string, id: string, seconds: number, body: string): string =>
  new Webhook(secret).sign(id, new Date(seconds * SECOND_MS), body);

/** A mark at the beginning is part of what was signed. */
const decode = (body: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(body);
