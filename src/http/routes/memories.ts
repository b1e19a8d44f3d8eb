/** Memories: said outright by a client, read within a user's scope, erased with everything derived from them. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { NO_CHANGES } from '../../memory/changes.ts';
import { keysOf } from '../../memory/content.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { MEMORY_MAX_BYTES } from '../../memory/limits.ts';
import { newMemory } from '../../memory/new-memory.ts';
import type { Reader } from '../../memory/scope.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import {
  FACT_CATEGORIES,
  LIFETIMES,
  MEMORY_KINDS,
  type Memory,
  TIERS,
  VISIBILITIES,
} from '../../memory/types.ts';
import { getChannel } from '../../store/workspace/channels.ts';
import { getConversation } from '../../store/workspace/conversations.ts';
import { eraseMemory } from '../../store/workspace/erasure.ts';
import { getMemory, listMemories } from '../../store/workspace/memories.ts';
import { type ChangeContext, changeMemories } from '../../store/workspace/memory-changes.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { allow } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { ReaderQuery, readerOf } from '../reader.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  isoTimeOrNull,
  jsonAnswer,
  jsonBody,
  listOf,
  Moment,
  Name,
  PageQuery,
  problemAnswers,
  textUpTo,
  toList,
  toPageRequest,
} from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';

const TAGS_MAX = 20;
/** Tiers that this route writes; the account tier has its own database and its own rules. */
const WRITABLE_TIERS = ['conversation', 'channel', 'workspace'] as const;
const IMPORTANCE_DEFAULT = 0.5;

const MemoryBody = z.strictObject({
  content: textUpTo(MEMORY_MAX_BYTES),
  kind: z.enum(MEMORY_KINDS),
  tier: z.enum(WRITABLE_TIERS).default('workspace'),
  user_id: Name.optional(),
  visibility: z.enum(VISIBILITIES).default('private'),
  subject_id: Name.optional(),
  category: z.enum(FACT_CATEGORIES).optional(),
  topic_key: Name.optional(),
  importance: z.number().min(0).max(1).default(IMPORTANCE_DEFAULT),
  tags: z.array(Name).max(TAGS_MAX).default([]),
  source: Name.default('api'),
  lifetime: z.enum(LIFETIMES).default('long_term'),
  valid_from: Moment.optional(),
  valid_to: Moment.optional(),
  expires_at: Moment.optional(),
  channel_id: Name.optional(),
  conversation_id: Name.optional(),
});

const MemoryAnswer = z
  .object({
    id: z.string(),
    content: z.string(),
    kind: z.enum(MEMORY_KINDS),
    tier: z.enum(TIERS),
    user_id: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    subject_id: z.string().nullable(),
    category: z.enum(FACT_CATEGORIES).nullable(),
    topic_key: z.string().nullable(),
    importance: z.number(),
    tags: z.array(z.string()),
    source: z.string(),
    lifetime: z.enum(LIFETIMES),
    channel_id: z.string().nullable(),
    conversation_id: z.string().nullable(),
    valid_from: z.string().nullable(),
    valid_to: z.string().nullable(),
    expires_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Memory');

/** A memory on the wire. */
export const toMemoryAnswer = (memory: Memory): z.infer<typeof MemoryAnswer> => ({
  id: memory.id,
  content: memory.content,
  kind: memory.kind,
  tier: memory.tier,
  user_id: memory.userId,
  visibility: memory.visibility,
  subject_id: memory.subjectId,
  category: memory.category,
  topic_key: memory.topicKey,
  importance: memory.importance,
  tags: [...memory.tags],
  source: memory.source,
  lifetime: memory.lifetime,
  channel_id: memory.channelId,
  conversation_id: memory.conversationId,
  valid_from: isoTimeOrNull(memory.validFrom),
  valid_to: isoTimeOrNull(memory.validTo),
  expires_at: isoTimeOrNull(memory.expiresAt),
  created_at: isoTime(memory.createdAt),
  updated_at: isoTime(memory.updatedAt),
});

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
      const parsed = await toMemory(c, c.req.valid('json'));
      if (!parsed.ok) return problem(c, parsed.error);
      const memory = parsed.value;
      const statement = {
        memory,
        keys: keysOf(memory),
        statedFor: memory.validFrom ?? memory.createdAt,
        eventId: null,
      };
      const { db } = c.var.services;
      const plan = await changeMemories(db, { ...NO_CHANGES, statements: [statement] }, changeContext(c));
      await settleOutbox(c);
      const [outcome] = plan.outcomes.statements;
      const reader = readerOfMemory(memory);
      const stored = outcome && (await getMemory(db, reader, outcome.memoryId, null));
      if (!stored) return problem(c, notFound('memory'));
      return c.json(toMemoryAnswer(stored), outcome.action === 'confirmed' ? 200 : 201);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/memories',
      tags: ['memories'],
      summary: 'Memories that a user may see, oldest first',
      middleware: [allow('read')] as const,
      request: {
        query: PageQuery.extend(ReaderQuery.shape).extend({
          kind: z.enum(MEMORY_KINDS).optional(),
          tier: z.enum(TIERS).optional(),
          subject_id: z.string().optional(),
        }),
      },
      responses: { 200: jsonAnswer(listOf(MemoryAnswer), 'Memories'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const reader = await readerOf(c, query);
      if (!reader.ok) return problem(c, reader.error);
      const filter = {
        kind: query.kind ?? null,
        tier: query.tier ?? null,
        subjectId: query.subject_id ?? null,
      };
      const page = await listMemories(c.var.services.db, reader.value, filter, toPageRequest(query), {
        now: c.var.now(),
        asOf: null,
      });
      return c.json(toList(page, toMemoryAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/memories/{id}',
      tags: ['memories'],
      summary: 'A memory that a user may see',
      middleware: [allow('read')] as const,
      request: { params: IdParam, query: ReaderQuery },
      responses: { 200: jsonAnswer(MemoryAnswer, 'The memory'), ...problemAnswers },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const memory = await getMemory(c.var.services.db, reader.value, c.req.valid('param').id, {
        now: c.var.now(),
        asOf: null,
      });
      return memory ? c.json(toMemoryAnswer(memory), 200) : problem(c, notFound('memory'));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/memories/{id}',
      tags: ['memories'],
      summary: 'Erase a memory and everything derived from it',
      middleware: [allow('member')] as const,
      request: { params: IdParam, query: ReaderQuery },
      responses: {
        200: jsonAnswer(
          z.object({ id: z.string(), erased: z.record(z.string(), z.int()) }),
          'What was removed',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const { db, actor } = c.var.services;
      const { id } = c.req.valid('param');
      const erased = await eraseMemory(db, reader.value, id, {
        id: c.var.ids.next('aud'),
        actor,
        now: c.var.now(),
      });
      if (!erased.ok) return problem(c, erased.error);
      await settleOutbox(c);
      return c.json({ id, erased: { ...erased.value } }, 200);
    },
  );

/** A checked body as a memory. Its channel or conversation must exist, and its tier must agree with its ids. */
async function toMemory(
  c: Context<AppEnv>,
  body: z.output<typeof MemoryBody>,
): Promise<Result<Memory, MemoryError>> {
  const { db, workspace } = c.var.services;
  const wrong = inconsistency(body);
  if (wrong) return err(wrong);
  const kinds = [...new Set(findSensitive(body.content).map((match) => match.kind))];
  if (kinds.length > 0) {
    log('info', 'sensitive_refused', { workspace_id: workspace.id, kinds: kinds.join(' ') });
    return err(
      invalid('content', `holds what is never kept in memory: ${kinds.join(', ').replaceAll('_', ' ')}`),
    );
  }
  let conversationId: string | null = null;
  if (body.conversation_id !== undefined) {
    const conversation = await getConversation(db, workspace.id, body.conversation_id);
    if (!conversation) return err(invalid('conversation_id', 'is not a conversation of this workspace'));
    conversationId = conversation.id;
  }
  if (body.channel_id !== undefined && !(await getChannel(db, workspace.id, body.channel_id))) {
    return err(invalid('channel_id', 'is not a channel of this workspace'));
  }
  const now = c.var.now();
  return ok(
    newMemory(
      {
        id: c.var.ids.next('mem'),
        workspaceId: workspace.id,
        tier: body.tier,
        channelId: body.channel_id ?? null,
        conversationId,
        userId: body.user_id ?? null,
        visibility: body.visibility,
        subjectId: body.subject_id ?? null,
        kind: body.kind,
        category: body.category ?? null,
        topicKey: body.topic_key ?? null,
        content: body.content,
        importance: body.importance,
        lifetime: body.lifetime,
        source: body.source,
        tags: body.tags,
        validFrom: body.valid_from ?? null,
        validTo: body.valid_to ?? null,
        expiresAt: body.expires_at ?? null,
        sourceConversationId: null,
      },
      now,
    ),
  );
}

/** Who sees a memory by writing it. */
const readerOfMemory = (memory: Memory): Reader => ({ ...memory, audience: 'user' });

/** Who changes memories in this request. */
const changeContext = (c: Context<AppEnv>): ChangeContext => {
  const { workspace, embedder, actor } = c.var.services;
  return { workspaceId: workspace.id, actor, now: c.var.now(), ids: c.var.ids, embedder };
};

function inconsistency(body: z.output<typeof MemoryBody>): MemoryError | null {
  if (body.visibility === 'private' && body.user_id === undefined)
    return invalid('user_id', 'is required for a private memory');
  for (const [field, tier] of [
    ['channel_id', 'channel'],
    ['conversation_id', 'conversation'],
  ] as const) {
    if (body.tier === tier && body[field] === undefined)
      return invalid(field, `is required in the ${tier} tier`);
    if (body.tier !== tier && body[field] !== undefined)
      return invalid(field, `belongs to the ${tier} tier only`);
  }
  const { valid_from: from, valid_to: to } = body;
  return from !== undefined && to !== undefined && to < from
    ? invalid('valid_to', 'is before valid_from')
    : null;
}
