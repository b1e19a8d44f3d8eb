/** Memories: said outright by a client, read within a user's scope, changed and erased by whom they belong to; and why one is what it is. */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok } from '../../lib/result.ts';
import { OUTCOME_ACTIONS } from '../../memory/changes/changes.ts';
import { notFound, orNotFound } from '../../memory/errors.ts';
import { fadingOf } from '../../memory/lifetime/decay.ts';
import { decayRates } from '../../memory/settings.ts';
import { MEMORY_STATUSES, ROLES } from '../../memory/types.ts';
import { isMarkedFor } from '../../memory/untrusted.ts';
import { getAccountMemory } from '../../store/account/memories.ts';
import { getMemoryContext } from '../../store/memories/context.ts';
import { getMemoryHistory } from '../../store/memories/history.ts';
import { getMemory, getStoredMemory } from '../../store/memories/memories.ts';
import { actorForCaller, withoutHiddenPlace, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { applyBatch } from '../memories/memory-batch.ts';
import { accountReader } from '../memories/memory-entries.ts';
import {
  countAskedMemories,
  listAskedMemories,
  MemoryCountsAnswer,
  MemoryListQuery,
  MemoryPageQuery,
  selectionOf,
} from '../memories/memory-list.ts';
import {
  EMPTY_PATCH,
  ErasedAnswer,
  isPatch,
  ListedMemory,
  MemoryAnswer,
  MemoryBody,
  MemoryPatch,
  toEntry,
  toMemoryAnswer,
  toPatch,
} from '../memories/memory-schemas.ts';
import { changeMemory, makeMemory, removeMemory, tryToRemove } from '../memories/memory-writes.ts';
import { askedPage, listOf, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { Flag, isoTime, Moment, Name } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { toWire } from '../wire.ts';

const AsOf = Moment.optional().openapi({ description: 'A moment to read as of, instead of now.' });

const ObservationAnswer = z.object({
  id: z.string(),
  action: z.string(),
  source: z.string(),
  content: z.string(),
  event_id: z.string().nullable(),
  observed_at: z.string(),
});

const AuditAnswer = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.string(),
  created_at: z.string(),
});

const HistoryAnswer = z
  .object({
    id: z.string(),
    status: z.string(),
    superseded_by: z.string().nullable(),
    observations: z.array(ObservationAnswer),
    audit: z.array(AuditAnswer),
  })
  .openapi('MemoryHistory');

const VersionAnswer = z.object({
  id: z.string(),
  content: z.string(),
  status: z.enum(MEMORY_STATUSES),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
});

const ContextMessage = z.object({
  id: z.string(),
  conversation_id: z.string(),
  seq: z.int(),
  role: z.enum(ROLES),
  user_id: z.string().nullable(),
  name: z.string().nullable(),
  content: z.string(),
  occurred_at: z.string(),
});

const ShownAnswer = z.object({ conversation_id: z.string(), created_at: z.string() });

const ContextAnswer = z
  .object({
    id: z.string(),
    timeline: z.array(VersionAnswer).openapi({
      description: 'The values of its topic, oldest first; empty without a topic.',
    }),
    evidence: z.array(z.object({ event_id: z.string(), messages: z.array(ContextMessage) })).openapi({
      description: 'The last five messages that taught it, each among two before and two after it.',
    }),
    fading: z.array(z.object({ at: z.string(), relevance: z.number() })).openapi({
      description:
        'Its strength from now on if nobody needs it, a week apart: its importance as it fades, raised by how often it was needed.',
    }),
    shown_in: z
      .array(ShownAnswer)
      .openapi({ description: 'Conversations whose live history shows it, and since when.' }),
  })
  .openapi('MemoryContext');

/** Decimals of the relevance in a list, where it is drawn small. */
const FADING_DECIMALS = 3;

const toVersion = toWire(VersionAnswer);
const toContextMessage = toWire(ContextMessage);
const toShown = toWire(ShownAnswer);

const toObservation = toWire(ObservationAnswer);
const toAudit = toWire(AuditAnswer);

/** Items of one batch: one transaction, whose statements D1 takes together. */
const BATCH_MAX_ITEMS = 500;
/** Jobs that one settling works off. */
const SETTLED_JOBS = 100;

/** A change, and whether it corrects what was wrong. */
const CorrectionPatch = MemoryPatch.extend({
  is_correction: z.boolean().default(false).openapi({
    description:
      'True if its content was wrong, not merely worded otherwise: the messages that taught it stay in the record, and no prompt or search quotes them any more.',
  }),
}).refine(isPatch, EMPTY_PATCH);

const Target = z.strictObject({ id: Name, user_id: Name.optional() });

const BatchBody = z
  .strictObject({
    create: z.array(MemoryBody).default([]),
    update: z.array(MemoryPatch.extend(Target.shape).refine(isPatch, EMPTY_PATCH)).default([]),
    delete: z.array(Target).default([]),
  })
  .refine((batch) => countItems(batch) > 0, 'must hold at least one item')
  .refine((batch) => countItems(batch) <= BATCH_MAX_ITEMS, `must hold at most ${BATCH_MAX_ITEMS} items`);

const Item = z.object({ id: z.string(), action: z.enum(OUTCOME_ACTIONS) });

const BatchAnswer = z
  .object({
    created: z.array(Item),
    updated: z.array(Item),
    deleted: z.record(z.string(), z.int()).openapi({ description: 'Rows removed, by kind.' }),
  })
  .openapi('MemoryBatch');

function countItems(batch: Record<'create' | 'update' | 'delete', readonly unknown[]>): number {
  return batch.create.length + batch.update.length + batch.delete.length;
}

const route = routesOf('memories');

export const memoryRoutes = [
  route('POST /v1/memories', {
    role: 'member',
    summary: 'Remember something',
    body: MemoryBody,
    example: { content: 'Ana is a vegetarian.', kind: 'preference', user_id: 'ana' },
    answers: {
      201: json(MemoryAnswer, 'A new memory'),
      200: json(MemoryAnswer, 'The same words were known in this scope: they are evidence now'),
    },
    handler: async (c, { body }) => {
      const made = await makeMemory(c, toEntry(body));
      if (!made.ok) return made;
      const { memory, created } = made.value;
      return ok(reply(created ? 201 : 200, await withoutHiddenPlace(c, toMemoryAnswer(memory))));
    },
  }),

  route('GET /v1/memories', {
    role: 'read',
    summary: 'Memories that a user may see, or all of the workspace (admin), by filters and in any order',
    description:
      'Oldest first unless told otherwise; those of the account after those of the workspace, by age and kind only.',
    query: MemoryPageQuery,
    needs: { page: askedPage, asked: selectionOf },
    answers: { 200: json(listOf(ListedMemory), 'Memories') },
    handler: async (c, { page, asked, query }) => {
      const found = await listAskedMemories(c, asked, query, page);
      if (!found.ok) return found;
      const reader = asked.reader?.userId ?? null;
      const now = c.var.now();
      const rates = decayRates(c.var.services.settings.decay);
      const { data, ...next } = toList(page, found.value, (memory) => ({
        ...toMemoryAnswer(memory),
        fading: fadingOf(memory, now, rates).map(({ relevance }) =>
          Number(relevance.toFixed(FADING_DECIMALS)),
        ),
        ...(reader !== null && isMarkedFor(reader, memory) && { withheld: true as const }),
      }));
      return ok({ data: await withoutHiddenPlaces(c, data), ...next });
    },
  }),

  // Before the route of one memory, whose path would take this one for its own.
  route('GET /v1/memories/counts', {
    role: 'read',
    summary: 'Counts of the memories in a list, in all and by field',
    query: MemoryListQuery,
    needs: { asked: selectionOf },
    answers: { 200: json(MemoryCountsAnswer, 'Counts') },
    handler: async (c, { asked, query }) => ok(await countAskedMemories(c, asked, query)),
  }),

  route('GET /v1/memories/{id}', {
    role: 'read',
    summary: 'A memory that a user may see',
    query: ReaderQuery.extend({ as_of: AsOf }),
    needs: { reader: readerOf },
    answers: { 200: json(MemoryAnswer, 'The memory') },
    handler: async (c, { reader, params: { id }, query: { as_of: asOf = null } }) => {
      const moment = { now: c.var.now(), asOf };
      const memory =
        (await getMemory(c.var.services.db, reader, id, moment)) ??
        (await getAccountMemory(c.var.accountDb, accountReader(c, reader), id, moment));
      return memory ? ok(await withoutHiddenPlace(c, toMemoryAnswer(memory))) : err(notFound('memory'));
    },
  }),

  route('PATCH /v1/memories/{id}', {
    role: 'member',
    summary: 'Change a memory of the user, or one that has no owner',
    query: ReaderQuery,
    body: CorrectionPatch,
    example: { importance: 0.9, tags: ['food'] },
    needs: { reader: readerOf },
    answers: { 200: json(MemoryAnswer, 'The memory; or the one that said the same where it was moved to') },
    handler: async (c, { reader, params: { id }, body: { is_correction: isCorrection, ...body } }) => {
      const changed = await changeMemory(c, reader, id, toPatch(body), { isCorrection });
      return changed.ok ? ok(await withoutHiddenPlace(c, toMemoryAnswer(changed.value))) : changed;
    },
  }),

  route('DELETE /v1/memories/{id}', {
    role: 'member',
    summary: 'Erase a memory of the user, or one that has no owner, and everything derived from it',
    query: ReaderQuery.extend({
      dry_run: Flag.optional().openapi({ description: 'Tells what would be removed, and removes nothing.' }),
    }),
    needs: { reader: readerOf },
    answers: { 200: json(ErasedAnswer, 'Counts of what was removed, or would be') },
    handler: async (c, { reader, params: { id }, query: { dry_run: isDry } }) =>
      mapOk(await (isDry ? tryToRemove : removeMemory)(c, reader, id), (erased) => ({ id, erased })),
  }),

  route('GET /v1/memories/{id}/context', {
    role: 'read',
    summary: 'Context of a memory: its topic over time, the messages that taught it, and where it is shown',
    query: ReaderQuery,
    needs: { reader: readerOf },
    answers: { 200: json(ContextAnswer, 'The context') },
    handler: async (c, { reader, params: { id } }) => {
      const { db } = c.var.services;
      const memory = await getStoredMemory(db, reader, id);
      if (!memory) return err(notFound('memory'));
      const { timeline, evidence, shownIn } = await getMemoryContext(db, memory);
      const now = c.var.now();
      const rates = decayRates(c.var.services.settings.decay);
      return ok({
        id,
        timeline: timeline.map(toVersion),
        evidence: evidence.map(({ eventId, messages }) => ({
          event_id: eventId,
          messages: messages.map(toContextMessage),
        })),
        fading: fadingOf(memory, now, rates).map(({ at, relevance }) => ({ at: isoTime(at), relevance })),
        shown_in: shownIn.map(toShown),
      });
    },
  }),

  route('POST /v1/memories/batch', {
    role: 'member',
    summary: 'Make, change and erase memories, all or nothing; of each item, which memory it is now',
    body: BatchBody,
    example: {
      create: [
        { content: 'Ana plays the cello.', kind: 'fact', user_id: 'ana' },
        { content: 'Orders are answered within a day.', kind: 'procedure', visibility: 'shared' },
      ],
    },
    answers: { 200: json(BatchAnswer, 'Results of the items, in their order') },
    handler: async (c, { body }) => {
      const done = await applyBatch(c, {
        creates: body.create.map(toEntry),
        updates: body.update.map(({ id, user_id: userId = null, ...patch }) => ({
          id,
          userId,
          patch: toPatch(patch),
        })),
        deletes: body.delete.map(({ id, user_id: userId = null }) => ({ id, userId })),
      });
      if (!done.ok) return done;
      for (let settled = 0; settled < countItems(body); settled += SETTLED_JOBS) await settleOutbox(c);
      const { created, updated, deleted } = done.value;
      return ok({ created, updated, deleted });
    },
  }),

  route('GET /v1/memories/{id}/history', {
    role: 'read',
    summary: 'Evidence and changes of a memory, newest first; superseded ones too',
    query: ReaderQuery,
    needs: { reader: readerOf },
    answers: { 200: json(HistoryAnswer, 'The history') },
    handler: async (c, { reader, params: { id } }) =>
      mapOk(
        orNotFound(await getMemoryHistory(c.var.services.db, reader, id), 'memory'),
        ({ status, supersededBy, observations, audit }) => ({
          id,
          status,
          superseded_by: supersededBy,
          observations: observations.map(toObservation),
          audit: audit.map((entry) => toAudit({ ...entry, actor: actorForCaller(c, entry.actor) })),
        }),
      ),
  }),
];
