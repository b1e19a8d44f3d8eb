/**
 * The modules of `src` that run in plain Node as they do in the Worker, and their syntax trees. Impure are those that import, at
 * whatever distance, a platform or Node itself: their rules are reached through the service (`test/workerd/session/turn/cost-of-texts.test.ts`).
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';

export const ROOT = join(import.meta.dirname, '../..');
/** The package asks the platform itself, and views of the page need a browser. */
const PLATFORM = /^(?:node:|cloudflare:|wrangler$|@cloudflare\/workers-oauth-provider$)|\.tsx$/;

export interface SourceModule {
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  readonly program: ESTree.Program;
  /** What a name that is imported stands for: the file that it comes from and its name there; packages have no file. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly isPure: boolean;
}

interface Parsed extends Omit<SourceModule, 'isPure'> {
  /** Files and packages that are needed when it runs: imports of types are not. */
  readonly needs: readonly string[];
}

/** All modules of `src` by file. */
export function readModules(): Map<string, SourceModule> {
  const parsed = new Map(
    globSync('src/**/*.ts', { cwd: ROOT, exclude: ['**/*.d.ts'] }).map((name) => [
      join(ROOT, name),
      parseModule(join(ROOT, name)),
    ]),
  );
  const impure = new Set<string>();
  const isImpure = (need: string): boolean => PLATFORM.test(need) || impure.has(need);
  for (let before = -1; before < impure.size; ) {
    before = impure.size;
    for (const { file, needs } of parsed.values()) if (needs.some(isImpure)) impure.add(file);
  }
  return new Map([...parsed].map(([file, module]) => [file, { ...module, isPure: !impure.has(file) }]));
}

function parseModule(file: string): Parsed {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports = new Map<string, { file: string; name: string }>();
  const needs: string[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.source === null) continue;
    const from = statement.source.value;
    const target = from.startsWith('.') ? join(dirname(file), from) : from;
    const isOfTypes =
      statement.type === 'ImportDeclaration'
        ? statement.importKind === 'type' ||
          (statement.specifiers.length > 0 &&
            statement.specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'))
        : statement.exportKind === 'type';
    if (!isOfTypes) needs.push(target);
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const { imported } = specifier;
      const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
      imports.set(specifier.local.name, { file: target, name });
    }
  }
  return { file, source, program, imports, needs };
}
