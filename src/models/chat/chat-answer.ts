/**
 * Reads answers of chat models, whole or in pieces: `{ choices }` of the OpenAI protocol, or `{ response, tool_calls }` as the
 * older models of Workers AI do, which becomes the same. Pure.
 */
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import type { ChatChunk, ChatCompletion, ChatFields } from '../../memory/ports.ts';
import { ModelError } from '../model-error.ts';

const Usage = z
  .looseObject({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
  .nullish()
  .catch(null);
const Choice = z.looseObject({
  index: z.int().nullish(),
  delta: z.looseObject({}).nullish(),
  message: z.looseObject({}).nullish(),
  finish_reason: z.string().nullish(),
});
const Choices = z.looseObject({ choices: z.array(Choice), usage: Usage });

/** Function calls of the older models have no id, and arguments that are JSON already. */
const BareCall = z.looseObject({ name: z.string(), arguments: z.unknown() });
const Response = z.looseObject({
  response: z.union([z.string(), z.number().transform(String), z.record(z.string(), z.unknown())]).nullish(),
  tool_calls: z.array(BareCall).nullish().catch(null),
  usage: Usage,
});

/** The end of a stream. */
export const DONE = '[DONE]';

/** One event of a stream; null for one that says nothing. Throws a `ModelError` for an error, or what is no event of a chat. */
export function chunkIn(data: string, model: string): ChatChunk | null {
  const value = jsonIn(data, model);
  if (isError(value)) throw new ModelError(model, 'internal', 'reported an error within its answer');
  const choices = Choices.safeParse(value);
  if (choices.success) return fromChoices(choices.data);
  const response = Response.safeParse(value);
  if (!response.success || !('response' in response.data)) throw unknownShape(model);
  const { content, tool_calls } = messageOf(response.data);
  return {
    delta: {
      ...(content === null ? {} : { content }),
      ...(tool_calls ? { tool_calls: tool_calls.map((call, index) => ({ index, ...call })) } : {}),
    },
    finishReason: tool_calls ? 'tool_calls' : null,
    more: {},
    usage: response.data.usage ?? null,
  };
}

function fromChoices({ choices, usage }: z.infer<typeof Choices>): ChatChunk | null {
  const choice = choices.find(({ index }) => (index ?? 0) === 0);
  if (!choice) return usage ? { delta: {}, finishReason: null, more: {}, usage } : null;
  const { index: _, delta, message: __, finish_reason, ...more } = choice;
  return { delta: delta ?? {}, finishReason: finish_reason || null, more, usage: usage ?? null };
}

/** A whole answer. Throws a `ModelError` for an answer of another shape. */
export function completionIn(value: unknown, model: string): ChatCompletion {
  const choices = Choices.safeParse(value);
  const [choice] = choices.success ? choices.data.choices : [];
  if (choices.success && choice?.message) {
    const { index: _, delta: __, message, finish_reason, ...more } = choice;
    const finishReason = finish_reason || (message.tool_calls ? 'tool_calls' : 'stop');
    return { message, finishReason, more, usage: choices.data.usage ?? null };
  }
  const response = Response.safeParse(value);
  if (!response.success || !('response' in response.data)) throw unknownShape(model);
  const message = messageOf(response.data);
  return {
    message: { role: 'assistant', ...message },
    finishReason: message.tool_calls ? 'tool_calls' : 'stop',
    more: {},
    usage: response.data.usage ?? null,
  };
}

/** The message of an older model. In JSON mode it answers with the object itself. */
function messageOf({ response, tool_calls: calls }: z.infer<typeof Response>): {
  readonly content: string | null;
  readonly tool_calls?: readonly ChatFields[];
} {
  const content = typeof response === 'object' && response !== null ? JSON.stringify(response) : response;
  if (!calls || calls.length === 0) return { content: content ?? null };
  return {
    content: content || null,
    tool_calls: calls.map(({ name, arguments: given }) => ({
      id: `call_${crypto.randomUUID()}`,
      type: 'function',
      function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}) },
    })),
  };
}

const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value && Boolean(value.error);

const unknownShape = (model: string): ModelError =>
  new ModelError(model, 'malformed', 'answered in no known shape');

function jsonIn(data: string, model: string): unknown {
  const value = parseJson(data);
  if (value === undefined) throw new ModelError(model, 'malformed', 'answered no JSON');
  return value;
}
