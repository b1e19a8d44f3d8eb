/** Notes that an agent keeps beside a conversation. They are no memories and in no prompt; their badge says so. The agent alone changes them. */
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { Said } from '../parts/text.tsx';

/** More is the conversation's own view to show. */
const NOTES_SHOWN = 20;

/** The notes of a conversation; nothing where it has none. */
export function WorkingNotes({ conversation }: { readonly conversation: string }) {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['notes', conversation],
    queryFn: ({ signal }) =>
      client.call('GET /v1/conversations/{id}/scratchpad', {
        path: { id: conversation },
        query: { limit: NOTES_SHOWN },
        signal,
      }),
  });
  if (!data?.data.length) return null;
  return (
    <ul className="working-notes" aria-label="Working notes">
      {data.data.map(({ key, value }) => (
        <li key={key}>
          <Badge tone="accent">Working note</Badge> <bdi>{key}</bdi>{' '}
          <span className="quiet">
            <Said text={typeof value === 'string' ? value : JSON.stringify(value)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
