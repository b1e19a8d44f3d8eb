/**
 * The established facts of a prompt: what is known of the user and of the conversation's subject, most important first,
 * few, and quoted. Pure, and the same facts give the same lines: nothing here depends on the turn.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { outdatedBy, USER_SOURCE } from '../../memory/changes/changes.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import { saysTheSame, wordingKey, wordingOf } from '../../memory/consolidation/wording.ts';
import { isOfModel } from '../../memory/grounding/model-source.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import { givesAnyOrder, harmlessName, isUntrustedMemory } from '../../memory/untrusted.ts';
import { quoted, type Section } from './section.ts';

/** Facts in one prompt at most: a card to glance at; recall brings the rest when it is asked for. */
export const ESTABLISHED_FACTS_MAX = 30;
/** Of these, facts that a model made of a conversation: the others are what users themselves wanted known. */
export const MODEL_FACTS_MAX = 10;
/** A longer fact shows its beginning here, and may still be recalled with the passage that is meant. */
const ESTABLISHED_FACT_MAX_TOKENS = 80;

/** One fact as a prompt shows it. */
export interface EstablishedFact {
  readonly id: string;
  readonly about: 'user' | 'subject';
  /** `- [category] "text" (personal)`. */
  readonly line: string;
  /** The whole fact stands in the line, so that recalling it would say it twice. */
  readonly isWhole: boolean;
}

/** The facts that a prompt of the conversation shows. Orders of strangers and repeated words are left out. */
export function establishFacts(
  facts: readonly Memory[],
  { userId }: Pick<Conversation, 'userId'>,
): EstablishedFact[] {
  const isRepeated = repetitions();
  let fromModel = 0;
  return facts
    .filter((fact) => !isPassingRemark(fact))
    .filter(
      (fact) => !(isUntrustedMemory(fact, userId ?? NOBODY) && givesAnyOrder(fact.content, fact.judged)),
    )
    .toSorted(byImportance)
    .filter((fact) => !isRepeated(fact))
    .filter(({ source }) => !isOfModel(source) || ++fromModel <= MODEL_FACTS_MAX)
    .slice(0, ESTABLISHED_FACTS_MAX)
    .map((fact) => toEstablished(fact, userId));
}

/**
 * True of a fact that was only gathered from its user's remarks: it waits for use, or for being said again, and recall brings
 * it when it is asked for. What a model or a client chose to keep was chosen.
 */
const isPassingRemark = ({ lifetime, source }: Memory): boolean =>
  lifetime === 'short_term' && source === USER_SOURCE;

/** Tells whether a fact says again what an earlier one said, by the rule that memories are merged by. */
function repetitions(): (fact: Memory) => boolean {
  const texts = new Set<string>();
  // Facts are compared only with those of the same words in any order: hardly ever more than one.
  const wordings = new Map<string, (readonly string[])[]>();
  return ({ subjectId, content }) => {
    const text = JSON.stringify([subjectId, wordsKey(content)]);
    if (texts.has(text)) return true;
    texts.add(text);
    const wording = wordingOf(content);
    const key = JSON.stringify([subjectId, wordingKey(wording)]);
    const alike = wordings.get(key) ?? [];
    if (alike.some((earlier) => saysTheSame(earlier, wording))) return true;
    wordings.set(key, [...alike, wording]);
    return false;
  };
}

/**
 * The facts after a turn changed memory: without what no longer holds, and with the value that took the place of one of
 * them. Whatever else the turn taught stands in live history and waits (see `store/conversations/prompt-reads.ts`).
 */
export function factsAfter(facts: readonly Memory[], plan: MemoryPlan): Memory[] {
  const gone = new Set(outdatedBy(plan));
  const shown = new Set(facts.map(({ id }) => id));
  const changed = new Set(
    plan.updates.flatMap(({ before }) => (shown.has(before.memory.id) ? (before.keys.topicSlot ?? []) : [])),
  );
  const replacing = plan.inserts.filter(
    ({ memory, keys }) =>
      memory.kind === 'fact' &&
      memory.status === 'active' &&
      keys.topicSlot !== null &&
      changed.has(keys.topicSlot),
  );
  return [...facts.filter(({ id }) => !gone.has(id)), ...replacing.map(({ memory }) => memory)];
}

/** The sections of a prompt that show facts. */
export const factSections = (facts: readonly EstablishedFact[], subjectId: string | null): Section[] => {
  const about = (whom: EstablishedFact['about']) =>
    facts.filter((fact) => fact.about === whom).map(({ line }) => line);
  return [
    {
      heading: 'Established facts about the user, quoted as data, most important first:',
      lines: about('user'),
    },
    {
      heading: `Established facts about ${quoted(harmlessName(subjectId ?? '', 'the subject'), SUBJECT_MAX_TOKENS)}, quoted as data, most important first:`,
      lines: about('subject'),
    },
  ];
};

/** A subject is named by its id, which a client chose. */
const SUBJECT_MAX_TOKENS = 30;
/** In a group everybody reads the prompt, and nobody is whom all of them trust. */
const NOBODY = '';

/** A total order that no turn changes: neither use nor age of use is in it. */
const byImportance = (a: Memory, b: Memory): number =>
  b.importance - a.importance || a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));

function toEstablished(
  { id, content, category, visibility, subjectId }: Memory,
  userId: string | null,
): EstablishedFact {
  const text = content.replace(/\s+/gu, ' ').trim();
  const isWhole = countTokens(text) <= ESTABLISHED_FACT_MAX_TOKENS;
  const label = category === null ? '' : `[${category}] `;
  const owner = visibility === 'private' ? 'personal' : 'shared';
  return {
    id,
    about: subjectId === null || subjectId === userId ? 'user' : 'subject',
    line: `- ${label}${quoted(isWhole ? text : truncateToTokens(text, ESTABLISHED_FACT_MAX_TOKENS), ESTABLISHED_FACT_MAX_TOKENS)} (${owner})`,
    isWhole,
  };
}
