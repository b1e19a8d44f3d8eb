/** Audit log, newest first, narrowed by actor, action and subject. */
import { useState } from 'react';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { TextField } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment } from '../parts/text.tsx';

const PAGE_ROWS = 100;
const FILTERS = { actor: 'Who', action: 'What', target_id: 'To what', user_id: 'User' } as const;

/** The audit log. */
export function Audit() {
  const { client } = useApi();
  const { query } = usePlace();
  const asked = Object.fromEntries(
    Object.keys(FILTERS).flatMap((field) => (query[field] ? [[field, query[field]]] : [])),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(asked);
  const pages = usePages(['audit', asked], ({ cursor, signal }) =>
    client.call('GET /v1/audit', { query: { ...asked, limit: PAGE_ROWS, cursor }, signal }),
  );
  const go = () => goTo(hrefOf(['operations', 'audit'], typed));
  return (
    <>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        {Object.entries(FILTERS).map(([field, name]) => (
          <TextField
            key={field}
            name={name}
            value={typed[field] ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [field]: value.trim() }))}
            onLeave={go}
          />
        ))}
        <button type="submit" className="unseen">
          Search
        </button>
      </form>
      <Listed pages={pages} empty="Nothing was done that matches">
        {(rows) => (
          <div className="scroll-x">
            <table className="rows">
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">What</th>
                  <th scope="col">To what</th>
                  <th scope="col">User</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, actor, action, target_id, user_id, created_at }) => (
                  <tr key={id}>
                    <td>
                      <Moment at={created_at} as="full" />
                    </td>
                    <td>
                      <bdi>{actor}</bdi>
                    </td>
                    <td>{action}</td>
                    <td>
                      <bdi>{target_id}</bdi>
                    </td>
                    <td>{user_id !== null && <bdi>{user_id}</bdi>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listed>
    </>
  );
}
