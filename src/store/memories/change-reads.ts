/**
 * Reads what changes of memory may touch: the same words, the memories they name, and the timelines around their moments.
 *
 * Unscoped: looks up keys that hold the scope, to write; nothing is shown.
 */
import { type SQL, sql } from 'drizzle-orm';
import type {
  Changes,
  ExistingMemories,
  Neighbours,
  Statement,
  StoredMemory,
} from '../../memory/changes/changes.ts';
import { caselessKey } from '../../memory/changes/content.ts';
import { doubtableKeys } from '../../memory/changes/correction-targets.ts';
import type { Database } from '../database.ts';
import { as, type RowOf } from '../rows.ts';
import { STORED } from './rows.ts';

/** A version beside the moment that was asked about. */
const NEIGHBOUR = STORED.with({
  slot: as<string>(),
  at: as<number>(),
  side: as<'before' | 'after'>(),
  statedAgainAt: as<number | null>(),
});

/** A memory of a user's own, and when it was last said. */
const TOLD = STORED.with({ lastSaidAt: as<number | null>() });
/** Of each user the newest of what they told: what is corrected was mostly said a while ago. And the rows looked at for it: others hold no longer. */
const TOLD_MAX = 150;
const TOLD_SCANNED = 4 * TOLD_MAX;

/** The statements that read what the changes may touch, in the order in which `toExistingMemories` takes their results. */
export function selectExisting(db: Database, changes: Changes) {
  const stated = statedIn(changes);
  const contentKeys = stated.flatMap(({ memory, keys }) => [
    keys.contentKey,
    caselessKey(keys.scope, memory.subjectId, memory.content),
  ]);
  const editedKeys = changes.edits.map(({ keys }) => keys.contentKey);
  const edited = changes.edits.map(({ id }) => id);
  const named = [
    ...stated.map(({ memory }) => memory.id),
    ...edited,
    ...changes.withdrawals.map(({ id }) => id),
  ];
  const moments = momentsOf(changes);
  const asked = JSON.stringify(moments);
  const doubtable = changes.corrections.flatMap(doubtableKeys);
  const keys = [...new Set([...contentKeys, ...editedKeys, ...doubtable])];
  return [
    keys.length + named.length + moments.length === 0
      ? null
      : db.select(STORED.sql`select m.* from json_each(${JSON.stringify(keys)}) as k
        join memories m on m.content_key = k.value where m.status = 'active'
      union all select m.* from json_each(${JSON.stringify(named)}) as k join memories m on m.id = k.value
      union all select m.* from json_each(${JSON.stringify(edited)}) as k join memories m on m.superseded_by = k.value
      union all select t.* from json_each(${JSON.stringify(edited)}) as k join memories m on m.superseded_by = k.value
        join memories t on t.content_key = m.content_key and t.status = 'active'
      union all select * from (${versionsAfter(spansOf(moments))})`),
    moments.length === 0
      ? null
      : db.select(NEIGHBOUR.sql`${neighbours(asked, 'before')} union all ${neighbours(asked, 'after')}`),
    selectTold(db, changes),
  ] as const;
}

/** All that may be added. */
const statedIn = ({ statements, endings, corrections }: Changes): Statement[] => [
  ...statements,
  ...endings.flatMap(({ statement }) => statement ?? []),
  ...corrections.map(({ statement }) => statement),
];

/**
 * Reads the memories that changes may take back. Of a user who corrects something all that they have told, since it may mean
 * any of it; of one who only says what was so before now, what they told since then. Nothing where nobody does either.
 */
const selectTold = (db: Database, changes: Changes) => {
  const correcting = new Set(changes.corrections.map(({ statement }) => statement.memory.userId));
  // What is kept after all is told by what had ended it.
  const keeping = new Set(
    changes.corrections.flatMap(({ reversed, statement }) =>
      reversed.some(({ way }) => way === 'kept') ? [statement.memory.userId] : [],
    ),
  );
  const looking = statedIn(changes).filter(
    ({ memory, statedFor }) => correcting.has(memory.userId) || statedFor < memory.createdAt,
  );
  const users = [...Map.groupBy(looking, ({ memory }) => memory.userId)].flatMap(([userId, stated]) =>
    stated.slice(0, 1).map(({ memory: { workspaceId } }) => ({
      workspaceId,
      userId,
      since: correcting.has(userId) ? null : Math.min(...stated.map(({ statedFor }) => statedFor)),
      keeps: keeping.has(userId) ? 1 : 0,
    })),
  );
  return users.length === 0 ? null : toldBy(db, users);
};

/** A user, and the part of their memories that `selectTold` looks at. */
interface Told {
  readonly workspaceId: string;
  readonly userId: string | null;
  readonly since: number | null;
  readonly keeps: number;
}

/** The newest of what a user has told and what holds now. */
export const selectOwn = (db: Database, workspaceId: string, userId: string) =>
  toldBy(db, [{ workspaceId, userId, since: null, keeps: 0 }]);

const toldBy = (db: Database, users: readonly Told[]) => {
  const [one, ...others] = users;
  const lastSaidAt = sql`(select o.observed_at from memory_observations o
    where o.memory_id = m.id and o.action in ('created', 'confirmed') order by o.observed_at desc limit 1)`;
  const isSince = (since: SQL) => sql`(${since} is null or coalesce(m.valid_from, m.created_at) > ${since})`;
  // Of one user the rows are taken as they are looked at; of several each is looked up once more by its number.
  if (one !== undefined && others.length === 0)
    return db.select(TOLD.packedSql`select m.*, ${lastSaidAt} as lastSaidAt
      from (${newestTold(sql`*`, sql`${one.workspaceId}`, sql`${one.userId}`, sql`${one.keeps}`)}) as m
      where ${isSince(sql`${one.since}`)}`);
  const of = (name: keyof Told) => sql.raw(`u.value->>'$.${name}'`);
  return db.select(TOLD.packedSql`select m.*, ${lastSaidAt} as lastSaidAt
    from json_each(${JSON.stringify(users)}) as u join memories m on m.row_id in (
      select row_id from (${newestTold(sql`row_id, status, visibility`, of('workspaceId'), of('userId'), of('keeps'))}))
    where ${isSince(of('since'))}`);
};

/**
 * The newest of what a user has told and holds, and of what they held before where that is kept.
 * Unscoped: of the user whose messages change it.
 */
const newestTold = (columns: SQL, workspaceId: SQL, userId: SQL, keeps: SQL): SQL =>
  sql`select ${columns} from (select ${columns} from memories indexed by memories_by_user
      where workspace_id = ${workspaceId} and user_id = ${userId} order by id desc limit ${TOLD_SCANNED}) as n
    where (n.status = 'active' or (${keeps} = 1 and n.status = 'superseded')) and n.visibility = 'private' limit ${TOLD_MAX}`;

/** The rows that the statements of `selectExisting` returned. */
export type ExistingRows = readonly [
  readonly StoredMemory[],
  readonly RowOf<typeof NEIGHBOUR>[],
  readonly RowOf<typeof TOLD>[],
];

/** Reads the rows as the planner takes them. */
export function toExistingMemories(
  changes: Changes,
  [memories, around, told]: ExistingRows,
): ExistingMemories {
  const beside = Map.groupBy(around, (row) => `${row.slot} ${row.at} ${row.side}`);
  const neighbours = momentsOf(changes).map(({ slot, at }): Neighbours => {
    const before = beside.get(`${slot} ${at} before`)?.[0] ?? null;
    const after = beside.get(`${slot} ${at} after`)?.[0] ?? null;
    return { topicSlot: slot, at, before, after, statedAgainAt: before?.statedAgainAt ?? null };
  });
  return {
    memories,
    neighbours,
    told: told.map(({ lastSaidAt, ...stored }) => ({ stored, lastSaidAt })),
  };
}

/** A moment of a timeline that changes ask about, and how many of them do. */
interface AskedMoment {
  readonly slot: string;
  readonly at: number;
  readonly changes: number;
}

/** Moments of timelines that the changes ask about, each once. */
function momentsOf({ statements, edits, endings }: Changes): AskedMoment[] {
  const moments = [
    ...statements.map(({ keys, statedFor }) => ({ slot: keys.topicSlot, at: statedFor })),
    ...edits.map(({ keys, changed }) => ({ slot: keys.topicSlot, at: changed.validFrom ?? 0 })),
    ...endings.map(({ topicSlot, endedAt }) => ({ slot: topicSlot, at: endedAt })),
  ];
  const once = new Map<string, AskedMoment>();
  for (const { slot, at } of moments) {
    if (slot === null) continue;
    const key = `${slot} ${at}`;
    once.set(key, { slot, at, changes: (once.get(key)?.changes ?? 0) + 1 });
  }
  return [...once.values()];
}

/** Timelines that several of the changes ask about, each from the first of their moments on. */
const spansOf = (moments: readonly AskedMoment[]): { slot: string; from: number }[] =>
  [...Map.groupBy(moments, ({ slot }) => slot)].flatMap(([slot, own]) =>
    own.reduce((sum, { changes }) => sum + changes, 0) > 1
      ? [{ slot, from: Math.min(...own.map(({ at }) => at)) }]
      : [],
  );

/** Versions that one set of changes reads beyond the neighbours of its moments; topics rarely have a hundred. */
const SPAN_MAX_VERSIONS = 2_000;

/** The versions of timelines: a change that moves its neighbour makes the one behind it the neighbour of the next change. */
const versionsAfter = (spans: readonly { slot: string; from: number }[]): SQL =>
  sql`select m.* from json_each(${JSON.stringify(spans)}) as s
    join memories m on m.topic_slot = s.value->>'$.slot' and m.status in ('active', 'superseded')
      and m.valid_from >= s.value->>'$.from'
    limit ${SPAN_MAX_VERSIONS}`;

/** The version before or after each moment asked about, with when its value was next stated. */
const neighbours = (asked: string, side: 'before' | 'after'): SQL => {
  const [compare, order] = side === 'before' ? ['<=', 'desc'] : ['>', 'asc'];
  return sql`select m.*, j.value->>'$.slot' as slot, j.value->>'$.at' as at, ${side} as side,
      (select min(o.observed_at) from memories v join memory_observations o on o.memory_id = v.id
        where v.topic_slot = m.topic_slot and v.content_key = m.content_key and o.action in ('created', 'confirmed')
          and o.observed_at > j.value->>'$.at') as statedAgainAt
    from json_each(${asked}) as j join memories m on m.row_id = (
      select t.row_id from memories t where t.topic_slot = j.value->>'$.slot' and t.status in ('active', 'superseded')
        and t.valid_from ${sql.raw(compare ?? '')} j.value->>'$.at'
      order by t.valid_from ${sql.raw(order ?? '')}, t.row_id ${sql.raw(order ?? '')} limit 1)`;
};
