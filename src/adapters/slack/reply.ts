/** Replies on Slack: `chat.postMessage`, where the message was written, in its thread if it stood in one. Pure. */
import { z } from 'zod';
import {
  type CallAnswer,
  type CallOutcome,
  httpOutcome,
  type MessageEvent,
  type PlatformCall,
  splitText,
} from '../adapter.ts';
import type { SlackConfig } from './config.ts';
import { escapeText } from './text.ts';

/** Slack shortens longer texts. */
const PART_MAX_CHARS = 4_000;

/** The calls that post a reply. */
export const replyOnSlack = (
  target: MessageEvent['target'],
  text: string,
  { api_url, bot_token }: SlackConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((part) => ({
    method: 'POST',
    url: `${api_url}/chat.postMessage`,
    headers: { Authorization: `Bearer ${bot_token}`, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ ...target, text: escapeText(part), unfurl_links: false }),
    isRepeatable: false,
  }));

const Answer = z.object({
  ok: z.boolean(),
  error: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional()
    .catch(undefined),
});

/** Errors that pass; the others are told as they are. */
const PASSING: readonly string[] = [
  'ratelimited',
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
];

const Posted = z.object({ ts: z.string() });

/** The id of the message that was posted. */
export const postedOnSlack = ({ body }: CallAnswer): string | null => Posted.safeParse(body).data?.ts ?? null;

/** Slack answers 200 to what it refuses too. */
export function slackOutcome(answer: CallAnswer): CallOutcome {
  const { data } = Answer.safeParse(answer.body);
  const http = httpOutcome(answer, data?.error);
  if (http.kind !== 'done' || data?.ok === true) return http;
  const reason = data?.error ?? 'no_answer';
  return PASSING.includes(reason)
    ? { kind: 'again', reason, retryAfterMs: null }
    : { kind: 'refused', reason };
}
