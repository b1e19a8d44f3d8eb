/**
 * A store that was filled before the full-text index of events gave its text up. If the migration lost a word, what somebody said
 * years ago would never be found again; if it kept one that was taken back, it would be.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const FOLDER = 'migrations/workspace';
const OURS = '0032_terms_of_events';

/** Runs migrations in their order, from one on and before another. */
function migrate(db: DatabaseSync, from: string, before: string): void {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  for (const { tag } of entries.filter(({ tag }) => tag >= from && tag < before))
    db.exec(readFileSync(join(FOLDER, `${tag}.sql`), 'utf8'));
}

it('finds after the migration what it found before, and forgets what is erased then', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, '', OURS);
  db.exec(`PRAGMA foreign_keys = OFF`);
  const said = [
    ['active', 'green tea #honey', 's·green s·tea s·#honey'],
    ['aborted', 'taken back', null],
    ['active', '…', ''],
    ['active', 'green apples', 's·green s·appl'],
  ] as const;
  for (const [i, [status, content, terms]] of said.entries()) {
    db.prepare(
      `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, content, tokens, dedupe_key, status, occurred_at, created_at)
        VALUES ('evt_' || ?1, 'w', 'conv', 's', ?1, 'user', ?2, 1, 'd' || ?1, ?3, 1, 1)`,
    ).run(i + 1, content, status);
    if (terms !== null)
      db.prepare(`INSERT INTO events_fts (rowid, terms, conversation) VALUES (?, ?, 'conv')`).run(
        i + 1,
        terms,
      );
  }
  migrate(db, OURS, '0033');
  expect(db.prepare('SELECT terms FROM events ORDER BY row_id').all()).toMatchObject([
    { terms: 'green tea #honey' },
    { terms: '' },
    { terms: '' },
    { terms: 'green appl' },
  ]);
  const found = (match: string) =>
    db
      .prepare('SELECT rowid FROM events_fts WHERE events_fts MATCH ? ORDER BY rank')
      .all(match)
      .map(({ rowid }) => rowid);
  expect(found('terms : ("s·green") AND conversation : "conv"')).toEqual([4, 1]);
  expect(found('"s·#honey"')).toEqual([1]);
  expect(found('"s·taken"')).toEqual([]);
  // What is not in the index is taken out of it without harm.
  db.exec('DELETE FROM events_fts WHERE rowid IN (1, 2, 3)');
  expect(found('"s·green"')).toEqual([4]);
  expect(db.prepare(`SELECT term FROM events_vocab WHERE term <> 'conv'`).all()).toMatchObject([
    { term: 's·appl' },
    { term: 's·green' },
  ]);
  db.exec(`INSERT INTO events_fts (events_fts) VALUES ('integrity-check')`);
});
