/** Products of a conversation: its rolling summary and the ranges that it took, its last snapshot, and the orientation. */
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { Moment, Said } from '../parts/text.tsx';

/** Ranges that are shown; the journal of a long conversation has more. */
const RANGES_SHOWN = 50;

const SNAPSHOT_PARTS = {
  goals: 'Goals',
  decisions: 'Decisions',
  open_questions: 'Open questions',
  entities: 'Names',
  next_steps: 'Next steps',
} as const;

/** Summary, snapshot, orientation. */
export function Made({ conversation }: { readonly conversation: string }) {
  const { client } = useApi();
  const path = { id: conversation };
  const [summary, ranges, snapshot, orientation] = useQueries({
    queries: [
      {
        queryKey: ['conversation', conversation, 'summary'],
        queryFn: () => client.call('GET /v1/conversations/{id}/summary', { path }),
      },
      {
        queryKey: ['conversation', conversation, 'compactions'],
        queryFn: () =>
          client.call('GET /v1/conversations/{id}/compactions', { path, query: { limit: RANGES_SHOWN } }),
      },
      {
        queryKey: ['conversation', conversation, 'snapshot'],
        queryFn: () => client.call('GET /v1/conversations/{id}/snapshot', { path }),
      },
      {
        queryKey: ['conversation', conversation, 'orientation'],
        queryFn: () => client.call('GET /v1/conversations/{id}/orientation', { path }),
      },
    ],
  });
  const failed = [summary, ranges, snapshot, orientation].find(({ error }) => error);
  if (failed) return <Wrong error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!summary.data || !ranges.data || !snapshot.data || !orientation.data) return <Loading />;
  const { snapshot: last } = snapshot.data;
  return (
    <div className="stack">
      <section className="stack">
        <h3>Summary</h3>
        {summary.data.summary === null ? (
          <p className="quiet">There is none yet: all that was said still stands in the prompt.</p>
        ) : (
          <>
            <p dir="auto">
              <Said text={summary.data.summary} />
            </p>
            <p className="quiet small">Of the messages up to number {summary.data.summarised_seq}.</p>
          </>
        )}
        {ranges.data.data.length > 0 && (
          <ul className="ranges">
            {ranges.data.data.map(
              (range) =>
                range && (
                  <li key={range.id}>
                    {range.start_seq}–{range.end_seq} <Badge>{range.status}</Badge>{' '}
                    <span className="quiet small">
                      {range.model ?? 'extractive'} · <Moment at={range.created_at} /> {range.error}
                    </span>
                  </li>
                ),
            )}
          </ul>
        )}
      </section>
      {last !== null && (
        <section className="stack">
          <h3>Snapshot</h3>
          <dl className="facts">
            {Object.entries(SNAPSHOT_PARTS).map(([part, name]) => {
              const items = last[part as keyof typeof SNAPSHOT_PARTS];
              return (
                items.length > 0 && (
                  <div key={part} className="row">
                    <dt>{name}</dt>
                    <dd>
                      <Said text={items.join('\n')} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </section>
      )}
      <section className="stack">
        <h3>
          Orientation <span className="quiet small">{orientation.data.tokens} tokens</span>
        </h3>
        <pre className="text" dir="auto">
          {orientation.data.document}
        </pre>
      </section>
    </div>
  );
}
