/** Entry of the Worker: assembly only. */
import { runLane } from './adapters/lane/run-lane.ts';
import { createApp } from './app.ts';
import { checkDeployment, type Env, parseConfig } from './env.ts';
import { bindToKey } from './http/inner/bound-calls.ts';
import { ConfigurationError } from './lib/configuration-error.ts';
import { equalSecrets } from './lib/crypto/hash.ts';
import { describeError, log } from './lib/log.ts';
import { runJob } from './maintenance/queue.ts';
import { sweep } from './maintenance/sweep.ts';
import type { QueueJob } from './memory/queue-job.ts';
import { agentMemoryEntrypoint } from './rpc/agent-memory/namespace.ts';
import type { AnswerForKey } from './rpc/bound.ts';
import { strataEntrypoint } from './rpc/strata.ts';

export { DiscordGatewayObject } from './adapters/discord/gateway/gateway-object.ts';
export { VectorIndexObject } from './models/vectors/vector-index-object.ts';
export { SessionObject } from './session/session-object.ts';

const app = createApp();

const answerForKey: AnswerForKey = (request, keyId, env, ctx) => {
  bindToKey(request, keyId);
  return app.fetch(request, env, ctx);
};

/** The API for other Workers of the account, over a service binding. */
export class Strata extends strataEntrypoint(answerForKey) {}

/** The same as Cloudflare's Agent Memory is called. */
export class AgentMemory extends agentMemoryEntrypoint(answerForKey) {}

/** Pause of a message until a configuration may be mended. One that waits in vain is found by cron in the database. */
const MENDING_SECONDS = 5 * 60;

/** True if nothing can be done with this configuration; logs what is wrong with it. */
function isMisconfigured(env: Env, asked: 'cron' | 'queue'): boolean {
  try {
    checkDeployment(env);
    return false;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    log('error', 'misconfigured', { asked, error: describeError(error) });
    return true;
  }
}

export default {
  fetch: app.fetch,

  async scheduled(controller, env) {
    // What this tick would have sent, the first one after the mending sends.
    if (isMisconfigured(env, 'cron')) return;
    const { tick } = parseConfig(env);
    if (tick !== null && !equalSecrets(controller.cron, tick))
      throw new Error(
        'the clock of npm start has not sent this tick: POST /v1/maintenance/{task} needs no clock',
      );
    await sweep(env, controller.scheduledTime);
  },

  async queue(batch, env) {
    if (isMisconfigured(env, 'queue')) return batch.retryAll({ delaySeconds: MENDING_SECONDS });
    const now = () => Date.now();
    for (const { body, attempts } of batch.messages) {
      if (body.task === 'webhook') await runLane(env, body, { now, isRetry: attempts > 1 });
      else await runJob(env, body, now);
    }
  },
} satisfies ExportedHandler<Env, QueueJob>;
