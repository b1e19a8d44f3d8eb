/** Entry of the Worker: assembly only. */
import { createApp } from './app.ts';
import type { Env, QueueJob } from './env.ts';
import { runJob, sweep } from './maintenance/queue.ts';

export { VectorIndexObject } from './models/vector-index-object.ts';
export { SessionObject } from './session/session-object.ts';

const app = createApp();

export default {
  fetch: app.fetch,

  async scheduled(controller, env) {
    await sweep(env, controller.scheduledTime);
  },

  async queue(batch, env) {
    for (const message of batch.messages) await runJob(env, message.body, () => Date.now());
  },
} satisfies ExportedHandler<Env, QueueJob>;
