/**
 * Recognises a message that gives another value to what was told, though it has no word in common with that: by a word of change, and by a
 * value of the same sort. "It's spelt Meyr" is said of Herr Maier, "Göttingen it is in the end" of the move to Kassel, "gone up to 1240" of
 * a rent of 1150. None of it is sure: it makes what was told doubtful, so that a prompt tells both. Pure.
 */
import { editDistance } from '../../lib/text/edit-distance.ts';
import { foldText } from '../../lib/text/words.ts';
import type { WordClass } from '../statements/words.ts';
import { isOfOneSize } from './hints.ts';
import { HARMS, hasAlike, sharedOf, type View } from './view.ts';
import type { ReversalClass } from './words.ts';

/** Words by which a thing is at another time. */
const SHIFTS: readonly ReversalClass[] = ['shifts', 'moves', 'replaces', 'settles'];
/** Words by which one thing has come in the place of another. */
const EXCHANGES: readonly ReversalClass[] = ['replaces', 'settles'];
/** Words by which a name was written wrong. */
const RESPELLS: readonly ReversalClass[] = ['spells', 'errs'];

/**
 * Recognises a later text as one that gives another value to what was said. `isTold`: it was told last, or both name a thing that few others
 * have.
 */
export function succeeds(later: View, said: View, isTold: () => boolean): boolean {
  const has = (words: readonly ReversalClass[]) => words.some((one) => later.reversals.has(one));
  if (has(RESPELLS) && isRespelt(later, said, isTold)) return true;
  if (HARMS.has(said.kind) || !isTold()) return false;
  if (later.reversals.has('raises') && isOfOneSize(later, said, (one, other) => one !== other)) return true;
  if (has(SHIFTS) && later.dates.size > 0 && said.dates.size > 0 && sharedOf(later.dates, said.dates) === 0)
    return true;
  const isOver = later.classes.has('ends') || later.reversals.has('drops');
  return (
    (has(EXCHANGES) || (isOver && later.reversals.has('now'))) && isOpen(said) && hasOtherName(later, said)
  );
}

/** Classes of what was to come, or may be given up: a plan, a home, a post. */
const OPEN: readonly WordClass[] = ['plans', 'when', 'home', 'work', 'jobs', 'taste', 'habit', 'have'];
const isOpen = ({ classes, dates }: View): boolean =>
  dates.size > 0 || OPEN.some((isOf) => classes.has(isOf));

/** Checks that each of two texts names what the other does not. Where no capital tells a name, any place or plan may be one. */
function hasOtherName(later: View, said: View): boolean {
  const own = (some: ReadonlySet<string>, others: View) =>
    [...some].some(
      (name) => name.length > 1 && !hasAlike(name, others.names) && !hasAlike(name, others.terms),
    );
  if (later.names.size > 0 && said.names.size > 0) return own(later.names, said) && own(said.names, later);
  return isCaseless(later) && isCaseless(said) && isOfPlace(said) && own(later.terms, said);
}

const isCaseless = ({ terms }: View): boolean =>
  terms.size > 0 && [...terms].every((term) => term.toUpperCase() === term.toLowerCase());

const isOfPlace = ({ kind, classes, reversals }: View): boolean =>
  kind === 'home' || kind === 'plan' || classes.has('home') || reversals.has('moves');

/** Letters that a name has at least, to be told from another by its sound. */
const NAME_MIN_CHARS = 3;
/** Share of its letters in which a name may be written otherwise. */
const RESPELT_MAX_SHARE = 0.4;
/** Signs of a name in a script without spaces. */
const SIGNS = { min: 2, max: 4 };
const DENSE = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Recognises a text with a name that is one of the other, written otherwise; of what was told last, where no capital tells a name. */
function isRespelt(later: View, said: View, isTold: () => boolean): boolean {
  const news = [...later.names, ...later.terms].filter(
    (name) => !said.names.has(name) && !said.terms.has(name),
  );
  const olds = [...said.names, ...said.terms].filter(
    (name) => !later.names.has(name) && !later.terms.has(name),
  );
  const areNames = (name: string, old: string) => later.names.has(name) && said.names.has(old);
  return news.some((name) => olds.some((old) => isSameName(name, old) && (areNames(name, old) || isTold())));
}

function isSameName(one: string, other: string): boolean {
  if (DENSE.test(one) && DENSE.test(other)) return isSameSigns(one, other);
  if (Math.min(one.length, other.length) < NAME_MIN_CHARS) return false;
  const sound = soundOf(one);
  return (
    (sound.length > 1 && sound === soundOf(other)) ||
    editDistance(one, other) <= RESPELT_MAX_SHARE * Math.max(one.length, other.length)
  );
}

/** Names of as many signs, of which half are the same. */
const isSameSigns = (one: string, other: string): boolean =>
  one.length === other.length &&
  one.length >= SIGNS.min &&
  one.length <= SIGNS.max &&
  [...one].filter((sign, i) => sign === other[i]).length * 2 >= one.length;

/** Letters that sound alike, each beside the one that stands for all. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, 'f'],
  [/ck|ch|c|q|g/g, 'k'],
  [/th|d|tt/g, 't'],
  [/z|x/g, 's'],
  [/b/g, 'p'],
  [/[aeiouyjh]/g, ''],
  [/(.)\1+/g, '$1'],
];
const soundOf = (name: string): string => {
  const letters = foldText(name);
  return /^[a-z]+$/.test(letters) ? SOUNDS.reduce((text, [of, by]) => text.replace(of, by), letters) : '';
};
