/**
 * Readers who have no account memories, as most have none: for a while this isolate asks the account's database nothing for them, which a
 * turn would do each time. What this isolate writes is seen at once, and what another one writes within `EMPTY_TTL_MS`.
 */
import { LruCache } from '../../lib/lru-cache.ts';
import type { Reader } from '../../memory/scope.ts';
import type { Moment } from '../search/visibility.ts';

/** A turn after this asks again. */
export const EMPTY_TTL_MS = 10_000;
/** Readers that this isolate remembers. */
const READERS_MAX = 2_000;

interface ReaderOf extends Pick<Reader, 'userId' | 'audience'> {
  readonly accountId: string;
}

interface Empty {
  readonly accountId: string;
  readonly until: number;
}

const empty = new LruCache<Empty>(READERS_MAX);
/** Writes so far: what was read before one tells nothing of what is there after it. */
let writes = 0;

const keyOf = ({ accountId, userId, audience }: ReaderOf): string =>
  JSON.stringify([accountId, audience, userId]);

/** Tells whether a reader had none a moment ago; of the past nothing is known. */
export function isKnownEmpty(reader: ReaderOf, { now, asOf }: Moment): boolean {
  const known = empty.get(keyOf(reader));
  return asOf === null && known !== undefined && now < known.until && now >= known.until - EMPTY_TTL_MS;
}

/** Call this before a read; what it returns remembers that the read brought nothing, unless something was written meanwhile. */
export function rememberEmpty(reader: ReaderOf, { now, asOf }: Moment): () => void {
  const before = writes;
  return () => {
    if (asOf === null && writes === before)
      empty.set(keyOf(reader), { accountId: reader.accountId, until: now + EMPTY_TTL_MS });
  };
}

/** Forgets the readers of an account, once something was written that they may see. */
export function forgetEmpty(accountId: string): void {
  writes++;
  empty.deleteWhere((known) => known.accountId === accountId);
}
