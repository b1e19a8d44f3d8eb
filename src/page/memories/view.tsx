/** Memories: find them, look at one, make, change and erase them. What is looked for and which one is open stand in the address. */
import './memories.css';
import { useCallback, useMemo, useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { numberOf } from '../parts/text.tsx';
import { FilterBar } from './filter-bar.tsx';
import { listQuery } from './filters.ts';
import { ManyBar } from './many-bar.tsx';
import { MemoryDrawer } from './memory-drawer.tsx';
import { NewMemory } from './memory-form.tsx';
import { MemoryTable } from './memory-table.tsx';
import { useCounts, useMemories } from './use-memories.ts';
import { WorkingNotes } from './working-notes.tsx';

const ROOM = 'memories';
/** Stands in the path instead of a memory's id while one is being made. */
const NEW = 'new';

/** Owner and place of a memory, under the short names of its address; filters have the longer names of the API. */
const namesOf = ({ user_id, channel_id, conversation_id }: Memory) => ({
  of: user_id,
  on: channel_id,
  in: conversation_id,
});
const ownerAt = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ user_id: query.of, channel_id: query.on, conversation_id: query.in }).filter(
      (named): named is [string, string] => named[1] !== undefined,
    ),
  );

/** Shows memories by the filters in the address, and the open one in a drawer. */
export default function MemoriesView() {
  const { path, query } = usePlace();
  const { isOperator } = useApi();
  const asked = useMemo(() => listQuery(query, isOperator), [query, isOperator]);
  const list = useMemories(asked);
  const counts = useCounts(asked).data;
  const memories = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Memory>>(new Map());
  const chosenIds = useMemo(() => new Set(chosen.keys()), [chosen]);
  const choose = useCallback(
    (memory: Memory, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        if (isChosen) after.set(memory.id, memory);
        else after.delete(memory.id);
        return after;
      }),
    [],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const change = useCallback(
    (changed: Readonly<Record<string, string>>) =>
      goTo(hrefOf([ROOM], { ...query, ...changed }), { replace: 'q' in changed }),
    [query],
  );
  const close = useCallback(() => goTo(hrefOf([ROOM], { ...query, of: null, on: null, in: null })), [query]);
  const addressOf = useCallback(
    (memory: Memory) => hrefOf([ROOM, memory.id], { ...query, ...namesOf(memory) }),
    [query],
  );
  const open = path[1];
  return (
    <div className="room">
      <h1 className="unseen">Memories</h1>
      <FilterBar
        query={query}
        onChange={change}
        onNew={() => goTo(hrefOf([ROOM, NEW], query))}
        counts={counts}
      />
      {isOperator && query.source_conversation_id && (
        <WorkingNotes conversation={query.source_conversation_id} />
      )}
      {isOperator && query.tier === 'account' && !query.user_id && (
        <p className="notice quiet">
          These are shared by all users of the account. Those of one user, who may be of other workspaces, are
          shown once the filter names them as the owner.
        </p>
      )}
      {chosen.size > 0 && <ManyBar memories={[...chosen.values()]} onDone={() => setChosen(new Map())} />}
      {list.isPending ? (
        <Loading />
      ) : memories.length === 0 && list.isError ? (
        <Wrong error={list.error} onRetry={() => void list.refetch()} />
      ) : memories.length === 0 && !hasNextPage ? (
        <NoMemories
          isNarrowed={Object.keys(asked).some((each) => each !== 'order' && each !== 'all_users')}
        />
      ) : (
        <>
          {list.isError && <Wrong error={list.error} onRetry={() => void retry(list)} />}
          <MemoryTable
            memories={memories}
            marking={query.q ?? ''}
            chosen={chosenIds}
            onChoose={choose}
            onChooseAll={(isChosen) =>
              setChosen(isChosen ? new Map(memories.map((memory) => [memory.id, memory])) : new Map())
            }
            hrefOf={addressOf}
            onNearEnd={onNearEnd}
            end={
              isFetchingNextPage ? 'Loading more…' : hasNextPage ? '' : `${numberOf(memories.length)} in all`
            }
          />
        </>
      )}
      {open === NEW && <NewMemory onClose={close} />}
      {open !== undefined && open !== NEW && (
        <MemoryDrawer
          key={open}
          id={open}
          owner={ownerAt(query)}
          known={memories.find(({ id }) => id === open)}
          onClose={close}
        />
      )}
    </div>
  );
}

const retry = (list: ReturnType<typeof useMemories>) =>
  list.isFetchNextPageError ? list.fetchNextPage() : list.refetch();

function NoMemories({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return isNarrowed ? (
    <Empty title="Nothing matches">
      <p className="quiet">Take a filter away, or look for fewer words: all of them must be in a memory.</p>
    </Empty>
  ) : (
    <Empty title="Nothing is remembered yet">
      <p className="quiet">
        Memories come from what users say in turns, from documents and from calls of the API. You can write
        one by hand, too.
      </p>
    </Empty>
  );
}
