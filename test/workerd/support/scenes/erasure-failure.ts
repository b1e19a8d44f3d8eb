/** What befalls an erasure: a statement that the database refuses, a process that dies, a store that does not answer. */
import { vi } from 'vitest';
import { CountedDatabase } from '../../../../src/maintenance/erasure/erasure-run.ts';
import { SessionObject } from '../../../../src/session/session-object.ts';
import type { SqlStatement } from '../../../../src/store/database.ts';
import { testEnv } from '../service/workspace.ts';

/** A break of the database and its repair. */
export interface Break {
  readonly what: string;
  readonly breaks: string;
  readonly mends: string;
}

/** Makes every deletion, insertion or update of rows of a table fail. */
export const refusing = (operation: 'DELETE' | 'INSERT' | 'UPDATE', table: string): Break => ({
  what: `${operation} on ${table}`,
  breaks: `CREATE TRIGGER refused BEFORE ${operation} ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  mends: 'DROP TRIGGER refused',
});

/** A table that is not there: for full-text tables, which take no triggers. */
export const missing = (table: string): Break => ({
  what: `${table} lost`,
  breaks: `ALTER TABLE ${table} RENAME TO ${table}_lost`,
  mends: `ALTER TABLE ${table}_lost RENAME TO ${table}`,
});

/** The statement of the migrations that makes a view, in one line. */
const viewOf = (name: string): string =>
  testEnv.WORKSPACE_MIGRATIONS.flatMap(({ queries }) => queries)
    .flatMap((query) => query.slice(Math.max(0, query.indexOf(`CREATE VIEW ${name} `))).split(';')[0] ?? [])
    .find((query) => query.startsWith(`CREATE VIEW ${name} `))
    ?.replaceAll(/\s+/g, ' ') ?? '';

/** The full-text index of events, which reads their words through a view. */
export const EVENTS_INDEX_LOST: Break = {
  what: 'events_fts lost',
  breaks: 'DROP VIEW events_terms',
  mends: viewOf('events_terms'),
};

/** Runs `work` while the database is broken. */
export async function whileBroken<T>(
  { breaks, mends }: Break,
  work: () => Promise<T>,
  db: D1Database = testEnv.WORKSPACE_DB,
): Promise<T> {
  await db.exec(breaks);
  try {
    return await work();
  } finally {
    await db.exec(mends);
  }
}

type Batch = (step: string, statements: readonly SqlStatement[]) => Promise<unknown>;

/** Runs `work`, in which the process of an erasure dies after its n-th round trip to the database: what it wrote is written. */
export async function dyingAfter<T>(
  roundTrips: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly died: boolean }> {
  let left = roundTrips;
  const alive = CountedDatabase.prototype as unknown as { batch: Batch };
  const { batch } = alive;
  const spy = vi.spyOn(alive, 'batch').mockImplementation(async function (
    this: CountedDatabase,
    step,
    statements,
  ) {
    if (left === 0) throw new Error('dead');
    const answer = await batch.call(this, step, statements);
    left -= 1;
    if (left === 0) throw new Error('died');
    return answer;
  });
  try {
    return { result: await work(), died: left === 0 };
  } finally {
    spy.mockRestore();
  }
}

/** Runs `work` while no session object answers when it is told to forget. */
export async function whileSessionsFail<T>(work: () => Promise<T>): Promise<T> {
  const spy = vi
    .spyOn(SessionObject.prototype, 'forget')
    .mockResolvedValue({ ok: false, error: { code: 'unavailable', part: 'session' } });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
