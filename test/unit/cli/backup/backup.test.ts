import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../../src/cli/backup/back-up.ts';
import { readManifest } from '../../../../src/cli/backup/backup-format.ts';
import { restoreBackup } from '../../../../src/cli/backup/restore-backup.ts';
import { countEach, listTables, rowsOfTable } from '../../../../src/store/moving/tables.ts';
import { type BackedUp, openBackedUp, QUIET, QUIET_NOW } from '../../../support/commands/backed-up.ts';
import { EVENTS, exactRows, ODD_TEXTS } from '../../../support/commands/backup-scene.ts';

let scene: BackedUp;

beforeAll(async () => {
  scene = await openBackedUp(['ACCOUNT_COPY', 'WORKSPACE_COPY', 'WORKSPACE_OLD']);
}, 60_000);

afterAll(() => scene.close());

describe('a backup', () => {
  it('has every table that holds data, and says how many rows it wrote', async () => {
    const names = (binding: string) =>
      readManifest(scene.folder)
        .databases.find((entry) => entry.binding === binding)
        ?.tables.map(({ name }) => name)
        .sort();
    const { results } = await scene
      .database('WORKSPACE_DB')
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*_fts*' AND name NOT GLOB '*_vocab'
        AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations' ORDER BY name`)
      .all<{ name: string }>();
    const shortLived = ['idempotency_mentions', 'idempotency_records', 'retrieval_cache', 'traces'];
    expect(names('WORKSPACE_DB')).toEqual(
      results.map(({ name }) => name).filter((name) => !shortLived.includes(name)),
    );
    expect(names('ACCOUNT_DB')).toEqual(
      expect.arrayContaining(['account_memories', 'accounts', 'api_keys', 'audit_log', 'workspaces']),
    );
    expect(scene.printed).toContain(`WORKSPACE_DB.events  ${EVENTS}`);
  });

  it('is for its owner only, and holds no answer that shows a key', () => {
    expect(statSync(scene.folder).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(scene.folder)) {
      expect([file, statSync(join(scene.folder, file)).mode & 0o777]).toEqual([file, 0o600]);
      const bytes = readFileSync(join(scene.folder, file));
      expect(String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)).not.toContain('in clear text');
    }
  });

  it('is not written into a folder that holds something', async () => {
    await expect(
      backUp([scene.bound('ACCOUNT_DB', 'ACCOUNT_DB')], scene.folder, QUIET_NOW),
    ).rejects.toMatchObject({
      reason: 'backup_unusable',
      message: expect.stringContaining('not empty'),
    });
  });

  it('reads each row once while others come and go', async () => {
    const db = scene.database('WORKSPACE_OLD');
    const add = (from: number, n: number) =>
      db
        .prepare(`INSERT INTO audit_log (id, workspace_id, actor, action, target_id, created_at)
          WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + ?2 - 1)
          SELECT 'aud_' || cast(i AS INTEGER), 'ws', 'a', 'b', 'c', 1 FROM n`)
        .bind(from, n)
        .run();
    await add(1, 200);
    const table = (await listTables(db)).find(({ name }) => name === 'audit_log');
    const seen: unknown[] = [];
    if (table) {
      for await (const [id] of rowsOfTable(db, table)) {
        seen.push(id);
        if (seen.length === 10)
          await db.prepare(`DELETE FROM audit_log WHERE id IN ('aud_3', 'aud_150')`).run();
        if (seen.length === 20) await add(201, 5);
      }
    }
    const expected = Array.from({ length: 205 }, (_, i) => `aud_${i + 1}`).filter((id) => id !== 'aud_150');
    expect(seen).toEqual(expected);
    await db.prepare('DELETE FROM audit_log').run();
  });
});

describe('a restored store', () => {
  let source: D1Database;
  let copy: D1Database;

  beforeAll(async () => {
    source = scene.database('WORKSPACE_DB');
    copy = scene.database('WORKSPACE_COPY');
    const report = await restoreBackup(
      [scene.bound('ACCOUNT_DB', 'ACCOUNT_COPY'), scene.bound('WORKSPACE_DB', 'WORKSPACE_COPY')],
      scene.folder,
      QUIET,
    );
    expect(report.leftOut).toBe(0);
  }, 60_000);

  it('has every row, byte by byte', async () => {
    for (const [binding, target] of [
      ['ACCOUNT_DB', 'ACCOUNT_COPY'],
      ['WORKSPACE_DB', 'WORKSPACE_COPY'],
    ] as const) {
      const tables =
        readManifest(scene.folder).databases.find((entry) => entry.binding === binding)?.tables ?? [];
      const names = tables.map(({ name }) => name);
      const counts = await countEach(
        scene.database(target),
        names,
        (table) => `SELECT count(*) FROM ${table}`,
      );
      expect(Object.fromEntries(counts)).toEqual(
        Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
      );
      for (const table of tables.filter(({ name, rows }) => rows > 0 && name !== 'persona_profiles')) {
        const expected = await exactRows(scene.database(binding), table);
        expect(await exactRows(scene.database(target), table), table.name).toEqual(expected);
      }
    }
  });

  it.each(['events', 'chunks', 'memories'])('finds %s by the same words in the same order', async (index) => {
    const all = (db: D1Database, query: string, ...values: string[]) =>
      db
        .prepare(query)
        .bind(...values)
        .all<Record<string, unknown>>()
        .then(({ results }) => results);
    const rows = `SELECT rowid, * FROM ${index}_fts ORDER BY rowid`;
    const expected = await all(source, rows);
    expect(expected.length).toBeGreaterThan(0);
    expect(await all(copy, rows)).toEqual(expected);
    const words = String(expected[0]?.terms).split(' ');
    const last = String(expected.at(-1)?.terms).split(' ');
    for (const word of [...words.slice(0, 2), ...last.slice(0, 2)]) {
      const found = `SELECT rowid, rank FROM ${index}_fts WHERE ${index}_fts MATCH ?1 ORDER BY rank, rowid LIMIT 50`;
      const match = `"${word.replaceAll('"', '""')}"`;
      const hits = await all(source, found, match);
      expect(hits.length, word).toBeGreaterThan(0);
      expect(await all(copy, found, match)).toEqual(hits);
    }
    await copy.prepare(`INSERT INTO ${index}_fts (${index}_fts) VALUES ('integrity-check')`).run();
  });

  it('keeps what is over apart from what holds, and does not find what was taken back', async () => {
    const { results } = await copy
      .prepare(
        'SELECT m.status, m.scope || ? AS present, f.terms FROM memories m JOIN memories_fts f ON f.rowid = m.row_id',
      )
      .bind('·')
      .all<{ status: string; present: string; terms: string }>();
    const isPresent = results.map(({ present, terms }) => terms.startsWith(present));
    expect([isPresent.includes(true), isPresent.includes(false)]).toEqual([true, true]);
    const { results: aborted } = await copy
      .prepare(
        `SELECT 1 FROM events e JOIN events_fts_docsize d ON d.id = e.row_id WHERE e.status = 'aborted'`,
      )
      .all();
    expect(aborted).toEqual([]);
  });

  it('has texts that no format likes', async () => {
    const { results } = await copy
      .prepare('SELECT content FROM events WHERE seq <= 4 ORDER BY seq')
      .all<{ content: string }>();
    expect(results.map(({ content }) => content)).toEqual(ODD_TEXTS);
  });

  it('gives no number twice, and has persona files written again', async () => {
    const { results } = await copy
      .prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'outbox_jobs'`)
      .all();
    const expected = await source.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'outbox_jobs'`).all();
    expect(results).toEqual(expected.results);
    const { results: profiles } = await copy
      .prepare('SELECT id, exported_revision AS n FROM persona_profiles')
      .all();
    expect(profiles).toEqual([{ id: 'per', n: 0 }]);
  });
});
