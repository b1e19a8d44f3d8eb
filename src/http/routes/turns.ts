/** The turn loop: a user message in, a prompt out, the reply committed or the turn taken back; and what the model sees of it all. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import { PROMPT_MAX_TOKENS, PROMPT_MIN_TOKENS, TOOL_RESULTS_MAX } from '../../memory/limits.ts';
import { laneJob } from '../../memory/queue-job.ts';
import { RECALL_REACHES } from '../../memory/scope.ts';
import { ROLES } from '../../memory/types.ts';
import type { HistoryRow } from '../../session/history/history-row.ts';
import type { TurnInput } from '../../session/turn/turn.ts';
import { releaseReply } from '../../store/webhooks/deliveries.ts';
import { turnIdOfKey, turnKeyOwner } from '../chat/turn-ids.ts';
import type { AppEnv } from '../context.ts';
import { namedSession } from '../conversations/conversation-session.ts';
import { itemsByKind, TurnAnswer, toTried, toTurnAnswer } from '../conversations/turn-answer.ts';
import { REPLAYED_HEADER } from '../middleware/idempotency.ts';
import { refuseUser } from '../middleware/rate-limit.ts';
import { json, routesOf } from '../route.ts';
import { ClockedMoment, Label, MessageText, Metadata, Moment, Name, TimeZone } from '../schemas.ts';
import { fromWire, type Wire } from '../wire.ts';

const TurnId = Name.regex(/^[A-Za-z0-9_.:-]+$/, 'may hold letters, digits and _ . : - only');

const TurnBody = z.strictObject({
  turn_id: TurnId.optional().openapi({
    description: 'The same one again answers as the first time and writes nothing.',
  }),
  user_id: Name.optional().openapi({ description: 'Required in a shared conversation.' }),
  content: MessageText,
  name: Label.optional(),
  occurred_at: ClockedMoment.optional(),
  time_zone: TimeZone.optional().openapi({
    description:
      'By whose clock the message says "tomorrow": a zone such as `Europe/Berlin`. Without it by the offset of `occurred_at`, then by the setting of the workspace.',
  }),
  external_id: Name.optional(),
  metadata: Metadata.default({}),
  dry_run: z.boolean().default(false).openapi({
    description:
      'Answers as the turn would be answered, and keeps nothing: no message, no memory, no trace, no count. Its `turn_id` names nothing, and a `turn_id` or `external_id` that is sent is not looked at.',
  }),
  options: z
    .strictObject({
      recall: z.boolean().default(true),
      recall_reach: z.enum(RECALL_REACHES).optional().openapi({
        description:
          'Reach beyond a private conversation: to all that its user said, to what they said in its channel, or neither. Without it as the setting says; a token may narrow that only. A group looks at itself.',
      }),
      budget_tokens: z.int().min(PROMPT_MIN_TOKENS).max(PROMPT_MAX_TOKENS).optional(),
      debug: z.boolean().default(false),
    })
    .prefault({}),
});

const ToolResult = z.strictObject({
  name: Label,
  content: MessageText,
  source: Label.optional(),
  fetched_at: Moment.optional(),
});

const ReplyBody = z.strictObject({
  content: MessageText,
  name: Label.optional(),
  occurred_at: Moment.optional(),
  tool_results: z.array(ToolResult).max(TOOL_RESULTS_MAX).default([]),
});

const HistoryAnswer = z
  .object({
    messages: z.array(
      z.object({
        role: z.enum(ROLES),
        content: z.string(),
        kind: z.enum(['message', 'injection']),
        tokens: z.int(),
        name: z.string().optional(),
        event_id: z.string().optional(),
        memory_ids: z.array(z.string()).optional(),
        event_ids: z.array(z.string()).optional(),
        chunk_ids: z.array(z.string()).optional(),
      }),
    ),
    tokens: z.int(),
    live_blocks: z.int(),
  })
  .openapi('History');

const route = routesOf('turns');

export const turnRoutes = [
  route('POST /v1/conversations/{id}/turns', {
    role: 'member',
    summary: 'Take a user message and return the prompt',
    body: TurnBody,
    example: { content: 'Where do I live?', user_id: 'ana' },
    needs: { allowance, session: namedSession },
    answers: { 200: json(TurnAnswer, 'The prompt, ready for any model') },
    handler: async (c, { session: { object, call }, body }) => {
      const key = c.req.header('idempotency-key');
      const owner = turnKeyOwner(call.conversationId, c.var.confinement?.userId ?? null);
      const input = toInput(body, key === undefined ? null : turnIdOfKey(owner, key));
      const taken = await (body.dry_run ? object.tryTurn(call, input) : object.takeTurn(call, input));
      if (!taken.ok) return taken;
      const { answer, replayed } = taken.value;
      if (replayed) c.header(REPLAYED_HEADER, 'true');
      return ok({ ...toTurnAnswer(answer, body.options.debug), ...(await toTried(c, answer)) });
    },
  }),

  route('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
    role: 'member',
    summary: 'Commit the reply of the assistant',
    body: ReplyBody,
    example: { content: 'In Porto, since March.' },
    needs: { session: namedSession },
    answers: {
      200: json(
        z.object({ event_id: z.string(), compaction: z.enum(['none', 'scheduled']) }),
        'The stored reply',
      ),
    },
    handler: async (c, { session: { object, call }, params: { turn_id: turnId }, body }) => {
      const toolResults = body.tool_results.map((result) => fromWire(ToolResult, result));
      const closed = await object.reply(call, { ...fromWire(ReplyBody, body), turnId, toolResults });
      if (!closed.ok) return closed;
      const { eventId, compacts, isOfPlatform, replayed } = closed.value;
      if (replayed) c.header(REPLAYED_HEADER, 'true');
      if (isOfPlatform) await postReply(c, call.conversationId, turnId);
      return ok({ event_id: eventId, compaction: compacts ? ('scheduled' as const) : ('none' as const) });
    },
  }),

  route('POST /v1/conversations/{id}/turns/{turn_id}/abort', {
    role: 'member',
    summary: 'Take an unanswered turn back',
    needs: { session: namedSession },
    answers: {
      200: json(
        z.object({ turn_id: z.string(), status: z.literal('aborted') }),
        'The turn is gone from live history',
      ),
    },
    handler: async (c, { session: { object, call }, params: { turn_id } }) =>
      mapOk(await object.abort(call, turn_id), ({ replayed }) => {
        if (replayed) c.header(REPLAYED_HEADER, 'true');
        return { turn_id, status: 'aborted' as const };
      }),
  }),

  route('GET /v1/conversations/{id}/history', {
    role: 'read',
    summary: 'Live history as the model sees it',
    needs: { session: namedSession },
    answers: { 200: json(HistoryAnswer, 'Messages and injection blocks, oldest first') },
    handler: async (_, { session: { object, call } }) =>
      mapOk(await object.history(call), ({ rows, tokens, liveBlocks }) => ({
        messages: rows.map(toHistoryMessage),
        tokens,
        live_blocks: liveBlocks,
      })),
  }),
];

/** Checks that the user whom a key names sends no more than they may; the user of a token was counted as the call came in. */
async function allowance(
  c: Context<AppEnv>,
  { body: { user_id: userId } }: { readonly body: z.output<typeof TurnBody> },
): Promise<Result<null, MemoryError>> {
  const isNamed = userId !== undefined && c.var.principal.kind === 'key';
  const refused = isNamed ? await refuseUser(c, userId) : null;
  return refused ? err(refused) : ok(null);
}

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
  occurredAt: body.occurred_at?.at ?? null,
  zone: body.time_zone ?? body.occurred_at?.zone ?? null,
  externalId: body.external_id ?? null,
  metadata: body.metadata,
  recall: body.options.recall,
  reach: body.options.recall_reach ?? null,
  budgetTokens: body.options.budget_tokens ?? null,
});

const toHistoryMessage = (row: HistoryRow): Wire<typeof HistoryAnswer>['messages'][number] => ({
  role: row.role,
  content: row.content,
  kind: row.kind,
  tokens: row.tokens,
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.eventId === null ? itemsByKind(row.itemIds) : { event_id: row.eventId }),
});
