/**
 * Members of a group who bear one name: whoever reads what they say must tell them apart. Namesakes get a mark of their id behind the
 * name, which stays the same whoever else speaks; others are called as they call themselves. Pure.
 */
import { sha256Hex } from '../../lib/crypto/hash.ts';

/** Whoever says something in a group. */
export interface Speaker {
  readonly userId: string | null;
  readonly name: string | null;
}

/** Of an id, which may be a number of a telephone, others are shown as much as tells a few namesakes apart. */
const MARK_CHARS = 4;

/** Names for some speakers, so that no two are called alike. */
export function tellApart(speakers: Iterable<Speaker>): (speaker: Speaker) => string | null {
  const bearers = new Map<string, Set<string>>();
  for (const { userId, name } of speakers) {
    if (userId === null || name === null) continue;
    const known = bearers.get(keyOf(name));
    if (known) known.add(userId);
    else bearers.set(keyOf(name), new Set([userId]));
  }
  return ({ userId, name }) =>
    userId === null || name === null || (bearers.get(keyOf(name))?.size ?? 0) < 2
      ? name
      : `${name} #${sha256Hex(userId).slice(0, MARK_CHARS)}`;
}

/** Names that look alike are alike. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().trim();
