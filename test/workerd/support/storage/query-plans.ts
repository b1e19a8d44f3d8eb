/**
 * How the database finds the rows of the statements that run meanwhile: what it says itself of each. It rests on the tests, the Worker
 * and its objects sharing one isolate.
 */
import { vi } from 'vitest';
import { testEnv } from '../service/workspace.ts';
import { tablesOf } from './databases.ts';

/** A statement as the runtime keeps it. */
interface Prepared extends D1PreparedStatement {
  readonly statement: string;
  readonly params: readonly unknown[];
}

interface Asked {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The reads that the databases were asked for while `work` ran. */
export async function readsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const prototype = Object.getPrototypeOf(testEnv.WORKSPACE_DB.withSession()) as D1DatabaseSession;
  const { batch } = prototype;
  const asked: Asked[] = [];
  function watched(this: D1DatabaseSession, statements: D1PreparedStatement[]) {
    for (const { statement: sql, params } of statements as Prepared[])
      if (/^\s*(select|with)\b/i.test(sql)) asked.push({ sql, params });
    return batch.call(this, statements);
  }
  const spy = vi.spyOn(prototype, 'batch').mockImplementation(watched as typeof batch);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked;
}

/** A line of a plan; those of one parent are one loop. */
interface Line {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

async function planOf({ sql, params }: Asked): Promise<Line[]> {
  const explain = (db: D1Database) =>
    db
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<Line>();
  const plan = await explain(testEnv.WORKSPACE_DB).catch(() => explain(testEnv.ACCOUNT_DB));
  return plan.results;
}

/** One row, or such as a statement lists: a sort of them is as long as the list. */
const BY_ROW =
  /USING INTEGER PRIMARY KEY|USING (?:COVERING )?INDEX sqlite_autoindex_\w+ \(|VIRTUAL TABLE|CONSTANT ROW/;

/** What a plan does without bound: it looks at all rows of a table, or sorts what an index led to. */
function unboundedIn({ sql }: Asked, plan: readonly Line[], tables: readonly string[]): string[] {
  const isTable = (name: string): boolean =>
    tables.some(
      (table) => name === table || new RegExp(`\\b${table}"?\\s+(?:as\\s+)?"?${name}\\b`, 'i').test(sql),
    );
  const isBounded = ({ detail }: Line): boolean => {
    const [, how, name = ''] = /^(SCAN|SEARCH) (\S+)/.exec(detail) ?? [];
    return how === undefined || BY_ROW.test(detail) || !isTable(name);
  };
  return plan.flatMap((line) => {
    const { detail, parent } = line;
    if (/^SCAN /.test(detail)) return isBounded(line) ? [] : [detail];
    // What is equal in all but the last term is sorted by itself: the notes of one conversation, the evidence of one memory.
    if (!/^USE TEMP B-TREE/.test(detail) || / FOR LAST TERM /.test(detail)) return [];
    const beside = plan.filter((other) => other.parent === parent && !isBounded(other));
    return beside.length === 0 ? [] : [`${detail}: ${beside.map((other) => other.detail).join('; ')}`];
  });
}

/** What was read without bound while `work` ran, and by which statement; and how many statements were looked at. */
export async function unboundedReads(
  work: () => Promise<unknown>,
): Promise<{ readonly statements: number; readonly unbounded: readonly string[] }> {
  const tables = (await Promise.all([tablesOf(testEnv.WORKSPACE_DB), tablesOf(testEnv.ACCOUNT_DB)])).flat();
  const asked = await readsOf(work);
  const unbounded: string[] = [];
  for (const each of asked) {
    const found = unboundedIn(each, await planOf(each), tables);
    if (found.length > 0) unbounded.push(`${found.join('\n')}\n  in ${each.sql.replaceAll(/\s+/g, ' ')}`);
  }
  return { statements: asked.length, unbounded };
}
