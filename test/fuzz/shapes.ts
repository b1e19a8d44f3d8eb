/** Awkward texts that no pattern names: one run of what texts of people, programs and machines consist of, behind a short beginning. */
import type { Shape } from './pumps.ts';

/** What shows nothing, alone: every white space, separator and format character of Unicode's first plane, and a tag beyond. */
const BLANKS: readonly string[] = [
  ...Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    /[\s\p{Z}\p{Cf}]/u.test(one),
  ),
  '\u{e0041}',
];

/** One letter of each kind that rules tell apart, and the short things that they look for. */
const UNITS: readonly string[] = [
  ...'aAzsé1٣ß我あア한กاאдहΩİ',
  '😀',
  '\u0301',
  'x\u0301',
  '\u0301\u0316',
  'हि',
  '\ud83d',
  '\udc00',
  '\u0000',
  ...BLANKS,
  '\r\n',
  ' \n',
  '\n\n',
  ...'.!?…,;:-–—_/\\\'’"`´“”„«»「」『』()[]{}<>（）《》&#*=+@$%^|~。、！？，；：・·•',
  '```',
  '```\n',
  '$$',
  '<a>',
  '</a>',
  '<a href="',
  '<!--',
  '[x](',
  '![',
  '&amp;',
  '&#1',
  '| a ',
  '- a\n',
  '1. a\n',
  '> ',
  '# a\n',
  'a.',
  'a. ',
  'a, ',
  'a-',
  'a_',
  "a'",
  'a.b ',
  'a/b',
  'é ',
  'a ',
  'A ',
  'aB',
  'Aa ',
  'fooBar',
  'iPhone ',
  '我 ',
  '我a',
  '我，',
  '我是',
  'я ',
  '1.',
  '1,',
  '1/',
  '1-',
  '1 ',
  '1a',
  '10:00 ',
  '2026-01-01 ',
  'DEADBEEF',
  'deadbeef12',
  'http://',
  'http://a.b/ ',
  'a@',
  'a@b.c ',
  'a=',
  'a: ',
  '"a":',
  '{"a":',
  'my ',
  'I am ',
  'and ',
  'that ',
  'not ',
  'the ',
  'to ',
  'or, ',
  '\\n',
  '%20',
];

const PREFIXES = [
  '',
  'fooBar ',
  'a.b tea ',
  'iPhone ',
  'getUser',
  'I live in ',
  'Remember that ',
  'My password is ',
];
const SUFFIXES = ['', 'x', '!'];

/** Every run behind every beginning, with and without an end. */
export const SHAPES: readonly Shape[] = UNITS.flatMap((unit) =>
  PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => ({ prefix, unit, suffix }))),
);

/** Every blank between two words. Few texts are drawn for a function, and code tells some blanks from others. */
export const BLANK_SHAPES: readonly Shape[] = BLANKS.map((unit) => ({ prefix: 'a', unit, suffix: 'b' }));

/** The shape at a length in UTF-16 units, as one flat string: a rope would be joined within what is measured. */
export function textOf({ prefix, unit, suffix }: Shape, length: number): string {
  const room = Math.max(0, length - prefix.length - suffix.length);
  const text = prefix + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + suffix;
  // A look at its end flattens it.
  return text.at(-1) === undefined ? '' : text;
}

/** How a shape is told: `"fooBar " + "a" × n + "!"`. */
export const nameOf = ({ prefix, unit, suffix }: Shape): string =>
  [prefix && JSON.stringify(prefix), `${JSON.stringify(unit)} × n`, suffix && JSON.stringify(suffix)]
    .filter((part) => part !== '')
    .join(' + ');
