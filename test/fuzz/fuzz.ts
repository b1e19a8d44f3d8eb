/**
 * Whether every rule over text is linear: `npm run fuzz -- [PATH…] [--except PATH] [--small] [--json]`.
 *
 * Runs each regular expression and each function over text that it finds in `src` (under PATH, if named) over awkward texts of 32,768
 * letters, and tells those whose cost more than trebles with double the length. `--small` draws a few texts for each rule,
 * as the suite does; `SEED=n` repeats a run. Without a PATH the doors of the service are measured as well, beside plain prose.
 */
// First, or patterns of modules that are loaded before it go unseen.

import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { parseOptions } from '../support/commands/options.ts';
import { type Random, random } from '../support/random.ts';
import { unsoundBoundaries } from './boundaries.ts';
import { findFunctions } from './functions.ts';
import { type Growth, growthBeyondLinear } from './measure.ts';
import { ROOT, readModules } from './modules.ts';
import { pumpsOf, type Shape } from './pumps.ts';
import { type Rule, recordedRules } from './recorder.ts';
import { loadValues, Samples } from './samples.ts';
import { BLANK_SHAPES, nameOf, SHAPES, textOf } from './shapes.ts';

/** How many texts each kind of rule is run over, at most. */
interface Size {
  /** Made from a pattern, for itself. */
  readonly pumps: number;
  /** Functions that are run; all patterns are. */
  readonly functions: number;
  /** Of the common awkward ones, for a pattern and for a function. */
  readonly patternShapes: number;
  readonly functionShapes: number;
  /** Of runs of blanks, for a function. */
  readonly functionBlanks: number;
  /** Made from the patterns of its file, for a function. */
  readonly filePumps: number;
}
const LARGE: Size = {
  pumps: 1_000,
  functions: 10_000,
  patternShapes: 60,
  functionShapes: 30,
  functionBlanks: 100,
  filePumps: 20,
};
const SMALL: Size = {
  pumps: 2,
  functions: 250,
  patternShapes: 0,
  functionShapes: 1,
  functionBlanks: 0,
  filePumps: 0,
};
const SUITE_SEED = 1;
const SERVICE = ['--project', 'workerd', 'test/workerd/session/turn/cost-of-texts.test.ts'];

export interface SlowRule {
  readonly place: string;
  readonly rule: string;
  readonly shape: string;
  readonly growth: Growth;
}

/** What `--json` prints. */
export interface Findings {
  readonly seed: number;
  readonly patterns: number;
  readonly functions: number;
  readonly texts: number;
  readonly slow: readonly SlowRule[];
  /** Patterns with `\b` or `\w` beside a letter that neither knows, and where. */
  readonly boundaries: readonly { readonly place: string; readonly rule: string; readonly beside: string }[];
  /** Functions over text that could not be called. */
  readonly unreached: readonly string[];
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      except: { type: 'string', multiple: true, default: [] },
    },
  });
  const chance = values.small && process.env.SEED === undefined ? random(SUITE_SEED) : random();
  const isMeant = (place: string): boolean =>
    (positionals.length === 0 || positionals.some((path) => place.startsWith(path))) &&
    !values.except.some((path) => place.startsWith(path));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  // What the rules log of so many strange texts is of no use.
  for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
  const findings = await fuzz(values.small ? SMALL : LARGE, chance, isMeant, (slow) => {
    if (!values.json) say(lineOf(slow));
  });
  if (values.json) {
    say(JSON.stringify(findings));
    return;
  }
  for (const { place, rule, beside } of findings.boundaries) say(`${place} ${beside} in ${rule}`);
  const { seed, patterns, functions, texts, slow, boundaries } = findings;
  say(
    `seed ${seed}: ${patterns} patterns and ${functions} functions over ${texts} texts: ${slow.length} slow; ${boundaries.length} boundaries that never match`,
  );
  if (slow.length + boundaries.length > 0) process.exitCode = 1;
  if (!values.small && positionals.length === 0) process.exitCode ||= measureService();
}

/** What awkward texts cost at the doors of the service, on the real runtime; the exit code. */
function measureService(): number {
  const { status } = spawnSync('npm', ['test', '--', ...SERVICE], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ: 'true' },
  });
  return status ?? 1;
}

async function fuzz(
  size: Size,
  chance: Random,
  isMeant: (place: string) => boolean,
  tell: (slow: SlowRule) => void,
): Promise<Findings> {
  const modules = readModules();
  const values = await loadValues(modules.values());
  const found = findFunctions(modules.values(), values, new Samples(modules, values));
  const functions = drawn(
    found.rules.filter(({ name }) => isMeant(name)),
    size.functions,
    chance,
  );
  // Patterns that are made when a function is first called are known by now.
  const patterns = recordedRules().filter(({ place }) => isMeant(place));
  const slow: SlowRule[] = [];
  let texts = 0;
  const run = (
    place: string,
    rule: string,
    work: (text: string) => unknown,
    shapes: readonly Shape[],
  ): void => {
    for (const shape of shapes) {
      texts += 1;
      const growth = growthBeyondLinear(work, (length) => textOf(shape, length));
      if (growth === null) continue;
      const one = { place, rule, shape: nameOf(shape), growth };
      slow.push(one);
      tell(one);
      return;
    }
  };
  const pumps = new Map<string, Shape[]>();
  for (const { pattern, place } of patterns) {
    const own = pumpsOf(pattern, chance);
    const file = place.slice(0, place.lastIndexOf(':'));
    pumps.set(file, [...(pumps.get(file) ?? []), ...own]);
    run(place, String(pattern), usesOf(pattern), [
      ...drawn(own, size.pumps, chance),
      ...drawn(SHAPES, size.patternShapes, chance),
    ]);
  }
  for (const { name, file, run: work } of functions)
    run(name, name, work, [
      ...drawn(pumps.get(relative(ROOT, file)) ?? [], size.filePumps, chance),
      ...drawn(SHAPES, size.functionShapes, chance),
      ...drawn(BLANK_SHAPES, size.functionBlanks, chance),
    ]);
  return {
    seed: chance.seed,
    patterns: patterns.length,
    functions: functions.length,
    texts,
    slow,
    boundaries: patterns.flatMap(boundariesOf),
    unreached: found.unreached,
  };
}

/** A pattern as code uses one: over all of a text when it is global, and from its beginning otherwise. */
const usesOf = (pattern: RegExp) => (text: string) => {
  pattern.lastIndex = 0;
  return pattern.global ? text.replace(pattern, '') : pattern.exec(text);
};

const boundariesOf = ({ pattern, place }: Rule) =>
  unsoundBoundaries(pattern).map((beside) => ({ place, rule: String(pattern), beside }));

function drawn<T>(items: readonly T[], most: number, chance: Random): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, () => chance.pick(items));
}

const lineOf = ({ place, rule, shape, growth }: SlowRule): string =>
  `${place}: ${shape}: ${growth.length} letters ${growth.ms.toFixed(0)} ms, ${growth.ratio.toFixed(1)} times half of it: ${rule.slice(0, 120)}`;

await main();
