/** Documents on the wire. */
import { z } from '@hono/zod-openapi';
import type { NewDocument, StoredDocument } from '../memory/documents/document.ts';
import { DOCUMENT_MAX_BYTES } from '../memory/limits.ts';
import { VISIBILITIES } from '../memory/types.ts';
import { asTyped, isoTime, isoTimeOrNull, Label, Metadata, Moment, Name, textUpTo } from './schemas.ts';

/** Addresses are longer than names. */
export const SOURCE_MAX_BYTES = 2_000;

/** What a client says of a document. */
export const DocumentBody = z.strictObject({
  source: textUpTo(SOURCE_MAX_BYTES).transform(asTyped).openapi({
    description: 'File name or address. The same source in the same place replaces the document.',
  }),
  title: Label.optional(),
  content: textUpTo(DOCUMENT_MAX_BYTES).openapi({
    description: `Plain text or Markdown, up to ${DOCUMENT_MAX_BYTES} bytes. Secrets in it are redacted.`,
  }),
  channel_id: Name.optional(),
  user_id: Name.optional().openapi({ description: 'Who alone may change and erase it.' }),
  visibility: z.enum(VISIBILITIES).optional().openapi({
    description: '`private` to its user, which is the default with a `user_id`; else `shared`.',
  }),
  fetched_at: Moment.optional().openapi({ description: 'When its text was true.' }),
  metadata: Metadata.default({}),
});

/** A document on the wire, without its text. */
export const DocumentAnswer = z
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

/** The same of a stored one. */
export const toDocumentAnswer = (document: StoredDocument): z.infer<typeof DocumentAnswer> => ({
  id: document.id,
  source: document.source,
  title: document.title,
  channel_id: document.channelId,
  user_id: document.userId,
  visibility: document.visibility,
  pieces: document.pieces,
  tokens: document.tokens,
  redacted: { ...document.redacted },
  metadata: { ...document.metadata },
  fetched_at: isoTimeOrNull(document.fetchedAt),
  created_at: isoTime(document.createdAt),
  updated_at: isoTime(document.updatedAt),
});

/** What was sent, as the domain takes it. */
export const toNewDocument = (workspaceId: string, body: z.infer<typeof DocumentBody>): NewDocument => ({
  workspaceId,
  source: body.source,
  title: body.title ?? null,
  content: body.content,
  channelId: body.channel_id ?? null,
  userId: body.user_id ?? null,
  visibility: body.visibility ?? (body.user_id === undefined ? 'shared' : 'private'),
  fetchedAt: body.fetched_at ?? null,
  metadata: body.metadata,
});
