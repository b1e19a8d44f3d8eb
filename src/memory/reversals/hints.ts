/**
 * Hints that a message may be said of what its user told last, though nothing is sure to be meant: by a value of the same size, by a value
 * that is denied, or by telling a change of an affair of the same kind. Pure.
 */
import type { WordClass } from '../statements/words.ts';
import { CUES, saysOtherwise, tellsOther } from './supersession-features.ts';
import { CLOCK_UNIT, distinctWords, sharedOf, sharedWords, tellsEnd, type View } from './view.ts';
import type { ReversalClass } from './words.ts';

/** Weight that a hint adds: that the very value is denied ("100, not 50"), and that there is another of its sort. */
const DENIED_HINT = 4;
const AMOUNT_HINT = 2;
/** Amounts of one thing are no further from each other than by this. */
const AMOUNT_RATIO = 2.5;
/** From so much on an amount is told from another by its size alone; a smaller one by its unit, or without any beside few words. */
const LARGE_AMOUNT_MIN = 100;
const FEW_WORDS = 3;
/** Numbers that are years, and up to which they may be days. */
const YEARS = [1900, 2100] as const;
const DAYS_MAX = 31;

/** Weight that hints add to a doubt of what was told last; 0 without one. */
export function hintOf(later: View, said: View): number {
  const [numbers, saidNumbers] = [numbersOf(later), numbersOf(said)];
  const isCommon = saidNumbers.some((number) => numbers.includes(number));
  if (isCommon)
    return (tellsEnd(later) || saysChange(later)) && numbers.some((number) => !saidNumbers.includes(number))
      ? DENIED_HINT
      : 0;
  const isCounted = isBareValue(later, said) || sharedOf(later.units, said.units) > 0;
  const isAmount = (one: number, other: number) =>
    isCounted || (one >= LARGE_AMOUNT_MIN && other >= LARGE_AMOUNT_MIN);
  return isOfOneSize(later, said, isAmount) ? AMOUNT_HINT : 0;
}

/** Recognises two texts each of which tells an amount, of which one may have become the other. */
export const isOfOneSize = (
  later: View,
  said: View,
  isAmount: (one: number, other: number) => boolean = () => true,
): boolean =>
  amountsOf(later).some((one) =>
    amountsOf(said).some(
      (other) =>
        one >= other / AMOUNT_RATIO && one <= other * AMOUNT_RATIO && isAmount(one, other) && !isYear(one),
    ),
  );

/** Words that only open another remark, or end an ill. */
const HESITATIONS: ReadonlySet<ReversalClass> = new Set<ReversalClass>(['rather', 'clears']);

/** Recognises a word by which something is otherwise now, or was said wrong. */
export const saysChange = ({ reversals }: View): boolean =>
  [...reversals].some((one) => CUES.has(one) && !HESITATIONS.has(one));

/** "It's 11 by now": a figure without a unit, in few words, where another one was told with its unit. */
const isBareValue = (later: View, said: View): boolean =>
  later.units.size === 0 &&
  [...later.figures].every((figure) => /^\d/u.test(figure)) &&
  said.units.size > 0 &&
  !said.units.has(CLOCK_UNIT) &&
  distinctWords(later).size > 0 &&
  distinctWords(later).size <= FEW_WORDS;

const isYear = (number: number): boolean => number >= YEARS[0] && number <= YEARS[1];
const digitsIn = (values: Iterable<string>): number[] =>
  [...values].flatMap((value) => (value.match(/\d+/gu) ?? []).map(Number));
/** The numbers of a text, those of its days too. */
const numbersOf = ({ figures, dates }: View): number[] => digitsIn([...figures, ...dates]);
/** Its numbers that are no days: beside a month stands also what is paid from then on. */
const amountsOf = ({ figures, dates }: View): number[] => [
  ...digitsIn(figures),
  ...digitsIn(dates).filter((number) => number > DAYS_MAX),
];

/** Kinds of affairs that come to an end by another one of their kind only. */
const LASTING: ReadonlySet<string> = new Set([
  'allergy',
  'health',
  'diet',
  'taste',
  'origin',
  'age',
  'name',
  'family',
  'pet',
]);
/** Kinds of messages that tell of any affair. */
const OPEN: ReadonlySet<string> = new Set(['other', 'milestone', 'plan', 'habit']);
/** Words by which a message tells something of its author's life. */
const TELLING: readonly WordClass[] = [
  'self',
  'mine',
  'home',
  'work',
  'turns',
  'ends',
  'not',
  'have',
  'when',
];

/** Recognises a message that may tell a change of what was told last. */
export function mayFollow(later: View, said: View): boolean {
  const shared = sharedWords(later, said);
  // "Bello is asleep": names it, and tells nothing else of it.
  if (shared > 0) return tellsOther(later, said) || saysOtherwise(later);
  const isOfKind = later.kind === said.kind || (OPEN.has(later.kind) && !LASTING.has(said.kind));
  return (
    isOfKind &&
    (tellsOther(later, said) || saysOtherwise(later) || TELLING.some((isOf) => later.classes.has(isOf)))
  );
}
