/** Requests of OpenAI's Responses protocol as requests of its chat completions: the same messages, tools and parameters. Pure. */
import type { ChatFields } from '../../memory/ports.ts';
import type { ContentPart, IncomingMessage } from '../messages.ts';

/** An item of the input: a message, a call of a tool, or what a tool said. Others, such as thoughts, say nothing to another model. */
export type InputItem = ChatFields & {
  readonly type?: string | undefined;
  readonly role?: 'user' | 'assistant' | 'system' | 'developer' | undefined;
  readonly content?: string | readonly ContentPart[] | null | undefined;
};

/** The fields of a request that are read here. */
export type ResponsesRequest = ChatFields & {
  readonly input: string | readonly InputItem[];
  readonly instructions?: string | null | undefined;
};

/** Its input as messages, instructions first. */
export function toMessages({ input, instructions }: ResponsesRequest): IncomingMessage[] {
  const items: readonly InputItem[] = typeof input === 'string' ? [{ role: 'user', content: input }] : input;
  const messages: IncomingMessage[] = [];
  if (instructions) messages.push({ role: 'system', content: instructions });
  for (const item of items) {
    if (item.type === 'function_call') {
      const call = toCall(item);
      const last = messages.at(-1);
      // Calls that were made at once stand in one message.
      if (last?.role === 'assistant' && last.tool_calls)
        messages[messages.length - 1] = { ...last, tool_calls: [...last.tool_calls, call] };
      else messages.push({ role: 'assistant', content: null, tool_calls: [call] });
    } else if (item.type === 'function_call_output')
      messages.push({
        role: 'tool',
        tool_call_id: String(item.call_id ?? ''),
        content: toOutput(item.output),
      });
    else if (item.role !== undefined) messages.push({ role: item.role, content: toContent(item.content) });
  }
  return messages;
}

const toCall = ({ call_id, name, arguments: text }: ChatFields) => ({
  id: String(call_id ?? ''),
  type: 'function',
  function: { name: String(name ?? ''), arguments: String(text ?? '{}') },
});

const toOutput = (output: unknown): IncomingMessage['content'] =>
  typeof output === 'string'
    ? output
    : Array.isArray(output)
      ? toContent(output as ContentPart[])
      : JSON.stringify(output ?? '');

const toContent = (content: InputItem['content']): IncomingMessage['content'] =>
  Array.isArray(content)
    ? (content as readonly ContentPart[]).map(toPart)
    : (content as string | null | undefined);

function toPart(part: ContentPart): ContentPart {
  switch (part.type) {
    case 'input_text':
    case 'output_text':
      return { type: 'text', text: part.text ?? '' };
    case 'refusal':
      return { type: 'text', text: String(part.refusal ?? '') };
    case 'input_image':
      return {
        type: 'image_url',
        image_url: {
          url: part.image_url,
          ...(typeof part.detail === 'string' ? { detail: part.detail } : {}),
        },
      };
    case 'input_file': {
      const { file_data, filename, file_id } = part;
      return { type: 'file', file: defined({ file_data, filename, file_id }) };
    }
    default:
      return part;
  }
}

/** Parameters that are called the same in both protocols. */
const SHARED: readonly string[] = [
  'frequency_penalty',
  'parallel_tool_calls',
  'presence_penalty',
  'service_tier',
  'temperature',
  'top_logprobs',
  'top_p',
];

/** Its parameters as chat completions have them. */
export function toParameters(request: ResponsesRequest): ChatFields {
  const { text, reasoning, max_output_tokens, tools, tool_choice } = request;
  const { format, verbosity } = (text ?? {}) as ChatFields;
  const { effort } = (reasoning ?? {}) as ChatFields;
  return defined({
    ...Object.fromEntries(SHARED.map((name) => [name, request[name]])),
    max_completion_tokens: max_output_tokens,
    reasoning_effort: effort,
    verbosity,
    response_format: toFormat(format),
    tools: Array.isArray(tools) && tools.length > 0 ? (tools as ChatFields[]).map(toTool) : undefined,
    tool_choice: toToolChoice(tool_choice),
  });
}

/** Parameters that chat completions call otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  max_completion_tokens: 'max_output_tokens',
  reasoning_effort: 'reasoning.effort',
  response_format: 'text.format',
  verbosity: 'text.verbosity',
};

/** Name of a chat completions' field in a request of Responses. Items are no messages one for one: of these the whole input is named. */
export const fieldOf = (field: string): string =>
  /^messages(?:\.|$)/.test(field) ? 'input' : (NAMES[field] ?? field);

function toFormat(format: unknown): ChatFields | undefined {
  const { type, ...rest } = (format ?? {}) as ChatFields;
  if (type === undefined || type === 'text') return undefined;
  return type === 'json_schema' ? { type, json_schema: rest } : { type };
}

/** A function; others are run by their provider, and are handed on as they are. */
const toTool = ({ type, ...tool }: ChatFields): ChatFields =>
  type === 'function' ? { type, function: tool } : { type, ...tool };

const toToolChoice = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && (choice as ChatFields).type === 'function'
    ? { type: 'function', function: { name: (choice as ChatFields).name } }
    : choice;

const defined = (fields: ChatFields): ChatFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
