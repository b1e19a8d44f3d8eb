/** What is known to be erased or forgotten: digests, and until when what they are of does not come back. */
import { type SQL, sql } from 'drizzle-orm';
import type { Buried, Tombstone } from '../../memory/lifetime/tombstones.ts';
import type { Database, Statement } from '../database.ts';
import { jsonSlices } from '../json-slices.ts';

/** Rows that one look may find: more than the values, users and requests of one import have. */
const BURIED_MAX = 5_000;

/** The statements that note tombstones, where `unless` selects nothing; of two for the same the later one counts. */
export const bury = (
  db: Database,
  workspaceId: string,
  tombstones: readonly Tombstone[],
  unless: SQL = sql`select 1 where false`,
): Statement[] =>
  jsonSlices(tombstones).map((slice) =>
    db.run(sql`insert into tombstones (workspace_id, digest, words, until, expires_at)
      select ${workspaceId}, value->>'$.digest', value->>'$.words', value->>'$.until', value->>'$.expiresAt'
      from json_each(${JSON.stringify(slice)}) where not exists (${unless})
      on conflict do update set until = max(until, excluded.until), expires_at = max(expires_at, excluded.expires_at)`),
  );

/** The statements that take tombstones away again, unless the same was erased or forgotten since. */
export const exhume = (db: Database, workspaceId: string, tombstones: readonly Tombstone[]): Statement[] =>
  jsonSlices(tombstones).map((slice) =>
    db.run(sql`delete from tombstones where workspace_id = ${workspaceId} and (digest, words, until) in
      (select value->>'$.digest', value->>'$.words', value->>'$.until' from json_each(${JSON.stringify(slice)}))`),
  );

/** The statement that looks for tombstones, for a batch. */
export const selectBuried = (db: Database, workspaceId: string, digests: readonly string[]) =>
  db.select<Buried>(sql`select t.digest, t.words, t.until from json_each(${JSON.stringify(digests)}) as d
    join tombstones t on t.workspace_id = ${workspaceId} and t.digest = d.value limit ${BURIED_MAX}`);

/** The statements that remove all of a workspace that is gone, with what its remembered requests were about: short rows. */
export const removeTombstones = (db: Database, workspaceId: string): Statement[] =>
  ['tombstones', 'idempotency_mentions'].map((table) =>
    db.run(sql`delete from ${sql.raw(table)} where workspace_id = ${workspaceId}`),
  );
