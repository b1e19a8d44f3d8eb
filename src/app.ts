/** The application: the order of the middleware, the routes, and what happens to errors. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './http/context.ts';
import { serveDocs } from './http/docs/serve.ts';
import { provideInner } from './http/inner/inner-client.ts';
import { mcpDoor, refuseForeignOrigins } from './http/inner/mcp-door.ts';
import { accessLog } from './http/middleware/access-log.ts';
import { authenticate } from './http/middleware/authenticate.ts';
import { browsers } from './http/middleware/browsers.ts';
import { confine } from './http/middleware/confine.ts';
import { idempotency } from './http/middleware/idempotency.ts';
import { limitVisitors, rateLimit } from './http/middleware/rate-limit.ts';
import { browserHeaders, noStore } from './http/middleware/response-headers.ts';
import { provideBasics, provideWorkspace } from './http/middleware/services.ts';
import { type QueryFields, queryFieldsOf, strictQuery } from './http/middleware/strict-query.ts';
import { AUTHORIZE_PATH, MCP_PATH } from './http/oauth/authorization-server.ts';
import { oauthBearer } from './http/oauth/oauth-bearer.ts';
import { serveOAuth } from './http/oauth/oauth-routes.ts';
import { internalProblem, invalidRequest, problem } from './http/problem.ts';
import type { Route } from './http/route.ts';
import { anthropicRoutes } from './http/routes/anthropic.ts';
import { auditRoutes } from './http/routes/audit.ts';
import { branchRoutes } from './http/routes/branches.ts';
import { channelRoutes } from './http/routes/channels.ts';
import { chatRoutes } from './http/routes/chat.ts';
import { compactionRoutes } from './http/routes/compactions.ts';
import { conversationRoutes } from './http/routes/conversations.ts';
import { documentRoutes } from './http/routes/documents.ts';
import { eventRoutes } from './http/routes/events.ts';
import { factRoutes } from './http/routes/facts.ts';
import { graphRoutes } from './http/routes/graph.ts';
import { importFileRoutes } from './http/routes/import-file.ts';
import { ingestRoutes } from './http/routes/ingest.ts';
import { keyRoutes } from './http/routes/keys.ts';
import { maintenanceRoutes } from './http/routes/maintenance.ts';
import { memberRoutes } from './http/routes/members.ts';
import { memoryRoutes } from './http/routes/memories.ts';
import { orientationRoutes } from './http/routes/orientation.ts';
import { personaRoutes } from './http/routes/personas.ts';
import { placementRoutes } from './http/routes/placements.ts';
import { responsesRoutes } from './http/routes/responses.ts';
import { reviewRoutes } from './http/routes/review.ts';
import { scratchpadRoutes } from './http/routes/scratchpads.ts';
import { searchRoutes } from './http/routes/search.ts';
import { systemRoutes } from './http/routes/system.ts';
import { tokenRoutes } from './http/routes/tokens.ts';
import { transferRoutes } from './http/routes/transfer.ts';
import { turnRoutes } from './http/routes/turns.ts';
import { userRoutes } from './http/routes/users.ts';
import { webhookAdapterRoutes } from './http/routes/webhook-adapters.ts';
import { webhookDeliveryRoutes } from './http/routes/webhook-deliveries.ts';
import { webhookRoutes } from './http/routes/webhooks.ts';
import { workspaceRoutes } from './http/routes/workspaces.ts';
import { servePage } from './http/serve-page.ts';
import { ConfigurationError } from './lib/configuration-error.ts';
import { describeError, log } from './lib/log.ts';
import { invalid, notFound } from './memory/errors.ts';
import { BODY_MAX_BYTES, INGEST_BODY_MAX_BYTES, WEBHOOK_BODY_MAX_BYTES } from './memory/limits.ts';
import { isFenced } from './store/moving/marks.ts';

/** Routes in the order of the document. */
const ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...workspaceRoutes,
  ...placementRoutes,
  ...keyRoutes,
  ...tokenRoutes,
  ...channelRoutes,
  ...conversationRoutes,
  ...memberRoutes,
  ...turnRoutes,
  ...chatRoutes,
  ...responsesRoutes,
  ...anthropicRoutes,
  ...compactionRoutes,
  ...eventRoutes,
  ...ingestRoutes,
  ...memoryRoutes,
  ...factRoutes,
  ...graphRoutes,
  ...reviewRoutes,
  ...documentRoutes,
  ...personaRoutes,
  ...branchRoutes,
  ...orientationRoutes,
  ...scratchpadRoutes,
  ...searchRoutes,
  ...userRoutes,
  ...transferRoutes,
  ...importFileRoutes,
  ...auditRoutes,
  ...maintenanceRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...webhookAdapterRoutes,
];

/** Calls that take many items at once; clients of OpenAI send a whole conversation with every message. */
/** Chats: each is a turn, whose answer its session remembers. */
const CHAT_PATHS = ['/v1/chat/completions', '/v1/responses', '/v1/messages', '/v1/messages/count_tokens'];
/** Files of other services: each is put in by calls of the API. */
const IMPORT_FILE_PATH = '/v1/import/file';
const BULK_PATHS = new Set([
  '/v1/ingest',
  '/v1/ingest/batch',
  '/v1/import',
  IMPORT_FILE_PATH,
  '/v1/memories/batch',
  ...CHAT_PATHS,
]);

/** Paths at which apps ask to be let in, and people let them in. */
const OAUTH_PATHS = [AUTHORIZE_PATH, '/oauth/*', '/.well-known/*'];

const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => problem(c, { code: 'too_large', limitBytes: maxSize }) });

/** Builds the application; it keeps no state between requests. */
export function createApp() {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => (result.success ? undefined : problem(c, invalidRequest(result.error))),
  });
  const ordinaryBody = limitBody(BODY_MAX_BYTES);
  const ingestBody = limitBody(INGEST_BODY_MAX_BYTES);
  let queryFields: QueryFields | undefined;
  const checkQuery = strictQuery(() => {
    queryFields ??= queryFieldsOf(app.openAPIRegistry.definitions);
    return queryFields;
  });

  app.use(requestId(), accessLog, browserHeaders);
  app.on('ALL', ['/v1/*', '/healthz/*', '/readyz/*', '/webhooks/*', MCP_PATH, AUTHORIZE_PATH], noStore);
  app.on('ALL', ['/v1/*', '/readyz/*', '/webhooks/*', MCP_PATH, ...OAUTH_PATHS], provideBasics);
  app.use('/webhooks/*', limitBody(WEBHOOK_BODY_MAX_BYTES));
  app.use('/v1/*', browsers, authenticate, provideWorkspace, rateLimit);
  app.use('/v1/*', (c, next) => (BULK_PATHS.has(c.req.path) ? ingestBody : ordinaryBody)(c, next));
  // Before a token's user is filled in. Platforms ask with queries of their own.
  app.on('ALL', ['/v1/*', '/healthz/*', '/readyz/*'], checkQuery);
  app.use('/v1/*', confine);
  // Turns remember their own answers, in their session; chats are turns.
  app.use('/v1/*', (c, next) =>
    /\/turns(\/|$)/.test(c.req.path) || CHAT_PATHS.includes(c.req.path) ? next() : idempotency(c, next),
  );

  // Each tool is a call of the API, which is checked and counted as one.
  app.on('ALL', OAUTH_PATHS, limitVisitors, ordinaryBody);
  serveOAuth(app);
  app.use(
    MCP_PATH,
    refuseForeignOrigins,
    browsers,
    oauthBearer,
    authenticate,
    provideWorkspace,
    rateLimit,
    ordinaryBody,
  );
  app.all(
    MCP_PATH,
    mcpDoor((request, c) => app.fetch(request, c.env, c.executionCtx)),
  );

  // For all paths, as other middleware: a route is known by the first name that holds no star.
  const calls = provideInner((request, c) => app.fetch(request, c.env, c.executionCtx));
  app.use('/v1/*', (c, next) => (c.req.path === IMPORT_FILE_PATH ? calls(c, next) : next()));

  for (const route of ROUTES) route(app);
  serveDocs(app);
  servePage(app);
  app.notFound((c) => problem(c, notFound('route')));
  app.onError((error, c) => {
    // Hono's own refusals: a body that is no JSON, or is not sent as JSON.
    if (error instanceof HTTPException && error.status < 500)
      return problem(c, invalid('body', error.message));
    if (error instanceof ConfigurationError) {
      log('error', 'misconfigured', { request_id: c.get('requestId'), error: describeError(error) });
      return problem(c, { code: 'misconfigured', faults: error.faults });
    }
    if (isFenced(error)) return problem(c, { code: 'moving' });
    log('error', 'request_failed', { request_id: c.get('requestId'), error: describeError(error) });
    return internalProblem(c);
  });
  return app;
}
