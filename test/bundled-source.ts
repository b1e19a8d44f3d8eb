/**
 * The source as one module. A runtime would otherwise ask for its eight hundred modules one by one, and every call from one to another
 * would go through a getter. Each module of the source stays a module for the tests, which hands on what stands in that one; so a
 * test that spies on a class spies on the one that the service uses.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vitest/config';

/** What only Node, a browser or an agent of another maker runs. */
const LEFT_OUT = ['src/{cli,page}/**', 'src/client/frameworks/**', '**/{drizzle.config,*.d}.ts'];

const NAME = 'bundled-for-tests';
/** Where the source is, so that packages are found as they find them. */
const BUNDLE = resolve(`src/${NAME}.js`);

/** How other chunks name it. */
const FROM_BUNDLE = `"./${NAME}.js"`;

/** A module that the bundle imports when it is needed. */
const LATER = /\bimport\("([^"]+)"\)/g;

/** Makes each module of the source one that hands on what stands in the bundle. */
export function bundledSource(): Plugin {
  const files = globSync('src/**/*.ts', { exclude: LEFT_OUT }).map((file) => resolve(file));
  const known = new Set([...files, BUNDLE]);
  let modules: ReturnType<typeof bundle> | undefined;
  return {
    name: 'strata:bundled-source',
    enforce: 'pre',
    // How a module is named within the bundle depends on all others: what vitest keeps of it for the next run would be another's.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (known.has(id) ? false : undefined)),
    // A runtime names it from the root of the project.
    resolveId: (id) => (BUNDLE.endsWith(id) ? BUNDLE : null),
    load: async (id) => {
      if (!known.has(id)) return null;
      modules ??= bundle(files);
      return { code: (await modules).get(id) ?? '', map: { mappings: '' } };
    },
  };
}

/** The code of each module, and of the bundle. */
async function bundle(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const build = await rolldown({
    input: [...files],
    external: (id) => !/^[./]/.test(id),
    preserveEntrySignatures: 'strict',
    treeshake: false,
  });
  const { output } = await build.generate({
    keepNames: true,
    codeSplitting: { groups: [{ name: NAME, test: /./ }] },
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await build.close();
  const chunks = output.filter((each) => each.type === 'chunk');
  // A module that is imported when it is needed goes by the name of its file.
  const imported = new Map(
    chunks.map(({ fileName, facadeModuleId }) => [`./${fileName}`, facadeModuleId ?? BUNDLE]),
  );
  return new Map(
    chunks.map(({ code, facadeModuleId }) => [
      facadeModuleId ?? BUNDLE,
      facadeModuleId === null
        ? code.replaceAll(LATER, (call, name: string) => {
            const file = imported.get(name);
            return file === undefined ? call : `import(${JSON.stringify(file)})`;
          })
        : code.replaceAll(FROM_BUNDLE, JSON.stringify(BUNDLE)),
    ]),
  );
}
