/** Patterns that are not run: one too many, and somebody's words are not understood in their language. */
import { describe, expect, it } from 'vitest';
import { patternSet, piecesOf } from '../../../../src/lib/text/pattern-set.ts';

describe('what every match of a pattern has', () => {
  it.each<[string, string[] | null]>([
    ['(?:continue|carry on) (?:from|with) it', ['continue', 'carry on']],
    ['wo(?: wir)? lass(?:t)? uns', [' lass']],
    ['^x{2,3}ab+c$', ['ab']],
    ['(?<name>.+?) foo|\\p{L}bar', [' foo', 'bar']],
    ['(?<!xyzuvw)a(?!xyzuvw)b', ['a']],
    ["qu'est\\.com", ["qu'est.com"]],
    ['(?:第[一二])(?:个|個)?', ['第']],
    ['[a-z]+ \\w*', null],
    ['(?:)|a', null],
    ['(?:abc){0,3}', null],
  ])('is known of %s', (source, pieces) => {
    expect(piecesOf(source)).toEqual(pieces);
  });

  it('lets a pattern be run on every text that it matches', () => {
    const sources = ['a(?:b|cd)*e', '😀+x?', '(?:ab?){2}c', '\\$5|[^]z', 'x(?=y)', '(?:(?:q|r)s)+?t', '\\ba'];
    const inSet = patternSet(
      () => sources,
      (source) => source,
      'u',
    );
    const letters = ['a', 'b', 'cd', 'e', '😀', 'x', 'c', '$5', 'z', 'y', 'q', 'r', 's', 't', ' '];
    const texts = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)));
    const matched = texts.flatMap((text) =>
      sources.filter((source) => new RegExp(source, 'u').test(text)).map((source) => ({ text, source })),
    );
    expect(new Set(matched.map(({ source }) => source)).size).toBe(sources.length);
    expect(
      matched.filter(({ text, source }) => !inSet(text).some(([candidate]) => candidate === source)),
    ).toEqual([]);
  });

  it('is looked for before a pattern is run, and in the order of the entries', () => {
    const inSet = patternSet(
      () => ['two', 'one', 'three'],
      (source) => source,
    );
    expect(inSet('one and two').map(([source]) => source)).toEqual(['two', 'one']);
    expect(inSet('four')).toEqual([]);
  });
});
