/**
 * Finds the memories that the messages of a turn gave evidence for, with what stands around each.
 *
 * Unscoped: what the events of one turn taught, to take it back.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PlannedObservation } from '../../memory/changes/changes.ts';
import type { RetractableMemory } from '../../memory/changes/plan-retraction.ts';
import type { Database } from '../database.ts';
import { as, listed, type RowOf } from '../rows.ts';
import { STORED } from './rows.ts';

const TAUGHT = STORED.with({
  taught: as<PlannedObservation['action']>(),
  taughtAt: Number,
  otherStatements: Number,
  twins: Number,
});

/** A row that stands beside a taught one. */
const BESIDE = STORED.with({ beside: as<string>(), twins: Number });

/** The statements that read what the events of a turn taught, in the order in which `toRetractable` takes their results. */
export const selectTurnEvidence = (db: Database, conversationId: string, turnId: string) =>
  selectTaughtBy(db, sql`conversation_id = ${conversationId} and turn_id = ${turnId}`);

/** The same for some events, whatever turns they are of. */
export const selectEventEvidence = (db: Database, ids: readonly string[]) =>
  selectTaughtBy(db, sql`id in ${listed(ids)}`);

function selectTaughtBy(db: Database, which: SQL) {
  const taught = sql`(select memory_id, action, observed_at, event_id from memory_observations where event_id in
    (select id from events where ${which} and role = 'user')) as o`;
  return [
    db.select(TAUGHT.sql`select m.*, o.action as taught, o.observed_at as taughtAt, ${twinsOf('m', 'm')} as twins,
        (select count(*) from memory_observations x where x.memory_id = m.id and x.action in ('created', 'confirmed', 'merged')
          and x.event_id is not o.event_id
          and not exists (select 1 from events said where said.id = x.event_id and said.status = 'aborted')) as otherStatements
      from ${taught} cross join memories m on m.id = o.memory_id`),
    db.select(BESIDE.sql`select p.*, o.memory_id as beside, ${twinsOf('p', 'm')} as twins
      from ${taught} cross join memories m on m.id = o.memory_id join memories p on p.superseded_by = o.memory_id
      where o.action in ('created', 'confirmed') and p.valid_to is m.valid_from and p.status <> 'deleted'`),
    db.select(BESIDE.sql`select n.*, o.memory_id as beside, 0 as twins
      from ${taught} cross join memories m on m.id = o.memory_id join memories n on n.row_id = (
        select t.row_id from memories t where t.topic_slot = m.topic_slot and t.status in ('active', 'superseded')
          and t.valid_from > o.observed_at order by t.valid_from, t.row_id limit 1)
      where o.action = 'withdrawn'`),
  ] as const;
}

/** Reads the rows of `selectTurnEvidence` as the planner takes them. */
export const toRetractable = ([taught, predecessors, next]: readonly [
  readonly RowOf<typeof TAUGHT>[],
  readonly RowOf<typeof BESIDE>[],
  readonly RowOf<typeof BESIDE>[],
]): RetractableMemory[] =>
  taught.map((stored) => {
    const isBeside = ({ beside }: RowOf<typeof BESIDE>) => beside === stored.memory.id;
    const predecessor = predecessors.find(isBeside) ?? null;
    const { taught: action, taughtAt, otherStatements, twins } = stored;
    return {
      stored,
      taught: action,
      taughtAt,
      otherStatements,
      predecessor,
      next: next.find(isBeside) ?? null,
      placeTaken: (action === 'withdrawn' ? twins : (predecessor?.twins ?? 0)) > 0,
    };
  });

/** Active memories, other than two, with the words or the topic of one. */
const twinsOf = (of: string, besides: string): SQL => {
  const [a, b] = [sql.raw(of), sql.raw(besides)];
  return sql`((select count(*) from memories t where t.content_key = ${a}.content_key and t.status = 'active'
      and t.id not in (${a}.id, ${b}.id))
    + (select count(*) from memories t where t.topic_slot = ${a}.topic_slot and t.status = 'active'
      and t.id not in (${a}.id, ${b}.id)))`;
};
