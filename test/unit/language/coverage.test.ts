/** What each language has words for, as its README tells: without it nobody sees what a user's language lacks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/languages.ts';

const README = join(import.meta.dirname, '../../../src/language/README.md');
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** How a language is written, and what shows its words: no words of rules. */
const NO_FAMILY: ReadonlySet<string> = new Set([
  'code',
  'letters',
  'attached',
  'unspaced',
  'nounsHaveCapitals',
  'namesTakeEndings',
  'examples',
  'languageNames',
  'languageNameEnding',
]);

/** How many lists a language has of a family. */
const countOf = (words: unknown): string =>
  words === undefined ? '' : String(typeof words === 'object' ? Object.keys(words ?? {}).length : 1);

function coverageTable(): string {
  const families = [...new Set(LANGUAGES.flatMap((language) => Object.keys(language)))]
    .filter((family) => !NO_FAMILY.has(family))
    .sort();
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...families]),
    row(['---', ...families.map(() => '---:')]),
    ...LANGUAGES.map((language) =>
      row([
        `${NAMES.of(language.code)} (\`${language.code}\`)`,
        ...families.map((family) => countOf(Object.entries(language).find(([name]) => name === family)?.[1])),
      ]),
    ),
  ].join('\n');
}

it('is what the table of the README says: copy this one there when a list is added', () => {
  const table = coverageTable();
  // Not by `toContain`, which would show the whole README and mark each line of it.
  if (!readFileSync(README, 'utf8').includes(table))
    expect.fail(`src/language/README.md lacks this table:\n\n${table}\n`);
});
