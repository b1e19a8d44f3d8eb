/**
 * Confines a call with a token to its user, before any route sees it: a route that no rule names is forbidden, and the
 * request goes on with the token's user filled in. See `token-scope.ts`.
 */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseJson } from '../../lib/json.ts';
import { confineRequest, ruleFor } from '../access/token-scope.ts';
import type { AppEnv } from '../context.ts';
import { matchedRoute } from '../matched-route.ts';
import { problem } from '../problem.ts';

/** Lets keys pass as they are, and tokens as far as their rule goes. */
export const confine = createMiddleware<AppEnv>(async (c, next) => {
  const { principal } = c.var;
  if (principal.kind !== 'token') return next();
  const route = matchedRoute(c);
  // No such route: that is what the answer says.
  if (route === null) return next();
  const rule = ruleFor(route.name, principal);
  if (!rule.ok) return problem(c, rule.error);
  const url = new URL(c.req.url);
  const { userId, conversationId } = principal;
  const text = await c.req.text();
  // A body that is no JSON is refused by its route, in its own words.
  const sent = { path: route.parameters, query: url.searchParams, body: parseJson(text) };
  const confined = confineRequest(rule.value, principal, sent);
  if (!confined.ok) return problem(c, confined.error);
  url.search = confined.value.query.toString();
  const { body } = confined.value;
  replaceRequest(c, url, body === undefined ? text : JSON.stringify(body));
  c.set('confinement', { userId, conversationId, ownOnly: rule.value.conversation === 'own' });
  return next();
});

/** Sends on exactly the text that was checked: a body that was read otherwise by the route might name another user. */
function replaceRequest(c: Context<AppEnv>, url: URL, text: string): void {
  const { method } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.delete('content-length');
  c.req.bodyCache = {};
  c.req.raw = new Request(url, { method, headers, ...(text === '' ? {} : { body: text }) });
}
