/** The files of tests. One that is not named so is never run, and nobody hears of what it would have found. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Beyond this a file is of two themes, and its name tells of one of them. */
const MAX_LINES = 400;

const TESTS = join(import.meta.dirname, '..');
const files = globSync('{unit,workerd}/**/*.ts', { cwd: TESTS }).map((name) => ({
  name,
  text: readFileSync(join(TESTS, name), 'utf8'),
}));

it('all bear the name by which they are found', () => {
  const holding = files.filter(({ text }) => /^ *(?:describe|it)(?:\.\w+)*[(<]/m.test(text));
  expect(holding.length).toBeGreaterThan(200);
  expect(holding.map(({ name }) => name).filter((name) => !name.endsWith('.test.ts'))).toEqual([]);
});

it('are each of one theme', () => {
  const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
  expect(long.map(({ name }) => name)).toEqual([]);
});
