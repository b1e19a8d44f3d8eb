/**
 * The storages of objects that exist already. One that a new version takes for newer than it is fails at every turn from then on,
 * and one that it takes for older is asked to make tables that it has: either way a conversation is lost to its user.
 */
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { migrateObject, type ObjectMigrations } from '../../../src/lib/object-migrations.ts';
import { VECTOR_MIGRATIONS } from '../../../src/models/vectors/vector-rows.ts';
import { SESSION_MIGRATIONS } from '../../../src/session/session-store.ts';
import { testEnv } from '../support/service/workspace.ts';

/** Runs `work` on the empty storage of an object of its own. */
const inStorage = <T>(work: (storage: DurableObjectStorage) => T): Promise<T> =>
  runInDurableObject(testEnv.SESSION.getByName(crypto.randomUUID()), (_, { storage }) => work(storage));

/** Tables and indexes as they were made, but for the note of what was run. */
const schemaOf = ({ sql }: DurableObjectStorage) =>
  sql
    .exec("SELECT name, sql FROM sqlite_master WHERE name NOT GLOB '_cf_*' AND name NOT GLOB '*migrations*'")
    .toArray()
    .toSorted((a, b) => String(a.name).localeCompare(String(b.name)));

const firstOf = (steps: ObjectMigrations, n: number): ObjectMigrations =>
  Object.fromEntries(Object.entries(steps).slice(0, n));

/** A storage as a version left it that counted its steps. */
function countedTo(storage: DurableObjectStorage, steps: ObjectMigrations, n: number): void {
  storage.sql.exec('CREATE TABLE object_migrations (version INTEGER PRIMARY KEY) STRICT');
  Object.values(firstOf(steps, n)).forEach((step, i) => {
    storage.sql.exec(step);
    storage.sql.exec('INSERT INTO object_migrations (version) VALUES (?)', i + 1);
  });
}

/** The storage after all steps, made at once. */
const madeAtOnce = (steps: ObjectMigrations) =>
  inStorage((storage) => {
    migrateObject(storage, steps);
    return schemaOf(storage);
  });

describe.each([
  ['a session', SESSION_MIGRATIONS],
  ['a vector index', VECTOR_MIGRATIONS],
] as [string, ObjectMigrations][])('the storage of %s', (_, steps) => {
  const versions = Array.from({ length: Object.keys(steps).length + 1 }, (_, n) => n);

  it.each(versions)('that a version of %i steps left becomes what a new one is', async (n) => {
    const grown = await inStorage((storage) => {
      migrateObject(storage, firstOf(steps, n));
      migrateObject(storage, steps);
      migrateObject(storage, steps);
      return schemaOf(storage);
    });
    expect(grown).toEqual(await madeAtOnce(steps));
  });

  it.each(versions)('that counted %i steps, when they had no ids, does so as well', async (n) => {
    const grown = await inStorage((storage) => {
      countedTo(storage, steps, n);
      migrateObject(storage, steps);
      migrateObject(storage, steps);
      return schemaOf(storage);
    });
    expect(grown).toEqual(await madeAtOnce(steps));
  });
});

describe('a live history that exists already', () => {
  it('keeps its messages through all steps that came after it', async () => {
    const rows = await inStorage((storage) => {
      countedTo(storage, SESSION_MIGRATIONS, 1);
      storage.sql.exec(`INSERT INTO history (kind, role, content, tokens, event_id, item_ids)
        VALUES ('message', 'user', 'I live in Porto.', 5, 'e1', '[]')`);
      migrateObject(storage, SESSION_MIGRATIONS);
      return storage.sql.exec('SELECT content, is_summarised FROM history').toArray();
    });
    expect(rows).toEqual([{ content: 'I live in Porto.', is_summarised: 0 }]);
  });
});

describe('steps of two branches', () => {
  const [first, ours, theirs] = ['a', 'b', 'c'].map((name) => `CREATE TABLE ${name} (n INTEGER) STRICT`);
  const merged = { first, theirs, ours } as ObjectMigrations;

  it('are both run where one of them was before they met', async () => {
    const names = await inStorage((storage) => {
      migrateObject(storage, { first, ours } as ObjectMigrations);
      migrateObject(storage, merged);
      return schemaOf(storage).map(({ name }) => name);
    });
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it('leave nothing behind when one of them fails, and are run when it is mended', async () => {
    const names = await inStorage((storage) => {
      migrateObject(storage, { first } as ObjectMigrations);
      expect(() =>
        migrateObject(storage, { first, theirs, ours: 'CREATE TABLE' } as ObjectMigrations),
      ).toThrow();
      const between = schemaOf(storage).map(({ name }) => name);
      migrateObject(storage, merged);
      return [between, schemaOf(storage).map(({ name }) => name)];
    });
    expect(names).toEqual([['a'], ['a', 'b', 'c']]);
  });
});
