/** Documents: what a workspace gives its conversations to read, found piece by piece and shown in prompts as excerpts. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { log } from '../../lib/log.ts';
import { refuseSensitive } from '../../memory/changes/entry.ts';
import { type NewDocument, prepareDocument } from '../../memory/documents/document.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { mayChange } from '../../memory/ownership.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import { getChannel } from '../../store/conversations/channels.ts';
import { writeDocument } from '../../store/documents/changes.ts';
import { getDocument, listDocuments } from '../../store/documents/documents.ts';
import { eraseDocument, eraseOtherVisibility } from '../../store/documents/removals.ts';
import { ReaderQuery, readerOf } from '../access/reader.ts';
import { type AppEnv, createRouter } from '../context.ts';
import {
  DocumentAnswer,
  DocumentBody,
  SOURCE_MAX_BYTES,
  toDocumentAnswer,
  toNewDocument,
} from '../document-schemas.ts';
import { ErasedAnswer } from '../memories/memory-schemas.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import { asTyped, IdempotencyHeader, IdParam, jsonAnswer, jsonBody, problemAnswers } from '../schemas.ts';
import { settleOutbox } from '../settle-outbox.ts';

/** Why a document may not be kept. Of its text secrets are taken out; what names it would be shown with every excerpt. */
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

export const documentRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/documents',
      tags: ['documents'],
      summary: 'Keep a document, or put it in the place of the one with the same source',
      middleware: [allow('member')] as const,
      request: { headers: IdempotencyHeader, ...jsonBody(DocumentBody) },
      responses: {
        201: jsonAnswer(DocumentAnswer, 'A new document'),
        200: jsonAnswer(
          DocumentAnswer,
          'It took the place of another one; the same text again changes nothing',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { db, workspace, settings, embedder, actor } = c.var.services;
      const sent = toNewDocument(workspace.id, c.req.valid('json'));
      const refusal = await refuse(c, sent);
      if (refusal) return problem(c, refusal);
      const limits = {
        tokens: settings.document_chunk_tokens,
        overlap: settings.document_chunk_overlap_tokens,
      };
      const prepared = prepareDocument(sent, limits, embedder.model);
      const kinds = Object.keys(prepared.redacted);
      if (kinds.length > 0)
        log('info', 'sensitive_redacted', { workspace_id: workspace.id, kinds: kinds.join(' ') });
      const context = { actor, now: c.var.now(), ids: c.var.ids, embedder };
      const written = await writeDocument(db, prepared, context);
      if (!written.ok) return problem(c, written.error);
      const { document, created } = written.value;
      const now = c.var.now();
      await eraseOtherVisibility(db, document, () => ({ id: c.var.ids.next('aud'), actor, now }));
      await settleOutbox(c);
      return created ? c.json(toDocumentAnswer(document), 201) : c.json(toDocumentAnswer(document), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/documents',
      tags: ['documents'],
      summary: 'Documents that a user may see, oldest first, without their texts',
      middleware: [allow('read')] as const,
      request: {
        query: PageQuery.extend(ReaderQuery.shape).extend({
          source: z.string().max(SOURCE_MAX_BYTES).transform(asTyped).optional(),
        }),
      },
      responses: { 200: jsonAnswer(listOf(DocumentAnswer), 'Documents'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const reader = await readerOf(c, query);
      if (!reader.ok) return problem(c, reader.error);
      const filter = { source: query.source ?? null };
      const page = await listDocuments(c.var.services.db, reader.value, filter, asked.value);
      return c.json(toList(asked.value, page, toDocumentAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/documents/{id}',
      tags: ['documents'],
      summary: 'A document that a user may see, with its text',
      middleware: [allow('read')] as const,
      request: { params: IdParam, query: ReaderQuery },
      responses: {
        200: jsonAnswer(DocumentAnswer.extend({ content: z.string() }), 'The document'),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const document = await getDocument(c.var.services.db, reader.value, c.req.valid('param').id);
      return document
        ? c.json({ ...toDocumentAnswer(document), content: document.content }, 200)
        : problem(c, notFound('document'));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/documents/{id}',
      tags: ['documents'],
      summary: 'Erase a document of the user, or one that has no owner, and everything made of it',
      middleware: [allow('member')] as const,
      request: { params: IdParam, query: ReaderQuery },
      responses: { 200: jsonAnswer(ErasedAnswer, 'What was removed'), ...problemAnswers },
    }),
    async (c) => {
      const reader = await readerOf(c, c.req.valid('query'));
      if (!reader.ok) return problem(c, reader.error);
      const { db, actor } = c.var.services;
      const { id } = c.req.valid('param');
      const document = await getDocument(db, reader.value, id);
      if (!document || !mayChange(document, reader.value.userId)) return problem(c, notFound('document'));
      const audit = { id: c.var.ids.next('aud'), actor, now: c.var.now() };
      const erased = await eraseDocument(db, reader.value, id, audit);
      if (!erased.ok) return problem(c, erased.error);
      await settleOutbox(c);
      return c.json({ id, erased: { ...erased.value } }, 200);
    },
  );
