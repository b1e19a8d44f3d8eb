/** Health, readiness and the page of the API. Nothing here needs a key. */
import { z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { ok } from '../../lib/result.ts';
import type { AppEnv } from '../context.ts';
import { Readiness, readReadiness } from '../readiness.ts';
import { json, reply, routesOf } from '../route.ts';

const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Strata API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

/** Asks nobody else about the document. A key that was typed in ends with the page; earlier versions kept it in the browser. */
const DOCS_SCRIPT = `localStorage.removeItem('authorized');
SwaggerUIBundle({ url: '/openapi.json', dom_id: '#page', validatorUrl: null });
`;

/** The files of the page's library that it loads; no other asset is reachable. */
const DOCS_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

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

/** Serves the page. */
export function serveDocs(app: Hono<AppEnv>): void {
  app.get('/', (c) => c.redirect('/docs'));
  app.get('/docs', (c) => c.html(DOCS_PAGE));
  app.get('/docs/page.js', (c) => c.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/docs/:file', async (c) => {
    const file = c.req.param('file');
    if (!DOCS_FILES.includes(file)) return c.notFound();
    const asset = await c.env.ASSETS.fetch(new URL(`/${file}`, c.req.url));
    // A fetched answer has immutable headers, and the middleware adds some.
    return new Response(asset.body, asset);
  });
}
