/** Shared memories that no prompt of others shows, since they read like orders: to be made the workspace's own, or their user's alone. */
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { KIND_NAMES } from '../memories/words.ts';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { TextArea } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, Said } from '../parts/text.tsx';

const PAGE_ROWS = 50;
/** Source of a memory that somebody has agreed to here. */
const AGREED = 'review';

/** Orders of users. */
export function Orders({ user }: { readonly user: string }) {
  const { client } = useApi();
  const pages = usePages(['review', 'orders', user], ({ cursor, signal }) =>
    client.call('GET /v1/review/orders', {
      query: { limit: PAGE_ROWS, cursor, user_id: user || undefined },
      signal,
    }),
  );
  return (
    <>
      <p className="quiet small">
        A user shared these, and no prompt of another shows them, since they read like orders. Approved, one
        is the workspace’s own, and prompts of all may show it. Rejected, it stays with its user alone.
      </p>
      <Listed pages={pages} empty="No order was withheld">
        {(orders) => (
          <ul className="events">
            {orders.map((memory) => (
              <Order key={memory.id} memory={memory} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function Order({ memory }: { readonly memory: Memory }) {
  const { client } = useApi();
  const [content, setContent] = useState<string | null>(null);
  const see = (visibility: Memory['visibility']) =>
    client.call('PATCH /v1/memories/{id}', {
      path: { id: memory.id },
      query: { user_id: memory.user_id ?? undefined },
      body: { visibility },
    });
  const approve = useDeed({
    does: async () => {
      const { kind, importance, subject_id } = memory;
      const said = { content: content?.trim() || memory.content, kind, importance, source: AGREED };
      // Sent again, the same words are the same memory.
      await client.call('POST /v1/memories', {
        body: { ...said, subject_id: subject_id ?? undefined, visibility: 'shared' },
      });
      return see('private');
    },
    said: () => 'Approved: the workspace says it now',
    changes: 'review',
  });
  const reject = useDeed({
    does: () => see('private'),
    said: () => 'Rejected: it stays with its user',
    undo: () => see('shared'),
    changes: 'review',
  });
  const isBusy = approve.isPending || reject.isPending;
  return (
    <li className="stack">
      {content === null ? (
        <p dir="auto">
          <Said text={memory.content} />
        </p>
      ) : (
        <TextArea name="What to remember" value={content} onChange={setContent} />
      )}
      <p className="small">
        <Badge tone="wrong">Reads like an order</Badge> <Badge>{KIND_NAMES[memory.kind]}</Badge>{' '}
        <span className="quiet">
          of <bdi>{memory.user_id}</bdi>, <Moment at={memory.created_at} />
        </span>{' '}
        <a href={hrefOf(['memories', memory.id], { of: memory.user_id })}>Open the memory</a>
      </p>
      <div className="buttons">
        <button type="button" className="button primary" disabled={isBusy} onClick={() => approve.mutate()}>
          Approve
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => setContent(content === null ? memory.content : null)}
        >
          {content === null ? 'Edit' : 'As it was'}
        </button>
        <button type="button" className="button danger" disabled={isBusy} onClick={() => reject.mutate()}>
          Reject
        </button>
      </div>
    </li>
  );
}
