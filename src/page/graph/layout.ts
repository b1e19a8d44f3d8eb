/**
 * Places the things of a graph: those that are tied near each other, none on another, the user in the middle. The same graph has the
 * same places each time.
 */
import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { Graph } from '../../client/client.ts';

type Thing = Graph['things'][number];

/** A thing with its place and size. */
export interface Placed {
  readonly thing: Thing;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
}

const STEPS = 300;
const TIE_LENGTH = 95;
const REPULSION = -420;
const TO_THE_MIDDLE = 0.06;
/** A picture is rather wide than high. */
const TO_THE_LINE = 0.1;
const ROOM_FOR_NAMES = 26;
const RADIUS = { min: 9, max: 26 };

const radiusOf = ({ kind, memory_ids }: Thing): number =>
  kind === 'user' ? RADIUS.max : Math.min(RADIUS.max - 4, RADIUS.min + 3 * Math.sqrt(memory_ids.length - 1));

/** Places for all things, around the one in the middle. */
export function placed({ things, ties }: Pick<Graph, 'things' | 'ties'>, middle: string): Placed[] {
  const nodes = things.map((thing) => ({
    thing,
    id: thing.id,
    radius: radiusOf(thing),
    x: Number.NaN,
    y: Number.NaN,
    ...(thing.id === middle ? { fx: 0, fy: 0 } : {}),
  }));
  const links = ties.map(({ from, to }) => ({ source: from, target: to }));
  forceSimulation(nodes)
    .force(
      'ties',
      forceLink<(typeof nodes)[number], (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(TIE_LENGTH),
    )
    .force('apart', forceManyBody().strength(REPULSION))
    .force(
      'room',
      forceCollide<(typeof nodes)[number]>(({ radius }) => radius + ROOM_FOR_NAMES),
    )
    .force('x', forceX(0).strength(TO_THE_MIDDLE))
    .force('y', forceY(0).strength(TO_THE_LINE))
    .stop()
    .tick(STEPS);
  return nodes.map(({ thing, radius, x, y }) => ({ thing, radius, x, y }));
}
