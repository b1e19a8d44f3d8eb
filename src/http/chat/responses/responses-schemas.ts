/** Requests and answers of OpenAI's Responses protocol: the fields that are read here. */
import { z } from '@hono/zod-openapi';
import { NAME_MAX_CHARS } from '../../../memory/limits.ts';
import { Memory } from '../../conversations/conversation-identity.ts';
import { Name } from '../../schemas.ts';

const Part = z.looseObject({ type: z.string(), text: z.string().optional() });
const Item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(['user', 'assistant', 'system', 'developer']).optional(),
  content: z.union([z.string(), z.array(Part)]).nullish(),
  call_id: z.string().optional(),
});

export const ResponsesBody = z.looseObject({
  model: z.string().max(NAME_MAX_CHARS).openapi({
    description: '`strata`, or the name of the model that answers: see `GET /v1/models`.',
  }),
  input: z.union([z.string(), z.array(Item).min(1)]).openapi({
    description:
      'The message, or items of which the last message of role `user` is the turn. What stands before it is the history that the client shows; results of tools (`function_call_output`) answer the calls of `previous_response_id`, or those that stand before them.',
  }),
  instructions: z
    .string()
    .nullish()
    .openapi({ description: 'Instructions for this answer, not remembered.' }),
  previous_response_id: z.string().max(NAME_MAX_CHARS).nullish().openapi({
    description: 'The response that this request goes on from: its conversation, as it stood then.',
  }),
  conversation: z
    .union([Name, z.looseObject({ id: Name })])
    .nullish()
    .openapi({
      description: 'The conversation: its id, its reference code, or a chat id of the caller’s own.',
    }),
  user: Name.nullish().openapi({
    description:
      'The user whose memory it is. Without it the key’s own, or that of the conversation which an id names.',
  }),
  metadata: z
    .looseObject({ conversation: Name.optional(), memory: Memory.optional() })
    .nullish()
    .openapi({ description: 'Read as in chat completions, and repeated in the answer.' }),
  stream: z.boolean().nullish(),
  background: z.literal(false, 'must be false: an answer is given while its client waits').nullish(),
  debug: z.boolean().nullish(),
});

export type ResponsesBody = z.output<typeof ResponsesBody>;

export const ResponseAnswer = z
  .looseObject({
    id: z.string(),
    object: z.literal('response'),
    created_at: z.int().openapi({ description: 'Seconds UTC.' }),
    model: z.string(),
    status: z.enum(['completed', 'incomplete']),
    output: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    usage: z.looseObject({ input_tokens: z.int(), output_tokens: z.int(), total_tokens: z.int() }),
  })
  .openapi('Response');
