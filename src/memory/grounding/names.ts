/**
 * The names of a fact, and whether they were said. Told by their capitals, so scripts without them have none here; where every noun has one
 * (German), only what stands where a place or a firm does. Pure.
 */
import { foldText } from '../../lib/text/words.ts';
import type { WordClass } from '../statements/words.ts';
import type { Worded } from './worded.ts';

/** Words of these kinds are no names, whatever their letters: Monday, Mum, Catholic school. */
const NO_NAMES: ReadonlySet<WordClass> = new Set<WordClass>([
  'self',
  'mine',
  'they',
  'kin',
  'am',
  'have',
  'when',
  'habit',
  'names',
  'jobs',
  'pets',
  'health',
  'study',
]);
/** Classes of words that stand before a name in a language whose nouns have capitals. */
const NAMING: ReadonlySet<WordClass> = new Set<WordClass>(['home', 'origin', 'work', 'names']);
const POSSESSIVE = /['’]s?$/u;
const SENTENCE_START = /(?:^|[.!?:\n]\s*["'\u201c\u201e\u00ab(]*|["\u201c\u201e\u00ab]\s*)$/u;
/** Endings of the names of a place's people and languages: Spain, Spanish. */
const DEMONYM = /(?:ish|ese|ian|ean|an|ch|sch|ic|ais|aise|ois|oise|ano|ana|es|esa)$/u;
const DEMONYM_HEAD = 3;
/** Letters by which a short form is one of a name, and a case of it: Mel, Melanie; Москве, Москва. */
const SHORT_FORM_CHARS = 3;
const HEAD_CHARS = 4;
const ENDING_CHARS = 2;

/** The names of a text, folded; none of them where a date stands. */
export function namesOf(
  { text, tokens, hits, language }: Worded,
  dates: readonly (readonly [number, number])[],
): string[] {
  const writesNouns = language?.nounsHaveCapitals === true;
  return tokens.flatMap((token, i) => {
    const { start, end, isCapital } = token;
    if (!isCapital || SENTENCE_START.test(text.slice(Math.max(0, start - 4), start))) return [];
    if (dates.some(([from, to]) => from <= start && end <= to)) return [];
    if (hits.some(({ isOf, from, to }) => NO_NAMES.has(isOf) && from <= i && i < to)) return [];
    if (writesNouns && !isNamed(i)) return [];
    const word = foldText(text.slice(start, end)).replaceAll('’', "'").replace(POSSESSIVE, '');
    return word.length < 2 ? [] : [word];
  });

  /** True of a place, a firm or a name right behind a word that brings one: "wohnt in Graz", "heißt Jonas". */
  function isNamed(at: number): boolean {
    if (hits.some(({ from, to }) => from <= at && at < to)) return false;
    const before = tokens[at - 1];
    const isBehind = hits.some(({ isOf, to }) => NAMING.has(isOf) && (to === at || to === at - 1));
    return isBehind && before !== undefined && !before.isCapital;
  }
}

/** True of a name that was said, in one form or another: a short form, an ending, the people of a place. */
export const isSaidName = (name: string, said: ReadonlySet<string>, takesEndings: boolean): boolean =>
  said.has(name) || [...said].some((word) => areOne(name, word, takesEndings));

function areOne(name: string, word: string, takesEndings: boolean): boolean {
  const [short, long] = name.length <= word.length ? [name, word] : [word, name];
  if (short.length >= SHORT_FORM_CHARS && long.startsWith(short)) return true;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head++;
  if (head >= DEMONYM_HEAD && DEMONYM.test(name) && head >= word.length - 2) return true;
  const rest = Math.max(name.length, word.length) - head;
  return (
    head >= (takesEndings ? SHORT_FORM_CHARS : HEAD_CHARS + 1) && rest <= ENDING_CHARS + Number(takesEndings)
  );
}
