/** Graph of a user: people, pets, places and projects that their memories name, and what ties them; as a picture and as a list. */
import './graph.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Graph } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { TextField } from '../parts/fields.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Picture } from './picture.tsx';
import { ThingDetail } from './thing.tsx';
import { THING_HUES, THING_KIND_NAMES } from './words.ts';

const ROOM = 'graph';
/** Users that are offered to choose from. */
const OFFERED = 50;

/** Shows the graph of the user in the address, and asks an operator for one. */
export default function GraphView() {
  const { isOperator, session } = useApi();
  const { query } = usePlace();
  const user = isOperator ? (query.user ?? '') : (session.userId ?? '');
  return (
    <div className="graph-room">
      <header className="stack">
        <h1>Graph</h1>
        {isOperator && <WhoseGraph user={user} />}
      </header>
      {user === '' ? (
        <Empty title="Whose graph?">
          <p className="quiet">Name a user, or come here from one of the users.</p>
        </Empty>
      ) : (
        <GraphOf key={user} user={user} />
      )}
    </div>
  );
}

function WhoseGraph({ user }: { readonly user: string }) {
  const { client } = useApi();
  const [typed, setTyped] = useState(user);
  const users = useQuery({
    queryKey: ['users', 'offered'],
    queryFn: ({ signal }) => client.call('GET /v1/users', { query: { limit: OFFERED }, signal }),
  });
  const go = () => {
    if (typed.trim() !== user) goTo(hrefOf([ROOM], { user: typed.trim() }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextField
        name="User"
        value={typed}
        onChange={setTyped}
        onLeave={go}
        list={users.data?.data.map(({ id }) => id) ?? []}
      />
    </form>
  );
}

function GraphOf({ user }: { readonly user: string }) {
  const { client } = useApi();
  const { path, query } = usePlace();
  const { data, error, refetch } = useQuery({
    queryKey: ['memories', 'graph', user],
    queryFn: ({ signal }) => client.call('GET /v1/graph', { query: { user_id: user }, signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.things.length < 2) {
    return (
      <Empty title="Nobody and nothing is named yet">
        <p className="quiet">
          It is made of names that memories hold: “My sister Marta lives in Braga.” Subjects that the API was
          told of stand in it, too.
        </p>
      </Empty>
    );
  }
  const hrefOfThing = (id: string) => hrefOf([ROOM, id], { user: query.user });
  const chosen = data.things.find(({ id }) => id === path[1]);
  return (
    <>
      <div className="graph-side">
        {chosen ? (
          <>
            <p>
              <a href={hrefOf([ROOM], { user: query.user })}>All who and what</a>
            </p>
            <ThingDetail key={chosen.id} thing={chosen} graph={data} user={user} hrefOfThing={hrefOfThing} />
          </>
        ) : (
          <Things graph={data} hrefOfThing={hrefOfThing} />
        )}
      </div>
      <Picture graph={data} user={user} chosen={chosen?.id} hrefOf={hrefOfThing} />
    </>
  );
}

/** Lists the things by kind: the legend of the picture, and the way for who reads by ear. */
function Things({
  graph,
  hrefOfThing,
}: {
  readonly graph: Graph;
  readonly hrefOfThing: (id: string) => string;
}) {
  const kinds = Object.keys(THING_KIND_NAMES) as (keyof typeof THING_KIND_NAMES)[];
  const byKind = Map.groupBy(graph.things, ({ kind }) => kind);
  return (
    <nav className="stack" aria-label="Who and what">
      {!graph.is_complete && (
        <p className="quiet small">Of the newest memories; older ones are in the table.</p>
      )}
      {kinds.map((kind) => {
        const things = byKind.get(kind) ?? [];
        return (
          things.length > 0 && (
            <section key={kind}>
              <h2>
                <span className="swatch" data-hue={THING_HUES[kind]} /> {THING_KIND_NAMES[kind]}
              </h2>
              <ul>
                {things.map(({ id, name, memory_ids }) => (
                  <li key={id}>
                    <a href={hrefOfThing(id)}>
                      <bdi>{name}</bdi>
                    </a>{' '}
                    <span className="quiet small">{memory_ids.length}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}
