/**
 * Writes D1 ids into an environment of wrangler.toml as text, so that comments and layout stay as their author left
 * them. It knows the `[[env.NAME.d1_databases]]` form only; a database it does not find is reported, not invented.
 */

/** The new text, and the databases whose id was written or is nowhere to be found in the text. */
export interface DatabaseIdEdit {
  toml: string;
  written: string[];
  missing: string[];
}

/** Sets `database_id` of every database in `ids` (name → id); doing it twice changes nothing more. */
export function writeDatabaseIds(
  toml: string,
  environment: string,
  ids: ReadonlyMap<string, string>,
): DatabaseIdEdit {
  const eol = toml.includes('\r\n') ? '\r\n' : '\n';
  const lines = toml.split(eol);
  const written: string[] = [];
  const seen = new Set<string>();
  // Backwards, so that an inserted line does not move the tables still to come.
  for (const table of databaseTables(lines, environment).reverse()) {
    const name = valueAt(lines, table.nameLine);
    const id = name === undefined ? undefined : ids.get(name);
    if (name === undefined || id === undefined) continue;
    seen.add(name);
    if (valueAt(lines, table.idLine) === id) continue;
    if (table.idLine === -1) {
      const indent = /^\s*/.exec(lines[table.nameLine] ?? '')?.[0] ?? '';
      lines.splice(table.nameLine + 1, 0, `${indent}database_id = "${id}"`);
    } else {
      lines[table.idLine] = (lines[table.idLine] ?? '').replace(/=\s*(["']).*?\1/, `= "${id}"`);
    }
    written.unshift(name);
  }
  return { toml: lines.join(eol), written, missing: [...ids.keys()].filter((name) => !seen.has(name)) };
}

interface DatabaseTable {
  nameLine: number;
  idLine: number;
}

/** Line numbers, −1 when absent, of the name and id in each of the environment's database tables. */
function databaseTables(lines: readonly string[], environment: string): DatabaseTable[] {
  const header = `[[env.${environment}.d1_databases]]`;
  const tables: DatabaseTable[] = [];
  let current: DatabaseTable | undefined;
  for (const [number, line] of lines.entries()) {
    if (/^\s*\[/.test(line)) {
      current = line.replaceAll(/\s/g, '').startsWith(header) ? { nameLine: -1, idLine: -1 } : undefined;
      if (current !== undefined) tables.push(current);
    } else if (current !== undefined && /^\s*database_name\s*=/.test(line)) current.nameLine = number;
    else if (current !== undefined && /^\s*database_id\s*=/.test(line)) current.idLine = number;
  }
  return tables;
}

const valueAt = (lines: readonly string[], number: number): string | undefined =>
  /=\s*(["'])(.*?)\1/.exec(lines[number] ?? '')?.[2];
