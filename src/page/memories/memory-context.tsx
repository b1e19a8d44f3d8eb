/** Surroundings of a memory: the messages that taught it among those before and after, the prompts that show it now, and its fading. */
import { useQuery } from '@tanstack/react-query';
import type { Memory, MemoryContext as Told } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { FadingCurve, fadingInWords } from './fading-curve.tsx';
import { MEMORIES, ownerOf } from './use-memories.ts';

/** The context of a memory, for who runs the workspace. */
export function MemoryContext({ memory }: { readonly memory: Memory }) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [MEMORIES, 'context', memory.id],
    queryFn: ({ signal }) =>
      client.call('GET /v1/memories/{id}/context', {
        path: { id: memory.id },
        query: ownerOf(memory),
        signal,
      }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { evidence, shown_in: shownIn, fading } = data;
  return (
    <div className="stack">
      <h3>How it fades</h3>
      <Fading fading={fading} />
      <h3>The messages that taught it, in their place</h3>
      {evidence.length === 0 && <p className="quiet">No message did: it was written by a call.</p>}
      {evidence.map(({ event_id, messages }) => (
        <ol key={event_id} className="events">
          {messages.map(({ id, role, user_id, content, conversation_id }) => (
            <li key={id} data-holds={id === event_id}>
              <p className="quiet small">
                {role} {user_id !== null && <bdi>{user_id}</bdi>}{' '}
                {id === event_id && (
                  <a href={hrefOf(['conversations', conversation_id], { event: id })}>where it was said</a>
                )}
              </p>
              <p dir="auto">
                <Said text={content} />
              </p>
            </li>
          ))}
        </ol>
      ))}
      <h3>Where prompts show it</h3>
      {shownIn.length === 0 && <p className="quiet">In no live conversation.</p>}
      <ul>
        {shownIn.map(({ conversation_id, created_at }) => (
          <li key={conversation_id}>
            <a href={hrefOf(['conversations', conversation_id])}>{conversation_id}</a>{' '}
            <span className="quiet small">
              <Moment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A curve from now on, with its ends in words. */
function Fading({ fading }: Pick<Told, 'fading'>) {
  const relevance = fading.map((moment) => moment.relevance);
  return (
    <p className="fading">
      <FadingCurve relevance={relevance} />
      <span className="quiet small">{fadingInWords(relevance)}</span>
    </p>
  );
}
