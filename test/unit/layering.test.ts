/**
 * Imports point one way, those of types too: what stands low knows nothing of what is built on it, so that it can be read,
 * changed and tested by itself. An arrow that runs back up ends as a circle that nobody can take apart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/**
 * From low to high; rooms of one line do not know each other. The client knows nothing of the service, so that the doors which
 * call the API within it (`mcp`, `rpc`) do that as any other caller. `env.ts` stands on the models whose settings it reads, and under
 * the store, whose databases it names.
 */
const LAYERS = [
  ['lib', 'client'],
  ['language'],
  ['memory'],
  ['persona', 'recall', 'import'],
  ['models'],
  ['env.ts'],
  ['store'],
  ['session'],
  ['maintenance', 'chat'],
  ['adapters', 'mcp', 'rpc'],
  ['http'],
  ['app.ts'],
  ['index.ts'],
];
/** Runs in Node, and takes from the Worker what it needs. */
const COMMAND_LINE = 'cli';
/** Runs in a browser, and knows of the service what any client does: what it calls; and what the files of others are, as the commands do. */
const PAGE = 'page';
const [CLIENT, IMPORT] = ['client', 'import'];

/** A file a language, and one a chapter of the API. */
const LISTS = new Set(['language', join('http', 'routes')]);
const FOLDER_MAX_FILES = 16;

const height = new Map(LAYERS.flatMap((rooms, i) => rooms.map((room) => [room, i] as const)));
const roomOf = (file: string): string => file.split('/')[0] ?? '';

/** What each file imports or exports from another, by paths within src. */
const imports = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => {
      const text = readFileSync(join(SRC, file), 'utf8');
      const named = text.matchAll(
        /^(?:import|export|\}).* from '(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm,
      );
      const targets = [...named].map(([, ...names]) => join(file, '..', names.find(Boolean) ?? ''));
      // A style is of the one who imports it; it imports nothing.
      return [file, targets.filter((target) => !target.endsWith('.css'))] as const;
    }),
);
const pairs = [...imports].flatMap(([from, targets]) => targets.map((to) => [from, to] as const));

it('no file imports from a room above its own', () => {
  const stray = pairs.filter(([from, to]) => {
    const [a, b] = [roomOf(from), roomOf(to)];
    if (a === b || a === COMMAND_LINE) return false;
    if (a === PAGE) return b !== CLIENT && b !== IMPORT;
    return !((height.get(b) ?? Number.NaN) < (height.get(a) ?? Number.NaN));
  });
  expect(stray.map((pair) => pair.join(' → '))).toEqual([]);
});

it('no file imports, over whatever way, one that imports it', () => {
  // Takes away what imports nothing that is left, again and again: what then still stands is in a circle, or imports one.
  let left = [...imports];
  for (let before = Number.NaN; left.length !== before; ) {
    before = left.length;
    const names = new Set(left.map(([file]) => file));
    left = left.filter(([, targets]) => targets.some((target) => names.has(target)));
  }
  expect(left.map(([file]) => file)).toEqual([]);
});

it('no folder holds more files than one looks through, but for lists of things of one kind', () => {
  const folders = Map.groupBy(imports.keys(), dirname);
  const crowded = [...folders].filter(
    ([folder, files]) => files.length > FOLDER_MAX_FILES && !LISTS.has(folder),
  );
  expect(crowded.map(([folder]) => folder)).toEqual([]);
});

it('every import is seen, and every room has its place', () => {
  expect(pairs.filter(([, to]) => !imports.has(to)).map((pair) => pair.join(' → '))).toEqual([]);
  const rooms = new Set([...imports.keys()].map(roomOf));
  expect([...rooms].filter((room) => !height.has(room)).sort()).toEqual([COMMAND_LINE, PAGE]);
});
