/**
 * Builds the management page into `dist/page`, which the Worker serves. What brings the Worker up or away calls it first, so that nobody
 * builds by hand; where nothing changed since the last time it does nothing. A build is put in place whole: a server that runs
 * beside it never sees half of one.
 */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { hashOfSources } from '../hash-of-sources.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');

/** The folder that `[assets]` in wrangler.toml names. */
export const PAGE_FOLDER: string = join(DIST, 'page');

/** Says what the folder was built from; beside it, or it would be served. */
const STAMP = join(DIST, 'page.stamp');

/** All that a build depends on: its sources, the client that it calls with, and the packages. */
const SOURCES = [
  'src/page/**/*',
  'src/client/*.ts',
  'src/import/**/*.ts',
  'src/memory/limits.ts',
  'src/cli/page/*.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds the page if it is not there as its sources are now. Throws a `CommandFailure` with reason `command_failed`. */
export async function buildPage(): Promise<void> {
  const stamp = hashOfSources(SOURCES, ['**/pictures/**']);
  if (existsSync(PAGE_FOLDER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const fresh = `${PAGE_FOLDER}-${process.pid}`;
  try {
    await runVite(fresh);
    rmSync(STAMP, { force: true });
    rmSync(PAGE_FOLDER, { recursive: true, force: true });
    renameSync(fresh, PAGE_FOLDER);
    mkdirSync(DIST, { recursive: true });
    writeFileSync(STAMP, stamp);
  } catch (error) {
    throw new CommandFailure('command_failed', `The page could not be built: ${(error as Error).message}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** In a process of its own: React is built for production or not by NODE_ENV, which test runners set otherwise. */
async function runVite(outDir: string): Promise<void> {
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const command = [join(dirname(vite), 'bin/vite.js'), 'build', '--config', config, '--outDir', outDir];
  await promisify(execFile)(process.execPath, [...command, '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
