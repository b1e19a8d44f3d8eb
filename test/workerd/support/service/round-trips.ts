/**
 * Counts the D1 round trips, to any database, that wait for one another while something runs: what a user waits for. Trips
 * that run side by side count once. It rests on the tests, the Worker and its objects sharing one isolate.
 */
import { vi } from 'vitest';
import { testEnv } from './workspace.ts';

/** What a piece of work answered, and its round trips. */
export interface Trips<T> {
  readonly answer: T;
  /** The longest chain of trips of which each began after the one before it had ended. */
  readonly inSequence: number;
}

/** Runs `work` and counts its trips. Nothing else may run meanwhile, such as what earlier calls left to the queue. */
export async function countTrips<T>(work: () => Promise<T>): Promise<Trips<T>> {
  const prototype = Object.getPrototypeOf(testEnv.WORKSPACE_DB.withSession()) as D1DatabaseSession;
  const { batch } = prototype;
  let ended = 0;
  async function counted(this: D1DatabaseSession, statements: D1PreparedStatement[]) {
    const place = ended + 1;
    try {
      return await batch.call(this, statements);
    } finally {
      ended = Math.max(ended, place);
    }
  }
  const spy = vi.spyOn(prototype, 'batch').mockImplementation(counted as typeof batch);
  try {
    return { answer: await work(), inSequence: ended };
  } finally {
    spy.mockRestore();
  }
}
