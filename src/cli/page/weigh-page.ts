/**
 * `npm run page:weight`: what a browser loads, compressed, before it shows the first view and for each later one; and whether that is within
 * bounds. A first view is the document with what it names, and the view that one begins with.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandFailure, runCommand } from '../failure.ts';
import { buildPage, PAGE_FOLDER } from './build-page.ts';

const FIRST_MAX_KB = 200;
const LATER_MAX_KB = 60;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

await runCommand(async () => {
  await buildPage();
  const chunks = JSON.parse(readFileSync(join(PAGE_FOLDER, 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = Object.keys(chunks).find((name) => chunks[name]?.isEntry) ?? '';
  const views = chunks[entry]?.dynamicImports ?? [];
  const first = filesOf(chunks, [entry, ...views.slice(0, 1)]);
  const rows: (readonly [name: string, kb: number, max: number])[] = [
    ['first view', sizeOf([...first, 'index.html']), FIRST_MAX_KB],
  ];
  for (const view of views.slice(1)) {
    const more = [...filesOf(chunks, [view])].filter((file) => !first.has(file));
    rows.push([view, sizeOf(more), LATER_MAX_KB]);
  }
  for (const [name, kb, max] of rows) console.log(`${kb.toFixed(1).padStart(7)} KB of ${max}  ${name}`);
  const heavy = rows.filter(([, kb, max]) => kb > max).map(([name]) => name);
  if (heavy.length > 0) throw new CommandFailure('command_failed', `Too heavy: ${heavy.join(', ')}.`);
});

/** All files that some chunks load before they run. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const chunk = chunks[name];
    if (chunk === undefined || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    left.push(...(chunk.imports ?? []));
  }
  return files;
}

function sizeOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(PAGE_FOLDER, file))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}
