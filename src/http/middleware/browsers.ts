/**
 * Cross-origin calls of browsers, from the origins that `CORS_ORIGINS` names. It stands before authentication: a preflight carries
 * no key, and a page must be able to read why it was refused. Without the variable no answer has a CORS header.
 */
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { REPLAYED_HEADER } from './idempotency.ts';

/** Longest that Chromium keeps a preflight; asking for more is in vain. */
const PREFLIGHT_MAX_AGE_SECONDS = 7_200;

// Request headers are not listed: who may call is told by origin and token, and clients of other makers send their own.
const allowListed = cors({
  origin: (origin, c) => (c.var.config.corsOrigins.includes(origin) ? origin : null),
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: [
    REPLAYED_HEADER,
    'Retry-After',
    'X-Should-Retry',
    'X-Request-Id',
    'X-Strata-Conversation',
    'X-Strata-Turn',
    'X-Strata-Status',
  ],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
});

/** Answers preflights, and lets listed origins read what follows. */
export const browsers = createMiddleware<AppEnv>((c, next) =>
  c.var.config.corsOrigins.length === 0 ? next() : allowListed(c, next),
);
