/** Compaction of the older part of a conversation: its rolling summary, its state, the journal, and a run by hand. */
import { z } from '@hono/zod-openapi';
import { mapOk, ok } from '../../lib/result.ts';
import { COMPACTION_STATUSES } from '../../memory/conversations/compaction-journal.ts';
import type { CompactionRun } from '../../session/compaction/compact-alarm.ts';
import { listCompactions } from '../../store/conversations/compactions.ts';
import { getSnapshot } from '../../store/conversations/snapshots.ts';
import { namedConversation, namedSession } from '../conversations/conversation-session.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { isoTime } from '../schemas.ts';
import { toWire, type Wire } from '../wire.ts';

const CompactionAnswer = z
  .object({
    id: z.string(),
    start_seq: z.int(),
    end_seq: z.int(),
    status: z
      .enum(COMPACTION_STATUSES)
      .openapi({ description: '`failed`: parked after too many attempts, until somebody asks for it.' }),
    attempts: z.int(),
    model: z.string().nullable(),
    error: z.string().nullable(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
  })
  .openapi('Compaction');

const toAnswer = toWire(CompactionAnswer);

const Report = z
  .object({
    status: z.enum(['compacted', 'nothing_to_compact', 'will_retry', 'parked']),
    compaction: CompactionAnswer.nullable(),
  })
  .openapi('CompactionReport');

const Summary = z
  .object({
    summary: z.string().nullable(),
    summarised_seq: z.int().openapi({ description: 'The last event that the summary knows of.' }),
  })
  .openapi('ConversationSummary');

const Items = z.array(z.string());
const SnapshotAnswer = z
  .object({
    snapshot: z
      .object({
        seq: z.int().openapi({ description: 'The last event that the snapshot knows of.' }),
        goals: Items,
        decisions: Items,
        open_questions: Items,
        entities: Items,
        next_steps: Items,
        created_at: z.string(),
      })
      .nullable(),
  })
  .openapi('ConversationSnapshot');

/** Report of one compaction by hand: done, to be retried, given up, or with nothing to do. */
function toReport({ done: [compaction], stopped }: CompactionRun): Wire<typeof Report> {
  if (compaction) return { status: 'compacted', compaction: toAnswer(compaction) };
  switch (stopped?.kind) {
    case 'failed':
      return { status: 'will_retry', compaction: toAnswer(stopped.compaction) };
    case 'parked':
      return { status: 'parked', compaction: toAnswer(stopped.compaction) };
    case 'overtaken':
      return { status: 'will_retry', compaction: null };
    default:
      return { status: 'nothing_to_compact', compaction: null };
  }
}

const route = routesOf('compaction');

export const compactionRoutes = [
  route('POST /v1/conversations/{id}/compact', {
    role: 'member',
    summary: 'Compact the oldest messages without a summary now, without waiting for a limit',
    needs: { session: namedSession },
    answers: {
      200: json(Report, 'The compacted range, if there was one'),
      202: json(Report, 'It failed, nothing has changed, and it will be tried again'),
    },
    handler: async (_, { session: { object, call } }) =>
      mapOk(await object.compact(call, 1), (run) => {
        const report = toReport(run);
        return reply(report.status === 'will_retry' ? 202 : 200, report);
      }),
  }),

  route('GET /v1/conversations/{id}/compactions', {
    role: 'read',
    summary: 'The journal of compactions, oldest first',
    query: PageQuery,
    needs: { page: askedPage, conversation: namedConversation },
    answers: { 200: json(listOf(CompactionAnswer), 'Compactions') },
    handler: async (c, { page, conversation }) =>
      ok(toList(page, await listCompactions(c.var.services.db, conversation.id, page), toAnswer)),
  }),

  route('GET /v1/conversations/{id}/summary', {
    role: 'read',
    summary: 'The rolling summary',
    needs: { conversation: namedConversation },
    answers: { 200: json(Summary, 'The summary; null before the first compaction') },
    handler: (_, { conversation: { rollingSummary: summary, summarisedSeq } }) =>
      ok({ summary, summarised_seq: summarisedSeq }),
  }),

  route('GET /v1/conversations/{id}/snapshot', {
    role: 'read',
    summary: 'Goals, decisions, open questions, names and next steps at the last compaction',
    needs: { conversation: namedConversation },
    answers: { 200: json(SnapshotAnswer, 'The state; null before the first compaction') },
    handler: async (c, { conversation }) => {
      const found = await getSnapshot(c.var.services.db, conversation.id);
      if (!found) return ok({ snapshot: null });
      const { seq, parts, createdAt } = found;
      const { goals, decisions, openQuestions: open_questions, entities, nextSteps: next_steps } = parts;
      const made = { seq, created_at: isoTime(createdAt) };
      return ok({ snapshot: { ...made, goals, decisions, open_questions, entities, next_steps } });
    },
  }),
];
