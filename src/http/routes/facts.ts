/** Facts about a subject: the user's own and those that others share. They are memories of kind fact. */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import { FACT_CATEGORIES, type Memory, VISIBILITIES } from '../../memory/types.ts';
import { listMemories } from '../../store/memories/memory-lists.ts';
import { type DirectorySubject, listSubjects } from '../../store/operations/directory.ts';
import { withoutHiddenPlace, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { AllUsers, listedFor, ReaderQuery, readerOf } from '../access/reader.ts';
import {
  ErasedAnswer,
  MemoryAnswer,
  MemoryBody,
  toEntry,
  toMemoryAnswer,
} from '../memories/memory-schemas.ts';
import { changeInWorkspace, makeMemory, removeFromWorkspace } from '../memories/memory-writes.ts';
import { askedPage, COUNTED, listOf, NamePageQuery, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { isoTime, SubjectId } from '../schemas.ts';
import { toWire, type Wire } from '../wire.ts';

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
    .openapi({ description: 'True if it is the fact of the user who asks, to change and to erase.' }),
}).openapi('Fact');

/** Whoever changes a fact is named: facts of others are not there for them. */
const OwnerQuery = ReaderQuery.required({ user_id: true });

const toFactAnswer =
  (userId: string | null) =>
  (memory: Memory | AccountMemory): Wire<typeof FactAnswer> => ({
    ...toMemoryAnswer(memory),
    mine: memory.userId !== null && memory.userId === userId,
  });

const isFact = ({ kind }: Memory): boolean => kind === 'fact';

/** Outcome that speaks of a fact where none was found, since a fact is a memory inside. */
const ofFact = <T>(outcome: Result<T, MemoryError>): Result<T, MemoryError> =>
  !outcome.ok && outcome.error.code === 'not_found' ? err(notFound('fact')) : outcome;

const params = { id: SubjectId.openapi({ example: 'ana' }) };

const route = routesOf('facts');

const SubjectAnswer = z
  .object({
    id: z.string(),
    memories: z.int().openapi({ description: `Memories about it that hold. ${COUNTED}` }),
    last_learnt_at: z.string(),
  })
  .openapi('Subject');

const toSubject = toWire(SubjectAnswer, ({ lastLearntAt }: DirectorySubject) => ({
  last_learnt_at: isoTime(lastLearntAt ?? 0),
}));

export const factRoutes = [
  route('GET /v1/subjects', {
    role: 'read',
    summary: 'Subjects of what a user may see, or of all memories of the workspace (admin), by id',
    query: NamePageQuery.extend(ReaderQuery.shape).extend({ all_users: AllUsers }),
    needs: { page: askedPage, whose: listedFor },
    answers: { 200: json(listOf(SubjectAnswer), 'Subjects') },
    handler: async (c, { page, whose, query: { starts_with: startsWith = null } }) =>
      ok(
        toList(
          page,
          await listSubjects(c.var.services.db, whose, { startsWith }, page, c.var.now()),
          toSubject,
        ),
      ),
  }),

  route('GET /v1/subjects/{id}/facts', {
    role: 'read',
    summary: 'Facts about a subject: the user’s own and shared ones, oldest first',
    params,
    query: PageQuery.extend(ReaderQuery.shape).extend({ category: z.enum(FACT_CATEGORIES).optional() }),
    needs: { page: askedPage, reader: readerOf },
    answers: { 200: json(listOf(FactAnswer), 'Facts') },
    handler: async (c, { page, reader, params: { id: subjectId }, query: { category = null } }) => {
      const moment = { now: c.var.now(), asOf: null };
      const filter = { kind: 'fact', subjectId, category } as const;
      const list = { filter, order: 'oldest', moment } as const;
      const { workspaceId } = reader;
      const facts = await listMemories(c.var.services.db, { workspaceId, reader }, list, page);
      const { data, ...next } = toList(page, facts, toFactAnswer(reader.userId));
      return ok({ data: await withoutHiddenPlaces(c, data), ...next });
    },
  }),

  route('POST /v1/subjects/{id}/facts', {
    role: 'member',
    summary: 'Remember a fact about a subject',
    params,
    body: FactBody,
    example: { content: 'Ana has a sister in Faro.', category: 'relationship', user_id: 'ana' },
    answers: {
      201: json(FactAnswer, 'A new fact'),
      200: json(FactAnswer, 'The fact was known: the request is evidence for it'),
    },
    handler: async (c, { params: { id: subject_id }, body }) => {
      const made = await makeMemory(c, toEntry({ ...body, kind: 'fact', tier: 'workspace', subject_id }));
      if (!made.ok) return made;
      const { memory, created } = made.value;
      const fact = toFactAnswer(body.user_id ?? null)(memory);
      return ok(reply(created ? 201 : 200, await withoutHiddenPlace(c, fact)));
    },
  }),

  route('PATCH /v1/facts/{id}/visibility', {
    role: 'member',
    summary: 'Share a fact of the user with the workspace, or keep it from the others again',
    query: OwnerQuery,
    body: z.strictObject({ visibility: z.enum(VISIBILITIES) }),
    example: { visibility: 'shared' },
    needs: { reader: readerOf },
    answers: { 200: json(FactAnswer, 'The fact; or the one that said the same where it was moved to') },
    handler: async (c, { reader, params: { id }, body }) => {
      const changed = ofFact(await changeInWorkspace(c, reader, id, body, { isMeant: isFact }));
      if (!changed.ok) return changed;
      return ok(await withoutHiddenPlace(c, toFactAnswer(reader.userId)(changed.value)));
    },
  }),

  route('DELETE /v1/facts/{id}', {
    role: 'member',
    summary: 'Erase a fact of the user and everything derived from it',
    query: OwnerQuery,
    needs: { reader: readerOf },
    answers: { 200: json(ErasedAnswer, 'Counts of what was removed') },
    handler: async (c, { reader, params: { id } }) =>
      mapOk(ofFact(await removeFromWorkspace(c, reader, id, isFact)), (erased) => ({ id, erased })),
  }),
];
