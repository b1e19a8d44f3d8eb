/** Chat requests and answers of the OpenAI protocol: the fields that are read here. All others are passed on to the model. */
import { z } from '@hono/zod-openapi';
import { CHAT_ROLES } from '../../chat/messages.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import type { ChatFields } from '../../memory/ports.ts';
import { Memory } from '../conversations/conversation-identity.ts';
import { IdempotencyHeader, Name } from '../schemas.ts';

const Part = z.looseObject({ type: z.string(), text: z.string().optional() });
const Message = z.looseObject({
  role: z.enum(CHAT_ROLES),
  content: z.union([z.string(), z.array(Part)]).nullish(),
  name: z.string().min(1).max(NAME_MAX_CHARS).optional(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string().optional(),
        function: z.looseObject({ name: z.string().optional() }).optional(),
      }),
    )
    .nullish(),
  tool_call_id: z.string().optional(),
});

export const ChatBody = z.looseObject({
  model: z
    .string()
    .max(NAME_MAX_CHARS)
    .openapi({ description: '`strata`, or the name of the model that answers: see `GET /v1/models`.' }),
  messages: z.array(Message).min(1).openapi({
    description:
      'The last message of role `user` is the turn. Messages of role `system` and `developer` are instructions for this answer, and not remembered. What follows the turn’s message is its exchange with tools. What stands before it is the history that the client shows, if it does: known messages are recognised, unknown ones taken in, and another history than the last one is a branch.',
  }),
  user: Name.nullish().openapi({
    description:
      'The user whose memory it is. Without it the one whose the conversation is that an id names, or the key’s own: whoever calls with it, and nobody else, finds there what was said.',
  }),
  metadata: z.looseObject({ conversation: Name.optional(), memory: Memory.optional() }).nullish().openapi({
    description:
      'Read for `conversation` and `memory` only, and not passed on. `memory: "off"` hands the request to the model as it is, without memory and without a trace, unless it names a conversation that was opened so.',
  }),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1, 'must be 1: a turn has one reply').nullish(),
  debug: z.boolean().nullish().openapi({
    description:
      'Says what came into the prompt and why: comment lines of a stream, else a field `strata`. The header `X-Strata-Debug: 1` does the same.',
  }),
});

export type ChatBody = z.output<typeof ChatBody>;

export const ChatHeaders = IdempotencyHeader.extend({
  'x-strata-conversation': Name.optional().openapi({
    description:
      'The conversation: its id, its reference code, or a chat id of the caller’s own, which is opened for the user when it is new. Goes before `metadata.conversation`; without either the user’s default one.',
  }),
  'x-strata-memory': Memory.optional().openapi({
    description:
      'Memory mode of a conversation that is opened: `full`, `read` or `off`. Goes before `metadata.memory`. To be sent each time: what keeps nothing is gone when it becomes idle, and opened anew.',
  }),
  'x-strata-debug': z.string().optional(),
  'x-openwebui-chat-id': Name.optional().openapi({
    description: 'The chat of Open WebUI, where it says so: a chat id, where nothing else names one.',
  }),
  'x-openwebui-user-id': Name.optional().openapi({
    description: 'The user of Open WebUI, where it says so: read of a key where the body names none.',
  }),
  'x-stainless-retry-count': z
    .string()
    .optional()
    .openapi({ description: 'As clients of OpenAI send it: above 0 the request is a repetition.' }),
});

const Usage = z.looseObject({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.int(),
});

export const ChatAnswer = z
  .looseObject({
    id: z.string(),
    object: z.literal('chat.completion'),
    created: z.int().openapi({ description: 'Seconds UTC.' }),
    model: z.string(),
    choices: z.array(
      z.looseObject({ index: z.int(), message: z.looseObject({}), finish_reason: z.string() }),
    ),
    usage: Usage,
  })
  .openapi('ChatCompletion');

export const OpenAiErrorAnswer = z
  .object({
    error: z.object({
      message: z.string(),
      type: z.string(),
      param: z.string().nullable(),
      code: z.string(),
    }),
  })
  .openapi('OpenAiError');

export const Model = z
  .object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() })
  .openapi('Model');

export const ModelList = z.object({ object: z.literal('list'), data: z.array(Model) }).openapi('ModelList');

/** The fields of a body that are for us; the model gets none of them. */
const OWN_FIELDS: readonly string[] = [
  'model',
  'messages',
  'user',
  'metadata',
  'stream',
  'stream_options',
  'n',
  'debug',
];

/**
 * Parameters of the model that a token may set. Servers know many more: chat templates and prompts that stand in for ours, other
 * models, tools of their own, tiers that cost more. These are the owner's to choose, as instructions are.
 */
const TOKEN_PARAMETERS: readonly string[] = [
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_completion_tokens',
  'max_tokens',
  'min_p',
  'parallel_tool_calls',
  'presence_penalty',
  'reasoning_effort',
  'repetition_penalty',
  'response_format',
  'seed',
  'stop',
  'temperature',
  'tool_choice',
  'tools',
  'top_k',
  'top_logprobs',
  'top_p',
  'verbosity',
];

/** A parameter that only a key may set; undefined where there is none. */
export const ownersParameterIn = (parameters: ChatFields): string | undefined =>
  Object.keys(parameters).find((name) => !TOKEN_PARAMETERS.includes(name));

/** Fields of a body for the model: neither ours nor null. */
export const parametersOf = (body: ChatBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !OWN_FIELDS.includes(name) && value !== null),
  );
