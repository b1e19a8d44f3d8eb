/**
 * The embeddings that the index of a model does not have: those that it may not show yet because it lags, and the inline ones
 * of what the model has not embedded. They carry no text: their owners are checked like every other
 * hit, by the statements that read memories and chunks for a reader.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { VectorQuery, VectorRecord } from '../../memory/ports.ts';
import { VECTORIZE_LAG_MS } from '../../models/vectors/vector-indexes.ts';
import type { Database } from '../database.ts';
import { listed, type RowOf, rowOf } from '../rows.ts';
import { memoryEmbeddings } from '../schema/memories.ts';

/** The newest within the lag: more than a conversation writes in that time. Of a bulk import the rest is found when the index shows it. */
const RECENT_VECTORS_MAX = 50;
/** The newest of a scope that are looked at for gaps, which are as old as the last half hour: the backfill closes them. */
const UNEMBEDDED_LOOKED_AT = 200;
/** Version of records that are compared and not written anywhere. */
const UNVERSIONED = 0;

/** The inverse of `vectorToHex`: both ends of the wire and every machine of the platform are little-endian. */
const hexToVector = (digits: string): Float32Array => new Float32Array(hexToBytes(digits).buffer);

/** With its vector as hexadecimal digits: D1 hands a BLOB over as an array of numbers, which takes five times as long. */
const RECENT = rowOf(memoryEmbeddings, 'ownerId', 'owner', 'scope', 'model').with({ vector: hexToVector });

/**
 * The newest embeddings of the query's model in its scopes, written within the lag before `now`. Each scope gives at most
 * 50 entries of the index, so that an import of thousands costs no search more than a conversation does.
 */
export async function recentVectors(
  db: Database,
  { scopes, owners, model }: VectorQuery,
  now: number,
): Promise<VectorRecord[]> {
  const rows = await db.step('vectors.recent').select(RECENT.sql`with newest as materialized (
        select entry.value->>0 as created_at, entry.value->>1 as row
        from json_each(${JSON.stringify(scopes)}) as asked, json_each((
          select json_group_array(json_array(created_at, row)) from (
            select created_at, rowid as row from memory_embeddings indexed by memory_embeddings_by_time
            where scope = asked.value and model = ${model} and created_at > ${now - VECTORIZE_LAG_MS}
            order by created_at desc limit ${RECENT_VECTORS_MAX}))) as entry
        order by 1 desc limit ${RECENT_VECTORS_MAX})
      select ${RECENT.of()}, hex(embedding) as vector
      from newest cross join memory_embeddings e on e.rowid = newest.row
      where owner in ${listed(owners)}`);
  return rows.map(toRecord);
}

/**
 * The newest embeddings of the query's model in its scopes whose owners have none of the model `lacking`. Nothing but the row of
 * that model is read unless it says that something lacks a vector of it.
 */
export async function unembeddedVectors(
  db: Database,
  workspaceId: string,
  { scopes, owners, model }: VectorQuery,
  lacking: string,
): Promise<VectorRecord[]> {
  const rows = await db.step('vectors.unembedded').select(RECENT.sql`with newest as materialized (
        select entry.value->>0 as created_at, entry.value->>1 as row
        from (select 1 from embedding_models
          where workspace_id = ${workspaceId} and model = ${lacking} and missing_since is not null)
        cross join json_each(${JSON.stringify(scopes)}) as asked cross join json_each((
          select json_group_array(json_array(created_at, row)) from (
            select created_at, rowid as row from memory_embeddings indexed by memory_embeddings_by_time
            where scope = asked.value and model = ${model}
            order by created_at desc limit ${UNEMBEDDED_LOOKED_AT}))) as entry)
      select ${RECENT.of()}, hex(embedding) as vector
      from newest cross join memory_embeddings e on e.rowid = newest.row
      where owner in ${listed(owners)}
        and not exists (select 1 from memory_embeddings t where t.owner_id = e.owner_id and t.model = ${lacking})
      order by newest.created_at desc limit ${RECENT_VECTORS_MAX}`);
  return rows.map(toRecord);
}

const toRecord = ({ ownerId: id, ...embedded }: RowOf<typeof RECENT>): VectorRecord => ({
  ...embedded,
  id,
  version: UNVERSIONED,
});
