/**
 * Tombstones of erased and forgotten things: digests, and until when what they are of does not come back; and those that an
 * erasure writes, so that what went does not come back with whoever sends it again. Of workspaces none.
 */
import { type SQL, sql } from 'drizzle-orm';
import { OPENING_READ_CHARS } from '../../memory/changes/content.ts';
import {
  type Buried,
  type Message,
  messageName,
  namedTombstone,
  REQUEST_TOMBSTONE_KEPT_MS,
  type Tombstone,
  turnName,
} from '../../memory/lifetime/tombstones.ts';
import { REPEAT_WINDOW_MS } from '../../memory/limits.ts';
import type { Database, SqlStatement } from '../database.ts';
import { as, eachSlice, insertRows, json, type RowOf, rowOf, type Selection } from '../rows.ts';
import { events } from '../schema/conversations.ts';
import { tombstones as tombstoneTable } from '../schema/operations.ts';
import type { Erasure } from './records.ts';
import { type ErasureContext, follow, type Removal } from './removals.ts';

/** Rows that one look may find: more than the values, users and requests of one import have. */
const BURIED_MAX = 5_000;

/** The statements that note tombstones, where `unless` selects nothing; of two for the same the later one counts. */
export const bury = (
  db: Database,
  workspaceId: string,
  tombstones: readonly Tombstone[],
  unless: SQL = sql`select 1 where false`,
): SqlStatement[] =>
  insertRows(
    db,
    tombstoneTable,
    tombstones.map(({ digest, words, until, expiresAt }) => ({
      workspaceId,
      digest,
      words,
      until,
      expiresAt,
    })),
    sql`and not exists (${unless})
      on conflict do update set until = max(until, excluded.until), expires_at = max(expires_at, excluded.expires_at)`,
  );

/** The statements that take tombstones away again, unless the same was erased or forgotten since. */
export const exhume = (db: Database, workspaceId: string, tombstones: readonly Tombstone[]): SqlStatement[] =>
  eachSlice(tombstones, (list) =>
    db.run(sql`delete from tombstones where workspace_id = ${workspaceId} and (digest, words, until) in
      (select value->>'$.digest', value->>'$.words', value->>'$.until' from json_each(${list}))`),
  );

const BURIED: Selection<Buried> = rowOf(tombstoneTable, 'digest', 'words', 'until');

/** The statement that looks for tombstones, for a batch. */
export const selectBuried = (db: Database, workspaceId: string, digests: readonly string[]) =>
  digests.length === 0
    ? null
    : db.select(BURIED.sql`select ${BURIED.of('t')} from json_each(${JSON.stringify(digests)}) as d
    join tombstones t on t.workspace_id = ${workspaceId} and t.digest = d.value limit ${BURIED_MAX}`);

/** The statements that remove all of a workspace that is gone, with what its remembered requests were about: short rows. */
export const removeTombstones = (db: Database, workspaceId: string): SqlStatement[] =>
  ['tombstones', 'idempotency_mentions'].map((table) =>
    db.run(sql`delete from ${sql.raw(table)} where workspace_id = ${workspaceId}`),
  );

/**
 * An event of a slice, with the names under which it may be sent again: the session keys of its conversation and the aliases of that.
 * Its content is null unless it came so lately that its words alone may tell that it is sent again.
 */
export const SLICED_EVENT = rowOf(
  events,
  'id',
  'conversationId',
  'role',
  'turnId',
  'externalId',
  'createdAt',
  'userId',
).with({
  said: as<string | null>(),
  keys: json<string[]>(),
});
type SlicedEvent = RowOf<typeof SLICED_EVENT>;

/** Its columns, of rows of `events`. */
export const slicedEvent = (now: number): SQL =>
  sql`${SLICED_EVENT.of()}, iif(role = 'user' and created_at > ${now - REPEAT_WINDOW_MS}, content, null) as said,
    (select json_group_array(k.key) from (select c.session_key as key from conversations c where c.id = events.conversation_id
      union select legacy_key from session_aliases a where a.conversation_id = events.conversation_id) as k) as keys`;

/** A message of a slice besides, as it is known again in whatever conversation it is brought back to; of a group's own message no owner. */
export const SLICED_MESSAGE = SLICED_EVENT.with({
  occurredAt: as<number>(),
  owner: as<string | null>(),
  opening: as<string>(),
});

/** Its further columns, of rows of `events`. */
export const slicedMessage = sql`occurred_at as occurredAt, substr(content, 1, ${OPENING_READ_CHARS}) as opening,
    coalesce(user_id, (select c.user_id from conversations c where c.id = events.conversation_id)) as owner`;

/** The messages of conversations that are erased, and whose users are not: with these goes all that they said before. */
export const messagesOf = (erasure: Erasure, messages: readonly RowOf<typeof SLICED_MESSAGE>[]): Message[] =>
  erasure.kind === 'conversation' || erasure.kind === 'channel'
    ? messages.map(({ role, occurredAt, owner, opening }) => ({
        role,
        occurredAt,
        userId: owner,
        content: opening,
      }))
    : [];

/** A turn that its client may send again. */
export interface RecentTurn {
  /** Names of its conversation: its id, and, for whatever conversation follows it, its session keys. */
  readonly conversationId: string;
  readonly sessionKeys: readonly string[];
  readonly names: readonly string[];
  readonly said: { readonly userId: string; readonly text: string } | null;
}

/** The turns that began among some events, so lately that they may be sent again. */
export const recentTurns = (events: readonly SlicedEvent[], now: number): RecentTurn[] =>
  events.flatMap(({ conversationId, role, turnId, externalId, createdAt, userId, said, keys }) =>
    role !== 'user' || createdAt <= now - REQUEST_TOMBSTONE_KEPT_MS
      ? []
      : [
          {
            conversationId,
            sessionKeys: keys,
            said: userId === null || said === null ? null : { userId, text: said },
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
  turns.flatMap(({ conversationId, sessionKeys, names, said }) =>
    [
      ...[conversationId, ...sessionKeys].flatMap((place) =>
        names.map((name) => turnName(workspaceId, place, name)),
      ),
      ...(said === null ? [] : sessionKeys.map((key) => messageName(workspaceId, key, said))),
    ].map((name) => namedTombstone(hider, name, now)),
  );

/** Statements that write tombstones with a slice. A workspace that goes takes everything along that could come back. */
export const buryInErasure = (
  { db, workspaceId, erasure }: ErasureContext,
  tombstones: readonly Tombstone[],
): Removal[] => (erasure.kind === 'workspace' ? [] : bury(db, workspaceId, tombstones).map(follow));
