/** Keys of the workspace: who may call, with which role. A new one is shown once. */
import { type FormEvent, useState } from 'react';
import type { Key } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Question } from '../parts/dialogs.tsx';
import { Choice, TextField } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment } from '../parts/text.tsx';

const PAGE_ROWS = 50;
const ROLE_NAMES: Readonly<Record<Key['role'], string>> = {
  read: 'Read',
  member: 'Member: read and write',
  admin: 'Admin: all of the workspace',
};

/** Keys, and a form for a new one. */
export function Keys() {
  const { client } = useApi();
  const [name, setName] = useState('');
  const [role, setRole] = useState<string>('member');
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Key | null>(null);
  const pages = usePages(['keys'], ({ cursor, signal }) =>
    client.call('GET /v1/keys', { query: { limit: PAGE_ROWS, cursor }, signal }),
  );
  const make = useDeed({
    does: () => client.call('POST /v1/keys', { body: { name: name.trim(), role: role as Key['role'] } }),
    changes: 'keys',
    afterwards: ({ api_key }) => {
      setMade(api_key);
      setName('');
    },
  });
  const revoke = useDeed({
    does: ({ id }: Key) => client.call('DELETE /v1/keys/{id}', { path: { id } }),
    said: () => 'Revoked',
    changes: 'keys',
    afterwards: () => setLeaving(null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <>
      <form className="card stack" onSubmit={submit} aria-label="New key">
        <div className="fields">
          <TextField name="Name" value={name} onChange={setName} />
          <Choice name="Role" value={role} options={ROLE_NAMES} onChange={setRole} />
        </div>
        <div className="buttons">
          <button type="submit" className="button primary" disabled={make.isPending || name.trim() === ''}>
            Make a key
          </button>
        </div>
        {made !== null && (
          <label className="field">
            <span>The key; it is shown once</span>
            <input readOnly value={made} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </form>
      <Listed pages={pages} empty="No keys">
        {(keys) => (
          <ul className="events">
            {keys.map((key) => (
              <li key={key.id} className="buttons">
                <span>
                  <bdi>{key.name}</bdi> <Badge>{key.role}</Badge>{' '}
                  <span className="quiet small">
                    <Moment at={key.created_at} />
                    {key.expires_at !== null && (
                      <>
                        {' '}
                        until <Moment at={key.expires_at} as="full" />
                      </>
                    )}
                  </span>
                </span>
                <button type="button" className="button danger end" onClick={() => setLeaving(key)}>
                  Revoke…
                </button>
              </li>
            ))}
          </ul>
        )}
      </Listed>
      {leaving !== null && (
        <Question
          title="Revoke this key?"
          action="Revoke"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>
            Whoever calls with <bdi>{leaving.name}</bdi> is refused from now on, and so are the tokens that it
            made.
          </p>
        </Question>
      )}
    </>
  );
}
