/**
 * The door of messaging platforms: a body is verified as it arrived, accepted in one write, and acknowledged; the work is
 * the queue's. Nobody is told whether a workspace exists that has not configured the platform.
 */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { acceptEvents } from '../../adapters/accept.ts';
import { isAdapterName } from '../../adapters/connection.ts';
import type { Sealer } from '../../lib/crypto/sealing.ts';
import { parseJson } from '../../lib/json.ts';
import { log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { Database } from '../../store/database.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { problem } from '../problem.ts';
import { jsonAnswer, problemAnswers } from '../schemas.ts';
import { connectionOf, type WebhookConnection } from '../webhook-connections.ts';

const Params = z.object({
  adapter: z.string().max(NAME_MAX_CHARS),
  workspace_id: z.string().max(NAME_MAX_CHARS),
});

const PATH = '/webhooks/{adapter}/{workspace_id}';

export const webhookRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: PATH,
      tags: ['webhooks'],
      summary: 'Take what a messaging platform sends',
      description:
        'Called by the platform, which signs the body; 401 `bad_signature` or `stale` otherwise. What comes twice is taken once. Events of unknown types are acknowledged and ignored.',
      security: [],
      request: { params: Params },
      responses: {
        200: jsonAnswer(
          z.record(z.string(), z.unknown()),
          'Accepted; the body is what the platform waits for',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { adapter: name, workspace_id: workspaceId } = c.req.valid('param');
      const connection = await connect(c, name, workspaceId);
      if (!connection.ok) return problem(c, connection.error);
      const { sealer, adapter, config, workspace, binding } = connection.value;
      const body = new Uint8Array(await c.req.arrayBuffer());
      const request = { body, headers: new Map(c.req.raw.headers) };
      const verdict = await adapter.verify(request, config, c.var.now());
      if (verdict !== 'genuine') return problem(c, { code: verdict });
      const reading = adapter.read(parseJson(new TextDecoder().decode(body)), config, c.var.now());
      if (reading === null)
        return problem(c, { code: 'malformed', message: `The body is no event of ${adapter.name}.` });
      const { now, ids } = c.var;
      await acceptEvents(
        { db: new Database(binding, now), workspace, sealer, jobs: c.env.JOBS, ids, now },
        adapter.name,
        reading.events,
      );
      const { events, ignored } = reading;
      log('info', 'webhook', {
        adapter: adapter.name,
        workspace_id: workspaceId,
        events: events.length,
        ignored,
        // Slack counts what it sends again.
        retry: Number(c.req.header('x-slack-retry-num') ?? 0) || 0,
      });
      return c.json((reading.answer ?? {}) as Record<string, unknown>, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: PATH,
      tags: ['webhooks'],
      summary: 'Prove to a messaging platform that the address is ours',
      description: 'WhatsApp asks so when the address is entered. Other platforms do not ask.',
      security: [],
      request: { params: Params },
      responses: {
        200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { adapter: name, workspace_id: workspaceId } = c.req.valid('param');
      const connection = await connect(c, name, workspaceId);
      if (!connection.ok) return problem(c, connection.error);
      const { adapter, config } = connection.value;
      if (adapter.handshake === undefined) return problem(c, notFound('webhook'));
      const answer = adapter.handshake(new Map(Object.entries(c.req.query())), config);
      return answer === null ? problem(c, { code: 'bad_signature' }) : c.text(answer, 200);
    },
  );

async function connect(
  c: Context<AppEnv>,
  name: string,
  workspaceId: string,
): Promise<Result<WebhookConnection & { readonly sealer: Sealer }, MemoryError>> {
  const { config, accountDb, now } = c.var;
  const { sealer } = config.webhooks;
  if (!isAdapterName(name) || sealer === null) return err(notFound('webhook'));
  const connection = await connectionOf(c.env, sealer, accountDb, name, workspaceId, now);
  if (connection === 'restoring') return err({ code: 'restoring' });
  return connection === null ? err(notFound('webhook')) : ok({ ...connection, sealer });
}
