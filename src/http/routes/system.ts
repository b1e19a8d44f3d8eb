/** Health, readiness and the page of the API. Nothing here needs a key. */
import { createRoute, z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { databaseAt, placementsOf } from '../../env.ts';
import { describeError, log } from '../../lib/log.ts';
import { ObjectVectorIndex } from '../../models/object-vector-index.ts';
import { Database } from '../../store/database.ts';
import { RESTORE_ADVICE, selectRestoreMark } from '../../store/restore-mark.ts';
import { createRouter } from '../context.ts';
import { jsonAnswer } from '../schemas.ts';

const Readiness = z
  .object({
    ready: z.boolean(),
    parts: z.record(z.string(), z.enum(['ok', 'failing', 'restoring'])),
    reason: z.string().optional().openapi({ description: 'What to do about it, where that is known.' }),
  })
  .openapi('Readiness');

type PartState = z.infer<typeof Readiness>['parts'][string];

/** Whether a database answers, and is whole. */
async function readyDatabase(db: Database, query: SQL): Promise<PartState> {
  const [marks] = await db.batch('ready', [selectRestoreMark(db), db.select(query)]);
  return marks.length > 0 ? 'restoring' : 'ok';
}

/** Workspace whose (empty) index answers the readiness check. */
const READINESS_INDEX = 'readiness';

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
      summary: 'Which parts answer',
      security: [],
      responses: {
        200: jsonAnswer(Readiness, 'All parts answer'),
        503: jsonAnswer(Readiness, 'Some part does not'),
      },
    }),
    async (c) => {
      const { now, accountDb } = c.var;
      const checks: [string, () => Promise<unknown>][] = [
        ['account_db', () => readyDatabase(accountDb, sql`select 1 from workspaces limit 1`)],
        ...placementsOf(c.env).map((placement): [string, () => Promise<unknown>] => [
          placement.toLowerCase(),
          async () => {
            const binding = databaseAt(c.env, placement);
            if (!binding) throw new Error('no such binding');
            const db = new Database(binding, now);
            return readyDatabase(db, sql`select 1 from events_fts limit 1`);
          },
        ]),
        ['vector_index', () => new ObjectVectorIndex(c.env.VECTOR_INDEX, READINESS_INDEX).count()],
      ];
      const parts = await Promise.all(
        checks.map(async ([part, check]): Promise<[string, PartState]> => {
          try {
            return [part, (await check()) === 'restoring' ? 'restoring' : 'ok'];
          } catch (error) {
            log('error', 'readiness_failed', { part, error: describeError(error) });
            return [part, 'failing'];
          }
        }),
      );
      const ready = parts.every(([, state]) => state === 'ok');
      const isRestoring = parts.some(([, state]) => state === 'restoring');
      const reason = isRestoring ? { reason: RESTORE_ADVICE } : {};
      return c.json({ ready, parts: Object.fromEntries(parts), ...reason }, ready ? 200 : 503);
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
