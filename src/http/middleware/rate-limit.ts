/**
 * Rate limits at the edge, by key and by user: approximate, counted where a request arrives, and set in wrangler.toml. What must be
 * exact is a setting (`daily_turns_max`). A limiter that fails lets requests pass: it protects, it does not decide.
 */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeError, log } from '../../lib/log.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { AppEnv } from '../context.ts';
import { problem } from '../problem.ts';

/** The period of both limits in wrangler.toml; after it a caller has their whole allowance again. */
const PERIOD_SECONDS = 10;

/** Refuses what a key, or the user of a token, sends beyond its limit. */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { principal } = c.var;
  if (principal.kind === 'root') return next();
  const { KEY_RATE_LIMIT: limiter } = c.env;
  const refused =
    principal.kind === 'token'
      ? await refuseUser(c, principal.userId)
      : await refuse(limiter, 'key', `${principal.workspace.id} ${principal.keyId}`);
  return refused ? problem(c, refused) : next();
});

/** Counts a call for a user, and refuses it beyond the limit; null lets it pass. Of a token it is counted once, as it comes in. */
export const refuseUser = (c: Context<AppEnv>, userId: string): Promise<MemoryError | null> =>
  refuse(c.env.USER_RATE_LIMIT, 'user', `${c.var.services.workspace.id} ${userId}`);

/** Refuses what somebody who has no key yet sends beyond the limit of a user, by where it comes from. */
export const limitVisitors = createMiddleware<AppEnv>(async (c, next) => {
  const from = c.req.header('cf-connecting-ip') ?? '';
  const refused = await refuse(c.env.USER_RATE_LIMIT, 'user', `visitor ${from}`);
  return refused ? problem(c, refused) : next();
});

async function refuse(
  limiter: RateLimit | undefined,
  whose: 'key' | 'user',
  key: string,
): Promise<MemoryError | null> {
  if (limiter === undefined) return null;
  try {
    const { success } = await limiter.limit({ key });
    return success ? null : { code: 'rate_limited', whose, retryAfterSeconds: PERIOD_SECONDS };
  } catch (error) {
    log('warn', 'rate_limit_failed', { whose, error: describeError(error) });
    return null;
  }
}
