/** `npm run package`, and `npm pack` before it packs: compiles the client and what frameworks take of it, into a folder that is made anew. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/client');

rmSync(OUT, { recursive: true, force: true });
execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'src/client'], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The compiler leaves the names of sources in declarations, and those are not in the package.
for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(OUT, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'),
  );
}
