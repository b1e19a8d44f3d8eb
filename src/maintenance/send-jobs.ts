/** Messages for the queue, however many. */
import type { QueueJob } from '../memory/queue-job.ts';

/** Messages that a queue takes at once. */
const SEND_MAX_MESSAGES = 100;

/** Sends them, each after the same delay. */
export async function sendJobs<Job extends QueueJob>(
  queue: Queue<Job>,
  jobs: readonly Job[],
  delaySeconds = 0,
): Promise<void> {
  for (let start = 0; start < jobs.length; start += SEND_MAX_MESSAGES)
    await queue.sendBatch(
      jobs.slice(start, start + SEND_MAX_MESSAGES).map((body) => ({ body, delaySeconds })),
    );
}
