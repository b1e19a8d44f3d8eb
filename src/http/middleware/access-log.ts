/** One structured line a request: method, route, status, time. No path, query or text: ids in paths may be personal. */
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { log } from '../../lib/log.ts';
import type { AppEnv } from '../context.ts';

/** Logs a request after its answer. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  log('info', 'request', {
    request_id: c.var.requestId,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - startedAt,
  });
});
