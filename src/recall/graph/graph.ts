/**
 * The graph of a user and their people, pets, places and projects, as memories tell it: the things that they name and are
 * about, and the memories that name two of them together. It is made anew of the memories at hand each time, so that nothing of
 * it outlives one that was erased. Pure.
 */
import { foldText } from '../../lib/text/words.ts';
import type { Memory } from '../../memory/types.ts';
import {
  type NamedThing,
  namedThingsIn,
  surelyNamedIn,
  THING_KINDS,
  type ThingKind,
} from './named-things.ts';

/** Parts of a memory that a graph is read from. */
export type GraphMemory = Pick<Memory, 'id' | 'userId' | 'subjectId' | 'topicKey' | 'content'>;

/** Somebody or something that memories tell of. */
export interface GraphThing {
  /** Names it within one graph. */
  readonly id: string;
  readonly kind: ThingKind | 'user';
  readonly name: string;
  readonly memoryIds: readonly string[];
}

/** Relation between two things of a graph. */
export interface GraphTie {
  readonly from: string;
  readonly to: string;
  /** Relation of the one to the other as it was called: sister, home; null where nothing tells. */
  readonly label: string | null;
  readonly memoryIds: readonly string[];
}

/** Things and ties, those of most memories first. */
export interface Graph {
  readonly things: readonly GraphThing[];
  readonly ties: readonly GraphTie[];
}

/** Things of a graph, and memories that are told of one and of a tie. */
const THINGS_MAX = 120;
const MEMORIES_TOLD = 50;
/** Things of one memory that are tied to one another: a list of names ties nobody. */
const TIED_TOGETHER_MAX = 4;

interface Made {
  readonly name: string;
  kind: GraphThing['kind'];
  readonly memoryIds: Set<string>;
}

interface MadeTie {
  /** By words for whom one has, and by topics, which tell what a place is. */
  readonly labels: string[];
  readonly topics: string[];
  readonly memoryIds: Set<string>;
}

/** The graph of some memories. */
export function graphOf(memories: readonly GraphMemory[]): Graph {
  const known = new Set(memories.flatMap(({ content }) => surelyNamedIn(content)));
  const made = new Map<string, Made>();
  const ties = new Map<string, MadeTie>();
  const thing = (id: string, name: string, kind: GraphThing['kind'], memoryId: string): string => {
    const there = made.get(id) ?? { name, kind, memoryIds: new Set<string>() };
    if (rankOf(kind) < rankOf(there.kind)) there.kind = kind;
    there.memoryIds.add(memoryId);
    made.set(id, there);
    return id;
  };
  const tie = (
    from: string,
    to: string,
    label: string | null,
    memoryId: string,
    topic: string | null = null,
  ): void => {
    if (from === to) return;
    const key = JSON.stringify([from, to].sort());
    const there = ties.get(key) ?? { labels: [], topics: [], memoryIds: new Set<string>() };
    if (label !== null) there.labels.push(label);
    if (topic !== null) there.topics.push(topic);
    there.memoryIds.add(memoryId);
    ties.set(key, there);
  };
  for (const memory of memories) {
    const { id, userId, subjectId, content } = memory;
    const owner = userId === null ? null : thing(`user ${userId}`, userId, 'user', id);
    const subject = subjectId === null ? null : thing(nameId(subjectId), subjectId, 'subject', id);
    const named = namedThingsIn(content, known).map((each) => ({
      ...each,
      id: thing(nameId(each.name), each.name, each.kind, id),
    }));
    if (owner !== null && subject !== null) tie(owner, subject, null, id);
    const about = aboutOf(named);
    const centre = subject ?? about?.id ?? owner;
    if (owner !== null && about !== undefined && subject === null) tie(owner, about.id, about.relation, id);
    for (const each of named) if (centre !== null) tie(centre, each.id, each.relation, id, topicOf(memory));
    if (centre === owner && named.length <= TIED_TOGETHER_MAX)
      for (const [place, one] of named.entries())
        for (const other of named.slice(place + 1)) tie(one.id, other.id, null, id);
  }
  return toGraph(made, ties);
}

const nameId = (name: string): string => `name ${foldText(name)}`;

const rankOf = (kind: GraphThing['kind']): number => (kind === 'user' ? -1 : THING_KINDS.indexOf(kind));

/** The thing that a memory is about: the one its words begin with ("my sister Marta lives …", "Marta lives …"). */
function aboutOf<T extends NamedThing>(named: readonly T[]): T | undefined {
  const [first] = named;
  return first !== undefined && (first.relation !== null || first.isFirst) ? first : undefined;
}

/** The topic as a label, where it is a word of the service for what a place is to its user: home, origin. */
const topicOf = ({ topicKey }: GraphMemory): string | null =>
  topicKey === null || topicKey.includes(':') ? null : (topicKey.split('.')[0] ?? null);

function toGraph(made: ReadonlyMap<string, Made>, ties: ReadonlyMap<string, MadeTie>): Graph {
  const tied = new Set([...ties.keys()].flatMap((key) => JSON.parse(key) as string[]));
  const things = [...made]
    // Whoever only shares something with the reader, and names nobody, stands in no relation.
    .filter(([id, { kind }]) => kind !== 'user' || tied.has(id))
    .map(([id, { name, kind, memoryIds }]) => ({ id, name, kind, memoryIds: [...memoryIds] }))
    .sort((a, b) => rankFirst(b) - rankFirst(a) || (a.id < b.id ? -1 : 1))
    .slice(0, THINGS_MAX);
  const there = new Set(things.map(({ id }) => id));
  return {
    things: things.map((each) => ({ ...each, memoryIds: each.memoryIds.slice(0, MEMORIES_TOLD) })),
    ties: [...ties].flatMap(([key, { labels, topics, memoryIds }]) => {
      const [from = '', to = ''] = JSON.parse(key) as string[];
      if (!there.has(from) || !there.has(to)) return [];
      const isPlace = [from, to].some((id) => made.get(id)?.kind === 'place');
      const label = mostFrequent(labels) ?? (isPlace ? mostFrequent(topics) : null);
      return [{ from, to, label, memoryIds: [...memoryIds].slice(0, MEMORIES_TOLD) }];
    }),
  };
}

/** Users stand before all that they tell of. */
const rankFirst = ({ kind, memoryIds }: GraphThing): number =>
  (kind === 'user' ? 1_000_000 : 0) + memoryIds.length;

function mostFrequent(labels: readonly string[]): string | null {
  const counts = Map.groupBy(labels, (label) => label);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
