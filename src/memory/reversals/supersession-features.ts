/**
 * Features by which a message is weighed as taking the place of an earlier one: those of its own words, and those that both
 * have in common. The weights are fitted on labelled pairs (test/eval/corrections/fit.ts). Pure, and linear in the length of
 * both.
 */
import { addWords } from '../statements/features.ts';
import type { ReadSentence } from '../statements/remarks.ts';
import { distinctWords, sharedOf, tellsEnd, type View } from './view.ts';
import type { ReversalClass } from './words.ts';

/** First letters of the features of words, and of pairs of other features. */
export const WORD_FEATURES = 'wxngebz';
export const PAIR_FEATURES = 'P';

const COUNTED_MAX = 3;
const LENGTH_STEP = 3;
const LENGTH_MAX = 8;
/** Shares are told apart by so many steps. */
const SHARE_STEPS = 3;

/** Features of a message by itself, by its author's sentences and their view as a whole. */
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

/** Features of a message beside something said before it: what both have in common, in what they differ, and what its words say of it (`ruled`). */
export function pairFeatures(later: View, said: View, isNear: boolean, ruled: readonly string[]): string[] {
  const near = isNear ? 'near' : 'far';
  const [words, saidWords] = [distinctWords(later), distinctWords(said)];
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

/**
 * Compares two texts: true where they have in common by what the one might take the place of the other, and it tells anything else. What is
 * said again takes no place. Two sentences of the same words but for a value stand side by side, unless one says that it is otherwise.
 */
export function isComparable(later: View, said: View, isNear: boolean): boolean {
  const counted = (word: string) => later.units.has(word) || said.units.has(word);
  const without = (view: View) => new Set([...distinctWords(view)].filter((word) => !counted(word)));
  const [words, saidWords] = [without(later), without(said)];
  const shared = sharedOf(words, saidWords);
  if (!isNear && shared === 0 && (later.kind === 'other' || later.kind !== said.kind)) return false;
  if (saysOtherwise(later)) return saysEnd(later) || shared < words.size || tellsOther(later, said);
  if (isOneMore(later, said)) return false;
  const isParallel = shared > 0 && shared >= PARALLEL_SHARE * Math.max(words.size, saidWords.size);
  const added = words.size - shared;
  return (
    !isParallel &&
    // "As I told you": said again, whatever stands beside it.
    !later.classes.has('said') &&
    (tellsOther(later, said)
      ? shared > 0 || isOfSameSort(later, said)
      : added >= ADDED_MIN && shared > 0 && shared < saidWords.size)
  );
}
/** Recognises one more of what somebody has several of: another allergy takes no allergy away. */
export const isOneMore = (later: View, said: View): boolean =>
  later.kind === said.kind && OF_MANY.has(later.kind);

/** Recognises a message whose words say that something is otherwise: there must be something that it means. */
export const saysOtherwise = (view: View): boolean =>
  [...view.reversals].some((one) => CUES.has(one)) || tellsEnd(view);

/** Kinds of which somebody has several. */
const OF_MANY: ReadonlySet<string> = new Set(['allergy', 'health', 'diet', 'taste', 'pet', 'family']);

/** Words by which a message without a cue and without a value of its own tells something else. */
const ADDED_MIN = 2;

/** Recognises two texts that tell values of one sort. */
const isOfSameSort = (later: View, said: View): boolean =>
  sharedOf(later.units, said.units) > 0 || (later.dates.size > 0 && said.dates.size > 0);

/** Words by which something is said to be otherwise; the others only tell of what. */
export const CUES: ReadonlySet<ReversalClass> = new Set<ReversalClass>([
  'errs',
  'rather',
  'now',
  'replaces',
  'spells',
  'moves',
  'hires',
  'shifts',
  'parts',
  'drops',
  'denies',
  'clears',
  'stays',
  'sets',
]);
/** Share of their words by which two sentences say the same of two things. */
const PARALLEL_SHARE = 0.6;

const saysEnd = (view: View): boolean =>
  tellsEnd(view) || view.reversals.has('drops') || view.reversals.has('stays');

/** Recognises a text with a value that another one does not have. */
export const tellsOther = (later: View, said: View): boolean =>
  [later.figures, later.dates, later.names].some((values, i) => {
    const others = [said.figures, said.dates, said.names][i] ?? new Set();
    return sharedOf(values, others) < values.size;
  });

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.ceil((SHARE_STEPS * part) / whole);

/** Relation between the values of a kind in two texts. */
function relation(later: ReadonlySet<string>, said: ReadonlySet<string>): string {
  if (later.size === 0) return said.size === 0 ? 'none' : 'said';
  if (said.size === 0) return 'later';
  const shared = sharedOf(later, said);
  return shared === 0 ? 'other' : shared < later.size ? 'more' : 'same';
}
