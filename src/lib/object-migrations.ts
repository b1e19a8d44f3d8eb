/** Migrations of a Durable Object's SQLite: an append-only list of steps, each run once (`PRAGMA user_version` is refused). */

/** Brings the storage up to the newest step, in one transaction. */
export function migrateObject(storage: DurableObjectStorage, steps: readonly string[]): void {
  storage.transactionSync(() => {
    storage.sql.exec('CREATE TABLE IF NOT EXISTS object_migrations (version INTEGER PRIMARY KEY) STRICT');
    const done = storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM object_migrations').one().n;
    steps.slice(done).forEach((step, i) => {
      storage.sql.exec(step);
      storage.sql.exec('INSERT INTO object_migrations (version) VALUES (?)', done + i + 1);
    });
  });
}
