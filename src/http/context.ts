/** Variables that a request carries through the middleware: its caller, and the services made for this one request. */
import type { Context } from 'hono';
import type { Client } from '../client/client.ts';
import type { Config, Env } from '../env.ts';
import type { IdSource } from '../lib/ids.ts';
import type { ChatModel, Embedder, Reranker, VectorIndex } from '../memory/ports.ts';
import type { Settings } from '../memory/settings.ts';
import type { KeyRole, Workspace } from '../memory/types.ts';
import type { SemanticIndex } from '../recall/nearest.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { Database } from '../store/database.ts';
import type { Confinement, TokenBearer } from './access/token-scope.ts';

/** The caller, once known. The root makes workspaces and sees no content; a token speaks for one user (see `access/token-scope.ts`). */
export type Principal = { readonly kind: 'root' } | KeyPrincipal | TokenPrincipal;

export interface KeyPrincipal {
  readonly kind: 'key';
  readonly keyId: string;
  readonly role: KeyRole;
  readonly expiresAt: number | null;
  readonly workspace: Workspace;
  /** Set for calls over a service binding, which names the key and does not hold it. */
  readonly isBound?: true;
}

export interface TokenPrincipal extends TokenBearer {
  readonly kind: 'token';
  /** Name of the user where a turn gives none. */
  readonly userName: string | null;
  /** The key that made it, and with which it ends. */
  readonly keyId: string;
  readonly workspace: Workspace;
}

/** The services of one request of a workspace. */
export interface WorkspaceServices {
  readonly workspace: Workspace;
  readonly settings: Settings;
  readonly db: Database;
  readonly embedder: Embedder;
  /** True where messages get vectors: the workspace asks for it, and a trained model is at hand. */
  readonly embedsEvents: boolean;
  readonly vectors: VectorIndex;
  /** The trained model that serves the workspace, and its vectors; null where the inline one does. */
  readonly trained: SemanticIndex | null;
  /** The cross-encoder of searches; null where none is configured. */
  readonly reranker: Reranker | null;
  /** The model that answers chats; null where none is configured. */
  readonly chat: ChatModel | null;
  /** The account of the workspace, and its database. */
  readonly account: { readonly db: Database; readonly id: string };
  /** Id of the key that acts, or that made the token in use, for the audit log. */
  readonly actor: string;
  readonly session: OpenSession;
}

/** Name of a thing without an id of its own: its kind, its place and its name there. */
export type MadeName = readonly [kind: 'member' | 'scratchpad' | 'webhook', ...place: string[]];

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    config: Config;
    now: () => number;
    ids: IdSource;
    accountDb: Database;
    principal: Principal;
    /** The one user, and perhaps the one conversation, of a token in this call; undefined for keys. */
    confinement: Confinement | undefined;
    /** Set when this request goes on for one with the same Idempotency-Key that died half-way. */
    resumed: boolean | undefined;
    /** Names of what the request makes, beside ids: the end of any of it is the end of its remembered answer. */
    made: readonly MadeName[] | undefined;
    services: WorkspaceServices;
    /** Calls of the API in the name of the caller, for routes that are made of them; null where they hold no key that such calls could bear. */
    inner: Client | null;
  };
}

/** Id, actor and moment of an entry in the audit log. */
export const auditOf = (c: Context<AppEnv>) => ({
  id: c.var.ids.next('aud'),
  actor: c.var.services.actor,
  now: c.var.now(),
});
