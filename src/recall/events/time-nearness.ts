/** How near an event lies to the times that a question names. It may lift an event, it never leaves one out. Pure. */
import type { TimeWindow } from '../analysis/dates.ts';
import type { EventFindings } from './evidence.ts';

/** What lies outside a window counts less with each week: people speak of a day some days later. */
const FADE_MS = 7 * 24 * 60 * 60 * 1000;

/** 1 within a window, falling with the distance to the nearest one; 0 when the question names no time. */
export const nearness = (windows: readonly TimeWindow[], { found }: EventFindings): Float64Array =>
  Float64Array.from(found, ({ candidate: { occurredAt } }) => {
    const distance = windows.reduce(
      (nearest, { from, to }) =>
        Math.min(nearest, occurredAt < from ? from - occurredAt : Math.max(0, occurredAt - to + 1)),
      Number.POSITIVE_INFINITY,
    );
    return Math.exp(-distance / FADE_MS);
  });
