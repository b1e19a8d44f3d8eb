/**
 * How far token counts are from a real tokenizer (o200k, package `gpt-tokenizer`), by class of text:
 *
 *     node test/eval/token-error.ts [FILE…]
 *
 * Files named besides are measured by the paragraph, each as a class of its own. Under the truth is worse than over it: a prompt
 * that is counted too small is refused by its model. Only texts of 50 tokens or more count for "least" and "most".
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runCommand } from '../../src/cli/failure.ts';
import { countTokens } from '../../src/lib/text/tokens.ts';
import { measureTokenErrors } from './token-errors.ts';
import { type TokenText, tokenTexts } from './token-texts.ts';

/** Texts of which the time is taken. */
const TIMED_CHARS = 32_768;

async function main(): Promise<void> {
  const texts = [...tokenTexts(), ...process.argv.slice(2).flatMap(readParagraphs)];
  console.log(row('class', 'texts', 'mean error', 'least', 'most'));
  for (const { kind, texts: count, mean, least, most } of measureTokenErrors(texts)) {
    console.log(row(kind, String(count), percent(mean), percent(least), percent(most)));
  }
  const text = texts
    .map((each) => each.text)
    .join('\n')
    .slice(0, TIMED_CHARS);
  countTokens(text);
  const startedAt = performance.now();
  countTokens(text);
  console.log(`${TIMED_CHARS} characters of all classes in ${(performance.now() - startedAt).toFixed(1)} ms`);
  await Promise.resolve();
}

const readParagraphs = (path: string): TokenText[] =>
  readFileSync(path, 'utf8')
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: basename(path), text }));

const percent = (share: number): string => (Number.isFinite(share) ? `${(share * 100).toFixed(1)} %` : '–');
const row = (...cells: string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(11))).join('');

await runCommand(main);
