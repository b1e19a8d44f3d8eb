/** The turn loop: a user message in, a prompt out, the reply committed or the turn taken back. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { OUTCOME_ACTIONS } from '../../memory/changes/changes.ts';
import {
  NAME_MAX_CHARS,
  PROMPT_MAX_TOKENS,
  PROMPT_MIN_TOKENS,
  TOOL_RESULTS_MAX,
} from '../../memory/limits.ts';
import { laneJob } from '../../memory/queue-job.ts';
import { RECALL_REACHES } from '../../memory/scope.ts';
import { MEMORY_KINDS, ROLES } from '../../memory/types.ts';
import { CONTINUITY_LOSSES } from '../../session/continuity/continuity.ts';
import { INJECTION_DECISIONS } from '../../session/injection/decide-injection.ts';
import { TURN_STATUSES, toPromptBody, toSignalBody, turnStatus } from '../../session/turn/answer-wire.ts';
import type { TurnInput } from '../../session/turn/turn.ts';
import type { TurnAnswer as Answer } from '../../session/turn/turn-answer.ts';
import { releaseReply } from '../../store/webhooks/deliveries.ts';
import { turnIdOfKey, turnKeyOwner } from '../chat/turn-ids.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { sessionOf } from '../conversations/conversation-session.ts';
import { itemsByKind } from '../memories/items-by-kind.ts';
import { allow } from '../middleware/authenticate.ts';
import { REPLAYED_HEADER } from '../middleware/idempotency.ts';
import { refuseUser } from '../middleware/rate-limit.ts';
import { PersonaDecision } from '../persona-schemas.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  jsonAnswer,
  jsonBody,
  Label,
  MessageText,
  Metadata,
  Moment,
  Name,
  problemAnswers,
  Steps,
  toSteps,
} from '../schemas.ts';

const TurnId = Name.regex(/^[A-Za-z0-9_.:-]+$/, 'may hold letters, digits and _ . : - only');

const TurnBody = z.strictObject({
  turn_id: TurnId.optional().openapi({
    description: 'The same one again answers as the first time and writes nothing.',
  }),
  user_id: Name.optional().openapi({ description: 'Required in a shared conversation.' }),
  content: MessageText,
  name: Label.optional(),
  occurred_at: Moment.optional(),
  external_id: Name.optional(),
  metadata: Metadata.default({}),
  options: z
    .strictObject({
      recall: z.boolean().default(true),
      recall_reach: z.enum(RECALL_REACHES).optional().openapi({
        description:
          'How far it looks beyond a private conversation: at all that its user said, what they said in its channel, or neither. Without it as the setting says; a token may narrow that only. A group looks at itself.',
      }),
      budget_tokens: z.int().min(PROMPT_MIN_TOKENS).max(PROMPT_MAX_TOKENS).optional(),
      debug: z.boolean().default(false),
    })
    .prefault({}),
});

const TurnAnswer = z
  .object({
    turn_id: z.string(),
    conversation_id: z.string(),
    status: z.enum(TURN_STATUSES),
    off_record: z.boolean().openapi({
      description:
        'Whether its user wants the message kept out of memory: it taught nothing, and is recalled nowhere else.',
    }),
    prompt: z
      .object({
        system: z.object({ stable: z.string(), dynamic: z.string(), prefix_hash: z.string() }),
        messages: z.array(
          z.object({
            role: z.enum(ROLES).exclude(['tool']).openapi({
              description:
                'The result of a tool is quoted in a message of role `user`, before the reply of its turn.',
            }),
            content: z.string(),
            name: z.string().optional(),
          }),
        ),
      })
      .nullable()
      .openapi({
        description:
          'Null when nothing of what was said before is at hand: see `recovery`; or when the user is asked back first: see `confirmation`.',
      }),
    recovery: z
      .object({
        reason: z.enum(CONTINUITY_LOSSES),
        message: z.string().openapi({ description: 'For the user; it may be committed as the reply.' }),
      })
      .optional(),
    continues: z.object({ conversation_id: z.string(), title: z.string().nullable() }).optional().openapi({
      description: 'The earlier conversation that the message goes on with: the prompt tells of it.',
    }),
    confirmation: z
      .object({
        action: z.literal('forget_everything'),
        status: z.enum(['asked', 'done']),
        message: z.string().optional().openapi({
          description: 'For the user; it may be committed as the reply. Their yes to it is the confirmation.',
        }),
        erased: z.record(z.string(), z.int()).optional().openapi({ description: 'What went, by kind.' }),
      })
      .optional()
      .openapi({ description: 'What the user asked for and has to confirm, or has confirmed.' }),
    injection: z.object({
      memory_ids: z.array(z.string()),
      event_ids: z.array(z.string()),
      chunk_ids: z.array(z.string()),
      tokens: z.int(),
      live_blocks: z.int(),
    }),
    signals: z.array(
      z.object({
        memory_id: z.string(),
        action: z.enum(OUTCOME_ACTIONS),
        kind: z.enum(MEMORY_KINDS),
      }),
    ),
    persona: z.array(PersonaDecision),
    budget: z.object({ limit: z.int(), used: z.int(), parts: z.record(z.string(), z.int()) }),
    degraded: z.array(z.string()),
    trace_id: z
      .string()
      .nullable()
      .openapi({
        description: `Why the prompt contains what it contains: \`GET /v1/traces/{id}\`; null in a conversation that keeps nothing. The decision on each candidate is ${INJECTION_DECISIONS.map((each) => `\`${each}\``).join(', ')}, or \`outdated\` when the message itself replaced it.`,
      }),
    debug: z.object({ steps: Steps }).optional(),
  })
  .openapi('TurnAnswer');

const TurnParams = z.object({ id: z.string().max(NAME_MAX_CHARS), turn_id: z.string().max(NAME_MAX_CHARS) });

export const turnRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/conversations/{id}/turns',
      tags: ['turns'],
      summary: 'Take a user message and return the prompt',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, params: IdParam, ...jsonBody(TurnBody) },
      responses: { 200: jsonAnswer(TurnAnswer, 'The prompt, ready for any model'), ...problemAnswers },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { user_id: userId } = c.req.valid('json');
      const isNamed = userId !== undefined && c.var.principal.kind === 'key';
      const refused = isNamed ? await refuseUser(c, userId) : null;
      if (refused) return problem(c, refused);
      const session = await sessionOf(c, id);
      if (!session.ok) return problem(c, session.error);
      const { object, call } = session.value;
      const key = c.req.valid('header')['idempotency-key'];
      const caller = c.var.confinement?.userId ?? null;
      const input = toInput(
        c.req.valid('json'),
        key === undefined ? null : turnIdOfKey(turnKeyOwner(call.conversationId, caller), key),
      );
      const taken = await object.takeTurn(call, input);
      if (!taken.ok) return problem(c, taken.error);
      const { answer, replayed } = taken.value;
      if (replayed) c.header(REPLAYED_HEADER, 'true');
      return c.json(toAnswer(answer, c.req.valid('json').options.debug), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/conversations/{id}/turns/{turn_id}/reply',
      tags: ['turns'],
      summary: 'Commit the reply of the assistant',
      middleware: [allow('member')] as const,
      request: {
        headers: IdempotencyHeader,
        params: TurnParams,
        ...jsonBody(
          z.strictObject({
            content: MessageText,
            name: Label.optional(),
            occurred_at: Moment.optional(),
            tool_results: z
              .array(
                z.strictObject({
                  name: Label,
                  content: MessageText,
                  source: Label.optional(),
                  fetched_at: Moment.optional(),
                }),
              )
              .max(TOOL_RESULTS_MAX)
              .default([]),
          }),
        ),
      },
      responses: {
        200: jsonAnswer(
          z.object({ event_id: z.string(), compaction: z.enum(['none', 'scheduled']) }),
          'The stored reply',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { id, turn_id: turnId } = c.req.valid('param');
      const session = await sessionOf(c, id);
      if (!session.ok) return problem(c, session.error);
      const body = c.req.valid('json');
      const closed = await session.value.object.reply(session.value.call, {
        turnId,
        content: body.content,
        name: body.name ?? null,
        occurredAt: body.occurred_at ?? null,
        toolResults: body.tool_results.map((result) => ({
          name: result.name,
          content: result.content,
          source: result.source ?? null,
          fetchedAt: result.fetched_at ?? null,
        })),
      });
      if (!closed.ok) return problem(c, closed.error);
      if (closed.value.replayed) c.header(REPLAYED_HEADER, 'true');
      const { eventId, compacts, isOfPlatform } = closed.value;
      if (isOfPlatform) await postReply(c, session.value.call.conversationId, turnId);
      const compaction = compacts ? ('scheduled' as const) : ('none' as const);
      return c.json({ event_id: eventId, compaction }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/conversations/{id}/turns/{turn_id}/abort',
      tags: ['turns'],
      summary: 'Take an unanswered turn back',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, params: TurnParams },
      responses: {
        200: jsonAnswer(
          z.object({ turn_id: z.string(), status: z.literal('aborted') }),
          'The turn is gone from live history',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { id, turn_id: turnId } = c.req.valid('param');
      const session = await sessionOf(c, id);
      if (!session.ok) return problem(c, session.error);
      const aborted = await session.value.object.abort(session.value.call, turnId);
      if (!aborted.ok) return problem(c, aborted.error);
      if (aborted.value.replayed) c.header(REPLAYED_HEADER, 'true');
      return c.json({ turn_id: turnId, status: 'aborted' as const }, 200);
    },
  );

/** Has a reply posted where its message was written; of turns whose reply nobody waits for, nothing is. */
async function postReply(c: Context<AppEnv>, conversationId: string, turnId: string): Promise<void> {
  const { db, workspace } = c.var.services;
  const place = { workspaceId: workspace.id, conversationId };
  const lane = await releaseReply(db, place, turnId, c.var.now());
  if (lane !== null) await c.env.JOBS.send(laneJob(workspace, lane));
}

const toInput = (body: z.output<typeof TurnBody>, keyTurnId: string | null): TurnInput => ({
  turnId: body.turn_id ?? keyTurnId,
  isOfKey: body.turn_id === undefined && keyTurnId !== null,
  userId: body.user_id ?? null,
  name: body.name ?? null,
  content: body.content,
  occurredAt: body.occurred_at ?? null,
  externalId: body.external_id ?? null,
  metadata: body.metadata,
  recall: body.options.recall,
  reach: body.options.recall_reach ?? null,
  budgetTokens: body.options.budget_tokens ?? null,
});

const toAnswer = (answer: Answer, debug: boolean): z.infer<typeof TurnAnswer> => ({
  turn_id: answer.turnId,
  conversation_id: answer.conversationId,
  status: turnStatus(answer),
  off_record: answer.isOffRecord ?? false,
  prompt: answer.prompt && toPromptBody(answer.prompt),
  // An answer kept by an older version has none.
  ...(answer.recovery == null ? {} : { recovery: answer.recovery }),
  ...(answer.continues == null
    ? {}
    : { continues: { conversation_id: answer.continues.conversationId, title: answer.continues.title } }),
  ...(answer.confirmation == null ? {} : { confirmation: answer.confirmation }),
  injection: {
    ...itemsByKind(answer.injected),
    tokens: answer.injectedTokens,
    live_blocks: answer.liveBlocks,
  },
  signals: answer.signals.map(toSignalBody),
  persona: [...(answer.persona ?? [])],
  budget: {
    limit: answer.budget.limit,
    used: answer.budget.used,
    parts: {
      system_stable: answer.budget.parts.systemStable,
      summary: answer.budget.parts.summary,
      documents: answer.budget.parts.documents,
      tools: answer.budget.parts.tools,
      injection: answer.budget.parts.injection,
      history: answer.budget.parts.history,
    },
  },
  degraded: [...answer.degraded],
  trace_id: answer.traceId,
  ...(debug ? { debug: { steps: toSteps(answer.steps) } } : {}),
});
