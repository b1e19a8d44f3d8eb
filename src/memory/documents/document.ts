/**
 * Documents: texts that a workspace gives its conversations to read, such as a manual or a page that was fetched. One stands
 * in the workspace or in a channel, is one user's own or shared, and is known by its source there: the same source again
 * takes its place. Secrets are taken out of it before it is kept, because a manual with an example key is worth having. Pure.
 */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { scopeOf } from '../scope.ts';
import { redactSensitive } from '../sensitive/sensitive.ts';
import type { Visibility } from '../types.ts';
import { type Piece, type PieceLimits, splitDocument } from './split-document.ts';

/** Scope and owner of a document. */
export interface DocumentPlace {
  readonly workspaceId: string;
  /** Null for the whole workspace. */
  readonly channelId: string | null;
  /** User who alone may change and erase it; null for anybody. */
  readonly userId: string | null;
  readonly visibility: Visibility;
}

/** A document as it was sent. */
export interface NewDocument extends DocumentPlace {
  /** File name or address. */
  readonly source: string;
  readonly title: string | null;
  readonly content: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Moment when its text was true; null where nobody said. */
  readonly fetchedAt: number | null;
}

/** A document as it is kept, without its text. */
export interface StoredDocument extends Omit<NewDocument, 'content'> {
  readonly id: string;
  readonly fingerprint: string;
  readonly pieces: number;
  readonly tokens: number;
  /** Secrets that were taken out of it, by kind. */
  readonly redacted: Readonly<Record<string, number>>;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A document ready to be written. */
export interface PreparedDocument extends NewDocument {
  readonly scope: string;
  /** The place that one document holds: digest of scope, owner and source. */
  readonly sourceKey: string;
  /** Digest of all that the pieces and their vectors are made of. */
  readonly fingerprint: string;
  readonly pieces: readonly Piece[];
  /** Of all pieces together, what they share counted twice. */
  readonly tokens: number;
  readonly redacted: Readonly<Record<string, number>>;
}

/** The document without secrets, in pieces; `model` is that of the vectors which the pieces get. */
export function prepareDocument(sent: NewDocument, limits: PieceLimits, model: string): PreparedDocument {
  const { text: content, counts: redacted } = redactSensitive(sent.content);
  const pieces = splitDocument(content, limits);
  const scope = documentScope(sent);
  const made = [sent.title ?? '', content, String(limits.tokens), String(limits.overlap), model];
  return {
    ...sent,
    content,
    redacted,
    scope,
    sourceKey: sha256Hex(lengthPrefixed([scope, sent.userId ?? '', sent.source])),
    fingerprint: sha256Hex(lengthPrefixed(made)),
    pieces,
    tokens: pieces.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** The scope of a document and its pieces: that of a memory in the same place. */
const documentScope = (place: DocumentPlace): string =>
  scopeOf({ ...place, tier: place.channelId === null ? 'workspace' : 'channel', conversationId: null });
