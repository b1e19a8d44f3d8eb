/**
 * Reasons for which a message makes doubtful what was said before it, though nothing is sure to be meant: one that a reader can be told. Both
 * tell a value of the same thing, or the message says that the thing which both name is otherwise; nearness alone is none, unless hardly
 * anything else is known that it could be said of. Pure.
 */
import { hintOf, mayFollow, saysChange } from './hints.ts';
import type { Reversed } from './read-reversals.ts';
import { tellsOther } from './supersession-features.ts';
import {
  distinctWords,
  HARMS,
  hasAlike,
  type ReversibleStatement,
  sharedOf,
  sharedWords,
  tellsEnd,
  type View,
} from './view.ts';
import type { ReversalClass } from './words.ts';

/**
 * Reason for a doubt: another amount, or a value that is denied (`amount`); another day of what is moved (`shifted`); an end or a denial of
 * what both name (`ended`); a word of change beside it (`changed`); another value of its sort (`value`); a value put right (`mended`); and
 * what may be said of the only thing that was told (`followed`).
 */
type ReasonName = 'amount' | 'shifted' | 'ended' | 'changed' | 'value' | 'mended' | 'followed';

/** A reason, and the weight that it adds to that of the message beside what was said; without one it is enough by itself. */
export interface DoubtReason {
  readonly name: ReasonName;
  readonly gain: number | null;
}

/** The statements among which one is meant. */
export interface Among {
  /** Number of different things that they tell. */
  readonly count: () => number;
  /** Number of these in which a word stands. */
  readonly frequency: (word: string) => number;
}

/** Weight that what was told last gains. */
const LAST_GAIN = 0.6;
/** Weight of a message by itself from which on it may mean what it names, and what was told last; and from which on it tells a change. */
const UPDATE_HINTED_MIN = -1;
const UPDATE_LAST_MIN = -0.3;
const UPDATE_TOLD_MIN = 0.7;
/** Weight that is lost for ten times as many things that a message may be said of with which it has nothing rare in common. */
const CHANCE_LOSS = 2.5;
/** Share of the words of what is said to be over, or not so, that what was said a while ago has in common with it. */
const OBJECT_MIN_SHARE = 0.5;
/** Different words of a message that only puts a value right: "no wait, Wednesdays at 5". */
const MENDED_MAX_WORDS = 3;

/** Different words of a message that is one remark, in however many sentences. */
const REMARK_MAX_WORDS = 6;

/** The reason for which a message makes a statement doubtful, or null. */
export function reasonToDoubt(
  reversed: Reversed,
  said: ReversibleStatement,
  among: Among,
): DoubtReason | null {
  const { view, weight: own = 0 } = reversed;
  const isLast = isTold(said);
  const last = isLast ? LAST_GAIN : 0;
  const hint = isLast ? hintOf(view, said.view) : 0;
  if (hint > 0) return { name: 'amount', gain: hint + last };
  // What names a thing and what gives a value may be two things, in a message that tells much.
  const isOne = isLast || reversed.isJoint !== true || distinctWords(view).size <= REMARK_MAX_WORDS;
  const mayName = own >= UPDATE_HINTED_MIN && isOne;
  const anchors = mayName ? anchorsOf(view, said.view, among) : [];
  if (mayName && isShifted(view, said.view, among)) return { name: 'shifted', gain: null };
  const name = anchors.length > 0 ? reasonByAnchors(reversed, said, anchors, among) : null;
  if (name !== null) return { name, gain: last };
  if (said.isNear && isMended(view, said.view)) return { name: 'mended', gain: last };
  const mayMean =
    mayFollow(view, said.view) ||
    (own >= UPDATE_TOLD_MIN && (anchors.length > 0 ? tellsElse(view, said.view) : LIVED.has(said.view.kind)));
  return isLast && own >= UPDATE_LAST_MIN && mayMean
    ? { name: 'followed', gain: last - CHANCE_LOSS * Math.log10(among.count()) }
    : null;
}

/** Recognises a message that does not only say again what was said. */
const tellsElse = (later: View, said: View): boolean =>
  tellsOther(later, said) || sharedWords(later, said) < distinctWords(later).size;

/** Recognises what was told last. */
export const isTold = ({ isNear, isRecent }: ReversibleStatement): boolean => isNear || isRecent === true;

/** Kinds of what somebody does or leaves each day: another sort of message may tell that they do so no more. */
const LIVED: ReadonlySet<string> = new Set(['diet', 'health']);

function reasonByAnchors(
  { view, byWords = [] }: Reversed,
  said: ReversibleStatement,
  anchors: readonly string[],
  among: Among,
): ReasonName | null {
  if (byWords.some((one) => isObject(one, said, among))) return 'ended';
  const isLast = isTold(said);
  // What harms somebody is left by what speaks of such things alone.
  if (HARMS.has(said.view.kind) && !HARMS.has(view.kind) && (!isLast || said.view.kind === 'allergy'))
    return null;
  // "Mom has trouble swallowing now": of her, and not of who comes on Thursday.
  const isOfThing = view.kind === said.view.kind || anchors.some((word) => !view.owners.has(word));
  if (isLast && isOfThing && tellsChange(view, said.view)) return 'changed';
  const isOther = (values: 'dates' | 'figures' | 'names') =>
    hasOther(view[values], said.view[values], anchors);
  // The first word of a sentence has a capital too.
  const isNamed = anchors.some((word) => isNameIn(word, view) && isNameIn(word, said.view));
  const isMany = anchors.length > 1;
  return (isOther('dates') && (isNamed || isMany)) ||
    (isOther('figures') && isNamed) ||
    // Of two people of one family something else is told each time.
    (isOther('names') && isNamed && (isMany || isLast))
    ? 'value'
    : null;
}

/** Ways that say a thing to be over, not so, or in the place of another. */
const ENDS: ReadonlySet<Reversed['way']> = new Set<Reversed['way']>([
  'ended',
  'denied',
  'parted',
  'replaced',
]);

/** Recognises what is said to be over as what was told, or as a part of it. What is denied of somebody leaves what else is told of them. */
export function isObject({ way, view }: Reversed, said: ReversibleStatement, among: Among): boolean {
  if (!ENDS.has(way)) return false;
  const object = anchorsOf(view, said.view, among);
  if (object.length === 0) return false;
  if (!isTold(said) && object.length < OBJECT_MIN_SHARE * distinctWords(view).size) return false;
  return (
    way !== 'denied' ||
    (!tellsEnd(said.view) &&
      object.some((word) => !view.owners.has(word) && !isNameIn(word, view, said.view)))
  );
}

const tellsChange = (later: View, said: View): boolean =>
  later.classes.has('ends') || saysChange(later) || (HARMS.has(said.kind) && later.reversals.has('clears'));

/** Words by which something is at another time, or was said wrong. */
const SHIFTS: readonly ReversalClass[] = ['shifts', 'moves', 'errs', 'replaces'];

/** "The wedding is postponed, it's on 4 September": another day of a thing that both name, though it be by the word of their frame. */
const isShifted = (later: View, said: View, among: Among): boolean =>
  SHIFTS.some((one) => later.reversals.has(one)) &&
  hasOther(later.dates, said.dates, []) &&
  sharedOf(later.dates, said.dates) === 0 &&
  (sharedOf(later.verbs, said.verbs) > 0 || anchorsOf(later, said, among).length > 0);

/** "No wait, Wednesdays at 5": another value of the sort that was told right before. */
const isMended = (later: View, said: View): boolean =>
  (later.reversals.has('errs') || later.reversals.has('rather')) &&
  distinctWords(later).size <= MENDED_MAX_WORDS &&
  ((later.dates.size > 0 && said.dates.size > 0) || (later.units.size > 0 && said.units.size > 0));

/** Recognises two texts each of which has a value that the other has not. */
function hasOther(
  later: ReadonlySet<string>,
  said: ReadonlySet<string>,
  anchors: readonly string[],
): boolean {
  const own = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].some((one) => !SHORT.test(one) && !hasAlike(one, others) && !hasAlike(one, anchors));
  return own(later, said) && own(said, later);
}

const isNameIn = (word: string, ...views: readonly View[]): boolean =>
  views.some(({ names }) => sharedOf(new Set([word]), names) > 0);

/** Letters of a word that hardly ever names a thing, in scripts with spaces. */
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;
/** Different things in which a word stands that is rare among them; of many it is a share. */
const RARE_MAX = 3;
const RARE_MAX_SHARE = 0.08;

/** Words of a message that was said before as well, and in few other things: what both speak of. */
export const anchorsOf = (later: View, said: View, among: Among): string[] =>
  [...distinctWords(later)].filter(
    (word) =>
      !SHORT.test(word) &&
      !later.units.has(word) &&
      hasAlike(word, distinctWords(said)) &&
      among.frequency(word) <= Math.max(RARE_MAX, RARE_MAX_SHARE * among.count()),
  );

/** The different things that statements tell: a memory says the same as the sentence that taught it. Counted when first asked for. */
export function amongOf(statements: readonly ReversibleStatement[]): Among {
  let told: ReadonlySet<string>[] | null = null;
  // A message asks for the same few words beside each statement.
  const frequencies = new Map<string, number>();
  const things = () => {
    if (told !== null) return told;
    told = [];
    const byWords = statements
      .map(({ view }) => distinctWords(view))
      .sort((one, other) => other.size - one.size);
    for (const words of byWords)
      if (!told.some((thing) => [...words].every((word) => thing.has(word)))) told.push(words);
    return told;
  };
  return {
    count: () => Math.max(1, things().length),
    frequency: (word) => {
      const known = frequencies.get(word);
      if (known !== undefined) return known;
      const frequency = things().filter((thing) => hasAlike(word, thing)).length;
      frequencies.set(word, frequency);
      return frequency;
    },
  };
}
