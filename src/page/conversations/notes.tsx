/** The notes that an agent keeps beside a conversation. It changes them itself; they are in no prompt. */
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';

const NOTES_SHOWN = 100;

/** Notes by their keys. */
export function Notes({ conversation }: { readonly conversation: string }) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['notes', conversation, 'all'],
    queryFn: ({ signal }) =>
      client.call('GET /v1/conversations/{id}/scratchpad', {
        path: { id: conversation },
        query: { limit: NOTES_SHOWN },
        signal,
      }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.data.length === 0) return <Empty title="No notes" />;
  return (
    <ul className="events">
      {data.data.map(({ key, value, updated_at }) => (
        <li key={key}>
          <p>
            <Badge tone="accent">Working note</Badge> <bdi>{key}</bdi>{' '}
            <span className="quiet small">
              <Moment at={updated_at} />
            </span>
          </p>
          <p dir="auto">
            <Said text={typeof value === 'string' ? value : JSON.stringify(value, null, 2)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
