/**
 * A second `npm start` takes the bundle of the first one. If it fails, every start waits for the Worker to be bundled anew, or a server runs
 * a Worker of yesterday.
 */
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtWorker } from '../../../../src/cli/local/built-worker.ts';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';

/** A configuration, and what wrangler would have bundled for it. */
function scene() {
  const folder = temporaryStateDir();
  const config = join(folder, 'wrangler.toml');
  const sourceMapPath = join(folder, 'index.js.map');
  writeFileSync(config, 'name = "first"');
  writeFileSync(sourceMapPath, '{"version":3}');
  const bundle = {
    entrypointSource: 'export default { n: 7 }; export class Kept {}',
    sourceMapPath,
    modules: [],
  };
  return { config, bundle, kept: () => readdirSync(join(folder, '.wrangler/built')) };
}

it('is there for the next server of the same configuration, with its exports and its map, and for no other', async () => {
  const { config, bundle } = scene();
  const [first, second] = [builtWorker(config), builtWorker(config)];
  expect([first.entry, second.entry]).toEqual([undefined, undefined]);
  // Both started at once.
  first.keep(bundle);
  second.keep(bundle);
  const { entry = '' } = builtWorker(config);
  const { default: worker, Kept } = await import(entry);
  expect([worker, typeof Kept]).toEqual([{ n: 7 }, 'function']);
  expect(existsSync(join(dirname(entry), 'index.js.map'))).toBe(true);
  expect(statSync(dirname(entry)).mode & 0o077).toBe(0);
  writeFileSync(config, 'name = "second"');
  expect(builtWorker(config).entry).toBeUndefined();
});

it('is not kept where its configuration changed while it was made, nor where it is not all in one module', () => {
  const { config, bundle } = scene();
  const changed = builtWorker(config);
  writeFileSync(config, 'name = "second"');
  changed.keep(bundle);
  builtWorker(config).keep({ ...bundle, modules: ['query.wasm'] });
  expect(builtWorker(config).entry).toBeUndefined();
  writeFileSync(config, 'name = "first"');
  expect(builtWorker(config).entry).toBeUndefined();
});

it('goes when there are newer ones', () => {
  const { config, bundle, kept } = scene();
  for (let n = 1; n <= 5; n++) {
    writeFileSync(config, `name = "number ${n}"`);
    builtWorker(config).keep({ ...bundle, entrypointSource: String(n) });
    const { entry = '' } = builtWorker(config);
    expect(readFileSync(join(dirname(entry), 'worker.js'), 'utf8')).toBe(String(n));
    utimesSync(dirname(entry), n, n);
  }
  expect(kept()).toHaveLength(3);
  expect(builtWorker(config).entry).toBeDefined();
});
