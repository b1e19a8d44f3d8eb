/**
 * Selects the memories that hold in every answer, whatever a message says: standing instructions, and preferences that say how
 * to be spoken with. What somebody likes to eat is none: it waits until it is asked for. What no persona may hold is none
 * either, and what the persona card of the prompt decides is the card's to tell. Pure.
 */
import { anywhere } from '../../language/anywhere.ts';
import { traitsOf } from '../../memory/types.ts';
import { isUntrustedMemory } from '../../memory/untrusted.ts';
import { isHostileOrder } from '../../persona/memories/refused.ts';
import { isSaidByCard } from '../../persona/memories/said-by-card.ts';
import { EMPTY_PROFILE, type PersonaProfile, sameProfile } from '../../persona/profile.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';

/** Standing memories in one block at most: the others make room for what the message asks for. */
export const STANDING_MAX = 4;
/** Their share of a block's tokens at most. */
export const STANDING_TOKEN_SHARE = 0.5;

/** Topics of how to be spoken with, as the signals of a message name them. */
const TOPICS = new Set(['language', 'address_as', 'pronouns', 'tone', 'style', 'format', 'persona', 'units']);
/** Words of answering, in English. */
const OF_ANSWERING = new RegExp(
  [
    '\\b(?:answer|repl(?:y|ies)|respon(?:se|d)|explanation|summar(?:y|ies)|wording|tone|emoji|bullet point|markdown|jargon)',
    '\\b(?:to be (?:called|addressed)|short sentences|plain (?:words|language)|concise|brief|verbose|step by step)\\b',
  ].join('|'),
  'iu',
);

const speaksOfAnswers = anywhere(({ directives }) => directives?.ofAnswers);

/** Words that tie an order to an occasion: "when I ask about trains". It waits until that comes. */
const OCCASION =
  /\b(?:when|whenever|if|every time|each time|any time|as soon as) (?:i|we|you|someone|somebody) \w+/iu;
const namesOccasion = anywhere(({ directives }) => directives?.onOccasion);

/** The memories of a list that hold in every answer for a user; what a stranger wrote never does. */
export const selectStanding = (
  candidates: readonly MemoryCandidate[],
  userId: string,
): readonly MemoryCandidate[] =>
  candidates.filter(({ memory }) => isStanding(memory) && !isUntrustedMemory(memory, userId));

/**
 * Reason for which a memory is not shown, whatever asks for it: the card speaks in its place, or nobody may order it.
 */
export type Withheld = 'outdated' | 'untrusted_instruction';

/** The memories of a list that a prompt with this card must not show. */
export function selectWithheld(
  candidates: readonly MemoryCandidate[],
  card: PersonaProfile,
): ReadonlyMap<string, Withheld> {
  const hasCard = !sameProfile(card, EMPTY_PROFILE);
  const withheldFor = ({
    kind,
    subjectId,
    content,
    topicKey,
  }: MemoryCandidate['memory']): Withheld | null => {
    if (traitsOf(kind).stands === undefined) return null;
    if (isHostileOrder({ kind, content })) return 'untrusted_instruction';
    return hasCard && subjectId === null && isSaidByCard(card, { topicKey, content }) ? 'outdated' : null;
  };
  return new Map(
    candidates.flatMap(({ id, memory }): [string, Withheld][] => {
      const reason = withheldFor(memory);
      return reason === null ? [] : [[id, reason]];
    }),
  );
}

/** Recognises a preference that waits until it is asked for: it says nothing of how to be spoken with. */
export const isTaste = (memory: MemoryCandidate['memory']): boolean =>
  memory.kind === 'preference' && memory.subjectId === null && !isStanding(memory) && !isHostileOrder(memory);

function isStanding({ kind, subjectId, topicKey, content, tier }: MemoryCandidate['memory']): boolean {
  if (isHostileOrder({ kind, content })) return false;
  if (OCCASION.test(content) || namesOccasion(content)) return false;
  const { stands } = traitsOf(kind);
  if (stands === 'always') return true;
  if (stands === undefined || subjectId !== null) return false;
  // The account keeps how a user likes to work, and nothing else.
  return (
    tier === 'account' ||
    (topicKey !== null && TOPICS.has(topicKey)) ||
    OF_ANSWERING.test(content) ||
    speaksOfAnswers(content)
  );
}
