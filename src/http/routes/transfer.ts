/** Everything that is held of a workspace, a user or a conversation, as lines of JSON; and the way back in. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { IMPORT_MAX_RECORDS } from '../../memory/limits.ts';
import { readCursor, writeCursor } from '../../memory/lists/paging.ts';
import { defaultChannelId } from '../../store/conversations/channels.ts';
import { getConversation } from '../../store/conversations/conversations.ts';
import { exportPage } from '../../store/transfer/export.ts';
import { importRecords } from '../../store/transfer/import.ts';
import { SCHEMA_VERSION } from '../../store/transfer/records.ts';
import type { ExportOf, ExportSubject } from '../../store/transfer/sections.ts';
import { withoutHiddenPlaces } from '../access/hidden-places.ts';
import type { AppEnv } from '../context.ts';
import { NO_CURSOR } from '../pages.ts';
import { json, NDJSON, routesOf } from '../route.ts';
import { isoTime, Name } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { readPlace, toExportedRecord, writePlace } from '../transfer/exported-record.ts';
import { readImport, recordsIn } from '../transfer/sent-records.ts';

/** Pages of one answer: of a thousand queries that a request may make. Whoever wants more goes on after its last cursor. */
const ANSWER_MAX_PAGES = 200;
const PAGE_RECORDS = 200;

const ImportReport = z.object({
  imported: z.int(),
  known: z.int().openapi({ description: 'There already, and left as they are.' }),
  erased: z.int().openapi({ description: 'Of somebody or something that was erased or forgotten here.' }),
  left: z
    .int()
    .openapi({ description: 'Kinds that are not imported: the audit log tells what was done here.' }),
  refused: z.array(z.object({ line: z.int(), field: z.string(), message: z.string() })),
});

const route = routesOf('transfer');

export const transferRoutes = [
  route('GET /v1/export', {
    role: 'admin',
    summary: 'Everything of the workspace, of a user or of a conversation, as lines of JSON (admin)',
    description:
      'The first line tells `schema_version`, the last one is of type `end`. Between the records stand lines of type `cursor`: an answer that broke off, or ended with one, goes on with it as `after`.',
    query: z.object({
      user_id: Name.optional(),
      conversation_id: Name.optional(),
      after: z.string().max(4_000).optional().openapi({ description: 'The last `cursor` that was read.' }),
    }),
    answers: {
      200: {
        description: 'Records, kind by kind, one a line',
        content: { [NDJSON]: { schema: z.string() } },
      },
    },
    handler: async (c, { query: { user_id: userId, conversation_id: conversationId, after } }) => {
      const of = await subjectOf(c, userId, conversationId);
      if (!of.ok) return of;
      const list = `${c.var.services.workspace.id} ${JSON.stringify(of.value)}`;
      const place = after === undefined ? null : readCursor(list, after);
      if (after !== undefined && place === null) return err(NO_CURSOR_AFTER);
      return ok(await streamExport(c, of.value, list, place));
    },
  }),

  route('POST /v1/import', {
    role: 'admin',
    summary: 'Take records of an export back, each all or nothing; what is there stays as it is (admin)',
    description: `At most ${IMPORT_MAX_RECORDS} records and 8 MB a call, as JSON or, as they were exported, as lines of \`${NDJSON}\`, each call with the first line. What was erased or forgotten does not come back.`,
    query: z.object({
      ids: z.enum(['keep', 'new']).default('keep').openapi({
        description:
          '`new` where the ids are taken, as in another workspace of one database: the same record gets the same new id each time.',
      }),
    }),
    body: z.strictObject({
      schema_version: z.int().min(0).optional(),
      workspace_id: z.string().optional(),
      default_channel_id: z.string().optional(),
      records: z
        .array(z.looseObject({ type: z.string() }))
        .min(1)
        .max(IMPORT_MAX_RECORDS),
    }),
    isBodyOptional: true,
    lines: true,
    example: {
      schema_version: SCHEMA_VERSION,
      records: [
        {
          type: 'memory',
          id: 'mem_176000000000012345678901234567',
          tier: 'workspace',
          user_id: 'ana',
          visibility: 'private',
          kind: 'fact',
          content: 'Ana plays the cello.',
          importance: 0.5,
          lifetime: 'long_term',
          source: 'api',
          accessed_at: '2026-03-01T09:30:00Z',
          created_at: '2026-03-01T09:30:00Z',
          updated_at: '2026-03-01T09:30:00Z',
        },
      ],
    },
    answers: { 200: json(ImportReport, 'Counts of the records, and the reasons why some were refused') },
    handler: async (c, { body, query: { ids } }) => {
      const isLines = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === NDJSON;
      const sent = isLines
        ? recordsIn(new TextDecoder().decode(await c.req.arrayBuffer()))
        : readImport(body);
      if (!sent.ok) return sent;
      const { db, workspace, settings, embedder, actor } = c.var.services;
      const { document_chunk_tokens: tokens, document_chunk_overlap_tokens: overlap } = settings;
      const report = await importRecords(
        {
          db,
          accountDb: c.var.accountDb,
          workspaceId: workspace.id,
          accountId: workspace.accountId,
          hider: c.var.config.hider,
          actor,
          now: c.var.now(),
          ids: c.var.ids,
          embedder,
          embedsEvents: settings.embed_events,
          pieces: { tokens, overlap },
        },
        sent.value.records,
        sent.value.origin,
        { newIds: ids === 'new' },
      );
      await settleOutbox(c);
      const refused = [...sent.value.refused, ...report.refused].sort((a, b) => a.line - b.line);
      return ok({ ...report, refused });
    },
  }),
];

const NO_CURSOR_AFTER: MemoryError =
  NO_CURSOR.code === 'invalid' ? invalid('after', 'is no cursor of this export') : NO_CURSOR;

/** Subject of an export; of a conversation a token gets its user's own alone. */
async function subjectOf(
  c: Context<AppEnv>,
  userId: string | undefined,
  conversationId: string | undefined,
): Promise<Result<ExportOf, MemoryError>> {
  if (conversationId === undefined)
    return ok(userId === undefined ? { kind: 'workspace' } : { kind: 'user', userId });
  const { db, workspace } = c.var.services;
  const conversation = await getConversation(db, workspace.id, conversationId);
  if (conversation === null || (userId !== undefined && conversation.userId !== userId))
    return err(notFound('conversation'));
  return ok({ kind: 'conversation', conversationId: conversation.id });
}

/** The lines of an export, page by page as they are read. */
async function streamExport(
  c: Context<AppEnv>,
  of: ExportOf,
  list: string,
  place: string | null,
): Promise<Response> {
  const { accountDb, services } = c.var;
  const { id: workspaceId, accountId } = services.workspace;
  const subject: ExportSubject = { db: services.db, accountDb, workspaceId, accountId, of };
  const standard = await defaultChannelId(services.db, workspaceId);
  const encoder = new TextEncoder();
  let after = place === null ? null : readPlace(place);
  let pages = 0;
  let isBegun = false;
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const write = (...written: readonly unknown[]) =>
        controller.enqueue(encoder.encode(written.map((line) => `${JSON.stringify(line)}\n`).join('')));
      if (!isBegun) {
        isBegun = true;
        const from = { workspace_id: workspaceId, default_channel_id: standard };
        write({ type: 'export', schema_version: SCHEMA_VERSION, ...from, exported_at: isoTime(c.var.now()) });
      }
      const { data, next } = await exportPage(subject, { limit: PAGE_RECORDS, after });
      const shown = await withoutHiddenPlaces(
        c,
        data.map((record) => toExportedRecord(c, record)),
      );
      if (next === null) {
        write(...shown, { type: 'end' });
        return controller.close();
      }
      write(...shown, { type: 'cursor', cursor: writeCursor(list, writePlace(next)) });
      after = next;
      if (++pages >= ANSWER_MAX_PAGES) controller.close();
    },
  });
  return c.body(lines, 200, { 'Content-Type': NDJSON });
}
