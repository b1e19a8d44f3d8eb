/**
 * Items that a request of the Responses protocol refers to by their ids instead of sending them: what an earlier response said, and what
 * it called. The ids name conversation and turn, and the record has the words.
 */
import type { Context } from 'hono';
import type { IncomingMessage } from '../../../chat/messages.ts';
import type { InputItem } from '../../../chat/responses/responses-request.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import { identityOf } from '../../../memory/conversations/identity.ts';
import { invalid, type MemoryError } from '../../../memory/errors.ts';
import { selectDeletedTurns, selectTurnEvents } from '../../../store/conversations/events.ts';
import type { AppEnv } from '../../context.ts';
import { findConversation } from '../../conversations/conversation-session.ts';

const ITEM_ID =
  /^(msg|fc)_resp_(conv_(?:\d{30}|[\w-]{32}))_(trn_(?:\d{30}|[\w-]{32}))(?:_\d+)?(?:_([\w-]+))?$/;
/** References of one request: each is a read of the record. */
const REFERENCES_MAX = 200;

/** The input with what its references mean, and the conversation that these are of; null without any. */
export async function resolveReferences(
  c: Context<AppEnv>,
  input: string | readonly InputItem[],
): Promise<
  Result<
    { readonly input: string | readonly InputItem[]; readonly conversationId: string | null },
    MemoryError
  >
> {
  const items = typeof input === 'string' ? [] : input;
  const referring = items.filter(({ type }) => type === 'item_reference');
  if (referring.length === 0) return ok({ input, conversationId: null });
  if (referring.length > REFERENCES_MAX)
    return err(invalid('input', `must hold at most ${REFERENCES_MAX} references to items`));
  const named = new Map(referring.map((item) => [item, ITEM_ID.exec(String(item.id ?? ''))]));
  const ids = [...new Set([...named.values()].map((name) => name?.[2]))];
  const [conversationId] = ids;
  const conversation =
    ids.length === 1 && conversationId !== undefined ? await findConversation(c, conversationId) : null;
  if (conversation === null || conversationId === undefined) return err(UNKNOWN);
  const { db, session } = c.var.services;
  const turnIds = [...new Set([...named.values()].map((name) => name?.[3] ?? ''))];
  const [deleted, ...found] = await db.batch('chat.referenced', [
    selectDeletedTurns(db, conversationId, turnIds),
    ...turnIds.map((turnId) => selectTurnEvents(db, conversationId, turnId)),
  ]);
  if (deleted.length > 0) return err(UNKNOWN);
  const turns = new Map(turnIds.map((turnId, i) => [turnId, found[i] ?? []]));
  const bearer = c.var.confinement?.userId;
  const isTheirs = (turnId: string) => {
    const [message] = turns.get(turnId) ?? [];
    return message !== undefined && (bearer === undefined || message.userId === bearer);
  };
  if (!turnIds.every(isTheirs)) return err(UNKNOWN);
  const { object, call } = session(conversationId, identityOf(conversation));
  // Calls are kept of the turns that wait for their results; of others the record has what came of them.
  const open = turnIds.filter((turnId) => !turns.get(turnId)?.some(({ role }) => role === 'assistant'));
  const calls = new Map<string, InputItem>();
  for (const turnId of open) {
    const kept = await object.exchange(call, turnId);
    if (!kept.ok) return kept;
    for (const item of callsIn(kept.value)) calls.set(`${turnId} ${String(item.call_id)}`, item);
  }
  const meant = (item: InputItem): readonly InputItem[] => {
    const name = named.get(item);
    if (name === undefined) return [item];
    const [, kind, , turnId = '', callId = ''] = name ?? [];
    if (kind === 'fc') return [calls.get(`${turnId} ${callId}`) ?? []].flat();
    const reply = turns.get(turnId)?.find(({ role }) => role === 'assistant');
    return reply === undefined ? [] : [{ role: 'assistant', content: reply.content }];
  };
  return ok({ input: items.flatMap(meant), conversationId });
}

const UNKNOWN = invalid('input', 'refers to an item that is not known');

function callsIn(exchange: string | null): InputItem[] {
  const messages = exchange === null ? [] : (JSON.parse(exchange) as IncomingMessage[]);
  return messages
    .flatMap(({ tool_calls }) => tool_calls ?? [])
    .map(({ id, function: called }) => ({ type: 'function_call', call_id: id, ...called }));
}
