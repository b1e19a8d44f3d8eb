/**
 * Deliveries: events of platforms on their way in, replies on their way out. An event is accepted once, whatever the platform
 * sends again; what it says leaves the row when it is done. Within a chat they go in the order of the platform's clock.
 */
import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../lib/time.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import type { Database, Statement } from '../database.ts';
import { jsonSlices } from '../json-slices.ts';
import type { Lane } from './lanes.ts';

/** How long a row stays that is done: as long as a platform may send its event again, and a day. */
const DONE_KEPT_MS = 8 * DAY_MS;
/** The same of one that is parked, or waits for a reply that comes later. */
const PARKED_KEPT_MS = 30 * DAY_MS;
const ERROR_MAX_CHARS = 200;

export const DELIVERY_STATUSES = ['waiting', 'awaiting', 'done', 'parked'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type Direction = 'in' | 'out';

/** What is accepted or owed. */
export interface NewDelivery {
  readonly id: string;
  readonly workspaceId: string;
  readonly adapter: string;
  readonly direction: Direction;
  readonly eventKey: string;
  readonly lane: string;
  readonly conversationId: string | null;
  readonly turnId: string | null;
  readonly userId: string | null;
  readonly happenedAt: number;
  readonly sequence: number;
  readonly nextTryAt: number;
  readonly payload: string;
  readonly reply: string | null;
}

/** A delivery as stored. */
export interface Delivery extends Omit<NewDelivery, 'payload'> {
  readonly payload: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly partsSent: number;
  readonly sendingAt: number | null;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const DELIVERY = sql.raw(`id, workspace_id as workspaceId, adapter, direction, event_key as eventKey, lane,
  conversation_id as conversationId, turn_id as turnId, user_id as userId, status, happened_at as happenedAt, sequence, attempts,
  next_try_at as nextTryAt, payload, reply, parts_sent as partsSent, sending_at as sendingAt, last_error as lastError,
  created_at as createdAt, updated_at as updatedAt`);

/** The statements that store deliveries; one that is known already stays as it is. */
export const insertDeliveries = (
  db: Database,
  deliveries: readonly NewDelivery[],
  now: number,
): Statement[] =>
  jsonSlices(deliveries).map((slice) =>
    db.run(sql`insert into webhook_deliveries (id, workspace_id, adapter, direction, event_key, lane, conversation_id, turn_id,
        user_id, status, happened_at, sequence, next_try_at, payload, reply, created_at, updated_at)
      select value->>'$.id', value->>'$.workspaceId', value->>'$.adapter', value->>'$.direction', value->>'$.eventKey',
        value->>'$.lane', value->>'$.conversationId', value->>'$.turnId', value->>'$.userId', 'waiting',
        value->>'$.happenedAt', value->>'$.sequence', value->>'$.nextTryAt', value->>'$.payload', value->>'$.reply', ${now}, ${now}
      from json_each(${JSON.stringify(slice)}) where true on conflict do nothing`),
  );

/** A reply that came later than the prompt was delivered. */
export interface LateReply {
  readonly workspaceId: string;
  readonly turnId: string;
  readonly reply: string;
}

/** The statement that takes a late reply in, unless its turn has one, and tells the lane that goes on. */
export const takeLateReply = (db: Database, { workspaceId, turnId, reply }: LateReply, now: number) =>
  db.select<{ lane: string }>(sql`update webhook_deliveries
    set reply = ${reply}, status = 'waiting', next_try_at = ${now}, attempts = 0, expires_at = null, updated_at = ${now}
    where workspace_id = ${workspaceId} and turn_id = ${turnId} and direction = 'out' and reply is null
      and status in ('waiting', 'awaiting', 'parked') returning lane`);

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
  const [[released]] = await db.batch('deliveries.release', [
    db.select<{ lane: string }>(sql`update webhook_deliveries
      set status = 'waiting', next_try_at = ${now}, attempts = 0, expires_at = null, updated_at = ${now}
      where workspace_id = ${workspaceId} and turn_id = ${turnId} and conversation_id = ${conversationId}
        and direction = 'out' and (status in ('waiting', 'awaiting') or (status = 'parked' and reply is null and sending_at is null and parts_sent = 0))
      returning lane`),
  ]);
  return released?.lane ?? null;
}

/**
 * What a lane does next: a reply that goes out, if one is due; else the first event that waits, once it is due. A reply whose
 * platform is down holds other replies of its chat up, but no events.
 */
export async function nextDelivery(
  db: Database,
  { workspaceId, lane }: Lane,
  now: number,
): Promise<Delivery | null> {
  const first = (direction: Direction) =>
    db.select<Delivery>(sql`select * from (select ${DELIVERY} from webhook_deliveries
      where workspace_id = ${workspaceId} and lane = ${lane} and status = 'waiting' and direction = ${direction}
      order by happened_at, sequence, rowid limit 1) where nextTryAt <= ${now}`);
  const [[reply], [event]] = await db.batch('deliveries.next', [first('out'), first('in')]);
  return reply ?? event ?? null;
}

/** The statement that ends a delivery: what it said leaves, and that it was there stays for a while. */
export const endDelivery = (
  db: Database,
  { id }: Pick<Delivery, 'id'>,
  conversationId: string | null,
  now: number,
): Statement =>
  db.run(sql`update webhook_deliveries set status = 'done', payload = null, reply = null, sending_at = null, last_error = null,
      conversation_id = coalesce(${conversationId}, conversation_id), updated_at = ${now}, expires_at = ${now + DONE_KEPT_MS}
    where id = ${id}`);

/** The statement that has a delivery tried again later. */
export const postponeDelivery = (
  db: Database,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  error: string,
  nextTryAt: number,
  now: number,
): Statement =>
  db.run(sql`update webhook_deliveries set attempts = ${attempts + 1}, next_try_at = ${nextTryAt}, sending_at = null,
      last_error = ${error.slice(0, ERROR_MAX_CHARS)}, updated_at = ${now} where id = ${id}`);

/** The statement that gives a delivery up until somebody replays it. */
export const parkDelivery = (
  db: Database,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  error: string,
  now: number,
): Statement =>
  db.run(sql`update webhook_deliveries set status = 'parked', attempts = ${attempts + 1},
      last_error = ${error.slice(0, ERROR_MAX_CHARS)}, updated_at = ${now}, expires_at = ${now + PARKED_KEPT_MS} where id = ${id}`);

/** The statement that removes a delivery. */
export const removeDelivery = (db: Database, { id }: Pick<Delivery, 'id'>): Statement =>
  db.run(sql`delete from webhook_deliveries where id = ${id}`);

/** The statement that removes all of a chat: of a workspace that is gone. */
export const removeDeliveries = (db: Database, { workspaceId, lane }: Lane): Statement =>
  db.run(sql`delete from webhook_deliveries where workspace_id = ${workspaceId} and lane = ${lane}`);

/** The statement after which a delivered prompt waits for its reply; one that came meanwhile is not lost. */
export const awaitReply = (db: Database, { id }: Pick<Delivery, 'id'>, now: number): Statement =>
  db.run(sql`update webhook_deliveries set status = 'awaiting', updated_at = ${now}, last_error = null,
      expires_at = ${now + PARKED_KEPT_MS} where id = ${id} and reply is null`);

/** The statement that keeps a reply until it is posted; the first one stays. */
export const keepReply = (
  db: Database,
  { id }: Pick<Delivery, 'id'>,
  reply: string,
  now: number,
): Statement =>
  db.run(
    sql`update webhook_deliveries set reply = coalesce(reply, ${reply}), attempts = 0, updated_at = ${now} where id = ${id}`,
  );

/** The statement that notes how far a reply is posted, and since when its next part is being posted; null when none is. */
export const noteSending = (
  db: Database,
  { id }: Pick<Delivery, 'id'>,
  partsSent: number,
  sendingAt: number | null,
): Statement =>
  db.run(
    sql`update webhook_deliveries set parts_sent = ${partsSent}, sending_at = ${sendingAt} where id = ${id}`,
  );

/** Which deliveries a list shows. */
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
  const [rows] = await db.batch('deliveries.list', [
    db.select<Delivery>(sql`select ${DELIVERY} from webhook_deliveries where workspace_id = ${workspaceId}
      and (${status ?? null} is null or status = ${status ?? null})
      and (${adapter ?? null} is null or adapter = ${adapter ?? null})
      and (${page.after} is null or id < ${page.after}) order by id desc limit ${page.limit + 1}`),
  ]);
  return pageOf(rows, page, ({ id }) => id);
}

/** Has a parked delivery tried again now; null when the workspace has no such delivery. */
export async function replayDelivery(
  db: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<{ readonly delivery: Delivery; readonly isReplayed: boolean } | null> {
  const own = sql`id = ${id} and workspace_id = ${workspaceId}`;
  const [replayed, [delivery]] = await db.batch('deliveries.replay', [
    db.select<{ id: string }>(sql`update webhook_deliveries
      set status = 'waiting', attempts = 0, next_try_at = ${now}, sending_at = null, expires_at = null, updated_at = ${now}
      where ${own} and status = 'parked' returning id`),
    db.select<Delivery>(sql`select ${DELIVERY} from webhook_deliveries where ${own}`),
  ]);
  return delivery === undefined ? null : { delivery, isReplayed: replayed.length > 0 };
}
