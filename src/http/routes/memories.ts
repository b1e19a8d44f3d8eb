/** Memories: said outright by a client, read within a user's scope, changed and erased by whom they belong to. */
import { createRoute, z } from '@hono/zod-openapi';
import { notFound } from '../../memory/errors.ts';
import { MEMORY_KINDS, TIERS } from '../../memory/types.ts';
import { getAccountMemory } from '../../store/account/memories.ts';
import { getMemory } from '../../store/memories/memories.ts';
import { withoutHiddenPlace, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { createRouter } from '../context.ts';
import { accountReader } from '../memories/memory-entries.ts';
import { listAllMemories } from '../memories/memory-list.ts';
import {
  EMPTY_PATCH,
  ErasedAnswer,
  isPatch,
  MemoryAnswer,
  MemoryBody,
  MemoryPatch,
  toEntry,
  toMemoryAnswer,
  toPatch,
} from '../memories/memory-schemas.ts';
import { changeMemory, makeMemory, removeMemory } from '../memories/memory-writes.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  jsonAnswer,
  jsonBody,
  Moment,
  problemAnswers,
  SubjectId,
} from '../schemas.ts';

const AsOf = Moment.optional().openapi({ description: 'What held at that moment instead of now.' });

export const memoryRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/memories',
      tags: ['memories'],
      summary: 'Remember something',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, ...jsonBody(MemoryBody) },
      responses: {
        201: jsonAnswer(MemoryAnswer, 'A new memory'),
        200: jsonAnswer(MemoryAnswer, 'The same words were known in this scope: they are evidence now'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const made = await makeMemory(c, toEntry(c.req.valid('json')));
      if (!made.ok) return problem(c, made.error);
      return c.json(
        await withoutHiddenPlace(c, toMemoryAnswer(made.value.memory)),
        made.value.created ? 201 : 200,
      );
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/memories',
      tags: ['memories'],
      summary:
        'Memories that a user may see, oldest first; those of the account after those of the workspace',
      middleware: [allow('read')] as const,
      request: {
        query: PageQuery.extend(ReaderQuery.shape).extend({
          kind: z.enum(MEMORY_KINDS).optional(),
          tier: z.enum(TIERS).optional(),
          subject_id: SubjectId.optional(),
          as_of: AsOf,
        }),
      },
      responses: { 200: jsonAnswer(listOf(MemoryAnswer), 'Memories'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const reader = await readerOf(c, query);
      if (!reader.ok) return problem(c, reader.error);
      const page = await listAllMemories(
        {
          db: c.var.services.db,
          accountDb: c.var.accountDb,
          reader: reader.value,
          accountReader: accountReader(c, reader.value),
        },
        { kind: query.kind ?? null, tier: query.tier ?? null, subjectId: query.subject_id ?? null },
        asked.value,
        { now: c.var.now(), asOf: query.as_of ?? null },
      );
      const { data, ...next } = toList(asked.value, page, toMemoryAnswer);
      return c.json({ data: await withoutHiddenPlaces(c, data), ...next }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/memories/{id}',
      tags: ['memories'],
      summary: 'A memory that a user may see',
      middleware: [allow('read')] as const,
      request: { params: IdParam, query: ReaderQuery.extend({ as_of: AsOf }) },
      responses: { 200: jsonAnswer(MemoryAnswer, 'The memory'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const reader = await readerOf(c, query);
      if (!reader.ok) return problem(c, reader.error);
      const { id } = c.req.valid('param');
      const moment = { now: c.var.now(), asOf: query.as_of ?? null };
      const memory =
        (await getMemory(c.var.services.db, reader.value, id, moment)) ??
        (await getAccountMemory(c.var.accountDb, accountReader(c, reader.value), id, moment));
      return memory
        ? c.json(await withoutHiddenPlace(c, toMemoryAnswer(memory)), 200)
        : problem(c, notFound('memory'));
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/memories/{id}',
      tags: ['memories'],
      summary: 'Change a memory of the user, or one that has no owner',
      middleware: [allow('member')] as const,
      request: {
        params: IdParam,
        query: ReaderQuery,
        ...jsonBody(MemoryPatch.refine(isPatch, EMPTY_PATCH)),
      },
      responses: {
        200: jsonAnswer(MemoryAnswer, 'The memory; or the one that said the same where it was moved to'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const patch = toPatch(c.req.valid('json'));
      const changed = await changeMemory(c, reader.value, c.req.valid('param').id, patch);
      return changed.ok
        ? c.json(await withoutHiddenPlace(c, toMemoryAnswer(changed.value)), 200)
        : problem(c, changed.error);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/memories/{id}',
      tags: ['memories'],
      summary: 'Erase a memory of the user, or one that has no owner, and everything derived from it',
      middleware: [allow('member')] as const,
      request: { params: IdParam, query: ReaderQuery },
      responses: { 200: jsonAnswer(ErasedAnswer, 'What was removed'), ...problemAnswers },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const { id } = c.req.valid('param');
      const erased = await removeMemory(c, reader.value, id);
      return erased.ok ? c.json({ id, erased: { ...erased.value } }, 200) : problem(c, erased.error);
    },
  );
