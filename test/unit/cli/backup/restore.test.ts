/** Restores: what is wrong with a backup is said before anything is written, and one that is cut short is begun anew. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../../src/cli/backup/back-up.ts';
import { checkFiles, readManifest } from '../../../../src/cli/backup/backup-format.ts';
import { restoreBackup } from '../../../../src/cli/backup/restore-backup.ts';
import { findMark, MarkedDatabase } from '../../../../src/cli/backup/restore-mark.ts';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';
import {
  type BackedUp,
  newFolder,
  openBackedUp,
  QUIET,
  QUIET_NOW,
} from '../../../support/commands/backed-up.ts';
import { EVENTS, exactRows } from '../../../support/commands/backup-scene.ts';

let scene: BackedUp;

beforeAll(async () => {
  scene = await openBackedUp([
    'ACCOUNT_COPY',
    'WORKSPACE_PART',
    'WORKSPACE_OLD',
    'ACCOUNT_CUT',
    'WORKSPACE_CUT',
    'ACCOUNT_END',
    'WORKSPACE_END',
  ]);
}, 60_000);

afterAll(() => scene.close());

/** A copy of the backup in which the lines of a table's file were changed, with a manifest that agrees. */
async function changed(table: string, change: (lines: string[]) => string[]): Promise<string> {
  const copy = newFolder();
  await cp(scene.folder, copy, { recursive: true });
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

describe('a restore', () => {
  const restore = async (from: string, target = 'WORKSPACE_OLD', account = 'ACCOUNT_COPY') =>
    restoreBackup([scene.bound('ACCOUNT_DB', account), scene.bound('WORKSPACE_DB', target)], from, QUIET);
  const isEmpty = async (binding: string) =>
    (await scene.database(binding).prepare('SELECT 1 FROM channels').all()).results.length === 0;

  it('never writes into data that is there', async () => {
    await expect(restore(scene.folder, 'WORKSPACE_DB', 'ACCOUNT_DB')).rejects.toMatchObject({
      reason: 'database_unusable',
      message: expect.stringMatching(/ACCOUNT_DB is not empty \(\w+ has rows,/),
    });
  });

  it('names the file that is damaged or missing, and writes nothing', async () => {
    const damaged = newFolder();
    await cp(scene.folder, damaged, { recursive: true });
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
    const db = scene.database('WORKSPACE_OLD');
    await db.prepare('DELETE FROM d1_migrations WHERE id = (SELECT max(id) FROM d1_migrations)').run();
    const last = readManifest(scene.folder).databases[1]?.migrations.at(-1);
    await expect(
      restoreBackup([scene.bound('WORKSPACE_DB', 'WORKSPACE_OLD')], await onlyWorkspace(), QUIET),
    ).rejects.toMatchObject({ reason: 'database_unusable', message: expect.stringContaining(String(last)) });
    expect(await isEmpty('WORKSPACE_OLD')).toBe(true);
  });

  it('refuses a backup of a shard that is not bound here', async () => {
    await expect(
      restoreBackup([scene.bound('ACCOUNT_DB', 'ACCOUNT_COPY')], scene.folder, QUIET),
    ).rejects.toMatchObject({
      message: expect.stringContaining('WORKSPACE_DB'),
    });
  });

  it('leaves out what belongs to something that was erased while the backup was made', async () => {
    const part = await onlyWorkspace(await changed('memories', (lines) => lines.slice(1)));
    const { leftOut } = await restoreBackup([scene.bound('WORKSPACE_DB', 'WORKSPACE_PART')], part, QUIET);
    const db = scene.database('WORKSPACE_PART');
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

describe('a restore that is cut short', () => {
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
      db: dying(scene.database(`${kind}_${suffix}`)),
    }));
    return { databases, made: () => made };
  };
  const ALIVE = Number.POSITIVE_INFINITY;
  const marks = (suffix: string) =>
    Promise.all(['ACCOUNT', 'WORKSPACE'].map((kind) => findMark(scene.database(`${kind}_${suffix}`))));
  const expectWhole = async (suffix: string) => {
    expect(await marks(suffix)).toEqual([null, null]);
    for (const { binding, tables } of readManifest(scene.folder).databases) {
      const copy = scene.database(binding.replace('DB', suffix));
      for (const table of tables.filter(({ name, rows }) => rows > 0 && name !== 'persona_profiles'))
        expect(await exactRows(copy, table), table.name).toEqual(
          await exactRows(scene.database(binding), table),
        );
    }
    for (const index of ['events', 'chunks', 'memories']) {
      const rows = `SELECT rowid, * FROM ${index}_fts ORDER BY rowid`;
      const [expected, found] = await Promise.all(
        ['WORKSPACE_DB', `WORKSPACE_${suffix}`].map((binding) => scene.database(binding).prepare(rows).all()),
      );
      expect(found?.results).toEqual(expected?.results);
    }
  };

  it('wherever it is, leaves its mark, is not backed up, and begins anew when it is run again', async () => {
    let deaths = 0;
    for (let trips = 2; ; trips *= 4) {
      const { databases } = dyingAfter('CUT', trips);
      const died = await restoreBackup(databases, scene.folder, QUIET).then(
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
      await expect(
        backUp([scene.bound('ACCOUNT_DB', 'ACCOUNT_CUT')], newFolder(), QUIET_NOW),
      ).rejects.toMatchObject({
        message: expect.stringContaining('npm run restore'),
      });
    }
    expect(deaths).toBeGreaterThan(2);
    await expectWhole('CUT');
    await expect(
      restoreBackup(dyingAfter('CUT', ALIVE).databases, scene.folder, QUIET),
      'data that is served is no remains of a restore',
    ).rejects.toMatchObject({ reason: 'database_unusable' });
  });

  it('when only its marks were left has no more to do than to take them away', async () => {
    const whole = dyingAfter('END', ALIVE);
    await restoreBackup(whole.databases, scene.folder, QUIET);
    const bindings = [scene.database('ACCOUNT_END'), scene.database('WORKSPACE_END')];
    for (const last of [1, 2]) {
      // As it is left behind when it dies before the last, or the last two, of its round trips.
      const [leading] = await Promise.all(
        bindings
          .slice(0, last)
          .map((db) => MarkedDatabase.mark(db, true, readManifest(scene.folder).started_at)),
      );
      await leading?.noteWhole();
      const lines: string[] = [];
      const { rows } = await restoreBackup(whole.databases, scene.folder, {
        print: (line) => lines.push(line),
      });
      expect(rows).toBeGreaterThan(EVENTS);
      expect(lines).toEqual(['All rows were there already: only the marks of the restore were left.']);
      await expectWhole('END');
    }
  });

  it('does not go on beside one that was begun after it', async () => {
    const db = scene.database('ACCOUNT_END');
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
    const databases = [
      scene.bound('ACCOUNT_DB', 'ACCOUNT_END'),
      scene.bound('WORKSPACE_DB', 'WORKSPACE_CUT'),
    ];
    await MarkedDatabase.mark(scene.database('WORKSPACE_CUT'), false, 'a');
    await expect(restoreBackup(databases, served, QUIET)).rejects.toMatchObject({
      message: expect.stringContaining('is not empty'),
    });
    expect(await marks('END'), 'nobody is locked out by a restore that is refused').toEqual([null, null]);
  });
});

/** A backup, without its account database. */
async function onlyWorkspace(from = scene.folder): Promise<string> {
  const copy = newFolder();
  await cp(from, copy, { recursive: true });
  const manifest = readManifest(copy);
  const databases = manifest.databases.filter(({ binding }) => binding === 'WORKSPACE_DB');
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, databases }));
  return copy;
}
