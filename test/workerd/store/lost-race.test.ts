/**
 * How a lost race is told from a fault. A fault that is taken for a lost race is tried again for ever, or told to an operator as
 * somebody else's work; a lost race that is taken for a fault fails a request that only had to be decided anew.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MarkedDatabase } from '../../../src/cli/backup/restore-mark.ts';
import {
  Database,
  isLostRace,
  providedThat,
  requireOneChange,
  requireThat,
} from '../../../src/store/database.ts';
import { testEnv } from '../support/service/workspace.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a batch', () => {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  const batch = (...conditions: Parameters<typeof requireThat>[1][]) =>
    failureOf(
      db.write(
        'race',
        conditions.map((condition) => requireThat(db, condition)),
      ),
    );
  const none = db.run(sql`update channels set name = 'x' where id = 'none'`);

  it('that others overtook says so, and one whose conditions hold does not', async () => {
    expect(isLostRace(await batch(sql`1 = 1`, sql`1 = 0`))).toBe(true);
    expect(isLostRace(await failureOf(db.write('race', [none, requireOneChange(db)])))).toBe(true);
    expect(await batch(sql`1 = 1`)).toBeNull();
  });

  it('that checks what it writes by is lost whether or not there is a row to write', async () => {
    const renaming = (condition: Parameters<typeof requireThat>[1]) =>
      failureOf(
        db.write('race', [
          db.run(sql`update channels set name = 'x' where id = ${providedThat(condition, sql`'none'`)}`),
        ]),
      );
    expect(isLostRace(await renaming(sql`1 = 0`))).toBe(true);
    expect(isLostRace(await renaming(sql`exists (select 1 from channels where id = 'none')`))).toBe(true);
    expect(await renaming(sql`1 = 1`)).toBeNull();
  });

  it.each([
    ['malformed JSON', sql`json('lost race') is null`],
    ['malformed JSON under a path', sql`json_extract('lost race', '$.a') is null`],
    ['JSON that was cut off', sql`(select count(*) from json_each('["lost race"')) = 0`],
    ['another path that is none', sql`json_extract('{"lost race": 1}', '$lost race') is null`],
  ])('that fails by a fault is no lost race: %s', async (_, fault) => {
    const failure = await batch(fault);
    expect(failure).toBeInstanceOf(Error);
    expect(isLostRace(failure)).toBe(false);
  });
});

describe('a restore', () => {
  it('takes a row that it cannot read for what it is, not for another restore', async () => {
    const db = testEnv.WORKSPACE_DB_2;
    const earlier = await MarkedDatabase.mark(db, true, 'a');
    const unreadable = db.prepare('select json(?1)').bind('[1,');
    expect(String(await failureOf(earlier.write([unreadable])))).toMatch(/malformed JSON/);
    const later = await MarkedDatabase.mark(db, true, 'a');
    expect(String(await failureOf(earlier.write([unreadable])))).toMatch(/Another restore/);
    await later.unmark();
  });
});
