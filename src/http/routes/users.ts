/** Users, whom only their ids tell: everything held about one, erased or handed out (admin). */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { parseJson } from '../../lib/json.ts';
import { err, ok } from '../../lib/result.ts';
import { hiddenNameOf } from '../../memory/lifetime/tombstones.ts';
import { noteUserErasure } from '../../store/account/erased-users.ts';
import { listUsers } from '../../store/operations/directory.ts';
import {
  EXPORT_TYPES,
  type ExportCursor,
  type ExportRecord,
  exportUser,
  isExportCursor,
} from '../../store/operations/export.ts';
import { shownActor, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { type AppEnv, auditOf } from '../context.ts';
import { eraseTarget, erasureAnswers } from '../erase.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, COUNTED, listOf, NamePageQuery, NO_CURSOR, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { isoTime, Name } from '../schemas.ts';
import { isMoment, toWire, type Wire } from '../wire.ts';

/** The id exactly as the client gave it elsewhere, percent-encoded; one that is blank names nobody. */
const params = { user_id: Name.openapi({ example: 'ana' }) };

const ExportedRecord = z
  .looseObject({ type: z.enum(EXPORT_TYPES) })
  .openapi('ExportedRecord', { description: 'A record of its type, with all its fields.' });

const toRecord = ({ type, fields }: ExportRecord): Wire<typeof ExportedRecord> => ({
  type,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && isMoment(name) ? isoTime(value) : value,
    ]),
  ),
});

/** A record of the audit log names who acted as the caller may know it. */
const withActor = (c: Context<AppEnv>, record: Wire<typeof ExportedRecord>): Wire<typeof ExportedRecord> =>
  typeof record.actor === 'string' ? { ...record, actor: shownActor(c, record.actor) } : record;

const PlaceParts = z.tuple([z.string()], z.union([z.string(), z.number()]));

const writePlace = ({ section, key }: ExportCursor): string => JSON.stringify([section, ...key]);

/** The place of a cursor of an export; null when it is none of ours. */
function readPlace(text: string): ExportCursor | null {
  const [section = '', ...key] = PlaceParts.safeParse(parseJson(text)).data ?? [];
  return isExportCursor({ section, key }) ? { section, key } : null;
}

const route = routesOf('users');

const UserAnswer = z
  .object({
    id: z.string(),
    conversations: z.int().openapi({ description: COUNTED }),
    memories: z.int().openapi({ description: COUNTED }),
    last_seen_at: z.string().nullable().openapi({
      description: 'When they last said something; null for whom only memories or a group know.',
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
    answers: erasureAnswers,
    handler: async (c, { params: { user_id: id } }) => {
      const { workspace } = c.var.services;
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
      const whose = { db: services.db, accountDb, workspaceId, accountId, userId };
      const found = await exportUser(whose, { limit: page.limit, after });
      const { data, ...rest } = toList(
        page,
        { ...found, next: found.next && writePlace(found.next) },
        (record) => withActor(c, toRecord(record)),
      );
      return ok({ data: await withoutHiddenPlaces(c, data), ...rest });
    },
  }),
];
