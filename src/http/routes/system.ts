/** Health, readiness and the page of the API. Nothing here needs a key. */
import { createRoute, z } from '@hono/zod-openapi';
import { createRouter } from '../context.ts';
import { Readiness, readReadiness } from '../readiness.ts';
import { jsonAnswer } from '../schemas.ts';

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

export const systemRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/healthz',
      tags: ['system'],
      summary: 'Alive; touches nothing',
      security: [],
      responses: { 200: jsonAnswer(z.object({ status: z.literal('ok') }), 'Alive') },
    }),
    (c) => c.json({ status: 'ok' as const }, 200),
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/readyz',
      tags: ['system'],
      summary: 'Which parts answer, as of a few seconds ago at most',
      security: [],
      responses: {
        200: jsonAnswer(Readiness, 'All parts answer'),
        503: jsonAnswer(Readiness, 'Some part does not'),
      },
    }),
    async (c) => {
      const readiness = await readReadiness(c.env, c.var.now);
      return c.json(readiness, readiness.ready ? 200 : 503);
    },
  );

systemRoutes.get('/', (c) => c.redirect('/docs'));
systemRoutes.get('/docs', (c) => c.html(DOCS_PAGE));
systemRoutes.get('/docs/page.js', (c) => c.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript' }));

systemRoutes.get('/docs/:file', async (c) => {
  const file = c.req.param('file');
  if (!DOCS_FILES.includes(file)) return c.notFound();
  const asset = await c.env.ASSETS.fetch(new URL(`/${file}`, c.req.url));
  // A fetched answer has immutable headers, and the middleware adds some.
  return new Response(asset.body, asset);
});
