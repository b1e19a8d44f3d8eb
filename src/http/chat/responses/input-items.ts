/**
 * Input of a response of the Responses protocol, told again from the record as items: the message of its turn, and the calls and
 * results that stood before it, as far as its calls are still kept. What was said in earlier turns is of the responses of those.
 */
import type { Context } from 'hono';
import type { IncomingMessage } from '../../../chat/messages.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { identityOf } from '../../../memory/conversations/identity.ts';
import type { MemoryError } from '../../../memory/errors.ts';
import type { ChatFields } from '../../../memory/ports.ts';
import type { ConversationEvent } from '../../../memory/types.ts';
import type { AppEnv } from '../../context.ts';
import type { AnsweredTurn } from './stored-response.ts';

/** An item, which its id names within its response. */
export type InputItem = ChatFields & { readonly id: string; readonly type: string };

/** The items that an answered turn gave to one of its responses, in their order. */
export async function inputItemsOf(
  c: Context<AppEnv>,
  { conversation, turnId, results, events }: AnsweredTurn,
): Promise<Result<InputItem[], MemoryError>> {
  const said = events.filter(({ role }) => role === 'user').map(toMessage);
  if (results === 0) return ok(said);
  const { object, call } = c.var.services.session(conversation.id, identityOf(conversation));
  const exchange = await object.exchange(call, turnId);
  if (!exchange.ok) return exchange;
  const messages = exchange.value === null ? [] : (JSON.parse(exchange.value) as IncomingMessage[]);
  const heard = events.filter(({ role }) => role === 'tool').slice(0, results);
  return ok([...said, ...callsAndResults(messages, heard)]);
}

const toMessage = ({ id, content }: ConversationEvent): InputItem => ({
  id: `msg_${id}`,
  type: 'message',
  status: 'completed',
  role: 'user',
  content: [{ type: 'input_text', text: content }],
});

/** Calls with the results that came for them; a call that nothing came for is what the response itself made. */
function callsAndResults(
  messages: readonly IncomingMessage[],
  results: readonly ConversationEvent[],
): InputItem[] {
  const left = [...results];
  return messages.flatMap(({ tool_calls }) => {
    const calls: InputItem[] = [];
    const outputs: InputItem[] = [];
    for (const { id: callId = '', function: called } of tool_calls ?? []) {
      const { name, arguments: text } = (called ?? {}) as ChatFields;
      const at = left.findIndex((event) => event.name === name);
      const [result] = at < 0 ? [] : left.splice(at, 1);
      if (result === undefined) continue;
      const named = { call_id: callId, status: 'completed' };
      calls.push({
        id: `fc_${callId}`,
        type: 'function_call',
        ...named,
        name,
        arguments: String(text ?? ''),
      });
      outputs.push({
        id: `fco_${result.id}`,
        type: 'function_call_output',
        ...named,
        output: result.content,
      });
    }
    return [...calls, ...outputs];
  });
}

/** A page of items, as the protocol lists them. */
export function pageOfItems(
  items: readonly InputItem[],
  {
    order,
    after,
    limit,
  }: { readonly order: 'asc' | 'desc'; readonly after: string | undefined; readonly limit: number },
) {
  const ordered = order === 'asc' ? items : items.toReversed();
  const from = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  const data = ordered.slice(from, from + limit);
  return {
    object: 'list' as const,
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: from + data.length < ordered.length,
  };
}
