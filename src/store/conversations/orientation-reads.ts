/**
 * Reads the material of an orientation document, in one batch. The number of rows has a bound, whatever the store holds: of
 * each scope the newest memories, the first, which say who somebody is, and those last needed, which is what standing ones are.
 */
import { sql } from 'drizzle-orm';
import type { SnapshotParts } from '../../memory/ports.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import { type Conversation, type Memory, ORIENTING_KINDS } from '../../memory/types.ts';
import type { StoredPersona } from '../../persona/plan-persona.ts';
import type { Database } from '../database.ts';
import { MEMORY } from '../memories/rows.ts';
import { selectPersona, toStoredPersona } from '../personas/personas.ts';
import { as, listed, type RowOf, rowOf } from '../rows.ts';
import { scratchpads } from '../schema/conversations.ts';
import { visibleMemories } from '../search/visibility.ts';
import { type RecentConversation, selectRecentConversations } from './recent.ts';
import { selectSnapshot, toSnapshot } from './snapshots.ts';

/** Memories looked at in each scope. */
const NEWEST_SCANNED = 50;
const FIRST_SCANNED = 15;
const NEEDED_SCANNED = 30;
/** Number of memories that a document chooses from. */
const MEMORY_ROWS = 120;
/** Conversations of the user that are shown. */
const RECENT_MAX = 3;
const NOTES_MAX = 20;
/** Characters of a note that are read: far more than are shown. */
const NOTE_MAX_CHARS = 400;

/** One note of the agent; `value` is the beginning of its JSON. */
const NOTE = rowOf(scratchpads, 'key').with({ value: as<string>() });
export type ScratchpadNote = RowOf<typeof NOTE>;

/** Rows that the workspace's database has for the document of a conversation at a moment. */
export interface OrientationReads {
  readonly memories: readonly Memory[];
  readonly persona: StoredPersona;
  readonly snapshot: SnapshotParts | null;
  /** The latest first. */
  readonly recent: readonly Omit<
    RecentConversation,
    'id' | 'chunkId' | 'isOneExchange' | 'firstWords' | 'outdated'
  >[];
  /** By key. */
  readonly scratchpad: readonly ScratchpadNote[];
}

/** Reads it. */
export async function readOrientation(
  db: Database,
  conversation: Conversation,
  reader: Reader,
  now: number,
): Promise<OrientationReads> {
  const { workspaceId, personaId, userId } = conversation;
  // In a group everybody reads the document: of the persona it tells what holds for all.
  const layer = { workspaceId, personaId, userId, groupId: null };
  const [memories, snapshots, recent, notes, layers] = await db.batch('orientation.read', [
    selectMemories(db, reader, now),
    selectSnapshot(db, conversation.id),
    selectRecent(db, conversation, reader, now),
    selectNotes(db, conversation),
    selectPersona(db, layer, { evidence: false }),
  ]);
  return {
    memories,
    persona: toStoredPersona(layer, layers),
    snapshot: toSnapshot(snapshots)?.parts ?? null,
    recent,
    scratchpad: notes,
  };
}

/** The most important ones first; the document chooses and orders. */
const selectMemories = (db: Database, reader: Reader, now: number) =>
  db.select(MEMORY.sql`with looked_at as materialized (
      select m.row_id from json_each(${JSON.stringify(readableScopes(reader))}) as s
        cross join memories m not indexed on m.row_id in (
          select * from (select row_id from memories indexed by memories_by_scope_id
            where scope = s.value order by id desc limit ${NEWEST_SCANNED})
          union select * from (select row_id from memories indexed by memories_by_scope_id
            where scope = s.value order by id limit ${FIRST_SCANNED})
          union select * from (select row_id from memories indexed by memories_by_scope
            where scope = s.value and status = 'active' order by accessed_at desc limit ${NEEDED_SCANNED})))
    select m.* from looked_at cross join memories m on m.row_id = looked_at.row_id
    where ${visibleMemories(reader, { now, asOf: null })}
      and m.kind in ${listed(ORIENTING_KINDS)}
    order by m.importance desc, m.id limit ${MEMORY_ROWS}`);

/** Conversations that this user alone reads; in a group nobody's own ones are told. */
const selectRecent = (db: Database, { id, channelId }: Conversation, reader: Reader, now: number) =>
  selectRecentConversations(db, {
    workspaceId: reader.workspaceId,
    userId: reader.audience === 'user' ? reader.userId : null,
    besides: id,
    channelId,
    which: sql`c.rolling_summary is not null`,
    asOf: sql`${now}`,
    limit: RECENT_MAX,
  });

const selectNotes = (db: Database, { id }: Conversation) =>
  db.select(NOTE.sql`select key, substr(value, 1, ${NOTE_MAX_CHARS}) as value from scratchpads
    where conversation_id = ${id} order by key limit ${NOTES_MAX}`);
