/**
 * Makes a Cloudflare account fit [env.production]: looks what exists, creates what is missing, writes the ids of databases and
 * namespaces into wrangler.toml. Asks nothing, replaces nothing, and may be run again at any time, also after a failure midway.
 */
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { CommandFailure } from '../failure.ts';
import { commandLine, failureOf, type WranglerRunner } from '../wrangler.ts';
import { type IdTable, writeIds } from './database-ids.ts';
import {
  ENVIRONMENT,
  type ExistingResources,
  LIST_DATABASES,
  LIST_INDEXES,
  LIST_NAMESPACES,
  lackingNamespaces,
  listMetadataIndexes,
  NOTHING_EXISTS,
  namespaceTitle,
  planProvision,
} from './provision-plan.ts';
import type { BoundResources } from './wrangler-config.ts';

/** Commands and files that provisioning touches. */
export interface ProvisionDeps {
  run: WranglerRunner;
  readToml(): string;
  writeToml(toml: string): void;
  print(line: string): void;
}

const databaseList = z.array(z.object({ name: z.string(), uuid: z.string() }));
const namespaceList = z.array(z.object({ id: z.string(), title: z.string() }));
const indexList = z.array(
  z.object({ name: z.string(), config: z.object({ dimensions: z.number(), metric: z.string() }) }),
);
const metadataIndexList = z.array(z.object({ propertyName: z.string(), indexType: z.string() }));

/** Prints the commands that an empty account needs, and runs none. */
export function printProvisionPlan(wanted: BoundResources, print: (line: string) => void): void {
  const { steps, conflicts, warnings } = planProvision(wanted, NOTHING_EXISTS);
  requireNoConflict(conflicts);
  for (const warning of warnings) print(`# ${warning}`);
  for (const args of [LIST_DATABASES, LIST_NAMESPACES, LIST_INDEXES, ...steps.map((step) => step.args)])
    print(commandLine(args));
}

/** Creates what is missing. Throws a `CommandFailure` on the first command that fails, and on a conflict before any. */
export async function provisionAccount(wanted: BoundResources, deps: ProvisionDeps): Promise<void> {
  const existing = await findExisting(wanted, deps);
  const plan = planProvision(wanted, existing);
  requireNoConflict(plan.conflicts);
  for (const warning of plan.warnings) deps.print(`Warning: ${warning}`);
  for (const step of plan.steps) {
    if (step.probe !== undefined && (await exists(step.probe, deps))) continue;
    await runPrinted(step.args, deps);
  }
  const isMade = (kind: string) => plan.steps.some((step) => step.args[0] === kind);
  const databases = isMade('d1') ? await list(LIST_DATABASES, databaseList, deps) : existing.databases;
  const namespaces = isMade('kv') ? await list(LIST_NAMESPACES, namespaceList, deps) : existing.namespaces;
  const ids = new Map(databases.map(({ name, uuid }) => [name, uuid]));
  const byTitle = new Map(namespaces.map(({ title, id }) => [title, id]));
  recordIds(
    'd1_databases',
    wanted.d1_databases.map(({ database_name }) => database_name),
    ids,
    deps,
  );
  recordIds(
    'kv_namespaces',
    lackingNamespaces(wanted),
    new Map(lackingNamespaces(wanted).map((binding) => [binding, byTitle.get(namespaceTitle(binding))])),
    deps,
  );
}

function requireNoConflict(conflicts: readonly string[]): void {
  if (conflicts.length > 0) throw new CommandFailure('command_failed', conflicts.join('\n'));
}

async function findExisting(wanted: BoundResources, deps: ProvisionDeps): Promise<ExistingResources> {
  const databases = await list(LIST_DATABASES, databaseList, deps);
  const namespaces =
    lackingNamespaces(wanted).length === 0 ? [] : await list(LIST_NAMESPACES, namespaceList, deps);
  const indexes = await list(LIST_INDEXES, indexList, deps);
  const metadataIndexes = new Map<string, Array<{ propertyName: string; type: string }>>();
  for (const { index_name } of wanted.vectorize) {
    if (!indexes.some((index) => index.name === index_name)) continue;
    const held = await list(listMetadataIndexes(index_name), metadataIndexList, deps);
    metadataIndexes.set(
      index_name,
      held.map(({ propertyName, indexType }) => ({ propertyName, type: indexType })),
    );
  }
  return {
    ...{ databases, namespaces, metadataIndexes },
    indexes: indexes.map(({ name, config }) => ({ name, ...config })),
  };
}

async function list<T>(args: readonly string[], schema: z.ZodType<T>, deps: ProvisionDeps): Promise<T> {
  const stdout = await runPrinted(args, deps);
  const parsed = schema.safeParse(parseJson(stdout));
  if (parsed.success) return parsed.data;
  throw new CommandFailure(
    'command_failed',
    `\`${commandLine(args)}\` answered in an unknown form: ${z.prettifyError(parsed.error)}`,
  );
}

async function runPrinted(args: readonly string[], deps: ProvisionDeps): Promise<string> {
  deps.print(commandLine(args));
  const outcome = await deps.run(args);
  if (outcome.code !== 0) throw failureOf(args, outcome);
  return outcome.stdout;
}

/** A probe fails for an absent resource and for any other trouble alike; creating it will then name the trouble. */
async function exists(probe: readonly string[], deps: ProvisionDeps): Promise<boolean> {
  deps.print(commandLine(probe));
  return (await deps.run(probe)).code === 0;
}

/** Writes the ids of what is named into wrangler.toml; fails on what is not listed, and on what the file has no table for. */
function recordIds(
  table: IdTable,
  names: readonly string[],
  found: ReadonlyMap<string, string | undefined>,
  deps: ProvisionDeps,
): void {
  const ids = new Map<string, string>();
  for (const name of names) {
    const id = found.get(name);
    if (id === undefined)
      throw new CommandFailure('command_failed', `${name} was created but is not listed; try again.`);
    ids.set(name, id);
  }
  const edit = writeIds(deps.readToml(), ENVIRONMENT, table, ids);
  if (edit.written.length > 0) {
    deps.writeToml(edit.toml);
    deps.print(`Wrote the id of ${edit.written.join(' and ')} into wrangler.toml.`);
  }
  if (edit.missing.length > 0) {
    const values = edit.missing.map((name) => `${name}: ${ids.get(name)}`);
    throw new CommandFailure(
      'config_invalid',
      `wrangler.toml has no [[env.${ENVIRONMENT}.${table}]] table for these; add the ids by hand:\n${values.join('\n')}`,
    );
  }
}
