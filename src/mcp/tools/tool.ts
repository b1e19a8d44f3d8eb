/**
 * A tool in one declaration, as a route is: its name, what a model is told of it, what it takes and what it does. Here is once what all
 * have alike: the user and the conversation, which are asked for only where the caller has not settled them, the wrong fields of a
 * refusal under the names of the tool, and answers as text and as data.
 */
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { StrataError } from '../../client/client.ts';
import { log } from '../../lib/log.ts';
import type { McpCaller } from '../caller.ts';

/** Tokens of one answer at most, about: models pay for each, and hosts cut what is longer. */
export const OUTPUT_MAX_TOKENS = 4_000;

/** False for an item that strangers order something by: the model of a host does not read it, as turns leave it out. */
export const isTold = ({ withheld }: { readonly withheld?: true | undefined }): boolean => withheld !== true;

/** Hints to a model about a tool's effects, as the protocol names them. */
const EFFECTS = {
  reads: { readOnlyHint: true, openWorldHint: false },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  records: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  replaces: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
} as const;

/** User and conversation that a tool asks for unless the caller has settled them. */
interface Whom {
  readonly user_id?: string | undefined;
  readonly conversation?: string | undefined;
}

/** Call of a tool, with its arguments as the schema has read them. */
export interface ToolCall<Input> {
  readonly caller: McpCaller;
  readonly args: Input & Whom;
  /** Makes a repeated call answer as the first did; of the request's `_meta`. */
  readonly idempotencyKey: string | undefined;
}

interface Declaration<S extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** Occasion to call it and form of its answer, in under 120 tokens. */
  readonly description: string;
  readonly effect: keyof typeof EFFECTS;
  readonly input: S;
  /** Set for a tool of one conversation, which it then asks for. */
  readonly inConversation?: boolean;
  /** Names of the API's fields that the tool calls otherwise. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Answers a call: with a text, or with data. */
  readonly run: (call: ToolCall<z.output<S>>) => Promise<string | Readonly<Record<string, unknown>>>;
}

/** Puts a tool into a server, as a caller sees it. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly register: (server: McpServer, caller: McpCaller) => void;
}

const UserId = z
  .string()
  .describe('The user whose memory it is. Without it: what all users share.')
  .optional();
const Conversation = z
  .string()
  .describe('Your name for this chat, the same in all of it; or a conversation id.')
  .optional();

/** The name under which a client of the protocol makes a call safe to repeat. */
export const IDEMPOTENCY_META = 'idempotency-key';

/** Declares a tool. */
export function tool<S extends z.ZodObject>(declared: Declaration<S>): Tool {
  const { name, title, description, effect, input, inConversation = false, renamed = {}, run } = declared;
  // A schema costs more than a call: each caller's is made once.
  const variants = new Map<string, z.ZodObject>();
  const inputOf = ({ userId, isBound }: McpCaller): z.ZodObject => {
    const key = `${userId === null} ${isBound}`;
    const known = variants.get(key);
    if (known) return known;
    const made = z.strictObject({
      ...input.shape,
      ...(inConversation && !isBound ? { conversation: Conversation } : {}),
      ...(userId === null ? { user_id: UserId } : {}),
    });
    variants.set(key, made);
    return made;
  };
  const register = (server: McpServer, caller: McpCaller): void => {
    const config = { title, description, inputSchema: inputOf(caller), annotations: EFFECTS[effect] };
    server.registerTool(name, config, async (args: unknown, { mcpReq }: ServerContext) => {
      const given = mcpReq._meta?.[IDEMPOTENCY_META];
      const idempotencyKey = typeof given === 'string' ? given : undefined;
      try {
        return toResult(await run({ caller, args: args as z.output<S> & Whom, idempotencyKey }));
      } catch (error) {
        if (error instanceof StrataError) return refused(error, renamed);
        log('error', 'tool_failed', { tool: name, error: String(error) });
        return failed('The call failed on our side. It is safe to try again.');
      }
    });
  };
  return { name, description, register };
}

/** A tool's own refusal of an argument, as the API would put it. */
export const refuse = (field: string, message: string): StrataError =>
  new StrataError({ status: 422, code: 'invalid', message, fields: [{ field, message }] });

/** A call whose refusal names its fields otherwise than the API does. */
export async function naming<T>(call: Promise<T>, names: Readonly<Record<string, string>>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    const { status, code, message, detail, fields, reason, requestId, retryAfterSeconds } = error;
    const renamed = fields.map((wrong) => ({ ...wrong, field: names[wrong.field] ?? wrong.field }));
    const parts = { status, code, message, detail, reason, requestId, retryAfterSeconds };
    throw new StrataError({ ...parts, fields: renamed, cause: error });
  }
}

const toResult = (answer: string | Readonly<Record<string, unknown>>): CallToolResult =>
  typeof answer === 'string'
    ? { content: [{ type: 'text', text: answer }] }
    : { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** A refusal as a tool's error: which argument is wrong and why, or what the API says of it. */
function refused(
  { code, fields, detail, message, retryAfterSeconds }: StrataError,
  renamed: Readonly<Record<string, string>>,
): CallToolResult {
  const wrong = fields.map(({ field, message: why }) => `${renamed[field] ?? field}: ${why}`);
  const words = wrong.length > 0 ? wrong.join('\n') : (detail ?? message);
  const pause = retryAfterSeconds === null ? '' : `\nTry again in ${retryAfterSeconds} seconds.`;
  return failed(`${code}: ${words}${pause}`);
}
