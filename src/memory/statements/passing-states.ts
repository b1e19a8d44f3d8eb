/**
 * Remarks that tell nothing that lasts of their author. States of the moment ("I'm off to bed", "mein Akku ist leer", 头疼): so it is now, and no
 * longer when it is read again; a remark that tells anything beside one, or that it comes again, is none. What is said of whoever is spoken to
 * ("your kind words"), or of what stands elsewhere ("can't do it"). Pure.
 */
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { reversalWordsIn } from '../reversals/words.ts';
import { ANAPHORS } from './features.ts';
import { healthWordsIn } from './health/health-frames.ts';
import { kindOf } from './kinds.ts';
import { classesOf, type Remark } from './remarks.ts';
import type { Token } from './tokens.ts';
import { type Hit, type WordClass, wordFinder } from './words.ts';

const passingStatesIn = wordFinder<'states'>(({ passingStates }) =>
  passingStates ? { states: passingStates } : {},
);
/** Classes by which a state comes again, or lasts: "headaches every week", "in bed by nine on weekdays". */
const COMES_AGAIN: ReadonlySet<WordClass> = new Set([
  'health',
  'habit',
  'allergy',
  'diet',
  'ages',
  'home',
  'names',
  'plans',
  'orders',
]);

/** "I'm off to bed", "mein Akku ist leer": so it is now, and no longer when it is read again. */
export function isOfNow({ segments: [segment, ...more], code }: Remark): boolean {
  if (segment === undefined || more.length > 0) return false;
  const { tokens, hits } = segment;
  const isLong = LETTER.test(tokens[0]?.word ?? '') ? STATE_MAX_LETTERS : STATE_MAX_TOKENS;
  const states = tokens.length > isLong ? undefined : passingStatesIn(tokens).get(code);
  if (states === undefined) return false;
  const stopWords = stopWordsIn(code);
  const isCovered = (token: Token, i: number) =>
    stopWords.has(token.word) ||
    /^\p{N}/u.test(token.word) ||
    [...states, ...hits].some(({ from, to }) => from <= i && i < to);
  // "Chronic headaches" tell more than that one has a headache.
  if (!tokens.every(isCovered)) return false;
  // "Ich kann nicht mehr" has no more behind it: "ich kann nicht mehr reiten" ends something.
  if (hits.some(({ isOf }) => isOf === 'ends') && !states.some(({ to }) => to === tokens.length))
    return false;
  // "Ich gehe jetzt ins Bett": now is no habit, nor is what the state itself says.
  const now = [...states, ...(reversalWordsIn(tokens).get(code) ?? []).filter(({ isOf }) => isOf === 'now')];
  return !hits.some(
    ({ isOf, from, to }) => COMES_AGAIN.has(isOf) && !now.some((hit) => hit.from < to && hit.to > from),
  );
}
const stopWordsIn = (code: string): ReadonlySet<string> => {
  const language = LANGUAGES_BY_CODE.get(code);
  return language ? stopWordsOf(language) : new Set();
};
/** Words of a remark that tells nothing but such a state; letters in scripts that set no spaces. */
const STATE_MAX_TOKENS = 8;
const STATE_MAX_LETTERS = 14;
const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** "Can't do it", "I react badly to them": of what, stands elsewhere. */
export function pointsElsewhere({ segments: [segment, ...more], code }: Remark): boolean {
  if (segment === undefined || more.length > 0 || !ANAPHORS.has(segment.tokens.at(-1)?.word ?? ''))
    return false;
  const stopWords = stopWordsIn(code);
  return segment.tokens.every(
    ({ word }, i) => stopWords.has(word) || segment.hits.some(({ from, to }) => from <= i && i < to),
  );
}

const addresseesIn = wordFinder<'you'>(({ addressees }) => (addressees ? { you: addressees } : {}));
/** Words before whoever is spoken to, where a remark opens with them: "glad you", "thanks for sharing your". */
const BEFORE_ADDRESSEE_MAX = 3;

/** True of a remark that is of whoever is spoken to. */
export function isOfAddressee({ segments, code }: Remark): boolean {
  const isOfNoKind = kindOf(classesOf(segments)).name === 'other';
  // "… in anything you write for me", "show only the lines you changed"
  if (segments.some(({ hits }) => hits.some(({ isOf }) => isOf === 'orders' || isOf === 'asks')))
    return false;
  const isOfSpeaker = segments.some(({ subject }) => subject === 'self' || subject === 'mine');
  const [first] = segments;
  if (first === undefined || (isOfSpeaker && !isOfNoKind)) return false;
  const spokenTo = segments.map(({ tokens }) => addresseesIn(tokens).get(code) ?? []);
  return (
    (spokenTo[0] ?? []).some(({ from, ofSelf }) => from <= (ofSelf ? BEFORE_ADDRESSEE_MAX : 0)) ||
    (isOfNoKind && spokenTo.flat().some(({ ofSelf }) => ofSelf))
  );
}

/** Classes of a segment that is of somebody. */
const OF_SOMEBODY: ReadonlySet<WordClass> = new Set(['self', 'mine', 'kin', 'pets', 'they', 'names']);
/** Classes of ills, which are somebody's, but where they are what is spoken of. */
const ILLS: ReadonlySet<WordClass> = new Set(['allergy', 'health', 'diet']);
/** Classes that say what it is: "hat Gluten", "ist heilbar". */
const IS: ReadonlySet<WordClass> = new Set(['am', 'have']);

/** "Wein ist vegan", "asthma is curable": what is said of a food or of an ill, and of nobody. */
export function isOfWorld({ segments, code }: Remark): boolean {
  const [first] = segments;
  const isOfOne = ({ subject, hits }: Remark['segments'][number]) =>
    subject === 'self' ||
    subject === 'mine' ||
    hits.some(({ isOf, ofSelf }) => ofSelf || OF_SOMEBODY.has(isOf));
  if (first === undefined || segments.some(isOfOne)) return false;
  const stopWords = stopWordsIn(code);
  const at = first.tokens.findIndex(({ word }) => !stopWords.has(word));
  const isThere = ({ from, to }: Pick<Hit, 'from' | 'to'>) => from <= at && at < to;
  const ills = first.hits.filter(({ isOf }) => ILLS.has(isOf));
  const foods = (healthWordsIn(first.tokens).get(code) ?? []).filter(({ isOf }) => isOf === 'foods');
  const thing = [...foods, ...ills].find(isThere);
  // "Hay fever is back" is of its author: "asthma is an illness" is not.
  return (
    thing !== undefined &&
    first.hits.some(({ isOf, from }) => IS.has(isOf) && from === thing.to) &&
    ills.some(({ from }) => from > thing.to)
  );
}
