/** Tells whether what was built is still what a build would make: two builds are alike where this is the same. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of package.json. */
const ROOT = resolve(import.meta.dirname, '../..');

/** Hash of the names and contents of the project's files that match. */
export function hashOfSources(patterns: readonly string[], exclude: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
