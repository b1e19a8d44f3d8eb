/** Messages in order; and, in their places, the blocks of memory that were put before them, as the model sees them. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Event, History } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { InjectedBlock } from './injected-block.tsx';

const PAGE_MESSAGES = 100;
/** A message that an address names is looked for in so many messages; farther ones are to be loaded by hand. */
const LOOKED_THROUGH_MAX = 2_000;

const ROLE_NAMES: Readonly<Record<Event['role'], string>> = {
  user: 'User',
  assistant: 'Assistant',
  tool: 'Tool',
  system: 'System',
};

interface TranscriptProps {
  readonly conversation: string;
  /** Owner of the conversation; null in a group, where each message names its own. */
  readonly owner: string | null;
  readonly event: string | undefined;
}

/** The transcript of a conversation. */
export function Transcript({ conversation, owner, event }: TranscriptProps) {
  const { client } = useApi();
  const path = { id: conversation };
  const list = useInfiniteQuery({
    queryKey: ['conversation', conversation, 'events'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call('GET /v1/conversations/{id}/events', {
        path,
        query: { limit: PAGE_MESSAGES, cursor: cursor ?? undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  const history = useQuery({
    queryKey: ['conversation', conversation, 'history'],
    queryFn: ({ signal }) => client.call('GET /v1/conversations/{id}/history', { path, signal }),
  });
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isFound = event !== undefined && events.some(({ id }) => id === event);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isLooking = event !== undefined && !isFound && hasNextPage && events.length < LOOKED_THROUGH_MAX;
  useEffect(() => {
    if (isLooking && !isFetchingNextPage) void fetchNextPage();
  }, [isLooking, isFetchingNextPage, fetchNextPage]);
  const meant = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFound) meant.current?.scrollIntoView({ block: 'center' });
  }, [isFound]);
  if (list.isPending) return <Loading />;
  if (list.isError && events.length === 0)
    return <Wrong error={list.error} onRetry={() => void list.refetch()} />;
  if (events.length === 0) return <Empty title="Nothing was said here yet" />;
  const blocks = blocksBefore(history.data?.messages ?? []);
  return (
    <div className="stack">
      {event !== undefined && !isFound && !isLooking && (
        <p className="quiet">The message that was asked for is not among these. It may have been erased.</p>
      )}
      <ol className="said">
        {events.map((said) => (
          <li
            key={said.id}
            ref={said.id === event ? meant : null}
            data-role={said.role}
            data-meant={said.id === event}
          >
            {blocks.get(said.id)?.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks before one message do not change their places
              <InjectedBlock key={place} block={block} userId={said.user_id ?? owner} />
            ))}
            <Message said={said} conversation={conversation} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Later messages'}
        </button>
      )}
      {list.isError && <Wrong error={list.error} onRetry={() => void fetchNextPage()} />}
    </div>
  );
}

type Block = History['messages'][number];

/** Blocks of the live history by the message before which they stand; older ones are gone from the prompt, too. */
function blocksBefore(messages: readonly Block[]): Map<string, Block[]> {
  const found = new Map<string, Block[]>();
  let waiting: Block[] = [];
  for (const message of messages) {
    if (message.kind === 'injection') waiting.push(message);
    else if (message.event_id !== undefined && waiting.length > 0) {
      found.set(message.event_id, waiting);
      waiting = [];
    }
  }
  return found;
}

function Message({ said, conversation }: { readonly said: Event; readonly conversation: string }) {
  const { isOperator } = useApi();
  const { role, name, user_id, content, occurred_at, tokens, turn_id, status, off_record } = said;
  return (
    <article>
      <p className="quiet small">
        <strong>{ROLE_NAMES[role]}</strong> {(name ?? user_id) !== null && <bdi>{name ?? user_id}</bdi>}{' '}
        <Moment at={occurred_at} as="full" /> · {tokens} tokens{' '}
        {status === 'aborted' && <Badge>taken back</Badge>}
        {off_record && <Badge>off the record</Badge>}
        {isOperator && role === 'user' && turn_id !== null && (
          <>
            {' · '}
            <a href={hrefOf(['conversations', conversation, turn_id])}>Why this prompt</a>
          </>
        )}
      </p>
      <p dir="auto">
        <Said text={content} />
      </p>
    </article>
  );
}
