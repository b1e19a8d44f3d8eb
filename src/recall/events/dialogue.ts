/**
 * The structure of what was found: who follows whom, and which turns belong to one sitting. Events of other sittings are no
 * neighbours, whatever their numbers. Pure.
 */
import type { EventEvidence } from './evidence.ts';

/** Turns further apart than this belong to different sittings, unless the events name their sessions themselves. */
const SITTING_GAP_MS = 4 * 60 * 60 * 1000;
/** Turns that are weighed along with one. */
const DISTANCES = [-4, -3, -2, -1, 1, 2, 3, 4];
const NOBODY = -1;
/** Names that clients give to say nothing more than the role. */
const ROLE_NAMES = new Set(['user', 'assistant', 'human', 'ai', 'bot', 'system', 'tool']);

export interface Dialogue {
  readonly events: readonly EventEvidence[];
  /** The rows of each sitting. */
  readonly members: readonly { readonly from: number; readonly to: number }[];
  /** For each distance the row that many turns later, or `NOBODY`. */
  readonly neighbours: ReadonlyMap<number, Int32Array>;
  /** 1 for an event that is known to open its sitting, 0 for others. */
  readonly opens: Uint8Array;
  /** Names of persons who spoke; a name that only says the role is none. */
  readonly speakers: readonly string[];
  /** Somebody spoke whose name is not known. */
  readonly hasUnnamed: boolean;
}

/** Reads the structure; `events` are in the order of conversation and place. */
export function readDialogue(events: readonly EventEvidence[]): Dialogue {
  const sittings = new Int32Array(events.length);
  const opens = new Uint8Array(events.length);
  let sitting = -1;
  events.forEach(({ candidate }, i) => {
    const before = events[i - 1]?.candidate;
    const continues = before !== undefined && isSameSitting(before, candidate);
    if (!continues) sitting++;
    sittings[i] = sitting;
    const adjacent =
      before?.conversationId === candidate.conversationId && placeOf(before) === placeOf(candidate) - 1;
    opens[i] = Number(placeOf(candidate) === 1 || (adjacent && !continues));
  });
  const hasUnnamed = events.some(({ candidate }) => speakerOf(candidate) === null);
  const speakers = new Set(events.flatMap(({ candidate }) => speakerOf(candidate) ?? []));
  const starts = Array.from(sittings.keys()).filter((i) => i === 0 || sittings[i] !== sittings[i - 1]);
  const members = starts.map((from, s) => ({ from, to: starts[s + 1] ?? events.length }));
  const neighbours = new Map(DISTANCES.map((far) => [far, findNeighbours(events, sittings, far)]));
  return { events, members, neighbours, opens, speakers: [...speakers], hasUnnamed };
}

/** The person who speaks, or null where only a role is known. */
export const speakerOf = ({ name }: EventEvidence['candidate']): string | null =>
  name === null || ROLE_NAMES.has(name.trim().toLowerCase()) ? null : name;

type Row = EventEvidence['candidate'];

/** Position of an event among the messages of its conversation. */
export const placeOf = ({ seq, place = seq }: Pick<Row, 'seq' | 'place'>): number => place;

/** The order in which ranking takes events: of their conversations, and there of their places. */
export const compareCandidates = (a: Row, b: Row): number => {
  const [left, right] = [a.conversationId ?? '', b.conversationId ?? ''];
  return left === right ? placeOf(a) - placeOf(b) : left < right ? -1 : 1;
};

function isSameSitting(before: Row, after: Row): boolean {
  if (before.conversationId !== after.conversationId) return false;
  if (before.session !== null || after.session !== null) return before.session === after.session;
  return after.occurredAt - before.occurredAt <= SITTING_GAP_MS;
}

/** Each event's value of the one `distance` turns later (earlier if negative) in its sitting; 0 where that is not there. */
export function shifted({ neighbours }: Dialogue, values: Float64Array, distance: number): Float64Array {
  const result = new Float64Array(values.length);
  neighbours.get(distance)?.forEach((other, i) => {
    if (other !== NOBODY) result[i] = values[other] ?? 0;
  });
  return result;
}

/** Index of the row that stands `distance` turns from each; rows are dense around what was found, so it is near. */
function findNeighbours(
  events: readonly EventEvidence[],
  sittings: Int32Array,
  distance: number,
): Int32Array {
  const step = Math.sign(distance);
  return Int32Array.from(events, ({ candidate }, i) => {
    for (let j = i + step; Math.abs(j - i) <= Math.abs(distance); j += step) {
      const other = events[j]?.candidate;
      if (other === undefined || sittings[j] !== sittings[i]) return NOBODY;
      if (placeOf(other) === placeOf(candidate) + distance) return j;
    }
    return NOBODY;
  });
}

/** Both neighbours at a distance, the greater one. */
export function greaterNeighbour(dialogue: Dialogue, values: Float64Array, distance: number): Float64Array {
  const before = shifted(dialogue, values, -distance);
  const after = shifted(dialogue, values, distance);
  return before.map((value, i) => Math.max(value, after[i] ?? 0));
}

/** Folds the values of each sitting, and gives each of its events the result. */
export function perSitting(
  { members }: Dialogue,
  values: Float64Array,
  fold: (values: Float64Array) => number,
): Float64Array {
  const result = new Float64Array(values.length);
  for (const { from, to } of members) result.fill(fold(values.subarray(from, to)), from, to);
  return result;
}
