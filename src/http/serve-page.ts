/**
 * The management page: one document at `/` and the files that it loads under `/assets/`, as `npm start` and `npm run deploy` built them.
 * Where one is in the page stands behind `#` in its address, so that no server learns what was looked for, or whom.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** The name of such a file has a hash of what is in it: it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** An asset of the Worker as an answer, with `not modified` where the browser has it already. */
export async function assetAt(c: Context<AppEnv>, path: string): Promise<Response> {
  const headers = new Headers();
  const known = c.req.header('if-none-match');
  if (known !== undefined) headers.set('if-none-match', known);
  const asset = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { headers }));
  // A fetched answer has immutable headers, and the middleware adds some.
  return new Response(asset.body, asset);
}

/** Serves the page and its files, and nothing else of the folder. */
export function servePage(app: OpenAPIHono<AppEnv>): void {
  app.get('/', (c) => assetAt(c, '/'));
  app.get('/assets/:file{[\\w.-]+}', async (c) => {
    const file = await assetAt(c, `/assets/${c.req.param('file')}`);
    if (file.status === 404) return c.notFound();
    if (file.ok) file.headers.set('Cache-Control', FOR_EVER);
    return file;
  });
}
