/**
 * Features by which a remark is weighed: its subject, the classes of its words and which of them stand together, the other
 * remarks of the message, and its words themselves with their beginnings and endings; and what they weigh, by weights that are fitted on
 * labelled messages (test/eval/statements/fit.ts). Linear in the length of the message, and pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import type { Remark } from './remarks.ts';
import { BIAS, WEIGHTS } from './statement-weights.ts';
import type { Token } from './tokens.ts';
import type { WordClass } from './words.ts';

/** First letters of the features of words, and of pairs of classes. */
export const WORD_FEATURES = 'wxngebz';
export const PAIR_FEATURES = 'p';

/** Languages that write every noun with a capital, which then tells no name. */
const WRITES_NOUNS = new Set(['de', 'lb']);
/** Classes of words whose presence elsewhere in the message tells whether a remark is meant. */
const TELLS_BESIDE: ReadonlySet<WordClass> = new Set([
  'tasks',
  'fiction',
  'unreal',
  'asks',
  'said',
  'passing',
  'doubt',
  'orders',
]);
/** Scripts whose words stand next to each other: their letters tell, by twos and threes. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words of English for what stands elsewhere. */
export const ANAPHORS = new Set(['it', 'them', 'this', 'these', 'those', 'that']);
/** A word begins with so many letters, whatever its ending. */
const STEM_CHARS = 5;
const PAIRED_CHARS = 4;
/** Words are counted by so many, up to a number beyond which it tells no more. */
const LENGTH_STEP = 3;
const LENGTH_MAX = 6;
const UNKNOWN_MAX = 5;

/** Features of each remark of a message, in the order of the remarks. */
export function featuresOf(remarks: readonly Remark[]): string[][] {
  const beside = remarks.map(
    ({ segments }) =>
      new Set(
        segments.flatMap(({ hits }) => hits.flatMap(({ isOf }) => (TELLS_BESIDE.has(isOf) ? isOf : []))),
      ),
  );
  const saying = new Map<WordClass, number>();
  for (const classes of beside) for (const one of classes) saying.set(one, (saying.get(one) ?? 0) + 1);
  return remarks.map((remark, i) => {
    const features: string[] = [];
    addClasses(remark, features);
    addWords(
      remark.segments.flatMap(({ tokens }) => tokens),
      remark.code,
      features,
    );
    for (const [one, count] of saying) if (count > (beside[i]?.has(one) ? 1 : 0)) features.push(`m:${one}`);
    const [before, after] = [remarks[i - 1], remarks[i + 1]];
    features.push(`m:after ${before?.role ?? '-'}`, `m:before ${after ? `${after.role}${after.asks}` : '-'}`);
    return [...new Set(features)];
  });
}

function addClasses({ segments, subject, role, asks, code }: Remark, features: string[]): void {
  const classes = new Set<string>([`@${subject}`, `@${role}`]);
  if (asks) classes.add('@?');
  let [words, unknown] = [0, 0];
  for (const [nth, { tokens, hits }] of segments.entries()) {
    const known = new Set<number>();
    for (const { isOf, ofSelf, from, to } of hits) {
      classes.add(isOf);
      if (ofSelf) classes.add(`+${isOf}`);
      for (let at = from; at < to; at++) known.add(at);
    }
    words += tokens.length;
    for (const [i, { word, isCapital }] of tokens.entries()) {
      if (/\p{N}/u.test(word)) classes.add('#');
      if (i > 0 && ANAPHORS.has(word)) features.push('a:refers');
      if (known.has(i)) continue;
      unknown++;
      if (isCapital && nth + i > 0 && !WRITES_NOUNS.has(code)) classes.add('A');
    }
  }
  const together = [...classes].sort();
  together.forEach((one, i) => {
    features.push(`c:${one}`);
    for (const other of together.slice(i + 1)) features.push(`p:${one}+${other}`);
  });
  features.push(`l:${Math.min(LENGTH_MAX, Math.floor(words / LENGTH_STEP))}`);
  features.push(`u:${Math.min(UNKNOWN_MAX, unknown)}`);
}

/** The words of a text with their neighbours, beginnings and endings. */
export function addWords(tokens: readonly Token[], code: string, features: string[]): void {
  let before = '^';
  for (const [i, { word }] of tokens.entries()) {
    features.push(`w:${word}`);
    if (UNSPACED.test(word)) {
      const [next = '$', third] = [tokens[i + 1]?.word, tokens[i + 2]?.word];
      features.push(`g:${word}${next}`);
      if (third !== undefined) features.push(`g:${word}${next}${third}`);
      if (i === 0) features.push(`g:^${word}`);
      continue;
    }
    if (word.length >= STEM_CHARS) features.push(`x:${word.slice(0, STEM_CHARS)}`);
    features.push(`n:${before} ${word.slice(0, PAIRED_CHARS)}`);
    before = word.slice(0, PAIRED_CHARS);
    if (i === 0) features.push(`b:${word}`);
    // Who is spoken of stands in the ending of the verb.
    if (code === 'en') continue;
    if (word.length > 3) features.push(`e:${code}${word.slice(-2)}`);
    if (word.length > 4) features.push(`e:${code}${word.slice(-3)}`);
    if (i === tokens.length - 1) features.push(`z:${code}${word.slice(-2)}`);
  }
}

const weigh = weigher(WEIGHTS);

/** Weight for keeping a remark with these features, less the weight against it: above 0 it is kept. */
export const scoreStatement = (features: Iterable<string>): number => weigh(features, BIAS);
