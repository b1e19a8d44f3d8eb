/** The conversations of a workspace or of a user, narrowed by who they are with and how they are. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice, TextField } from '../parts/fields.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment } from '../parts/text.tsx';

const PAGE_ROWS = 50;

const STATUS_NAMES: Readonly<Record<Conversation['status'], string>> = {
  active: 'Active',
  idle: 'Idle',
  archived: 'Archived',
};

/** Name of a conversation: its title, else the chat id of its client. */
export const nameOf = ({ title, chat_id }: Conversation): string => title ?? chat_id;

/** The list at the side. */
export function ConversationList({ open }: { readonly open: string | undefined }) {
  const { client, isOperator } = useApi();
  const { query } = usePlace();
  const status = (query.status || undefined) as Conversation['status'] | undefined;
  const user_id = isOperator ? query.user || undefined : undefined;
  const list = useInfiniteQuery({
    queryKey: ['conversations', { status, user_id }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call('GET /v1/conversations', {
        query: { status, user_id, order: 'newest', limit: PAGE_ROWS, cursor: cursor ?? undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  const conversations = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const narrow = (changed: Readonly<Record<string, string>>) =>
    goTo(hrefOf(open === undefined ? ['conversations'] : ['conversations', open], { ...query, ...changed }));
  return (
    <nav className="conversation-list" aria-label="Conversations">
      <div className="fields narrow">
        {isOperator && <OwnerField value={query.user ?? ''} onChange={(user) => narrow({ user })} />}
        <Choice
          name="Status"
          value={query.status ?? ''}
          options={STATUS_NAMES}
          none="Active and idle"
          onChange={(chosen) => narrow({ status: chosen })}
        />
      </div>
      {list.isPending && <Loading />}
      {list.isError && <Wrong error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && conversations.length === 0 && (
        <Empty title="No conversations">
          <p className="quiet">They begin with POST /v1/conversations, with an import, or with a chat.</p>
        </Empty>
      )}
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <a
              href={hrefOf(['conversations', conversation.id], { user: query.user, status: query.status })}
              aria-current={conversation.id === open ? 'true' : undefined}
            >
              <bdi className="name">{nameOf(conversation)}</bdi>
              <span className="below quiet small">
                <bdi>{conversation.user_id ?? 'Group'}</bdi> · {conversation.events} messages ·{' '}
                <Moment at={conversation.last_active_at} />
                {conversation.status !== 'active' && <Badge>{STATUS_NAMES[conversation.status]}</Badge>}
                {conversation.memory !== 'full' && <Badge>keeps nothing</Badge>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'More'}
        </button>
      )}
    </nav>
  );
}

/** Whole ids only: who has none that begins like that would be told so with each key. */
function OwnerField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim());
      }}
      onBlur={() => onChange(typed.trim())}
    >
      <TextField name="User" value={typed} onChange={setTyped} />
    </form>
  );
}
