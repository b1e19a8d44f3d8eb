/**
 * Takes a token of OAuth at `/mcp` for what it stands for: a token of its user, made by the key that consented. From there on it is
 * one: revoked with that key, ended by the erasure of the user, and confined as any other.
 */
import { createMiddleware } from 'hono/factory';
import { SECOND_MS } from '../../lib/time.ts';
import { secondsFor } from '../../mcp/subscriptions.ts';
import { signToken } from '../access/tokens.ts';
import type { AppEnv } from '../context.ts';
import { credentialOf } from '../middleware/authenticate.ts';
import { authorizationServer, Grant, RESOURCE_METADATA_PATH, resourceOf } from './authorization-server.ts';

/** User, grant and secret; neither a key nor a token of ours has colons. */
const OAUTH_SHAPE = /^[^:]+:[^:]+:[^:]+$/;

/**
 * Accepts a token of an app, in front of `authenticate`. One that stands for nothing is left to `authenticate`, which refuses
 * it and says where one is had.
 */
export const oauthBearer = createMiddleware<AppEnv>(async (c, next) => {
  const found = authorizationServer(c);
  if (found === null) return next();
  const { origin, server } = found;
  const credential = credentialOf(c);
  if (credential !== null && OAUTH_SHAPE.test(credential)) {
    const validated = await server.validateToken(resourceOf(origin), credential, c.env);
    const grant = Grant.safeParse(validated?.props);
    if (grant.success) {
      const bearer = { ...grant.data, userName: null, conversationId: null };
      const endsAt = c.var.now() + secondsFor(c.req.raw) * SECOND_MS;
      const token = await signToken(c.var.config.rootSecret, bearer, endsAt);
      const headers = new Headers(c.req.raw.headers);
      headers.set('Authorization', `Bearer ${token}`);
      c.req.raw = new Request(c.req.raw, { headers });
    }
  }
  await next();
  if (c.res.status === 401)
    c.res.headers.set(
      'WWW-Authenticate',
      `Bearer resource_metadata="${origin}${RESOURCE_METADATA_PATH}${new URL(resourceOf(origin)).pathname}"`,
    );
});
