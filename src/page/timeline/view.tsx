/** Timeline of a user: what was learnt of them, day by day, newest first; what was replaced since is struck out. */
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { KIND_NAMES } from '../memories/words.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice, TextField } from '../parts/fields.tsx';
import { Empty } from '../parts/notices.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, Said } from '../parts/text.tsx';

const PAGE_ROWS = 100;
const SHOWN = { active: 'What holds', superseded: 'What was replaced' } as const;

/** Shows the timeline of the user in the address: an operator may name any, others see their own. */
export default function TimelineView() {
  const { isOperator, session } = useApi();
  const { query } = usePlace();
  const user = isOperator ? (query.user ?? '') : (session.userId ?? '');
  const [typed, setTyped] = useState(user);
  const status = query.status === 'superseded' ? 'superseded' : 'active';
  return (
    <div className="page-of-text">
      <h1>Timeline</h1>
      <div className="fields">
        {isOperator && (
          <TextField
            name="User"
            value={typed}
            onChange={setTyped}
            onLeave={() => goTo(hrefOf(['timeline'], { ...query, user: typed.trim() }))}
          />
        )}
        <Choice
          name="Shown"
          value={status}
          options={SHOWN}
          onChange={(chosen) => goTo(hrefOf(['timeline'], { ...query, status: chosen }))}
        />
      </div>
      {user === '' ? (
        <Empty title="Whose timeline?">
          <p className="quiet">Name a user, or come here from one of the users.</p>
        </Empty>
      ) : (
        <Days key={`${user} ${status}`} user={user} status={status} />
      )}
    </div>
  );
}

const dayOf = ({ created_at }: Memory): string => new Date(created_at).toDateString();

function Days({ user, status }: { readonly user: string; readonly status: keyof typeof SHOWN }) {
  const { client, isOperator } = useApi();
  const pages = usePages(['memories', 'timeline', user, status], ({ cursor, signal }) =>
    client.call('GET /v1/memories', {
      query: {
        user_id: user,
        status,
        order: 'newest',
        limit: PAGE_ROWS,
        cursor,
        ...(isOperator ? { all_users: 'true' as const } : {}),
      },
      signal,
    }),
  );
  return (
    <Listed pages={pages} empty="Nothing was learnt">
      {(memories) =>
        [...Map.groupBy(memories, dayOf)].map(([day, learnt]) => (
          <section key={day} className="stack">
            <h2>
              <Moment at={learnt[0]?.created_at ?? ''} as="day" />{' '}
              <span className="quiet small">{learnt.length} learnt</span>
            </h2>
            <ol className="events">
              {learnt.map((memory) => (
                <li key={memory.id} dir="auto">
                  <a href={hrefOf(['memories', memory.id], { of: memory.user_id, status: memory.status })}>
                    {memory.status === 'superseded' ? (
                      <del>
                        <Said text={memory.content} />
                      </del>
                    ) : (
                      <Said text={memory.content} />
                    )}
                  </a>{' '}
                  <Badge>{KIND_NAMES[memory.kind]}</Badge>
                  {memory.topic_key !== null && <Badge>{memory.topic_key}</Badge>}
                </li>
              ))}
            </ol>
          </section>
        ))
      }
    </Listed>
  );
}
