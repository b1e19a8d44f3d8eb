/**
 * The door of messaging platforms: a body is verified as it arrived, accepted in one write, and acknowledged; the work is
 * the queue's. Nobody is told whether a workspace exists that has not configured the platform.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { acceptEvents } from '../../adapters/accept.ts';
import { isAdapterName } from '../../adapters/connection.ts';
import type { Sealer } from '../../lib/crypto/sealing.ts';
import { parseJson } from '../../lib/json.ts';
import { log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { Database } from '../../store/database.ts';
import type { AppEnv } from '../context.ts';
import { json, routesOf } from '../route.ts';
import { connectionOf, type WebhookConnection } from '../webhook-connections.ts';

/** The platform that a path names, as its workspace has configured it. */
async function namedConnection(
  c: Context<AppEnv>,
  { params }: { readonly params: { readonly adapter: string; readonly workspace_id: string } },
): Promise<Result<WebhookConnection & { readonly sealer: Sealer }, MemoryError>> {
  const { config, accountDb, now } = c.var;
  const { sealer } = config.webhooks;
  const { adapter, workspace_id: workspaceId } = params;
  if (!isAdapterName(adapter) || sealer === null) return err(notFound('webhook'));
  const connection = await connectionOf(c.env, sealer, accountDb, adapter, workspaceId, now);
  if (connection === 'restoring') return err({ code: 'restoring' });
  return connection === null ? err(notFound('webhook')) : ok({ ...connection, sealer });
}

const route = routesOf('webhooks');

export const webhookRoutes = [
  route('POST /webhooks/{adapter}/{workspace_id}', {
    role: 'open',
    summary: 'Take what a messaging platform sends',
    description:
      'Called by the platform, which signs the body; 401 `bad_signature` or `stale` otherwise. What comes twice is taken once. Events of unknown types are acknowledged and ignored.',
    needs: { connection: namedConnection },
    answers: {
      200: json(z.record(z.string(), z.unknown()), 'Accepted; the body is what the platform waits for'),
    },
    handler: async (c, { connection: { sealer, adapter, config, workspace, binding } }) => {
      const { now, ids } = c.var;
      const body = new Uint8Array(await c.req.arrayBuffer());
      const verdict = await adapter.verify({ body, headers: new Map(c.req.raw.headers) }, config, now());
      if (verdict !== 'genuine') return err({ code: verdict });
      const reading = adapter.read(parseJson(new TextDecoder().decode(body)), config, now());
      if (reading === null)
        return err({ code: 'malformed', message: `The body is no event of ${adapter.name}.` });
      const { events, zones, ignored, answer = {} } = reading;
      const deps = { db: new Database(binding, now), workspace, sealer, jobs: c.env.JOBS, ids, now };
      await acceptEvents(deps, adapter.name, events, zones);
      log('info', 'webhook', {
        adapter: adapter.name,
        workspace_id: workspace.id,
        events: events.length,
        ignored,
        // Slack counts what it sends again.
        retry: Number(c.req.header('x-slack-retry-num') ?? 0) || 0,
      });
      return ok(answer as Record<string, unknown>);
    },
  }),

  route('GET /webhooks/{adapter}/{workspace_id}', {
    role: 'open',
    summary: 'Prove to a messaging platform that the address is ours',
    description: 'WhatsApp asks so when the address is entered. Other platforms do not ask.',
    needs: { connection: namedConnection },
    answers: { 200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } } },
    handler: (c, { connection: { adapter, config } }) => {
      if (adapter.handshake === undefined) return err(notFound('webhook'));
      const answer = adapter.handshake(new Map(Object.entries(c.req.query())), config);
      return answer === null ? err({ code: 'bad_signature' }) : ok(c.text(answer));
    },
  }),
];
