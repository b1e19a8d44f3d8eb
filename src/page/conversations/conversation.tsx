/** One conversation: what was said with what prompts were given, what was made of it, and the notes beside it. */
import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation as Described } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Moment } from '../parts/text.tsx';
import { nameOf } from './conversation-list.tsx';
import { EraseConversation } from './erase-conversation.tsx';
import { Made } from './made.tsx';
import { Notes } from './notes.tsx';
import { Transcript } from './transcript.tsx';

interface ConversationProps {
  readonly id: string;
  /** A message that is to be in sight. */
  readonly event: string | undefined;
}

/** A conversation beside the list. */
export function Conversation({ id, event }: ConversationProps) {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => client.call('GET /v1/conversations/{id}', { path: { id }, signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <section className="conversation" aria-label="Conversation">
      <Head conversation={data} />
      <Tabs.Root defaultValue="said">
        <Tabs.List className="tabs">
          <Tabs.Tab value="said">Transcript</Tabs.Tab>
          <Tabs.Tab value="made">Summary and orientation</Tabs.Tab>
          <Tabs.Tab value="notes">Working notes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="said" className="tab">
          <Transcript conversation={data.id} owner={data.user_id} event={event} />
        </Tabs.Panel>
        <Tabs.Panel value="made" className="tab">
          <Made conversation={data.id} />
        </Tabs.Panel>
        <Tabs.Panel value="notes" className="tab">
          <Notes conversation={data.id} />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  );
}

function Head({ conversation }: { readonly conversation: Described }) {
  const { isOperator } = useApi();
  const [isErasing, setErasing] = useState(false);
  const { user_id, ref_code, started_at, events, shared, memory } = conversation;
  return (
    <header className="stack">
      <h2>
        <bdi>{nameOf(conversation)}</bdi>
      </h2>
      <p className="quiet small">
        {shared ? 'Group' : <bdi>{user_id}</bdi>} · <code>{ref_code}</code> · {events} messages since{' '}
        <Moment at={started_at} as="day" /> {memory !== 'full' && <Badge>keeps nothing</Badge>}
      </p>
      <p className="buttons">
        <a className="button" href={hrefOf(['memories'], { source_conversation_id: conversation.id })}>
          What was learnt here
        </a>
        {isOperator && user_id !== null && (
          <a
            className="button"
            href={hrefOf(['playground'], { user: user_id, conversation: conversation.id })}
          >
            Try the next prompt
          </a>
        )}
        {isOperator && (
          <button type="button" className="button danger" onClick={() => setErasing(true)}>
            Erase…
          </button>
        )}
      </p>
      {isErasing && <EraseConversation id={conversation.id} onClose={() => setErasing(false)} />}
    </header>
  );
}
