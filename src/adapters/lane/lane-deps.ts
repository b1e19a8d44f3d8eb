/** Dependencies of work on a chat, and the ends that a piece of it may have. */

import type { Sealer } from '../../lib/crypto/sealing.ts';
import type { IdSource } from '../../lib/ids.ts';
import type { Hider } from '../../memory/lifetime/tombstones.ts';
import type { ChatModel } from '../../memory/ports.ts';
import type { Workspace } from '../../memory/types.ts';
import type { OpenSession } from '../../session/open-session.ts';
import type { Database, SqlStatement } from '../../store/database.ts';

export interface LaneDeps {
  readonly db: Database;
  readonly workspace: Workspace;
  readonly sealer: Sealer;
  /** Allows calls to this machine over plain HTTP. */
  readonly local: boolean;
  readonly now: () => number;
  readonly ids: IdSource;
  /** Tells what was erased. */
  readonly hider: Hider;
  /** The model that answers; null where prompts go out to the owner's endpoint. */
  readonly chat: ChatModel | null;
  readonly session: OpenSession;
  /** Time (ms) within which messages of one user are answered together. */
  readonly burstMs: number;
  /** Writes in the lane, and renews its lease. Fails (`isLostRace`) when somebody else has it. */
  write(statements: readonly SqlStatement[]): Promise<void>;
}

/** End of a piece of work. */
export type WorkEnd =
  /** `also` is written with its end. */
  | { readonly kind: 'done'; readonly conversationId?: string; readonly also?: readonly SqlStatement[] }
  /** Something else has to happen first; what was written says what. */
  | { readonly kind: 'left' }
  /** It is from before an erasure: nothing is to stay of it either. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'again'; readonly reason: string; readonly retryAfterMs: number | null }
  | { readonly kind: 'park'; readonly reason: string };
