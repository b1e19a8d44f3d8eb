/** Finds the conversation of a message, as a prompt or a trace names one, and goes there. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf } from '../frame/place.ts';
import { Loading, Wrong } from '../parts/notices.tsx';

/** The way to where a message was said. */
export function ConversationOf({ event }: { readonly event: string }) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['event', event],
    queryFn: ({ signal }) => client.call('GET /v1/events/{id}', { path: { id: event }, signal }),
  });
  const conversation = data?.conversation_id;
  useEffect(() => {
    if (conversation !== undefined)
      goTo(hrefOf(['conversations', conversation], { event }), { replace: true });
  }, [conversation, event]);
  return error ? <Wrong error={error} onRetry={() => void refetch()} /> : <Loading />;
}
