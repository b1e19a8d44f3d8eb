/** Finds the conversation that a call means: the one that a token is for, an id, or the one that a name of the caller's own leads to. */
import { isConversationId } from '../memory/conversations/identity.ts';
import { type McpCaller, userOf } from './caller.ts';

/** Name of the conversation of a caller who names none. */
const CHAT_DEFAULT = 'mcp';

/** A conversation to call, and the user to name there, if any. */
export interface Entered {
  readonly id: string;
  readonly user: { readonly user_id?: string };
}

/** The conversation that a call means; one that only has a name is opened under it. */
export async function enter(
  caller: McpCaller,
  args: { readonly conversation?: string | undefined; readonly user_id?: string | undefined },
): Promise<Entered> {
  const user = userOf(caller, args);
  const name = args.conversation ?? caller.conversation ?? CHAT_DEFAULT;
  if (caller.isBound || isConversationId(name)) return { id: name, user };
  const { id } = await caller.client.call('POST /v1/conversations', { body: { chat_id: name, ...user } });
  return { id, user };
}
