/** Why the prompt of a turn contains what it contains: a drawer with the trace of the turn. */
import { useQuery } from '@tanstack/react-query';
import { StrataError } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Drawer } from '../parts/dialogs.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment } from '../parts/text.tsx';
import { TraceReport } from '../trace/trace-report.tsx';

interface TurnDrawerProps {
  readonly conversation: string;
  readonly turn: string;
  readonly onClose: () => void;
}

/** The trace of a turn. */
export function TurnDrawer({ conversation, turn, onClose }: TurnDrawerProps) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['trace', conversation, turn],
    queryFn: ({ signal }) =>
      client.call('GET /v1/conversations/{id}/turns/{turn_id}/trace', {
        path: { id: conversation, turn_id: turn },
        signal,
      }),
  });
  const conversationOf = useQuery({
    queryKey: ['conversation', conversation],
    queryFn: ({ signal }) =>
      client.call('GET /v1/conversations/{id}', { path: { id: conversation }, signal }),
  });
  const isGone = error instanceof StrataError && error.status === 404;
  return (
    <Drawer title="Why this prompt" onClose={onClose}>
      {isGone ? (
        <Empty title="The trace of this turn is not kept any more">
          <p className="quiet">
            Traces are kept for a day. The playground shows what a prompt would be made of now.
          </p>
        </Empty>
      ) : error ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p className="quiet small">
            <Moment at={data.created_at} as="full" />
          </p>
          <TraceReport body={data.trace} userId={conversationOf.data?.user_id ?? null} />
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}
