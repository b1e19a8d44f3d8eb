/** Caller of the door: a client of the API that speaks for them, and the names that are settled before a tool is called. */
import type { Client } from '../client/client.ts';

export interface McpCaller {
  /** Calls the API as the caller, with their rights and no others; nothing is tried again behind their back. */
  readonly client: Client;
  /** The one user that all is for; null for a key, whose tools name one. */
  readonly userId: string | null;
  /** The conversation that is meant where a tool names none: an id, or a name of the caller's own; null where there is none. */
  readonly conversation: string | null;
  /** True if that is the only one which the caller may enter. */
  readonly isBound: boolean;
}

/** The user whom a call is for: the caller's one, or whom the tool names. */
export const userOf = (
  caller: McpCaller,
  { user_id: named }: { readonly user_id?: string | undefined },
): { readonly user_id?: string } => {
  // With a token the API fills its user in.
  if (caller.userId !== null || named === undefined) return {};
  return { user_id: named };
};
