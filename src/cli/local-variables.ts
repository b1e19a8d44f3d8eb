/** What `.dev.vars` sets is checked before the server starts: a wrong variable would fail every request, and look like damage. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Env, parseConfig } from '../env.ts';
import { CommandFailure } from './failure.ts';

/** Throws a `CommandFailure` that names the wrong variable. */
export function checkVariables(
  file: string,
  vars: Readonly<Record<string, string>>,
  rootSecret: string,
): void {
  const read = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  try {
    parseConfig({ ...read, ...vars, ROOT_SECRET: rootSecret } as unknown as Env);
  } catch (error) {
    throw new CommandFailure(
      'config_invalid',
      `${(error as Error).message}\nVariables are read from ${file}.`,
    );
  }
}
