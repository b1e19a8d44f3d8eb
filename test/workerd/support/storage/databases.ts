/** The raw databases behind the service: every table, the shadow tables of full-text search included. */
import { firstIdAt } from '../../../../src/lib/ids.ts';
import { testEnv } from '../service/workspace.ts';

const DATABASES: Readonly<Record<string, D1Database>> = {
  ACCOUNT_DB: testEnv.ACCOUNT_DB,
  WORKSPACE_DB: testEnv.WORKSPACE_DB,
  WORKSPACE_DB_2: testEnv.WORKSPACE_DB_2,
};

/** Tables whose rows are no one's data: the platform's own and the counter behind AUTOINCREMENT. */
const NO_DATA = /^(_cf_|d1_migrations$|sqlite_)/;

/** Names of the tables of a database, virtual and shadow tables included. */
export async function tablesOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .all<{ name: string }>();
  return results.map((row) => row.name).filter((name) => !NO_DATA.test(name));
}

/** What there was as the file of tests began: workspaces that were made before are of files before it, which may have work under way. */
const before = { moment: 0, rows: {} as Record<string, number> };

/** Full-text indexes, and the tables whose rows they know by their number. */
const INDEXED = { events_fts: 'events', chunks_fts: 'chunks', memories_fts: 'memories' };

/** Begins a file of tests: from now on only what its own workspaces have is counted. */
export async function beginCounting(): Promise<void> {
  const highest = Object.values(INDEXED).map((table) => `(SELECT max(row_id) FROM ${table}) AS ${table}`);
  const [rows = {}] = await rowsOf<Record<string, number | null>>(`SELECT ${highest.join()}`);
  before.moment = Date.now();
  before.rows = Object.fromEntries(Object.entries(rows).map(([table, row]) => [table, row ?? 0]));
}

/** The first id of a workspace that this file of tests may have made, as SQL. */
const firstOwn = (): string => `'${firstIdAt('ws', before.moment)}'`;

/** Which rows of a table count. */
function countedOf(table: string, columns: readonly string[]): string {
  const older = firstOwn();
  const indexed = INDEXED[table as keyof typeof INDEXED];
  if (indexed !== undefined)
    return `rowid > ${before.rows[indexed]} AND NOT EXISTS (SELECT 1 FROM ${indexed} WHERE row_id = ${table}.rowid AND workspace_id < ${older})`;
  if (columns.includes('workspace_id')) return `workspace_id >= ${older}`;
  return table === 'workspaces' ? `id >= ${older}` : `created_at >= ${before.moment}`;
}

/**
 * The number of rows of every table, as `DATABASE.table`, that workspaces of this file of tests have, or nobody. Two equal answers mean
 * that nothing was added or removed. Jobs are left out, because the queue works them off meanwhile; `withJobs` counts them, once the
 * queue has nothing to do.
 */
export async function rowCounts({ withJobs = false } = {}): Promise<Record<string, number>> {
  if (withJobs) await untilJobsAreDone();
  const counts = await Promise.all(
    Object.entries(DATABASES).map(async ([name, db]) => {
      const tables = [...(await columnsOf(db))].filter(
        ([table]) => !/_fts_|_vocab$/.test(table) && (withJobs || table !== 'outbox_jobs'),
      );
      const counted = tables.map(
        ([table, columns]) =>
          `(SELECT count(*) FROM "${table}" WHERE ${countedOf(table, columns)}) AS "${name}.${table}"`,
      );
      const [row = {}] = await rowsOf<Record<string, number>>(`SELECT ${counted.join()}`, [], db);
      return Object.entries(row);
    }),
  );
  return Object.fromEntries(counts.flat());
}

const JOBS_TIMEOUT_MS = 15_000;

/** Waits until the queue has nothing to do in the first shard. */
export async function untilJobsAreDone(): Promise<void> {
  const due = `SELECT 1 FROM outbox_jobs WHERE workspace_id >= ? AND status = 'pending' AND run_after <= ? LIMIT 1`;
  const own = firstIdAt('ws', before.moment);
  for (const deadline = Date.now() + JOBS_TIMEOUT_MS; Date.now() < deadline; ) {
    if ((await rowsOf(due, [own, Date.now()])).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the queue does not work off its jobs');
}

/**
 * Where a text stands in any database, as `DATABASE.table`: in any column, as text or inside a BLOB. The databases look for
 * it themselves, byte by byte: D1 would hand every BLOB over as an array of numbers.
 */
export async function placesOf(text: string): Promise<string[]> {
  const places = await Promise.all(
    Object.entries(DATABASES).map(async ([name, db]) => {
      const looks = [...(await columnsOf(db))].map(
        ([table, names]) =>
          `EXISTS (SELECT 1 FROM "${table}" WHERE ${isOwn(table, names)} AND (${standsIn(names)})) AS "${name}.${table}"`,
      );
      const [found = {}] = await rowsOf<Record<string, number>>(`SELECT ${looks.join()}`, [text], db);
      return Object.keys(found).filter((table) => found[table] === 1);
    }),
  );
  return places.flat();
}

const columnsKnown = new Map<D1Database, ReadonlyMap<string, readonly string[]>>();

/** The columns of every table of a database. They stay the same while a runtime lives. */
async function columnsOf(db: D1Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = columnsKnown.get(db);
  if (known !== undefined) return known;
  const tables = await tablesOf(db);
  const results = await db.batch<{ name: string }>(
    tables.map((table) => db.prepare(`SELECT name FROM pragma_table_info('${table}')`)),
  );
  const columns = new Map(
    tables.map((table, i) => [table, results[i]?.results.map(({ name }) => name) ?? []]),
  );
  columnsKnown.set(db, columns);
  return columns;
}

/** The condition that a row may be of this file of tests: those of workspaces of files before it are by far the most, and hold none of its texts. */
function isOwn(table: string, columns: readonly string[]): string {
  const indexed = INDEXED[table as keyof typeof INDEXED];
  if (indexed !== undefined) return `rowid > ${before.rows[indexed]}`;
  return columns.includes('workspace_id')
    ? `(workspace_id >= ${firstOwn()} OR workspace_id IS NULL)`
    : 'true';
}

/** The condition that a text, bound first, stands in any of these columns: as text or inside a BLOB, byte by byte. */
const standsIn = (columns: readonly string[]): string =>
  columns.map((column) => `instr(CAST("${column}" AS BLOB), CAST(?1 AS BLOB)) > 0`).join(' OR ');

/** Segments of full-text indexes and counters: their form changes with every write of anybody. */
const NO_CONTENT = /_fts_(data|idx|docsize|config)$|_vocab$|^scope_versions$/;

/** Every row of the first shard, of this file of tests, that holds a text, by table: equal before and after means that nothing of it was touched. */
export async function rowsWith(text: string): Promise<Record<string, string[]>> {
  const db = testEnv.WORKSPACE_DB;
  const columns = [...(await columnsOf(db))].filter(([table]) => !NO_CONTENT.test(table));
  const results = await db.batch(
    columns.map(([table, names]) =>
      db.prepare(`SELECT * FROM "${table}" WHERE ${isOwn(table, names)} AND (${standsIn(names)})`).bind(text),
    ),
  );
  const found = columns.map(
    ([table], i) => [table, (results[i]?.results ?? []).map((row) => JSON.stringify(row)).sort()] as const,
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

/**
 * Every row of a workspace in its database, by table, once the queue has nothing to do; of tables that do not say whose a row is, all of
 * them. Two equal answers mean that nothing was changed.
 */
export async function allRowsOf({ id }: { readonly id: string }): Promise<Record<string, string[]>> {
  await untilJobsAreDone();
  const db = testEnv.WORKSPACE_DB;
  const columns = [...(await columnsOf(db))].filter(([table]) => !/_fts(_|$)|_vocab$/.test(table));
  const results = await db.batch(
    columns.map(([table, names]) =>
      names.includes('workspace_id')
        ? db.prepare(`SELECT * FROM "${table}" WHERE workspace_id = ?`).bind(id)
        : db.prepare(`SELECT * FROM "${table}"`),
    ),
  );
  return Object.fromEntries(
    columns.map(([table], i) => [table, results[i]?.results.map((row) => JSON.stringify(row)) ?? []]),
  );
}

/** Rows of a query of the first shard, or of the database given. */
export async function rowsOf<T = Record<string, unknown>>(
  sql: string,
  params: readonly unknown[] = [],
  db: D1Database = testEnv.WORKSPACE_DB,
): Promise<T[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...params)
    .all<T>();
  return results;
}

/** The account that a workspace belongs to. */
export const accountOf = async ({ id }: { readonly id: string }): Promise<string> =>
  (
    await rowsOf<{ id: string }>(
      'SELECT account_id AS id FROM workspaces WHERE id = ?',
      [id],
      testEnv.ACCOUNT_DB,
    )
  )[0]?.id ?? '';

/** Runs `work` while every insert into a table fails in the database, as a full or broken disk would make it. */
export async function whileInsertsFail<T>(
  table: string,
  work: () => Promise<T>,
  db: D1Database = testEnv.WORKSPACE_DB,
): Promise<T> {
  await db.exec(
    `CREATE TRIGGER inserts_fail BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'inserts fail'); END`,
  );
  try {
    return await work();
  } finally {
    await db.exec('DROP TRIGGER inserts_fail');
  }
}
