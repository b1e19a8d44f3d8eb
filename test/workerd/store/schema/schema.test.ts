/**
 * The rules that the databases keep by themselves. Code has bugs and runs twice at once; what the schema lets in is what
 * users end up with. Every CHECK and every unique index must refuse something here: one that refuses nothing fails.
 */
import { applyD1Migrations } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { testEnv } from '../../support/service/workspace.ts';
import { rowsOf, tablesOf } from '../../support/storage/databases.ts';
import { ACCOUNT_ROWS } from './account-rows.ts';
import { OPERATION_ROWS } from './operation-rows.ts';
import { ids, type Row, type Table } from './rows.ts';
import { TRANSCRIPT_ROWS } from './transcript-rows.ts';

const WORKSPACE_ROWS: Record<string, Table> = { ...TRANSCRIPT_ROWS, ...OPERATION_ROWS };

const DATABASES: readonly [name: string, db: D1Database, tables: Record<string, Table>][] = [
  ['ACCOUNT_DB', testEnv.ACCOUNT_DB, ACCOUNT_ROWS],
  ['WORKSPACE_DB', testEnv.WORKSPACE_DB, WORKSPACE_ROWS],
  ['WORKSPACE_DB_2', testEnv.WORKSPACE_DB_2, WORKSPACE_ROWS],
];

/** Tables that drizzle declares; full-text tables have rules of their own. */
const ordinary = async (db: D1Database): Promise<string[]> =>
  (await tablesOf(db)).filter((name) => !/_fts(_|$)|_vocab$/.test(name));

/** Where the row numbers of these tests begin: below are those of what stands in the databases already. */
const ROW_ID = 2 ** 40;

/** Inserts a row and returns what the database said against it, or null. */
async function insert(db: D1Database, table: string, row: Row): Promise<string | null> {
  const columns = Object.keys(row);
  try {
    await db
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .bind(...columns.map((name) => (name === 'row_id' ? ROW_ID + Number(row.row_id) : row[name])))
      .run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

describe.each(DATABASES)('%s', (_, db, tables) => {
  beforeAll(async () => {
    for (const [table, { good }] of Object.entries(tables))
      expect(await insert(db, table, good), table).toBeNull();
  });

  it('has no table that this test does not know', async () => {
    expect(await ordinary(db)).toEqual(Object.keys(tables).sort());
  });

  it.each(Object.keys(tables))('refuses rows that would be wrong for ever: %s', async (table) => {
    const { good, bad } = tables[table as keyof typeof tables] as Table;
    const before = await rowsOf(`SELECT count(*) AS n FROM ${table}`, [], db);
    for (const [refusedBy, change] of bad) {
      const said = await insert(db, table, { ...good, ...change });
      expect(said, `${JSON.stringify(change)}`).toMatch(
        new RegExp(`constraint failed.*${refusedBy}(:|$)|${refusedBy} constraint failed`),
      );
    }
    expect(await rowsOf(`SELECT count(*) AS n FROM ${table}`, [], db)).toEqual(before);
  });

  it('has no CHECK and no unique index that refused nothing above', async () => {
    const [checks, uniques, proven] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const table of await ordinary(db)) {
      const [definition] = await rowsOf<{ sql: string }>(
        'SELECT sql FROM sqlite_master WHERE name = ?',
        [table],
        db,
      );
      for (const [, name] of definition?.sql.matchAll(/CONSTRAINT "(\w+)" CHECK/g) ?? [])
        checks.add(`${table}: ${name}`);
      const indexes = await rowsOf<{ name: string; partial: number }>(
        'SELECT name, partial FROM pragma_index_list(?) WHERE "unique" = 1',
        [table],
        db,
      );
      for (const { name } of indexes) {
        const columns = await rowsOf<{ name: string }>(
          'SELECT name FROM pragma_index_info(?) ORDER BY seqno',
          [name],
          db,
        );
        uniques.add(`${table}: ${columns.map((column) => `${table}.${column.name}`).join(', ')}`);
      }
      for (const [refusedBy] of tables[table as keyof typeof tables]?.bad ?? [])
        proven.add(`${table}: ${refusedBy}`);
    }
    expect(checks.size).toBeGreaterThan(3);
    expect([...checks].filter((name) => !proven.has(name))).toEqual([]);
    expect(
      [...uniques].filter((name) => !proven.has(name)).filter((name) => !name.includes('chunks.document_id')),
    ).toEqual([]);
  });

  it('is migrated a second time without effect', async () => {
    const schema = () => rowsOf('SELECT type, name, sql FROM sqlite_master ORDER BY name', [], db);
    const before = await schema();
    const migrations = db === testEnv.ACCOUNT_DB ? testEnv.ACCOUNT_MIGRATIONS : testEnv.WORKSPACE_MIGRATIONS;
    await applyD1Migrations(db, migrations);
    expect(await schema()).toEqual(before);
    const applied = await rowsOf<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id', [], db);
    expect(applied.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  });
});

describe('a workspace database', () => {
  const db = testEnv.WORKSPACE_DB;

  it('keeps apart what partial indexes allow: one document piece a place, one active memory a topic, one default', async () => {
    const piece: Row = {
      ...TRANSCRIPT_ROWS.chunks.good,
      kind: 'document',
      document_id: 'doc',
      row_id: 100,
      id: 'piece',
    };
    expect(await insert(db, 'chunks', piece)).toBeNull();
    expect(await insert(db, 'chunks', { ...piece, row_id: 101, id: 'piece 2' })).toContain(
      'chunks.workspace_id, chunks.document_id, chunks.start_seq',
    );
    const old: Row = {
      ...TRANSCRIPT_ROWS.memories.good,
      row_id: 102,
      id: 'old',
      status: 'superseded',
    };
    expect(await insert(db, 'memories', old), 'history may repeat itself').toBeNull();
    const channel: Row = {
      ...TRANSCRIPT_ROWS.channels.good,
      id: 'further',
      name: 'further',
      is_default: 0,
    };
    expect(await insert(db, 'channels', channel)).toBeNull();
  });

  it('says of every row whose it is: a table without workspace_id could not be erased', async () => {
    for (const table of await ordinary(db)) {
      if (table === 'idempotency_records') continue; // hashes and cipher text only, gone after a day
      const [column] = await rowsOf<{ notnull: number }>(
        `SELECT "notnull" FROM pragma_table_info(?) WHERE name = 'workspace_id'`,
        [table],
        db,
      );
      expect(column?.notnull, table).toBe(1);
    }
  });

  it.each([
    ['memory_observations', 'content'],
    ['audit_log', 'actor'],
    ['audit_log', 'created_at'],
  ])('lets nobody rewrite what was noted: no row of %s gets another %s', async (table, column) => {
    for (const shard of [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2]) {
      const before = await rowsOf(`SELECT * FROM ${table}`, [], shard);
      expect(before.length).toBeGreaterThan(0);
      const said = await shard
        .prepare(`UPDATE ${table} SET ${column} = ${column}`)
        .run()
        .then(
          () => null,
          (error: Error) => error.message,
        );
      expect(said).toMatch(/(is|are) immutable/);
      expect(await rowsOf(`SELECT * FROM ${table}`, [], shard)).toEqual(before);
    }
  });

  it.each(['memory_observations', 'audit_log'])(
    'lets what was noted leave, by erasure and retention: rows of %s may be deleted',
    async (table) => {
      const { good } = WORKSPACE_ROWS[table] as Table;
      const further = { ...good, ...ids('deletable'), ...('event_id' in good ? { event_id: null } : {}) };
      expect(await insert(db, table, further)).toBeNull();
      const gone = await rowsOf(`DELETE FROM ${table} WHERE id = 'id_deletable' RETURNING id`);
      expect(gone).toEqual([{ id: 'id_deletable' }]);
    },
  );

  it('begins an erasure of the same target again once the first is finished, but never two at a time', async () => {
    const { good } = OPERATION_ROWS.erasures;
    const target = { ...good, target_id: 'twice' };
    const finished = { finished_at: 2, target_id: null };
    for (const n of [1, 2])
      expect(await insert(db, 'erasures', { ...target, ...ids(`done ${n}`), ...finished })).toBeNull();
    expect(await insert(db, 'erasures', { ...target, ...ids('open') })).toBeNull();
    expect(await insert(db, 'erasures', { ...target, ...ids('open too') })).toContain('erasures.target_id');
    expect(await insert(db, 'erasures', { ...target, ...ids('other kind'), kind: 'channel' })).toBeNull();
  });

  it('shares no table with the accounts but those that each needs for itself', async () => {
    const shared = (await ordinary(db)).filter((name) => Object.hasOwn(ACCOUNT_ROWS, name));
    expect(shared).toEqual(['audit_log', 'idempotency_records']);
  });

  it.each(['events', 'chunks', 'memories'])(
    'forgets erased words of %s at once, in both shards',
    async (name) => {
      for (const shard of [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2]) {
        const [option] = await rowsOf(
          `SELECT v FROM ${name}_fts_config WHERE k = 'secure-delete'`,
          [],
          shard,
        );
        expect(option).toEqual({ v: 1 });
        await shard
          .prepare(`INSERT INTO ${name}_fts (rowid, terms) VALUES (${ROW_ID}, 'schema·erasable schema·kept')`)
          .run();
        await shard
          .prepare(`INSERT INTO ${name}_fts (rowid, terms) VALUES (${ROW_ID + 1}, 'schema·kept')`)
          .run();
        await shard
          .prepare(
            name === 'events'
              ? // No event holds these words, so they are told.
                `INSERT INTO events_fts (events_fts, rowid, terms) VALUES ('delete', ${ROW_ID}, 'schema·erasable schema·kept')`
              : `DELETE FROM ${name}_fts WHERE rowid = ${ROW_ID}`,
          )
          .run();
        const blocks = await rowsOf<{ block: number[] }>(`SELECT block FROM ${name}_fts_data`, [], shard);
        const text = blocks.map(({ block }) => new TextDecoder().decode(Uint8Array.from(block))).join('\n');
        expect(text).toContain('kept');
        expect(text).not.toContain('erasable');
        const terms = await rowsOf<{ term: string }>(
          `SELECT term FROM ${name}_vocab WHERE term GLOB 'schema·*'`,
          [],
          shard,
        );
        expect(terms.map((row) => row.term)).toEqual(['schema·kept']);
      }
    },
  );

  it('refuses to lose what still belongs to something: no row goes because another one does', async () => {
    for (const table of await ordinary(db)) {
      const keys = await rowsOf<{ on_delete: string }>(
        'SELECT on_delete FROM pragma_foreign_key_list(?)',
        [table],
        db,
      );
      expect(
        keys.filter((key) => key.on_delete !== 'NO ACTION'),
        table,
      ).toEqual([]);
    }
    expect(await rowsOf('PRAGMA foreign_keys', [], db)).toEqual([{ foreign_keys: 1 }]);
  });
});
