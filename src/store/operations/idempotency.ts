/** Remembered requests, in either database. Reservation, answer and release are single statements the database decides. */
import { type SQL, sql } from 'drizzle-orm';
import { IDEMPOTENCY_LEASE_MS, IDEMPOTENCY_TTL_MS } from '../../memory/limits.ts';
import type { Database, Statement } from '../database.ts';

/** A request as remembered; `status` and `answer` are null while it runs. */
export interface IdempotencyRecord {
  readonly request_hash: string;
  readonly status: number | null;
  readonly answer: string | null;
  readonly created_at: number;
  readonly lease_until: number;
}

/**
 * Reserves a key, or tells who has it. A reservation whose lease ran out belongs to a process that died: it is taken over
 * with its first `created_at`, so that the same ids are made again.
 */
export async function reserve(
  db: Database,
  keyHash: string,
  requestHash: string,
  now: number,
  mentions: Mentions | null = null,
): Promise<{ readonly reserved: boolean; readonly record: IdempotencyRecord }> {
  const [taken, rows] = await db.batch('idempotency.reserve', [
    db.select<{
      reserved: number;
    }>(sql`insert into idempotency_records (key_hash, request_hash, created_at, lease_until, expires_at)
      values (${keyHash}, ${requestHash}, ${now}, ${now + IDEMPOTENCY_LEASE_MS}, ${now + IDEMPOTENCY_TTL_MS})
      on conflict (key_hash) do update
        set lease_until = excluded.lease_until,
          created_at = iif(expires_at <= ${now}, excluded.created_at, created_at),
          request_hash = excluded.request_hash, status = null, answer = null, expires_at = excluded.expires_at
        where expires_at <= ${now} or (status is null and lease_until <= ${now} and request_hash = excluded.request_hash)
      returning 1 as reserved`),
    db.select<IdempotencyRecord>(sql`select request_hash, status, answer, created_at, lease_until
      from idempotency_records where key_hash = ${keyHash}`),
    // Of another request under the same key nothing is noted.
    ...noteMentions(db, keyHash, mentions, now, sql`request_hash = ${requestHash}`),
  ]);
  const record = rows[0];
  if (!record) throw new Error('a reservation just written was not found');
  return { reserved: taken.length > 0, record };
}

/** A reservation as its holder knows it: whoever takes it over gives it another lease. */
export interface Reservation {
  readonly keyHash: string;
  readonly leaseUntil: number;
}

const held = ({ keyHash, leaseUntil }: Reservation): SQL =>
  sql`key_hash = ${keyHash} and status is null and lease_until = ${leaseUntil}`;

/** Remembers the answer of a reserved request. False when another attempt of it has taken over: then its answer counts. */
export async function settle(
  db: Database,
  reservation: Reservation,
  {
    status,
    answer,
    resourceId,
    mentions,
    now,
  }: {
    readonly status: number;
    readonly answer: string;
    readonly resourceId: string | null;
    readonly mentions: Mentions | null;
    readonly now: number;
  },
): Promise<boolean> {
  const [settled] = await db.batch('idempotency.settle', [
    // What it was about may have been erased meanwhile.
    db.select<{ settled: number }>(sql`update idempotency_records set status = ${status}, answer = ${answer},
      resource_id = ${resourceId} where ${held(reservation)} returning 1 as settled`),
    ...noteMentions(db, reservation.keyHash, mentions, now),
  ]);
  return settled.length > 0;
}

/** What a request of a workspace is about: ids, and of users digests. */
export interface Mentions {
  readonly workspaceId: string;
  readonly resourceIds: readonly string[];
}

const noteMentions = (
  db: Database,
  keyHash: string,
  mentions: Mentions | null,
  now: number,
  which: SQL = sql`true`,
): Statement[] =>
  mentions === null || mentions.resourceIds.length === 0
    ? []
    : [
        db.run(sql`insert into idempotency_mentions (workspace_id, key_hash, resource_id, expires_at)
          select distinct ${mentions.workspaceId}, ${keyHash}, value, ${now + IDEMPOTENCY_TTL_MS}
          from json_each(${JSON.stringify(mentions.resourceIds)})
          where exists (select 1 from idempotency_records where key_hash = ${keyHash} and ${which}) on conflict do nothing`),
      ];

/** Gives a reservation back, so that a retry runs at once. */
export const release = (db: Database, reservation: Reservation): Promise<void> =>
  db.write('idempotency.release', [db.run(sql`delete from idempotency_records where ${held(reservation)}`)]);

/** What a record says once the thing that its answer showed was erased: the request is not run again, nor answered. */
export const ERASED_STATUS = 410;

/**
 * The statement that drops the answers of requests which were about any of the things `ids`, and keeps that they were made: one
 * that is still running, or died, is not run again either. In a workspace's database only.
 */
export const dropAnswers = (db: Database, ids: SQL): Statement =>
  db.run(sql`update idempotency_records set answer = null, status = ${ERASED_STATUS}, resource_id = null
    where key_hash in (select key_hash from idempotency_records where resource_id in ${ids}
      union select key_hash from idempotency_mentions where resource_id in ${ids})`);

/** The statement that does so by what the answers show alone: for either database, of which one remembers nothing else. */
export const dropAnswersShowing = (db: Database, ids: SQL): Statement =>
  db.run(sql`update idempotency_records set answer = null, status = ${ERASED_STATUS}, resource_id = null
    where resource_id in ${ids}`);

/** Forgets, in a workspace's database, the answers that were about something which stood in the other one. */
export const forgetAnswersWith = (workspaceDb: Database, id: string): Promise<void> =>
  workspaceDb.write('idempotency.forget', [dropAnswers(workspaceDb, sql`(${id})`)]);
