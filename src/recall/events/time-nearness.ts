/** Nearness of an event to the times that a question names. It may lift an event, it never leaves one out. Pure. */

import type { TimeWindow } from '../../language/dates/dates.ts';
import { DAY_MS } from '../../lib/time.ts';
import type { EventFindings } from './evidence.ts';

/** Time in which nearness fades to 1/e outside a window: people speak of a day some days later. */
const FADE_MS = 7 * DAY_MS;
/** A window that names a day, in whatever time zone: then that very day counts, and hardly the one before it. */
const DAY_WINDOW_MAX_MS = 2 * DAY_MS;
const BESIDE_A_DAY = { before: { share: 0.5, fadeMs: DAY_MS }, after: { share: 0.8, fadeMs: FADE_MS } };

/** 1 within a window, falling with the distance to the nearest one; 0 when the question names no time. */
export const nearness = (windows: readonly TimeWindow[], { found }: EventFindings): Float64Array =>
  Float64Array.from(found, ({ candidate: { occurredAt } }) =>
    windows.reduce((most, window) => Math.max(most, nearnessTo(window, occurredAt)), 0),
  );

function nearnessTo({ from, to }: TimeWindow, at: number): number {
  if (at >= from && at < to) return 1;
  const side = at < from ? 'before' : 'after';
  const distance = side === 'before' ? from - at : at - to + 1;
  const { share, fadeMs } =
    to - from <= DAY_WINDOW_MAX_MS ? BESIDE_A_DAY[side] : { share: 1, fadeMs: FADE_MS };
  return share * Math.exp(-distance / fadeMs);
}
