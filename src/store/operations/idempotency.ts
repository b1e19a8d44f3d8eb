/** Remembered requests, in either database. Reservation, answer and release are single statements the database decides. */
import { type SQL, sql } from 'drizzle-orm';
import { IDEMPOTENCY_LEASE_MS, IDEMPOTENCY_TTL_MS } from '../../memory/limits.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect, type RowOf, rowOf } from '../rows.ts';
import { idempotencyMentions, idempotencyRecords } from '../schema/operations.ts';

/** A request as remembered; `status` and `answer` are null while it runs. */
const RECORD = rowOf(idempotencyRecords, 'requestHash', 'status', 'answer', 'createdAt', 'leaseUntil');
export type IdempotencyRecord = RowOf<typeof RECORD>;

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
  const [taken, [record]] = await db.batch('idempotency.reserve', [
    db.orm
      .insert(idempotencyRecords)
      .values({
        keyHash,
        requestHash,
        createdAt: now,
        leaseUntil: now + IDEMPOTENCY_LEASE_MS,
        expiresAt: now + IDEMPOTENCY_TTL_MS,
      })
      .onConflictDoUpdate({
        target: idempotencyRecords.keyHash,
        set: {
          leaseUntil: sql`excluded.lease_until`,
          createdAt: sql`iif(expires_at <= ${now}, excluded.created_at, created_at)`,
          requestHash: sql`excluded.request_hash`,
          status: null,
          answer: null,
          expiresAt: sql`excluded.expires_at`,
        },
        setWhere: sql`expires_at <= ${now} or (status is null and lease_until <= ${now} and request_hash = excluded.request_hash)`,
      })
      .returning({ keyHash: idempotencyRecords.keyHash }),
    db.select(RECORD.sql`select ${RECORD.of()} from idempotency_records where key_hash = ${keyHash}`),
    // Of another request under the same key nothing is noted.
    ...noteMentions(db, keyHash, mentions, now, sql`request_hash = ${requestHash}`),
  ]);
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
    db.orm
      .update(idempotencyRecords)
      .set({ status, answer, resourceId })
      .where(held(reservation))
      .returning({ keyHash: idempotencyRecords.keyHash }),
    ...noteMentions(db, reservation.keyHash, mentions, now),
  ]);
  return settled.length > 0;
}

/** Subjects of a request of a workspace: ids, and of users digests. */
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
): SqlStatement[] =>
  mentions === null || mentions.resourceIds.length === 0
    ? []
    : [
        insertSelect(
          db,
          idempotencyMentions,
          {
            workspaceId: mentions.workspaceId,
            keyHash,
            resourceId: sql`value`,
            expiresAt: now + IDEMPOTENCY_TTL_MS,
          },
          sql`from json_each(${JSON.stringify([...new Set(mentions.resourceIds)])})
          where exists (select 1 from idempotency_records where key_hash = ${keyHash} and ${which}) on conflict do nothing`,
        ),
      ];

/** Gives a reservation back, so that a retry runs at once. */
export const release = (db: Database, reservation: Reservation): Promise<void> =>
  db.write('idempotency.release', [db.run(sql`delete from idempotency_records where ${held(reservation)}`)]);

/** Status of a record once the thing that its answer showed was erased: the request is not run again, nor answered. */
export const ERASED_STATUS = 410;

/**
 * The statement that drops the answers of requests which were about any of the things `ids`, and keeps that they were made: one
 * that is still running, or died, is not run again either. In a workspace's database only.
 */
export const dropAnswers = (db: Database, ids: SQL): SqlStatement =>
  db.run(sql`update idempotency_records set answer = null, status = ${ERASED_STATUS}, resource_id = null
    where key_hash in (select key_hash from idempotency_records where resource_id in ${ids}
      union select key_hash from idempotency_mentions where resource_id in ${ids})`);

/** The statement that does so by what the answers show alone: for either database, of which one remembers nothing else. */
export const dropAnswersShowing = (db: Database, ids: SQL): SqlStatement =>
  db.run(sql`update idempotency_records set answer = null, status = ${ERASED_STATUS}, resource_id = null
    where resource_id in ${ids}`);

/** Forgets, in a workspace's database, the answers that were about something which stood in the other one. */
export const forgetAnswersWith = (workspaceDb: Database, id: string): Promise<void> =>
  workspaceDb.write('idempotency.forget', [dropAnswers(workspaceDb, sql`(${id})`)]);
