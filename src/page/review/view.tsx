/** Review: what was withheld, as a guess of a model or as an order of strangers. Nobody is told of it before somebody approves it here. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldMemory, InputOf } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { KIND_NAMES } from '../memories/words.ts';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Choice, TextArea, TextField } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { sourceOf } from '../trace/source.ts';
import { Orders } from './orders.tsx';

const PAGE_ROWS = 50;

const REASONS: Readonly<Record<NonNullable<HeldMemory['reason']>, string>> = {
  order: 'Reads like an order',
  low_confidence: 'Little of it was said',
  proposed: 'Proposed by a model',
  withheld_by_model: 'Withheld by a model',
};

/** The view of what waits for approval. */
export default function ReviewView() {
  const { query } = usePlace();
  const user = query.user ?? '';
  const [typed, setTyped] = useState(user);
  const shown = query.shown === 'orders' || query.shown === 'withheld' ? query.shown : 'held';
  return (
    <div className="page-of-text">
      <h1>Review</h1>
      <div className="fields">
        <TextField
          name="User"
          value={typed}
          onChange={setTyped}
          onLeave={() => goTo(hrefOf(['review'], { ...query, user: typed.trim() }))}
        />
        <Choice
          name="Shown"
          value={shown}
          options={SHOWN}
          onChange={(chosen) => goTo(hrefOf(['review'], { ...query, shown: chosen }))}
        />
      </div>
      {shown === 'orders' && <Orders user={user} />}
      {shown === 'withheld' && <HeldList user={user} withheld />}
      {shown === 'held' && (
        <>
          <HeldList user={user} />
          <SettingHint />
        </>
      )}
    </div>
  );
}

const SHOWN = {
  held: 'Proposed by a model',
  orders: 'Orders of users',
  withheld: 'Withheld by a model',
} as const;

/** Lists memories that wait for approval, or shared ones that a model took for orders: approved, others read these again. */
function HeldList({ user, withheld = false }: { readonly user: string; readonly withheld?: boolean }) {
  const { client } = useApi();
  const query = {
    limit: PAGE_ROWS,
    user_id: user || undefined,
    ...(withheld && { withheld: 'true' as const }),
  };
  const pages = usePages(['review', withheld, user], ({ cursor, signal }) =>
    client.call('GET /v1/review', { query: { ...query, cursor }, signal }),
  );
  return (
    <Listed pages={pages} empty={withheld ? 'Nothing is withheld by a model' : 'Nothing waits for approval'}>
      {(held) => (
        <ul className="events">
          {held.map((memory) => (
            <Held key={memory.id} memory={memory} />
          ))}
        </ul>
      )}
    </Listed>
  );
}

/** Setting that fills the list. */
const SettingHint = () => (
  <p className="quiet small">
    What a model proposes waits here if the setting <a href={hrefOf(['operations', 'settings'])}>review</a>{' '}
    says so.
  </p>
);

function Held({ memory }: { readonly memory: HeldMemory }) {
  const { client } = useApi();
  const [isEditing, setEditing] = useState(false);
  const [content, setContent] = useState(memory.content);
  const [kind, setKind] = useState<string>(memory.kind);
  const path = { id: memory.id };
  // It is remembered: it is changed or erased where memories are.
  const isWithheld = memory.reason === 'withheld_by_model';
  const approve = useDeed({
    does: (body: InputOf<'POST /v1/review/{id}/approve'>['body']) =>
      client.call('POST /v1/review/{id}/approve', { path, ...(body ? { body } : {}) }),
    said: () => (isWithheld ? 'Approved: others may read it' : 'Approved: it is remembered now'),
    changes: 'review',
  });
  const reject = useDeed({
    does: () => client.call('POST /v1/review/{id}/reject', { path }),
    said: () => 'Rejected',
    changes: 'review',
  });
  const isBusy = approve.isPending || reject.isPending;
  const changed = {
    ...(content === memory.content ? {} : { content }),
    ...(kind === memory.kind ? {} : { kind: kind as HeldMemory['kind'] }),
  };
  return (
    <li className="stack">
      {isEditing ? (
        <div className="stack">
          <TextArea name="What to remember" value={content} onChange={setContent} />
          <Choice name="Kind" value={kind} options={KIND_NAMES} onChange={setKind} />
        </div>
      ) : (
        <p dir="auto">
          <Said text={memory.content} />
        </p>
      )}
      <p className="small">
        {memory.reason !== null && <Badge tone="wrong">{REASONS[memory.reason]}</Badge>}{' '}
        <Badge>{KIND_NAMES[memory.kind]}</Badge>{' '}
        {memory.confidence !== null && (
          <span>{Math.round(memory.confidence * 100)} % of its words were said </span>
        )}
        <span className="quiet">
          of <bdi>{memory.user_id ?? 'nobody'}</bdi>, <Moment at={memory.created_at} />
        </span>
      </p>
      {memory.event_id !== null && <Evidence id={memory.event_id} />}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={isBusy}
          onClick={() => approve.mutate(isEditing && Object.keys(changed).length > 0 ? changed : undefined)}
        >
          Approve
        </button>
        {!isWithheld && (
          <>
            <button type="button" className="button" disabled={isBusy} onClick={() => setEditing(!isEditing)}>
              {isEditing ? 'As it was' : 'Edit'}
            </button>
            <button type="button" className="button danger" disabled={isBusy} onClick={() => reject.mutate()}>
              Reject
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** The message that it is taken from: without it nobody can tell whether it is true. */
function Evidence({ id }: { readonly id: string }) {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['event', id],
    queryFn: ({ signal }) => client.call('GET /v1/events/{id}', { path: { id }, signal }),
  });
  return (
    <blockquote>
      {data && (
        <p dir="auto">
          <Said text={data.content} />
        </p>
      )}
      <a className="small" href={sourceOf(id, null)}>
        Where it was said
      </a>
    </blockquote>
  );
}
