/** Requests of Anthropic's Messages protocol as requests of OpenAI's chat completions: the same messages, tools and parameters. Pure. */
import type { ChatFields } from '../../memory/ports.ts';
import type { ContentPart, IncomingMessage } from '../messages.ts';

/** A block of a message: text, a picture, a document, a call of a tool, or what a tool said. Thoughts say nothing to another model. */
export type Block = ChatFields & { readonly type: string; readonly text?: string | undefined };

/** The fields of a request that are read here. */
export type AnthropicRequest = ChatFields & {
  readonly messages: readonly {
    readonly role: 'user' | 'assistant' | 'system';
    readonly content: string | readonly Block[];
  }[];
  readonly system?: string | readonly Block[] | null | undefined;
  readonly max_tokens?: number | undefined;
};

/** Its messages, its instructions first. */
export function toMessages({
  system,
  messages,
}: Pick<AnthropicRequest, 'system' | 'messages'>): IncomingMessage[] {
  const instructions =
    typeof system === 'string' ? system : (system ?? []).map(({ text }) => text ?? '').join('\n\n');
  return [
    ...(instructions === '' ? [] : [{ role: 'system' as const, content: instructions }]),
    ...messages.flatMap(({ role, content }): IncomingMessage[] => {
      if (typeof content === 'string') return [{ role, content }];
      return role === 'assistant' ? [answerOf(content)] : saidBy(role, content);
    }),
  ];
}

/** Message of an assistant, with the tools that it called. */
function answerOf(blocks: readonly Block[]): IncomingMessage {
  const text = blocks.flatMap((block) => (block.type === 'text' ? (block.text ?? '') : [])).join('\n');
  const calls = blocks
    .filter(({ type }) => type === 'tool_use')
    .map(({ id, name, input }) => ({
      id: String(id ?? ''),
      type: 'function',
      function: { name: String(name ?? ''), arguments: JSON.stringify(input ?? {}) },
    }));
  return {
    role: 'assistant',
    content: text === '' ? null : text,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
}

/** Messages of a user, behind the results of tools: these are answers to the message before. */
function saidBy(role: 'user' | 'system', blocks: readonly Block[]): IncomingMessage[] {
  const results = blocks.filter(({ type }) => type === 'tool_result');
  const rest = blocks.filter(({ type }) => type !== 'tool_result');
  return [
    ...results.map(
      ({ tool_use_id, content }): IncomingMessage => ({
        role: 'tool',
        tool_call_id: String(tool_use_id ?? ''),
        content: Array.isArray(content)
          ? (content as readonly Block[]).map(toPart)
          : ((content ?? '') as string),
      }),
    ),
    ...(rest.length > 0 ? [{ role, content: rest.map(toPart) }] : []),
  ];
}

function toPart(block: Block): ContentPart {
  const source = (block.source ?? {}) as ChatFields;
  switch (block.type) {
    case 'text':
      return { type: 'text', text: block.text ?? '' };
    case 'image':
      return { type: 'image_url', image_url: { url: addressOf(source) } };
    case 'document':
      if (source.type === 'text') return { type: 'text', text: String(source.data ?? '') };
      return {
        type: 'file',
        file: {
          filename: typeof block.title === 'string' ? block.title : 'document',
          file_data: addressOf(source),
        },
      };
    default:
      return block;
  }
}

const addressOf = ({ type, media_type, data, url }: ChatFields): unknown =>
  type === 'base64' ? `data:${String(media_type)};base64,${String(data)}` : url;

/** Its parameters as chat completions have them. */
export function toParameters(request: AnthropicRequest): ChatFields {
  const { max_tokens, temperature, top_p, top_k, stop_sequences, tools, tool_choice } = request;
  const choice = (tool_choice ?? {}) as ChatFields;
  const fields: ChatFields = {
    max_completion_tokens: max_tokens,
    temperature,
    top_p,
    top_k,
    stop: Array.isArray(stop_sequences) && stop_sequences.length > 0 ? stop_sequences : undefined,
    tools: Array.isArray(tools) && tools.length > 0 ? (tools as ChatFields[]).map(toTool) : undefined,
    tool_choice: toToolChoice(choice),
    parallel_tool_calls: choice.disable_parallel_tool_use === true ? false : undefined,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** Parameters that chat completions call otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  max_completion_tokens: 'max_tokens',
  stop: 'stop_sequences',
  parallel_tool_calls: 'tool_choice.disable_parallel_tool_use',
};

/** Name of a chat completions' field in a request of Anthropic's. Chat completions have tools' results as messages: only the list is named. */
export const fieldOf = (field: string): string =>
  /^messages\./.test(field) ? 'messages' : (NAMES[field] ?? field);

/** A tool of the client; others are run by their provider, and are handed on as they are. */
const toTool = (tool: ChatFields): ChatFields =>
  tool.input_schema === undefined
    ? tool
    : {
        type: 'function',
        function: { name: tool.name, description: tool.description, parameters: tool.input_schema },
      };

function toToolChoice({ type, name }: ChatFields): unknown {
  switch (type) {
    case 'any':
      return 'required';
    case 'tool':
      return { type: 'function', function: { name } };
    case 'auto':
    case 'none':
      return type;
    default:
      return undefined;
  }
}
