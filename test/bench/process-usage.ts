/** What a process and all that it started take of the machine, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS_A_MS = 1e6;
const KB_A_MB = 1024;

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const lists = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim(),
  );
  return lists.filter((list) => list !== '').flatMap((list) => list.split(' ').map(Number));
}

/** A process and all below it. */
export const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

/** Milliseconds of the processor that a process has taken, all of its threads that still run. */
export function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return threads.reduce((sum, ns) => sum + ns, 0) / NANOSECONDS_A_MS;
}

/** Megabytes of memory that a process holds. */
export const memoryMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KB_A_MB;
