/** A clock on which pauses pass at once, and which notes them. Chance is always a half. */
import type { Clock } from '../../../src/models/clock.ts';

export interface TestClock extends Clock {
  /** The pauses that were waited for, in milliseconds. */
  readonly pauses: readonly number[];
  /** Lets time pass. */
  pass(ms: number): void;
}

/** Starts at some moment. A wait that may be called off, as a time-out is, never ends. */
export function testClock(): TestClock {
  let now = Date.UTC(2026, 0, 1);
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    random: () => 1 / 2,
    wait: (ms, signal) => {
      if (signal) return new Promise(() => undefined);
      pauses.push(ms);
      now += ms;
      return Promise.resolve();
    },
    pass: (ms) => {
      now += ms;
    },
  };
}
