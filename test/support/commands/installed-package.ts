/**
 * The package as somebody has it who installed it: packed by npm, and installed into an empty folder without a network. What a framework
 * needs of its own is linked there, as installing it would put it.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

export interface InstalledPackage {
  readonly folder: string;
  /** Paths of the files that were packed. */
  readonly files: readonly string[];
  /** Runs a module of this text in the folder; answers with what it printed. */
  runText(text: string): Promise<string>;
  /** Runs an example of `test/examples` in the folder. */
  runExample(name: string, env: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** Packs and installs, and links packages that a consumer would have. */
export async function installPackage(linked: readonly string[] = []): Promise<InstalledPackage> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    cwd: ROOT,
  });
  const packed = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ];
  const [{ filename, files }] = packed;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...quietly, `./${filename}`], { cwd: folder });
  for (const name of linked) {
    const at = join(folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), at);
  }
  const node = async (file: string, env: Readonly<Record<string, string>> = {}) => {
    const printed = await run(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env } });
    return printed.stdout;
  };
  return {
    folder,
    files: files.map(({ path }) => path),
    runText: (text) => {
      writeFileSync(join(folder, 'main.js'), text);
      return node('main.js');
    },
    runExample: (name, env) => {
      copyFileSync(join(ROOT, 'test/examples', `${name}.ts`), join(folder, `${name}.ts`));
      return node(`${name}.ts`, env);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
