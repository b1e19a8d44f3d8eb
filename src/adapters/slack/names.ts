/**
 * Slack's events tell users by their ids alone: their names are asked for by `users.info` (scope `users:read`), which tells their zone as
 * well. Pure.
 */
import { z } from 'zod';
import { isTimeZone } from '../../lib/time-zone.ts';
import { type CallAnswer, displayName, type PlatformCall } from '../adapter.ts';
import type { SlackConfig } from './config.ts';

/** The call that asks for the name of a user, `slack:T1:U1`. */
export const askForName = (userId: string, { api_url, bot_token }: SlackConfig): PlatformCall => ({
  method: 'POST',
  url: `${api_url}/users.info`,
  headers: {
    Authorization: `Bearer ${bot_token}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: new URLSearchParams({ user: userId.split(':').at(-1) ?? '' }).toString(),
  isRepeatable: true,
});

const Name = z.string().nullish();
/** A zone of a user; one that is not known here is none. */
export const Zone = z.string().max(64).refine(isTimeZone).nullish().catch(null);
const Answer = z.object({
  ok: z.literal(true),
  user: z.object({
    name: Name,
    profile: z.object({ display_name: Name, real_name: Name }).nullish(),
    tz: Zone,
  }),
});

/** The name that others see and the zone, each null when Slack does not tell it. */
export function readUser({ body }: CallAnswer): { name: string | null; timeZone: string | null } {
  const user = Answer.safeParse(body).data?.user;
  return {
    name: displayName(user?.profile?.display_name, user?.profile?.real_name, user?.name),
    timeZone: user?.tz ?? null,
  };
}
