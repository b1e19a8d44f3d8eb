/** Lengths of time in milliseconds, and the days of UTC. */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The first moment of the day that a moment lies in. */
export const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
