/** Users, whom only their ids tell: everything held about one, erased or handed out (admin). */
import { z } from '@hono/zod-openapi';
import { err, ok } from '../../lib/result.ts';
import { hiddenNameOf } from '../../memory/lifetime/tombstones.ts';
import { noteUserErasure } from '../../store/account/erased-users.ts';
import { countOfUser } from '../../store/erasure/stored-counts.ts';
import { insertAudit } from '../../store/operations/audit.ts';
import { listUsers } from '../../store/operations/directory.ts';
import { exportPage } from '../../store/transfer/export.ts';
import { getUserSettings, keepZones, rememberZones } from '../../store/users/user-settings.ts';
import { withoutHiddenPlaces } from '../access/hidden-places.ts';
import { auditOf } from '../context.ts';
import { DryRun, eraseTarget, erasureAnswers, triedErasure } from '../erase.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, COUNTED, listOf, NamePageQuery, NO_CURSOR, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { Name, TimeZone } from '../schemas.ts';
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

const UserSettingsAnswer = z
  .object({
    time_zone: z.string().nullable().openapi({
      description:
        'By whose clock they tell time, where a message does not say; null where nobody has set it.',
    }),
    learnt_time_zone: z.string().nullable().openapi({
      description:
        'As a message of theirs, or their platform, last said; it counts where none is set, before that of the workspace.',
    }),
  })
  .openapi('UserSettings');

const toUserSettings = toWire(UserSettingsAnswer);

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

  route('GET /v1/users/{user_id}/settings', {
    role: 'read',
    summary: 'Settings of a user',
    params,
    answers: { 200: json(UserSettingsAnswer, 'The settings') },
    handler: async (c, { params: { user_id: userId } }) => {
      const { db, workspace } = c.var.services;
      return ok(toUserSettings(await getUserSettings(db, workspace.id, userId)));
    },
  }),

  route('PATCH /v1/users/{user_id}/settings', {
    role: 'member',
    summary: 'Change settings of a user',
    params,
    body: z.strictObject({ time_zone: TimeZone.nullable().optional() }),
    example: { time_zone: 'Europe/Berlin' },
    answers: { 200: json(UserSettingsAnswer, 'All settings with their values') },
    handler: async (c, { body: { time_zone: timeZone }, params: { user_id: userId } }) => {
      const { db, workspace } = c.var.services;
      const owner = { workspaceId: workspace.id, userId };
      if (timeZone !== undefined)
        await db.write('user.set', [
          keepZones(db, owner, { timeZone }, c.var.now()),
          insertAudit(db, { ...auditOf(c), ...owner, action: 'user.settings', targetId: userId }),
        ]);
      const settings = await getUserSettings(db, workspace.id, userId);
      rememberZones(workspace.id, userId, settings);
      return ok(toUserSettings(settings));
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
