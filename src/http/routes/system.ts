/** Health and readiness. Neither needs a key. */
import { z } from '@hono/zod-openapi';
import { ok } from '../../lib/result.ts';
import { Readiness, readReadiness } from '../readiness.ts';
import { json, reply, routesOf } from '../route.ts';

const route = routesOf('system');

export const systemRoutes = [
  route('GET /healthz', {
    role: 'open',
    summary: 'Alive; touches nothing',
    answers: { 200: json(z.object({ status: z.literal('ok') }), 'Alive') },
    errors: {},
    handler: () => ok({ status: 'ok' as const }),
  }),

  route('GET /readyz', {
    role: 'open',
    summary: 'Which parts answer, as of a few seconds ago at most',
    answers: { 200: json(Readiness, 'All parts answer'), 503: json(Readiness, 'Some part does not') },
    errors: {},
    handler: async (c) => {
      const readiness = await readReadiness(c.env, c.var.now);
      return ok(reply(readiness.ready ? 200 : 503, readiness));
    },
  }),
];
