/** Facts about a subject: the user's own and those that others share. They are memories of kind fact. */
import { createRoute, z } from '@hono/zod-openapi';
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { FACT_CATEGORIES, type Memory, VISIBILITIES } from '../../memory/types.ts';
import { listMemories } from '../../store/memories/memories.ts';
import { withoutHiddenPlace, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { createRouter } from '../context.ts';
import {
  ErasedAnswer,
  MemoryAnswer,
  MemoryBody,
  toEntry,
  toMemoryAnswer,
} from '../memories/memory-schemas.ts';
import { changeInWorkspace, makeMemory, removeFromWorkspace } from '../memories/memory-writes.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  jsonAnswer,
  jsonBody,
  Name,
  problemAnswers,
  SubjectId,
} from '../schemas.ts';

const SubjectParam = z.object({ id: SubjectId });

/** A fact stands in the workspace: channels and conversations have no subject of their own. */
const FactBody = MemoryBody.omit({
  kind: true,
  tier: true,
  subject_id: true,
  channel_id: true,
  conversation_id: true,
}).extend({ category: z.enum(FACT_CATEGORIES).default('other') });

const FactAnswer = MemoryAnswer.extend({
  mine: z
    .boolean()
    .openapi({ description: 'Whether it is the fact of the user who asks, to change and to erase.' }),
}).openapi('Fact');

/** Whoever changes a fact is named: facts of others are not there for them. */
const OwnerQuery = ReaderQuery.extend({ user_id: Name });

const toFactAnswer =
  (userId: string | null) =>
  (memory: Memory | AccountMemory): z.infer<typeof FactAnswer> => ({
    ...toMemoryAnswer(memory),
    mine: memory.userId !== null && memory.userId === userId,
  });

const isFact = ({ kind }: Memory): boolean => kind === 'fact';

/** The same failure, of a fact. */
const ofFact = (error: MemoryError): MemoryError => (error.code === 'not_found' ? notFound('fact') : error);

export const factRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/subjects/{id}/facts',
      tags: ['facts'],
      summary: 'What is known of a subject: the user’s own facts and shared ones, oldest first',
      middleware: [allow('read')] as const,
      request: {
        params: SubjectParam,
        query: PageQuery.extend(ReaderQuery.shape).extend({ category: z.enum(FACT_CATEGORIES).optional() }),
      },
      responses: { 200: jsonAnswer(listOf(FactAnswer), 'Facts'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const reader = await readerOf(c, query);
      if (!reader.ok) return problem(c, reader.error);
      const filter = {
        kind: 'fact',
        tier: null,
        subjectId: c.req.valid('param').id,
        category: query.category ?? null,
      } as const;
      const page = await listMemories(c.var.services.db, reader.value, filter, asked.value, {
        now: c.var.now(),
        asOf: null,
      });
      const { data, ...next } = toList(asked.value, page, toFactAnswer(reader.value.userId));
      return c.json({ data: await withoutHiddenPlaces(c, data), ...next }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/subjects/{id}/facts',
      tags: ['facts'],
      summary: 'Remember a fact about a subject',
      middleware: [allow('member')] as const,
      request: { params: SubjectParam, headers: IdempotencyHeader, ...jsonBody(FactBody) },
      responses: {
        201: jsonAnswer(FactAnswer, 'A new fact'),
        200: jsonAnswer(FactAnswer, 'The fact was known: the request is evidence for it'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const body = c.req.valid('json');
      const subjectId = c.req.valid('param').id;
      const made = await makeMemory(
        c,
        toEntry({ ...body, kind: 'fact', tier: 'workspace', subject_id: subjectId }),
      );
      if (!made.ok) return problem(c, made.error);
      const fact = toFactAnswer(body.user_id ?? null)(made.value.memory);
      return c.json(await withoutHiddenPlace(c, fact), made.value.created ? 201 : 200);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/facts/{id}/visibility',
      tags: ['facts'],
      summary: 'Share a fact of the user with the workspace, or keep it from the others again',
      middleware: [allow('member')] as const,
      request: {
        params: IdParam,
        query: OwnerQuery,
        ...jsonBody(z.strictObject({ visibility: z.enum(VISIBILITIES) })),
      },
      responses: {
        200: jsonAnswer(FactAnswer, 'The fact; or the one that said the same where it was moved to'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const changed = await changeInWorkspace(
        c,
        reader.value,
        c.req.valid('param').id,
        c.req.valid('json'),
        isFact,
      );
      return changed.ok
        ? c.json(await withoutHiddenPlace(c, toFactAnswer(reader.value.userId)(changed.value)), 200)
        : problem(c, ofFact(changed.error));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/facts/{id}',
      tags: ['facts'],
      summary: 'Erase a fact of the user and everything derived from it',
      middleware: [allow('member')] as const,
      request: { params: IdParam, query: OwnerQuery },
      responses: { 200: jsonAnswer(ErasedAnswer, 'What was removed'), ...problemAnswers },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const { id } = c.req.valid('param');
      const erased = await removeFromWorkspace(c, reader.value, id, isFact);
      return erased.ok ? c.json({ id, erased: { ...erased.value } }, 200) : problem(c, ofFact(erased.error));
    },
  );
