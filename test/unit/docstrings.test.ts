/** Docstrings name what they stand on. One that begins with a question says what the name says, and a reader learns nothing of shape, unit or reason. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const QUESTION = /\/\*\*\s*(?:\n\s*\*\s*)?(?:What|Whether|How|Who|Whose|Whom|Which|Where|When|Why)\b.*/g;

it('no docstring begins with a question', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC });
  expect(files.length).toBeGreaterThan(100);
  const questions = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(QUESTION)].map(([words]) => `${file}: ${words}`),
  );
  expect(questions).toEqual([]);
});
