/**
 * The Worker as wrangler bundled it for the last local server. Bundling takes most of the time of a start, so it is spared where source,
 * packages and configuration are as they were. Several servers may start at once: what is kept is put in place whole.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfSources } from '../hash-of-sources.ts';

/** All that a bundle depends on besides the configuration. What only Node or a browser runs is no part of it. */
const SOURCES = ['src/**/*', 'package-lock.json', 'tsconfig.json'];
const NOT_BUNDLED = ['src/{cli,page}/**', 'src/client/frameworks/**'];

/** The folder of bundles, beside a configuration; each has one of its own. */
const KEPT_IN = '.wrangler/built';

/** More than one bundle: somebody goes to and fro between branches. */
const KEPT_MAX = 3;

/** The bundle, and the module that wrangler is to begin with: it reads through that one before it starts, which takes long for a large one. */
const BUNDLE = 'worker.js';
const ENTRY = 'index.js';
const ENTRY_TEXT = `export * from './${BUNDLE}';\nexport { default } from './${BUNDLE}';\n`;

/** The parts of a bundle of wrangler's that are kept. */
export interface Bundled {
  readonly entrypointSource: string;
  readonly sourceMapPath: string | undefined;
  readonly modules: readonly unknown[];
}

/** The bundle of the sources as they are now. */
export interface BuiltWorker {
  /** The module to begin with; undefined where it is to be bundled. */
  readonly entry: string | undefined;
  /** Keeps it for the next server, unless the sources have changed meanwhile. */
  keep(bundled: Bundled): void;
}

/** Looks for the bundle that a server with this configuration would make. */
export function builtWorker(config: string): BuiltWorker {
  const key = keyOf(config);
  const folder = join(dirname(config), KEPT_IN, key);
  const entry = join(folder, ENTRY);
  return {
    entry: existsSync(entry) ? entry : undefined,
    keep: (bundled) => {
      // Modules beside it, such as WebAssembly, are not kept, and so neither is a bundle that has some.
      if (bundled.modules.length === 0 && keyOf(config) === key) keepIn(folder, bundled);
    },
  };
}

const keyOf = (config: string): string =>
  createHash('sha256').update(hashOfSources(SOURCES, NOT_BUNDLED)).update(readFileSync(config)).digest('hex');

function keepIn(folder: string, { entrypointSource, sourceMapPath }: Bundled): void {
  const root = dirname(folder);
  mkdirSync(root, { recursive: true });
  const fresh = mkdtempSync(join(root, 'new-'));
  try {
    writeFileSync(join(fresh, BUNDLE), entrypointSource);
    writeFileSync(join(fresh, ENTRY), ENTRY_TEXT);
    // It names the sources by their way from where wrangler built, a folder as deep as this one.
    if (sourceMapPath !== undefined) copyFileSync(sourceMapPath, join(fresh, 'index.js.map'));
    renameSync(fresh, folder);
  } catch (error) {
    // Another server has just kept the same.
    if (!existsSync(join(folder, ENTRY))) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  const newestFirst = readdirSync(root)
    .map((name) => join(root, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(KEPT_MAX)) rmSync(old, { recursive: true, force: true });
}
