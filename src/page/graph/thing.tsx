/** One thing of a graph: what ties it to whom, and the memories that tell of it. */
import { useQueries } from '@tanstack/react-query';
import type { Graph } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { THING_KIND_NAMES } from './words.ts';

/** Memories that are read here; the table has them all. */
const SHOWN = 12;

type Thing = Graph['things'][number];

interface ThingDetailProps {
  readonly thing: Thing;
  readonly graph: Graph;
  readonly user: string;
  readonly hrefOfThing: (id: string) => string;
}

/** A thing beside the picture. */
export function ThingDetail({ thing, graph, user, hrefOfThing }: ThingDetailProps) {
  const names = new Map(graph.things.map(({ id, name }) => [id, name]));
  const ties = graph.ties.filter(({ from, to }) => from === thing.id || to === thing.id);
  return (
    <section className="card stack" aria-labelledby="thing">
      <h2 id="thing">
        <bdi>{thing.name}</bdi> <Badge tone="accent">{THING_KIND_NAMES[thing.kind]}</Badge>
      </h2>
      {ties.length > 0 && (
        <ul className="ties" aria-label="Ties">
          {ties.map(({ from, to, label, memory_ids }) => {
            const other = from === thing.id ? to : from;
            return (
              <li key={other}>
                <a href={hrefOfThing(other)}>
                  <bdi>{names.get(other)}</bdi>
                </a>{' '}
                {label !== null && <Badge>{label}</Badge>}{' '}
                <span className="quiet small">
                  {memory_ids.length} {memory_ids.length === 1 ? 'memory' : 'memories'}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <h3>What is remembered</h3>
      <Memories ids={thing.memory_ids} user={user} marking={thing.name} />
      <p>
        <a className="button" href={allOf(thing, user)}>
          All of them in the table
        </a>
      </p>
    </section>
  );
}

/** The table narrowed to a thing. */
const allOf = ({ kind, name }: Thing, user: string): string =>
  hrefOf(['memories'], {
    user_id: kind === 'user' ? name : user,
    ...(kind === 'user' ? {} : kind === 'subject' ? { subject_id: name } : { q: name }),
  });

function Memories({
  ids,
  user,
  marking,
}: {
  readonly ids: readonly string[];
  readonly user: string;
  readonly marking: string;
}) {
  const { client } = useApi();
  const read = useQueries({
    queries: ids.slice(0, SHOWN).map((id) => ({
      queryKey: ['memories', 'one', id, { user_id: user }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call('GET /v1/memories/{id}', { path: { id }, query: { user_id: user }, signal }),
    })),
  });
  return (
    <ol className="events">
      {read.map(
        ({ data }) =>
          data && (
            <li key={data.id} dir="auto">
              <a href={hrefOf(['memories', data.id], { of: data.user_id })}>
                <Said text={data.content} marking={marking} />
              </a>{' '}
              <span className="quiet small">
                <Moment at={data.created_at} />
              </span>
            </li>
          ),
      )}
    </ol>
  );
}
