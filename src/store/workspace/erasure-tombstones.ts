/** What an erasure leaves behind, so that what went does not come back with whoever sends it again: digests, of workspaces none. */
import { sql } from 'drizzle-orm';
import {
  namedTombstone,
  REQUEST_TOMBSTONE_KEPT_MS,
  type Tombstone,
  turnName,
} from '../../memory/tombstones.ts';
import { type ErasureContext, follow, type Removal } from './erasure-removals.ts';
import { bury } from './tombstones.ts';

/** An event of a slice, with the names under which it may be sent again. */
export interface SlicedEvent {
  readonly id: string;
  readonly conversationId: string;
  readonly role: string;
  readonly turnId: string | null;
  readonly externalId: string | null;
  readonly createdAt: number;
}

/** Its columns. */
export const SLICED_EVENT = sql.raw(
  'id, conversation_id as conversationId, role, turn_id as turnId, external_id as externalId, created_at as createdAt',
);

/** A turn that its client may send again. */
export interface RecentTurn {
  readonly conversationId: string;
  readonly names: readonly string[];
}

/** The turns that began among some events, so lately that they may be sent again. */
export const recentTurns = (events: readonly SlicedEvent[], now: number): RecentTurn[] =>
  events.flatMap(({ conversationId, role, turnId, externalId, createdAt }) =>
    role !== 'user' || createdAt <= now - REQUEST_TOMBSTONE_KEPT_MS
      ? []
      : [
          {
            conversationId,
            names: [
              ...(turnId === null ? [] : [turnId]),
              ...(externalId === null ? [] : [`external:${externalId}`]),
            ],
          },
        ],
  );

/** The tombstones of turns. */
export const turnTombstones = (
  { hider, workspaceId, now }: ErasureContext,
  turns: readonly RecentTurn[],
): Tombstone[] =>
  turns.flatMap(({ conversationId, names }) =>
    names.map((name) => namedTombstone(hider, turnName(workspaceId, conversationId, name), now)),
  );

/** What writes tombstones with a slice. A workspace that goes takes everything along that could come back. */
export const buryInErasure = (
  { db, workspaceId, erasure }: ErasureContext,
  tombstones: readonly Tombstone[],
): Removal[] => (erasure.kind === 'workspace' ? [] : bury(db, workspaceId, tombstones).map(follow));
