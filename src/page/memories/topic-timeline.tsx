/** The values of a topic one after the other, from when to when each held; and what held on a day that one slides to. */
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { MEMORIES } from './use-memories.ts';

/** Values of one topic that are shown; a topic of more is none. */
const VALUES_MAX = 100;
const DAY_MS = 86_400_000;

const beginOf = ({ valid_from, created_at }: Memory): number => Date.parse(valid_from ?? created_at);
const endOf = ({ valid_to, expires_at }: Memory): number =>
  Math.min(...[valid_to, expires_at].map((at) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))));

/** Values of a topic over time, and the one of a day that is chosen. */
export function TopicTimeline({ memory, topic }: { readonly memory: Memory; readonly topic: string }) {
  const { client, isOperator } = useApi();
  const [daysAgo, setDaysAgo] = useState(0);
  const query = {
    topic_key: topic,
    subject_id: memory.subject_id ?? undefined,
    limit: VALUES_MAX,
    ...(isOperator ? { user_id: memory.user_id ?? undefined, all_users: 'true' as const } : {}),
  };
  const reads = useQueries({
    queries: (['active', 'superseded'] as const).map((status) => ({
      queryKey: [MEMORIES, 'topic', query, status],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call('GET /v1/memories', { query: { ...query, status }, signal }),
    })),
  });
  const failed = reads.find(({ error }) => error);
  if (failed) return <Wrong error={failed.error} onRetry={() => void failed.refetch()} />;
  if (reads.some(({ isPending }) => isPending)) return <Loading />;
  const values = reads
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ user_id }) => user_id === memory.user_id)
    .sort((a, b) => beginOf(b) - beginOf(a));
  const now = Date.now();
  const first = Math.min(now, ...values.map(beginOf));
  const span = Math.max(1, Math.ceil((now - first) / DAY_MS));
  const moment = now - daysAgo * DAY_MS;
  return (
    <div className="stack">
      <label className="field">
        <span>
          As of <Moment at={new Date(moment).toISOString()} as="day" />
        </span>
        <input
          type="range"
          min={-span}
          max={0}
          value={-daysAgo}
          onChange={({ target }) => setDaysAgo(-Number(target.value))}
        />
      </label>
      <ol className="events">
        {values.map((value) => {
          const holds = beginOf(value) <= moment && moment < endOf(value);
          const end = endOf(value);
          return (
            <li key={value.id} data-holds={holds}>
              <p dir="auto">
                <Said text={value.content} />
              </p>
              <p className="quiet small">
                <Moment at={new Date(beginOf(value)).toISOString()} as="day" /> –{' '}
                {Number.isFinite(end) ? <Moment at={new Date(end).toISOString()} as="day" /> : 'now'}{' '}
                {holds && <Badge tone="accent">held then</Badge>}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
