/** Which ports the processes below one listen on, as Linux tells it: what a server opens besides the port that it was given. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** State of a socket that listens, in /proc/net/tcp. */
const LISTENING = '0A';

/** Ports of 127.0.0.1 that a process and those that it started listen on. */
export function portsBelow(pid: number): number[] {
  const family = familyOf(pid);
  const sockets = new Set(family.flatMap(socketsOf));
  return readFileSync('/proc/net/tcp', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === LISTENING && sockets.has(inode))
    .map(([, address = '']) => Number.parseInt(address.split(':')[1] ?? '', 16));
}

function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [, parent] = /\) \S (\d+) /.exec(orNothing(() => readFileSync(`/proc/${name}/stat`, 'utf8'))) ?? [];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const family = [pid];
  for (const member of family)
    family.push(...[...parents].filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

const socketsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap(
    (fd) => /^socket:\[(\d+)\]$/.exec(orNothing(() => readlinkSync(`/proc/${pid}/fd/${fd}`)))?.[1] ?? [],
  );

/** What ended between two looks is not there any more. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return '';
  }
}
