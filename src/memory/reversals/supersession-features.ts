/**
 * What is weighed to tell whether a message takes the place of what was said before: how it speaks by itself, and what both have in
 * common. The weights are fitted on labelled pairs (test/eval/corrections/fit.ts). Pure, and linear in the length of both.
 */
import { addWords } from '../statements/features.ts';
import type { ReadSentence } from '../statements/remarks.ts';
import { sharedOf, type View } from './view.ts';

/** How names of features of words begin, and of pairs of what else is seen. */
export const WORD_FEATURES = 'wxngebz';
export const PAIR_FEATURES = 'P';

const COUNTED_MAX = 3;
const LENGTH_STEP = 3;
const LENGTH_MAX = 8;
/** Shares are told apart by so many steps. */
const SHARE_STEPS = 3;

/** What a message says by itself, by its author's sentences and their view as a whole. */
export function updateFeatures(sentences: readonly ReadSentence[], view: View): string[] {
  const features: string[] = [];
  for (const { tokens, code } of sentences) addWords(tokens, code, features);
  const seen = [
    ...[...view.reversals].map((one) => `r${one}`),
    ...[...view.classes].map((one) => `c${one}`),
    ...statesOf(view),
  ].sort();
  seen.forEach((one, i) => {
    features.push(`C:${one}`);
    for (const other of seen.slice(i + 1)) features.push(`P:${one}+${other}`);
  });
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  features.push(
    `L:${Math.min(LENGTH_MAX, Math.floor(words / LENGTH_STEP))}`,
    `S:${Math.min(COUNTED_MAX, sentences.length)}`,
  );
  return [...new Set(features)];
}

const statesOf = ({ figures, dates, names, terms, owners }: View): string[] => [
  ...(figures.size > 0 ? ['#figure'] : []),
  ...(dates.size > 0 ? ['#date'] : []),
  ...(names.size > 0 ? ['#name'] : []),
  ...(owners.size > 0 ? ['#owner'] : []),
  ...(terms.size === 0 ? ['#bare'] : []),
];

/** What a message has in common with something that was said before it, in what both differ, and what its words say of it (`ruled`). */
export function pairFeatures(later: View, said: View, isNear: boolean, ruled: readonly string[]): string[] {
  const near = isNear ? 'near' : 'far';
  const [words, saidWords] = [wordsOf(later), wordsOf(said)];
  const shared = sharedOf(words, saidWords);
  const common = Math.min(COUNTED_MAX, shared);
  const pieces = [
    `shared${common}`,
    `of${share(shared, words.size)}`,
    `in${share(shared, saidWords.size)}`,
    `figure ${relation(later.figures, said.figures)}`,
    `date ${relation(later.dates, said.dates)}`,
    `unit ${relation(later.units, said.units)}`,
    `name ${relation(later.names, said.names)}`,
    `owner ${relation(later.owners, said.owners)}`,
    later.kind === said.kind ? 'same kind' : 'other kind',
    ...(said.classes.has('ends') || said.classes.has('not') ? ['said ends'] : []),
    ...(later.classes.has('ends') ? ['ends'] : []),
    ...(later.classes.has('not') ? ['not'] : []),
    ...(later.classes.has('also') ? ['also'] : []),
    ...[...later.reversals].map((one) => `r${one}`),
    ...ruled,
  ];
  const features = [`D:${near}`, `D:kind ${said.kind}`, `D:${later.kind}>${said.kind}`];
  pieces.forEach((piece, i) => {
    features.push(`D:${piece}`, `P:${near}+${piece}`);
    for (const other of pieces.slice(i + 1)) features.push(`P:${piece}+${other}`);
  });
  for (const isOf of later.classes) if (said.classes.has(isOf)) features.push(`D:both ${isOf}`);
  return features;
}

/** Whether two texts have anything in common by which one might be of the other. */
export const isComparable = (later: View, said: View, isNear: boolean): boolean =>
  isNear ||
  (later.kind === said.kind && later.kind !== 'other') ||
  sharedOf(wordsOf(later), wordsOf(said)) > 0;

const wordsOf = ({ terms, owners }: View): ReadonlySet<string> => new Set([...terms, ...owners]);

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.ceil((SHARE_STEPS * part) / whole);

/** How the values of a kind in two texts stand to each other. */
function relation(later: ReadonlySet<string>, said: ReadonlySet<string>): string {
  if (later.size === 0) return said.size === 0 ? 'none' : 'said';
  if (said.size === 0) return 'later';
  const shared = sharedOf(later, said);
  return shared === 0 ? 'other' : shared < later.size ? 'more' : 'same';
}
