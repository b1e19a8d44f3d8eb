/** Connections of a workspace to messaging platforms (admin). Secrets go in and never come out. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ADAPTER_NAMES, type AdapterName, type CommonConfig } from '../../adapters/adapter.ts';
import { ADAPTERS } from '../../adapters/adapters.ts';
import { SECRET_FIELDS } from '../../adapters/config-fields.ts';
import { type Connection, configPlace, readStored } from '../../adapters/connection.ts';
import { GATEWAY_STATUSES } from '../../adapters/discord/gateway/gateway-state.ts';
import { gatewayOf } from '../../adapters/discord/gateway/open-gateway.ts';
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
import { type AppEnv, auditOf } from '../context.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { invalidRequest } from '../problem.ts';
import { json, routesOf } from '../route.ts';
import { isoTime } from '../schemas.ts';
import { forgetConnection } from '../webhook-connections.ts';
import type { Wire } from '../wire.ts';

const params = { adapter: z.enum(ADAPTER_NAMES).openapi({ example: 'discord' }) };

const WebhookAnswer = z
  .object({
    adapter: z.enum(ADAPTER_NAMES),
    url: z.string().openapi({ description: 'The address to enter at the platform.' }),
    settings: z.record(z.string(), z.unknown()).openapi({ description: 'The settings, without secrets.' }),
    secrets: z.array(z.string()).openapi({ description: 'Names of the secrets that are set.' }),
    gateway: z
      .object({ status: z.enum(GATEWAY_STATUSES), reason: z.string().nullable(), since: z.string() })
      .nullable()
      .openapi({
        description:
          'Of discord with a `bot_token`: the connection over which messages come. `refused`: what `reason` says is to be mended, and the platform configured anew.',
      }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Webhook');

const ConfigBody = z.record(z.string().max(NAME_MAX_CHARS), z.unknown()).openapi({
  description: `Of every adapter: \`reply_to\` (\`mentions\`, \`all\` or \`none\`: which messages of groups are turns), \`channel_id\`, \`memory\` (\`full\`, \`read\` or \`off\`, for the conversations that it opens from then on), \`outgoing: {url, secret}\` (where prompts go when no model answers here). slack: \`signing_secret\`, \`bot_token\`, \`bot_user_id\`. discord: \`public_key\`, \`application_id\`, \`bot_token\` (optional: hears messages of channels). telegram: \`bot_token\`, \`secret_token\`, \`bot_username\`. whatsapp: \`app_secret\`, \`verify_token\`, \`access_token\`. generic: \`secret\`. Of all but generic: \`api_url\`.`,
});

/** Sealer of secrets; an error where the deployment has no key for it. */
const sealerOf = (c: Context<AppEnv>): Result<Sealer, MemoryError> => {
  const { sealer } = c.var.config.webhooks;
  const message = 'Webhooks need a key of the deployment: wrangler secret put SECRETS_KEY.';
  return sealer ? ok(sealer) : err({ code: 'not_configured', message });
};

const sealedOtherwise = ({ adapter }: StoredAdapter): MemoryError => ({
  code: 'not_configured',
  message: `${adapter} is sealed under another key: set SECRETS_KEY_PREVIOUS to it, or configure ${adapter} anew.`,
});

const changeOf = (c: Context<AppEnv>, adapter: AdapterName) => {
  const { id: auditId, ...who } = auditOf(c);
  return { workspaceId: c.var.services.workspace.id, adapter, auditId, ...who };
};

const route = routesOf('webhooks');

export const webhookAdapterRoutes = [
  route('GET /v1/webhooks', {
    role: 'admin',
    summary: 'Messaging platforms of the workspace (admin)',
    query: PageQuery,
    needs: { page: askedPage, sealer: sealerOf },
    answers: { 200: json(listOf(WebhookAnswer), 'Platforms, by name') },
    handler: async (c, { page, sealer }) => {
      const { db, workspace } = c.var.services;
      const found = await listAdapters(db, workspace.id, page);
      const foreign = found.data.find(({ sealed }) => !sealer.isOwn(sealed));
      if (foreign !== undefined) return err(sealedOtherwise(foreign));
      const data = await Promise.all(found.data.map((each) => toAnswer(c, sealer, each)));
      return ok(toList(page, { ...found, data }, (answer) => answer));
    },
  }),

  route('PUT /v1/webhooks/{adapter}', {
    role: 'admin',
    summary: 'Configure a messaging platform, in place of what was configured (admin)',
    params,
    body: ConfigBody,
    // The one platform without a secret: none that everybody has read is ever set.
    example: {
      public_key: 'ec47323b4eee3081e8d6b04640fbe60bf13a53de12c0937cc0f764a669436a2f',
      application_id: '900000000000000001',
    },
    needs: { sealer: sealerOf },
    answers: { 200: json(WebhookAnswer, 'As configured') },
    handler: async (c, { sealer, params: { adapter }, body }) => {
      const config = await checkConfig(c, adapter, body);
      if (!config.ok) return config;
      const { db, workspace } = c.var.services;
      const sealed = await sealer.seal(JSON.stringify(config.value), configPlace(workspace.id, adapter));
      c.set('made', [['webhook', adapter]]);
      await putAdapter(db, changeOf(c, adapter), sealed);
      forgetConnection(workspace.id, adapter);
      await followGateway(c, adapter, hasBot(config.value));
      const stored = await getAdapter(db, workspace.id, adapter);
      return stored ? ok(await toAnswer(c, sealer, stored)) : err(notFound('webhook'));
    },
  }),

  route('GET /v1/webhooks/{adapter}', {
    role: 'admin',
    summary: 'Configuration of a messaging platform (admin)',
    params,
    needs: { sealer: sealerOf },
    answers: { 200: json(WebhookAnswer, 'As configured') },
    handler: async (c, { sealer, params: { adapter } }) => {
      const { db, workspace } = c.var.services;
      const stored = await getAdapter(db, workspace.id, adapter);
      if (stored === null) return err(notFound('webhook'));
      return sealer.isOwn(stored.sealed)
        ? ok(await toAnswer(c, sealer, stored))
        : err(sealedOtherwise(stored));
    },
  }),

  route('DELETE /v1/webhooks/{adapter}', {
    role: 'admin',
    summary: 'Forget a messaging platform with its secrets (admin)',
    params,
    answers: { 204: { description: 'Forgotten; other locations take its deliveries for 30 seconds more' } },
    handler: async (c, { params: { adapter } }) => {
      const { db, workspace } = c.var.services;
      const removed = await removeAdapter(db, changeOf(c, adapter));
      forgetConnection(workspace.id, adapter);
      await followGateway(c, adapter, false);
      await endAnswers(c, ['webhook', adapter]);
      return removed ? ok(null) : err(notFound('webhook'));
    },
  }),
];

/** Connects to Discord's gateway as a workspace wants it now, or leaves it. */
async function followGateway(c: Context<AppEnv>, adapter: AdapterName, isWanted: boolean): Promise<void> {
  const objects = c.env.DISCORD_GATEWAY;
  if (adapter !== 'discord' || objects === undefined) return;
  const { id } = c.var.services.workspace;
  const gateway = gatewayOf(objects, id);
  await (isWanted ? gateway.start(id) : gateway.stop());
}

/** State of the connection to Discord's gateway; null where there is none to be. One that a backup was restored without is made. */
async function gatewayIn(
  c: Context<AppEnv>,
  { adapter, config }: Connection,
): Promise<Wire<typeof WebhookAnswer>['gateway']> {
  const objects = c.env.DISCORD_GATEWAY;
  if (adapter.name !== 'discord' || objects === undefined || !hasBot(config)) return null;
  const { id } = c.var.services.workspace;
  const gateway = gatewayOf(objects, id);
  let state = await gateway.state();
  if (state === null) {
    await gateway.start(id);
    state = await gateway.state();
  }
  return state && { ...state, since: isoTime(state.since) };
}

const hasBot = (config: object): boolean => 'bot_token' in config && config.bot_token !== undefined;

/** Checks the configuration that an admin sent: fields of the platform, and the addresses that it would call. */
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
): Promise<Wire<typeof WebhookAnswer>> {
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
    gateway: await gatewayIn(c, connection),
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
