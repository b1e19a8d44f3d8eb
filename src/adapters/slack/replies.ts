/** Slack tells of a reply only which thread it stands in: what that began with is asked for by `conversations.replies`. Pure. */
import { z } from 'zod';
import {
  type CallAnswer,
  displayName,
  type MessageEvent,
  type PlatformCall,
  type Quote,
} from '../adapter.ts';
import type { SlackConfig } from './config.ts';
import { readableText } from './text.ts';

/** The call that asks for the first message of a thread. */
export const askForRoot = (
  { target }: MessageEvent,
  ts: string,
  { api_url, bot_token }: SlackConfig,
): PlatformCall => ({
  method: 'POST',
  url: `${api_url}/conversations.replies`,
  headers: {
    Authorization: `Bearer ${bot_token}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: new URLSearchParams({ channel: target.channel ?? '', ts, limit: '1', inclusive: 'true' }).toString(),
  isRepeatable: true,
});

const Answer = z.object({
  ok: z.literal(true),
  messages: z.array(
    z.object({
      ts: z.string(),
      user: z.string().nullish(),
      text: z.string().nullish(),
      username: z.string().nullish(),
      bot_id: z.string().nullish(),
      bot_profile: z.object({ name: z.string().nullish() }).nullish(),
    }),
  ),
});

/** First message of a thread, with its author; null when Slack does not tell. Users are those of the team of the event. */
export function readRoot(
  { body }: CallAnswer,
  { speaker }: MessageEvent,
  ts: string,
): Pick<Quote, 'text' | 'by'> | null {
  const root = Answer.safeParse(body).data?.messages.find((message) => message.ts === ts);
  if (root === undefined) return null;
  const isBot = root.bot_id != null;
  return {
    text: readableText(root.text ?? '', []),
    by: {
      userId: root.user && !isBot ? `${speaker.userId.split(':').slice(0, -1).join(':')}:${root.user}` : null,
      name: isBot ? displayName(root.bot_profile?.name, root.username) : null,
    },
  };
}
