/** Kinds of statements, told by the words in them, and what follows for their memory: category, importance, lifetime, topic. */

import { tellsOfPast } from '../../language/dates/happening.ts';
import { readText } from '../../language/read-text.ts';
import type { Passes } from '../lifetime/lifetime.ts';
import type { FactCategory, MemoryKind } from '../types.ts';
import type { Segment } from './segments.ts';
import type { WordClass } from './words.ts';

/** Kind, category and importance of the memory that a statement becomes. */
export interface StatementKind {
  readonly name: string;
  readonly kind: MemoryKind;
  readonly category: FactCategory;
  /** From 0 to 1. Health and food come first: they must shape every answer. */
  readonly importance: number;
  /** Absent of what lasts, whatever is told of it. */
  readonly passes?: Passes;
}

const MILESTONE: StatementKind = { name: 'milestone', kind: 'fact', category: 'milestone', importance: 0.6 };
const WORK: StatementKind = { name: 'work', kind: 'fact', category: 'occupation', importance: 0.7 };

const kind = (
  name: string,
  category: FactCategory,
  importance: number,
  kindOf: MemoryKind = 'fact',
): StatementKind => ({ name, kind: kindOf, category, importance });

/** Kinds in their order: the first of whose words one is found. */
const KINDS: readonly (readonly [WordClass, StatementKind])[] = [
  ['allergy', kind('allergy', 'other', 0.9)],
  ['health', kind('health', 'other', 0.85)],
  ['diet', kind('diet', 'other', 0.85)],
  ['names', kind('name', 'other', 0.75)],
  ['kin', kind('family', 'relationship', 0.7)],
  ['pets', kind('pet', 'relationship', 0.65)],
  ['home', kind('home', 'other', 0.75)],
  ['jobs', WORK],
  ['work', WORK],
  ['origin', kind('origin', 'other', 0.6)],
  ['study', kind('study', 'other', 0.6)],
  ['ends', MILESTONE],
  ['turns', MILESTONE],
  ['plans', { ...kind('plan', 'other', 0.6), passes: 'unless dated' }],
  ['taste', kind('taste', 'preference', 0.5, 'preference')],
  ['things', kind('possession', 'other', 0.5)],
  ['does', kind('hobby', 'hobby', 0.5)],
  ['ages', kind('age', 'milestone', 0.65)],
  ['habit', kind('habit', 'habit', 0.5)],
];
const OTHER: StatementKind = { ...kind('other', 'other', 0.5), passes: 'always' };

/** The kind of a statement with words of these classes. */
export const kindOf = (classes: ReadonlySet<WordClass>): StatementKind =>
  KINDS.find(([isOf]) => classes.has(isOf))?.[1] ?? OTHER;

/** Classes of what lasts: who has any of them is told of, and not only met. */
const LASTING: readonly WordClass[] = [
  'names',
  'ages',
  'health',
  'allergy',
  'diet',
  'home',
  'work',
  'study',
  'origin',
  'turns',
  'ends',
  'taste',
  'does',
];
/** Words between what leads to a trade and the trade: "I am a", "I'm going to train as a". */
const TRADE_GAP_MAX: Partial<Record<WordClass, number>> = { am: 1, does: 2 };

/**
 * The category of a statement of a kind. To see a dentist, and that a sister comes on Sunday, are things to come and no ties; and who is
 * a midwife has that trade, where others go to one.
 */
export function categoryOf(
  { name, category }: StatementKind,
  segments: readonly Pick<Segment, 'hits' | 'subject'>[],
  content: string,
): FactCategory {
  if (category !== 'relationship' && category !== 'occupation' && name !== 'name') return category;
  const hits = segments.flatMap((segment) => segment.hits);
  const has = (isOf: WordClass) => hits.some((hit) => hit.isOf === isOf);
  const isOfService = hits.every(
    (hit) =>
      (hit.isOf !== 'kin' && hit.isOf !== 'pets') ||
      hits.some(({ isOf, from }) => isOf === 'jobs' && from === hit.from),
  );
  // "Meine Tochter heißt Mia"
  if (name === 'name') return (has('kin') || has('pets')) && !isOfService ? 'relationship' : category;
  if (category === 'occupation' && (has('work') || !isOfService)) return category;
  if (isOfService && segments.some(hasTrade)) return has('plans') && !has('does') ? 'other' : 'occupation';
  const isToCome = has('plans') || (has('when') && !LASTING.some(has));
  if (isToCome && !tellsOfPast(readText(content))) return 'other';
  if (!isOfService) return category;
  // "好きな作家", "learning to sign": whose trade is only named, nobody has.
  if (category === 'occupation') return has('taste') ? 'preference' : has('study') ? 'other' : category;
  if (has('habit')) return 'habit';
  // "Supply teacher, mostly Year 4"; "I won't be told to see a doctor" has none of theirs.
  return has('mine') ? category : segments.some(opensWithTrade) ? 'occupation' : 'other';
}

/** Words that may stand before a trade that opens a remark: "Supply teacher". */
const OPENING_MAX = 2;
const opensWithTrade = ({ hits }: Pick<Segment, 'hits'>, i: number): boolean =>
  i === 0 && hits.some(({ isOf, from }) => isOf === 'jobs' && from <= OPENING_MAX);

/** "I'm a nurse", "I train as a midwife" */
const hasTrade = ({ hits, subject }: Pick<Segment, 'hits' | 'subject'>): boolean =>
  subject === 'self' &&
  hits.some(
    ({ isOf, from }) =>
      isOf === 'jobs' &&
      hits.some((hit) => hit.to <= from && from - hit.to <= (TRADE_GAP_MAX[hit.isOf] ?? -1)),
  );

/**
 * The topic of what is told in the user's own words around the value of a topic: "I live in Rome with my parents" beside "Lives in
 * Rome." It ends when the value does, whatever was told of it.
 */
export const toldTopic = (topicKey: string): string => `${topicKey}.told`;
/** Topics of one value around which more is told. */
export const TOLD_TOPICS: ReadonlySet<string> = new Set(['home', 'work.role', 'work.employer']);
