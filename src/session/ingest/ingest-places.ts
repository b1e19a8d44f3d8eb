/**
 * Places of messages that come in after later ones. Numbers of events never change: compactions, erasures and live histories
 * count on them. So a message that came in late keeps its number and gets a place besides, and with it those get new places
 * that it comes to stand before, or behind. Everything that reads a conversation in its order goes by places. Pure.
 */
import type { Role } from '../../memory/types.ts';

/** A message that stands in the record. */
export interface PlacedMessage {
  readonly id: string;
  readonly place: number;
  readonly turnId: string | null;
  readonly role: Role;
  readonly occurredAt: number;
}

/** The oldest and the newest messages of a conversation, as many as may get new places, in order. */
export interface Ends {
  readonly oldest: readonly PlacedMessage[];
  readonly newest: readonly PlacedMessage[];
  /** There are no older ones than the newest. */
  readonly isWhole: boolean;
}

/** Messages that one import moves at most: what a batch writes in one go. */
export const MOVED_MAX = 2_000;

export interface Places {
  /** Of the joining messages, in their order. */
  readonly joining: readonly number[];
  readonly moved: readonly { readonly id: string; readonly place: number }[];
}

/**
 * The places of joining messages, given when each was said, oldest first; `next` is the first number that is free. Of a turn the
 * message tells when it was, and nothing comes to stand within one. Where more than `MOVED_MAX` messages would have to move,
 * those that join stand behind, as they came.
 */
export function placesOf(
  { oldest, newest, isWhole }: Ends,
  joining: readonly number[],
  next: number,
): Places {
  const [first = 0, last = 0] = [joining[0], joining.at(-1)];
  const from = cutBefore(newest, first);
  const after = from === null || (from === 0 && !isWhole) ? null : newest.slice(from);
  const to = cutBefore(oldest, last);
  const before = to === null || to > MOVED_MAX ? null : oldest.slice(0, to);
  const free = joining.map((_, i) => next + i);
  if (before !== null && before.length <= (after?.length ?? Number.POSITIVE_INFINITY)) {
    const lowest = (oldest[0]?.place ?? 1) - joining.length;
    return merged(before, joining, [
      ...joining.map((_, i) => lowest + i),
      ...before.map(({ place }) => place),
    ]);
  }
  return after === null
    ? { joining: free, moved: [] }
    : merged(after, joining, [...after.map(({ place }) => place), ...free]);
}

/** Checks that the ends tell the places of joining messages: not when these were said between the two. */
export const areEnough = ({ oldest, newest, isWhole }: Ends, joining: readonly number[]): boolean =>
  isWhole || cutBefore(newest, joining[0] ?? 0) !== 0 || cutBefore(oldest, joining.at(-1) ?? 0) !== null;

/** Checks that a message may come to stand right before one of a list. */
const isCut = (list: readonly PlacedMessage[], i: number): boolean => {
  const [before, own] = [list[i - 1], list[i]];
  if (own === undefined || (own.role === 'tool' && own.turnId === null)) return false;
  return own.turnId === null || own.turnId !== before?.turnId;
};

/**
 * Index in a list before which something said at a moment comes to stand: that of the first that was said later; null
 * when there is none.
 */
function cutBefore(list: readonly PlacedMessage[], at: number): number | null {
  const i = list.findIndex((standing, i) => isCut(list, i) && standing.occurredAt > at);
  return i < 0 ? null : i;
}

/** Both lists as one, over the places, which are in order. */
function merged(
  standing: readonly PlacedMessage[],
  joining: readonly number[],
  places: readonly number[],
): Places {
  const own: number[] = [];
  const moved: { id: string; place: number }[] = [];
  let at = 0;
  const take = () => places[at++] ?? 0;
  standing.forEach((each, i) => {
    while (own.length < joining.length && isCut(standing, i) && each.occurredAt > (joining[own.length] ?? 0))
      own.push(take());
    const place = take();
    if (place !== each.place) moved.push({ id: each.id, place });
  });
  while (own.length < joining.length) own.push(take());
  return { joining: own, moved };
}
