/** Replies on WhatsApp: a text message from the number that was written to. Pure. */
import { z } from 'zod';
import {
  type CallAnswer,
  type CallOutcome,
  httpOutcome,
  type MessageEvent,
  type PlatformCall,
  splitText,
} from '../adapter.ts';
import type { WhatsAppConfig } from './config.ts';

const PART_MAX_CHARS = 4_096;

/** The calls that post a reply. */
export const replyOnWhatsApp = (
  { phone_number_id = '', to, recipient, recipient_type }: MessageEvent['target'],
  text: string,
  { api_url, access_token }: WhatsAppConfig,
): PlatformCall[] =>
  splitText(text, PART_MAX_CHARS).map((body) => ({
    method: 'POST',
    url: `${api_url}/${phone_number_id}/messages`,
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type,
      // A number, or a group; else the id that stands for a number that is not told.
      ...(to === undefined ? { recipient } : { to }),
      type: 'text',
      text: { preview_url: false, body },
    }),
    isRepeatable: false,
  }));

const Posted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

/** The id of the message that was posted. */
export const postedOnWhatsApp = ({ body }: CallAnswer): string | null =>
  Posted.safeParse(body).data?.messages[0]?.id ?? null;

const ErrorBody = z.object({ error: z.object({ code: z.int() }) });
/** Codes of limits that pass, which come with the status of a refusal. */
const PASSING: readonly number[] = [4, 80007, 130429, 131048, 131056];

/** The errors of the Graph API have numbers. */
export function whatsAppOutcome(answer: CallAnswer): CallOutcome {
  const code = ErrorBody.safeParse(answer.body).data?.error.code;
  const outcome = httpOutcome(answer, code === undefined ? undefined : String(code));
  return outcome.kind === 'refused' && code !== undefined && PASSING.includes(code)
    ? { kind: 'again', reason: outcome.reason, retryAfterMs: null }
    : outcome;
}
