/** Users, whom only their ids tell: everything held about one, erased or handed out (admin). */
import { z } from '@hono/zod-openapi';
import { err, ok } from '../../lib/result.ts';
import { hiddenNameOf } from '../../memory/lifetime/tombstones.ts';
import { noteUserErasure } from '../../store/account/erased-users.ts';
import { countOfUser } from '../../store/erasure/stored-counts.ts';
import { listUsers } from '../../store/operations/directory.ts';
import { exportPage } from '../../store/transfer/export.ts';
import { withoutHiddenPlaces } from '../access/hidden-places.ts';
import { auditOf } from '../context.ts';
import { DryRun, eraseTarget, erasureAnswers, triedErasure } from '../erase.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, COUNTED, listOf, NamePageQuery, NO_CURSOR, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { Name } from '../schemas.ts';
import { ExportedRecord, readableRecord, readPlace, writePlace } from '../transfer/exported-record.ts';
import { toWire } from '../wire.ts';

/** The id exactly as the client gave it elsewhere, percent-encoded; one that is blank names nobody. */
const params = { user_id: Name.openapi({ example: 'ana' }) };

const route = routesOf('users');

const UserAnswer = z
  .object({
    id: z.string(),
    conversations: z.int().openapi({ description: COUNTED }),
    memories: z.int().openapi({ description: COUNTED }),
    last_seen_at: z.string().nullable().openapi({
      description: 'Time of their last message; null for whom only memories or a group know.',
    }),
  })
  .openapi('User');

const toUser = toWire(UserAnswer);

export const userRoutes = [
  route('GET /v1/users', {
    role: 'admin',
    summary: 'Users of the workspace by id, with what is there of each (admin)',
    query: NamePageQuery,
    needs: { page: askedPage },
    answers: { 200: json(listOf(UserAnswer), 'Users') },
    handler: async (c, { page, query: { starts_with: startsWith = null } }) => {
      const { db, workspace } = c.var.services;
      return ok(toList(page, await listUsers(db, workspace.id, { startsWith }, page), toUser));
    },
  }),

  route('DELETE /v1/users/{user_id}', {
    role: 'admin',
    summary: 'Erase everything held about a user (admin)',
    params,
    query: DryRun,
    answers: erasureAnswers,
    handler: async (c, { params: { user_id: id }, query: { dry_run: isDry } }) => {
      const { db, workspace } = c.var.services;
      if (isDry) return ok(reply(200, triedErasure('user', id, await countOfUser(db, workspace.id, id))));
      const hiddenName = hiddenNameOf(c.var.config.hider, workspace.id, id);
      // Before anything goes: a page that is still open must not write it anew.
      await noteUserErasure(c.var.accountDb, workspace, { ...auditOf(c), hiddenName });
      forgetKeysOf(workspace.id);
      return eraseTarget(c, workspace, { kind: 'user', id, audited: hiddenName });
    },
  }),

  route('GET /v1/users/{user_id}/export', {
    role: 'admin',
    summary: 'Everything held about a user (admin)',
    params,
    query: PageQuery,
    needs: { page: askedPage },
    answers: { 200: json(listOf(ExportedRecord), 'Records, kind by kind') },
    handler: async (c, { page, params: { user_id: userId } }) => {
      const { accountDb, services } = c.var;
      const { id: workspaceId, accountId } = services.workspace;
      const after = page.after === null ? null : readPlace(page.after);
      if (page.after !== null && after === null) return err(NO_CURSOR);
      const of = { kind: 'user', userId } as const;
      const whose = { db: services.db, accountDb, workspaceId, accountId, of };
      const found = await exportPage(whose, { limit: page.limit, after });
      const { data, ...rest } = toList(
        page,
        { ...found, next: found.next && writePlace(found.next) },
        (record) => readableRecord(c, record),
      );
      return ok({ data: await withoutHiddenPlaces(c, data), ...rest });
    },
  }),
];
