/**
 * Headers that tell browsers and caches their limits. Answers of the API are a caller's own: nobody on the way keeps them, and no page
 * shows them in a frame. The page of the API loads its own files and talks to its own service; nothing else runs in it.
 */
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../context.ts';

const NONE = ["'none'"];
const OWN = ["'self'"];
const NOWHERE = { defaultSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE };

const ofData = secureHeaders({ contentSecurityPolicy: NOWHERE, xFrameOptions: 'DENY' });
const ofPages = secureHeaders({
  contentSecurityPolicy: {
    ...NOWHERE,
    scriptSrc: OWN,
    styleSrc: OWN,
    // The style sheet of the library holds its pictures.
    imgSrc: [...OWN, 'data:'],
    connectSrc: OWN,
  },
  xFrameOptions: 'DENY',
});

/** Headers for a page that says itself what it may do. */
const ofOwnRules = secureHeaders({ xFrameOptions: 'DENY' });

/** Says what a browser may do with an answer, by whether it is a page. */
export const browserHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.has('content-security-policy')) return ofOwnRules(c, () => Promise.resolve());
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
  await (isPage ? ofPages : ofData)(c, () => Promise.resolve());
});

/** Has no cache keep an answer, whatever became of the request. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
});
