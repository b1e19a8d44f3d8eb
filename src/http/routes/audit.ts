/** The audit log (admin): who did what to which item and when; never what it said. */
import { z } from '@hono/zod-openapi';
import { err, ok } from '../../lib/result.ts';
import { DAY_MS } from '../../lib/time.ts';
import { invalid } from '../../memory/errors.ts';
import {
  ACTIVITY_MAX_ROWS,
  type DayOfActivity,
  PROMPTS_MAX,
  readActivity,
  readPrompts,
} from '../../store/operations/activity.ts';
import { listAudit } from '../../store/operations/audit-list.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Moment, Name } from '../schemas.ts';
import { fromWire, toWire } from '../wire.ts';

const AuditFilter = z.object({
  actor: Name.optional().openapi({ description: 'The id of a key, or the name of a task.' }),
  action: Name.optional().openapi({ example: 'memory.create' }),
  target_id: Name.optional(),
  user_id: Name.optional().openapi({ description: 'Owner of the item.' }),
  created_from: Moment.optional(),
  created_to: Moment.optional().openapi({ description: 'Before that moment.' }),
});

const AuditEntry = z
  .object({
    id: z.string(),
    actor: z.string(),
    action: z.string(),
    target_id: z.string(),
    user_id: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    created_at: z.string(),
  })
  .openapi('AuditEntry');

/** Days of a span, where the call does not say since when, and at most. */
const ACTIVITY_DAYS = 30;
const ACTIVITY_MAX_DAYS = 366;

/** Sums over prompts. */
const Prompts = z.object({
  tokens: z.int(),
  stable_tokens: z.int().openapi({ description: 'Of the prefix that stays, which a provider may cache.' }),
  ms: z.number().openapi({ description: 'Waited for databases and indexes.' }),
  rows_read: z.int(),
  rows_written: z.int(),
});
const HourAnswer = z.object({ hour: z.string(), turns: z.int() }).extend(Prompts.shape);
const toHour = toWire(HourAnswer);

const DayAnswer = z
  .object({
    day: z.string().openapi({ example: '2026-03-01' }),
    turns: z.int(),
    prompts: z.int().openapi({ description: 'Turns that got one: the sums are over these.' }),
  })
  .extend(Prompts.shape)
  .extend({
    actions: z.array(z.object({ action: z.string(), actor: z.string(), count: z.int() })).openapi({
      description:
        'As the audit log has them; `actor` is `key` for keys. What was learnt is `memory.create`, what faded `memory.forget` of `consolidation`.',
    }),
  });
const toDay = toWire(DayAnswer, ({ actions }: DayOfActivity) => ({ actions: [...actions] }));

const ActivityAnswer = z
  .object({
    days: z.array(DayAnswer),
    prompts: z.array(HourAnswer).openapi({
      description: `Sums of the prompts of the last day by hour, as traces have them: of the newest ${PROMPTS_MAX.toLocaleString('en')}.`,
    }),
    is_complete: z.boolean().openapi({
      description: `True if all actions were counted, not the newest ${ACTIVITY_MAX_ROWS.toLocaleString('en')} only.`,
    }),
  })
  .openapi('Activity');

const route = routesOf('audit');

export const auditRoutes = [
  route('GET /v1/audit', {
    role: 'admin',
    summary: 'Actions in the workspace and their actors, newest first (admin)',
    query: PageQuery.extend(AuditFilter.shape),
    needs: { page: askedPage },
    answers: { 200: json(listOf(AuditEntry), 'Entries') },
    handler: async (c, { page, query }) => {
      const { db, workspace } = c.var.services;
      const found = await listAudit(db, workspace.id, fromWire(AuditFilter, query), page);
      return ok(
        toList(
          page,
          found,
          toWire(AuditEntry, ({ detail }: (typeof found.data)[number]) => ({
            detail: detail as Record<string, unknown>,
          })),
        ),
      );
    },
  }),

  route('GET /v1/activity', {
    role: 'admin',
    summary: 'Turns and actions by day of UTC, oldest first (admin)',
    query: z.object({
      from: Moment.optional().openapi({ description: `Without it, ${ACTIVITY_DAYS} days before the end.` }),
      to: Moment.optional().openapi({ description: 'Before that moment; without it, now.' }),
    }),
    answers: { 200: json(ActivityAnswer, 'Days on which anything happened') },
    handler: async (c, { query }) => {
      const { db, workspace } = c.var.services;
      const to = query.to ?? c.var.now() + 1;
      const from = query.from ?? to - ACTIVITY_DAYS * DAY_MS;
      if (from >= to || to - from > ACTIVITY_MAX_DAYS * DAY_MS)
        return err(invalid('from', `must lie before to, by ${ACTIVITY_MAX_DAYS} days at most`));
      const [{ days, isComplete }, prompts] = await Promise.all([
        readActivity(db, workspace.id, { from, to }),
        readPrompts(db, workspace.id, c.var.now()),
      ]);
      return ok({ days: days.map(toDay), prompts: prompts.map(toHour), is_complete: isComplete });
    },
  }),
];
