/**
 * Segments of the full-text indexes. Each message adds one, and a search looks into each: if they piled up, the busiest user's searches
 * would become slower with each message; if merging lost one, what it held would never be found again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';

const FOLDER = 'migrations/workspace';
const OURS = '0033_fewer_segments.sql';
const MESSAGES = 60;
/** Four small ones and what they were merged into, twice. */
const SEGMENTS_MAX = 12;

/** Runs the migrations in their order, as far as `isMeant` says. */
function migrate(db: DatabaseSync, isMeant: (file: string) => boolean): void {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort().filter(isMeant)) db.exec(readFileSync(join(FOLDER, file), 'utf8'));
}

const add = (db: DatabaseSync, from: number): void => {
  const insert = db.prepare('INSERT INTO memories_fts (rowid, terms) VALUES (?, ?)');
  for (let i = from; i < from + MESSAGES; i++) insert.run(i, `s·all s·word${i}`);
};
const segments = (db: DatabaseSync) =>
  db.prepare('SELECT count(DISTINCT segid) AS n FROM memories_fts_idx').get()?.n as number;
const found = (db: DatabaseSync, term: string) =>
  db.prepare('SELECT count(*) AS n FROM memories_fts WHERE memories_fts MATCH ?').get(`"s·${term}"`)?.n;

describe('a full-text index', () => {
  it('holds few segments, however many messages came one by one, and finds all of them', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, () => true);
    add(db, 1);
    expect(segments(db)).toBeLessThanOrEqual(SEGMENTS_MAX);
    expect([found(db, 'all'), found(db, 'word1'), found(db, `word${MESSAGES}`)]).toEqual([MESSAGES, 1, 1]);
  });

  it('merges what a filled store has, and finds what it found before', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, (file) => file < OURS);
    add(db, 1);
    migrate(db, (file) => file >= OURS);
    add(db, MESSAGES + 1);
    expect(segments(db)).toBeLessThanOrEqual(SEGMENTS_MAX);
    expect([found(db, 'all'), found(db, 'word1'), found(db, `word${2 * MESSAGES}`)]).toEqual([
      2 * MESSAGES,
      1,
      1,
    ]);
  });
});
