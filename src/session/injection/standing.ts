/**
 * Which memories hold in every answer, whatever a message says: standing instructions, and preferences that say how to be
 * spoken with. What somebody likes to eat is none: it waits until it is asked for. What no persona may hold is none either, and what
 * the persona card of the prompt decides is the card's to tell. Pure.
 */
import { WORD_START } from '../../lib/text/patterns.ts';
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
/** Words of answering, in the languages that the default stop words are best in. */
const OF_ANSWERING = new RegExp(
  [
    '\\b(?:answer|repl(?:y|ies)|respon(?:se|d)|explanation|summar(?:y|ies)|wording|tone|emoji|bullet point|markdown|jargon)',
    '\\b(?:to be (?:called|addressed)|short sentences|plain (?:words|language)|concise|brief|verbose|step by step)\\b',
    `${WORD_START}(?:antwort|erklärung|geduzt|gesiezt|réponse|tutoiement|vouvoiement|respuesta|tutear|risposta|resposta|ответ)`,
    '回答|回复|返答|答え方|語調|语气|답변',
  ].join('|'),
  'iu',
);

/** Words that tie an order to an occasion: "when I ask about trains". It waits until that comes. */
const OCCASION = new RegExp(
  [
    '\\b(?:when|whenever|if|every time|each time|any time|as soon as) (?:i|we|you|someone|somebody) \\w+',
    `${WORD_START}(?:wenn|sobald|falls|immer wenn) (?:ich|wir|du|man) `,
    `${WORD_START}(?:quand|lorsque|si|chaque fois que) (?:je|j[’']|nous|on|tu) ?`,
    `${WORD_START}(?:cuando|si|cada vez que) (?:te |me |yo |nos )?(?:pregunt|pid|habl|mencion|cuent)`,
    `${WORD_START}(?:quando|se|ogni volta che) (?:ti |io |mi )?(?:chied|parl|menzion|domand)`,
    `${WORD_START}(?:quando|se|sempre que) (?:eu |te |você )?(?:pergunt|pe[çd]|fal|mencion)`,
    `${WORD_START}(?:als|wanneer|telkens als) (?:ik|we|je) `,
    `${WORD_START}(?:когда|если) (?:я|мы) `,
    '(?:当|每当|如果)我.{0,12}(?:问|提到|说)',
    '私が.{0,12}(?:尋ね|聞い|質問)|(?:聞いた|尋ねた)(?:とき|時|ら)',
  ].join('|'),
  'iu',
);

/** The memories of a list that hold in every answer for a user; what a stranger wrote never does. */
export const selectStanding = (
  candidates: readonly MemoryCandidate[],
  userId: string,
): readonly MemoryCandidate[] =>
  candidates.filter(({ memory }) => isStanding(memory) && !isUntrustedMemory(memory, userId));

/** Why a memory is not shown, whatever asks for it: the card speaks in its place, or nobody may order it. */
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
    if (kind !== 'instruction' && kind !== 'preference') return null;
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

function isStanding({ kind, subjectId, topicKey, content, tier }: MemoryCandidate['memory']): boolean {
  if (isHostileOrder({ kind, content })) return false;
  if (OCCASION.test(content)) return false;
  if (kind === 'instruction') return true;
  if (kind !== 'preference' || subjectId !== null) return false;
  // The account keeps how a user likes to work, and nothing else.
  return tier === 'account' || (topicKey !== null && TOPICS.has(topicKey)) || OF_ANSWERING.test(content);
}
