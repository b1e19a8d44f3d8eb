/** Scratchpads: working notes of an agent. They are never put into a prompt. */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok } from '../../lib/result.ts';
import { notFound, orNotFound } from '../../memory/errors.ts';
import { SCRATCHPAD_VALUE_MAX_BYTES } from '../../memory/limits.ts';
import {
  clearScratchpad,
  listScratchpad,
  readScratchpad,
  writeScratchpad,
} from '../../store/conversations/scratchpads.ts';
import { lastingConversation, namedConversation } from '../conversations/conversation-session.ts';
import { endAnswers } from '../middleware/idempotency.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { jsonUpTo, Name } from '../schemas.ts';
import { toWire } from '../wire.ts';

const EntryAnswer = z
  .object({ key: z.string(), value: z.unknown(), created_at: z.string(), updated_at: z.string() })
  .openapi('ScratchpadEntry');

const toAnswer = toWire(EntryAnswer);

const params = { key: Name.openapi({ example: 'plan' }) };

const route = routesOf('scratchpads');

export const scratchpadRoutes = [
  route('PUT /v1/conversations/{id}/scratchpad/{key}', {
    role: 'member',
    summary: 'Write a note over what the key held; the body is the value, any JSON',
    params,
    body: jsonUpTo(SCRATCHPAD_VALUE_MAX_BYTES),
    example: { step: 2, of: ['book', 'pack', 'go'] },
    needs: { conversation: lastingConversation },
    answers: { 200: json(EntryAnswer, 'The note') },
    handler: async (c, { conversation, params: { key }, body }) => {
      // All notes of a conversation may be removed at once.
      c.set('made', [
        ['scratchpad', conversation.id],
        ['scratchpad', conversation.id, key],
      ]);
      return ok(toAnswer(await writeScratchpad(c.var.services.db, conversation, key, body, c.var.now())));
    },
  }),

  route('GET /v1/conversations/{id}/scratchpad/{key}', {
    role: 'read',
    summary: 'A note',
    params,
    needs: { conversation: namedConversation },
    answers: { 200: json(EntryAnswer, 'The note') },
    handler: async (c, { conversation, params: { key } }) => {
      const entry = await readScratchpad(c.var.services.db, conversation.id, key);
      return mapOk(orNotFound(entry, 'scratchpad entry'), toAnswer);
    },
  }),

  route('DELETE /v1/conversations/{id}/scratchpad/{key}', {
    role: 'member',
    summary: 'Remove a note',
    params,
    needs: { conversation: namedConversation },
    answers: { 204: { description: 'Removed' } },
    handler: async (c, { conversation, params: { key } }) => {
      const removed = await clearScratchpad(c.var.services.db, conversation.id, key);
      await endAnswers(c, ['scratchpad', conversation.id, key]);
      return removed > 0 ? ok(null) : err(notFound('scratchpad entry'));
    },
  }),

  route('GET /v1/conversations/{id}/scratchpad', {
    role: 'read',
    summary: 'Notes, by key',
    query: PageQuery,
    needs: { page: askedPage, conversation: namedConversation },
    answers: { 200: json(listOf(EntryAnswer), 'Notes') },
    handler: async (c, { page, conversation }) =>
      ok(toList(page, await listScratchpad(c.var.services.db, conversation.id, page), toAnswer)),
  }),

  route('DELETE /v1/conversations/{id}/scratchpad', {
    role: 'member',
    summary: 'Remove all notes',
    needs: { conversation: namedConversation },
    answers: { 200: json(z.object({ removed: z.int() }), 'Count of those that there were') },
    handler: async (c, { conversation }) => {
      const removed = await clearScratchpad(c.var.services.db, conversation.id, null);
      await endAnswers(c, ['scratchpad', conversation.id]);
      return ok({ removed });
    },
  }),
];
