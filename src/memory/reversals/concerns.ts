/**
 * Decides which earlier statement a reversal means: both speak of the same, and the one is not so any more by the other. A
 * doubtful one ends nothing; of the least doubtful it is told that it may be over. Pure.
 */
import type { WordClass } from '../statements/words.ts';
import { type Among, amongOf, anchorsOf, isObject, isTold, reasonToDoubt } from './doubt-reasons.ts';
import type { Reversed } from './read-reversals.ts';
import { succeeds } from './successions.ts';
import { pairWeight } from './supersession.ts';
import { isComparable, isOneMore } from './supersession-features.ts';
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

/** Predicates that a denial takes back when it names them again. */
const PREDICATES: ReadonlySet<WordClass> = new Set<WordClass>([
  'names',
  'home',
  'work',
  'jobs',
  'origin',
  'allergy',
  'health',
  'diet',
  'am',
  'have',
  'does',
  'study',
  'taste',
  'pets',
  'kin',
]);
/** Values that hang on their verb: a town is named by more than who lives there. */
const STRICT: Readonly<Record<string, readonly WordClass[]>> = {
  home: ['home'],
  origin: ['origin'],
  allergy: ['allergy', 'health', 'diet'],
  health: ['allergy', 'health', 'diet'],
  diet: ['diet', 'health', 'taste'],
};
/** Share of its words that an ending must have in common with what it ends, unless that is named. */
const ENDED_MIN_SHARE = 0.5;
/** The same of another value that nobody calls a correction. */
const MENDED_MIN_SHARE = 0.5;

/** Weight under which a message as a whole speaks against what its words say: "Leeds lost again" loses nothing that its user has. */
const DENIED_UNDER = -1;
/** The same of what is told of one's life in whatever words. */
const LIFE_DENIED_UNDER: Partial<Record<Reversed['way'], number>> = { hired: -1.7, moved: -4, parted: -4 };
/**
 * Weight that it takes more to mean what a message has no word in common with, though it was said right before: some, and more for
 * each word of its own beyond a few, since what tells so much tells of something else.
 */
const UNSHARED_LOSS = 0.5;
const OWN_WORDS = 5;
const OWN_WORD_LOSS = 0.1;

/** Weight that may be lacking for a statement to be doubted: one of a hundred things is then, in talk that takes nothing back. */
const DOUBTED_LACK_MAX = 1;

/** A reversal beside a statement: how much speaks for its being meant, and the weight that is lacking to be sure. */
interface Concern {
  readonly concern: number;
  readonly lack: number;
}

const NO_CONCERN: Concern = { concern: 0, lack: Number.POSITIVE_INFINITY };

/** Certainty with which a reversal means what was said; 0 when it does not. */
export function concernOf(reversed: Reversed, said: ReversibleStatement): number {
  const { concern, lack } = weighConcern(reversed, said, 0, amongOf([said]));
  return lack > 0 ? 0 : concern;
}

/** `chance` is what it takes more to mean this one of many by a message as a whole. */
function weighConcern(reversed: Reversed, said: ReversibleStatement, chance: number, among: Among): Concern {
  const { way, wholes = [] } = reversed;
  if (way === 'superseded') {
    const { view } = reversed;
    // To weigh a pair costs more than all else: nearly all that was said is out before that.
    const weight = once(() => superseded(reversed, said) - (said.isNear ? 0 : chance));
    if (mayTakePlace(view, said) && !reversed.isPart && isOneThing(view, said) && weight() > 0)
      return { concern: weight(), lack: 0 };
    if (isOneMore(view, said.view)) return NO_CONCERN;
    const reason = reasonToDoubt(reversed, said, among);
    if (reason === null) return NO_CONCERN;
    if (reason.gain === null) return doubtful(SAID_LACK);
    const near =
      isTold(said) && !said.isNear
        ? Math.max(weight(), superseded(reversed, { ...said, isNear: true }))
        : weight();
    return doubtful(-near - reason.gain);
  }
  if (said.isAsked === true && way !== 'succeeded') return NO_CONCERN;
  if (way === 'succeeded') return isSucceeded(reversed, said, among) ? doubtful(SAID_LACK) : NO_CONCERN;
  const sentence = wholes[0]?.view ?? reversed.view;
  // "My brother can have milk again, he isn't allergic any more": of him, whichever clause says it.
  if (HARMS.has(said.view.kind) && isOfOthers(sentence, said.view)) return NO_CONCERN;
  const concern = concernByWay(reversed, said);
  if (concern === 0) return mayHaveEnded(reversed, said, among) ? doubtful(SAID_LACK) : NO_CONCERN;
  const most = wholes.reduce(
    (best, whole) => Math.max(best, weightOf(whole, said)),
    wholes.length === 0 ? 0 : Number.NEGATIVE_INFINITY,
  );
  // Where all of it speaks against what its words say, nothing is meant.
  return most < (LIFE_DENIED_UNDER[way] ?? DENIED_UNDER) ? NO_CONCERN : { concern, lack: 0 };
}

/** A value that is made when it is first asked for. */
function once(make: () => number): () => number {
  let made: number | null = null;
  return () => (made ??= make());
}

/** Concern that is not sure, by the weight that is lacking: less than none where only something else speaks against it. */
const doubtful = (lack: number): Concern => ({ concern: 0, lack: lack === 0 ? Number.MIN_VALUE : lack });
/** The same of what the words of a message say. */
const SAID_LACK = 0.5;

/** Recognises what was told last as what is said to be over, though by a word of another kind: "I'm not strictly vegan anymore". */
const mayHaveEnded = (reversed: Reversed, said: ReversibleStatement, among: Among): boolean =>
  reversed.way === 'ended' &&
  isTold(said) &&
  !isOfOthers(reversed.wholes?.[0]?.view ?? reversed.view, said.view) &&
  isObject(reversed, said, among);

/** Recognises what another value is given by words of a change: of a thing that both name, or of what was told last. */
export const isSucceeded = ({ way, view }: Reversed, said: ReversibleStatement, among: Among): boolean =>
  way === 'succeeded' &&
  succeeds(
    view,
    said.view,
    () => isTold(said) || said.isClose === true || anchorsOf(view, said.view, among).length > 0,
  );

/** Weight of a message as a whole beside something that was said. */
const weightOf = ({ view, weight = 0, byWords = [] }: Reversed, said: ReversibleStatement): number =>
  weight + pairWeight(view, said.view, said.isNear, ruledOf(byWords, said));

/** Recognises what a message as a whole can be sure to take the place of, if it weighs enough. */
function mayTakePlace(view: View, said: ReversibleStatement): boolean {
  // "My flatmate isn't allergic after all": no word on the speaker's own.
  if (HARMS.has(view.kind) && HARMS.has(said.view.kind) && isOfOthers(view, said.view)) return false;
  if (!isComparable(view, said.view, said.isNear)) return false;
  return sharedWords(view, said.view) === 0
    ? !isOfWork(view) || isOfWork(said.view)
    : !isOnlyWell(view) || HARMS.has(said.view.kind);
}

/** Different words of a message that is one remark. */
const REMARK_MAX_WORDS = 6;
/** Words that a longer one has in common with what it takes the place of, unless that was said right before. */
const SHARED_MIN = 2;

/** Recognises a message that tells of one thing, or names more than a word of what was said: a long one has a word of nearly everything. */
const isOneThing = (view: View, said: ReversibleStatement): boolean =>
  isTold(said) || distinctWords(view).size <= REMARK_MAX_WORDS || sharedWords(view, said.view) >= SHARED_MIN;

function superseded(reversed: Reversed, said: ReversibleStatement): number {
  const { view } = reversed;
  const words = distinctWords(view);
  const isUnshared = sharedWords(view, said.view) === 0;
  if (
    onlyDenies(view) &&
    view.kind !== said.view.kind &&
    !HARMS.has(said.view.kind) &&
    sharesOnlyNames(view, said.view)
  )
    return 0;
  // "Sorry, 8 years": says itself that it mends, or counts the same.
  const mends = view.reversals.has('errs') || sharedOf(view.units, said.view.units) > 0;
  const loss = isUnshared && !mends ? UNSHARED_LOSS + OWN_WORD_LOSS * Math.max(0, words.size - OWN_WORDS) : 0;
  return weightOf(reversed, said) - loss;
}

/** "Mia mag keine Nüsse": what denies something of somebody takes nothing else back that was told of them. */
const onlyDenies = ({ classes, reversals }: View): boolean =>
  classes.has('not') && !classes.has('ends') && reversals.size === 0;
const sharesOnlyNames = (view: View, said: View): boolean => {
  const shared = sharedWords(view, said);
  return shared > 0 && shared <= NAME_WORDS && [...view.terms].some((term) => said.terms.has(term));
};
/** Words that two remarks share in a name. */
const NAME_WORDS = 1;

/** Recognises what tells of a trade or an employer: "I quit" ends a job, and no appointment. */
const isOfWork = ({ kind, classes, reversals }: View): boolean =>
  kind === 'work' || classes.has('jobs') || (reversals.has('hires') && classes.has('work'));

/** "Tofu's fine": ends an ill, and not that there is a Tofu. */
const isOnlyWell = (view: View): boolean =>
  view.reversals.has('clears') && !tellsEnd(view) && [...view.figures, ...view.dates].length === 0;

function concernByWay(reversed: Reversed, statement: ReversibleStatement): number {
  const { view: said, isNear } = statement;
  const { way, view, isCertain } = reversed;
  const sentence = reversed.wholes?.[0]?.view ?? view;
  switch (way) {
    case 'succeeded':
      return 0;
    case 'superseded':
      return mayTakePlace(view, statement) ? Math.max(0, superseded(reversed, statement)) : 0;
    case 'ended':
      return ended(view, said, isNear);
    case 'denied':
      return denied(view, said);
    case 'parted':
      return parted(view, said, sentence);
    case 'moved':
      return said.kind === 'home' && said.isOfSelf && !adds(view) && !adds(said) ? 2 : 0;
    case 'hired':
      return hired(view, said, isCertain, sentence);
    case 'cleared':
      return HARMS.has(said.kind) ? sharedWords(view, said) : 0;
    case 'kept':
      return kept(view, said, isNear);
    case 'replaced':
      return replaced(view, said);
    case 'set':
      return view.terms.size > 0 && sharedWords(view, said) === distinctWords(view).size ? 2 : 0;
    case 'shifted':
      return shifted(view, said, isNear);
    case 'renamed':
      return renamed(view, said, isCertain, isNear);
    case 'mended':
      return mended(view, said, isCertain, isNear);
  }
}

/** Ways in which the words of a message say something to be otherwise, each with whether they mean what was said. */
export const ruledOf = (byWords: readonly Reversed[], said: ReversibleStatement): string[] => [
  ...new Set(
    byWords.flatMap((one) =>
      one.way === 'succeeded' ? [] : [`${one.way} ${concernOf(one, said) > 0 ? 'meant' : 'other'}`],
    ),
  ),
];

const isBare = (view: View): boolean => view.terms.size + view.owners.size === 0;
const hasAny = (classes: ReadonlySet<WordClass>, wanted: readonly WordClass[]): boolean =>
  wanted.some((isOf) => classes.has(isOf));

function ended(view: View, said: View, isNear: boolean): number {
  if (tellsEnd(said)) return 0;
  const words = distinctWords(view);
  if (words.size === 0) return isNear && !said.isOfSelf && (view.kind !== 'work' || isOfWork(said)) ? 1 : 0;
  const shared = sharedWords(view, said);
  if (shared === 0 || isOfOthers(view, said)) return 0;
  const isNamed = sharedOf(view.names, said.names) > 0;
  // "Leeds lost again" is not said of a mother who is in hospital again.
  const isOfOther = said.owners.size > 0 && sharedOf(view.owners, said.owners) === 0;
  if (isOfOther && !isNamed && shared < words.size) return 0;
  const strict = STRICT[said.kind];
  if (strict && !hasAny(view.classes, strict) && shared < words.size) return 0;
  return isNamed || shared >= ENDED_MIN_SHARE * words.size ? 1 + shared : 0;
}

/** "My neighbour's cat died": theirs is not the speaker's; "I sold it to my cousin" is. */
const isOfOthers = (view: View, said: View): boolean =>
  view.classes.has('kin') &&
  !said.classes.has('kin') &&
  !view.classes.has('self') &&
  (!view.isOfSelf || HARMS.has(view.kind));

/** "I'm not allergic to nuts": what it names is in what it denies, and said of it by the same kind of word. */
function denied(view: View, said: View): number {
  if (tellsEnd(said) || isOfOthers(view, said)) return 0;
  const words = distinctWords(view);
  const shared = sharedWords(view, said);
  const verbs = [...view.classes].filter((isOf) => PREDICATES.has(isOf) && said.classes.has(isOf));
  const isStrict = verbs.some((isOf) => STRICT[said.kind]?.includes(isOf));
  const isWhole = shared === words.size || (isStrict && shared >= ENDED_MIN_SHARE * words.size);
  return shared > 0 && verbs.length > 0 && isWhole ? 1 + shared : 0;
}

/** Different words of a sentence at most that parts a couple without naming any of it: "it's over, I'm single now". */
const PARTED_MAX_WORDS = 4;

function parted(view: View, said: View, sentence: View): number {
  if (!said.reversals.has('partner') || said.reversals.has('parts') || HARMS.has(said.kind)) return 0;
  // "Don Beto no llegó, me dejó plantado": of nobody's partner.
  const isNamed = sentence.reversals.has('partner') || sharedOf(sentence.names, said.names) > 0;
  if (!isNamed && (sentence.names.size > 0 || distinctWords(sentence).size > PARTED_MAX_WORDS)) return 0;
  // "My parents split up": others did.
  const others = [...view.owners].some((owner) => sharedOf(new Set([owner]), said.owners) === 0);
  if (others && !view.reversals.has('partner')) return sharedOf(view.names, said.names) > 0 ? 1 : 0;
  return 1 + sharedWords(view, said);
}

/** "Scrap that, we keep it": what was to end does not. "Forget it" is said of anything, and leaves what is only denied. */
function kept(view: View, said: View, isNear: boolean): number {
  const forgets = view.reversals.has('forgets');
  if (!said.reversals.has('leaves') && (forgets || !tellsEnd(said))) return 0;
  const shared = sharedWords(view, said);
  if (shared > 0) return 1 + shared;
  // "We keep it": of what was to end last.
  return forgets ? Number(isNear && isBare(view)) : Number(isNear || isBare(view));
}

/** "I also work as a DJ", "in summer we live on Gotland": what stands beside another value, and neither ends it nor ends with it. */
const adds = ({ classes, reversals }: View): boolean => classes.has('also') || reversals.has('partly');

/** Different words of a sentence at most that tells another job by no word of work: "I start at Lidl on Monday". */
const HIRED_MAX_WORDS = 4;
/** The same of one that leaves its author out. */
const UNSAID_MAX_WORDS = 2;

/** Another trade or another employer, in the place of what was told of the same. */
function hired(view: View, said: View, isCertain: boolean, sentence: View): number {
  const namesOld = isCertain && said.kind === 'other' && sharedOf(view.names, said.names) > 0;
  // "Tomorrow I have the orthopaedist": a trade that its author has is said to be theirs.
  const isWork = said.classes.has('work') || (said.classes.has('jobs') && said.classes.has('am')) || namesOld;
  // "Cliente nuevo: la panadería, desde junio": what tells much and of no work tells of something else.
  const isOfTrade = isOfWork(sentence) || sentence.classes.has('work');
  if (!isOfTrade && !namesOld && distinctWords(sentence).size > HIRED_MAX_WORDS) return 0;
  // "The piano lady retires", "Dr. Naidoo took me off the pills": of another, or of a body.
  const isOfAnother =
    !sentence.isOfSelf && (sentence.classes.has('they') || sentence.terms.size > UNSAID_MAX_WORDS);
  if (isOfAnother || HARMS.has(sentence.kind)) return 0;
  // "Praxis überlaufen, jetzt soll ich am 23. um 11 hin": an hour of a day is an appointment.
  const isHour = sentence.dates.size > 0 && sentence.figures.size > 0;
  if (!isCertain && (isHour || sentence.classes.has('said'))) return 0;
  if (!said.isOfSelf || !isWork || said.owners.size > 0 || adds(view) || adds(said)) return 0;
  // "The dentist is Thursday now": of an appointment with one, and no trade.
  if (view.kind !== 'work' && view.dates.size > 0 && sharedWords(view, said) > 0) return 0;
  // "My boss retires", "I quit coffee".
  if (view.owners.size > 0 && !view.isOfSelf) return 0;
  if (namesOld || differ(view.names, said.names)) return 2;
  const isTrade = view.classes.has('jobs') && said.classes.has('jobs');
  const isWorkToo = view.kind === 'work' && view.names.size === 0 && said.names.size === 0;
  // "I work nights at the hospital" says where, and not that it is another job than the nurse's.
  const isChange = isCertain && (!view.classes.has('work') || tellsChange(view));
  return isTrade || isChange || isWorkToo ? 1 : 0;
}

/** Recognises what says that something begins or ends. */
const tellsChange = ({ classes, reversals }: View): boolean =>
  ['ends', 'turns', 'when', 'not'].some((isOf) => classes.has(isOf as WordClass)) ||
  ['now', 'drops', 'replaces'].some((isOf) => reversals.has(isOf as ReversalClass));

/** "Got a Rivian instead of the Subaru": names what it replaces. */
function replaced(view: View, said: View): number {
  const shared = sharedWords(view, said);
  return shared > 0 && shared < distinctWords(view).size && !tellsEnd(said) ? 1 + shared : 0;
}

const differ = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size > 0 && others.size > 0 && ![...some].some((one) => others.has(one));

function shifted(view: View, said: View, isNear: boolean): number {
  if (!differ(view.dates, said.dates)) return 0;
  const shared = sharedOf(new Set([...distinctWords(view), ...view.verbs]), distinctWords(said));
  return shared > 0 ? 1 + shared : Number(isNear);
}

function renamed(view: View, said: View, isCertain: boolean, isNear: boolean): number {
  const isName = said.classes.has('names') || (said.owners.size > 0 && said.names.size > 0);
  if (!isName || (!isCertain && !view.classes.has('names'))) return 0;
  const whose = sharedOf(view.owners, said.owners) + sharedOf(without(view.terms, view.names), said.terms);
  if (whose > 0) return 2 + whose;
  if (view.owners.size > 0) return 0;
  const isOwn = (said.isOfSelf || said.classes.has('mine')) && said.kind === 'name' && said.owners.size === 0;
  if (isOwn && (view.reversals.has('spells') || (view.classes.has('names') && view.isOfSelf))) return 2;
  return isNear && isCertain ? 1 : 0;
}

/** Different words of what only says which name is meant. */
const RENAMED_MAX_WORDS = 4;

function mended(view: View, said: View, isCertain: boolean, isNear: boolean): number {
  const namesOld = sharedOf(view.names, said.names) > 0 && view.names.size > 1;
  // "It's Maya, not Mia": what tells more denies something else.
  const isOnlyName = distinctWords(view).size <= RENAMED_MAX_WORDS;
  if (namesOld && (isCertain || (view.classes.has('not') && isOnlyName))) return 3;
  const isOther =
    (isCertain && isCaseless(view) && isCaseless(said)) ||
    differ(view.figures, said.figures) ||
    differ(view.dates, said.dates) ||
    (differ(view.names, said.names) && sharedOf(view.names, said.names) === 0);
  if (!isOther) return 0;
  const about = without(view.terms, view.names);
  const shared = sharedOf(about, without(said.terms, said.names));
  const whose = sharedOf(view.owners, said.owners);
  if (view.owners.size > 0 && whose === 0 && said.owners.size > 0) return 0;
  if (shared > 0) return isCertain || shared >= MENDED_MIN_SHARE * about.size ? 1 + shared + whose : 0;
  if (whose > 0 && about.size === 0) return 1;
  return isCertain && isNear && about.size === 0 ? 1 : 0;
}

/** Recognises a text in which no capital tells a name: any other word may be the value. */
const isCaseless = ({ terms }: View): boolean =>
  terms.size > 0 && [...terms].every((term) => term.toUpperCase() === term.toLowerCase());

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some].filter((one) => !others.has(one)));

/** Ways by which all that they mean is over, and not only what one value was told by. */
const ALL: ReadonlySet<Reversed['way']> = new Set<Reversed['way']>([
  'ended',
  'parted',
  'moved',
  'hired',
  'denied',
]);

/** Weight that it takes more to mean one of ten times as many things that were said a while ago: something always fits by chance. */
const CHANCE_LOSS = 0.4;

/** Ways that end what is said of somebody, and bring no name of their own. */
const OF_WHOM: ReadonlySet<Reversed['way']> = new Set<Reversed['way']>([
  'ended',
  'denied',
  'cleared',
  'superseded',
]);

/** "Zoé no longer eats gluten": what names somebody who is known takes nothing back that is told without them. */
function otherTest(
  { way, view, wholes = [] }: Reversed,
  names: ReadonlySet<string>,
): (said: View) => boolean {
  if (!OF_WHOM.has(way)) return () => false;
  const of = wholes[0]?.view ?? view;
  const known = [...of.terms].filter((term) => names.has(term) && !of.names.has(term));
  return (said) => known.length > 0 && said.isOfSelf && !known.some((name) => said.terms.has(name));
}

/**
 * Selects the statements that a reversal means: of several values the one that fits best, and what tells that value
 * too.
 */
export const matchReversals = <One extends ReversibleStatement>(
  reversed: readonly Reversed[],
  statements: readonly One[],
): One[] => [...weighReversals(reversed, statements).meant];

/** The statements that reversals mean, and those that they may mean, the likeliest first. */
export function weighReversals<One extends ReversibleStatement>(
  reversed: readonly Reversed[],
  statements: readonly One[],
): { readonly meant: ReadonlySet<One>; readonly doubted: readonly One[] } {
  const meant = new Set<One>();
  const lacks = new Map<One, number>();
  if (reversed.length === 0) return { meant, doubted: [] };
  const names = new Set(statements.flatMap(({ view }) => [...view.names]));
  const chance = CHANCE_LOSS * Math.log10(Math.max(1, statements.length));
  const among = amongOf(statements);
  for (const one of reversed) {
    const isOfOther = otherTest(one, names);
    const weighed = anchoredFirst(
      one,
      statements
        .filter((said) => !isOfOther(said.view))
        .map((said) => ({ said, ...weighConcern(one, said, chance, among) })),
      among,
    );
    for (const { said, lack } of weighed)
      if (lack !== 0 && lack <= (lacks.get(said) ?? DOUBTED_LACK_MAX)) lacks.set(said, lack);
    const fitting = weighed.filter(({ concern, lack }) => concern > 0 && lack === 0);
    const best = fitting.reduce<(typeof fitting)[number] | null>(
      (most, each) => (most === null || each.concern >= most.concern ? each : most),
      null,
    );
    if (best === null) continue;
    for (const { said, concern } of fitting)
      if (
        ALL.has(one.way)
          ? concern === best.concern || one.way !== 'ended'
          : said === best.said || tellsSame(said, best.said, one)
      ) {
        if (!isOfPart(one, said.view)) meant.add(said);
        else if (mayBeOver(one, said, among)) lacks.set(said, PART_LACK);
      }
  }
  const byLack = [...lacks].reverse().sort(([, one], [, other]) => one - other);
  return { meant, doubted: byLack.map(([said]) => said).filter((said) => !meant.has(said)) };
}

/** Takes what words of a change give another value, without what has nothing in common with it where something has. */
function anchoredFirst<Weighed extends Concern & { readonly said: ReversibleStatement }>(
  { way, view }: Reversed,
  weighed: readonly Weighed[],
  among: Among,
): readonly Weighed[] {
  if (way !== 'succeeded') return weighed;
  const succeeded = weighed.filter(({ lack }) => lack < NO_CONCERN.lack);
  const anchored = succeeded.filter(({ said }) => anchorsOf(view, said.view, among).length > 0);
  return anchored.length > 0 ? anchored : succeeded;
}

/** Ways that give one value another, and leave what else is told beside it. */
const OF_VALUE: ReadonlySet<Reversed['way']> = new Set<Reversed['way']>([
  'shifted',
  'renamed',
  'replaced',
  'mended',
  'superseded',
]);
/** Weight that lacks for all of a statement to be over of which a part is: none of it is in doubt but that. */
const PART_LACK = Number.MIN_VALUE;

/**
 * "The dentist is Thursday now" beside "dentist on Tuesday at 9.15": the hour holds, so what was told does not end. A prompt tells it with
 * what was said later.
 */
function isOfPart({ way, view }: Reversed, said: View): boolean {
  if (!OF_VALUE.has(way)) return false;
  const isLeft = (sort: 'dates' | 'figures') => view[sort].size === 0 && said[sort].size > 0;
  const isGiven = (sort: 'dates' | 'figures') => view[sort].size > 0 && said[sort].size > 0;
  if ((isLeft('dates') && isGiven('figures')) || (isLeft('figures') && isGiven('dates'))) return true;
  const hasFigure = (values: ReadonlySet<string>) => [...values].some((value) => FIGURE.test(value));
  if (isGiven('dates') && hasFigure(said.dates) && view.figures.size === 0 && !hasFigure(view.dates))
    return true;
  const own = [...distinctWords(said)].filter((word) => !hasAlike(word, distinctWords(view)));
  return own.length >= DETAILED_MIN_WORDS;
}
const FIGURE = /\p{N}/u;

/** True of a statement of which a part may be over for a reason that a reader can be told. */
const mayBeOver = (reversed: Reversed, said: ReversibleStatement, among: Among): boolean =>
  reversed.way !== 'superseded' || reasonToDoubt(reversed, said, among) !== null;

/** Words that a statement has alone from which on it tells more than the one value that another takes the place of. */
const DETAILED_MIN_WORDS = 4;

/** Recognises two statements that tell the value which is replaced; one with a figure or a date of its own tells another. */
function tellsSame(
  { view: one }: ReversibleStatement,
  { view: other }: ReversibleStatement,
  { view: by }: Reversed,
): boolean {
  const isStale = (value: string) => ![by.figures, by.dates, by.names].some((set) => set.has(value));
  const stale = new Set([...other.figures, ...other.dates, ...other.names].filter(isStale));
  const counted = [...one.figures, ...one.dates].filter(isStale);
  return (
    counted.every((value) => stale.has(value)) && [...counted, ...one.names].some((value) => stale.has(value))
  );
}
