/**
 * The facts of a compaction as statements of their users. Every message was read for signals when it came: what such a
 * signal says is evidence here and never a new memory, or a compaction would bring back what was forgotten or replaced since.
 * What is a model's own rests on a message that bears it, or is refused. Pure.
 */

import { readText } from '../../language/read-text.ts';
import type { IdSource } from '../../lib/ids.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { termsOf } from '../../lib/text/words.ts';
import type { ExistingMemories, Statement } from '../../memory/changes/changes.ts';
import { pointOf } from '../../memory/consolidation/point.ts';
import { findUngrounded, type Ungrounded } from '../../memory/grounding/bearing.ts';
import { isOfModel } from '../../memory/grounding/model-source.ts';
import { isOfAnother, namesOfOthers, saidOfOneself } from '../../memory/people/relatives.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';
import type { Conversation } from '../../memory/types.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import type { SummaryFact } from '../../models/summaries/summary-answer.ts';
import { modelStatement } from './model-statement.ts';
import type { UserMessage } from './user-messages.ts';

/**
 * Bounds of the importance of a model's facts. Always less than that of things that users ask to be remembered (0.5), so that
 * of equals their own comes first and no model crowds out what somebody asked for; and enough that none fades at once because a
 * model called it idle.
 */
const IMPORTANCE = { least: 0.3, unsaid: 0.45, most: 0.49 } as const;

/** Ground of a range's facts: the messages of its users, and the summary before it, in which names may stand. */
export interface FactGround {
  readonly said: readonly UserMessage[];
  /** The summary of the conversation before the range; null at its beginning. */
  readonly summary: string | null;
  /** The model that made the facts. */
  readonly producer: string;
}

/** A statement, and whether its words are what the signals of the range say already. */
export interface FactStatement extends Statement {
  readonly isSignal: boolean;
  /** Terms of the message that it rests on, without what that says of others. */
  readonly saidTerms: ReadonlySet<string>;
  /** Share (0 to 1) of it that the message says, by its words. */
  readonly confidence: number;
  /** It reads like an order, which nobody may hide in a fact. */
  readonly isOrder: boolean;
}

/** The facts that stand on a message, and what of each of the others no message bears. */
export interface Grounded {
  readonly statements: readonly FactStatement[];
  readonly unborne: readonly Ungrounded[];
}

/** Statements that a compaction may learn, or somebody may let it learn: facts of users who spoke, without secrets. */
export function toFactStatements(
  facts: readonly SummaryFact[],
  ground: FactGround,
  conversation: Conversation,
  now: number,
  ids: IdSource,
): Grounded {
  const { said } = ground;
  const signalled = new Set(said.flatMap(signalsOf));
  const others = namesOfOthers(said.map(({ content }) => content));
  const unborne: Ungrounded[] = [];
  const statements = facts.flatMap((fact): FactStatement[] => {
    const isSignal = signalled.has(`${fact.userId} ${normalisedContent(fact.content)}`);
    if (findSensitive(fact.content).length > 0) return [];
    // What rules read in a message it bears, in whichever words they keep it.
    const evidence = isSignal ? evidenceOf(fact, said) : groundOf(fact, ground);
    if (evidence === null) return [];
    if (typeof evidence === 'string') {
      unborne.push(evidence);
      return [];
    }
    const { message, share } = evidence;
    const topicKey = fact.subject === null && isOfAnother(fact.content, others) ? null : fact.topicKey;
    if (topicKey !== null && fact.subject === null && isSaidOfOthersOnly(fact, said)) return [];
    const { category, content, subject: subjectId, userId } = fact;
    const told = { userId, subjectId, category, topicKey, content, importance: importanceOf(fact) };
    return [
      {
        ...modelStatement(told, message, conversation, ground.producer, now, ids),
        isSignal,
        saidTerms: new Set(readText(saidOfOneself(message.content)).terms),
        confidence: share,
        isOrder: readsLikeInstruction(fact.content),
      },
    ];
  });
  return { statements, unborne };
}

/** Importance of a fact: the model's own figure, within the bounds for models. */
const importanceOf = ({ importance }: SummaryFact): number =>
  Math.min(IMPORTANCE.most, Math.max(IMPORTANCE.least, importance ?? IMPORTANCE.unsaid));

/**
 * Recognises a value that a user spoke of only as that of others: "My sister Eva is a nurse" makes nobody a nurse named
 * Eva.
 */
function isSaidOfOthersOnly({ userId, content }: SummaryFact, said: readonly UserMessage[]): boolean {
  const theirs = said.filter((message) => message.userId === userId).map((message) => message.content);
  const names = readText(userId).terms;
  const terms = readText(content).terms.filter((term) => !names.includes(term));
  const has = (texts: readonly string[]): boolean => {
    const spoken = new Set(texts.flatMap((text) => readText(text).terms));
    return terms.some((term) => spoken.has(term));
  };
  return has(theirs) && !has(theirs.map(saidOfOneself));
}

/**
 * The statements that change something. `taught` are the content keys of what the messages of the range taught before, in
 * whatever state it is now: that they are evidence for it is noted.
 */
export function newStatements(
  statements: readonly FactStatement[],
  known: ExistingMemories,
  taught: ReadonlySet<string>,
): Statement[] {
  const active = new Set(
    known.memories.flatMap(({ memory, keys }) => (memory.status === 'active' ? [keys.contentKey] : [])),
  );
  return statements
    .filter(({ keys }) => !taught.has(keys.contentKey))
    .filter(({ keys, isSignal }) => !isSignal || active.has(keys.contentKey))
    .filter((statement) => !isOutranked(statement, known))
    .map(({ isSignal: _, saidTerms: __, confidence: ___, isOrder: ____, ...statement }) => statement);
}

/**
 * True if a model gives a topic another value than its user did by themselves, without a later message of theirs that says so:
 * it may have it from a summary of what they said long ago, or have misread them. What it tells of the past stands before.
 */
export function isOutranked(
  { memory, keys, statedFor, saidTerms }: FactStatement,
  known: ExistingMemories,
): boolean {
  const { topicSlot, contentKey } = keys;
  const own = known.neighbours.find((read) => read.topicSlot === topicSlot && read.at === statedFor)?.before;
  if (topicSlot === null || !own || isOfModel(own.memory.source)) return false;
  if (own.keys.contentKey === contentKey) return false;
  const { content, validFrom, validTo, createdAt } = own.memory;
  const [ownTerms, terms] = [readText(content).terms, readText(memory.content).terms];
  const tellsMore =
    ownTerms.every((term) => terms.includes(term)) && pointOf(content) === pointOf(memory.content);
  if (tellsMore && validTo === null) return false;
  if (statedFor <= Math.max(validFrom ?? createdAt, validTo ?? 0)) return true;
  const names = readText(memory.userId ?? '').terms;
  return !terms.some((term) => saidTerms.has(term) && !ownTerms.includes(term) && !names.includes(term));
}

const signalsOf = ({ userId, content, occurredAt }: UserMessage): string[] =>
  extractSignals(content, { occurredAt }).map((signal) => `${userId} ${normalisedContent(signal.content)}`);

/** Names and figures within a fact, which tell it from others: who it is of stands at its beginning. */
const TELLING = /(?<=\s["'“«(]?)(?:\p{Lu}[\p{L}\p{M}'’-]+|\p{N}[\p{N}.,:]*)/gu;
/** Weight of a word that tells persons or things apart, beside another one. */
const TELLING_WEIGHT = 2;

/** The message that a fact rests on, and how much of its words that says. */
interface Evidence {
  readonly message: UserMessage;
  readonly share: number;
}

/**
 * The message that bears a fact: the one that its model names, or of those that say most of it the last that does, for models miscount; else
 * what of it nobody said. Null where its user said nothing.
 */
function groundOf(fact: SummaryFact, { said, summary }: FactGround): Evidence | Ungrounded | null {
  const own = said.filter(({ userId }) => userId === fact.userId);
  const shareIn = sharing(fact);
  const all = own.map((message) => ({ message, share: shareIn(message.content) }));
  const most = Math.max(...all.map(({ share }) => share));
  const named = all.filter(({ message }) => message.id === fact.messageId);
  const nearest = all.filter(({ share }) => share === most).slice(-NEAREST_MAX);
  const context = [
    ...own.map(({ content }) => content),
    ...said.flatMap(({ name }) => name ?? []),
    ...(summary === null ? [] : [summary]),
  ];
  const userNames = [fact.userId, ...own.flatMap(({ name }) => name ?? [])];
  const ownName = OWN_NAMES.has(fact.topicKey ?? '') && fact.subject === null;
  let unborne: Ungrounded | null = null;
  for (const evidence of [...named, ...nearest.toReversed()]) {
    const { content: text, occurredAt: at, answers } = evidence.message;
    const found = findUngrounded(fact.content, { text, at, answers, context, userNames, ownName });
    if (found === null) return evidence;
    unborne ??= found;
  }
  return unborne;
}
/** Messages that say equally much of a fact, of which the last are looked at. */
const NEAREST_MAX = 3;
/** Topics that say what the user is called. */
const OWN_NAMES: ReadonlySet<string> = new Set(['name', 'address_as']);

/** The message of its user that says most of a fact's words, names and figures above all; the last of equals. */
function evidenceOf(fact: SummaryFact, said: readonly UserMessage[]): Evidence | null {
  const shareIn = sharing(fact);
  let best: Evidence | null = null;
  for (const message of said) {
    if (message.userId !== fact.userId) continue;
    const share = shareIn(message.content);
    if (best === null || share >= best.share) best = { message, share };
  }
  return best;
}

/** Builds a measure of a fact's words in a text, as a share of their weight. */
function sharing({ userId, content }: SummaryFact): (text: string) => number {
  const telling = new Set((content.match(TELLING) ?? []).flatMap(termsOf));
  const weights = new Map(
    readText(content).terms.map((term) => [term, telling.has(term) ? TELLING_WEIGHT : 1]),
  );
  // Facts call by name whoever says "I".
  const names = new Set(readText(userId).terms);
  const all = [...weights].reduce((sum, [term, weight]) => sum + (names.has(term) ? 0 : weight), 0);
  return (text) => {
    const shared = new Set(readText(text).terms);
    const weight = [...shared].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    return all === 0 ? 1 : Math.min(1, weight / all);
  };
}
