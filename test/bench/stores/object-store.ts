/**
 * The database of a workspace in the SQLite of a Durable Object instead of D1, for `npm run bench -- --store object`: the same
 * statements over the same schema, each batch one call of the object and one transaction. Only the benchmark runs it.
 */
import { DurableObject } from 'cloudflare:workers';

/** A statement and its parameters, as they travel. */
interface Sent {
  readonly text: string;
  readonly values: readonly SqlStorageValue[];
}

/** What an object answers to one statement, in D1's words. */
interface Answered {
  readonly results: Record<string, SqlStorageValue>[];
  readonly success: true;
  readonly meta: { readonly rows_read: number; readonly rows_written: number };
}

interface StoreBindings {
  /** Migrated as ever: its schema is what an object begins with. */
  readonly WORKSPACE_DB: D1Database;
}

/** Tables first, what hangs on them after; full-text tables bring the tables behind them along. */
const SCHEMA = `select sql from sqlite_master m where sql is not null and name not like 'sqlite_%' and name not like '_cf_%'
  and not exists (select 1 from sqlite_master v where v.sql like 'create virtual table%' and m.name like v.name || '_%' and m.type = 'table')
  order by case type when 'table' then 0 when 'index' then 1 else 2 end, rowid`;

/** Holds a workspace's database. */
export class StoreObject extends DurableObject<StoreBindings> {
  constructor(state: DurableObjectState, env: StoreBindings) {
    super(state, env);
    state.blockConcurrencyWhile(async () => {
      const { sql } = state.storage;
      if (sql.exec(`select 1 from sqlite_master where name = 'events'`).toArray().length > 0) return;
      const { results } = await env.WORKSPACE_DB.prepare(SCHEMA).all<{ sql: string }>();
      sql.exec('pragma defer_foreign_keys = on');
      for (const { sql: statement } of results) sql.exec(statement);
    });
  }

  /** Runs statements in order, all or none. */
  batch(statements: readonly Sent[]): Answered[] {
    const { sql } = this.ctx.storage;
    return this.ctx.storage.transactionSync(() =>
      statements.map(({ text, values }) => {
        const cursor = sql.exec(text, ...values);
        const results = cursor.toArray();
        const meta = { rows_read: cursor.rowsRead, rows_written: cursor.rowsWritten };
        return { results, success: true, meta };
      }),
    );
  }
}

/** What Strata asks of a D1 database, answered by an object. */
export function objectDatabase(objects: DurableObjectNamespace<StoreObject>, name: string): D1Database {
  const prepare = (text: string) => ({
    bind: (...values: unknown[]): Sent => ({ text, values: values.map(toStored) }),
  });
  const batch = (statements: Sent[]) => objects.getByName(name).batch(statements);
  const session = { prepare, batch, getBookmark: () => null };
  return { ...session, withSession: () => session } as unknown as D1Database;
}

/** Milliseconds of one round trip that reads, and of one that writes, by store; each in turn, so that a noisy machine disturbs both alike. */
export async function timeTrips(stores: Readonly<Record<string, D1Database>>, rounds: number) {
  const times = Object.fromEntries(
    Object.keys(stores).map((name) => [name, { read: [] as number[], write: [] as number[] }]),
  );
  for (let round = 0; round < rounds; round++)
    for (const [name, store] of Object.entries(stores)) {
      const session = store.withSession('first-primary');
      const write = `insert into turn_counts (workspace_id, day, turns, expires_at) values (?, '2026-01-01', 1, 0)`;
      const read = 'select * from turn_counts where workspace_id = ?';
      for (const [kind, text] of [
        ['write', write],
        ['read', read],
      ] as const) {
        const startedAt = performance.now();
        await session.batch([session.prepare(text).bind(`trip ${round}`)]);
        times[name]?.[kind].push(performance.now() - startedAt);
      }
    }
  return times;
}

/** A parameter as D1 would store it. */
const toStored = (value: unknown): SqlStorageValue =>
  typeof value === 'boolean' ? Number(value) : ((value ?? null) as SqlStorageValue);
