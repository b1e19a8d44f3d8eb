/** Channels: topics in which conversations stand. The default one stays. */
import { type FormEvent, useState } from 'react';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { TextField } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Said } from '../parts/text.tsx';

const PAGE_ROWS = 50;

/** Channels, and a form for a new one. */
export function Channels() {
  const { client } = useApi();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const pages = usePages(['channels'], ({ cursor, signal }) =>
    client.call('GET /v1/channels', { query: { limit: PAGE_ROWS, cursor }, signal }),
  );
  const make = useDeed({
    does: () =>
      client.call('POST /v1/channels', {
        body: { name: name.trim(), description: description.trim() || undefined },
      }),
    said: () => 'Made',
    changes: 'channels',
    afterwards: () => {
      setName('');
      setDescription('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <>
      <form className="card stack" onSubmit={submit} aria-label="New channel">
        <div className="fields">
          <TextField name="Name" value={name} onChange={setName} />
          <TextField name="Description" value={description} onChange={setDescription} />
        </div>
        <div className="buttons">
          <button type="submit" className="button primary" disabled={make.isPending || name.trim() === ''}>
            Make a channel
          </button>
        </div>
      </form>
      <Listed pages={pages} empty="No channels">
        {(channels) => (
          <ul className="events">
            {channels.map((channel) => (
              <li key={channel.id}>
                <p>
                  <a href={hrefOf(['memories'], { channel_id: channel.id })}>
                    <bdi>{channel.name}</bdi>
                  </a>{' '}
                  {channel.is_default && <Badge>default</Badge>}
                </p>
                {channel.description !== null && (
                  <p className="quiet" dir="auto">
                    <Said text={channel.description} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
