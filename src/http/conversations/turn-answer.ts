/** The answer of a turn on the wire: its prompt, what it showed and changed, and of a turn that is tried only, why and what it would change. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { OUTCOME_ACTIONS } from '../../memory/changes/changes.ts';
import { isMemoryId } from '../../memory/conversations/identity.ts';
import { MEMORY_KINDS, ROLES } from '../../memory/types.ts';
import { DECISIONS, REASONS } from '../../persona/directive.ts';
import { PERSONA_FIELDS } from '../../persona/profile.ts';
import { CONTINUITY_LOSSES } from '../../session/continuity/recovery.ts';
import { INJECTION_DECISIONS } from '../../session/injection/decide-injection.ts';
import { TURN_STATUSES, toPromptBody, toSignalBody, turnStatus } from '../../session/turn/answer-wire.ts';
import type { TurnAnswer as Answer } from '../../session/turn/turn-answer.ts';
import { unpackTrace } from '../../store/traces/trace-body.ts';
import { withoutHiddenPlaces } from '../access/hidden-places.ts';
import type { AppEnv } from '../context.ts';
import { MemoryAnswer, toMemoryAnswer } from '../memories/memory-schemas.ts';
import { Steps, toSteps } from '../schemas.ts';
import { TraceBody, toTraceBody } from '../search/trace-schemas.ts';
import type { Wire } from '../wire.ts';

/** One directive that a message gave, with the decision of the turn and its reason. */
const PersonaDecision = z
  .object({
    field: z.enum(PERSONA_FIELDS),
    value: z.string(),
    decision: z.enum(DECISIONS),
    reason: z.enum(REASONS),
  })
  .openapi('PersonaDecision');

export const TurnAnswer = z
  .object({
    turn_id: z.string(),
    conversation_id: z.string(),
    status: z.enum(TURN_STATUSES),
    off_record: z.boolean().openapi({
      description:
        'True if its user wants the message kept out of memory: it taught nothing, and is recalled nowhere else.',
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
        erased: z
          .record(z.string(), z.int())
          .optional()
          .openapi({ description: 'Counts of erased rows, by kind.' }),
      })
      .optional()
      .openapi({ description: 'An erasure that the user asked for and has to confirm, or has confirmed.' }),
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
        description: `The explanation of the prompt, at \`GET /v1/traces/{id}\`; null in a conversation that keeps nothing. The decision on each candidate is ${INJECTION_DECISIONS.map((each) => `\`${each}\``).join(', ')}, or \`outdated\` when the message itself replaced it.`,
      }),
    dry_run: z
      .object({
        changes: z.array(z.object({ before: MemoryAnswer.optional(), after: MemoryAnswer })).openapi({
          description: 'Memories as they would be, and as they are; a new one has no `before`.',
        }),
        trace: TraceBody.optional().openapi({ description: 'The trace that the turn would have; for keys.' }),
      })
      .optional()
      .openapi({ description: 'Of a `dry_run` what is kept of others.' }),
    debug: z.object({ steps: Steps }).optional(),
  })
  .openapi('TurnAnswer');

/** Ids of what a block shows, apart by what they are: each kind has its prefix. */
export const itemsByKind = (ids: readonly string[]) => ({
  memory_ids: ids.filter(isMemoryId),
  event_ids: ids.filter((id) => id.startsWith('evt_')),
  chunk_ids: ids.filter((id) => id.startsWith('chk_')),
});

/** A turn on the wire. */
export const toTurnAnswer = (answer: Answer, debug: boolean): Wire<typeof TurnAnswer> => ({
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
  persona: answer.persona ?? [],
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
  degraded: answer.degraded,
  trace_id: answer.traceId,
  ...(debug ? { debug: { steps: toSteps(answer.steps) } } : {}),
});

const beforeOf = <T>(before: T | undefined) => (before === undefined ? {} : { before });

/** Changes and trace of a turn that was only tried; nothing for others. Reasons of a prompt are for keys, as traces are. */
export async function toTried(
  c: Context<AppEnv>,
  { tried }: Answer,
): Promise<Pick<Wire<typeof TurnAnswer>, 'dry_run'>> {
  if (tried === undefined) return {};
  const { changes, trace } = tried;
  const after = await withoutHiddenPlaces(
    c,
    changes.map((change) => toMemoryAnswer(change.after)),
  );
  const before = await withoutHiddenPlaces(
    c,
    changes.flatMap((change) => change.before ?? []).map(toMemoryAnswer),
  );
  const earlier = new Map(before.map((memory) => [memory.id, memory]));
  return {
    dry_run: {
      changes: after.map((memory) => ({ ...beforeOf(earlier.get(memory.id)), after: memory })),
      ...(c.var.confinement === undefined ? { trace: toTraceBody(unpackTrace(JSON.parse(trace))) } : {}),
    },
  };
}
