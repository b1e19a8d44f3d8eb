/**
 * No statement reads memories, events, chunks or documents without the reader's filter: one that forgets it shows a user what another
 * one said. One that needs none says so beside it, "Unscoped:" and why, in the comment of its declaration, or in the first of its
 * file where that holds for all of the file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src');
const TABLES = '(?:memories|events|chunks)';
const READS = new RegExp(
  String.raw`\b(?:from|join)\s+(?:\$\{)?${TABLES}\b|\b(?:from|join)\s+documents\s+(?:d|where)\b` +
    String.raw`|(?<!Array)\.(?:from|\w+Join)\((?:${TABLES}|documents)\b`,
);
/** A `visible` that is put into a statement is a filter that its caller made. */
const FILTERS =
  /\b(visibleMemories|readableMemories|visibleEvents|visibleChunks|readableDocuments)\b|\$\{visible\b/;
const UNSCOPED = /\bUnscoped: \S/;
const COMMENT = /\/\*\*[\s\S]*?\*\//g;

/** The command line is the operator's, who has the databases themselves. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('cli/'))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));

const reads = (code: string): boolean => READS.test(code.replace(COMMENT, ''));
const headOf = (text: string): string => /^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';

/** The declarations of a file, each with the comment before it. */
const declarationsIn = (text: string): string[] =>
  text
    .slice(headOf(text).length)
    .split(/^(?=\/\*\*)|(?<!\*\/\n)^(?=(?:export |async |const |function |class ))/m);

const reading = sources.filter(({ text }) => reads(text));

describe('a statement over memories, events, chunks or documents', () => {
  it.each(
    reading.flatMap(({ name, text }) => {
      const declarations = declarationsIn(text).filter(reads);
      return declarations.map(
        (code) => [/(?:const|function|class) (\w+)/.exec(code)?.[1], name, text, code] as const,
      );
    }),
  )('in %s of %s is scoped', (_, __, text, code) => {
    expect(FILTERS.test(code) || UNSCOPED.test(code) || UNSCOPED.test(headOf(text))).toBe(true);
  });

  it('stands in the store', () => {
    expect(reading.map(({ name }) => name).filter((name) => !name.startsWith('store/'))).toEqual([]);
  });

  it('is excused only where it reads them, and a whole file only where nothing in it is filtered', () => {
    const excused = sources.filter(({ text }) => UNSCOPED.test(text));
    const needless = excused.flatMap(({ name, text }) =>
      UNSCOPED.test(headOf(text))
        ? reads(text) && !FILTERS.test(text.replace(COMMENT, ''))
          ? []
          : [name]
        : declarationsIn(text)
            .filter((code) => UNSCOPED.test(code) && (!reads(code) || FILTERS.test(code)))
            .map((code) => `${name}: ${code.slice(0, 80)}`),
    );
    expect(needless).toEqual([]);
  });
});

describe('the reader’s filter', () => {
  it('is made of scopes where rows are read or ranked, and nowhere else', () => {
    const building = sources.filter(({ text }) =>
      /\b(readableScopes|searchedScopes|searchedPlaces|readableTranscripts)\(/.test(text),
    );
    const rooms = new Set(building.map(({ name }) => name.split('/')[0]));
    expect([...rooms].sort()).toEqual(['memory', 'recall', 'store']);
  });
});
