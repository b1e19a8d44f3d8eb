/** Traces: why a prompt or an answer contains what it contains. Kept a day. */
import { sql } from 'drizzle-orm';
import { TRACE_TTL_MS } from '../../memory/limits.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect } from '../rows.ts';
import { traces } from '../schema/operations.ts';
import { unpackTrace } from './trace-body.ts';

export interface TraceRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly conversationId: string | null;
  readonly turnId: string | null;
  readonly userId: string | null;
  /** In its stored form. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly now: number;
}

/** The statement that stores a trace. */
export const insertTrace = (db: Database, { now, ...trace }: TraceRecord): SqlStatement =>
  insertSelect(
    db,
    traces,
    { ...trace, createdAt: now, expiresAt: now + TRACE_TTL_MS },
    sql`where true on conflict do nothing`,
  );

/** A trace of the workspace that has not expired, or null. */
export async function getTrace(db: Database, workspaceId: string, id: string, now: number) {
  const [rows] = await db.batch('trace.get', [
    db.orm
      .select()
      .from(traces)
      .where(
        sql`${traces.id} = ${id} and ${traces.workspaceId} = ${workspaceId} and ${traces.expiresAt} > ${now}`,
      )
      .limit(1),
  ]);
  return toTrace(rows[0]);
}

/** The newest trace of a turn, if it has not expired, or null. */
export async function getTraceOfTurn(
  db: Database,
  { conversationId, turnId }: { readonly conversationId: string; readonly turnId: string },
  now: number,
) {
  const [rows] = await db.batch('trace.of_turn', [
    db.orm
      .select()
      .from(traces)
      .where(
        sql`${traces.conversationId} = ${conversationId} and ${traces.turnId} = ${turnId} and ${traces.expiresAt} > ${now}`,
      )
      .orderBy(sql`${traces.createdAt} desc`)
      .limit(1),
  ]);
  return toTrace(rows[0]);
}

const toTrace = (row: typeof traces.$inferSelect | undefined) =>
  row === undefined ? null : { ...row, body: unpackTrace(row.body) };

/** Reads from its trace why a turn got no prompt; null when it got one, or when its trace is no longer kept. */
export async function readContinuityLoss(
  db: Database,
  conversationId: string,
  turnId: string,
): Promise<string | null> {
  const rows = await db
    .step('trace.continuity')
    .select<{ loss: string | null }>(sql`select body ->> '$.continuity' as loss from traces
      where conversation_id = ${conversationId} and turn_id = ${turnId} limit 1`);
  return rows[0]?.loss ?? null;
}
