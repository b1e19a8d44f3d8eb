/** Users of the workspace, and whom and what they told of: from each it is one step to what is remembered, said and shown of them. */
import { useState } from 'react';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { TextField } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, numberOf } from '../parts/text.tsx';
import { UserDrawer } from './user-drawer.tsx';

const PAGE_ROWS = 100;
/** Numbers are counted so far; beyond it they say so. */
const COUNTED_MAX = 1_000;

const counted = (count: number): string =>
  count >= COUNTED_MAX ? `${numberOf(COUNTED_MAX)} or more` : numberOf(count);

/** The view of users and subjects. */
export default function UsersView() {
  const { path, query } = usePlace();
  const begin = query.begin ?? '';
  const [typed, setTyped] = useState(begin);
  const open = path[1];
  return (
    <div className="page-of-text">
      <h1>Users</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          goTo(hrefOf(['users'], { begin: typed.trim() }));
        }}
      >
        <TextField
          name="Names that begin with"
          value={typed}
          onChange={setTyped}
          onLeave={() => goTo(hrefOf(['users'], { begin: typed.trim() }))}
        />
      </form>
      <Users begin={begin} />
      <h2>Subjects</h2>
      <Subjects begin={begin} />
      {open !== undefined && (
        <UserDrawer key={open} id={open} onClose={() => goTo(hrefOf(['users'], query))} />
      )}
    </div>
  );
}

function Users({ begin }: { readonly begin: string }) {
  const { client } = useApi();
  const pages = usePages(['users', begin], ({ cursor, signal }) =>
    client.call('GET /v1/users', {
      query: { limit: PAGE_ROWS, cursor, starts_with: begin || undefined },
      signal,
    }),
  );
  return (
    <Listed pages={pages} empty="No users">
      {(users) => (
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">User</th>
              <th scope="col">Memories</th>
              <th scope="col">Conversations</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {users.map(({ id, memories, conversations, last_seen_at }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={hrefOf(['users', id], { begin })}>
                    <bdi>{id}</bdi>
                  </a>
                </th>
                <td>{counted(memories)}</td>
                <td>{counted(conversations)}</td>
                <td>{last_seen_at === null ? 'never' : <Moment at={last_seen_at} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Listed>
  );
}

function Subjects({ begin }: { readonly begin: string }) {
  const { client } = useApi();
  const pages = usePages(['subjects', begin], ({ cursor, signal }) =>
    client.call('GET /v1/subjects', {
      query: { limit: PAGE_ROWS, cursor, starts_with: begin || undefined, all_users: 'true' },
      signal,
    }),
  );
  return (
    <Listed pages={pages} empty="No subjects">
      {(subjects) => (
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Memories</th>
              <th scope="col">Learnt last</th>
            </tr>
          </thead>
          <tbody>
            {subjects.map(({ id, memories, last_learnt_at }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={hrefOf(['memories'], { subject_id: id })}>
                    <bdi>{id}</bdi>
                  </a>
                </th>
                <td>{counted(memories)}</td>
                <td>
                  <Moment at={last_learnt_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Listed>
  );
}
