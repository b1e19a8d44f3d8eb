/** The graph as a picture: each thing is a link, so that it is reached by keyboard as by pointer; the size tells how many memories tell of it. */
import { useMemo } from 'react';
import type { Graph } from '../../client/client.ts';
import { type Placed, placed } from './layout.ts';
import { THING_HUES, THING_KIND_NAMES } from './words.ts';

/** Room around the outermost things, for their names. */
const MARGIN = 60;
/** A small graph is not blown up beyond that. */
const VIEW_MIN = { width: 620, height: 440 };
const NAME_MAX_CHARS = 22;

interface PictureProps {
  readonly graph: Graph;
  readonly user: string;
  readonly chosen: string | undefined;
  readonly hrefOf: (id: string) => string;
}

/** A picture of things and ties. */
export function Picture({ graph, user, chosen, hrefOf }: PictureProps) {
  const places = useMemo(() => placed(graph, middleOf(graph, user)), [graph, user]);
  const at = useMemo(() => new Map(places.map((place) => [place.thing.id, place])), [places]);
  const near = useMemo(() => neighbours(graph, chosen), [graph, chosen]);
  return (
    <nav className="graph-picture" aria-label="Picture">
      <svg className="graph" viewBox={viewOf(places)}>
        <title>Who and what, and what ties them</title>
        {graph.ties.map(({ from, to, label }) => {
          const [a, b] = [at.get(from), at.get(to)];
          if (a === undefined || b === undefined) return null;
          const isNear = chosen === undefined || from === chosen || to === chosen;
          return (
            <g key={`${from} ${to}`} className="tie" data-faint={!isNear}>
              <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
              {label !== null && isNear && (
                <text x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 3}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        {places.map(({ thing, radius, x, y }) => (
          <a
            key={thing.id}
            href={hrefOf(thing.id)}
            aria-label={`${thing.name}, ${THING_KIND_NAMES[thing.kind]}, ${thing.memory_ids.length} memories`}
            aria-current={thing.id === chosen ? 'true' : undefined}
            className="thing"
            data-hue={THING_HUES[thing.kind]}
            data-faint={chosen !== undefined && !near.has(thing.id)}
          >
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y + radius + 14}>
              {shortened(thing.name)}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

const shortened = (name: string): string =>
  name.length > NAME_MAX_CHARS ? `${name.slice(0, NAME_MAX_CHARS - 1)}…` : name;

function neighbours({ ties }: Graph, chosen: string | undefined): ReadonlySet<string> {
  const near = ties.filter(({ from, to }) => from === chosen || to === chosen);
  return new Set([...near.flatMap(({ from, to }) => [from, to]), ...(chosen === undefined ? [] : [chosen])]);
}

const middleOf = ({ things }: Graph, user: string): string =>
  (things.find(({ kind, name }) => kind === 'user' && name === user) ?? things[0])?.id ?? '';

function viewOf(places: readonly Placed[]): string {
  const [x, y] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, width] = spanOf(x, VIEW_MIN.width);
  const [top, height] = spanOf(y, VIEW_MIN.height);
  return [left, top, width, height].map(Math.round).join(' ');
}

/** Beginning and length of a side of the picture: all values with a margin, and at least `min`. */
function spanOf(values: readonly number[], min: number): [number, number] {
  const [from, to] = [Math.min(0, ...values) - MARGIN, Math.max(0, ...values) + MARGIN];
  const missing = Math.max(0, min - (to - from));
  return [from - missing / 2, to - from + missing];
}
