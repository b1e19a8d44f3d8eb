/** One memory: what it says, what is known of it, what taught it, what it was before; and what can be done with it. */
import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { Drawer } from '../parts/dialogs.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { useSay } from '../parts/toasts.tsx';
import { EraseQuestion } from './erase-question.tsx';
import { MemoryContext } from './memory-context.tsx';
import { EditMemory } from './memory-form.tsx';
import { MemoryHistory } from './memory-history.tsx';
import { TopicTimeline } from './topic-timeline.tsx';
import { MEMORIES, type Patch, useChanges } from './use-memories.ts';
import {
  CATEGORY_NAMES,
  KIND_NAMES,
  LIFETIME_NAMES,
  STATUS_NAMES,
  TIER_NAMES,
  VISIBILITY_NAMES,
} from './words.ts';

interface MemoryDrawerProps {
  readonly id: string;
  /** Owner and place of the memory, as query fields: without them it is not to be seen. */
  readonly owner: Readonly<Record<string, string>>;
  /** The memory as the list has it: shown at once. */
  readonly known: Memory | undefined;
  readonly onClose: () => void;
}

/** A memory at the side of the list. */
export function MemoryDrawer({ id, owner, known, onClose }: MemoryDrawerProps) {
  const { client } = useApi();
  // What a change takes out of the list stays open as it was last.
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  const shown = known ?? last;
  const read = useQuery({
    queryKey: [MEMORIES, 'one', id, owner],
    queryFn: ({ signal }) => client.call('GET /v1/memories/{id}', { path: { id }, query: owner, signal }),
    enabled: shown === undefined,
  });
  const memory = shown ?? read.data;
  return (
    <Drawer title="Memory" onClose={onClose}>
      {memory ? (
        <MemoryDetail memory={memory} onClose={onClose} />
      ) : read.isError ? (
        <Wrong error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}

function MemoryDetail({ memory, onClose }: { readonly memory: Memory; readonly onClose: () => void }) {
  const { isOperator } = useApi();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditMemory memory={memory} onClose={() => setEditing(false)} />;
  return (
    <>
      <p className="content" dir="auto">
        <Said text={memory.content} />
      </p>
      <Actions memory={memory} onEdit={() => setEditing(true)} onErased={onClose} />
      <Tabs.Root defaultValue="about">
        <Tabs.List className="tabs">
          <Tabs.Tab value="about">About</Tabs.Tab>
          <Tabs.Tab value="history">Evidence and history</Tabs.Tab>
          {isOperator && <Tabs.Tab value="context">Context</Tabs.Tab>}
          {memory.topic_key !== null && <Tabs.Tab value="topic">Topic</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="about" className="tab">
          <About memory={memory} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className="tab">
          <MemoryHistory memory={memory} />
        </Tabs.Panel>
        {isOperator && (
          <Tabs.Panel value="context" className="tab">
            <MemoryContext memory={memory} />
          </Tabs.Panel>
        )}
        {memory.topic_key !== null && (
          <Tabs.Panel value="topic" className="tab">
            <TopicTimeline memory={memory} topic={memory.topic_key} />
          </Tabs.Panel>
        )}
      </Tabs.Root>
    </>
  );
}

interface ActionsProps {
  readonly memory: Memory;
  readonly onEdit: () => void;
  readonly onErased: () => void;
}

function Actions({ memory, onEdit, onErased }: ActionsProps) {
  const { isOperator } = useApi();
  const { edit } = useChanges();
  const say = useSay();
  const [isErasing, setErasing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const change = (words: string, patch: Patch, back: Patch) => async () => {
    setBusy(true);
    try {
      const changed = await edit(memory, patch);
      say.done(words, () => void edit(changed, back).catch(say.failed));
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const { importance, lifetime, visibility, valid_to, status } = memory;
  const isActive = status === 'active';
  const isPinned = importance === 1 && lifetime === 'long_term';
  const retire = change('Retired', { valid_to: new Date().toISOString() }, { valid_to });
  const pin = change('Pinned', { importance: 1, lifetime: 'long_term' }, { importance, lifetime });
  const other = visibility === 'shared' ? 'private' : 'shared';
  const share = change(VISIBILITY_NAMES[other], { visibility: other }, { visibility });
  return (
    <div className="buttons">
      {isActive && (
        <button type="button" className="button primary" onClick={onEdit} disabled={isBusy}>
          Edit
        </button>
      )}
      {isActive && !isPinned && (
        <button type="button" className="button" onClick={() => void pin()} disabled={isBusy}>
          Pin
        </button>
      )}
      {isActive && isOperator && (
        <button type="button" className="button" onClick={() => void share()} disabled={isBusy}>
          {visibility === 'shared' ? 'Make private' : 'Share'}
        </button>
      )}
      {isActive && valid_to === null && (
        <button type="button" className="button" onClick={() => void retire()} disabled={isBusy}>
          Retire
        </button>
      )}
      <button type="button" className="button danger" onClick={() => setErasing(true)} disabled={isBusy}>
        Erase…
      </button>
      {isErasing && (
        <EraseQuestion memories={[memory]} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </div>
  );
}

function About({ memory }: { readonly memory: Memory }) {
  const moment = (at: string | null) => (at === null ? null : <Moment at={at} as="full" />);
  const rows = {
    Kind: KIND_NAMES[memory.kind],
    Status: STATUS_NAMES[memory.status],
    Owner: memory.user_id === null ? 'nobody: for all of the workspace' : <bdi>{memory.user_id}</bdi>,
    Visibility: VISIBILITY_NAMES[memory.visibility],
    Holds: `in the ${TIER_NAMES[memory.tier].toLowerCase()}`,
    Category: memory.category && CATEGORY_NAMES[memory.category],
    Topic: memory.topic_key && <bdi>{memory.topic_key}</bdi>,
    Subject: memory.subject_id && <bdi>{memory.subject_id}</bdi>,
    Tags: memory.tags.length > 0 && memory.tags.map((tag) => <Badge key={tag}>#{tag}</Badge>),
    Source: <Badge>{memory.source}</Badge>,
    'Said in': memory.source_conversation_id && (
      <a href={hrefOf(['conversations', memory.source_conversation_id])}>{memory.source_conversation_id}</a>
    ),
    Importance: memory.importance.toFixed(2),
    Lifetime: LIFETIME_NAMES[memory.lifetime],
    'Holds from': moment(memory.valid_from),
    'Holds until': moment(memory.valid_to),
    Expires: moment(memory.expires_at),
    Used: (
      <>
        {memory.access_count}×
        {memory.access_count > 0 && (
          <>
            , last <Moment at={memory.accessed_at} />
          </>
        )}
      </>
    ),
    Created: moment(memory.created_at),
    Changed: memory.updated_at !== memory.created_at && moment(memory.updated_at),
    Id: <code>{memory.id}</code>,
  };
  return (
    <dl className="facts">
      {Object.entries(rows)
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
