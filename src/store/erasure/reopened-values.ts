/**
 * Reopens the value that an erased one had replaced: it holds as long as the erased one did, as if that had never been stated.
 * Otherwise the old value would stay ended by what nobody can find any more, and both were lost.
 *
 * Unscoped: what the erasure of ids means for the values before them.
 */
import { type SQL, sql } from 'drizzle-orm';
import { indexScope } from '../../memory/scope.ts';
import type { Database, SqlStatement } from '../database.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { drawnId } from '../rows.ts';
import { SEPARATOR } from '../search/terms.ts';

/** The statements that give their place on the timeline back, for a batch in which the memories `ids` are erased next. */
export const reopenPredecessors = (
  { db, workspaceId, now }: { readonly db: Database; readonly workspaceId: string; readonly now: number },
  ids: SQL,
): SqlStatement[] => [
  // Their places are free before others take them: a topic has one active value.
  db.run(sql`update memories set topic_key = null, topic_slot = null
    where id in (select id from memories where id in ${ids} and topic_slot is not null)`),
  // With a chain before it, which no builder puts there.
  db.run(sql`${chains(ids)}
    insert into audit_log (id, workspace_id, actor, action, target_id, user_id, created_at)
    select ${drawnId('aud')}, ${workspaceId}, 'erasure', 'memory.reopen', m.id, m.user_id, ${now}
    from (select distinct predecessor from chain) as c join memories m on m.id = c.predecessor`),
  ...returnToPresent(db, ids, now),
  db.run(sql`${chains(ids)}
    update memories set revision = revision + 1, updated_at = ${now},
      (valid_to, superseded_by, status) = (
        select e.valid_to, iif(e.superseded_by in ${ids}, null, e.superseded_by),
          iif(e.status = 'active' and not exists (select 1 from memories twin
            where twin.content_key = memories.content_key and twin.status = 'active'), 'active', 'superseded')
        from chain join memories e on e.id = chain.erased where chain.predecessor = memories.id
        order by chain.depth desc limit 1)
    where id in (select predecessor from chain)`),
  ...forgetSuccessors({ db }, ids),
];

/** The statement after which no value names one of the memories `ids` as what replaced it. */
export const forgetSuccessors = ({ db }: { readonly db: Database }, ids: SQL): SqlStatement[] => [
  db.run(
    sql`update memories set superseded_by = null, revision = revision + 1 where superseded_by in ${ids}`,
  ),
];

/**
 * The statements that take the values out of the past of the indexes, before they are opened again. One that is over even
 * so is then met in vain by searches for what holds now, which check every row.
 */
const returnToPresent = (db: Database, ids: SQL, now: number): SqlStatement[] => [
  db.run(sql`${chains(ids)}
    update memories_fts set terms = (select replace(memories_fts.terms, ${pastOf('m')} || ${SEPARATOR}, m.scope || ${SEPARATOR})
      from memories m where m.row_id = memories_fts.rowid)
    where rowid in (select m.row_id from chain join memories m on m.id = chain.predecessor)`),
  db.run(sql`${chains(ids)}
    update memory_embeddings set scope = (select m.scope from memories m where m.id = owner_id), created_at = ${now}
    where owner_id in (select predecessor from chain)`),
  enqueueVectorJob(
    db,
    'vector_upsert',
    sql`from memories where id in (${chains(ids)} select predecessor from chain)`,
    now,
  ),
];

/** The scope of a memory's past, in SQL. */
const pastOf = (table: string): SQL => sql`${sql.raw(table)}.scope || ${indexScope('', true)}`;

/**
 * For each value that stays and that an erased one followed at once: the erased values behind it, as far as they follow
 * each other without a gap.
 */
const chains = (ids: SQL): SQL => sql`with recursive chain (predecessor, erased, depth) as (
    select p.id, e.id, 1 from memories p join memories e on e.id = p.superseded_by
    where p.superseded_by in ${ids} and p.id not in ${ids} and p.status = 'superseded'
      and e.valid_from is p.valid_to and e.status in ('active', 'superseded')
    union all
    select chain.predecessor, next.id, chain.depth + 1 from chain
      join memories e on e.id = chain.erased join memories next on next.id = e.superseded_by
    where e.superseded_by in ${ids} and next.valid_from is e.valid_to and next.status in ('active', 'superseded'))`;
