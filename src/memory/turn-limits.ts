/** Limits of a workspace's turns in a day and in a month, of UTC. Pure. */
import { SECOND_MS } from '../lib/time.ts';
import type { MemoryError, TurnLimit } from './errors.ts';
import type { Settings } from './settings.ts';

/** The limits that a workspace has set itself; null for none. */
export type TurnLimits = Pick<Settings, TurnLimit>;

/** The day of a moment, `2026-11-28`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The first day of the month of a moment. */
export const firstDayOfMonth = (now: number): string => `${dayOf(now).slice(0, 'yyyy-mm'.length)}-01`;

/** Milliseconds at which the day or the month of a moment is over. */
export function endOf(setting: TurnLimit, now: number): number {
  const at = new Date(now);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return setting === 'daily_turns_max' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1);
}

/** The refusal of a turn beyond a limit: when there are turns again. */
export const refuseTurn = (setting: TurnLimit, limits: TurnLimits, now: number): MemoryError => ({
  code: 'turn_limit',
  setting,
  limit: limits[setting] ?? 0,
  retryAfterSeconds: Math.ceil((endOf(setting, now) - now) / SECOND_MS),
});
