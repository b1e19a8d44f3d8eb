/**
 * Writes the ids of D1 databases and KV namespaces into an environment of wrangler.toml as text, so that comments and layout stay as
 * their author left them. It knows the `[[env.NAME.d1_databases]]` form only; what it does not find is reported, not invented.
 */

/** Tables of wrangler.toml that hold the id of a resource: by which key each is known, and where its id stands. */
const TABLES = {
  d1_databases: { name: 'database_name', id: 'database_id' },
  kv_namespaces: { name: 'binding', id: 'id' },
} as const;
export type IdTable = keyof typeof TABLES;

/** The new text, and what had its id written or is nowhere to be found in the text. */
export interface IdEdit {
  toml: string;
  written: string[];
  missing: string[];
}

/** Sets the id of everything in `ids` (name → id); doing it twice changes nothing more. */
export function writeIds(
  toml: string,
  environment: string,
  table: IdTable,
  ids: ReadonlyMap<string, string>,
): IdEdit {
  const eol = toml.includes('\r\n') ? '\r\n' : '\n';
  const lines = toml.split(eol);
  const written: string[] = [];
  const seen = new Set<string>();
  // Backwards, so that an inserted line does not move the tables still to come.
  for (const { nameLine, idLine } of tablesIn(lines, environment, table).reverse()) {
    const name = valueAt(lines, nameLine);
    const id = name === undefined ? undefined : ids.get(name);
    if (name === undefined || id === undefined) continue;
    seen.add(name);
    if (valueAt(lines, idLine) === id) continue;
    if (idLine === -1) {
      const indent = /^\s*/.exec(lines[nameLine] ?? '')?.[0] ?? '';
      lines.splice(nameLine + 1, 0, `${indent}${TABLES[table].id} = "${id}"`);
    } else {
      lines[idLine] = (lines[idLine] ?? '').replace(/=\s*(["']).*?\1/, `= "${id}"`);
    }
    written.unshift(name);
  }
  return { toml: lines.join(eol), written, missing: [...ids.keys()].filter((name) => !seen.has(name)) };
}

interface Place {
  nameLine: number;
  idLine: number;
}

/** Line numbers, −1 when absent, of the name and id in each table of this kind of the environment. */
function tablesIn(lines: readonly string[], environment: string, table: IdTable): Place[] {
  const header = `[[env.${environment}.${table}]]`;
  const keys = TABLES[table];
  const places: Place[] = [];
  let current: Place | undefined;
  for (const [number, line] of lines.entries()) {
    if (/^\s*\[/.test(line)) {
      current = line.replaceAll(/\s/g, '').startsWith(header) ? { nameLine: -1, idLine: -1 } : undefined;
      if (current !== undefined) places.push(current);
    } else if (current !== undefined) {
      const key = /^\s*(\w+)\s*=/.exec(line)?.[1];
      if (key === keys.name) current.nameLine = number;
      else if (key === keys.id) current.idLine = number;
    }
  }
  return places;
}

const valueAt = (lines: readonly string[], number: number): string | undefined =>
  /=\s*(["'])(.*?)\1/.exec(lines[number] ?? '')?.[2];
