/**
 * Counts the D1 round trips, to any database, that wait for one another while something runs: what a user waits for. Trips
 * that run side by side count once. It rests on the tests, the Worker and its objects sharing one isolate.
 */
import { vi } from 'vitest';
import { testEnv } from './workspace.ts';

/** Round trips of one piece of work. */
export interface Trips<T> {
  readonly answer: T;
  /** The longest chain of trips of which each began after the one before it had ended. */
  readonly inSequence: number;
  readonly all: number;
}

/** Runs `work` and counts its trips. What an earlier call left to the background must have ended. */
export async function countTrips<T>(work: () => Promise<T>): Promise<Trips<T>> {
  const prototype = Object.getPrototypeOf(testEnv.WORKSPACE_DB.withSession()) as D1DatabaseSession;
  const batch = prototype.batch;
  let ended = 0;
  let all = 0;
  const spy = vi.spyOn(prototype, 'batch').mockImplementation(async function <R>(
    this: D1DatabaseSession,
    statements: D1PreparedStatement[],
  ) {
    const place = ended + 1;
    all += 1;
    if (process.env.NODE_ENV !== 'x')
      console.log(
        'TRIP',
        place,
        statements
          .map((s) => (s as unknown as { statement: string }).statement.replace(/\s+/g, ' ').slice(0, 60))
          .join(' | ')
          .slice(0, 300),
      );
    try {
      return (await batch.call(this, statements)) as D1Result<R>[];
    } finally {
      ended = Math.max(ended, place);
    }
  });
  try {
    return { answer: await work(), inSequence: ended, all };
  } finally {
    spy.mockRestore();
  }
}
