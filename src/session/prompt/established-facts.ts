/**
 * The established facts of a prompt: what is known of the user and of the conversation's subject, few, and quoted. Health and people
 * come first, then of each kind of lighter things the newest in turn: ten tastes push out no hobby. Pure, and the same facts give
 * the same lines on a day: nothing here depends on the turn.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { outdatedBy, USER_SOURCE } from '../../memory/changes/changes.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import { toldTest } from '../../memory/consolidation/told-by.ts';
import { saysTheSame, wordingKey, wordingOf } from '../../memory/consolidation/wording.ts';
import { isOfModel } from '../../memory/grounding/model-source.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import { givesAnyOrder, harmlessName, isUntrustedMemory } from '../../memory/untrusted.ts';
import { doubtsAmong } from '../injection/doubts.ts';
import { isTaste } from '../injection/standing.ts';
import { quoted, type Section } from './section.ts';

/** Facts in one prompt at most: a card to glance at; recall brings the rest when it is asked for. */
export const ESTABLISHED_FACTS_MAX = 30;
/** Facts up to which passing remarks fill a card: of a new user little else is known, and a later question is asked in other words. */
export const FILLED_FACTS_MAX = 12;
/** Of these, facts that a model made of a conversation: the others are what users themselves wanted known. */
export const MODEL_FACTS_MAX = 10;
/** Of these, tastes: some tell what somebody is like. Some more are read, so that what is learnt meanwhile hardly moves one. */
const TASTES_MAX = 10;
/** Importance below which facts take turns, by their kind. */
const LIGHT_BELOW_IMPORTANCE = 0.6;
/** Importance from which on something of one day stands here until it is over. */
const WEIGHTY_IMPORTANCE = 0.7;
/** A longer fact shows its beginning here, and may still be recalled with the passage that is meant. */
const ESTABLISHED_FACT_MAX_TOKENS = 80;

/** One fact as a prompt shows it. */
export interface EstablishedFact {
  readonly id: string;
  readonly about: 'user' | 'subject';
  /** `- [category] "text" (personal)`, or `(personal; said later, 2026-11-30: "text")`. */
  readonly line: string;
  /** The whole fact stands in the line, so that recalling it would say it twice. */
  readonly isWhole: boolean;
  /** Later words by which it may be over, where the line tells those too. */
  readonly laterId: string | null;
}

/** The facts that a prompt of the conversation shows on a day. Orders of strangers and repeated words are left out. */
export function establishFacts(
  facts: readonly Memory[],
  { userId }: Pick<Conversation, 'userId'>,
  now: number,
): EstablishedFact[] {
  const isRepeated = repetitions();
  const today = new Date(now).toISOString().slice(0, ISO_DAY_LENGTH);
  let fromModel = 0;
  let tastes = 0;
  const own = facts
    .filter(mayStand)
    .filter(
      (fact) => !(isUntrustedMemory(fact, userId ?? NOBODY) && givesAnyOrder(fact.content, fact.judged)),
    );
  const [remarks, telling] = parted(
    own.filter((fact) => !isOfOneDay(fact, today)),
    isPassingRemark,
  );
  // What was said later stands beside what it makes doubtful, though it would not stand here alone: "82,000 from next month".
  const byId = new Map(own.map((fact) => [fact.id, fact]));
  const laterThan = new Map(
    doubtsAmong(telling).flatMap(({ memory, by }) => {
      const later = byId.get(by);
      return later?.status === 'active' ? [[memory.id, later]] : [];
    }),
  );
  const saidLater = new Set([...laterThan.values()].map(({ id }) => id));
  const distinct = telling
    .filter(({ id }) => !saidLater.has(id))
    .toSorted(byImportance)
    .filter((fact) => !isRepeated(fact))
    .filter(({ source }) => !isOfModel(source) || ++fromModel <= MODEL_FACTS_MAX)
    .filter(({ kind }) => kind !== 'preference' || ++tastes <= TASTES_MAX);
  const standing = inTurn(distinct).slice(0, COMPARED_MAX);
  const established = standing
    .filter((fact) => !standing.some(retellingTest(fact)))
    .slice(0, ESTABLISHED_FACTS_MAX);
  const filling = remarks
    .filter(({ supersededBy }) => supersededBy === null)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .filter((fact) => !isRepeated(fact) && !standing.some(retellingTest(fact)))
    .slice(0, Math.max(0, FILLED_FACTS_MAX - established.length));
  return [...established, ...filling].map((fact) =>
    toEstablished(fact, laterThan.get(fact.id) ?? null, userId),
  );
}
const ISO_DAY_LENGTH = 10;

/** Facts that are held against each other: more than stand in a prompt, since some tell the same. */
const COMPARED_MAX = 45;

const NEVER = (): boolean => false;

/** Recognises facts that tell all of this one, are of the same owner, and weigh as much. */
function retellingTest(fact: Memory): (fuller: Memory) => boolean {
  if (fact.supersededBy !== null) return NEVER;
  const isToldBy = toldTest(fact.content);
  return (fuller) =>
    fuller.subjectId === fact.subjectId &&
    fuller.userId === fact.userId &&
    fuller.visibility === fact.visibility &&
    fuller.importance >= fact.importance &&
    fuller.supersededBy === null &&
    isToldBy(fuller.content);
}

/** Facts, and tastes; how to be spoken with stands elsewhere in a prompt, and is the persona's to say. */
const mayStand = (memory: Memory): boolean =>
  memory.kind === 'fact' || (memory.category === 'preference' && isTaste(memory));

/**
 * True of something planned for a day, which recall brings with what else is on then, and of what matters in every answer (an operation)
 * once its day is over. What a day left (a job, a child) stays.
 */
const isOfOneDay = (
  { category, topicKey, importance, happensFrom, happensTo }: Memory,
  today: string,
): boolean => {
  const last = happensTo ?? happensFrom;
  if (category !== 'other' || topicKey !== null || last == null) return false;
  return importance < WEIGHTY_IMPORTANCE || last.slice(0, ISO_DAY_LENGTH) < today;
};

/** The facts with the light ones of equal importance taken from each kind in turn. They come by importance. */
function inTurn(facts: readonly Memory[]): Memory[] {
  const turnOf = new Map<Memory, number>();
  const taken = new Map<string, number>();
  for (const fact of facts) {
    const kind = JSON.stringify([fact.importance, fact.category]);
    const turn = fact.importance < LIGHT_BELOW_IMPORTANCE ? (taken.get(kind) ?? 0) : 0;
    taken.set(kind, turn + 1);
    turnOf.set(fact, turn);
  }
  return facts.toSorted((a, b) => b.importance - a.importance || (turnOf.get(a) ?? 0) - (turnOf.get(b) ?? 0));
}

/** The things that are of a sort, and the others. */
function parted<T>(all: readonly T[], isOfSort: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isOfSort), all.filter((one) => !isOfSort(one))];
}

/**
 * True of a fact that was only gathered from its user's remarks: it waits for use, or for being said again, and recall brings
 * it when it is asked for. What a model or a client chose to keep was chosen.
 */
export const isPassingRemark = ({ lifetime, source }: Pick<Memory, 'lifetime' | 'source'>): boolean =>
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
      mayStand(memory) &&
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
function byImportance(a: Memory, b: Memory): number {
  const isOlder = a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));
  // The first that somebody told says who they are; the newest of what they like or have, what they are like now.
  return b.importance - a.importance || (a.importance < LIGHT_BELOW_IMPORTANCE ? -isOlder : isOlder);
}

function toEstablished(
  { id, content, category, visibility, subjectId }: Memory,
  later: Memory | null,
  userId: string | null,
): EstablishedFact {
  const label = category === null ? '' : `[${category}] `;
  const owner = visibility === 'private' ? 'personal' : 'shared';
  const saidLater = later === null ? '' : `; said later, ${saidOn(later)}: ${beginningOf(later.content)}`;
  return {
    id,
    about: subjectId === null || subjectId === userId ? 'user' : 'subject',
    line: `- ${label}${beginningOf(content)} (${owner}${saidLater})`,
    isWhole: countTokens(onOneLine(content)) <= ESTABLISHED_FACT_MAX_TOKENS,
    laterId: later?.id ?? null,
  };
}

const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const beginningOf = (content: string): string =>
  quoted(truncateToTokens(onOneLine(content), ESTABLISHED_FACT_MAX_TOKENS), ESTABLISHED_FACT_MAX_TOKENS);
const saidOn = ({ validFrom, createdAt }: Memory): string =>
  new Date(validFrom ?? createdAt).toISOString().slice(0, ISO_DAY_LENGTH);
