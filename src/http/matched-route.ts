/** The route that answers a request, for middleware that stands before it. */
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './context.ts';

/** A route as the OpenAPI document names it (`METHOD /path/{id}`), and the parameters that it will see. */
export interface MatchedRoute {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** The route that answers; null when there is none. */
export function matchedRoute(c: Context<AppEnv>): MatchedRoute | null {
  // What ends in `*` is middleware. All else is looked up, whatever method it is registered for.
  const index = matchedRoutes(c).findIndex(({ path }) => !path.endsWith('*'));
  const matched = matchedRoutes(c)[index];
  if (matched === undefined) return null;
  const at = c.req.routeIndex;
  c.req.routeIndex = index;
  const parameters: Record<string, string | undefined> = c.req.param();
  c.req.routeIndex = at;
  const path = matched.path.replaceAll(/:(\w+)(\{[^{}]*\})?/g, '{$1}');
  return { name: `${matched.method} ${path}`, parameters };
}
