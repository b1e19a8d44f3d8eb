/** The paths of OAuth: what an app reads and registers at, and the consent of a person who holds a key of the workspace. */
import { AuthorizationError, CimdFetchError } from '@cloudflare/workers-oauth-provider';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { base64Url, sha256Hex } from '../../lib/crypto/hash.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { hiddenNameOf } from '../../memory/lifetime/tombstones.ts';
import { KEY_ROLES } from '../../memory/types.ts';
import type { AppEnv, KeyPrincipal } from '../context.ts';
import { keyPrincipal } from '../middleware/authenticate.ts';
import { Name } from '../schemas.ts';
import {
  AUTHORIZE_PATH,
  authorizationServer,
  type Grant,
  RESOURCE_METADATA_PATH,
  resourceOf,
  SCOPE,
  SERVED_PATHS,
} from './authorization-server.ts';
import { consentPage, refusalPage } from './consent-page.ts';

const NONCE_BYTES = 16;
/** Two fields, a handle and a button. */
const FORM_MAX_BYTES = 8_000;

/** Puts the paths into an application; where no namespace is bound there are none. */
export function serveOAuth(app: OpenAPIHono<AppEnv>): void {
  app.on('ALL', [...SERVED_PATHS], (c) => {
    const found = authorizationServer(c);
    return found ? found.server.fetch(c.req.raw, c.env, c.executionCtx as ExecutionContext) : c.notFound();
  });
  for (const path of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`])
    app.get(path, (c) => {
      const found = authorizationServer(c);
      if (!found) return c.notFound();
      c.header('Access-Control-Allow-Origin', '*');
      return c.json({
        resource: resourceOf(found.origin),
        authorization_servers: [found.origin],
        scopes_supported: [SCOPE],
        bearer_methods_supported: ['header'],
      });
    });
  app.get(AUTHORIZE_PATH, (c) => answered(c, () => ask(c)));
  app.post(AUTHORIZE_PATH, (c) => answered(c, () => decide(c)));
}

/** Turns a fault in the request of an app into an answer to it, if it is known to be the app, and else to the person. */
async function answered(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    // The address that an app is known by tells nothing of it.
    if (error instanceof CimdFetchError)
      return page(c, (nonce) => refusalPage('This app could not be verified.', nonce), 400);
    if (!(error instanceof AuthorizationError)) throw error;
    if (error.redirectTo) return c.redirect(error.redirectTo);
    return page(c, (nonce) => refusalPage(error.description ?? error.code, nonce), 400);
  }
}

async function ask(c: Context<AppEnv>): Promise<Response> {
  const found = authorizationServer(c);
  if (!found) return c.notFound();
  const api = found.server.getOAuthApi(c.env);
  const request = await api.parseAuthRequest(c.req.raw);
  const app = await api.describeConsent(request);
  const consent = await api.beginConsent(request);
  const answer = await page(c, (nonce) => consentPage(app, consent.handle, nonce), 200);
  for (const cookie of consent.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

async function decide(c: Context<AppEnv>): Promise<Response> {
  const found = authorizationServer(c);
  if (!found) return c.notFound();
  const bytes = await c.req.arrayBuffer();
  const form = new URLSearchParams(bytes.byteLength > FORM_MAX_BYTES ? '' : new TextDecoder().decode(bytes));
  const handle = form.get('handle') ?? '';
  const api = found.server.getOAuthApi(c.env);
  if (form.get('decision') !== 'approve') {
    const denied = await api.denyConsent(c.req.raw, handle);
    return new Response(null, { status: 302, headers: denied.headers });
  }
  // Before the handle is used up: who has mistyped goes back, and tries again.
  const granted = await grantOf(c, form);
  if (!granted.ok) return page(c, (nonce) => refusalPage(granted.error, nonce), 403);
  const approved = await api.approveConsent(c.req.raw, handle, { scope: [SCOPE] });
  const { workspaceId, userId } = granted.value;
  const { redirectTo } = await api.completeAuthorization({
    request: approved.request,
    userId: hiddenNameOf(c.var.config.hider, workspaceId, userId),
    metadata: {},
    scope: [SCOPE],
    props: granted.value,
  });
  approved.headers.set('Location', redirectTo);
  return new Response(null, { status: 302, headers: approved.headers });
}

/** The grant that a person asks for: a user of the workspace whose key they hold, if it may speak for users. Errors are shown to them. */
async function grantOf(c: Context<AppEnv>, form: URLSearchParams): Promise<Result<Grant, string>> {
  const user = Name.safeParse(form.get('user_id'));
  if (!user.success)
    return err(`The user ${user.error.issues[0]?.message ?? 'is invalid'}. Go back and try again.`);
  const key: KeyPrincipal | null = await keyPrincipal(c, sha256Hex(form.get('key')?.trim() ?? ''));
  if (key === null) return err('That is no key of a workspace here. Go back and try again.');
  if (KEY_ROLES.indexOf(key.role) < KEY_ROLES.indexOf('member'))
    return err('That key may only read: it takes one of role member or admin.');
  return ok({ workspaceId: key.workspace.id, keyId: key.keyId, userId: user.data, issuedAt: c.var.now() });
}

/** A page that loads nothing, runs nothing and stands in no frame. Where its form leads is the app's: browsers hold redirects against `form-action`. */
async function page(
  c: Context<AppEnv>,
  write: (nonce: string) => ReturnType<typeof consentPage>,
  status: 200 | 400 | 403,
): Promise<Response> {
  const nonce = base64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return c.html(write(nonce), status);
}
