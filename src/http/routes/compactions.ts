/** What became of the older part of a conversation: its rolling summary, its state, the journal, and a compaction by hand. */
import { createRoute, z } from '@hono/zod-openapi';
import { COMPACTION_STATUSES, type Compaction } from '../../memory/conversations/compaction-journal.ts';
import type { CompactionRun } from '../../session/compaction/compact-alarm.ts';
import { listCompactions } from '../../store/conversations/compactions.ts';
import { getSnapshot } from '../../store/conversations/snapshots.ts';
import { createRouter } from '../context.ts';
import { requireConversation, sessionOf } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  problemAnswers,
} from '../schemas.ts';

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

const toAnswer = (compaction: Compaction): z.infer<typeof CompactionAnswer> => ({
  id: compaction.id,
  start_seq: compaction.startSeq,
  end_seq: compaction.endSeq,
  status: compaction.status,
  attempts: compaction.attempts,
  model: compaction.model,
  error: compaction.error,
  created_at: isoTime(compaction.createdAt),
  finished_at: isoTimeOrNull(compaction.finishedAt),
});

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

/** What one compaction by hand came to. */
function toReport({ done: [compaction], stopped }: CompactionRun): z.infer<typeof Report> {
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

export const compactionRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/conversations/{id}/compact',
      tags: ['compaction'],
      summary: 'Compact the oldest messages without a summary now, without waiting for a limit',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, params: IdParam },
      responses: {
        200: jsonAnswer(Report, 'What was compacted, if there was anything'),
        202: jsonAnswer(Report, 'It failed, nothing has changed, and it will be tried again'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const session = await sessionOf(c, c.req.valid('param').id);
      if (!session.ok) return problem(c, session.error);
      const run = await session.value.object.compact(session.value.call, 1);
      if (!run.ok) return problem(c, run.error);
      const report = toReport(run.value);
      return c.json(report, report.status === 'will_retry' ? 202 : 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/compactions',
      tags: ['compaction'],
      summary: 'The journal of compactions, oldest first',
      middleware: [allow('read')] as const,
      request: {
        params: IdParam,
        query: PageQuery,
      },
      responses: { 200: jsonAnswer(listOf(CompactionAnswer), 'Compactions'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const { db } = c.var.services;
      const page = await listCompactions(db, conversation.value.id, asked.value);
      return c.json(toList(asked.value, page, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/summary',
      tags: ['compaction'],
      summary: 'The rolling summary',
      middleware: [allow('read')] as const,
      request: { params: IdParam },
      responses: {
        200: jsonAnswer(Summary, 'The summary; null before the first compaction'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const { rollingSummary: summary, summarisedSeq } = conversation.value;
      return c.json({ summary, summarised_seq: summarisedSeq }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/conversations/{id}/snapshot',
      tags: ['compaction'],
      summary: 'Goals, decisions, open questions, names and next steps at the last compaction',
      middleware: [allow('read')] as const,
      request: { params: IdParam },
      responses: {
        200: jsonAnswer(SnapshotAnswer, 'The state; null before the first compaction'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const conversation = await requireConversation(c, c.req.valid('param').id);
      if (!conversation.ok) return problem(c, conversation.error);
      const found = await getSnapshot(c.var.services.db, conversation.value.id);
      if (!found) return c.json({ snapshot: null }, 200);
      const { seq, parts, createdAt } = found;
      const { goals, decisions, openQuestions, entities, nextSteps } = parts;
      const snapshot = {
        seq,
        goals: [...goals],
        decisions: [...decisions],
        open_questions: [...openQuestions],
        entities: [...entities],
        next_steps: [...nextSteps],
        created_at: isoTime(createdAt),
      };
      return c.json({ snapshot }, 200);
    },
  );
