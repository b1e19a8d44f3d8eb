/**
 * Deliveries: events of platforms on their way in, replies on their way out. An event is accepted once, whatever the platform
 * sends again; what it says leaves the row when it is done. Within a chat they go in the order of the platform's clock.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { DAY_MS } from '../../lib/time.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertRows, listed, omit, pick, type RowOf, selection } from '../rows.ts';
import { webhookDeliveries } from '../schema/webhooks.ts';
import type { Lane } from './lanes.ts';

/** Time for which a finished row stays: as long as a platform may send its event again, and a day. */
const DONE_KEPT_MS = 8 * DAY_MS;
/** The same of one that is parked, or waits for a reply that comes later. */
const PARKED_KEPT_MS = 30 * DAY_MS;
const ERROR_MAX_CHARS = 200;

/** A delivery as stored. */
const DELIVERY = selection(omit(webhookDeliveries, 'expiresAt'));
export type Delivery = RowOf<typeof DELIVERY>;
export type DeliveryStatus = Delivery['status'];
type Named = Pick<Delivery, 'id'>;

/** Columns of a delivery that is accepted or owed. */
export type NewDelivery = Omit<
  Delivery,
  | 'payload'
  | 'status'
  | 'attempts'
  | 'partsSent'
  | 'sendingAt'
  | 'posted'
  | 'lastError'
  | 'createdAt'
  | 'updatedAt'
> & { readonly payload: string };

/** The statements that store deliveries; one that is known already stays as it is. */
export const insertDeliveries = (
  db: Database,
  deliveries: readonly NewDelivery[],
  now: number,
): SqlStatement[] =>
  insertRows(
    db,
    webhookDeliveries,
    deliveries.map((delivery) => ({ ...delivery, status: 'waiting', createdAt: now, updatedAt: now })),
    sql`on conflict do nothing`,
  );

/**
 * The statements by which what waits of a user in a chat waits for what they wrote now: until then, and no longer than so long since it
 * came. What failed before has a pause of its own.
 */
export const holdForBurst = (
  db: Database,
  written: readonly Pick<NewDelivery, 'workspaceId' | 'lane' | 'userId'>[],
  { untilAt, longestMs }: { readonly untilAt: number; readonly longestMs: number },
): SqlStatement[] => {
  const writers = new Map(written.map((each) => [`${each.lane} ${each.userId}`, each]));
  return [...writers.values()].map(({ workspaceId, lane, userId }) =>
    db.run(sql`update webhook_deliveries set next_try_at = max(next_try_at, min(${untilAt}, created_at + ${longestMs}))
      where workspace_id = ${workspaceId} and lane = ${lane} and status = 'waiting' and direction = 'in'
        and user_id is ${userId} and attempts = 0`),
  );
};

/** The events that wait in a chat behind one of its own, in order; they may be due later. */
export const listBehind = (
  db: Database,
  { workspaceId, lane, happenedAt, sequence, id }: Delivery,
  limit: number,
): Promise<Delivery[]> =>
  db.step('deliveries.behind').select(DELIVERY.sql`select ${DELIVERY.of()} from webhook_deliveries
    where workspace_id = ${workspaceId} and lane = ${lane} and status = 'waiting' and direction = 'in' and id <> ${id}
      and (happened_at, sequence) >= (${happenedAt}, ${sequence})
    order by happened_at, sequence, rowid limit ${limit}`);

/** Selects those of some turns that a reply was owed to, in the last days; for a batch. */
export const selectOwedTurns = (db: Database, workspaceId: string, turnIds: readonly string[]) =>
  db.values<string>(sql`select turn_id from webhook_deliveries
    where workspace_id = ${workspaceId} and turn_id in ${listed(turnIds)} and direction = 'out'`);

/** The replies that are owed to some turns, of which nothing was posted, nor may have been; for a batch. */
export const selectOwed = (db: Database, workspaceId: string, turnIds: readonly string[]) =>
  db.select(DELIVERY.sql`select ${DELIVERY.of()} from webhook_deliveries
    where workspace_id = ${workspaceId} and turn_id in ${listed(turnIds)} and direction = 'out'
      and status in ('waiting', 'awaiting', 'parked') and payload is not null and parts_sent = 0 and sending_at is null`);

/** A reply that came later than the prompt was delivered. */
export interface LateReply {
  readonly workspaceId: string;
  readonly turnId: string;
  readonly reply: string;
}

/** The statement that takes a late reply in, unless its turn has one, and tells the lane that goes on. */
export const takeLateReply = (db: Database, { workspaceId, turnId, reply }: LateReply, now: number) =>
  db.orm
    .update(webhookDeliveries)
    .set({ reply, ...waiting(now) })
    .where(
      sql`workspace_id = ${workspaceId} and turn_id = ${turnId} and direction = 'out' and reply is null
        and status in ('waiting', 'awaiting', 'parked')`,
    )
    .returning(LANE);

/**
 * Lets the reply to a turn go out that somebody else has committed, and tells its lane; null when none is waited for. Of what is
 * parked only a prompt that nobody answered: a reply may have been posted. A client may name a turn of its own like that of
 * another chat, so only the very conversation counts.
 */
export async function releaseReply(
  db: Database,
  { workspaceId, conversationId }: Pick<Delivery, 'workspaceId'> & { readonly conversationId: string },
  turnId: string,
  now: number,
): Promise<string | null> {
  const [released] = await db.read(
    'deliveries.release',
    db.orm
      .update(webhookDeliveries)
      .set(waiting(now))
      .where(
        sql`workspace_id = ${workspaceId} and turn_id = ${turnId} and conversation_id = ${conversationId} and direction = 'out'
          and (status in ('waiting', 'awaiting')
            or (status = 'parked' and reply is null and sending_at is null and parts_sent = 0))`,
      )
      .returning(LANE),
  );
  return released?.lane ?? null;
}

const LANE = pick(webhookDeliveries, 'lane');

/** Columns of a delivery that is tried at once, as if for the first time. */
const waiting = (now: number) =>
  ({ status: 'waiting', nextTryAt: now, attempts: 0, expiresAt: null, updatedAt: now }) as const;

/**
 * The next delivery of a lane: a reply that goes out, if one is due; else the first event that waits, once it is due. A reply
 * whose platform is down holds other replies of its chat up, but no events.
 */
export async function nextDelivery(
  db: Database,
  { workspaceId, lane }: Lane,
  now: number,
): Promise<Delivery | null> {
  const first = (direction: Delivery['direction']) =>
    db.select(DELIVERY.sql`select ${DELIVERY.of()} from (select * from webhook_deliveries
      where workspace_id = ${workspaceId} and lane = ${lane} and status = 'waiting' and direction = ${direction}
      order by happened_at, sequence, rowid limit 1) where next_try_at <= ${now}`);
  const [[reply], [event]] = await db.batch('deliveries.next', [first('out'), first('in')]);
  return reply ?? event ?? null;
}

const change = (
  db: Database,
  { id }: Named,
  set: SQLiteUpdateSetSource<typeof webhookDeliveries>,
  when?: SQL,
): SqlStatement =>
  db.orm
    .update(webhookDeliveries)
    .set(set)
    .where(and(eq(webhookDeliveries.id, id), when));

/** The statement that ends a delivery: what it said leaves, and that it was there stays for a while. */
export const endDelivery = (
  db: Database,
  delivery: Named,
  conversationId: string | null,
  now: number,
): SqlStatement =>
  change(db, delivery, {
    ...{ status: 'done', payload: null, reply: null, sendingAt: null, lastError: null, updatedAt: now },
    ...(conversationId !== null && { conversationId }),
    expiresAt: now + DONE_KEPT_MS,
  });

/** The statement that has a delivery tried again later. */
export const postponeDelivery = (
  db: Database,
  delivery: Pick<Delivery, 'id' | 'attempts'>,
  error: string,
  nextTryAt: number,
  now: number,
): SqlStatement => change(db, delivery, { ...failed(delivery, error, now), nextTryAt, sendingAt: null });

/** The statement that gives a delivery up until somebody replays it. */
export const parkDelivery = (
  db: Database,
  delivery: Pick<Delivery, 'id' | 'attempts'>,
  error: string,
  now: number,
): SqlStatement =>
  change(db, delivery, {
    ...failed(delivery, error, now),
    status: 'parked',
    expiresAt: now + PARKED_KEPT_MS,
  });

const failed = ({ attempts }: Pick<Delivery, 'attempts'>, error: string, now: number) => ({
  attempts: attempts + 1,
  lastError: error.slice(0, ERROR_MAX_CHARS),
  updatedAt: now,
});

/** The statement that removes a delivery. */
export const removeDelivery = (db: Database, { id }: Named): SqlStatement =>
  db.orm.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id));

/** The statement that removes all of a chat: of a workspace that is gone. */
export const removeDeliveries = (db: Database, { workspaceId, lane }: Lane): SqlStatement =>
  db.orm
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.lane, lane)));

/** The statement after which a delivered prompt waits for its reply; one that came meanwhile is not lost. */
export const awaitReply = (db: Database, delivery: Named, now: number): SqlStatement =>
  change(
    db,
    delivery,
    { status: 'awaiting', updatedAt: now, lastError: null, expiresAt: now + PARKED_KEPT_MS },
    isNull(webhookDeliveries.reply),
  );

/** The statement that keeps a reply until it is posted; the first one stays. */
export const keepReply = (db: Database, delivery: Named, reply: string, now: number): SqlStatement =>
  change(db, delivery, { reply: sql`coalesce(reply, ${reply})`, attempts: 0, updatedAt: now });

/** The statement that keeps what an event says once another's words in it are known: what it says is the same from then on. */
export const keepPayload = (db: Database, delivery: Named, payload: string, now: number): SqlStatement =>
  change(db, delivery, { payload, updatedAt: now });

/** The statement that notes a part as posted, and by which digest it is known at the platform, where it told. */
export const notePosted = (
  db: Database,
  delivery: Named,
  partsSent: number,
  posted: string | null,
): SqlStatement =>
  change(db, delivery, {
    partsSent,
    sendingAt: null,
    ...(posted !== null && { posted: sql`json_insert(coalesce(posted, '[]'), '$[#]', ${posted})` }),
  });

/** The statement that notes how far a reply is posted, and since when its next part is being posted; null when none is. */
export const noteSending = (
  db: Database,
  delivery: Named,
  partsSent: number,
  sendingAt: number | null,
): SqlStatement => change(db, delivery, { partsSent, sendingAt });

/** Deliveries that a list shows. */
export interface DeliveryFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly adapter?: string | undefined;
}

/** The deliveries of a workspace, newest first. */
export async function listDeliveries(
  db: Database,
  workspaceId: string,
  { status, adapter }: DeliveryFilter,
  page: PageRequest,
): Promise<Page<Delivery>> {
  const rows = await db
    .step('deliveries.list')
    .select(DELIVERY.sql`select ${DELIVERY.of()} from webhook_deliveries where workspace_id = ${workspaceId}
      and (${status ?? null} is null or status = ${status ?? null})
      and (${adapter ?? null} is null or adapter = ${adapter ?? null})
      and (${page.after} is null or id < ${page.after}) order by id desc limit ${page.limit + 1}`);
  return pageOf(rows, page, ({ id }) => id);
}

/** Has a parked delivery tried again now; null when the workspace has no such delivery. */
export async function replayDelivery(
  db: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<{ readonly delivery: Delivery; readonly isReplayed: boolean } | null> {
  const own = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.workspaceId, workspaceId));
  const [replayed, [delivery]] = await db.batch('deliveries.replay', [
    db.orm
      .update(webhookDeliveries)
      .set({ ...waiting(now), sendingAt: null })
      .where(and(own, eq(webhookDeliveries.status, 'parked')))
      .returning(pick(webhookDeliveries, 'id')),
    db.orm.select(omit(webhookDeliveries, 'expiresAt')).from(webhookDeliveries).where(own),
  ]);
  return delivery === undefined ? null : { delivery, isReplayed: replayed.length > 0 };
}
