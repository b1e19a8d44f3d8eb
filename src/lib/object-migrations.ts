/**
 * Migrations of a Durable Object's SQLite: steps by id, of which each storage runs those that it has not run. By id and not by
 * their count: where two branches had each added a step, a storage of one would never run the other's. (`PRAGMA user_version` is refused.)
 */

/** The SQL of each step by its id, in order. New ones come last; one that has shipped is never edited, renamed, moved or taken out. */
export type ObjectMigrations = Readonly<Record<string, string>>;

/** Brings the storage up to the newest step, in one transaction. */
export function migrateObject(storage: DurableObjectStorage, steps: ObjectMigrations): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS migrations_done (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
    nameCounted(sql, Object.keys(steps));
    const rows = sql.exec<{ id: string }>('SELECT id FROM migrations_done').toArray();
    const done = new Set(rows.map(({ id }) => id));
    for (const [id, step] of Object.entries(steps)) {
      if (done.has(id)) continue;
      sql.exec(step);
      markDone(sql, id);
    }
  });
}

const markDone = (sql: SqlStorage, id: string): unknown =>
  sql.exec('INSERT INTO migrations_done (id) VALUES (?)', id);

/** Takes over the count of a storage from before steps had ids: so many of them, from the first on, were run. */
function nameCounted(sql: SqlStorage, ids: readonly string[]): void {
  if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'object_migrations'").toArray().length === 0) return;
  const { n } = sql.exec<{ n: number }>('SELECT count(*) AS n FROM object_migrations').one();
  for (const id of ids.slice(0, n)) markDone(sql, id);
  sql.exec('DROP TABLE object_migrations');
}
