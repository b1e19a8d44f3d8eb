/** Traces: why a prompt or an answer contains what it contains. Kept a day. */
import { sql } from 'drizzle-orm';
import { TRACE_TTL_MS } from '../../memory/limits.ts';
import type { Database, Statement } from '../database.ts';
import { traces } from './schema/operations.ts';

export interface TraceRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly conversationId: string | null;
  readonly turnId: string | null;
  readonly userId: string | null;
  readonly body: unknown;
  readonly now: number;
}

/** The statement that stores a trace. */
export const insertTrace = (db: Database, { now, ...trace }: TraceRecord): Statement =>
  db.orm
    .insert(traces)
    .values({ ...trace, createdAt: now, expiresAt: now + TRACE_TTL_MS })
    .onConflictDoNothing();

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
  return rows[0] ?? null;
}
