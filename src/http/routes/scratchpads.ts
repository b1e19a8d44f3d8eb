/** Scratchpads: working notes of an agent. They are never put into a prompt. */
import { createRoute, z } from '@hono/zod-openapi';
import { refuseKeeping } from '../../memory/conversations/temporary.ts';
import { notFound } from '../../memory/errors.ts';
import { SCRATCHPAD_VALUE_MAX_BYTES } from '../../memory/limits.ts';
import {
  clearScratchpad,
  listScratchpad,
  readScratchpad,
  type ScratchpadEntry,
  writeScratchpad,
} from '../../store/conversations/scratchpads.ts';
import { createRouter } from '../context.ts';
import { requireConversation } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  jsonAnswer,
  jsonBody,
  jsonUpTo,
  Name,
  problemAnswers,
} from '../schemas.ts';

const EntryAnswer = z
  .object({ key: z.string(), value: z.unknown(), created_at: z.string(), updated_at: z.string() })
  .openapi('ScratchpadEntry');

const KeyParams = IdParam.extend({ key: Name });

const toAnswer = (entry: ScratchpadEntry): z.infer<typeof EntryAnswer> => ({
  key: entry.key,
  value: entry.value,
  created_at: isoTime(entry.createdAt),
  updated_at: isoTime(entry.updatedAt),
});

export const scratchpadRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'put',
      path: '/v1/conversations/{id}/scratchpad/{key}',
      tags: ['scratchpads'],
      summary: 'Write a note over what the key held; the body is the value, any JSON',
      middleware: [allow('member')] as const,
      request: {
        headers: IdempotencyHeader,
        params: KeyParams,
        ...jsonBody(jsonUpTo(SCRATCHPAD_VALUE_MAX_BYTES)),
      },
      responses: { 200: jsonAnswer(EntryAnswer, 'The note'), ...problemAnswers },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const refused = refuseKeeping(conversation.value);
      if (refused) return problem(c, refused);
      const { key } = c.req.valid('param');
      const { db } = c.var.services;
      // All notes of a conversation may be removed at once.
      c.set('made', [
        ['scratchpad', conversation.value.id],
        ['scratchpad', conversation.value.id, key],
      ]);
      return c.json(
        toAnswer(await writeScratchpad(db, conversation.value, key, c.req.valid('json'), c.var.now())),
        200,
      );
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/scratchpad/{key}',
      tags: ['scratchpads'],
      summary: 'A note',
      middleware: [allow('read')] as const,
      request: { params: KeyParams },
      responses: { 200: jsonAnswer(EntryAnswer, 'The note'), ...problemAnswers },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const entry = await readScratchpad(c.var.services.db, conversation.value.id, c.req.valid('param').key);
      return entry ? c.json(toAnswer(entry), 200) : problem(c, notFound('scratchpad entry'));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/conversations/{id}/scratchpad/{key}',
      tags: ['scratchpads'],
      summary: 'Remove a note',
      middleware: [allow('member')] as const,
      request: { params: KeyParams },
      responses: { 204: { description: 'Removed' }, ...problemAnswers },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const removed = await clearScratchpad(
        c.var.services.db,
        conversation.value.id,
        c.req.valid('param').key,
      );
      await endAnswers(c, ['scratchpad', conversation.value.id, c.req.valid('param').key]);
      return removed > 0 ? c.body(null, 204) : problem(c, notFound('scratchpad entry'));
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/scratchpad',
      tags: ['scratchpads'],
      summary: 'Notes, by key',
      middleware: [allow('read')] as const,
      request: { params: IdParam, query: PageQuery },
      responses: { 200: jsonAnswer(listOf(EntryAnswer), 'Notes'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const page = await listScratchpad(c.var.services.db, conversation.value.id, asked.value);
      return c.json(toList(asked.value, page, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/conversations/{id}/scratchpad',
      tags: ['scratchpads'],
      summary: 'Remove all notes',
      middleware: [allow('member')] as const,
      request: { params: IdParam },
      responses: {
        200: jsonAnswer(z.object({ removed: z.int() }), 'How many there were'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const removed = await clearScratchpad(c.var.services.db, conversation.value.id, null);
      await endAnswers(c, ['scratchpad', conversation.value.id]);
      return c.json({ removed }, 200);
    },
  );
