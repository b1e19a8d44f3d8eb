/** The Worker without a client in between, for answers that are no JSON. */
import { exports } from 'cloudflare:workers';

/** Fetches a path of the Worker. */
export const fetchRaw = (path: string, init: RequestInit = {}): Promise<Response> =>
  (exports as unknown as { default: Fetcher }).default.fetch(`https://strata.test${path}`, init);
