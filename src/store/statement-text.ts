/**
 * A statement that is written out as the database takes it: its text, and the values of its parameters. Drizzle's own way there looks at each piece
 * a dozen times over and copies what it has at each level, which a turn pays for a thousand pieces; the pieces of which nearly all is
 * made are written here, and drizzle writes the others.
 */
import { SQL, StringChunk } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A statement for D1. */
export interface BoundText {
  readonly text: string;
  readonly values: readonly unknown[];
}

const DIALECT = new SQLiteAsyncDialect();

/** Word before a parameter that is a limit. */
const LIMIT = 'limit ';
/** A parameter, with that word where it stands there; and what may hold a question mark that is none. */
const PARAMETERS = /'[^']*'|"[^"]*"|(\blimit )?\?/g;

/** Writes a statement, limits as numbers: see `withLimits`. */
export function textOf(query: SQL): BoundText {
  const writer = new StatementWriter();
  writer.write(query);
  return writer;
}

class StatementWriter implements BoundText {
  text = '';
  readonly values: unknown[] = [];
  /** Words written last that end with `limit`. */
  #isAtLimit = false;

  write(piece: unknown): void {
    if (piece instanceof StringChunk) this.#writeText(piece.value.join(''));
    else if (piece instanceof SQL) for (const part of piece.queryChunks) this.write(part);
    else if (piece === null || typeof piece !== 'object') this.#writeValue(piece);
    else this.#writeAsDrizzle(piece);
  }

  #writeText(text: string): void {
    if (text === '') return;
    this.text += text;
    this.#isAtLimit = text.endsWith(LIMIT);
  }

  #writeValue(value: unknown): void {
    if (value === undefined) return;
    if (this.#isAtLimit && Number.isSafeInteger(value)) this.#writeText(String(value));
    else {
      this.#writeText('?');
      this.values.push(value);
    }
  }

  #writeAsDrizzle(piece: object): void {
    const { sql, params } = DIALECT.sqlToQuery(new SQL([piece as SQL]));
    this.#writeText(sql);
    this.values.push(...params);
  }
}

/**
 * Writes out the limits of a statement of drizzle's. SQLite plans by them: a statement with a parameter for one is compiled without knowing it,
 * and all over again when it is bound, at each execution.
 */
export function withLimits(text: string, values: readonly unknown[]): BoundText {
  const left: unknown[] = [];
  let parameter = 0;
  const written = text.replace(PARAMETERS, (found, limit?: string) => {
    if (!found.endsWith('?')) return found;
    const value = values[parameter++];
    if (limit !== undefined && Number.isSafeInteger(value)) return `${limit}${value}`;
    left.push(value);
    return found;
  });
  return { text: written, values: left };
}
