/**
 * Extracts the changes that a user message makes to memory: its immediate signals as changes of that user's memory. Pure. What
 * holds a secret is counted and goes no further, nor does what the persona refuses; what was learnt is private to its user, in
 * a group too. How answers are to be given is asked of the group in a group, and is no memory of its user.
 */

import { readText } from '../../language/read-text.ts';
import type { IdSource } from '../../lib/ids.ts';
import { log } from '../../lib/log.ts';
import { termOf, wordsOf } from '../../lib/text/words.ts';
import {
  type Changes,
  type Correction,
  type Ending,
  type MemoryPlan,
  NO_CHANGES,
  type Outcome,
  type PriorStatement,
  type Statement,
  USER_SOURCE,
  type Withdrawal,
} from '../../memory/changes/changes.ts';
import { keysOf, topicSlot } from '../../memory/changes/content.ts';
import { happening, newMemory } from '../../memory/changes/new-memory.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { lifetimeStated } from '../../memory/lifetime/lifetime.ts';
import type { Reversal } from '../../memory/reversals/read-reversals.ts';
import { distinctWords, readView } from '../../memory/reversals/view.ts';
import { scopeOf } from '../../memory/scope.ts';
import type { SensitiveKind } from '../../memory/sensitive/kinds.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import { isAboutTopic } from '../../memory/signals/about.ts';
import { extractFromMessage, extractSignals } from '../../memory/signals/extract-signals.ts';
import { capitalise, sentence } from '../../memory/signals/message/values.ts';
import { remember, type Signal, type SignalAction } from '../../memory/signals/signal.ts';
import { TOLD_TOPICS, toldTopic } from '../../memory/statements/kinds.ts';
import type { MemoryKind } from '../../memory/types.ts';
import { type EndedTopic, endedTopics } from '../../persona/memories/ended-topics.ts';
import { isAskedOfPersona, withoutRefused } from '../../persona/memories/refused.ts';
import type { ParsedMessage } from '../parse-message.ts';

/** Memories that one wish to forget may concern; one that concerns more is too vague to follow. */
export const FORGOTTEN_AT_ONCE_MAX = 5;

/** A memory that holds all the words of a wish to forget. */
export interface NamedMemory {
  readonly id: string;
  readonly content: string;
}

/** Changes that a message teaches, before the store was asked what is known. */
export interface Extraction {
  readonly statements: readonly Statement[];
  readonly endings: readonly Ending[];
  /** Values that are otherwise than its user said before, should anything be meant. */
  readonly corrections: readonly Correction[];
  /** For each wish to forget, the index terms that a memory must hold to be meant. */
  readonly forget: readonly (readonly string[])[];
  /** Signals that held what is never kept, by kind. */
  readonly filtered: Partial<Record<SensitiveKind, number>>;
  /** Some of it is kept elsewhere in a channel that has a topic. */
  readonly tellsOfTopic: boolean;
}

/** Extraction of a message that teaches nothing. */
export const NO_EXTRACTION: Extraction = {
  statements: [],
  endings: [],
  corrections: [],
  forget: [],
  filtered: {},
  tellsOfTopic: false,
};

/** One thing that a turn did to a memory, as its answer says it. */
export interface LearntSignal {
  readonly memoryId: string;
  readonly action: Outcome['action'];
  readonly kind: MemoryKind;
}

/** The message that is read, and where it stands. */
export interface MessageSource {
  readonly conversation: ConversationIdentity;
  /** Its channel was made for a topic. */
  readonly hasTopic: boolean;
  readonly userId: string;
  readonly eventId: string;
  readonly parsed: ParsedMessage;
  readonly occurredAt: number;
  /** Milliseconds that the clock of whoever says it is ahead of UTC. */
  readonly clock?: number;
  /** It is said in a game or dictated. */
  readonly isPretended: boolean;
  /** Messages of its user just before it, the newest last: whom it may speak of. */
  readonly before?: readonly string[];
}

/**
 * Recognises values without a rule of their own: told in a group in passing, they stay in it, and are not their
 * teller's everywhere.
 */
const isStatement = ({ rule }: Signal): boolean => rule.startsWith('statements.');

/**
 * Recognises a statement of the words that only lead back: "let us go on where we stopped" tells nothing of who
 * stopped.
 */
function isOfCue(signal: Signal, { besideCue }: ParsedMessage): boolean {
  if (besideCue === null || !isStatement(signal)) return false;
  const told = new Set(readText(besideCue).terms);
  return readText(signal.content).terms.some((term) => !told.has(term));
}

/** Reads the signals of a message. One that is off the record, or said in a game, teaches nothing, but what it wants forgotten is. */
export function extractChanges(message: MessageSource, now: number, ids: IdSource): Extraction {
  const { parsed, occurredAt, clock = 0, before = [] } = message;
  const content = parsed.text.raw;
  const isKept = !parsed.wishes.isOffRecord && !message.isPretended;
  const { signals: local, reversals } = extractFromMessage(parsed.message, {
    occurredAt: occurredAt + clock,
    before,
  });
  const read = clock === 0 ? local : local.map((signal) => inUtc(signal, clock));
  const signals = read.filter(
    (signal) =>
      (isKept || signal.action === 'forget') &&
      (signal.expiresAt === null || signal.expiresAt > now) &&
      !isOfCue(signal, parsed),
  );
  const isInGroup = message.conversation.userId === null;
  const learnt = withoutSensitive(content, withoutRefused(parsed, signals));
  const kept = isInGroup
    ? learnt.kept.filter((signal) => !isAskedOfPersona(signal) && !isStatement(signal))
    : learnt.kept;
  const signalsTo = (action: SignalAction) => kept.filter((signal) => signal.action === action);
  return {
    statements: signalsTo('remember').flatMap((signal) => toStatements(signal, message, now, ids)),
    endings: [
      ...signalsTo('end').map((signal) => toEnding(signal, message, now, ids)),
      ...kept.flatMap((signal) => endingOfTold(signal, kept, message)),
      ...(isInGroup || !isKept ? [] : endedTopics(parsed.directives))
        .filter(({ topicKey }) => !kept.some((signal) => signal.topicKey === topicKey))
        .map((ended) => toEndingOf(ended, message)),
    ],
    corrections:
      isInGroup || !isKept
        ? []
        : reversals.flatMap((reversal) => correctionOf(reversal, content, kept, message, now, ids)),
    forget: signalsTo('forget')
      .filter(({ content }) => namesThing(content))
      .map(({ content }) => readText(content).terms)
      .filter((terms) => terms.length > 0),
    filtered: learnt.filtered,
    tellsOfTopic: signalsTo('remember').some((signal) => isOfTopic(signal, message.conversation)),
  };
}

/** A signal that was read by a clock, with its moments as they are. */
const inUtc = (signal: Signal, clock: number): Signal => {
  const moved = (at: number | null) => (at === null ? null : at - clock);
  const { validFrom, expiresAt, dueAt } = signal;
  return { ...signal, validFrom: moved(validFrom), expiresAt: moved(expiresAt), dueAt: moved(dueAt) };
};

/** Correction that a reversal comes to if something that was said is meant by it. */
function correctionOf(
  reversal: Reversal,
  content: string,
  signals: readonly Signal[],
  message: MessageSource,
  now: number,
  ids: IdSource,
): Correction[] {
  const { text, start, end, reversed, slip } = reversal;
  if (findSensitive(content).some((secret) => secret.start < end && secret.end > start)) return [];
  const isReadOtherwise = signals.some(
    (signal) => signal.action !== 'remember' && signal.start < end && signal.end > start,
  );
  const draft = remember('reversals', 'fact', sentence(capitalise(text)), {
    category: 'other',
    importance: CORRECTION_IMPORTANCE,
    passes: 'always',
  });
  const statement = toStatement({ ...draft, start, end }, message, message.occurredAt, now, ids);
  return [
    {
      reversed,
      statement,
      isKept: !isReadOtherwise && !isWord(text),
      priorStatements: [],
      ...(slip && { slip }),
    },
  ];
}
/** "Passed!!" ends what it was about, and says nothing by itself. */
const isWord = (text: string): boolean => /^[\p{L}\p{M}]+\P{L}*$/u.test(text.trim()) && !UNSPACED.test(text);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Importance of a correction: what was corrected is asked for again. */
const CORRECTION_IMPORTANCE = 0.6;

/** Recognises what names anything that may be known: "what I said yesterday" would be whatever has a yesterday in it. */
function namesThing(content: string): boolean {
  const view = readView(content);
  return view.kind !== 'other' || distinctWords(view).size + view.names.size + view.figures.size > 0;
}

/** Recognises a message that wishes something forgotten. */
export const isWishToForget = (content: string): boolean =>
  extractSignals(content, { occurredAt: 0 }).some(({ action }) => action === 'forget');

/** The changes that an extraction asks for, once it is known which memories hold the words of each wish to forget. */
export function toChanges(
  extraction: Extraction,
  named: readonly (readonly NamedMemory[])[],
  priorStatements: readonly PriorStatement[],
  eventId: string,
): Changes {
  const meant = named.map(mostNamed).filter((ids) => ids.length <= FORGOTTEN_AT_ONCE_MAX);
  const withdrawals = [...new Set(meant.flat())].map(
    (id): Withdrawal => ({ id, eventId, source: USER_SOURCE }),
  );
  const { statements, endings } = extraction;
  const corrections = extraction.corrections.map((correction) => ({ ...correction, priorStatements }));
  return { statements, endings, corrections, edits: [], withdrawals };
}

/** Ids of the memories that say least besides the words of a wish, which all of them hold: "my name" is not the cat's. */
export function mostNamed(memories: readonly NamedMemory[]): string[] {
  const sized = memories.map(({ id, content }) => ({ id, words: readText(content).terms.length }));
  const fewest = Math.min(...sized.map(({ words }) => words));
  return sized.filter(({ words }) => words === fewest).map(({ id }) => id);
}

/** The changes that many extractions ask for, but for what they wish forgotten. */
export const joinExtractions = (extractions: readonly Extraction[]): Changes => ({
  ...NO_CHANGES,
  statements: extractions.flatMap(({ statements }) => statements),
  endings: extractions.flatMap(({ endings }) => endings),
  corrections: extractions.flatMap(({ corrections }) => corrections),
});

/** Signals of the plan of an extraction, in the order statements, endings, corrections, wishes. */
export function learntSignals({ inserts, reliesOn, outcomes }: MemoryPlan): LearntSignal[] {
  const kinds = new Map([...reliesOn, ...inserts].map(({ memory }) => [memory.id, memory.kind]));
  const told = new Set<string>();
  const all = [
    ...outcomes.statements,
    ...outcomes.endings,
    ...outcomes.corrections.flat(),
    ...outcomes.withdrawals,
  ];
  return all.flatMap((outcome) => {
    const kind = outcome === null ? undefined : kinds.get(outcome.memoryId);
    if (outcome === null || kind === undefined || told.has(outcome.memoryId)) return [];
    told.add(outcome.memoryId);
    return [{ ...outcome, kind }];
  });
}

/** Counts in the log what was not kept, by kind. */
export function logFiltered(extractions: readonly Extraction[]): void {
  const counts: Record<string, number> = {};
  for (const { filtered } of extractions)
    for (const [kind, count] of Object.entries(filtered)) counts[kind] = (counts[kind] ?? 0) + count;
  if (Object.keys(counts).length > 0) log('info', 'sensitive_filtered', counts);
}

/** Signals without those that hold, or were said in the same breath as, something that is never kept. */
function withoutSensitive(text: string, signals: readonly Signal[]) {
  const filtered: Partial<Record<SensitiveKind, number>> = {};
  if (signals.length === 0) return { kept: [], filtered };
  const places = findSensitive(text);
  const kept = signals.filter((signal) => {
    const near = places.filter(({ start, end }) => start < signal.end && end > signal.start);
    const [secret] = [...near, ...findSensitive(signal.content), ...findSensitive(signal.value)];
    if (secret) filtered[secret.kind] = (filtered[secret.kind] ?? 0) + 1;
    return secret === undefined;
  });
  return { kept, filtered };
}

/** Scope of a user's own memory: with them, wherever in the workspace they say it. */
const privatePlace = ({ conversation, userId }: MessageSource) =>
  ({
    workspaceId: conversation.workspaceId,
    tier: 'workspace',
    channelId: null,
    conversationId: null,
    userId,
    visibility: 'private',
  }) as const;

/** Scope of what a message says of the topic of its channel: there, and with who said it. */
const topicPlace = (message: MessageSource) =>
  ({ ...privatePlace(message), tier: 'channel', channelId: message.conversation.channelId }) as const;

/**
 * Recognises a signal about the topic of its channel; where a conversation has a subject, what it asks to keep is about
 * that.
 */
const isOfTopic = (signal: Signal, { subjectId }: ConversationIdentity): boolean =>
  isAboutTopic(signal) && (subjectId === null || !isRequest(signal));

/** A wish that no rule takes for being about the user is about what the conversation is about. */
const isRequest = ({ rule }: Signal): boolean => rule.startsWith('explicit');

/**
 * Statements of a signal, one or two. "I moved to Porto two weeks ago" says where somebody lived then and where they live now:
 * whatever they said in between, it holds now.
 */
function toStatements(signal: Signal, message: MessageSource, now: number, ids: IdSource): Statement[] {
  const { validFrom, topicKey } = signal;
  const since = toStatement(signal, message, validFrom ?? message.occurredAt, now, ids);
  const isOfNowToo = validFrom !== null && topicKey !== null && validFrom < message.occurredAt;
  return isOfNowToo ? [since, toStatement(signal, message, message.occurredAt, now, ids)] : [since];
}

function toStatement(
  signal: Signal,
  message: MessageSource,
  statedFor: number,
  now: number,
  ids: IdSource,
): Statement {
  const { conversation, eventId, hasTopic } = message;
  const happens = happening(signal.content, message.occurredAt + (message.clock ?? 0));
  const memory = newMemory(
    {
      ...(hasTopic && isOfTopic(signal, conversation) ? topicPlace(message) : privatePlace(message)),
      id: ids.next('mem'),
      subjectId: isRequest(signal) ? conversation.subjectId : null,
      kind: signal.kind,
      category: signal.category,
      topicKey: signal.topicKey,
      content: signal.content,
      importance: signal.importance,
      lifetime: lifetimeStated(signal, happens.happensFrom ?? null),
      source: USER_SOURCE,
      tags: [],
      validFrom: statedFor,
      validTo: null,
      expiresAt: signal.expiresAt,
      ...happens,
      sourceConversationId: conversation.id,
    },
    now,
  );
  return { memory, keys: keysOf(memory), statedFor, eventId };
}

/** An ending concerns the current value only if that is the one named: "no longer in Berlin" ends no life in Rome. */
function toEnding(signal: Signal, message: MessageSource, now: number, ids: IdSource): Ending {
  const { value, topicKey, validFrom } = signal;
  const named = wordsOf(value).map(termOf);
  const concerns = (content: string) => {
    const words = new Set(wordsOf(content).map(termOf));
    return named.length > 0 && named.every((term) => words.has(term));
  };
  const endedAt = validFrom ?? message.occurredAt;
  const statement = toStatement({ ...signal, topicKey: null }, message, endedAt, now, ids);
  return { ...toEndingOf({ topicKey: topicKey ?? '', concerns }, message, endedAt), statement };
}

/**
 * Ending of what was told around the value of a topic, when that has another one, or none, but for what is told of it
 * now.
 */
function endingOfTold(
  { action, topicKey }: Signal,
  signals: readonly Signal[],
  message: MessageSource,
): Ending[] {
  if (action === 'forget' || topicKey === null || !TOLD_TOPICS.has(topicKey)) return [];
  const told = new Set(signals.map(({ content }) => content));
  return [toEndingOf({ topicKey: toldTopic(topicKey), concerns: (content) => !told.has(content) }, message)];
}

function toEndingOf(
  { topicKey, concerns }: Pick<EndedTopic, 'concerns'> & { readonly topicKey: string },
  message: MessageSource,
  endedAt = message.occurredAt,
): Ending {
  const place = privatePlace(message);
  const slot = topicSlot(scopeOf(place), place.userId, null, topicKey);
  return {
    topicSlot: slot,
    concerns,
    statement: null,
    endedAt,
    eventId: message.eventId,
    source: USER_SOURCE,
  };
}
