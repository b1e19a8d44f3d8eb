/** A client of the API within it, for doors that are no routes: each of its calls goes through the whole application, as any other. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Client, createClient } from '../../client/client.ts';
import type { AppEnv } from '../context.ts';
import { credentialOf } from '../middleware/authenticate.ts';

/** Answers a request as the application does. */
export type Answering = (request: Request) => Response | Promise<Response>;

/** Gives a route calls of the API in the name of its caller; `answer` is the application. */
export const provideInner = (answer: (request: Request, c: Context<AppEnv>) => ReturnType<Answering>) =>
  createMiddleware<AppEnv>((c, next) => {
    const credential = credentialOf(c);
    const { requestId } = c.var;
    const client = credential && innerClient((request) => answer(request, c), credential, requestId);
    c.set('inner', client || null);
    return next();
  });

/** Nobody looks at it: the request never leaves the isolate. */
const NOWHERE = 'https://strata.internal';

/** A client that speaks with a key or a token, under the id of the request that it works for. */
export const innerClient = (answer: Answering, credential: string, requestId: string): Client =>
  createClient({
    url: NOWHERE,
    key: credential,
    // Who waits for the door tries again themselves.
    patienceMs: 0,
    fetch: async (request) => {
      request.headers.set('x-request-id', requestId);
      return answer(request);
    },
  });
