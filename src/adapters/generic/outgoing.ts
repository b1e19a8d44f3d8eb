/**
 * Signed calls to an owner's endpoint (Standard Webhooks): `turn.created` with the prompt, which their own model answers, and
 * `reply.created` with what ours said, for chats of their own. The id of a call stays the same when it is made again, so that
 * whoever receives it can tell. Pure.
 */
import { SECOND_MS } from '../../lib/time.ts';
import type { MessageEvent, PlatformCall, ReplyIds } from '../adapter.ts';
import { signStandard } from './verify.ts';

/** Address of signed calls, and the secret that signs them. */
export interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

/** A signed call. Its receiver knows it again by its id. */
export function signedCall(
  { url, secret }: Endpoint,
  type: 'turn.created' | 'reply.created',
  { deliveryId, conversationId, turnId, now }: ReplyIds,
  data: Record<string, unknown>,
): PlatformCall {
  const seconds = Math.floor(now / SECOND_MS);
  const id = `${deliveryId}_${type}`;
  const body = JSON.stringify({
    type,
    timestamp: new Date(now).toISOString(),
    data: { conversation_id: conversationId, turn_id: turnId, ...data },
  });
  return {
    method: 'POST',
    url,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signStandard(secret, id, seconds, body),
    },
    body,
    isRepeatable: true,
  };
}

/** The call that hands a reply of our model over to a chat that speaks Standard Webhooks. */
export const replyToGeneric = (
  target: MessageEvent['target'],
  text: string,
  { outgoing }: { readonly outgoing?: Endpoint | undefined },
  ids: ReplyIds,
): PlatformCall[] =>
  outgoing === undefined ? [] : [signedCall(outgoing, 'reply.created', ids, { ...target, text })];
