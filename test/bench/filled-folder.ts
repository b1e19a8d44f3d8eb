/** Data of one user that has settled, for runtimes that start on it (`cold-runtime.ts`). */
import { setTimeout as delay } from 'node:timers/promises';
import { migrateAll } from '../../src/cli/local/local-migrations.ts';
import { DEFAULT_CONFIG } from '../../src/cli/wrangler.ts';
import { createClient } from '../support/commands/client.ts';
import { type ColdRuntime, ROOT_SECRET, startCold } from './cold-runtime.ts';
import type { TextSource } from './synthetic-text.ts';

/** Whose conversation it is. */
export const HISTORY_USER = 'history-user';
const CALL_MESSAGES = 100;
const MESSAGE_INTERVAL_MS = 60_000;
/** What the fill leaves to the background has ended when the processor does next to nothing for a while; then it is no part of a first turn. */
const SETTLE_MAX_MS = 120_000;
const SETTLE_POLL_MS = 2_000;
const QUIET_CPU_MS = 40;

/** Fills a folder with a conversation of so many messages, and waits until the background has done with them. */
export async function fillFolder(
  script: string,
  state: string,
  text: TextSource,
  count: number,
): Promise<{ apiKey: string; conversationId: string }> {
  const runtime = await startCold(script, state);
  try {
    const bindings = ['ACCOUNT_DB', 'WORKSPACE_DB'];
    const databases = bindings.map(async (binding) => ({ binding, db: await runtime.database(binding) }));
    await migrateAll(await Promise.all(databases), DEFAULT_CONFIG);
    const root = createClient({ url: runtime.url, apiKey: ROOT_SECRET });
    const { api_key: apiKey } = await root.call('POST /v1/workspaces', { body: { name: 'history' } });
    const client = createClient({ url: runtime.url, apiKey });
    const conversation = { chat_id: 'history', user_id: HISTORY_USER };
    const { id } = await client.call('POST /v1/conversations', { body: conversation });
    const startAt = Date.now() - count * MESSAGE_INTERVAL_MS;
    for (let at = 0; at < count; at += CALL_MESSAGES) {
      const messages = Array.from({ length: Math.min(CALL_MESSAGES, count - at) }, (_, i) => ({
        role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: text.message(),
        occurred_at: new Date(startAt + (at + i) * MESSAGE_INTERVAL_MS).toISOString(),
        external_id: `history-${at + i}`,
        ...(i % 2 === 0 ? { user_id: HISTORY_USER } : {}),
      }));
      await client.call('POST /v1/ingest', { body: { conversation, messages } });
    }
    await waitUntilQuiet(runtime);
    return { apiKey, conversationId: id };
  } finally {
    await runtime.stop();
  }
}

/** Waits until the background of a runtime has nothing left to do. */
export async function waitUntilQuiet(runtime: ColdRuntime): Promise<void> {
  for (const giveUpAt = performance.now() + SETTLE_MAX_MS; performance.now() < giveUpAt; ) {
    const before = runtime.cpuMs();
    await delay(SETTLE_POLL_MS);
    if (runtime.cpuMs() - before < QUIET_CPU_MS) return;
  }
}
