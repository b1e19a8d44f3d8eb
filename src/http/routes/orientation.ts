/** Orientation: what somebody who takes a conversation up should know, as one Markdown document. */
import { z } from '@hono/zod-openapi';
import { mapOk } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { createModels } from '../../models/create-models.ts';
import { type AskGate, ORIENTATION_DEGRADED, orient } from '../../session/orientation/orient.ts';
import { namedConversation } from '../conversations/conversation-session.ts';
import { json, routesOf } from '../route.ts';

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

const route = routesOf('conversations');

export const orientationRoutes = [
  route('GET /v1/conversations/{id}/orientation', {
    role: 'read',
    summary: 'Orientation before the conversation goes on, as Markdown',
    description:
      'With a language model that looks the document over, each new state of it counts as a turn of the workspace, with `429 turn_limit` beyond a limit; what the model said is kept, and the same document costs nothing more.',
    needs: { conversation: namedConversation },
    answers: { 200: json(OrientationAnswer, 'The orientation document') },
    handler: async (c, { conversation }) => {
      const { db, account, settings, session } = c.var.services;
      const { object, call } = session(conversation.id, identityOf(conversation));
      const gate =
        createModels(c.var.config).gate && (((lines) => object.narrow(call, lines)) satisfies AskGate);
      const made = await orient({ db, account, gate }, conversation, settings, c.var.now());
      return mapOk(made, ({ document, tokens, degraded }) => ({
        conversation_id: conversation.id,
        document,
        tokens,
        degraded,
      }));
    },
  }),
];
