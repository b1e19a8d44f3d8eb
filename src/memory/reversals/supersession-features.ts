/**
 * Features by which a message is weighed as taking the place of an earlier one: those of its own words, and those that both
 * have in common. The weights are fitted on labelled pairs (test/eval/corrections/fit.ts). Pure, and linear in the length of
 * both.
 */
import { addWords } from '../statements/features.ts';
import type { ReadSentence } from '../statements/remarks.ts';
import { distinctWords, sharedOf, sharedWords, tellsEnd, type View } from './view.ts';
import type { ReversalClass } from './words.ts';

/** First letters of the features of words, and of pairs of other features. */
export const WORD_FEATURES = 'wxngebz';
export const PAIR_FEATURES = 'P';

const COUNTED_MAX = 3;
const LENGTH_STEP = 3;
const LENGTH_MAX = 8;
/** Shares are told apart by so many steps. */
const SHARE_STEPS = 3;

const RELATIONS = ['none', 'said', 'later', 'other', 'more', 'same'] as const;
type Relation = (typeof RELATIONS)[number];
/** Pieces of pairs, made once: a turn pairs its message with all that its user told. */
const numbered = (name: string): readonly string[] =>
  Array.from({ length: Math.max(COUNTED_MAX, SHARE_STEPS) + 1 }, (_, i) => `${name}${i}`);
const related = (name: string) =>
  Object.fromEntries(RELATIONS.map((one) => [one, `${name} ${one}`])) as Record<Relation, string>;
const [SHARED, OF, IN] = [numbered('shared'), numbered('of'), numbered('in')];
const [FIGURE, DATE, UNIT] = [related('figure'), related('date'), related('unit')];
const [NAME, OWNER] = [related('name'), related('owner')];

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

/** A message beside something said before it, as far as weights know of both. */
export interface Paired {
  readonly near: 'near' | 'far';
  /** Pieces of what both have in common, in what they differ, and what the words of the later one say: each weighs by itself, and with each other. */
  readonly pieces: readonly string[];
  readonly kinds: readonly [later: string, said: string];
  /** Classes of words that both have. */
  readonly both: readonly string[];
}

/** Pairs two texts; `ruled` is what the words of the later one say of the other. */
export function paired(later: View, said: View, isNear: boolean, ruled: readonly string[]): Paired {
  const [words, saidWords] = [distinctWords(later), distinctWords(said)];
  const shared = sharedWords(later, said);
  const pieces = [
    SHARED[Math.min(COUNTED_MAX, shared)] ?? '',
    OF[share(shared, words.size)] ?? '',
    IN[share(shared, saidWords.size)] ?? '',
    FIGURE[relation(later.figures, said.figures)],
    DATE[relation(later.dates, said.dates)],
    UNIT[relation(later.units, said.units)],
    NAME[relation(later.names, said.names)],
    OWNER[relation(later.owners, said.owners)],
    later.kind === said.kind ? 'same kind' : 'other kind',
    ...(said.classes.has('ends') || said.classes.has('not') ? ['said ends'] : []),
    ...(later.classes.has('ends') ? ['ends'] : []),
    ...(later.classes.has('not') ? ['not'] : []),
    ...(later.classes.has('also') ? ['also'] : []),
    ...[...later.reversals].map((one) => `r${one}`),
    ...ruled,
  ];
  const both = [...later.classes].filter((isOf) => said.classes.has(isOf));
  return { near: isNear ? 'near' : 'far', pieces, kinds: [later.kind, said.kind], both };
}

/** Hands the features of a pair over: those of one name behind `D`, and of two names behind `P` or, of the kinds, `D`. */
export function eachPairFeature(
  { near, pieces, kinds: [later, said], both }: Paired,
  alone: (name: string) => void,
  together: (one: string, other: string) => void,
  ofKinds: (later: string, said: string) => void,
): void {
  alone(near);
  alone(`kind ${said}`);
  ofKinds(later, said);
  for (const [i, piece] of pieces.entries()) {
    alone(piece);
    together(near, piece);
    for (let k = i + 1; k < pieces.length; k++) together(piece, pieces[k] ?? '');
  }
  for (const isOf of both) alone(`both ${isOf}`);
}

/** Features of a message beside something said before it, by their names. */
export function pairFeatures(later: View, said: View, isNear: boolean, ruled: readonly string[]): string[] {
  const features: string[] = [];
  eachPairFeature(
    paired(later, said, isNear, ruled),
    (name) => features.push(aloneFeature(name)),
    (one, other) => features.push(togetherFeature(one, other)),
    (one, other) => features.push(kindsFeature(one, other)),
  );
  return features;
}

/** Names of features. */
export const aloneFeature = (name: string): string => `D:${name}`;
export const togetherFeature = (one: string, other: string): string => `P:${one}+${other}`;
export const kindsFeature = (later: string, said: string): string => `D:${later}>${said}`;

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
function relation(later: ReadonlySet<string>, said: ReadonlySet<string>): Relation {
  if (later.size === 0) return said.size === 0 ? 'none' : 'said';
  if (said.size === 0) return 'later';
  const shared = sharedOf(later, said);
  return shared === 0 ? 'other' : shared < later.size ? 'more' : 'same';
}
