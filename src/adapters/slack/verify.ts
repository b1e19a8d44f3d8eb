/** Slack signs `v0:<seconds>:<body>` with HMAC-SHA-256, in `x-slack-signature`. */
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { equalSecrets, hmacSha256 } from '../../lib/crypto/hash.ts';
import { isFresh, type RawRequest, type Verdict } from '../adapter.ts';
import type { SlackConfig } from './config.ts';

/** Checks Slack's HMAC over moment and body; only a genuine body is told that it is stale. */
export function verifySlack({ body, headers }: RawRequest, config: SlackConfig, now: number): Verdict {
  const timestamp = headers.get('x-slack-request-timestamp') ?? '';
  const signed = concatBytes(utf8ToBytes(`v0:${timestamp}:`), body);
  const expected = `v0=${bytesToHex(hmacSha256(config.signing_secret, signed))}`;
  // The signature first: whether a moment is stale is told to nobody who does not know the secret.
  if (!equalSecrets(headers.get('x-slack-signature') ?? '', expected)) return 'bad_signature';
  return isFresh(timestamp, now) ? 'genuine' : 'stale';
}
