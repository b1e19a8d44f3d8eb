/**
 * Marks of a workspace that moves, one in each of its two databases, and the fence before the one that it leaves. Both are made when a move begins
 * and dropped when the last one ends, so that a database out of which nothing moves has nothing to check. The fence is a set of
 * triggers: whatever code would write, for whatever reason, it does not write there.
 */
import { LOSE_RACE } from '../database.ts';
import { listTables, MOVE_MARKS, quoted, SHORT_LIVED, type Table, WRITTEN_BY_TRIGGERS } from './tables.ts';

/**
 * State of a workspace's rows in one database: nobody changes them (`closed`), only its move adds some (`arriving`), it adds no
 * more (`arrived`), or only the move removes them (`leaving`).
 */
export type MoveState = 'closed' | 'arriving' | 'arrived' | 'leaving';

/** Marks that may stand before each mark: a worker that comes late turns nothing back. */
const BEFORE = {
  arrived: `'arriving', 'arrived'`,
  leaving: `'closed', 'arriving', 'arrived', 'leaving'`,
} as const;

/** A move, by which marks are told from those of an earlier one of the same workspace. */
export interface MarkedMove {
  readonly workspaceId: string;
  /** Begin of the move. */
  readonly createdAt: number;
}

const REFUSAL = 'the workspace is moving';

/** Recognises the error of a write that the fence refused. */
export function isFenced(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(REFUSAL) || isFenced(error.cause));
}

/** Tables that a move guards: others hold nothing that anybody misses, or follow them by triggers. */
export const isGuarded = ({ name }: Pick<Table, 'name'>): boolean =>
  !SHORT_LIVED.has(name) && !WRITTEN_BY_TRIGGERS.includes(name);

const CREATE_MARKS = `create table if not exists ${MOVE_MARKS} (workspace_id text primary key, move integer not null, state text not null)`;
const triggerName = (table: string, operation: string): string => quoted(`fence_${table}_${operation}`);

/** States that refuse each operation; while its rows leave, their removal is not refused. */
const OPERATIONS = [
  ['insert', 'new', `'closed', 'leaving'`],
  ['update', 'old', `'closed', 'leaving'`],
  ['delete', 'old', `'closed'`],
] as const;

/** Puts up the fence, and closes a workspace behind it. Safe to repeat. */
export async function closeFence(db: D1Database, move: MarkedMove): Promise<void> {
  const guarded = (await listTables(db)).filter(isGuarded);
  await db.batch([
    db.prepare(CREATE_MARKS),
    ...guarded.flatMap(({ name }) =>
      OPERATIONS.map(([operation, row, states]) =>
        db.prepare(`create trigger if not exists ${triggerName(name, operation)} before ${operation} on ${quoted(name)}
          when exists (select 1 from ${MOVE_MARKS} k where k.workspace_id = ${row}.workspace_id and k.state in (${states}))
          begin select raise(abort, '${REFUSAL}'); end`),
      ),
    ),
    mark(db, move, 'closed'),
  ]);
}

/** Marks a workspace, where the mark before allows it. Safe to repeat. */
export const setMark = (db: D1Database, move: MarkedMove, state: MoveState): Promise<unknown> =>
  db.batch([db.prepare(CREATE_MARKS), mark(db, move, state)]);

/** A workspace enters marked as closed or arriving; the other marks follow these. */
const mark = (
  db: D1Database,
  { workspaceId, createdAt }: MarkedMove,
  state: MoveState,
): D1PreparedStatement =>
  state === 'closed' || state === 'arriving'
    ? db
        .prepare(
          `insert into ${MOVE_MARKS} (workspace_id, move, state) values (?1, ?2, ?3) on conflict do nothing`,
        )
        .bind(workspaceId, createdAt, state)
    : db
        .prepare(`update ${MOVE_MARKS} set state = ?3
          where workspace_id = ?1 and move = ?2 and state in (${BEFORE[state]})`)
        .bind(workspaceId, createdAt, state);

/** The statement that fails its batch unless the move has this mark: a step that comes late does nothing. */
export const requireMark = (
  db: D1Database,
  { workspaceId, createdAt }: MarkedMove,
  state: MoveState,
): D1PreparedStatement =>
  db
    .prepare(`select case when exists (select 1 from ${MOVE_MARKS} where workspace_id = ?1 and move = ?2 and state = ?3)
      then 1 else ${LOSE_RACE} end as required`)
    .bind(workspaceId, createdAt, state);

/** The mark of a move; null where it has none. */
export async function markOf(
  db: D1Database,
  { workspaceId, createdAt }: MarkedMove,
): Promise<MoveState | null> {
  if (!(await hasMarks(db))) return null;
  const found = await db
    .prepare(`select state from ${MOVE_MARKS} where workspace_id = ?1 and move = ?2`)
    .bind(workspaceId, createdAt)
    .first<{ state: MoveState }>();
  return found?.state ?? null;
}

const hasMarks = async (db: D1Database): Promise<boolean> =>
  (await db.prepare(`select 1 from pragma_table_info('${MOVE_MARKS}') limit 1`).first()) !== null;

/** Takes the mark of a move away, and with the last one the fence. Safe to repeat. */
export async function dropMark(db: D1Database, { workspaceId, createdAt }: MarkedMove): Promise<void> {
  if (!(await hasMarks(db))) return;
  await db
    .prepare(`delete from ${MOVE_MARKS} where workspace_id = ?1 and move = ?2`)
    .bind(workspaceId, createdAt)
    .run();
  const others = await db.prepare(`select 1 from ${MOVE_MARKS} limit 1`).first();
  if (others !== null) return;
  const tables = await listTables(db);
  await db.batch([
    // Another move may have begun since: then all stays.
    db.prepare(
      `select case when exists (select 1 from ${MOVE_MARKS}) then ${LOSE_RACE} else 1 end as required`,
    ),
    ...tables.flatMap(({ name }) =>
      OPERATIONS.map(([operation]) => db.prepare(`drop trigger if exists ${triggerName(name, operation)}`)),
    ),
    db.prepare(`drop table ${MOVE_MARKS}`),
  ]);
}
