/** Documents: what a workspace gives its conversations to read, found piece by piece and shown in prompts as excerpts. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { log } from '../../lib/log.ts';
import { err, mapOk, ok } from '../../lib/result.ts';
import { refuseSensitive } from '../../memory/changes/entry.ts';
import { type NewDocument, prepareDocument } from '../../memory/documents/document.ts';
import { invalid, type MemoryError, notFound, orNotFound } from '../../memory/errors.ts';
import { DOCUMENT_MAX_BYTES } from '../../memory/limits.ts';
import { mayChange } from '../../memory/ownership.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import { VISIBILITIES } from '../../memory/types.ts';
import { getChannel } from '../../store/conversations/channels.ts';
import { writeDocument } from '../../store/documents/changes.ts';
import { getDocument, listDocuments } from '../../store/documents/documents.ts';
import { eraseDocument, eraseOtherVisibility } from '../../store/documents/removals.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { type AppEnv, auditOf } from '../context.ts';
import { ErasedAnswer } from '../memories/memory-schemas.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, reply, routesOf } from '../route.ts';
import { asTyped, Label, Metadata, Moment, Name, textUpTo } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';
import { fromWire, toWire } from '../wire.ts';

/** Addresses are longer than names. */
const SOURCE_MAX_BYTES = 2_000;

/** Body of a new document. */
const DocumentBody = z.strictObject({
  source: textUpTo(SOURCE_MAX_BYTES).transform(asTyped).openapi({
    description: 'File name or address. The same source in the same place replaces the document.',
  }),
  title: Label.optional(),
  content: textUpTo(DOCUMENT_MAX_BYTES).openapi({
    description: `Plain text or Markdown, up to ${DOCUMENT_MAX_BYTES} bytes. Secrets in it are redacted.`,
  }),
  channel_id: Name.optional(),
  user_id: Name.optional().openapi({ description: 'Its owner, who alone may change and erase it.' }),
  visibility: z.enum(VISIBILITIES).optional().openapi({
    description: '`private` to its user, which is the default with a `user_id`; else `shared`.',
  }),
  fetched_at: Moment.optional().openapi({ description: 'Time at which its text was true.' }),
  metadata: Metadata.default({}),
});

/** A document on the wire, without its text. */
const DocumentAnswer = z
  .object({
    id: z.string(),
    source: z.string(),
    title: z.string().nullable(),
    channel_id: z.string().nullable(),
    user_id: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    pieces: z.int(),
    tokens: z.int().openapi({ description: 'Of all pieces; what two of them share counts twice.' }),
    redacted: z
      .record(z.string(), z.int())
      .openapi({ description: 'Secrets that were taken out of it, by kind.' }),
    metadata: z.record(z.string(), z.unknown()),
    fetched_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Document');

/** Puts a stored document on the wire, without its text. */
const toDocumentAnswer = toWire(DocumentAnswer);

/** Turns a body into a new document: private where it names a user and does not say otherwise. */
const toNewDocument = (workspaceId: string, body: z.output<typeof DocumentBody>): NewDocument => ({
  ...fromWire(DocumentBody, body),
  workspaceId,
  visibility: body.visibility ?? (body.user_id === undefined ? 'shared' : 'private'),
});

/** Refuses a document that may not be kept. Of its text secrets are taken out; what names it would be shown with every excerpt. */
async function refuse(c: Context<AppEnv>, document: NewDocument): Promise<MemoryError | null> {
  const { db, workspace } = c.var.services;
  const { channelId, userId, visibility, source, title, metadata } = document;
  if (visibility === 'private' && userId === null)
    return invalid('user_id', 'is required for a private document');
  for (const [field, text] of Object.entries({ source, title, metadata: JSON.stringify(metadata) })) {
    const kinds = [...new Set(findSensitive(text ?? '').map(({ kind }) => kind))];
    if (kinds.length > 0) return refuseSensitive(field, kinds);
  }
  if (channelId !== null && !(await getChannel(db, workspace.id, channelId)))
    return invalid('channel_id', 'is not a channel of this workspace');
  return null;
}

const route = routesOf('documents');

export const documentRoutes = [
  route('POST /v1/documents', {
    role: 'member',
    summary: 'Keep a document, or put it in the place of the one with the same source',
    body: DocumentBody,
    example: {
      source: 'handbook/returns.md',
      title: 'Returns',
      content: '# Returns\n\nWhat was bought can be returned within thirty days.',
    },
    answers: {
      201: json(DocumentAnswer, 'A new document'),
      200: json(DocumentAnswer, 'It took the place of another one; the same text again changes nothing'),
    },
    handler: async (c, { body }) => {
      const { db, workspace, settings, embedder, actor } = c.var.services;
      const sent = toNewDocument(workspace.id, body);
      const refusal = await refuse(c, sent);
      if (refusal) return err(refusal);
      const { document_chunk_tokens: tokens, document_chunk_overlap_tokens: overlap } = settings;
      const prepared = prepareDocument(sent, { tokens, overlap }, embedder.model);
      const kinds = Object.keys(prepared.redacted);
      if (kinds.length > 0)
        log('info', 'sensitive_redacted', { workspace_id: workspace.id, kinds: kinds.join(' ') });
      const context = { actor, now: c.var.now(), ids: c.var.ids, embedder };
      const written = await writeDocument(db, prepared, context);
      if (!written.ok) return written;
      const { document, created } = written.value;
      await eraseOtherVisibility(db, document, () => ({ ...auditOf(c), hider: c.var.config.hider }));
      await settleOutbox(c);
      return ok(reply(created ? 201 : 200, toDocumentAnswer(document)));
    },
  }),

  route('GET /v1/documents', {
    role: 'read',
    summary: 'Documents that a user may see, oldest first, without their texts',
    query: PageQuery.extend(ReaderQuery.shape).extend({
      source: z.string().max(SOURCE_MAX_BYTES).transform(asTyped).optional(),
    }),
    needs: { page: askedPage, reader: readerOf },
    answers: { 200: json(listOf(DocumentAnswer), 'Documents') },
    handler: async (c, { page, reader, query: { source = null } }) =>
      ok(toList(page, await listDocuments(c.var.services.db, reader, { source }, page), toDocumentAnswer)),
  }),

  route('GET /v1/documents/{id}', {
    role: 'read',
    summary: 'A document that a user may see, with its text',
    query: ReaderQuery,
    needs: { reader: readerOf },
    answers: { 200: json(DocumentAnswer.extend({ content: z.string() }), 'The document') },
    handler: async (c, { reader, params: { id } }) =>
      mapOk(orNotFound(await getDocument(c.var.services.db, reader, id), 'document'), (document) => ({
        ...toDocumentAnswer(document),
        content: document.content,
      })),
  }),

  route('DELETE /v1/documents/{id}', {
    role: 'member',
    summary: 'Erase a document of the user, or one that has no owner, and everything made of it',
    query: ReaderQuery,
    needs: { reader: readerOf },
    answers: { 200: json(ErasedAnswer, 'Counts of what was removed') },
    handler: async (c, { reader, params: { id } }) => {
      const { db } = c.var.services;
      const document = await getDocument(db, reader, id);
      if (!document || !mayChange(document, reader.userId)) return err(notFound('document'));
      const erased = await eraseDocument(db, reader, id, { ...auditOf(c), hider: c.var.config.hider });
      if (erased.ok) await settleOutbox(c);
      return mapOk(erased, (rows) => ({ id, erased: rows }));
    },
  }),
];
