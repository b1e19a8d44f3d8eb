/** Users, whom only their ids tell: everything held about one, erased or handed out (admin). */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { parseJson } from '../../lib/json.ts';
import { hiddenNameOf } from '../../memory/lifetime/tombstones.ts';
import { noteUserErasure } from '../../store/account/erased-users.ts';
import {
  type ExportCursor,
  type ExportRecord,
  exportUser,
  isExportCursor,
} from '../../store/operations/export.ts';
import { EXPORT_TYPES } from '../../store/operations/export-sections.ts';
import { shownActor, withoutHiddenPlaces } from '../access/hidden-places.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { answerErasure, erasureAnswers } from '../erase.ts';
import { allow, forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, listOf, NO_CURSOR, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import { isoTime, jsonAnswer, Name, problemAnswers } from '../schemas.ts';

/** The id exactly as the client gave it elsewhere, percent-encoded; one that is blank names nobody. */
const UserParam = z.object({ user_id: Name });

const ExportedRecord = z
  .looseObject({ type: z.enum(EXPORT_TYPES) })
  .openapi('ExportedRecord', { description: 'A record of its type, with all its fields.' });

/** Columns that hold a moment besides those that end in `_at`. */
const MOMENTS = ['valid_from', 'valid_to'];

const toWire = ({ type, fields }: ExportRecord): z.infer<typeof ExportedRecord> => ({
  type,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && (name.endsWith('_at') || MOMENTS.includes(name)) ? isoTime(value) : value,
    ]),
  ),
});

/** A record of the audit log names who acted as the caller may know it. */
const withActor = (
  c: Context<AppEnv>,
  record: z.infer<typeof ExportedRecord>,
): z.infer<typeof ExportedRecord> =>
  typeof record.actor === 'string' ? { ...record, actor: shownActor(c, record.actor) } : record;

const PlaceParts = z.tuple([z.string()], z.union([z.string(), z.number()]));

const writePlace = ({ section, key }: ExportCursor): string => JSON.stringify([section, ...key]);

/** The place of a cursor of an export; null when it is none of ours. */
function readPlace(text: string): ExportCursor | null {
  const [section = '', ...key] = PlaceParts.safeParse(parseJson(text)).data ?? [];
  return isExportCursor({ section, key }) ? { section, key } : null;
}

export const userRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/users/{user_id}',
      tags: ['users'],
      summary: 'Erase everything held about a user (admin)',
      middleware: [allow('admin')] as const,
      request: { params: UserParam },
      responses: { ...erasureAnswers, ...problemAnswers },
    }),
    async (c) => {
      const { workspace, actor } = c.var.services;
      const { user_id: userId } = c.req.valid('param');
      const hiddenName = hiddenNameOf(c.var.config.hider, workspace.id, userId);
      // Before anything goes: a page that is still open must not write it anew.
      await noteUserErasure(c.var.accountDb, workspace, {
        id: c.var.ids.next('aud'),
        actor,
        hiddenName,
        now: c.var.now(),
      });
      forgetKeysOf(workspace.id);
      return answerErasure(c, workspace.placement, {
        kind: 'user',
        workspaceId: workspace.id,
        targetId: userId,
        audit: { id: c.var.ids.next('aud'), actor, targetId: hiddenName },
        keepsMemories: false,
      });
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/users/{user_id}/export',
      tags: ['users'],
      summary: 'Everything held about a user (admin)',
      middleware: [allow('admin')] as const,
      request: {
        params: UserParam,
        query: PageQuery,
      },
      responses: { 200: jsonAnswer(listOf(ExportedRecord), 'Records, kind by kind'), ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace } = c.var.services;
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const { limit, after: place } = asked.value;
      const after = place === null ? null : readPlace(place);
      if (place !== null && after === null) return problem(c, NO_CURSOR);
      const page = await exportUser(
        {
          db,
          accountDb: c.var.accountDb,
          workspaceId: workspace.id,
          accountId: workspace.accountId,
          userId: c.req.valid('param').user_id,
        },
        { limit, after },
      );
      const next = page.next && writePlace(page.next);
      const { data, ...rest } = toList(asked.value, { ...page, next }, (record) =>
        withActor(c, toWire(record)),
      );
      return c.json({ data: await withoutHiddenPlaces(c, data), ...rest }, 200);
    },
  );
