/** A client of the API within it, for doors that are no routes: each of its calls goes through the whole application, as any other. */
import { type Client, createClient } from '../../client/client.ts';

/** Answers a request as the application does. */
export type Answering = (request: Request) => Response | Promise<Response>;

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
