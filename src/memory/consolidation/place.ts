/** Position of a run of consolidation between two slices, and its written form. Pure. */
import { z } from 'zod';
import { ConsentRequest, EMPTY_REQUEST } from '../lifetime/consent.ts';

const Count = z.int().min(0);

/** Position that a run goes on from. */
const Place = z.object({
  /** The last scope that is finished; scopes come in the order of their tokens. */
  after: z.string(),
  /** Only what changed after this moment is compared with the rest. */
  since: z.int(),
  /** Somebody agreed to what a walk asked: this one only removes. */
  isSecond: z.boolean(),
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
  /** Removals that wait for somebody's consent, of all scopes so far. */
  waiting: ConsentRequest,
});
export type Place = z.infer<typeof Place>;

/** A scope as a run comes to it. */
export type OpenScope = NonNullable<Place['open']>;

/** Position at which a run begins. */
export const firstPlace = (since: number): Place => ({
  after: '',
  since,
  isSecond: false,
  open: null,
  waiting: EMPTY_REQUEST,
});

/** Position at which a run goes on once somebody agreed to what it would remove. */
export const placeAfterConsent = ({ since }: Place): Place => ({ ...firstPlace(since), isSecond: true });

/** A scope that nothing has been done in. */
export const openScope = (scope: string): OpenScope => ({
  scope,
  comparedTo: '',
  sizeBefore: null,
  removed: 0,
});

/** The cursor of a place. */
export const placeToCursor = (place: Place): string => JSON.stringify(place);

/** The place of a cursor. Throws when it is none: the run then fails instead of beginning anew. */
export const cursorToPlace = (cursor: string): Place => Place.parse(JSON.parse(cursor));
