/**
 * Counts the D1 round trips, to any database, that wait for one another while something runs: what a user waits for. Trips
 * that run side by side count once. It rests on the tests, the Worker and its objects sharing one isolate.
 */
import { vi } from 'vitest';
import worker from '../../../../src/index.ts';
import { testEnv } from './workspace.ts';

/** What a piece of work answered, and its round trips. */
export interface Trips<T> {
  readonly answer: T;
  /** The longest chain of trips of which each began after the one before it had ended. */
  readonly inSequence: number;
}

/** Without a trip for so long the queue has ended what earlier calls left to it. */
const QUIET_MS = 40;
const QUIET_WITHIN_MS = 20_000;

/** Runs `work` and counts its trips. The queue, whose trips nobody waits for, goes on behind it. */
export async function countTrips<T>(work: () => Promise<T>): Promise<Trips<T>> {
  const prototype = Object.getPrototypeOf(testEnv.WORKSPACE_DB.withSession()) as D1DatabaseSession;
  const { batch } = prototype;
  let ended = 0;
  let underWay = 0;
  let lastAt = 0;
  async function counted(this: D1DatabaseSession, statements: D1PreparedStatement[]) {
    const place = ended + 1;
    underWay++;
    try {
      return await batch.call(this, statements);
    } finally {
      underWay--;
      lastAt = Date.now();
      ended = Math.max(ended, place);
    }
  }
  const spy = vi.spyOn(prototype, 'batch').mockImplementation(counted as typeof batch);
  const release = holdQueue();
  try {
    lastAt = Date.now();
    await vi.waitUntil(() => underWay === 0 && Date.now() - lastAt >= QUIET_MS, {
      timeout: QUIET_WITHIN_MS,
      interval: QUIET_MS / 4,
    });
    ended = 0;
    return { answer: await work(), inSequence: ended };
  } finally {
    spy.mockRestore();
    release();
  }
}

/** Has the queue hand nothing on until it is released: what was sent with a delay waits too, by whichever test. */
function holdQueue(): () => void {
  const { queue } = worker;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const spy = vi.spyOn(worker, 'queue').mockImplementation(async (...delivered) => {
    await released;
    return queue.call(worker, ...delivered);
  });
  return () => {
    spy.mockRestore();
    release();
  };
}
