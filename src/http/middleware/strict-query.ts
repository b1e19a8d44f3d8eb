/**
 * Refuses what a query holds beyond the fields of its route, as an unknown field of a body is refused: a filter that is misspelt
 * would otherwise be no filter. And a field that stands there twice, of which nobody can tell which one is meant.
 */
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { matchedRoute } from '../matched-route.ts';
import { problem } from '../problem.ts';

/** The fields of each route's query, by the name of the route. */
export type QueryFields = ReadonlyMap<string, ReadonlySet<string>>;

/** A route as it was registered for the OpenAPI document; its query is a schema of an object. */
interface Definition {
  readonly type: string;
  readonly route?: {
    readonly method: string;
    readonly path: string;
    readonly request?: { readonly query?: unknown };
  };
}

/** The fields of every registered route. */
export const queryFieldsOf = (definitions: readonly Definition[]): QueryFields =>
  new Map(
    definitions.flatMap(({ route }) => {
      if (route === undefined) return [];
      const { shape = {} } = (route.request?.query ?? {}) as { readonly shape?: object };
      return [[`${route.method.toUpperCase()} ${route.path}`, new Set(Object.keys(shape))] as const];
    }),
  );

/** Lets a request pass whose query its route knows. The fields are asked for late: routes come after middleware. */
export const strictQuery = (fields: () => QueryFields) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const known = fields().get(matchedRoute(c)?.name ?? '');
    const wrong = Object.entries(c.req.queries()).flatMap(([field, values]) => {
      if (known === undefined) return [];
      if (!known.has(field)) return [{ field, message: 'is not a known field' }];
      return values.length > 1 ? [{ field, message: 'may be given once only' }] : [];
    });
    return wrong.length > 0 ? problem(c, { code: 'invalid', fields: wrong }) : next();
  });
