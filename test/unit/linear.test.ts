/**
 * A user whose text is strange (a paste, a table, another script) waits no longer for it than for plain prose, and nobody can
 * stop a conversation with one message: every rule over text is linear. Rules are found by themselves; `npm run fuzz` looks at
 * many more texts.
 */
import { describe, expect, it } from 'vitest';
import { unsoundBoundaries } from '../fuzz/boundaries.ts';
import { growthBeyondLinear } from '../fuzz/measure.ts';

/** A machine that is shared takes its time. */
const FUZZ_MAX_MS = 60_000;

describe('the measure', () => {
  const over = (pattern: RegExp) =>
    growthBeyondLinear(
      (text) => pattern.exec(text),
      (length) => `${'a'.repeat(length)}!`,
    );

  it(
    'tells a search that begins anew at every letter of a run, and leaves one that does not',
    () => {
      expect(over(/a+$/)?.ratio).toBeGreaterThan(3);
      expect(over(/(?:a|aa)+$/)?.ratio).toBe(Infinity);
      expect(over(/(?<!a)a+$/)).toBeNull();
    },
    FUZZ_MAX_MS,
  );
});

describe('a boundary', () => {
  it.each([
    [/\bété/, ['\\bé']],
    [/\b(?:now|été)/, ['\\bé']],
    [/(?:now|là)\b/, ['à\\b']],
    [/\b(?:il )?\p{L}+/u, ['\\b\\p{L}']],
    [/\b[a-zé]+\b/, ['\\bé', 'é\\b']],
    [/игнорируй\w*/, ['й\\w']],
    [/[\wäöü]+/, ['[\\wäöü]']],
  ])('%s has none beside a letter outside ASCII', (pattern, beside) => {
    expect(unsoundBoundaries(pattern).sort()).toEqual(beside.sort());
  });

  it.each([/\bnow\b/, /été \bnow/, /[^.]\bnow/, /(?<!\p{L})été(?!\p{L})/u, /\bdéjà\s/, /\bd(?:é)jà/])(
    '%s has one where it asks for it',
    (pattern) => expect(unsoundBoundaries(pattern)).toEqual([]),
  );
});
