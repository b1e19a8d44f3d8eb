/** Keys in the place of platforms' ids that are only compared: ids may hold numbers of telephones. */
import { sha256Hex } from '../lib/crypto/hash.ts';

/** 160 bits: no two events of a platform share a key. */
const EVENT_KEY_CHARS = 40;

/** Key of a delivery, or of a message that was posted: a digest of its id. */
export const eventKeyOf = (eventId: string): string =>
  sha256Hex(`strata webhook event:${eventId}`).slice(0, EVENT_KEY_CHARS);
