/**
 * Moves of workspaces from one database to another, in ACCOUNT_DB: where each is, and the one moment in which a workspace is in the other
 * one. What is to be done stands in the row, so that any worker goes on where the last one died.
 */
import { sql } from 'drizzle-orm';
import type { Workspace } from '../../memory/types.ts';
import { type Database, requireOneChange } from '../database.ts';
import { insertSelect, type RowOf, rowOf } from '../rows.ts';
import { accountAuditLog, workspaceMoves } from './schema.ts';

/** A move under way. */
const MOVE = rowOf(
  workspaceMoves,
  'workspaceId',
  'source',
  'target',
  'step',
  'place',
  'numbersFrom',
  'rows',
  'error',
  'createdAt',
  'updatedAt',
);
export type WorkspaceMove = RowOf<typeof MOVE>;

/** A move to be begun. */
export interface NewMove {
  readonly workspaceId: string;
  readonly target: string;
  readonly auditId: string;
  readonly now: number;
}

/** The move of a workspace; null where it stays. */
export async function getMove(db: Database, workspaceId: string): Promise<WorkspaceMove | null> {
  const [move] = await db.read('move.get', selectMove(db, workspaceId));
  return move ?? null;
}

const selectMove = (db: Database, workspaceId: string) =>
  db.select(MOVE.sql`select ${MOVE.of()} from workspace_moves where workspace_id = ${workspaceId}`);

/** Begins the move of an open workspace, unless it moves already; tells the move that there is then. */
export async function beginMove(
  db: Database,
  { workspaceId, target, auditId, now }: NewMove,
): Promise<WorkspaceMove | null> {
  const from = sql`from workspaces w where w.id = ${workspaceId} and w.status = 'active' and w.placement <> ${target}
    and not exists (select 1 from workspace_moves m where m.workspace_id = w.id)`;
  const [move] = await db.writeThenRead(
    'move.begin',
    [
      insertSelect(
        db,
        accountAuditLog,
        {
          id: auditId,
          accountId: sql`w.account_id`,
          workspaceId: sql`w.id`,
          actor: 'root',
          action: 'workspace.move',
          targetId: sql`w.id`,
          detail: sql`json_object('from', w.placement, 'to', ${target})`,
          createdAt: now,
        },
        from,
      ),
      insertSelect(
        db,
        workspaceMoves,
        {
          workspaceId: sql`w.id`,
          source: sql`w.placement`,
          target,
          step: 'copying',
          createdAt: now,
          updatedAt: now,
        },
        from,
      ),
      db.run(sql`update workspaces set moving_to = m.target from workspace_moves m
        where m.workspace_id = id and id = ${workspaceId} and m.step = 'copying'`),
    ],
    selectMove(db, workspaceId),
  );
  return move ?? null;
}

/** Calls a move off that has not arrived; what came in at the target leaves it again. Safe to repeat. */
export async function cancelMove(
  db: Database,
  workspaceId: string,
  now: number,
): Promise<WorkspaceMove | null> {
  const [move] = await db.writeThenRead(
    'move.cancel',
    [
      db.run(sql`update workspace_moves set step = 'cancelled', updated_at = ${now}
        where workspace_id = ${workspaceId} and step = 'copying'`),
      db.run(sql`update workspaces set moving_to = null where id = ${workspaceId} and not exists (
        select 1 from workspace_moves m where m.workspace_id = ${workspaceId} and m.step = 'copying')`),
    ],
    selectMove(db, workspaceId),
  );
  return move ?? null;
}

/** Notes how far a move is, unless another worker was there first. */
export const noteProgress = (
  db: Database,
  { workspaceId, place, step }: WorkspaceMove,
  noted: Pick<WorkspaceMove, 'place' | 'rows' | 'error'> & { readonly numbersFrom?: number | null },
  now: number,
): Promise<void> =>
  db.write('move.note', [
    db.orm
      .update(workspaceMoves)
      .set({ ...noted, updatedAt: now })
      .where(sql`workspace_id = ${workspaceId} and step = ${step} and place is ${place}`),
  ]);

/** The moment of the move: from now on the workspace is in the other database. Fails (`isLostRace`) where the move was called off. */
export const switchPlacement = (
  db: Database,
  { workspaceId, target }: WorkspaceMove,
  now: number,
): Promise<void> =>
  db.write('move.switch', [
    db.run(sql`update workspace_moves set step = 'emptying', place = null, error = null, updated_at = ${now}
      where workspace_id = ${workspaceId} and step = 'copying'`),
    requireOneChange(db),
    db.run(sql`update workspaces set placement = ${target}, moving_to = null, updated_at = ${now}
      where id = ${workspaceId}`),
  ]);

/** Forgets a move that is over. */
export const endMove = (db: Database, { workspaceId, step }: WorkspaceMove): Promise<void> =>
  db.write('move.end', [
    db.run(sql`delete from workspace_moves where workspace_id = ${workspaceId} and step = ${step}`),
  ]);

/** Moves that nobody has worked on since a moment. */
export const idleMoves = (db: Database, before: number, limit: number): Promise<WorkspaceMove[]> =>
  db
    .step('moves.idle')
    .select(
      MOVE.sql`select ${MOVE.of()} from workspace_moves where updated_at < ${before} order by updated_at limit ${limit}`,
    );

/** True of a workspace that moves: nothing of it is written meanwhile. */
export const isMoving = ({ movingTo }: Pick<Workspace, 'movingTo'>): boolean => movingTo !== null;
