/** Slack's events tell users by their ids alone: their names are asked for by `users.info` (scope `users:read`). Pure. */
import { z } from 'zod';
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
const Answer = z.object({
  ok: z.literal(true),
  user: z.object({ name: Name, profile: z.object({ display_name: Name, real_name: Name }).nullish() }),
});

/** The name that others see; null when Slack does not tell it. */
export function readName({ body }: CallAnswer): string | null {
  const user = Answer.safeParse(body).data?.user;
  return displayName(user?.profile?.display_name, user?.profile?.real_name, user?.name);
}
