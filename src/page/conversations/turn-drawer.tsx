/** Drawer with the trace of a turn: the reasons for every line of its prompt. */
import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import type { Client, Event } from '../../client/client.ts';
import { StrataError } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Drawer } from '../parts/dialogs.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment } from '../parts/text.tsx';
import { PromptParts } from '../playground/prompt-parts.tsx';
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
  const owner = conversationOf.data?.user_id ?? null;
  const asked = useQuery({
    queryKey: ['conversation', conversation, 'turn', turn],
    queryFn: ({ signal }) => messageOf(client, conversation, turn, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
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
          <p className="buttons">
            <span className="quiet small">
              <Moment at={data.created_at} as="full" />
            </span>
            {owner !== null && asked && (
              <a
                className="button"
                href={hrefOf(['playground'], { user: owner, conversation, message: asked.content })}
              >
                See its prompt as it would be now
              </a>
            )}
          </p>
          <Tabs.Root defaultValue="why">
            <Tabs.List className="tabs">
              <Tabs.Tab value="why">Why</Tabs.Tab>
              <Tabs.Tab value="prompt">The prompt</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="why" className="tab">
              <TraceReport body={data.trace} userId={owner} />
            </Tabs.Panel>
            <Tabs.Panel value="prompt" className="tab">
              {asked ? <GivenPrompt conversation={conversation} asked={asked} /> : <Loading />}
            </Tabs.Panel>
          </Tabs.Root>
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}

/** The prompt as the model got it, while that is kept. A turn that is asked for again under its id answers as it did, and teaches nothing. */
function GivenPrompt({ conversation, asked }: { readonly conversation: string; readonly asked: Event }) {
  const { client } = useApi();
  const { turn_id, content, user_id } = asked;
  const { data, error, refetch } = useQuery({
    queryKey: ['prompt', conversation, turn_id],
    queryFn: ({ signal }) =>
      client.call('POST /v1/conversations/{id}/turns', {
        path: { id: conversation },
        body: { turn_id: turn_id ?? undefined, content, user_id: user_id ?? undefined },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="stack">
      <p className="quiet small">
        {data.trace_id === null
          ? 'What the model got is not kept any more: this is made anew from the record.'
          : 'As the model got it.'}
      </p>
      <PromptParts turn={data} userId={user_id ?? ''} />
    </div>
  );
}

/** Pages that are looked through for the message of a turn. */
const PAGES_MAX = 20;
const PAGE_MESSAGES = 100;

/** Message of the user in a turn; nothing where it stands too far behind. */
async function messageOf(
  client: Client,
  id: string,
  turn: string,
  signal: AbortSignal,
): Promise<Event | null> {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { data, next_cursor } = await client.call('GET /v1/conversations/{id}/events', {
      path: { id },
      query: { limit: PAGE_MESSAGES, cursor },
      signal,
    });
    const found = data.find(({ turn_id, role }) => turn_id === turn && role === 'user');
    if (found !== undefined || next_cursor === null) return found ?? null;
    cursor = next_cursor;
  }
  return null;
}
