/**
 * Looks up the surroundings of records of one kind before an import takes them: which of them are there, what they name, and
 * what was erased. All reads go by the keys of the records and stay in their workspace.
 */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import {
  type Buried,
  conversationName,
  type Hider,
  messageDigests,
  recordName,
  userName,
  valueDigests,
} from '../../memory/lifetime/tombstones.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { selectBuried } from '../erasure/tombstones.ts';
import { type RowOf, rowOf } from '../rows.ts';
import { conversations } from '../schema/conversations.ts';
import { type Fields, RECORDS, type RecordType } from './records.ts';

/** A row on its way in: as it will stand, and the id that it had where it comes from. */
export interface Arriving {
  readonly line: number;
  readonly row: Fields;
  readonly sentId: string | null;
}

/** Destination of an import. */
export interface ImportPlace {
  readonly db: Database;
  readonly accountDb: Database;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly hider: Hider;
}

const CONVERSATION = rowOf(conversations, 'id', 'userId', 'summarisedSeq', 'channelId', 'memory');

/** Rows that stand around the records of an import. */
export interface Surroundings {
  /** The keys of the records that are there, as `keyOf` writes them. */
  readonly known: ReadonlySet<string>;
  readonly conversations: ReadonlyMap<string, RowOf<typeof CONVERSATION>>;
  readonly channels: ReadonlySet<string>;
  readonly defaultChannelId: string | null;
  readonly memories: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly layers: ReadonlySet<string>;
  readonly candidates: ReadonlySet<string>;
  /** Until when something was last taken out of layers. */
  readonly unlearnt: ReadonlyMap<string, number>;
  readonly buried: readonly Buried[];
}

/** The columns by which a kind of records is known again, and their keys. */
const KNOWN_BY: Readonly<Partial<Record<RecordType, readonly (readonly [column: string, key: string])[]>>> = {
  alias: [['legacy_key', 'legacyKey']],
  membership: [
    ['conversation_id', 'conversationId'],
    ['user_id', 'userId'],
  ],
  scratchpad: [
    ['conversation_id', 'conversationId'],
    ['key', 'key'],
  ],
  user_settings: [['user_id', 'userId']],
  persona_revision: [
    ['persona_id', 'personaId'],
    ['revision', 'revision'],
  ],
};
const BY_ID = [['id', 'id']] as const;

/** Key by which a record is known again: its id, or the fields in `KNOWN_BY`. */
export const keyOf = (type: RecordType, row: Fields): string =>
  JSON.stringify((KNOWN_BY[type] ?? BY_ID).map(([, key]) => row[key]));

/** Everything that the records of one kind have to do with. */
export async function lookAround(
  { db, accountDb, workspaceId, accountId, hider }: ImportPlace,
  type: RecordType,
  rows: readonly Arriving[],
): Promise<Surroundings> {
  const idsAt = (...keys: readonly string[]) =>
    JSON.stringify([
      ...new Set(
        rows.flatMap(({ row }) => keys.map((key) => row[key]).filter((id) => typeof id === 'string')),
      ),
    ]);
  const found = (table: string, ...keys: readonly string[]) =>
    db.values(sql`select t.id from json_each(${idsAt(...keys)}) as j
      join ${sql.raw(table)} t on t.id = j.value where t.workspace_id = ${workspaceId}`);
  const isOfAccount = type === 'account_memory';
  const [known] = await (isOfAccount ? accountDb : db).batch('import.known', [
    selectKnown(
      isOfAccount ? accountDb : db,
      type,
      rows,
      isOfAccount ? sql`t.account_id = ${accountId}` : sql`t.workspace_id = ${workspaceId}`,
    ),
  ]);
  const [named, channels, [standard], memories, events, layers, candidates, unlearnt] = await db.batch(
    'import.around',
    [
      db.select(CONVERSATION.sql`select ${CONVERSATION.of('c')} from json_each(${idsAt('conversationId', 'sourceConversationId')}) as j
      join conversations c on c.id = j.value where c.workspace_id = ${workspaceId}`),
      found('channels', 'channelId'),
      db.values(sql`select id from channels where workspace_id = ${workspaceId} and is_default = 1`),
      found('memories', 'memoryId'),
      found('events', 'eventId'),
      found('persona_profiles', 'personaId'),
      found('persona_candidates', 'candidateId'),
      db.select<{
        id: string;
        at: number;
      }>(sql`select r.persona_id as id, max(r.created_at) as at from json_each(${idsAt('personaId')}) as j
      join persona_revisions r on r.persona_id = j.value
      where r.workspace_id = ${workspaceId} and r.reason in ('erased', 'forgotten') group by r.persona_id`),
    ],
  );
  const places = new Map(named.map((conversation) => [conversation.id, conversation]));
  const [buried] = await db.batch('import.buried', [
    selectBuried(db, workspaceId, digestsOf(hider, workspaceId, type, rows, places)),
  ]);
  return {
    known: new Set(known),
    conversations: places,
    channels: new Set(channels),
    defaultChannelId: standard ?? null,
    memories: new Set(memories),
    events: new Set(events),
    layers: new Set(layers),
    candidates: new Set(candidates),
    unlearnt: new Map(unlearnt.map(({ id, at }) => [id, at])),
    buried,
  };
}

/** The statement that finds which records are there, by their keys. */
function selectKnown(db: Database, type: RecordType, rows: readonly Arriving[], own: SQL) {
  const columns = KNOWN_BY[type] ?? BY_ID;
  const table = sql.raw(getTableName(RECORDS[type].table));
  const is = columns.map(([column], i) => sql.raw(`t.${column} = j.value->>'$[${i}]'`));
  return db.values(sql`select j.value from json_each(${JSON.stringify(rows.map(({ row }) => columns.map(([, key]) => row[key])))}) as j
    join ${table} t on ${sql.join(is, sql` and `)} where ${own}`);
}

/** Owner of a record: its user, or the user of the conversation that it stands in. */
export const ownerOf = (row: Fields, places: Pick<Surroundings, 'conversations'>): string | null => {
  if (typeof row.userId === 'string') return row.userId;
  return places.conversations.get(String(row.conversationId))?.userId ?? null;
};

/** A message as it is known again. */
export const messageOf = (row: Fields, places: Pick<Surroundings, 'conversations'>) => ({
  role: String(row.role),
  userId: ownerOf(row, places),
  content: String(row.content),
  occurredAt: Number(row.occurredAt),
});

/** A memory as the value that it says. */
export const valueIn = (row: Fields, workspaceId: string) => ({ ...row, workspaceId }) as unknown as Memory;

/** The names under which an erasure may have noted a record. */
export const recordNames = (workspaceId: string, { row, sentId }: Arriving) =>
  [row.id, sentId].flatMap((id) => (typeof id === 'string' ? [recordName(workspaceId, id)] : []));

function digestsOf(
  hider: Hider,
  workspaceId: string,
  type: RecordType,
  rows: readonly Arriving[],
  found: ReadonlyMap<string, Pick<Conversation, 'userId'>>,
): string[] {
  const places = { conversations: found } as Pick<Surroundings, 'conversations'>;
  const owners = new Set(rows.flatMap(({ row }) => ownerOf(row, places) ?? []));
  return [
    ...[...owners].flatMap((user) => hider.hidden(userName(workspaceId, user))),
    ...rows.flatMap((arriving) => recordNames(workspaceId, arriving).flatMap((name) => hider.hidden(name))),
    ...(type === 'conversation'
      ? rows.flatMap(({ row }) => hider.hidden(conversationName(workspaceId, String(row.sessionKey))))
      : []),
    ...(type === 'event'
      ? messageDigests(
          hider,
          workspaceId,
          rows.map(({ row }) => messageOf(row, places)),
        )
      : []),
    ...(type === 'memory' ? rows.flatMap(({ row }) => valueDigests(hider, valueIn(row, workspaceId))) : []),
  ];
}
