/** Activity of the workspace: turns, memories learnt and faded, and the make-up of prompts, by day; those of the last day by hour, too. */
import { useQuery } from '@tanstack/react-query';
import type { Activity as Told } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { Choice } from '../parts/fields.tsx';
import { Empty, Loading, Wrong } from '../parts/notices.tsx';
import { type Bar, Plot } from './plot.tsx';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** Actions by their effect on memory, as the audit log names them: `action`, or `action by actor` where that tells more. */
const LEARNT = /^memory\.(?:create|approve)$/;
const FADED = /^memory\.(?:forget|expire|merge)$/;

type Day = Told['days'][number];
type Hour = Told['prompts'][number];
/** Fields that are summed over prompts. */
type Sums = Pick<Hour, 'tokens' | 'stable_tokens' | 'ms' | 'rows_read'>;

const SPANS = { day: 'By day', hour: 'Of the last day, by hour' } as const;

/** Plots of the workspace. */
export function Activity() {
  const { client } = useApi();
  const { query } = usePlace();
  const { data, error, refetch } = useQuery({
    queryKey: ['activity'],
    queryFn: ({ signal }) => client.call('GET /v1/activity', { signal }),
  });
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const days = lastDays(data.days);
  const span = query.prompts === 'hour' ? 'hour' : 'day';
  const prompts = span === 'hour' ? data.prompts.map(ofHour) : days.map(ofDay);
  const mean = ({ label, count, sums }: Prompts, pick: (sums: Sums) => readonly number[]): Bar => ({
    label,
    values: pick(sums).map((sum) => sum / Math.max(1, count)),
  });
  return (
    <div className="plots">
      <Plot title="Turns by day" parts={['Turns']} bars={days.map((day) => bar(day, [day.turns]))} />
      <Plot
        title="Memories by day"
        parts={['Learnt', 'Faded, merged or expired']}
        bars={days.map((day) => bar(day, [countOf(day, LEARNT), countOf(day, FADED)]))}
      />
      <Choice
        name="Prompts"
        value={span}
        options={SPANS}
        onChange={(chosen) => goTo(hrefOf(['operations', 'activity'], { prompts: chosen }))}
      />
      {prompts.every(({ count }) => count === 0) ? (
        <Empty title="No prompt was made" />
      ) : (
        <>
          <Plot
            title={`Tokens a prompt, by ${span}`}
            parts={['In the prefix that stays: cached', 'All others']}
            bars={prompts.map((each) =>
              mean(each, ({ tokens, stable_tokens: stable }) => [stable, tokens - stable]),
            )}
          />
          <Plot
            title={`Waiting for databases a turn, by ${span}`}
            parts={['Milliseconds']}
            unit=" ms"
            bars={prompts.map((each) => mean(each, ({ ms }) => [ms]))}
          />
          <Plot
            title={`Rows of D1 read a turn, by ${span}`}
            parts={['Rows read']}
            bars={prompts.map((each) => mean(each, ({ rows_read }) => [rows_read]))}
          />
        </>
      )}
    </div>
  );
}

const NOTHING: Omit<Day, 'day'> = {
  ...{ turns: 0, prompts: 0, tokens: 0, stable_tokens: 0, ms: 0, rows_read: 0, rows_written: 0 },
  actions: [],
};

/** The last days, those on which nothing happened among them. */
function lastDays(told: readonly Day[]): Day[] {
  const byDay = new Map(told.map((day) => [day.day, day]));
  return Array.from({ length: DAYS }, (_, i) => {
    const day = new Date(Date.now() - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { ...NOTHING, day };
  });
}

const DAY_NAME = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const HOUR_NAME = new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: 'numeric' });

const bar = ({ day }: Day, values: readonly number[]): Bar => ({
  label: DAY_NAME.format(new Date(day)),
  values,
});

interface Prompts {
  readonly label: string;
  readonly count: number;
  readonly sums: Sums;
}

const ofDay = (day: Day): Prompts => ({ label: bar(day, []).label, count: day.prompts, sums: day });
const ofHour = (hour: Hour): Prompts => ({
  ...{ label: HOUR_NAME.format(new Date(hour.hour)), count: hour.turns, sums: hour },
});

const countOf = ({ actions }: Day, which: RegExp): number =>
  actions.filter(({ action }) => which.test(action)).reduce((sum, { count }) => sum + count, 0);
