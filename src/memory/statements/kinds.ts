/** Kinds of statements, told by the words in them, and what follows for their memory: category, importance, lifetime, topic. */
import type { Passes } from '../lifetime/lifetime.ts';
import type { FactCategory, MemoryKind } from '../types.ts';
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

/**
 * The topic of what is told in the user's own words around the value of a topic: "I live in Rome with my parents" beside "Lives in
 * Rome." It ends when the value does, whatever was told of it.
 */
export const toldTopic = (topicKey: string): string => `${topicKey}.told`;
/** Topics of one value around which more is told. */
export const TOLD_TOPICS: ReadonlySet<string> = new Set(['home', 'work.role', 'work.employer']);
