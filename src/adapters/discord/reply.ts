/**
 * Replies on Discord: the deferred reply is filled in through the interaction's token, which needs no other key and is valid
 * for 15 minutes; what does not fit one message follows. Nobody is pinged by a reply. Pure.
 */
import { z } from 'zod';
import { MINUTE_MS, SECOND_MS } from '../../lib/time.ts';
import {
  type CallAnswer,
  type CallOutcome,
  httpOutcome,
  type MessageEvent,
  type PlatformCall,
  splitText,
} from '../adapter.ts';
import type { DiscordConfig } from './config.ts';

const PART_MAX_CHARS = 2_000;
/** How long the token of an interaction is valid, less what a call may take. */
export const INTERACTION_VALID_MS = 15 * MINUTE_MS - 10 * SECOND_MS;

/** The calls that post a reply. */
export const replyOnDiscord = (
  { token = '' }: MessageEvent['target'],
  text: string,
  { api_url, application_id }: DiscordConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((content, i) => {
    const webhook = `${api_url}/webhooks/${application_id}/${encodeURIComponent(token)}`;
    return {
      method: i === 0 ? 'PATCH' : 'POST',
      url: i === 0 ? `${webhook}/messages/@original` : webhook,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
      // The same text in the same message, however often.
      isRepeatable: i === 0,
    };
  });

const ErrorBody = z.object({ code: z.int(), retry_after: z.number().optional() });

/** Discord's errors have numbers. */
export function discordOutcome(answer: CallAnswer): CallOutcome {
  const { data } = ErrorBody.safeParse(answer.body);
  const outcome = httpOutcome(answer, data === undefined ? undefined : String(data.code));
  return outcome.kind === 'again' && data?.retry_after !== undefined
    ? { ...outcome, retryAfterMs: Math.ceil(data.retry_after * SECOND_MS) }
    : outcome;
}
