/** One user: ways to what is theirs, their persona, a token for their browser, what is held about them as a file, and their erasure. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { useDeed } from '../parts/deeds.ts';
import { Drawer } from '../parts/dialogs.tsx';
import { EraseQuestion, erasedInWords } from '../parts/erase-question.tsx';
import { TextField } from '../parts/fields.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { saveAs } from '../parts/save-as.ts';
import { Said } from '../parts/text.tsx';

interface UserDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A user at the side of the list. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const { client } = useApi();
  const [isErasing, setErasing] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const grant = useDeed({
    does: () => client.call('POST /v1/tokens', { body: { user_id: id } }),
    changes: 'tokens',
    afterwards: (made) => setToken(made.token),
  });
  const hand = useDeed({
    does: () => exportOf(client, id),
    said: (records) => `${records} records are in the file`,
    changes: 'exports',
  });
  return (
    <Drawer title={<bdi>{id}</bdi>} onClose={onClose}>
      <nav className="buttons" aria-label="Of this user">
        <a className="button" href={hrefOf(['memories'], { user_id: id })}>
          Memories
        </a>
        <a className="button" href={hrefOf(['conversations'], { user: id })}>
          Conversations
        </a>
        <a className="button" href={hrefOf(['graph'], { user: id })}>
          Graph
        </a>
        <a className="button" href={hrefOf(['timeline'], { user: id })}>
          Timeline
        </a>
        <a className="button" href={hrefOf(['playground'], { user: id })}>
          Playground
        </a>
      </nav>
      <section className="stack">
        <h3>Persona</h3>
        <Persona userId={id} />
      </section>
      <section className="stack">
        <h3>Their own access and data</h3>
        <div className="buttons">
          <button type="button" className="button" disabled={grant.isPending} onClick={() => grant.mutate()}>
            Make a token for a day
          </button>
          <button type="button" className="button" disabled={hand.isPending} onClick={() => hand.mutate()}>
            {hand.isPending ? 'Reading…' : 'Save what is held about them'}
          </button>
          <button type="button" className="button danger" onClick={() => setErasing(true)}>
            Erase this user…
          </button>
        </div>
        {token !== null && (
          <label className="field">
            <span>The token; it is shown once</span>
            <input readOnly value={token} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </section>
      {isErasing && <EraseUser id={id} onClose={() => setErasing(false)} onErased={onClose} />}
    </Drawer>
  );
}

function Persona({ userId }: { readonly userId: string }) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['personas', 'default', userId],
    queryFn: ({ signal }) =>
      client.call('GET /v1/personas/{id}', { path: { id: 'default' }, query: { user_id: userId }, signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const fields = Object.entries(data.effective).filter(([, value]) => value !== null && value.length > 0);
  return (
    <>
      {fields.length === 0 && <p className="quiet">None is set: they are answered as the workspace says.</p>}
      <dl className="facts">
        {fields.map(([field, value]) => (
          <div key={field} className="row">
            <dt>{field}</dt>
            <dd>
              <Said text={typeof value === 'string' ? value : (value ?? []).join('\n')} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={hrefOf(['operations', 'personas'], { persona: 'default', user: userId })}>
          Revisions and changes
        </a>
      </p>
    </>
  );
}

/** Everything that is held about a user, a record a line. */
async function exportOf(client: Client, userId: string): Promise<number> {
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.call('GET /v1/users/{user_id}/export', {
      path: { user_id: userId },
      query: { cursor },
    });
    lines.push(...page.data.map((record) => JSON.stringify(record)));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  saveAs(`${userId}.jsonl`, lines.join('\n'));
  return lines.length;
}

interface EraseUserProps extends UserDrawerProps {
  readonly onErased: () => void;
}

/** For good, and of much: whoever does it writes the name. */
function EraseUser({ id, onClose, onErased }: EraseUserProps) {
  const { client } = useApi();
  const [typed, setTyped] = useState('');
  const { data: held } = useQuery({
    queryKey: ['users', 'held', id],
    queryFn: ({ signal }) =>
      client.call('DELETE /v1/users/{user_id}', {
        path: { user_id: id },
        query: { dry_run: 'true' },
        signal,
      }),
  });
  const erase = useDeed({
    does: () => client.call('DELETE /v1/users/{user_id}', { path: { user_id: id } }),
    said: erasedInWords,
    changes: 'users',
    afterwards: () => {
      onClose();
      onErased();
    },
  });
  return (
    <EraseQuestion
      title="Erase this user?"
      held={held?.erased}
      isPending={erase.isPending}
      isReady={typed === id}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <p>
        All that <bdi>{id}</bdi> said and all that is known of them goes: conversations, memories, documents,
        summaries, vectors, persona and files. Tokens of theirs end. It cannot be undone.
      </p>
      <TextField name={`Write ${id} to erase`} value={typed} onChange={setTyped} />
    </EraseQuestion>
  );
}
