/**
 * Compares two lines of a block that may say the same in other words: a memory, and the message of its user that taught it; and two
 * memories or messages of which one tells all of the other, and more. One of them is enough. Pure.
 */

import { contentTermsOf } from '../../language/read-text.ts';
import { foldCase, foldText } from '../../lib/text/words.ts';
import { pointOf } from '../../memory/consolidation/point.ts';
import { tellsAllOf } from '../../memory/consolidation/told-by.ts';
import { writtenWords } from '../../memory/consolidation/wording.ts';
import type { Candidate } from '../../recall/candidates.ts';

/** Recognises two of the user's own memories or messages, of which one tells all that the other does, and more. */
export const isToldBy = (candidate: Candidate, fuller: Candidate, userId: string): boolean =>
  isOwnStatement(candidate, userId) &&
  isOwnStatement(fuller, userId) &&
  tellsAllOf(fuller.content, candidate.content);

const isOwnStatement = (candidate: Candidate, userId: string): boolean =>
  candidate.content.length <= MESSAGE_MAX_CHARS &&
  (candidate.type === 'memory'
    ? candidate.memory.userId === userId && candidate.memory.subjectId === null
    : candidate.type === 'event' && candidate.role === 'user' && candidate.userId === userId);

/** Longer messages say more than the memory that they taught. */
const MESSAGE_MAX_CHARS = 300;

/**
 * Recognises a memory of the user and a message of theirs, in either order, of which `said` says all that `candidate`
 * does.
 */
export function saysAllOf(said: Candidate, candidate: Candidate, userId: string): boolean {
  const [memory, event] = said.type === 'memory' ? [said, candidate] : [candidate, said];
  if (memory.type !== 'memory' || event.type !== 'event') return false;
  const isTheirs = event.role === 'user' && event.userId === userId && memory.memory.userId === userId;
  if (!isTheirs || event.content.length > MESSAGE_MAX_CHARS || memory.memory.subjectId !== null) return false;
  const [all, own] = [contentTermsOf(said.content), contentTermsOf(candidate.content)];
  return (
    own.size > 0 &&
    [...own].every((term) => all.has(term)) &&
    pointOf(said.content) === pointOf(candidate.content) &&
    tellsAlike(said.content, candidate.content)
  );
}

/**
 * Checks that words of both are spelt alike and follow each other alike: "año" is not "ano", nor "Ana lent Bob" "Bob
 * lent Ana".
 */
function tellsAlike(said: string, content: string): boolean {
  const all = writtenWords(said).map(foldCase);
  const spelt = new Set(all);
  const folded = new Set(all.map(foldText));
  const own = writtenWords(content).map(foldCase);
  if (own.some((word) => !spelt.has(word) && folded.has(foldText(word)))) return false;
  const shared = own.filter((word) => spelt.has(word));
  let found = 0;
  for (const word of all) if (word === shared[found]) found++;
  return found === shared.length;
}
