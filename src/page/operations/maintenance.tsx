/** Runs of maintenance: what each has done so far, and those that ask before they remove much. They move while one looks. */
import type { InputOf, MaintenanceRun } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, numberOf } from '../parts/text.tsx';

const PAGE_ROWS = 25;
const LOOK_AGAIN_MS = 3_000;

type Task = InputOf<'POST /v1/maintenance/{task}'>['path']['task'];

const TASKS: Readonly<Record<Task, string>> = {
  outbox: 'Index what is owed',
  idle_sweep: 'End idle conversations',
  embedding_backfill: 'Embed what has no vector',
  consolidation: 'Merge and fade memories',
  retention: 'Remove what is past its time',
  persona_apply: 'Apply persona changes',
  judge_shared: 'Judge shared texts',
  vector_rebuild: 'Build the vector index anew',
};

const STATUS_NAMES: Readonly<Record<MaintenanceRun['status'], string>> = {
  due: 'Due',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  needs_confirmation: 'Asks',
};

/** Runs, newest first, and a way to start one. */
export function Maintenance() {
  const { client } = useApi();
  const start = useDeed({
    does: (task: Task) => client.call('POST /v1/maintenance/{task}', { path: { task } }),
    said: ({ task }) => `${TASKS[task]}: due`,
    changes: 'maintenance',
  });
  const pages = usePages(
    ['maintenance'],
    ({ cursor, signal }) =>
      client.call('GET /v1/maintenance/runs', { query: { limit: PAGE_ROWS, cursor }, signal }),
    LOOK_AGAIN_MS,
  );
  return (
    <>
      <fieldset className="card buttons">
        <legend>Run now</legend>
        {(Object.keys(TASKS) as Task[]).map((task) => (
          <button
            key={task}
            type="button"
            className="button"
            disabled={start.isPending}
            onClick={() => start.mutate(task)}
          >
            {TASKS[task]}
          </button>
        ))}
      </fieldset>
      <Listed pages={pages} empty="Nothing has run yet">
        {(runs) => (
          <ul className="events">
            {runs.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function Run({ run }: { readonly run: MaintenanceRun }) {
  const { client } = useApi();
  const path = { id: run.id };
  const confirm = useDeed({
    does: () => client.call('POST /v1/maintenance/runs/{id}/confirm', { path }),
    said: () => 'It may remove what it shows',
    changes: 'maintenance',
  });
  const cancel = useDeed({
    does: () => client.call('POST /v1/maintenance/runs/{id}/cancel', { path }),
    said: () => 'It ends without removing',
    changes: 'maintenance',
  });
  const { task, status, started_at, due_at, finished_at, stats, error, reason, scopes } = run;
  const isWrong = status === 'failed' || status === 'needs_confirmation';
  const counts = Object.entries(stats).filter(([, count]) => count > 0);
  return (
    <li>
      <p>
        <strong>{TASKS[task]}</strong>{' '}
        <Badge tone={isWrong ? 'wrong' : 'accent'}>{STATUS_NAMES[status]}</Badge>{' '}
        <span className="quiet small">
          <Moment at={finished_at ?? started_at ?? due_at} />
        </span>
      </p>
      {status === 'running' && <progress aria-label={`${TASKS[task]} is running`} />}
      {counts.length > 0 && (
        <p className="small">
          {counts.map(([name, count]) => `${numberOf(count)} ${name.replaceAll('_', ' ')}`).join(', ')}
        </p>
      )}
      {error !== null && <p className="wrong small">{error}</p>}
      {status === 'needs_confirmation' && (
        <>
          <p>{reason}</p>
          <ul>
            {scopes.map(({ scope, owner, what, would_remove, of }) => (
              <li key={`${scope} ${what}`}>
                <bdi>{owner?.user_id ?? owner?.tier ?? 'workspace'}</bdi>: {numberOf(would_remove)} of{' '}
                {numberOf(of)} {what}
              </li>
            ))}
          </ul>
          <div className="buttons">
            <button type="button" className="button danger" onClick={() => confirm.mutate()}>
              Let it remove them
            </button>
            <button type="button" className="button" onClick={() => cancel.mutate()}>
              End it without
            </button>
          </div>
        </>
      )}
    </li>
  );
}
