/** Reads lists of memories, and changes memories on behalf of their owners. Everything that was read is read again after a change. */
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Client, InputOf, Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { readAgain } from '../parts/read-again.ts';

/** Rows of one page of the list: enough for a tall screen. */
const PAGE_ROWS = 100;

type Page = AnswerOf<'GET /v1/memories'>;
type ListQuery = NonNullable<InputOf<'GET /v1/memories'>['query']>;

/** Begins the key of all that was read of memories. */
export const MEMORIES = 'memories';

/** The memories of a query, page by page. */
export function useMemories(query: Readonly<Record<string, string>>) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: [MEMORIES, 'list', query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor, signal }): Promise<Page> =>
      client.call('GET /v1/memories', {
        // Values of an address are texts; the service says which of them are none of its own.
        query: { ...(query as ListQuery), limit: PAGE_ROWS, cursor: cursor ?? undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Comparing all pages that are there with each that comes would hold up who scrolls through thousands.
    structuralSharing: false,
    // What was found before stays until what is looked for now is there: a table that empties with each key flickers.
    placeholderData: (before) => before,
  });
}

/** Numbers of memories that a query has, in all and by field. */
export function useCounts({ order: _, ...query }: Readonly<Record<string, string>>) {
  const { client } = useApi();
  return useQuery({
    queryKey: [MEMORIES, 'counts', query],
    queryFn: ({ signal }) =>
      client.call('GET /v1/memories/counts', { query: query as Omit<ListQuery, 'order'>, signal }),
    placeholderData: (before) => before,
  });
}

/** Query fields that let a call reach a memory: its owner, and the place where it holds. */
export const ownerOf = ({ user_id, channel_id, conversation_id }: Memory) => ({
  user_id: user_id ?? undefined,
  channel_id: channel_id ?? undefined,
  conversation_id: conversation_id ?? undefined,
});

/** Reads the evidence and the changes of a memory. */
export function useHistory(memory: Memory) {
  const { client } = useApi();
  return useQuery({
    queryKey: [MEMORIES, 'history', memory.id],
    queryFn: ({ signal }) =>
      client.call('GET /v1/memories/{id}/history', {
        path: { id: memory.id },
        query: ownerOf(memory),
        signal,
      }),
  });
}

export type Patch = InputOf<'PATCH /v1/memories/{id}'>['body'];

/** Changes to memories; each refreshes the lists that show them. */
export interface Changes {
  create(body: InputOf<'POST /v1/memories'>['body']): Promise<Memory>;
  edit(memory: Memory, patch: Patch): Promise<Memory>;
  /** Edits many, all or nothing. */
  editAll(memories: readonly Memory[], patch: Patch): Promise<void>;
  eraseAll(memories: readonly Memory[]): Promise<Readonly<Record<string, number>>>;
}

/** Ways to change memories. */
export function useChanges(): Changes {
  const { client, isOperator } = useApi();
  const queries = useQueryClient();
  return {
    create: (body) => afterwards(queries, client.call('POST /v1/memories', { body })),
    edit: (memory, patch) =>
      afterwards(
        queries,
        client.call('PATCH /v1/memories/{id}', {
          path: { id: memory.id },
          query: ownerOf(memory),
          body: patch,
        }),
      ),
    editAll: (memories, patch) => afterwards(queries, editMany(client, isOperator, memories, patch)),
    eraseAll: (memories) => afterwards(queries, eraseMany(client, isOperator, memories)),
  };
}

async function afterwards<T>(queries: QueryClient, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    // After a failure too: of many some may have gone through, and what another changed is why one is refused.
    void readAgain(queries, { queryKey: [MEMORIES] });
  }
}

/** Tokens have no batches: their few memories go one after the other. So does what only its own place reaches. */
const needsItsPlace = ({ tier }: Memory): boolean => tier === 'conversation' || tier === 'channel';

async function editMany(
  client: Client,
  isOperator: boolean,
  memories: readonly Memory[],
  patch: Patch,
): Promise<void> {
  const single = memories.filter((memory) => !isOperator || needsItsPlace(memory));
  const together = memories.filter((memory) => !single.includes(memory));
  if (together.length > 0) {
    const update = together.map(({ id, user_id }) => ({ ...patch, id, user_id: user_id ?? undefined }));
    await client.call('POST /v1/memories/batch', { body: { update } });
  }
  for (const memory of single) {
    const at = { path: { id: memory.id }, query: ownerOf(memory) };
    await client.call('PATCH /v1/memories/{id}', { ...at, body: patch });
  }
}

async function eraseMany(
  client: Client,
  isOperator: boolean,
  memories: readonly Memory[],
): Promise<Readonly<Record<string, number>>> {
  const single = memories.filter((memory) => !isOperator || needsItsPlace(memory));
  const together = memories.filter((memory) => !single.includes(memory));
  const erased: Record<string, number> = {};
  const count = (more: Readonly<Record<string, number>>) => {
    for (const [what, rows] of Object.entries(more)) erased[what] = (erased[what] ?? 0) + rows;
  };
  if (together.length > 0) {
    const targets = together.map(({ id, user_id }) => ({ id, user_id: user_id ?? undefined }));
    const answer = await client.call('POST /v1/memories/batch', { body: { delete: targets } });
    count(answer.deleted);
  }
  for (const memory of single) {
    const at = { path: { id: memory.id }, query: ownerOf(memory) };
    count((await client.call('DELETE /v1/memories/{id}', at)).erased);
  }
  return erased;
}
