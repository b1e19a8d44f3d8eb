/** The audit log (admin): who did what to which item and when; never what it said. */
import { z } from '@hono/zod-openapi';
import { ok } from '../../lib/result.ts';
import { listAudit } from '../../store/operations/audit-list.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Moment, Name } from '../schemas.ts';
import { fromWire, toWire } from '../wire.ts';

const AuditFilter = z.object({
  actor: Name.optional().openapi({ description: 'The id of a key, or the name of a task.' }),
  action: Name.optional().openapi({ example: 'memory.create' }),
  target_id: Name.optional(),
  user_id: Name.optional().openapi({ description: 'Whose the item is.' }),
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

const route = routesOf('audit');

export const auditRoutes = [
  route('GET /v1/audit', {
    role: 'admin',
    summary: 'What was done in the workspace and by whom, newest first (admin)',
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
];
