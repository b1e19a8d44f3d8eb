/**
 * Replies on Discord: the deferred reply is filled in through the interaction's token, which needs no other key and is valid
 * for 15 minutes; a message of a channel is answered there by the bot. What does not fit one message follows. Nobody is pinged by a reply. Pure.
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
/** Validity of an interaction's token (ms), less what a call may take. */
export const INTERACTION_VALID_MS = 15 * MINUTE_MS - 10 * SECOND_MS;

/** The calls that post a reply: of an interaction by its token, of a message of a channel by the bot. */
export const replyOnDiscord = (
  target: MessageEvent['target'],
  text: string,
  config: DiscordConfig,
): PlatformCall[] =>
  target.token === undefined
    ? replyInChannel(target, text, config)
    : replyToInteraction(target.token, text, config);

/** In a channel as a reply to the message; one that was deleted is answered all the same. */
const replyInChannel = (
  { channel_id = '', message_id }: MessageEvent['target'],
  text: string,
  { api_url, bot_token = '' }: DiscordConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((content, i) => ({
    method: 'POST',
    url: `${api_url}/channels/${channel_id}/messages`,
    headers: { Authorization: `Bot ${bot_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      content,
      allowed_mentions: NOBODY,
      ...(i === 0 && { message_reference: { message_id, fail_if_not_exists: false } }),
    }),
    isRepeatable: false,
  }));

const NOBODY = { parse: [] };

const replyToInteraction = (
  token: string,
  text: string,
  { api_url, application_id }: DiscordConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((content, i) => {
    const webhook = `${api_url}/webhooks/${application_id}/${encodeURIComponent(token)}`;
    return {
      method: i === 0 ? 'PATCH' : 'POST',
      url: i === 0 ? `${webhook}/messages/@original` : webhook,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: NOBODY }),
      // The same text in the same message, however often.
      isRepeatable: i === 0,
    };
  });

const Posted = z.object({ id: z.string() });

/** The id of the message that was posted. */
export const postedOnDiscord = ({ body }: CallAnswer): string | null =>
  Posted.safeParse(body).data?.id ?? null;

const ErrorBody = z.object({ code: z.int(), retry_after: z.number().optional() });

/** Discord's errors have numbers. */
export function discordOutcome(answer: CallAnswer): CallOutcome {
  const { data } = ErrorBody.safeParse(answer.body);
  const outcome = httpOutcome(answer, data === undefined ? undefined : String(data.code));
  return outcome.kind === 'again' && data?.retry_after !== undefined
    ? { ...outcome, retryAfterMs: Math.ceil(data.retry_after * SECOND_MS) }
    : outcome;
}
