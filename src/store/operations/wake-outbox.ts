/**
 * Asks the queue to work the outbox of a workspace off. A drain finds all that is due when it begins, so what is written in quick
 * succession needs one message at its beginning and one at its end, however much it is: each costs the workspace's database reads.
 */
import { LruCache } from '../../lib/lru-cache.ts';
import type { JobPlace, QueueJob } from '../../memory/queue-job.ts';

/** Delay of a message behind another one; as short as a queue knows. */
const BEHIND_SECONDS = 1;
const BEHIND_MS = BEHIND_SECONDS * 1_000;
/** Workspaces whose last message this isolate remembers. */
const WORKSPACES_MAX = 1_000;

/** Moments of the last message of a workspace, in milliseconds: when it was sent, and before when it cannot arrive. */
interface Sent {
  readonly at: number;
  readonly arrivesAfter: number;
}

const sent = new LruCache<Sent>(WORKSPACES_MAX);

/** Sends the message that what was just committed needs, unless one that is under way will find it. A message that is lost is made up for by cron. */
export async function wakeOutbox(
  jobs: Queue<QueueJob>,
  { workspaceId, placement }: JobPlace,
  now: number,
): Promise<void> {
  const last = sent.get(workspaceId);
  if (last !== undefined && now < last.arrivesAfter) return;
  const isBehind = last !== undefined && now - last.at < BEHIND_MS;
  const arrivesAfter = now + (isBehind ? BEHIND_MS : 0);
  sent.set(workspaceId, { at: now, arrivesAfter });
  try {
    const job = { task: 'outbox', workspaceId, placement } as const;
    await jobs.send(job, { delaySeconds: isBehind ? BEHIND_SECONDS : 0 });
  } catch (error) {
    sent.delete(workspaceId);
    throw error;
  }
}
