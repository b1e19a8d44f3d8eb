/** Time and chance for whoever waits for models. Passed in, so that no test waits for a pause, a time-out or a circuit. */

export interface Clock {
  /** Milliseconds UTC. */
  now(): number;
  /** At least 0, less than 1. */
  random(): number;
  /** Resolves after `ms`, or at once when `signal` aborts, which also frees the timer. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The clock of the runtime. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
