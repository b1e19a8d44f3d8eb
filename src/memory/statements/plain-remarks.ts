/**
 * Remarks that are so plain that their frame decides, and not the weights of whatever word fills it: which towns, names and nuts were
 * among the texts that those were fitted to is chance. Pure.
 */
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { opensWithName } from './referents.ts';
import type { Remark } from './remarks.ts';
import type { Token } from './tokens.ts';
import { isTwice, type WordClass } from './words.ts';

/** Recognises a word with a capital, or of a script that has none. */
const isWrittenAsName = ({ word, isCapital }: Token): boolean => isCapital || word.toUpperCase() === word;

/** Letters of a name where a script sets no spaces, and its words elsewhere. */
const NAME_MAX_TOKENS = 4;
/** Words of hesitation before who somebody is: "no, wait". */
const BEFORE_NAME_MAX_TOKENS = 4;

/**
 * "Ich heiße Jonas", "我叫李明": a remark of nothing but how its author is called, whatever that name otherwise means. English has rules
 * for names.
 */
export function isIntroduction({ code, role, asks, segments }: Remark): boolean {
  const last = segments.at(-1);
  const names = last?.hits.find(({ isOf, ofSelf }) => isOf === 'names' && ofSelf);
  if (!last || !names || code === 'en' || role !== 'told' || asks) return false;
  const before = segments.slice(0, -1);
  const isBare = before.every(({ hits }) => hits.every(({ isOf }) => isOf === 'not' || isOf === 'passing'));
  const isShort = before.reduce((sum, { tokens }) => sum + tokens.length, 0) <= BEFORE_NAME_MAX_TOKENS;
  const name = last.tokens.slice(names.to);
  const isAlone = last.hits.every(({ isOf, to }) => to <= names.to && (isOf === 'names' || isOf === 'self'));
  const isName = name.every(isWrittenAsName);
  return isBare && isShort && isAlone && isName && name.length > 0 && name.length <= NAME_MAX_TOKENS;
}

/** Classes of what only somebody has. */
const OF_BODY: ReadonlySet<WordClass> = new Set(['allergy', 'health', 'diet']);
/** Classes of words between somebody and such a thing. */
const TO_BODY: ReadonlySet<WordClass> = new Set(['am', 'have', 'joins']);
/** Words beside the name and those in lists: "aux noix". */
const BODY_MAX_UNLISTED = 3;

/** "Fenja is vegan", "Fenja hat Zöliakie": a remark of nothing but what somebody by name has, or does without. */
export function isOfNamed({ code, role, asks, segments }: Remark, weight: number): boolean {
  const [segment, ...others] = segments;
  if (segment === undefined || others.length > 0 || role !== 'told' || asks || weight < PLAIN_MIN_WEIGHT)
    return false;
  const { hits, tokens } = segment;
  const unlisted = tokens.filter((_, i) => !hits.some(({ from, to }) => from <= i && i < to)).length;
  return (
    hits.some(({ isOf }) => OF_BODY.has(isOf)) &&
    hits.every(({ isOf }) => OF_BODY.has(isOf) || TO_BODY.has(isOf)) &&
    unlisted <= BODY_MAX_UNLISTED &&
    opensWithName(segment, code)
  );
}

/** A frame that says by itself that what fills it lasts, and what it is filled with. */
interface PlainFrame {
  /** Any of these in each list. */
  readonly needs: readonly (readonly WordClass[])[];
  /** Written as names are; anything else may be what somebody is allergic to. */
  readonly isName: boolean;
  /** Words that fill it; a trade stands in its frame. */
  readonly min: number;
  /** Classes of words that may stand in it beside those of every frame. */
  readonly also?: readonly WordClass[];
  /** Words at most that are in no list, small ones included. */
  readonly max?: number;
}
const PLAIN_FRAMES: readonly PlainFrame[] = [
  { needs: [['home', 'origin']], isName: true, min: 1 },
  { needs: [['allergy']], isName: false, min: 1 },
  { needs: [['names'], ['kin', 'pets']], isName: true, min: 1 },
  { needs: [['jobs'], ['am'], ['self', 'kin']], isName: false, min: 0 },
  { needs: [['jobs'], ['work']], also: ['work'], isName: false, min: 0 },
  { needs: [['health'], ['self', 'kin']], also: ['health'], isName: false, min: 0, max: 2 },
  { needs: [['diet'], ['self', 'kin']], also: ['diet'], isName: false, min: 1, max: 2 },
];
/** Classes of words that may stand beside such a frame in its segment. */
const BESIDE_PLAIN: ReadonlySet<WordClass> = new Set([
  'home',
  'origin',
  'allergy',
  'names',
  'pets',
  'jobs',
  'self',
  'mine',
  'kin',
  'am',
  'have',
  'joins',
]);
const ALSO: ReadonlySet<WordClass> = new Set(PLAIN_FRAMES.flatMap(({ also = [] }) => also));
/** Weight under which more speaks against such a remark than a value that the weights know little of. */
const PLAIN_MIN_WEIGHT = -2.5;
/** The same of one that has no word but listed ones. */
const KNOWN_MIN_WEIGHT = -5;
const VALUE_MAX_TOKENS = 3;
/** Words of a remark whose frame allows few beside those that are listed: what tells more tells of others. */
const LISTED_MAX_TOKENS = 7;
/** The same in scripts that set no spaces, where each letter is a token. */
const VALUE_MAX_LETTERS = 8;
const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
const KANA = /^\p{Script=Hiragana}$/u;

/** Classes of words by which what is told of a body is another's word, a doubt or an errand. */
const SPEAKS_AGAINST: ReadonlySet<WordClass> = new Set([
  'said',
  'doubt',
  'unreal',
  'asks',
  'tasks',
  'passing',
  'not',
]);
/** Words of a phrase that needs nobody named beside it: "a la brenda le cierra la garganta". */
const PHRASE_OF_ITS_OWN = 3;
/** Classes of those whose body it is. */
const PERSONS: ReadonlySet<WordClass> = new Set(['self', 'mine', 'kin', 'they']);

/** "My throat itches when I eat kiwi": a phrase that says by itself what somebody does not bear, whatever that is. */
export function isOfBody({ role, asks, segments }: Remark, weight: number): boolean {
  if (role !== 'told' || asks || weight < KNOWN_MIN_WEIGHT) return false;
  const telling = segments.find(({ hits }) =>
    hits.some(
      ({ isOf, ofSelf, from, to }) => to - from > 1 && (isOf === 'allergy' || (isOf === 'health' && ofSelf)),
    ),
  );
  return (
    telling !== undefined &&
    (segments.some(({ hits }) => hits.some(({ isOf, ofSelf }) => PERSONS.has(isOf) || ofSelf)) ||
      telling.hits.some(
        ({ isOf, from, to }) =>
          isOf === 'allergy' &&
          to - from >= PHRASE_OF_ITS_OWN &&
          !LETTER.test(telling.tokens[from]?.word ?? ''),
      )) &&
    !telling.hits.some(({ isOf }) => SPEAKS_AGAINST.has(isOf))
  );
}

/**
 * "Ich wohne in Porto", "我住在北京", "ピーナッツアレルギーです": a remark of nothing but where its author, or somebody of theirs, lives or is from,
 * what they may not eat, how they are called or what they are, whatever that value is.
 */
export function isPlain({ code, role, asks, segments }: Remark, weight: number): boolean {
  const [segment, ...others] = segments;
  if (segment === undefined || others.length > 0 || role !== 'told' || asks || weight < KNOWN_MIN_WEIGHT)
    return false;
  const { subject, tokens, hits } = segment;
  const has = (any: readonly WordClass[]) => hits.some(({ isOf }) => any.includes(isOf));
  const isOfThem = subject === 'self' || subject === 'unsaid' || (subject === 'mine' && has(['kin', 'pets']));
  if (!isOfThem || !hits.every(({ isOf }) => BESIDE_PLAIN.has(isOf) || ALSO.has(isOf))) return false;
  const language = LANGUAGES_BY_CODE.get(code);
  const stopWords: ReadonlySet<string> = language ? stopWordsOf(language) : new Set();
  const value = tokens.filter(
    ({ word }, i) =>
      !KANA.test(word) && !stopWords.has(word) && !hits.some(({ from, to }) => from <= i && i < to),
  );
  if (weight < PLAIN_MIN_WEIGHT && value.length > 0) return false;
  const letters = value.filter(({ word }) => LETTER.test(word)).length;
  const isShort =
    letters > 0 ? letters === value.length && letters <= VALUE_MAX_LETTERS : value.length <= VALUE_MAX_TOKENS;
  const isNamed = value.every(isWrittenAsName);
  const unlisted = tokens.filter((_, i) => !hits.some(({ from, to }) => from <= i && i < to)).length;
  // "Je travaille de nuit": how one works, and nothing else.
  if (value.length === 0 && isTwice(hits, 'work')) return true;
  // "mi mujer se llama carmen": what one of theirs is called is a name, however it is written.
  if (
    subject === 'mine' &&
    has(['names']) &&
    value.length === 1 &&
    hits.every(({ isOf }) => BESIDE_PLAIN.has(isOf))
  )
    return true;
  return (
    isShort &&
    PLAIN_FRAMES.some(
      ({ needs, also = [], isName, min, max }) =>
        needs.every(has) &&
        hits.every(({ isOf }) => BESIDE_PLAIN.has(isOf) || also.includes(isOf)) &&
        value.length >= min &&
        (max === undefined || (unlisted <= max && tokens.length <= LISTED_MAX_TOKENS)) &&
        (isNamed || !isName),
    )
  );
}
