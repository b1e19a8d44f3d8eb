/**
 * Ends a child process that leads a process group, with all of its group, and makes sure that it ends when this process
 * does, however that comes about. Leaving one behind would hold its port and its data.
 */
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** wrangler stops its runtime in well under a second; then everything left is killed. */
const STOP_GRACE_MS = 5_000;

/** Interval (ms) of looking whether the npm that runs this script is still there. */
const PARENT_POLL_MS = 500;

/** Shells report the end by signal n as 128 + n. */
const SIGNAL_EXIT_BASE = 128;

const PARENT_AT_START = process.ppid;

/** `npm start` that is sent SIGTERM passes it to its shell only, and the script would live on without either. */
const hasLostNpm = (): boolean =>
  process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT_AT_START;

/** True once the child itself has ended; its group may still live. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Asks the child to end, waits a while, and kills what is left of its group. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const ended = new Promise((settle) => child.once('exit', settle));
    child.kill('SIGTERM');
    await Promise.race([ended, delay(STOP_GRACE_MS, undefined, { ref: false })]);
  }
  killGroup(child);
}

/** Kills the whole group at once. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: all of the group has ended
  }
}

/** Stops the child on a signal and kills it on exit. Returns a function that ends this arrangement. */
export function endWithThisProcess(child: ChildProcess, stop: () => Promise<void>): () => void {
  const onExit = () => killGroup(child);
  const onSignal = (signal: NodeJS.Signals) => {
    // A program that listens itself decides when to end; otherwise the signal ends it, once the server has stopped.
    const alone = process.listenerCount(signal) === 0;
    void stop().then(() => alone && process.exit(SIGNAL_EXIT_BASE + constants.signals[signal]));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  process.prependListener('exit', onExit); // before temporary folders are removed
  const watch = setInterval(() => {
    if (!hasLostNpm()) return;
    clearInterval(watch); // a second signal would end this process before its server has stopped
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS).unref();
  return () => {
    clearInterval(watch);
    process.off('exit', onExit);
    for (const signal of signals) process.off(signal, onSignal);
  };
}
