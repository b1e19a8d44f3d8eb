/** The category that a replayed model gives a recorded observation, which has none: by its first telling word. Pure. */
import type { FactCategory } from '../../../src/memory/types.ts';

const RULES: readonly (readonly [FactCategory, RegExp])[] = [
  ['preference', /\b(?:favou?rite|prefers?|likes?|loves?|enjoys?)\b/i],
  ['occupation', /\b(?:job|career|works? (?:as|at|for)|business|studio|company|degree)\b/i],
  [
    'relationship',
    /\b(?:friends?|family|married|husband|wife|partner|mother|father|sister|brother|kids?)\b/i,
  ],
  ['milestone', /\b(?:won|graduated|moved|adopted|bought|opened|finished|passed|engaged|born)\b/i],
  ['habit', /\b(?:every|usually|often|always|regularly|daily|weekly)\b/i],
  ['hobby', /\b(?:hobb(?:y|ies)|plays?|paint\w*|hik\w+|cook\w*|danc\w+|read(?:s|ing)|camp\w*|travel\w*)\b/i],
  ['personality', /\b(?:is (?:kind|shy|brave|creative|passionate|determined)|values|believes)\b/i],
];

/** A category by a simple rule, or `other`. */
export const categoryOf = (text: string): FactCategory =>
  RULES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
