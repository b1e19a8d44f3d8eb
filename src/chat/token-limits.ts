/**
 * Limits of a token on one chat request. A page in a browser holds it, and so does whoever opens that page: the owner pays for all that
 * the model reads and writes. Keys have no such limits. Pure.
 */
import { err, ok, type Result } from '../lib/result.ts';
import { byteLength } from '../memory/changes/content.ts';
import { invalid, type MemoryError } from '../memory/errors.ts';
import type { ChatFields } from '../memory/ports.ts';
import type { IncomingMessage } from './messages.ts';

/** Tools of one request, and bytes of all of their descriptions as JSON: a model reads them with every call. */
export const TOKEN_TOOLS_MAX = 32;
export const TOKEN_TOOLS_MAX_BYTES = 32 * 1024;
/** Bytes of the schema of an answer as JSON. */
export const TOKEN_SCHEMA_MAX_BYTES = 16 * 1024;
/** Tokens of one answer: four pages. */
export const TOKEN_ANSWER_MAX_TOKENS = 4_096;
/** Efforts of thought that a token may ask for: what a model thinks is written too. */
export const TOKEN_EFFORTS: readonly string[] = ['none', 'minimal', 'low'];
/** Texts at which an answer stops, as OpenAI allows them, and the characters of one. */
export const TOKEN_STOPS_MAX = 4;
export const TOKEN_STOP_MAX_CHARS = 64;
/** Bytes of any other parameter as JSON. */
export const TOKEN_PARAMETER_MAX_BYTES = 4 * 1024;
/** Messages of one request, and their bytes as JSON: history is memory's, so that a page need not send all of its own. */
export const TOKEN_MESSAGES_MAX = 500;
export const TOKEN_MESSAGES_MAX_BYTES = 448 * 1024;
/** Messages with tools since the one of the user, and their bytes: the model reads these word for word. */
export const TOKEN_EXCHANGE_MAX = 64;
export const TOKEN_EXCHANGE_MAX_BYTES = 128 * 1024;
/** Kinds of parts that a page may send; others name what lies at the owner's provider. */
const PARTS: readonly string[] = [
  'text',
  'refusal',
  'image_url',
  'input_audio',
  'video_url',
  'audio_url',
  'file',
];

/** Refuses a request for more than a token may ask; `parameters` are those that the model gets beside messages. */
export function checkTokenLimits(
  messages: readonly IncomingMessage[],
  parameters: ChatFields,
): Result<null, MemoryError> {
  const objection = inMessages(messages) ?? inParameters(parameters);
  return objection === null ? ok(null) : err(invalid(...objection));
}

/** The parameters of a token's request; without a limit of its own the answer has the largest that it may ask for. */
export const limitedParameters = (parameters: ChatFields): ChatFields =>
  parameters.max_tokens === undefined && parameters.max_completion_tokens === undefined
    ? { ...parameters, max_completion_tokens: TOKEN_ANSWER_MAX_TOKENS }
    : parameters;

type Objection = readonly [field: string, message: string];

function inMessages(messages: readonly IncomingMessage[]): Objection | null {
  if (messages.length > TOKEN_MESSAGES_MAX)
    return ['messages', `must hold at most ${TOKEN_MESSAGES_MAX} messages where a token calls`];
  if (sizeOf(messages) > TOKEN_MESSAGES_MAX_BYTES)
    return ['messages', `must not exceed ${TOKEN_MESSAGES_MAX_BYTES} bytes where a token calls`];
  const exchange = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  if (exchange.length > TOKEN_EXCHANGE_MAX)
    return ['messages', `must hold at most ${TOKEN_EXCHANGE_MAX} messages behind the one of the user`];
  if (sizeOf(exchange) > TOKEN_EXCHANGE_MAX_BYTES)
    return ['messages', `must not exceed ${TOKEN_EXCHANGE_MAX_BYTES} bytes behind the one of the user`];
  for (const [i, { content }] of messages.entries())
    for (const [k, part] of (Array.isArray(content) ? content : []).entries()) {
      const at = `messages.${i}.content.${k}`;
      if (!PARTS.includes(part.type)) return [`${at}.type`, `must be one of ${PARTS.join(', ')}`];
      if (isObject(part.file) && part.file.file_id !== undefined)
        return [`${at}.file.file_id`, 'is not for a token to name; use a key'];
    }
  return null;
}

function inParameters(parameters: ChatFields): Objection | null {
  for (const [name, value] of Object.entries(parameters)) {
    const message = OWN_RULES[name]?.(value) ?? tooLarge(value, TOKEN_PARAMETER_MAX_BYTES, name in OWN_RULES);
    if (message !== null) return [name, message];
  }
  return null;
}

const OWN_RULES: Readonly<Record<string, (value: unknown) => string | null>> = {
  tools: (value) => {
    if (!Array.isArray(value) || value.length > TOKEN_TOOLS_MAX)
      return `must be a list of at most ${TOKEN_TOOLS_MAX} tools`;
    // Others are run by the provider: they search, compute, or call an address.
    if (!value.every((tool) => isObject(tool) && tool.type === 'function'))
      return 'must be of type function where a token calls';
    return tooLarge(value, TOKEN_TOOLS_MAX_BYTES);
  },
  response_format: (value) => tooLarge(value, TOKEN_SCHEMA_MAX_BYTES),
  max_tokens: (value) => answerTokens(value),
  max_completion_tokens: (value) => answerTokens(value),
  reasoning_effort: (value) =>
    typeof value === 'string' && TOKEN_EFFORTS.includes(value)
      ? null
      : `must be one of ${TOKEN_EFFORTS.join(', ')} where a token calls`,
  stop: (value) => {
    const stops: unknown[] = Array.isArray(value) ? value : [value];
    const areShort = stops.every((stop) => typeof stop === 'string' && stop.length <= TOKEN_STOP_MAX_CHARS);
    return stops.length <= TOKEN_STOPS_MAX && areShort
      ? null
      : `must be at most ${TOKEN_STOPS_MAX} texts of at most ${TOKEN_STOP_MAX_CHARS} characters`;
  },
};

const answerTokens = (value: unknown): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= TOKEN_ANSWER_MAX_TOKENS
    ? null
    : `must be a whole number from 1 to ${TOKEN_ANSWER_MAX_TOKENS} where a token calls`;

const tooLarge = (value: unknown, maxBytes: number, isJudged = false): string | null =>
  isJudged || sizeOf(value) <= maxBytes ? null : `must not exceed ${maxBytes} bytes where a token calls`;

const sizeOf = (value: unknown): number => byteLength(JSON.stringify(value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
