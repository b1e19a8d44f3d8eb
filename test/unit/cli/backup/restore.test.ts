/** Restores: what is wrong with a backup is said before anything is written, and one that is cut short is begun anew. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoundDatabase, backUp } from '../../../../src/cli/backup/back-up.ts';
import { checkFiles, readManifest } from '../../../../src/cli/backup/backup-format.ts';
import type { OpenDatabases } from '../../../../src/cli/backup/backup-place.ts';
import { restoreBackup } from '../../../../src/cli/backup/restore-backup.ts';
import { findMark, MarkedDatabase } from '../../../../src/cli/backup/restore-mark.ts';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';
import {
  EVENTS,
  exactRows,
  fillAccount,
  fillWorkspace,
  migrate,
  NOW,
  openNew,
} from '../../../support/commands/backup-scene.ts';

const BINDINGS = [
  'ACCOUNT_DB',
  'WORKSPACE_DB',
  'ACCOUNT_COPY',
  'WORKSPACE_COPY',
  'WORKSPACE_PART',
  'WORKSPACE_OLD',
  'ACCOUNT_CUT',
  'WORKSPACE_CUT',
  'ACCOUNT_END',
  'WORKSPACE_END',
];

let open: OpenDatabases;

let folder: string;

let printed: string[];

const database = (binding: string): D1Database => {
  const found = open.databases.find((bound) => bound.binding === binding);
  if (!found) throw new Error(`no ${binding}`);
  return found.db;
};

const bound = (binding: string, at: string): BoundDatabase => ({ binding, db: database(at) });

const QUIET = { print: () => undefined };

const quiet = { now: () => NOW, ...QUIET };

/** A new folder beside the others that this file leaves to its process. */
const newFolder = () => join(temporaryStateDir(), 'backup');

beforeAll(async () => {
  open = await openNew(temporaryStateDir(), BINDINGS);
  for (const { binding, db } of open.databases)
    await migrate(db, binding.startsWith('ACCOUNT') ? 'account' : 'workspace');
  await fillAccount(database('ACCOUNT_DB'));
  await fillWorkspace(database('WORKSPACE_DB'));
  folder = newFolder();
  printed = [];
  const sources = [bound('ACCOUNT_DB', 'ACCOUNT_DB'), bound('WORKSPACE_DB', 'WORKSPACE_DB')];
  await backUp(sources, folder, { now: () => NOW, print: (line) => printed.push(line) });
}, 60_000);

afterAll(() => open.close());

/** A machine that does other things besides takes long for a runtime and some hundred queries. */
const SLOW = { timeout: 30_000 };

/** A copy of the backup in which the lines of a table's file were changed, with a manifest that agrees. */
async function changed(table: string, change: (lines: string[]) => string[]): Promise<string> {
  const copy = newFolder();
  await cp(folder, copy, { recursive: true });
  const path = join(copy, `WORKSPACE_DB.${table}.ndjson.gz`);
  const lines = change(
    String(gunzipSync(readFileSync(path)))
      .trimEnd()
      .split('\n'),
  );
  const bytes = gzipSync(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
  writeFileSync(path, bytes);
  const manifest = readManifest(copy);
  for (const entry of manifest.databases
    .flatMap(({ tables }) => tables)
    .filter(({ name }) => name === table)) {
    entry.rows = lines.length;
    entry.sha256 = createHash('sha256').update(bytes).digest('hex');
  }
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
  return copy;
}

describe('a restore', SLOW, () => {
  const restore = async (from: string, target = 'WORKSPACE_OLD', account = 'ACCOUNT_COPY') =>
    restoreBackup([bound('ACCOUNT_DB', account), bound('WORKSPACE_DB', target)], from, QUIET);
  const isEmpty = async (binding: string) =>
    (await database(binding).prepare('SELECT 1 FROM channels').all()).results.length === 0;

  it('never writes into data that is there', async () => {
    await expect(restore(folder, 'WORKSPACE_DB', 'ACCOUNT_DB')).rejects.toMatchObject({
      reason: 'database_unusable',
      message: expect.stringMatching(/ACCOUNT_DB is not empty \(\w+ has rows,/),
    });
  });

  it('names the file that is damaged or missing, and writes nothing', async () => {
    const damaged = newFolder();
    await cp(folder, damaged, { recursive: true });
    const path = join(damaged, 'WORKSPACE_DB.memories.ndjson.gz');
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(restore(damaged)).rejects.toMatchObject({
      reason: 'backup_unusable',
      message: expect.stringContaining('WORKSPACE_DB.memories.ndjson.gz is damaged'),
    });
    rmSync(path);
    await expect(checkFiles(damaged, readManifest(damaged))).rejects.toMatchObject({
      message: expect.stringContaining('WORKSPACE_DB.memories.ndjson.gz is missing'),
    });
    expect(await isEmpty('WORKSPACE_OLD')).toBe(true);
  });

  it('refuses a folder without a manifest: a backup that was cut short has none', async () => {
    await expect(restore(temporaryStateDir())).rejects.toMatchObject({
      reason: 'backup_unusable',
      message: expect.stringContaining('manifest.json'),
    });
  });

  it('refuses another version of the schema, and says which', async () => {
    const db = database('WORKSPACE_OLD');
    await db.prepare('DELETE FROM d1_migrations WHERE id = (SELECT max(id) FROM d1_migrations)').run();
    const last = readManifest(folder).databases[1]?.migrations.at(-1);
    await expect(
      restoreBackup([bound('WORKSPACE_DB', 'WORKSPACE_OLD')], await onlyWorkspace(), QUIET),
    ).rejects.toMatchObject({ reason: 'database_unusable', message: expect.stringContaining(String(last)) });
    expect(await isEmpty('WORKSPACE_OLD')).toBe(true);
  });

  it('refuses a backup of a shard that is not bound here', async () => {
    await expect(restoreBackup([bound('ACCOUNT_DB', 'ACCOUNT_COPY')], folder, QUIET)).rejects.toMatchObject({
      message: expect.stringContaining('WORKSPACE_DB'),
    });
  });

  it('leaves out what belongs to something that was erased while the backup was made', async () => {
    const part = await onlyWorkspace(await changed('memories', (lines) => lines.slice(1)));
    const { leftOut } = await restoreBackup([bound('WORKSPACE_DB', 'WORKSPACE_PART')], part, QUIET);
    const db = database('WORKSPACE_PART');
    const gone = `memory_id NOT IN (SELECT id FROM memories)`;
    for (const query of [
      `SELECT 1 FROM memory_observations WHERE ${gone}`,
      `SELECT 1 FROM memory_embeddings WHERE owner = 'memory' AND owner_id NOT IN (SELECT id FROM memories)`,
      'SELECT 1 FROM memories_fts WHERE rowid NOT IN (SELECT row_id FROM memories)',
    ])
      expect((await db.prepare(query).all()).results, query).toEqual([]);
    expect(leftOut).toBeGreaterThanOrEqual(2);
  });
});

describe('a restore that is cut short', SLOW, () => {
  /** The databases, of which the process that writes them dies after so many round trips. */
  const dyingAfter = (suffix: string, roundTrips: number) => {
    let made = 0;
    const dying = (db: D1Database) =>
      new Proxy(db, {
        get: (of, name) => {
          const value = Reflect.get(of, name);
          if (typeof value !== 'function') return value;
          if (name !== 'batch') return value.bind(of);
          return async (statements: D1PreparedStatement[]) => {
            if (made === roundTrips) throw new Error('dead');
            const results = await of.batch(statements);
            made++;
            return results;
          };
        },
      });
    const databases = ['ACCOUNT', 'WORKSPACE'].map((kind) => ({
      binding: `${kind}_DB`,
      db: dying(database(`${kind}_${suffix}`)),
    }));
    return { databases, made: () => made };
  };
  const ALIVE = Number.POSITIVE_INFINITY;
  const marks = (suffix: string) =>
    Promise.all(['ACCOUNT', 'WORKSPACE'].map((kind) => findMark(database(`${kind}_${suffix}`))));
  const expectWhole = async (suffix: string) => {
    expect(await marks(suffix)).toEqual([null, null]);
    for (const { binding, tables } of readManifest(folder).databases) {
      const copy = database(binding.replace('DB', suffix));
      for (const table of tables.filter(({ name, rows }) => rows > 0 && name !== 'persona_profiles'))
        expect(await exactRows(copy, table), table.name).toEqual(await exactRows(database(binding), table));
    }
    for (const index of ['events', 'chunks', 'memories']) {
      const rows = `SELECT rowid, * FROM ${index}_fts ORDER BY rowid`;
      const [expected, found] = await Promise.all(
        ['WORKSPACE_DB', `WORKSPACE_${suffix}`].map((binding) => database(binding).prepare(rows).all()),
      );
      expect(found?.results).toEqual(expected?.results);
    }
  };

  it('wherever it is, leaves its mark, is not backed up, and begins anew when it is run again', async () => {
    let deaths = 0;
    for (let trips = 2; ; trips = Math.ceil(trips * 2.2)) {
      const { databases } = dyingAfter('CUT', trips);
      const died = await restoreBackup(databases, folder, QUIET).then(
        () => false,
        (error: Error) => {
          if (error.message !== 'dead') throw error;
          return true;
        },
      );
      if (!died) break;
      deaths++;
      const [leading] = await marks('CUT');
      expect(leading, `after ${trips}`).toMatchObject({ begunEmpty: true, isWhole: false });
      await expect(backUp([bound('ACCOUNT_DB', 'ACCOUNT_CUT')], newFolder(), quiet)).rejects.toMatchObject({
        message: expect.stringContaining('npm run restore'),
      });
    }
    expect(deaths).toBeGreaterThan(4);
    await expectWhole('CUT');
    await expect(
      restoreBackup(dyingAfter('CUT', ALIVE).databases, folder, QUIET),
      'data that is served is no remains of a restore',
    ).rejects.toMatchObject({ reason: 'database_unusable' });
  });

  it('when only its marks were left has no more to do than to take them away', async () => {
    const whole = dyingAfter('END', ALIVE);
    await restoreBackup(whole.databases, folder, QUIET);
    const bindings = [database('ACCOUNT_END'), database('WORKSPACE_END')];
    for (const last of [1, 2]) {
      // As it is left behind when it dies before the last, or the last two, of its round trips.
      const [leading] = await Promise.all(
        bindings.slice(0, last).map((db) => MarkedDatabase.mark(db, true, readManifest(folder).started_at)),
      );
      await leading?.noteWhole();
      const lines: string[] = [];
      const { rows } = await restoreBackup(whole.databases, folder, { print: (line) => lines.push(line) });
      expect(rows).toBeGreaterThan(EVENTS);
      expect(lines).toEqual(['All rows were there already: only the marks of the restore were left.']);
      await expectWhole('END');
    }
  });

  it('does not go on beside one that was begun after it', async () => {
    const db = database('ACCOUNT_END');
    const [earlier, later] = [
      await MarkedDatabase.mark(db, true, 'a'),
      await MarkedDatabase.mark(db, true, 'a'),
    ];
    const write = [db.prepare('SELECT 1')];
    await expect(earlier.write(write)).rejects.toMatchObject({
      message: expect.stringContaining('Another restore'),
    });
    await later.write(write);
    await later.unmark();
    await expect(earlier.write(write)).rejects.toMatchObject({ reason: 'database_unusable' });
  });

  it('never empties a database that held something when it was marked', async () => {
    const served = await onlyWorkspace();
    const databases = [bound('ACCOUNT_DB', 'ACCOUNT_END'), bound('WORKSPACE_DB', 'WORKSPACE_CUT')];
    await MarkedDatabase.mark(database('WORKSPACE_CUT'), false, 'a');
    await expect(restoreBackup(databases, served, QUIET)).rejects.toMatchObject({
      message: expect.stringContaining('is not empty'),
    });
    expect(await marks('END'), 'nobody is locked out by a restore that is refused').toEqual([null, null]);
  });
});

/** A backup, without its account database. */
async function onlyWorkspace(from = folder): Promise<string> {
  const copy = newFolder();
  await cp(from, copy, { recursive: true });
  const manifest = readManifest(copy);
  const databases = manifest.databases.filter(({ binding }) => binding === 'WORKSPACE_DB');
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, databases }));
  return copy;
}
