/** Requests and answers of Anthropic's Messages protocol: the fields that are read here. */
import { z } from '@hono/zod-openapi';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { Memory } from '../conversations/conversation-identity.ts';
import { Name } from '../schemas.ts';

const Block = z.looseObject({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Block)]);

/** Body whose tokens are counted: messages and instructions. Other fields pass unread. */
export const CountBody = z.looseObject({
  model: z.string().max(NAME_MAX_CHARS).openapi({
    description: '`strata`, or the name of the model that answers: see `GET /v1/models`.',
  }),
  messages: z
    .array(z.looseObject({ role: z.enum(['user', 'assistant', 'system']), content: Content }))
    .min(1)
    .openapi({
      description:
        'The last message of role `user` is the turn, and what tools said (`tool_result`) answers its calls. What stands before it is the history that the client shows.',
    }),
  system: Content.nullish().openapi({ description: 'Instructions for this answer, not remembered.' }),
  tools: z.array(z.looseObject({ name: z.string().optional() })).nullish(),
});

export const AnthropicBody = CountBody.extend({
  max_tokens: z.int().min(1),
  metadata: z
    .looseObject({
      user_id: Name.nullish(),
      conversation: Name.optional(),
      memory: Memory.optional(),
    })
    .nullish()
    .openapi({
      description:
        '`user_id` says whose memory it is (without it the key’s own), `conversation` and `memory` are read as in chat completions.',
    }),
  stream: z.boolean().nullish(),
});

export type AnthropicBody = z.output<typeof AnthropicBody>;

export const MessageAnswer = z
  .looseObject({
    id: z.string(),
    type: z.literal('message'),
    role: z.literal('assistant'),
    model: z.string(),
    content: z.array(z.looseObject({ type: z.string() })),
    stop_reason: z.string(),
    usage: z.looseObject({ input_tokens: z.int(), output_tokens: z.int() }),
  })
  .openapi('Message');

export const AnthropicErrorAnswer = z
  .object({
    type: z.literal('error'),
    error: z.object({ type: z.string(), message: z.string() }),
    request_id: z.string().nullable(),
  })
  .openapi('AnthropicError');
