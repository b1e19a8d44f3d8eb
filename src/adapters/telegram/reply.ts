/** Replies on Telegram: `sendMessage` into the chat and its topic; in a group as a reply to the message. Pure. */
import { z } from 'zod';
import { SECOND_MS } from '../../lib/time.ts';
import {
  type CallAnswer,
  type CallOutcome,
  httpOutcome,
  type MessageEvent,
  type PlatformCall,
  splitText,
} from '../adapter.ts';
import type { TelegramConfig } from './config.ts';

const PART_MAX_CHARS = 4_096;

/** The calls that post a reply. Ids of groups are negative: a reply there names the message that it answers. */
export const replyOnTelegram = (
  { chat_id = '', message_id, message_thread_id: thread }: MessageEvent['target'],
  text: string,
  { api_url, bot_token }: TelegramConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((part, i) => ({
    method: 'POST',
    url: `${api_url}/bot${bot_token}/sendMessage`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      chat_id: Number(chat_id),
      ...(thread === undefined ? {} : { message_thread_id: Number(thread) }),
      ...(i === 0 && chat_id.startsWith('-')
        ? { reply_parameters: { message_id: Number(message_id), allow_sending_without_reply: true } }
        : {}),
      text: part,
      link_preview_options: { is_disabled: true },
    }),
    isRepeatable: false,
  }));

const Answer = z.object({
  ok: z.boolean(),
  error_code: z.int().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Telegram's errors repeat the status; how long to wait stands in the body. */
export function telegramOutcome(answer: CallAnswer): CallOutcome {
  const { data } = Answer.safeParse(answer.body);
  const outcome = httpOutcome(answer);
  if (outcome.kind === 'done' && data?.ok !== true) return { kind: 'refused', reason: 'not_ok' };
  const seconds = data?.parameters?.retry_after;
  return outcome.kind === 'again' && seconds !== undefined
    ? { ...outcome, retryAfterMs: seconds * SECOND_MS }
    : outcome;
}
