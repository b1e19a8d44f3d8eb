/**
 * Words of human languages stand in the files of their languages: one that an engine keeps for itself is one that a new language
 * lacks, and nobody who adds one would look for it there. English alone may stand in code.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/languages.ts';
import type { SecretWords } from '../../../src/language/secret-words.ts';
import { stopWordsOf } from '../../../src/language/stop-words.ts';
import { foldText } from '../../../src/lib/text/words.ts';

const SRC = join(import.meta.dirname, '../../../src');

/** Files of code with letters of other languages than English, and why they stay there. */
const LETTERS_IN_CODE: Readonly<Record<string, string>> = {
  'chat/chore.ts': 'How chat apps word their chores, letter for letter.',
  'import/formats/whatsapp.ts': 'Words for the halves of a day, as phones write them.',
  'lib/text/stems.ts':
    'A stem goes by the script of a word, since question and message may be taken for different languages.',
  'lib/text/disguise.ts': 'Letters that look like others, whatever is written with them.',
  'lib/text/letters.ts': 'Two ways of writing one letter.',
  'lib/text/folded-text.ts': 'Two ways of writing one letter.',
  'lib/text/comparable.ts': 'Two ways of writing one letter.',
  'persona/directives/language-names.ts': 'Two ways of writing one letter.',
  'persona/directives/values.ts': 'Two ways of writing one letter.',
  'memory/sensitive/prose/codes/wallets.ts': 'A range of Latin letters.',
  'memory/sensitive/prose/values.ts': 'A range of Cyrillic letters.',
  'memory/sensitive/rules/national-id-rules.ts': 'What a state calls its number is told with the number.',
  'models/summaries/extractive-snapshot.ts': 'A range of katakana.',
  'memory/statements/words.ts': 'The Arabic "and" that is written to the next word.',
  'memory/statements/vocabulary.ts':
    'What Arabic writes to the next word is cut off before the word is looked for.',
  'memory/signals/names.ts': 'English words with an accent.',
  'memory/signals/work.ts': 'English words with an accent.',
  'memory/signals/message/lexicon.ts': 'English words with an accent.',
};
/** The same for words in Latin letters. */
const WORDS_IN_CODE: Readonly<Record<string, string>> = {
  'lib/text/words.ts':
    'What is elided before an apostrophe is cut off in every text, whatever it is taken for.',
  'memory/sensitive/prose/values.ts': 'Endings of file names.',
  'memory/telling-case.ts': 'English words in capitals.',
  'memory/signals/objects.ts': 'Pieces of English words.',
  'memory/signals/message/entities.ts': 'Names keep their particles in every language.',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The strings, patterns and templates of a file, as they are written; what it imports is none. */
function* literalsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* literalsOf(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, raw, value, source, ...rest } = node as Node;
  if (type === 'Literal' && typeof raw === 'string') yield raw;
  else if (type === 'TemplateElement') yield (value as { readonly raw: string }).raw;
  else yield* literalsOf([value, ...Object.values(rest)]);
}

/** Tables that a program fitted or packed hold no words that anybody wrote. */
const files = globSync('**/*.ts', { cwd: SRC })
  .filter((file) => !file.startsWith('language/') && !/-(?:table|weights)\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return { file, literals: [...literalsOf(parseAst(text, { lang: 'ts' }, file).body)] };
  });

const filesWith = (has: (literal: string) => boolean): string[] =>
  files.flatMap(({ file, literals }) => (literals.some(has) ? [relative(SRC, join(SRC, file))] : [])).sort();

/** Signs that go with the letters of a script. */
const SIGNS = /[ー々ªºʼ]/gu;
const OTHER_LETTER = /[^\P{L}a-zA-Z]/u;

it('no string or pattern outside of src/language has letters of other languages than English', () => {
  const found = filesWith((literal) => OTHER_LETTER.test(literal.replace(SIGNS, '')));
  expect(found).toEqual(Object.keys(LETTERS_IN_CODE).sort());
});

const wordsIn = (text: string): string[] => foldText(text).match(/[a-z]{3,}/g) ?? [];
const listsOf = (words: Partial<SecretWords> = {}): string =>
  [words.nearby?.small, words.copulas, words.passwords, words.codes, words.announced?.prepositions].join();

/** Words that every text of some language has, or every text about secrets; in Latin letters, and not English. */
const english = new Set(
  LANGUAGES.filter(({ code }) => code === 'en').flatMap((language) => [
    ...wordsIn(JSON.stringify(language)),
    ...stopWordsOf(language),
  ]),
);
const telling = new Set(
  LANGUAGES.flatMap((language) => [
    ...(language.stopWords ? stopWordsOf(language) : []),
    ...wordsIn(`${listsOf(language.secretWords)},${language.comparisonWords?.denials}`),
  ]).filter((word) => /^[a-z]{3,}$/.test(word) && !english.has(word)),
);

it('no string or pattern outside of src/language has words of several other languages', () => {
  const found = filesWith(
    (literal) => new Set(wordsIn(literal).filter((word) => telling.has(word))).size > 1,
  );
  expect(found).toEqual(Object.keys(WORDS_IN_CODE).sort());
});
