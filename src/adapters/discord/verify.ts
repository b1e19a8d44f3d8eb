/** Discord signs `<seconds><body>` with Ed25519, in `x-signature-ed25519`. */
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isFresh, type RawRequest, type Verdict } from '../adapter.ts';
import type { DiscordConfig } from './config.ts';

const SIGNATURE = /^[0-9a-f]{128}$/i;

/** Checks the Ed25519 signature of Discord over moment and body, within the window. */
export async function verifyDiscord(
  { body, headers }: RawRequest,
  { public_key }: DiscordConfig,
  now: number,
): Promise<Verdict> {
  const timestamp = headers.get('x-signature-timestamp') ?? '';
  const signature = headers.get('x-signature-ed25519') ?? '';
  if (!SIGNATURE.test(signature)) return 'bad_signature';
  const key = await importKey(public_key);
  const isGenuine =
    key !== null &&
    (await crypto.subtle.verify(
      'Ed25519',
      key,
      hexToBytes(signature.toLowerCase()) as Uint8Array<ArrayBuffer>,
      concatBytes(utf8ToBytes(timestamp), body) as Uint8Array<ArrayBuffer>,
    ));
  if (!isGenuine) return 'bad_signature';
  return isFresh(timestamp, now) ? 'genuine' : 'stale';
}

/** Not every 32 bytes are a key: of those that are none nothing is genuine. */
async function importKey(hex: string): Promise<CryptoKey | null> {
  const bytes = hexToBytes(hex) as Uint8Array<ArrayBuffer>;
  try {
    return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
