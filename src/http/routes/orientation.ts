/** Orientation: what somebody who takes a conversation up should know, as one Markdown document. */
import { createRoute, z } from '@hono/zod-openapi';
import { identityOf } from '../../memory/conversations/identity.ts';
import { createModels } from '../../models/create-models.ts';
import { type AskGate, ORIENTATION_DEGRADED, orient } from '../../session/orientation/orient.ts';
import { createRouter } from '../context.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { IdParam, jsonAnswer, problemAnswers } from '../schemas.ts';

const OrientationAnswer = z
  .object({
    conversation_id: z.string(),
    document: z.string().openapi({ description: 'Markdown.' }),
    tokens: z.int(),
    degraded: z
      .array(z.enum(ORIENTATION_DEGRADED))
      .openapi({ description: 'Parts that did not answer; the document does without them.' }),
  })
  .openapi('Orientation');

export const orientationRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/v1/conversations/{id}/orientation',
    tags: ['conversations'],
    summary: 'What to know before the conversation goes on, as Markdown',
    description:
      'Where a language model looks the document over, each new state of it counts as a turn of the workspace, with `429 turn_limit` beyond a limit; what the model said is kept, and the same document costs nothing more.',
    middleware: [allow('read')] as const,
    request: { params: IdParam },
    responses: {
      200: jsonAnswer(OrientationAnswer, 'The orientation document'),
      ...problemAnswers,
    },
  }),
  async (c) => {
    const conversation = await requireConversation(c, c.req.valid('param').id);
    if (!conversation.ok) return problem(c, conversation.error);
    const { db, account, settings, session } = c.var.services;
    const { object, call } = session(conversation.value.id, identityOf(conversation.value));
    const gate =
      createModels(c.var.config).gate && (((lines) => object.narrow(call, lines)) satisfies AskGate);
    const made = await orient({ db, account, gate }, conversation.value, settings, c.var.now());
    if (!made.ok) return problem(c, made.error);
    const { document, tokens, degraded } = made.value;
    return c.json({ conversation_id: conversation.value.id, document, tokens, degraded: [...degraded] }, 200);
  },
);
