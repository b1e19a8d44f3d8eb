/** Checks `.dev.vars` before the server starts: a wrong variable would fail every request, and look like damage. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Env, parseConfig } from '../../env.ts';
import { CommandFailure } from '../failure.ts';

/** Throws a `CommandFailure` that names the wrong variable */
export function checkVariables(
  file: string,
  vars: Readonly<Record<string, string>>,
  rootSecret: string,
): void {
  const read = variablesIn(file);
  try {
    parseConfig({ ...read, ...vars, ROOT_SECRET: rootSecret } as unknown as Env);
  } catch (error) {
    throw new CommandFailure(
      'config_invalid',
      `${(error as Error).message}\nVariables are read from ${file}.`,
    );
  }
}

/** Notice of a `ROOT_SECRET` in `.dev.vars`, which counts for nothing; null where none is named, or the same one. */
export function rootSecretNotice(
  file: string,
  { rootSecret, secretFile }: { readonly rootSecret: string; readonly secretFile: string },
): string | null {
  const named = variablesIn(file).ROOT_SECRET;
  return named === undefined || named === rootSecret
    ? null
    : `ROOT_SECRET in ${file} does not count: the one in ${secretFile} does. To use yours, write it there; tokens made before end.`;
}

const variablesIn = (file: string): NodeJS.Dict<string> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
