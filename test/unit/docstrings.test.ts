/**
 * Docstrings, and the descriptions in the reference of the API, name what they stand on. One that begins with a question says what the name says,
 * and a reader learns nothing of shape, unit or reason.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const QUESTIONS = '(?:What|Whether|How|Who|Whose|Whom|Which|Where|When|Why)\\b.*';
const IN_DOCSTRING = new RegExp(`/\\*\\*\\s*(?:\\n\\s*\\*\\s*)?${QUESTIONS}`, 'g');
const IN_DESCRIPTION = new RegExp(`\\bdescri(?:ption:|be\\()\\s*['"\`]${QUESTIONS}`, 'g');

/** Places in the source that a pattern finds. */
function placesOf(pattern: RegExp): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC });
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  );
}

it('no docstring begins with a question', () => {
  expect(placesOf(IN_DOCSTRING)).toEqual([]);
});

it('no description of a field, a setting or a tool begins with a question', () => {
  expect(placesOf(IN_DESCRIPTION)).toEqual([]);
});
