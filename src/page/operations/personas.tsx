/** Personas: how the service speaks, for the workspace and for a user. Change one, see what it was, and go back to that. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PersonaProfile } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { useDeed } from '../parts/deeds.ts';
import { TextArea, TextField } from '../parts/fields.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { PersonaRevisions } from './persona-revisions.tsx';

const PAGE_ROWS = 50;
const LINES = ['name', 'role', 'tone', 'language', 'address'] as const;
const LISTS = ['instructions', 'boundaries'] as const;

/** Personas, and the one that is chosen. */
export function Personas() {
  const { client } = useApi();
  const { query } = usePlace();
  const [typedUser, setTypedUser] = useState(query.user ?? '');
  const persona = query.persona ?? 'default';
  const pages = usePages(['personas'], ({ cursor, signal }) =>
    client.call('GET /v1/personas', { query: { limit: PAGE_ROWS, cursor }, signal }),
  );
  return (
    <>
      <Listed pages={pages} empty="Only the default persona, with nothing set">
        {(personas) => (
          <nav className="buttons" aria-label="Personas">
            {personas.map(({ id, users }) => (
              <a
                key={id}
                className="button"
                href={hrefOf(['operations', 'personas'], { persona: id })}
                aria-current={id === persona ? 'true' : undefined}
              >
                <bdi>{id}</bdi> {users > 0 && <span className="quiet small">{users} users</span>}
              </a>
            ))}
          </nav>
        )}
      </Listed>
      <TextField
        name="Layer of a user"
        hint="Empty: the workspace’s own layer"
        value={typedUser}
        onChange={setTypedUser}
        onLeave={() =>
          goTo(hrefOf(['operations', 'personas'], { persona: query.persona, user: typedUser.trim() }))
        }
      />
      <Layer key={`${persona} ${query.user}`} id={persona} userId={query.user} />
    </>
  );
}

function Layer({ id, userId }: { readonly id: string; readonly userId: string | undefined }) {
  const { client } = useApi();
  const at = { path: { id }, query: { user_id: userId } };
  const { data, error, refetch } = useQuery({
    queryKey: ['personas', id, userId ?? null],
    queryFn: ({ signal }) => client.call('GET /v1/personas/{id}', { ...at, signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <LayerForm key={data.revision} id={id} userId={userId} profile={data} revision={data.revision} />
      <h2>What it was</h2>
      <PersonaRevisions id={id} userId={userId} current={data.revision} />
    </>
  );
}

interface LayerFormProps {
  readonly id: string;
  readonly userId: string | undefined;
  readonly profile: PersonaProfile;
  readonly revision: number;
}

function LayerForm({ id, userId, profile, revision }: LayerFormProps) {
  const { client } = useApi();
  const start: Readonly<Record<string, string>> = Object.fromEntries([
    ...LINES.map((field) => [field, profile[field] ?? '']),
    ...LISTS.map((field) => [field, profile[field].join('\n')]),
  ]);
  const [typed, setTyped] = useState(start);
  const save = useDeed({
    does: () =>
      client.call('PUT /v1/personas/{id}', {
        path: { id },
        query: { user_id: userId },
        body: {
          // Whoever changed it meanwhile is not overwritten unseen.
          revision,
          ...Object.fromEntries(LINES.map((field) => [field, typed[field]?.trim() || null])),
          ...Object.fromEntries(
            LISTS.map((field) => [
              field,
              (typed[field] ?? '').split('\n').filter((line) => line.trim() !== ''),
            ]),
          ),
        },
      }),
    said: () => 'Saved',
    changes: 'personas',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const field = (name: string) => ({
    name,
    value: typed[name] ?? '',
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <form className="card stack" onSubmit={submit} aria-label="Persona">
      <div className="fields">
        {LINES.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </div>
      {LISTS.map((name) => (
        <TextArea key={name} {...field(name)} rows={3} hint="One a line" />
      ))}
      <div className="buttons">
        <button type="submit" className="button primary" disabled={save.isPending}>
          Save
        </button>
      </div>
    </form>
  );
}
