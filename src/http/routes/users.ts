/** Users, whom only their ids tell: everything held about one, erased or handed out (admin). */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { base64Url, fromBase64Url } from '../../lib/hash.ts';
import { invalid } from '../../memory/errors.ts';
import { hiddenNameOf } from '../../memory/identity.ts';
import { noteUserErasure } from '../../store/account/erased-users.ts';
import {
  type ExportCursor,
  type ExportRecord,
  exportUser,
  isExportCursor,
} from '../../store/workspace/export.ts';
import { EXPORT_TYPES } from '../../store/workspace/export-sections.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { answerErasure, erasureAnswers } from '../erase.ts';
import { shownActor, withoutHiddenPlaces } from '../hidden-places.ts';
import { allow, forgetKeysOf } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import { isoTime, jsonAnswer, listOf, Name, PageQuery, problemAnswers } from '../schemas.ts';

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

/** A key of a record may be as long as the name of a note, in base64. */
const CURSOR_MAX_CHARS = 4_000;
const CursorParts = z.tuple([z.string()], z.union([z.string(), z.number()]));

const writeCursor = ({ section, key }: ExportCursor): string =>
  base64Url(new TextEncoder().encode(JSON.stringify([section, ...key])));

/** The place that a cursor names, or null when it is none of ours. */
function readCursor(text: string): ExportCursor | null {
  try {
    const json = new TextDecoder().decode(fromBase64Url(text));
    const [section, ...key] = CursorParts.parse(JSON.parse(json));
    return isExportCursor({ section, key }) ? { section, key } : null;
  } catch {
    // No base64, no JSON, or other parts.
    return null;
  }
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
      const hiddenName = hiddenNameOf(workspace.id, userId);
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
        query: PageQuery.extend({ cursor: z.string().max(CURSOR_MAX_CHARS).optional() }),
      },
      responses: { 200: jsonAnswer(listOf(ExportedRecord), 'Records, kind by kind'), ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace } = c.var.services;
      const { limit, cursor } = c.req.valid('query');
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null) return problem(c, invalid('cursor', 'is not a cursor'));
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
      const next = page.nextCursor;
      const records = page.data.map((record) => withActor(c, toWire(record)));
      return c.json(
        {
          data: await withoutHiddenPlaces(c, records),
          next_cursor: next === null ? null : writeCursor(next),
        },
        200,
      );
    },
  );
