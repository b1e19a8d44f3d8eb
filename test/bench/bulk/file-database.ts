/**
 * A D1 database of the local runtime as Node opens it while the runtime stands still: the file, and what the service asks of a binding.
 * Nothing waits for the disk: whatever ends a fill before its end leaves a folder to be thrown away.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CommandFailure } from '../../../src/cli/failure.ts';

/** Pages that are kept in memory, in KiB: the inner pages of an index of a million messages. */
const CACHE_KIB = 512 * 1024;

/** A statement and its parameters. */
interface Bound {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** Opens the one database below a folder of a runtime that has such a table. */
export function openFile(folder: string, table: string): DatabaseSync {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files.filter((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite')) {
    const file = new DatabaseSync(join(folder, name));
    if (file.prepare(`select 1 from sqlite_master where name = ?`).get(table) !== undefined) {
      file.exec(`pragma synchronous = off; pragma cache_size = -${CACHE_KIB}`);
      return file;
    }
    file.close();
  }
  throw new CommandFailure('server_failed', `no database with a table ${table} in ${folder}`);
}

/** The binding of an open file: each batch is one transaction. */
export function bindingOf(file: DatabaseSync): D1Database {
  const prepared = new Map<string, StatementSync>();
  const statementOf = (text: string): StatementSync => {
    const known = prepared.get(text) ?? file.prepare(text);
    prepared.set(text, known);
    return known;
  };
  const batch = (statements: readonly Bound[]) => {
    file.exec('begin immediate');
    try {
      const results = statements.map(({ text, values }) => ({
        results: statementOf(text).all(...values),
        success: true,
        meta: { rows_read: 0, rows_written: 0 },
      }));
      file.exec('commit');
      return Promise.resolve(results);
    } catch (error) {
      file.exec('rollback');
      return Promise.reject(error);
    }
  };
  const prepare = (text: string) => ({
    bind: (...values: unknown[]): Bound => ({ text, values: values.map(toStored) }),
  });
  const session = { prepare, batch };
  return { withSession: () => session } as unknown as D1Database;
}

/** A parameter as D1 would store it. */
const toStored = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue);
