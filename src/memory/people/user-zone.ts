/**
 * The zone by whose clock a user tells time: what their message says, what was set for them, what a message or a platform told before,
 * and last the zone of their workspace. Pure.
 */
import { distanceIn, offsetOf } from '../../lib/time-zone.ts';

/** Zones of a user; null where nobody has said. */
export interface UserZones {
  readonly timeZone: string | null;
  readonly learntTimeZone: string | null;
}

/** The zones of a user of whom nothing is known. */
export const NO_ZONES: UserZones = { timeZone: null, learntTimeZone: null };

/** The zone by which a message of a user is read: `said` is what it says itself. */
export const zoneOf = (
  said: string | null | undefined,
  { timeZone, learntTimeZone }: UserZones,
  ofWorkspace: string,
): string => said ?? timeZone ?? learntTimeZone ?? ofWorkspace;

/**
 * The zone to keep of a user who said one at a moment; null where that is no news. A distance from UTC takes the place of no zone
 * whose clock shows the same: the name knows of summer time.
 */
export function zoneToLearn(
  said: string | null | undefined,
  { learntTimeZone: known }: UserZones,
  at: number,
): string | null {
  if (said == null || said === known) return null;
  const isKept = known !== null && distanceIn(said) !== null && offsetOf(known, at) === offsetOf(said, at);
  return isKept ? null : said;
}
