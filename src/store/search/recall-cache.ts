/**
 * Answers of searches, kept for a moment: each with the versions of the scopes that were searched, which rise with every
 * write in them. The versions are read in the transaction of the search itself and compared again when the answer is kept,
 * so that nothing is kept, or found, that a write has overtaken.
 */
import { type SQL, sql } from 'drizzle-orm';
import { answeringScopes, type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect, listed, setFrom } from '../rows.ts';
import { retrievalCache } from '../schema/memories.ts';
import { readableMemories } from './visibility.ts';

/** Kept answers of one user in one workspace: those of a page that asks again, not a history of all searches. */
const KEPT_PER_USER = 20;
/** Longer answers are found again rather than kept. */
const KEPT_MAX_CHARS = 200_000;

/** State of the cache for a search. */
export interface CacheState {
  /** JSON of the kept answer, null where none is, or where something was written since. */
  readonly result: string | null;
  /** Sum of the versions of the searched scopes: they only rise, so an equal sum means that none did. */
  readonly versions: number;
  /** 1 where the vector index knows of all that is written, else 0. */
  readonly settled: number;
  /**
   * Moment when the next memory begins to hold that was stated before its time, null when none does within `horizon`.
   */
  readonly startsAt: number | null;
}

/** Condition: an answer is kept that still holds; for other statements of the batch of the search. */
export const isKept = (reader: Reader, key: string, now: number): SQL =>
  sql`exists (select 1 from retrieval_cache c where ${holding(reader, key, now)})`;

/** The statement that reads the state for a search at `now`, in the batch of the search. */
export const selectCacheState = (
  db: Database,
  reader: Reader,
  key: string,
  { now, horizon }: { readonly now: number; readonly horizon: number },
) =>
  db.select<CacheState>(sql`select ${versionsOf(reader)} as versions,
      (select c.result from retrieval_cache c where ${holding(reader, key, now)}) as result,
      not exists (select 1 from outbox_jobs where workspace_id = ${reader.workspaceId} and status = 'pending'
        and kind in ('vector_upsert', 'vector_delete')) as settled,
      (select min(m.valid_from) from memories m indexed by memories_by_start
        where m.scope in ${listed(readableScopes(reader))} and ${readableMemories(reader)}
        and m.valid_from > m.created_at and m.valid_from > ${now} and m.valid_from <= ${horizon}) as startsAt`);

const holding = (reader: Reader, key: string, now: number): SQL =>
  sql`c.cache_key = ${key} and c.expires_at > ${now} and c.versions = ${versionsOf(reader)}`;

/** An answer to keep. */
export interface CachedAnswer {
  readonly key: string;
  readonly reader: Reader;
  readonly versions: number;
  /** JSON. */
  readonly result: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** The statements that keep an answer, unless something was written since it was found; the oldest ones of its user leave. */
export function keepAnswer(
  db: Database,
  { key, reader, versions, result, now, expiresAt }: CachedAnswer,
): SqlStatement[] {
  if (result.length > KEPT_MAX_CHARS || expiresAt <= now) return [];
  const { workspaceId, userId, conversationId } = reader;
  return [
    insertSelect(
      db,
      retrievalCache,
      {
        cacheKey: key,
        ...{ workspaceId, userId, conversationId, versions, expiresAt },
        result: sql`${result}`,
        createdAt: now,
      },
      sql`where ${versionsOf(reader)} = ${versions} on conflict (cache_key) do update set
        ${setFrom(retrievalCache, ['versions', 'result', 'createdAt', 'expiresAt'])}`,
    ),
    db.run(sql`delete from retrieval_cache where rowid in (
      select rowid from retrieval_cache where workspace_id = ${workspaceId} and user_id is ${userId}
      order by created_at desc limit -1 offset ${KEPT_PER_USER})`),
  ];
}

const versionsOf = (reader: Reader): SQL => sql`(select coalesce(sum(version), 0) from scope_versions
  where scope in ${listed(answeringScopes(reader))})`;
