/** Where a run of consolidation stands between two slices, and how that is written down. Pure. */
import { z } from 'zod';
import type { Removal } from './fates.ts';

const Count = z.int().min(0);

/** What a run goes on from. */
const Place = z.object({
  /** The last scope that is finished; scopes come in the order of their tokens. */
  after: z.string(),
  /** Only what changed after this moment is compared with the rest. */
  since: z.int(),
  /** On a second walk, which only removes: how many memories may still go, of those for which it asked. Null on the first. */
  agreed: Count.nullable(),
  /** The scope that is being worked on, if it is not finished. */
  open: z
    .object({
      scope: z.string(),
      /** The first memory of the last group that was compared; null once all are. */
      comparedTo: z.string().nullable(),
      /** Memories that it had before the first of them was removed. */
      sizeBefore: Count.nullable(),
      removed: Count,
    })
    .nullable(),
  /** What waits for somebody, over all scopes so far. */
  waiting: z.object({ scopes: Count, removals: Count, memories: Count }),
});
export type Place = z.infer<typeof Place>;

/** A scope as a run comes to it. */
export type OpenScope = NonNullable<Place['open']>;

const NOTHING_WAITS: Place['waiting'] = { scopes: 0, removals: 0, memories: 0 };

/** Where a run begins. */
export const firstPlace = (since: number): Place => ({
  after: '',
  since,
  agreed: null,
  open: null,
  waiting: NOTHING_WAITS,
});

/** Where a run goes on once somebody agreed to what it would remove. */
export const placeAfterConsent = ({ since, waiting }: Place): Place => ({
  ...firstPlace(since),
  agreed: waiting.removals,
});

/** A scope that nothing has been done in. */
export const openScope = (scope: string): OpenScope => ({
  scope,
  comparedTo: '',
  sizeBefore: null,
  removed: 0,
});

/** What waits, with one more scope. */
export const alsoWaiting = (
  waiting: Place['waiting'],
  { wanted, sizeBefore }: Removal,
): Place['waiting'] => ({
  scopes: waiting.scopes + 1,
  removals: waiting.removals + wanted,
  memories: waiting.memories + sizeBefore,
});

/** Why somebody is asked, in numbers. */
export const reasonToAsk = ({ scopes, removals, memories }: Place['waiting'], maxShare: number): string =>
  `would remove ${removals} of the ${memories} memories of ${scopes} ${scopes === 1 ? 'scope' : 'scopes'}: ` +
  `more than ${Math.round(maxShare * 100)} % of each`;

/** The cursor of a place. */
export const placeToCursor = (place: Place): string => JSON.stringify(place);

/** The place of a cursor. Throws when it is none: the run then fails instead of beginning anew. */
export const cursorToPlace = (cursor: string): Place => Place.parse(JSON.parse(cursor));
