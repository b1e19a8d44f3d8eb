/**
 * Recognises a statement all of which another one of the same person tells: "I drive a Rivian" and "We have a Rivian R1S". Prompts show the
 * fuller one alone; both are kept, since each was stated. Conservative: what stands in front of the shorter one's words, a denial, an
 * end, a plan or another figure makes another statement. Pure.
 */
import { guessLanguage } from '../../language/detect.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { distinctWords, readView, type View } from '../reversals/view.ts';
import type { ReversalClass } from '../reversals/words.ts';
import type { WordClass } from '../statements/words.ts';
import { isSameValue, wordingOf } from './wording.ts';

/** A longer statement tells more than one thing. */
const SHORT_MAX_CHARS = 100;
/** Letters of a word that both must have, before anything else is looked at. */
const SHARED_MIN_CHARS = 3;

/** Tells whether the first of two statements tells all that the other does, and is not the same. */
export const tellsAllOf = (full: string, short: string): boolean => toldTest(short)(full);

const NEVER = (): boolean => false;

/** The same for one statement that is held against many: what hangs on it alone is looked at once. */
export function toldTest(short: string): (full: string) => boolean {
  if (short.length > SHORT_MAX_CHARS) return NEVER;
  const fewer = wordingOf(short);
  const telling = fewer.filter((word) => word.length >= SHARED_MIN_CHARS);
  const isSpaceless = SPACELESS.test(short);
  const view = readView(short);
  const isHad = tellsOfHaving(view);
  return (full) => {
    const words = wordingOf(full);
    const mayGoOn = words.length > fewer.length && words[0] === fewer[0];
    if (!mayGoOn && !isHad) return false;
    const isShared = telling.some((word) => words.includes(word));
    return (
      (isShared && mayGoOn && goesOn(full, words, fewer)) ||
      (isHad && (isShared || isSpaceless) && isHadIn(readView(full), view))
    );
  };
}

/** Scripts without spaces, in which the beginning of a word is another word. */
const SPACELESS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u;

/**
 * Recognises a statement that goes on where the other ends, behind a comma or with a word that joins: "I have a cat" is not told by
 * "I have a cat allergy".
 */
function goesOn(full: string, words: readonly string[], fewer: readonly string[]): boolean {
  if (!fewer.every((word, i) => word === words[i]) || !isSameValue(fewer, words) || SPACELESS.test(full))
    return false;
  const next = words[fewer.length] ?? '';
  const language = LANGUAGES_BY_CODE.get(guessLanguage(full)?.code ?? '');
  return (language && stopWordsOf(language).has(next)) === true || isBehindMark(full, next);
}

/** Checks that a word stands behind a comma, colon or bracket where it comes first. */
function isBehindMark(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word);
  return at > 0 && /[,;:(–—]\s*$/u.test(text.slice(0, at));
}

/** Classes of a statement that tells no more than that somebody has something. */
const HAVING: ReadonlySet<WordClass> = new Set<WordClass>([
  'self',
  'mine',
  'am',
  'have',
  'does',
  'things',
  'pets',
  'joins',
]);
const KINDS_HAD: ReadonlySet<string> = new Set(['possession', 'pet']);
/** Classes of a statement that does not tell that it is had, or had by its teller. */
const NOT_HAD: readonly WordClass[] = ['not', 'ends', 'unreal', 'doubt', 'plans', 'kin', 'they', 'said'];
/** Words of reversals that take nothing back. */
const HARMLESS: ReadonlySet<ReversalClass> = new Set<ReversalClass>(['beside', 'counts']);

/** Recognises a statement that tells what one has, and no more. */
const tellsOfHaving = ({ kind, classes, reversals }: View): boolean =>
  KINDS_HAD.has(kind) && reversals.size === 0 && [...classes].every((isOf) => HAVING.has(isOf));

/** Recognises what one has, and no more, in another statement about it. */
function isHadIn(full: View, short: View): boolean {
  if (full.kind !== short.kind) return false;
  const isOwn = full.isOfSelf || full.classes.has('mine');
  const [words, fewer] = [distinctWords(full), distinctWords(short)];
  return (
    isOwn &&
    !NOT_HAD.some((isOf) => full.classes.has(isOf)) &&
    [...full.reversals].every((isOf) => HARMLESS.has(isOf)) &&
    fewer.size > 0 &&
    fewer.size < words.size &&
    isWithin(fewer, words) &&
    isWithin(short.figures, full.figures) &&
    isWithin(short.dates, full.dates)
  );
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));
