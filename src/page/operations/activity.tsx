/** What happens in the workspace: turns, and what was learnt and faded, by day; what prompts of the last day were like, by hour. */
import { useQuery } from '@tanstack/react-query';
import type { Activity as Told } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { type Bar, Plot } from './plot.tsx';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** What an action does to memory, as the audit log names it: `action`, or `action by actor` where that tells more. */
const LEARNT = /^memory\.(?:create|approve)$/;
const FADED = /^memory\.(?:forget|expire|merge)$/;

type Day = Told['days'][number];
type Hour = Told['prompts'][number];

/** Plots of the workspace. */
export function Activity() {
  const { client } = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['activity'],
    queryFn: ({ signal }) => client.call('GET /v1/activity', { signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const days = lastDays(data.days);
  const hours = data.prompts;
  return (
    <div className="plots">
      <Plot title="Turns by day" parts={['Turns']} bars={days.map((day) => bar(day, [day.turns]))} />
      <Plot
        title="Memories by day"
        parts={['Learnt', 'Faded, merged or expired']}
        bars={days.map((day) => bar(day, [countOf(day, LEARNT), countOf(day, FADED)]))}
      />
      {hours.length === 0 ? (
        <Empty title="No prompt was made in the last day">
          <p className="quiet">
            Tokens, waiting and rows of prompts are told for as long as traces are kept.
          </p>
        </Empty>
      ) : (
        <>
          <Plot
            title="Tokens a prompt, by hour"
            parts={['In the prefix that stays: cached', 'All others']}
            bars={hours.map((hour) => mean(hour, [hour.stable_tokens, hour.tokens - hour.stable_tokens]))}
          />
          <Plot
            title="Waiting for databases a turn, by hour"
            parts={['Milliseconds']}
            unit=" ms"
            bars={hours.map((hour) => mean(hour, [hour.ms]))}
          />
          <Plot
            title="Rows of D1 read a turn, by hour"
            parts={['Rows read']}
            bars={hours.map((hour) => mean(hour, [hour.rows_read]))}
          />
        </>
      )}
    </div>
  );
}

/** The last days, those on which nothing happened among them. */
function lastDays(told: readonly Day[]): Day[] {
  const byDay = new Map(told.map((day) => [day.day, day]));
  return Array.from({ length: DAYS }, (_, i) => {
    const day = new Date(Date.now() - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, turns: 0, actions: [] };
  });
}

const DAY_NAME = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const HOUR_NAME = new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: 'numeric' });

const bar = ({ day }: Day, values: readonly number[]): Bar => ({
  label: DAY_NAME.format(new Date(day)),
  values,
});

const mean = ({ hour, turns }: Hour, sums: readonly number[]): Bar => ({
  label: HOUR_NAME.format(new Date(hour)),
  values: sums.map((sum) => sum / turns),
});

const countOf = ({ actions }: Day, which: RegExp): number =>
  actions.filter(({ action }) => which.test(action)).reduce((sum, { count }) => sum + count, 0);
