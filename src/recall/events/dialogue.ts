/**
 * The structure of what was found: who follows whom, and which turns belong to one sitting. Events of other sittings are no
 * neighbours, whatever their numbers. Pure.
 */
import { add, type Column, emptyColumn } from './columns.ts';
import type { EventEvidence } from './evidence.ts';

/** Turns further apart than this belong to different sittings, unless the events name their sessions themselves. */
const SITTING_GAP_MS = 4 * 60 * 60 * 1000;
/** Turns that are weighed along with one. */
const DISTANCE_MAX = 4;
/** In the place of a row where there is none. */
export const NOBODY = -1;
/** Names that clients give to say nothing more than the role. */
const ROLE_NAMES = new Set(['user', 'assistant', 'human', 'ai', 'bot', 'system', 'tool']);

export interface Dialogue {
  readonly events: readonly EventEvidence[];
  /** The sitting of each event, numbered from 0. */
  readonly sittings: Int32Array;
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
  const starts: number[] = [];
  events.forEach(({ candidate }, i) => {
    const before = events[i - 1]?.candidate;
    const continues = before !== undefined && isSameSitting(before, candidate);
    if (!continues) starts.push(i);
    sittings[i] = starts.length - 1;
    const adjacent =
      before?.conversationId === candidate.conversationId && placeOf(before) === placeOf(candidate) - 1;
    opens[i] = Number(placeOf(candidate) === 1 || (adjacent && !continues));
  });
  const hasUnnamed = events.some(({ candidate }) => speakerOf(candidate) === null);
  const speakers = new Set(events.flatMap(({ candidate }) => speakerOf(candidate) ?? []));
  const members = starts.map((from, s) => ({ from, to: starts[s + 1] ?? events.length }));
  const neighbours = findNeighbours(events, sittings);
  return { events, sittings, members, neighbours, opens, speakers: [...speakers], hasUnnamed };
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
export function shifted({ neighbours }: Dialogue, values: Column, distance: number): Column {
  const result = emptyColumn(values);
  const others = neighbours.get(distance) ?? [];
  for (let i = 0; i < others.length; i++) {
    const other = others[i] ?? NOBODY;
    if (other !== NOBODY) result[i] = values[other] ?? 0;
  }
  return result;
}

/** Adds the values of some rows to those that stand `distance` turns from them, on either side. */
export function lendAround(
  { neighbours }: Dialogue,
  values: Column,
  rows: readonly number[],
  distance: number,
  to: Column,
): void {
  for (const side of [-distance, distance]) {
    const others = neighbours.get(side);
    for (const row of rows) {
      const other = others?.[row] ?? NOBODY;
      if (other !== NOBODY) add(to, other, values[row] ?? 0);
    }
  }
}

/** For each distance, index of the row that stands so many turns from each; rows are dense around what was found, so it is near. */
function findNeighbours(events: readonly EventEvidence[], sittings: Int32Array): Map<number, Int32Array> {
  const neighbours = new Map<number, Int32Array>();
  for (let far = 1; far <= DISTANCE_MAX; far++)
    for (const distance of [-far, far]) neighbours.set(distance, new Int32Array(events.length).fill(NOBODY));
  const places = events.map(({ candidate }) => placeOf(candidate));
  for (let i = 0; i < events.length; i++) {
    for (let j = i + 1; j <= i + DISTANCE_MAX && sittings[j] === sittings[i]; j++) {
      const distance = (places[j] ?? 0) - (places[i] ?? 0);
      const [later, earlier] = [neighbours.get(distance), neighbours.get(-distance)];
      if (later === undefined || earlier === undefined) continue;
      later[i] = j;
      earlier[j] = i;
    }
  }
  return neighbours;
}

/** Both neighbours at a distance, the greater one. */
export function greaterNeighbour(dialogue: Dialogue, values: Column, distance: number): Column {
  const before = shifted(dialogue, values, -distance);
  const after = shifted(dialogue, values, distance);
  for (let i = 0; i < before.length; i++) before[i] = Math.max(before[i] ?? 0, after[i] ?? 0);
  return before;
}

/** Folds the values of each sitting, and gives each of its events the result. */
export function perSitting({ members }: Dialogue, values: Column, fold: (values: Column) => number): Column {
  const result = emptyColumn(values);
  for (const { from, to } of members) result.fill(fold(values.subarray(from, to)), from, to);
  return result;
}
