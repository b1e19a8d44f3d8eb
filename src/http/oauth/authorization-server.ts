/**
 * OAuth for apps that speak MCP and can send no key: an app registers itself, a person who holds a key of the workspace consents for one
 * user, and the app's token opens `/mcp` as a token of that user would. There where a KV namespace is bound as `OAUTH_KV`. What is
 * stored is hashed or encrypted under the app's token, and names no user.
 */
import { OAuthAuthorizationServer } from '@cloudflare/workers-oauth-provider';
import type { Context } from 'hono';
import { z } from 'zod';
import { LruCache } from '../../lib/lru-cache.ts';
import type { AppEnv } from '../context.ts';

/** The one scope: what a token of the user may do. */
export const SCOPE = 'memory';
export const MCP_PATH = '/mcp';
export const AUTHORIZE_PATH = '/authorize';
/** Paths that the OAuth library answers by itself. */
export const SERVED_PATHS = [
  '/oauth/token',
  '/oauth/register',
  '/.well-known/oauth-authorization-server',
] as const;
/** Address at which an app learns who gives tokens for `/mcp` (RFC 9728). */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** An hour: within it a revoked grant may still be read from a cache of KV, but the key and the user are looked up each time. */
const ACCESS_TOKEN_TTL_SECONDS = 3_600;
/** An app that is not used for so long has to ask again. */
const GRANT_IDLE_TTL_SECONDS = 90 * 86_400;

/** Rights that a grant stands for; known to nobody but the holder of the app's token. */
export const Grant = z.object({
  workspaceId: z.string(),
  keyId: z.string(),
  userId: z.string(),
  /** Milliseconds: an erasure of the user after it ends it. */
  issuedAt: z.number(),
});
export type Grant = z.output<typeof Grant>;

/** Names under which one deployment is called: its own, and that of a preview. */
const ORIGINS_MAX = 20;
const servers = new LruCache<OAuthAuthorizationServer<AppEnv['Bindings']>>(ORIGINS_MAX);

/** The resource that a token is for. */
export const resourceOf = (origin: string): string => `${origin}${MCP_PATH}`;

/** The server that stands where the request was sent to; null where there is no namespace to keep grants in. */
export function authorizationServer(
  c: Context<AppEnv>,
): { readonly origin: string; readonly server: OAuthAuthorizationServer<AppEnv['Bindings']> } | null {
  if (c.env.OAUTH_KV === undefined) return null;
  const { origin } = new URL(c.req.url);
  const known = servers.get(origin);
  if (known) return { origin, server: known };
  const server = new OAuthAuthorizationServer<AppEnv['Bindings']>({
    issuer: origin,
    resources: [resourceOf(origin)],
    defaultResource: resourceOf(origin),
    scopesSupported: [SCOPE],
    clientRegistrationEndpoint: '/oauth/register',
    // An app that has an address of its own is known by it, and need not register.
    clientIdMetadataDocumentEnabled: true,
    accessTokenTTL: ACCESS_TOKEN_TTL_SECONDS,
    refreshTokenIdleTTL: GRANT_IDLE_TTL_SECONDS,
  });
  servers.set(origin, server);
  return { origin, server };
}
