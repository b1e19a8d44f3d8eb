/** How a workspace speaks to messaging platforms (admin). Secrets go in and never come out. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ADAPTER_NAMES, type AdapterName, type CommonConfig } from '../../adapters/adapter.ts';
import { ADAPTERS } from '../../adapters/adapters.ts';
import { SECRET_FIELDS } from '../../adapters/config-fields.ts';
import { configPlace, readStored } from '../../adapters/connection.ts';
import type { Sealer } from '../../lib/crypto/sealing.ts';
import { isCallable } from '../../lib/public-address.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { getChannel } from '../../store/conversations/channels.ts';
import {
  getAdapter,
  listAdapters,
  putAdapter,
  removeAdapter,
  type StoredAdapter,
} from '../../store/webhooks/adapters.ts';
import { type AppEnv, createRouter, invalidRequest } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import { IdempotencyHeader, isoTime, jsonAnswer, jsonBody, problemAnswers } from '../schemas.ts';
import { forgetConnection } from '../webhook-connections.ts';

const Params = z.object({ adapter: z.enum(ADAPTER_NAMES) });

const WebhookAnswer = z
  .object({
    adapter: z.enum(ADAPTER_NAMES),
    url: z.string().openapi({ description: 'The address to enter at the platform.' }),
    settings: z.record(z.string(), z.unknown()).openapi({ description: 'What is set, but for secrets.' }),
    secrets: z.array(z.string()).openapi({ description: 'Names of the secrets that are set.' }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Webhook');

const ConfigBody = z.record(z.string().max(NAME_MAX_CHARS), z.unknown()).openapi({
  description: `Of every adapter: \`reply_to\` (\`mentions\`, \`all\` or \`none\`: which messages of groups are turns), \`channel_id\`, \`memory\` (\`full\`, \`read\` or \`off\`, for the conversations that it opens from then on), \`outgoing: {url, secret}\` (where prompts go when no model answers here). slack: \`signing_secret\`, \`bot_token\`, \`bot_user_id\`. discord: \`public_key\`, \`application_id\`. telegram: \`bot_token\`, \`secret_token\`, \`bot_username\`. whatsapp: \`app_secret\`, \`verify_token\`, \`access_token\`. generic: \`secret\`. Of all but generic: \`api_url\`.`,
});

const NOT_CONFIGURED: MemoryError = {
  code: 'not_configured',
  message: 'Webhooks need a key of the deployment: wrangler secret put SECRETS_KEY.',
};

const sealedOtherwise = ({ adapter }: StoredAdapter): MemoryError => ({
  code: 'not_configured',
  message: `${adapter} is sealed under another key: set SECRETS_KEY_PREVIOUS to it, or configure ${adapter} anew.`,
});

export const webhookAdapterRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/webhooks',
      tags: ['webhooks'],
      summary: 'Messaging platforms of the workspace (admin)',
      middleware: [allow('admin')] as const,
      request: { query: PageQuery },
      responses: { 200: jsonAnswer(listOf(WebhookAnswer), 'Platforms, by name'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const { sealer } = c.var.config.webhooks;
      if (sealer === null) return problem(c, NOT_CONFIGURED);
      const { db, workspace } = c.var.services;
      const page = await listAdapters(db, workspace.id, asked.value);
      const foreign = page.data.find(({ sealed }) => !sealer.isOwn(sealed));
      if (foreign !== undefined) return problem(c, sealedOtherwise(foreign));
      const data = await Promise.all(page.data.map((each) => toAnswer(c, sealer, each)));
      return c.json(
        toList(asked.value, { ...page, data }, (answer) => answer),
        200,
      );
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/v1/webhooks/{adapter}',
      tags: ['webhooks'],
      summary: 'Configure a messaging platform, in place of what was configured (admin)',
      middleware: [allow('admin')] as const,
      request: { headers: IdempotencyHeader, params: Params, ...jsonBody(ConfigBody) },
      responses: { 200: jsonAnswer(WebhookAnswer, 'As configured'), ...problemAnswers },
    }),
    async (c) => {
      const { adapter } = c.req.valid('param');
      const { sealer } = c.var.config.webhooks;
      if (sealer === null) return problem(c, NOT_CONFIGURED);
      const config = await checkConfig(c, adapter, c.req.valid('json'));
      if (!config.ok) return problem(c, config.error);
      const { db, workspace } = c.var.services;
      const sealed = await sealer.seal(JSON.stringify(config.value), configPlace(workspace.id, adapter));
      c.set('made', [['webhook', adapter]]);
      await putAdapter(db, changeOf(c, adapter), sealed);
      forgetConnection(workspace.id, adapter);
      const stored = await getAdapter(db, workspace.id, adapter);
      return stored === null
        ? problem(c, notFound('webhook'))
        : c.json(await toAnswer(c, sealer, stored), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/webhooks/{adapter}',
      tags: ['webhooks'],
      summary: 'How a messaging platform is configured (admin)',
      middleware: [allow('admin')] as const,
      request: { params: Params },
      responses: { 200: jsonAnswer(WebhookAnswer, 'As configured'), ...problemAnswers },
    }),
    async (c) => {
      const { sealer } = c.var.config.webhooks;
      if (sealer === null) return problem(c, NOT_CONFIGURED);
      const { db, workspace } = c.var.services;
      const stored = await getAdapter(db, workspace.id, c.req.valid('param').adapter);
      if (stored === null) return problem(c, notFound('webhook'));
      return sealer.isOwn(stored.sealed)
        ? c.json(await toAnswer(c, sealer, stored), 200)
        : problem(c, sealedOtherwise(stored));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/webhooks/{adapter}',
      tags: ['webhooks'],
      summary: 'Forget a messaging platform with its secrets (admin)',
      middleware: [allow('admin')] as const,
      request: { params: Params },
      responses: {
        204: { description: 'Forgotten; other locations take its deliveries for 30 seconds more' },
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { adapter } = c.req.valid('param');
      const { db, workspace } = c.var.services;
      const removed = await removeAdapter(db, changeOf(c, adapter));
      forgetConnection(workspace.id, adapter);
      await endAnswers(c, ['webhook', adapter]);
      return removed ? c.body(null, 204) : problem(c, notFound('webhook'));
    },
  );

const changeOf = (c: Context<AppEnv>, adapter: AdapterName) => ({
  workspaceId: c.var.services.workspace.id,
  adapter,
  auditId: c.var.ids.next('aud'),
  actor: c.var.services.actor,
  now: c.var.now(),
});

/** What an admin sent, if the platform can be configured so. */
async function checkConfig(
  c: Context<AppEnv>,
  adapter: AdapterName,
  body: Record<string, unknown>,
): Promise<Result<CommonConfig, MemoryError>> {
  const parsed = ADAPTERS[adapter].config.safeParse(body);
  if (!parsed.success) return err(invalidRequest(parsed.error));
  const config: CommonConfig & { readonly api_url?: string } = parsed.data;
  const { webhooks } = c.var.config;
  const addresses = { 'outgoing.url': config.outgoing?.url, api_url: config.api_url };
  for (const [field, address] of Object.entries(addresses))
    if (address !== undefined && !isCallable(address, webhooks))
      return err(
        invalid(field, 'needs an https:// address on the public internet, without user or fragment'),
      );
  const { db, workspace } = c.var.services;
  if (config.channel_id !== undefined && (await getChannel(db, workspace.id, config.channel_id)) === null)
    return err(invalid('channel_id', 'is not a channel of this workspace'));
  return ok(config);
}

/** A platform on the wire: fields that hold secrets by their names alone. */
async function toAnswer(
  c: Context<AppEnv>,
  sealer: Sealer,
  stored: StoredAdapter,
): Promise<z.infer<typeof WebhookAnswer>> {
  const { db, workspace } = c.var.services;
  const workspaceId = workspace.id;
  const connection = await readStored(db, sealer, workspaceId, stored);
  if (connection === null) throw new Error(`no adapter ${stored.adapter}`);
  const { name } = connection.adapter;
  const secrets: string[] = [];
  const settings = withoutSecrets({ ...connection.config }, '', secrets);
  return {
    adapter: name,
    url: `${new URL(c.req.url).origin}/webhooks/${name}/${workspaceId}`,
    settings,
    secrets,
    created_at: isoTime(stored.createdAt),
    updated_at: isoTime(stored.updatedAt),
  };
}

function withoutSecrets(
  fields: Record<string, unknown>,
  prefix: string,
  secrets: string[],
): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (SECRET_FIELDS.has(name)) secrets.push(`${prefix}${name}`);
    else if (typeof value === 'object' && value !== null)
      shown[name] = withoutSecrets({ ...value }, `${prefix}${name}.`, secrets);
    else shown[name] = value;
  }
  return shown;
}
