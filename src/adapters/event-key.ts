/** What ids of platforms are kept as where they are only compared: they may hold numbers of telephones. */
import { sha256Hex } from '../lib/crypto/hash.ts';

/** 160 bits: no two events of a platform share a key. */
const EVENT_KEY_CHARS = 40;

/** What a delivery, or a message that was posted, is known by. */
export const eventKeyOf = (eventId: string): string =>
  sha256Hex(`strata webhook event:${eventId}`).slice(0, EVENT_KEY_CHARS);
