/**
 * Vectors of a toy model: each word, or what it means by a small table, points in a direction of its own, so that texts that
 * share words or meanings are near each other. Deterministic. It imports nothing: stand-ins that are Workers of their own use it.
 */

/** Words that mean the same to it; each stands for the first. */
const MEANINGS: readonly (readonly string[])[] = [
  ['boat', 'boats', 'yacht', 'ship', 'sail', 'sails', 'sailing'],
  ['dog', 'dogs', 'puppy', 'hound'],
  ['car', 'cars', 'automobile', 'vehicle'],
  ['doctor', 'physician', 'medic'],
  ['home', 'lives', 'live', 'resides', 'dwells'],
  ['work', 'works', 'job', 'profession', 'occupation'],
  ['buy', 'buys', 'bought', 'purchased'],
  ['child', 'children', 'kid', 'kids'],
  ['teacher', 'teaches', 'instructor'],
  ['food', 'eats', 'eat', 'meal', 'dish'],
];
const MEANING = new Map(MEANINGS.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));
/** Words that mean nothing to it. */
const EMPTY = new Set([
  'a',
  'an',
  'the',
  'is',
  'are',
  'was',
  'of',
  'in',
  'on',
  'to',
  'and',
  'my',
  'her',
  'his',
]);
/** A word, or a character of a script that does not part its words. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
/** Dimensions in which a word has a share. */
const SPREAD = 12;

/** Its tokens: here a word is one. */
export const toyTokens = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** A vector of any length but zero, of the first `maxTokens` of a text. */
export function toyVector(text: string, dimensions: number, maxTokens = Number.POSITIVE_INFINITY): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  const words = toyTokens(text).slice(0, maxTokens);
  const meaningful = words.filter((word) => !EMPTY.has(word));
  for (const word of meaningful.length > 0 ? meaningful : ['', ...words]) {
    let hash = hashOf(MEANING.get(word) ?? word);
    for (let i = 0; i < SPREAD; i++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
      const place = hash % dimensions;
      vector[place] = (vector[place] ?? 0) + (hash & 0x80000000 ? 1 : -1) / Math.sqrt(SPREAD);
    }
  }
  return vector;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
