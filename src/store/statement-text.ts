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
/** Words before a parameter that something is equal to. */
const EQUALS = /(?:= |\bis )$/;
/** A parameter, with such words where they stand there; and what may hold a question mark that is none. */
const PARAMETERS = /'[^']*'|"[^"]*"|(\blimit |= |\bis )?\?/g;

/** Writes a statement as it is compiled once: see `compiledOnce`. */
export function textOf(query: SQL): BoundText {
  const writer = new StatementWriter();
  writer.write(query);
  return writer;
}

class StatementWriter implements BoundText {
  text = '';
  readonly values: unknown[] = [];
  /** Place of the next parameter, by the words written last. */
  #at: 'limit' | 'equals' | null = null;

  write(piece: unknown): void {
    if (piece instanceof StringChunk) this.#writeText(piece.value.join(''));
    else if (piece instanceof SQL) for (const part of piece.queryChunks) this.write(part);
    else if (piece === null || typeof piece !== 'object') this.#writeValue(piece);
    else this.#writeAsDrizzle(piece);
  }

  #writeText(text: string): void {
    if (text === '') return;
    this.text += text;
    this.#at = text.endsWith(LIMIT) ? 'limit' : EQUALS.test(text) ? 'equals' : null;
  }

  #writeValue(value: unknown): void {
    if (value === undefined) return;
    if (this.#at === 'limit' && Number.isSafeInteger(value)) this.#writeText(String(value));
    else {
      this.#writeText(this.#at === 'equals' ? '+?' : '?');
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
 * Writes a statement of drizzle's so that SQLite compiles it once. It plans by limits and by what columns are equal to: a statement with
 * a parameter there is compiled without knowing it, and all over again when it is bound, at each execution. So limits are written out, and
 * a plus, which changes no value, hides from the planner whether one that is compared is 0 or 1.
 */
export function compiledOnce(text: string, values: readonly unknown[]): BoundText {
  const left: unknown[] = [];
  let parameter = 0;
  const written = text.replace(PARAMETERS, (found, before?: string) => {
    if (!found.endsWith('?')) return found;
    const value = values[parameter++];
    if (before === LIMIT && Number.isSafeInteger(value)) return `${LIMIT}${value}`;
    left.push(value);
    return before === undefined || before === LIMIT ? found : `${before}+?`;
  });
  return { text: written, values: left };
}
