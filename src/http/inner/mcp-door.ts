/**
 * `/mcp`: who calls, and for whom. A token speaks for its user. A key speaks for all, and names the user in each call; with
 * `X-Strata-User` it speaks for that one as a token of theirs would, so that no argument of a model leads to anybody else.
 */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { err, ok, type Result } from '../../lib/result.ts';
import type { McpCaller } from '../../mcp/caller.ts';
import { secondsFor } from '../../mcp/subscriptions.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { KEY_ROLES } from '../../memory/types.ts';
import type { AppEnv } from '../context.ts';
import { credentialOf } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { Name } from '../schemas.ts';
import { type Answering, innerClient } from './inner-client.ts';

const USER_HEADER = 'X-Strata-User';
const CONVERSATION_HEADER = 'X-Strata-Conversation';

/** Pages that run on the caller's own machine, such as the inspector of the protocol. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Refuses requests of pages that nobody has listed in `CORS_ORIGINS`: one that has bent a name of its own to this machine would
 * otherwise reach a service that only listens there.
 */
export const refuseForeignOrigins = createMiddleware<AppEnv>((c, next) => {
  const origin = c.req.header('origin');
  const isKnown = origin === undefined || LOOPBACK.test(origin) || c.var.config.corsOrigins.includes(origin);
  return isKnown
    ? next()
    : Promise.resolve(problem(c, { code: 'forbidden', message: 'This origin is not one of CORS_ORIGINS.' }));
});

/** The door; `answer` is the application, which each tool calls. */
export const mcpDoor =
  (answer: (request: Request, c: Context<AppEnv>) => ReturnType<Answering>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const caller = await callerOf(c, (request) => answer(request, c));
    if (!caller.ok) return problem(c, caller.error);
    // Isolates that nobody asks for tools start without the server of the protocol.
    const { serveMcp } = await import('../../mcp/serve.ts');
    return serveMcp(c.req.raw, caller.value);
  };

async function callerOf(c: Context<AppEnv>, answer: Answering): Promise<Result<McpCaller, MemoryError>> {
  const { principal, requestId } = c.var;
  const credential = credentialOf(c);
  if (principal.kind === 'root' || credential === null)
    return err({ code: 'forbidden', message: 'Use a key of the workspace here, or a token.' });
  const client = innerClient(answer, credential, requestId);
  const conversation = headerOf(c, CONVERSATION_HEADER);
  const userId = headerOf(c, USER_HEADER);
  if (!conversation.ok) return conversation;
  if (!userId.ok) return userId;
  if (principal.kind === 'token') {
    if (userId.value !== null && userId.value !== principal.userId)
      return err(invalid(USER_HEADER, 'is not the user of this token'));
    const bound = principal.conversationId;
    return ok({
      client,
      userId: principal.userId,
      conversation: bound ?? conversation.value,
      isBound: bound !== null,
    });
  }
  const caller = { client, userId: userId.value, conversation: conversation.value, isBound: false };
  if (userId.value === null) return ok(caller);
  if (KEY_ROLES.indexOf(principal.role) < KEY_ROLES.indexOf('member'))
    return err({ code: 'forbidden', message: `${USER_HEADER} needs a key of role member.` });
  const { token } = await client.call('POST /v1/tokens', {
    body: { user_id: userId.value, ttl_seconds: secondsFor(c.req.raw) },
  });
  return ok({ ...caller, client: innerClient(answer, token, requestId) });
}

/** A name in a header; null where there is none. */
function headerOf(c: Context<AppEnv>, header: string): Result<string | null, MemoryError> {
  const sent = c.req.header(header);
  if (sent === undefined) return ok(null);
  const named = Name.safeParse(sent);
  return named.success
    ? ok(named.data)
    : err(invalid(header, named.error.issues[0]?.message ?? 'is invalid'));
}
