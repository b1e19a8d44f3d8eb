/**
 * Runs the project's own wrangler, always with this Node, never interactively, with neither metrics nor log files.
 * Secrets are never among the arguments: those are visible to every user of the machine.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CommandFailure } from './failure.ts';

/** The folder of package.json and wrangler.toml. */
const PROJECT_ROOT: string = resolve(import.meta.dirname, '../..');

/** The project's wrangler configuration. */
export const DEFAULT_CONFIG: string = join(PROJECT_ROOT, 'wrangler.toml');

/** End of a wrangler command. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `wrangler …args` to its end. Commands depend on this type, so that a test can stand in for the account. */
export type WranglerRunner = (args: readonly string[]) => Promise<Outcome>;

/** The command as a person would type it. */
export const commandLine = (args: readonly string[]): string => `wrangler ${args.join(' ')}`;

/** Path of wrangler's script, to be run with `process.execPath`. */
export function wranglerScript(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin/wrangler.js');
  } catch {
    throw new CommandFailure('command_failed', 'wrangler is not installed: run `npm ci` first.');
  }
}

/** Environment of every wrangler process. */
export function wranglerEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    CI: '1',
    FORCE_COLOR: '0',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    ...extra,
  };
  delete environment.NO_COLOR; // beside FORCE_COLOR it makes Node print a warning
  delete environment.CLOUDFLARE_ENV; // the environment is always named in the command
  return environment;
}

/** Runs wrangler; `echo` also shows its output as it comes. */
export function wranglerRunner(options: { echo: boolean; env?: NodeJS.ProcessEnv }): WranglerRunner {
  return (args) =>
    new Promise((settle, fail) => {
      const child = spawn(process.execPath, [wranglerScript(), ...args], {
        cwd: PROJECT_ROOT,
        env: wranglerEnvironment(options.env),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const outcome = { stdout: '', stderr: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        outcome.stdout += text;
        if (options.echo) process.stdout.write(text);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        outcome.stderr += text;
        if (options.echo) process.stderr.write(text);
      });
      child.on('error', fail);
      child.on('close', (code) => settle({ code: code ?? 1, ...outcome }));
    });
}

/** The line of wrangler's output that names the cause; `[ERROR]` marks it. */
export function causeOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const marked = lines.findIndex((line) => line.includes('[ERROR]'));
  const first = lines[marked]?.replace(/^.*\[ERROR\]\s*/, '');
  if (first === undefined) return lines.at(-1) ?? 'no output';
  // A request that failed names its own cause on the next line.
  return /A request to the Cloudflare API .* failed/.test(first)
    ? `${first} ${lines[marked + 1] ?? ''}`
    : first;
}

const NOT_LOGGED_IN =
  /set a CLOUDFLARE_API_TOKEN|not (logged in|authenticated)|Authentication error|Invalid access token|code: (10000|9109|9106)\b/i;

/** The failure that a wrangler command's outcome stands for. */
export function failureOf(args: readonly string[], outcome: Outcome): CommandFailure {
  const output = `${outcome.stdout}\n${outcome.stderr}`;
  if (NOT_LOGGED_IN.test(output)) {
    return new CommandFailure(
      'not_logged_in',
      'Not logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token that may edit ' +
        'Workers, D1, Vectorize, Queues and R2.',
    );
  }
  return new CommandFailure('command_failed', `\`${commandLine(args)}\` failed: ${causeOf(output)}`);
}
