/** Evidence of a memory, newest first, and the changes to it since. */
import type { Memory } from '../../client/client.ts';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { useHistory } from './use-memories.ts';

/** Evidence and changes of a memory. */
export function MemoryHistory({ memory }: { readonly memory: Memory }) {
  const { data, error, refetch } = useHistory(memory);
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { observations, audit } = data;
  const conversation = memory.source_conversation_id;
  return (
    <div className="stack">
      <h3>What taught it</h3>
      {observations.length === 0 && <Empty title="Nothing is kept of that" />}
      <ol className="events">
        {observations.map(({ id, action, source, content, event_id, observed_at }) => (
          <li key={id}>
            <p dir="auto">
              <Said text={content} />
            </p>
            <p className="quiet small">
              <Badge>{source}</Badge> {action} <Moment at={observed_at} />
              {event_id !== null && conversation !== null && (
                <>
                  {' · '}
                  <a href={hrefOf(['conversations', conversation], { event: event_id })}>where it was said</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
      {audit.length > 0 && (
        <>
          <h3>What was done to it</h3>
          <ol className="events">
            {audit.map(({ id, actor, action, created_at }) => (
              <li key={id}>
                {action.replaceAll(/[._]/g, ' ')} <span className="quiet">by</span> <bdi>{actor}</bdi>{' '}
                <span className="quiet small">
                  <Moment at={created_at} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
