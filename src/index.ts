/** Entry of the Worker: assembly only. */
import { runLane } from './adapters/run-lane.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import type { QueueJob } from './maintenance/job.ts';
import { runJob } from './maintenance/queue.ts';
import { sweep } from './maintenance/sweep.ts';

export { VectorIndexObject } from './models/vector-index-object.ts';
export { SessionObject } from './session/session-object.ts';

const app = createApp();

export default {
  fetch: app.fetch,

  async scheduled(controller, env) {
    await sweep(env, controller.scheduledTime);
  },

  async queue(batch, env) {
    const now = () => Date.now();
    for (const { body, attempts } of batch.messages) {
      if (body.task === 'webhook') await runLane(env, body, { now, isRetry: attempts > 1 });
      else await runJob(env, body, now);
    }
  },
} satisfies ExportedHandler<Env, QueueJob>;
