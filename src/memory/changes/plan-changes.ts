/**
 * Plans the writes that changes come to, given the memories that are known. Pure: the store reads those, and writes the plan in
 * one batch that fails when any of them has changed meanwhile.
 *
 * The values of a topic form a timeline: each holds from the moment it was stated for until another was. The timeline depends
 * on what was stated for when, never on the order of arrival. A value stated again is evidence and changes nothing.
 */

import type { IdSource } from '../../lib/ids.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { lifetimeAfter } from '../lifetime/lifetime.ts';
import { weighReversals } from '../reversals/concerns.ts';
import type { Reversed } from '../reversals/read-reversals.ts';
import { findSensitive } from '../sensitive/sensitive.ts';
import { undated } from '../signals/dates/dated.ts';
import type { Memory } from '../types.ts';
import { readWishes } from '../wishes/discretion.ts';
import {
  type Changes,
  type Correction,
  type Edit,
  type Ending,
  type ExistingMemories,
  type MemoryPlan,
  type Neighbours,
  type Outcome,
  type PlannedObservation,
  type PriorStatement,
  type Statement,
  USER_SOURCE,
  type Withdrawal,
} from './changes.ts';
import { caselessKey, keysOf, type MemoryKeys, saysEqual } from './content.ts';
import {
  bringsValue,
  type CorrectionTarget,
  doubtedContent,
  doubtedKey,
  isDoubtable,
  laterRetraction,
  namedTargets,
  partOf,
  repetitionTest,
  saysSomething,
  sentencesOf,
  slippedTargets,
  tellsOfAuthor,
  valueIn,
  versionsHeldAt,
  versionTaughtBy,
} from './correction-targets.ts';
import { happening } from './new-memory.ts';
import {
  comesAfter,
  differences,
  earliest,
  holdsAt,
  isOnTimeline,
  momentKey,
  placeBefore,
  startOf,
  type Version,
  valueKey,
} from './timeline.ts';

/** Decides the changes one after the other; each sees what those before it did. */
export function planChanges(
  changes: Changes,
  known: ExistingMemories,
  now: number,
  ids: IdSource,
): MemoryPlan {
  const draft = new Draft(known, now, ids);
  const outcomes = {
    statements: changes.statements.map((statement) => draft.state(statement)),
    edits: changes.edits.map((edit) => draft.edit(edit)),
    endings: changes.endings.map((ending) => draft.end(ending)),
    corrections: changes.corrections.map((correction) => draft.correct(correction)),
    withdrawals: changes.withdrawals.map((withdrawal) => draft.withdraw(withdrawal)),
  };
  return draft.plan(outcomes);
}

/** Recognises what is known as a memory, and of messages what may be kept as one. */
const mayBeDoubted = (target: CorrectionTarget, reversed: readonly Reversed[]): boolean =>
  target.version !== null ||
  (isDoubtable(target, reversed) &&
    findSensitive(target.text).length === 0 &&
    !readWishes(target.text).isOffRecord);
/** Statements of which one may be doubted: the likeliest may be known as something else. */
const DOUBTS_TRIED = 4;

class Draft {
  readonly #versions = new Map<string, Version>();
  /** Moments for which a value is known to have been stated, by topic and words. */
  readonly #stated = new Map<string, number[]>();
  readonly #observations: PlannedObservation[] = [];
  readonly #gaps = new Set<Neighbours>();
  /** The message that taught a version which the plan adds. */
  readonly #taughtBy = new Map<string, string | null>();
  /** Versions that the plan adds come after every stored one. */
  #order = Number.MAX_SAFE_INTEGER / 2;

  readonly #told: ExistingMemories['told'];
  readonly #over: readonly string[];
  readonly #neighbours: ReadonlyMap<string, Neighbours>;
  readonly #now: number;
  readonly #ids: IdSource;

  constructor(known: ExistingMemories, now: number, ids: IdSource) {
    this.#neighbours = new Map(known.neighbours.map((read) => [momentKey(read.topicSlot, read.at), read]));
    this.#told = known.told;
    this.#over = known.over ?? [];
    this.#now = now;
    this.#ids = ids;
    const around = known.neighbours.flatMap(({ before, after }) => [before, after]);
    for (const stored of [...known.memories, ...around]) {
      if (stored === null || this.#versions.has(stored.memory.id)) continue;
      const { memory, keys, rowId: order } = stored;
      this.#versions.set(memory.id, { stored, order, embeddingOf: null, memory, keys });
      // A version begins when its value was stated, and still was when an earlier statement makes it begin earlier.
      if (memory.validFrom !== null) this.#noteStated(keys, memory.validFrom);
    }
    for (const { before, statedAgainAt } of known.neighbours)
      if (before !== null && statedAgainAt !== null) this.#noteStated(before.keys, statedAgainAt);
  }

  /** Takes a statement in: evidence for what is known, or a new memory, on its topic's timeline when it has a topic. */
  state(stated: Statement): Outcome {
    const statement = this.#asStored(stated);
    const { memory, keys } = statement;
    const own = this.#versions.get(memory.id);
    // A request that is run again finds what it wrote.
    if (own) return { memoryId: memory.id, action: own.memory.status === 'active' ? 'created' : 'recorded' };
    if (keys.topicSlot !== null) return this.#stateValue(statement, keys.topicSlot);
    const same = this.#activeWith(keys.contentKey);
    if (same && holdsAt(same, this.#now)) {
      // Known for a later moment only: it holds since this one.
      if (startOf(same) > statement.statedFor) this.#change(same, { validFrom: memory.validFrom });
      return this.#confirm(same, statement);
    }
    if (same) this.#change(same, { status: 'superseded' });
    return this.#insertUntil(statement, memory);
  }

  /** Adds a memory that holds until something that was said after it takes it back, whichever of them came in first. */
  #insertUntil(statement: Statement, memory: Memory): Outcome {
    const outcome = this.#insert(statement, memory);
    const version = this.#require(memory.id);
    if (memory.status !== 'active') return outcome;
    const by = laterRetraction(this.#told, statement);
    if (by === undefined) return outcome;
    const validTo = by.validFrom ?? by.createdAt;
    this.#change(version, { status: 'superseded', validTo, supersededBy: by.id });
    return { memoryId: memory.id, action: 'recorded' };
  }

  /** A value of a topic: it holds from its moment until the next value, and ends the one before it. */
  #stateValue(statement: Statement, topicSlot: string): Outcome {
    const { memory, keys, statedFor: from } = statement;
    const { before, after } = this.#around(topicSlot, from);
    const held = before !== null && holdsAt(before, from) ? before : null;
    if (held?.keys.contentKey === keys.contentKey) return this.#confirm(held, statement);
    const next = (held && this.#resumeAfter(held, from, memory.source)) ?? after;
    if (next?.keys.contentKey === keys.contentKey && comesAfter(next, from, before)) {
      // The same value was known from a later moment: it holds since this one.
      this.#change(next, { validFrom: from });
      this.#close(before, held, from, next.memory.id);
      return this.#confirm(next, statement);
    }
    const placed = { ...memory, ...placeBefore(next, memory.validTo), validFrom: from };
    const same = next === null ? this.#activeWith(keys.contentKey) : null;
    const isElsewhere = same !== null && same.keys.topicSlot !== topicSlot && holdsAt(same, this.#now);
    if (isElsewhere && comesAfter(same, from, before)) {
      // The words are known without this topic: the memory that has them becomes the topic's value.
      this.#close(before, held, from, same.memory.id);
      const { topicKey, validFrom, validTo } = placed;
      this.#change(same, { topicKey, validFrom, validTo });
      return this.#confirm(same, statement);
    }
    if (isElsewhere) this.#close(same, same, Math.max(this.#now, startOf(same)), memory.id);
    else if (same) this.#change(same, { status: 'superseded' });
    this.#close(before, held, from, memory.id);
    return this.#insertUntil(statement, placed);
  }

  /** Changes fields of a memory. Words that another active memory of the same scope has merge the two. */
  edit({ id, changed: asked, source }: Edit): Outcome {
    const version = this.#require(id);
    // What an earlier change of the same plan did to the other fields stands.
    const edited = { ...version.memory, ...differences(version.stored?.memory ?? version.memory, asked) };
    const isReworded = edited.content !== version.memory.content;
    const changed = isReworded
      ? {
          ...edited,
          ...happening(edited.content, this.#now),
          // Whoever puts it right has no doubt of it.
          ...(edited.status === 'active' && { supersededBy: null }),
        }
      : edited;
    const keys = keysOf(changed);
    const { content } = changed;
    const same =
      keys.contentKey === version.keys.contentKey || changed.status !== 'active'
        ? null
        : this.#activeWith(keys.contentKey);
    const twin = same && holdsAt(same, this.#now) ? same : null;
    if (same && !twin) this.#change(same, { status: 'superseded' });
    if (twin) {
      const validTo = earliest(changed.validTo, Math.max(this.#now, changed.validFrom ?? this.#now));
      this.#change(version, { ...changed, status: 'superseded', validTo, supersededBy: twin.memory.id });
      this.#observe(twin.memory.id, 'merged', { eventId: null, source, content, observedAt: this.#now });
      return { memoryId: twin.memory.id, action: 'merged' };
    }
    const { topicKey, validFrom } = version.memory;
    const moves = changed.topicKey !== topicKey || changed.validFrom !== validFrom;
    if (moves && version.memory.status === 'active') this.#lift(version);
    const isPlaced = moves || keys.topicSlot !== version.keys.topicSlot;
    this.#change(version, changed);
    if (isPlaced && changed.status === 'active' && keys.topicSlot !== null)
      this.#replace(version, keys.topicSlot, changed.validFrom ?? this.#now);
    this.#observe(id, 'changed', { eventId: null, source, content, observedAt: this.#now });
    return { memoryId: id, action: 'changed' };
  }

  /** Ends the value of a topic, if it is the one meant. */
  end({ topicSlot, concerns, statement, endedAt, eventId, source }: Ending): Outcome | null {
    const { before } = this.#around(topicSlot, endedAt);
    if (before === null && statement !== null) return this.state(statement);
    if (before === null || !holdsAt(before, endedAt) || !concerns(before.memory.content)) return null;
    const { id: memoryId, content } = before.memory;
    const resumed = this.#resumeAfter(before, endedAt, source);
    this.#close(before, before, endedAt, resumed?.memory.id ?? null);
    this.#observe(memoryId, 'withdrawn', { eventId, source, content, observedAt: endedAt });
    return { memoryId, action: 'ended' };
  }

  /**
   * Ends what a correction means, and keeps its words in that place unless the same message said them as a value of its own. What
   * was meant and is known as a message only becomes history, so that wherever it is recalled it is known to be over.
   */
  correct({ reversed, statement, isKept, priorStatements, named, slip }: Correction): Outcome[] {
    const { memory, statedFor: at, eventId } = statement;
    const own = this.#taughtIn(eventId);
    const told = versionsHeldAt(this.#heldBy(at), at, {
      userId: memory.userId,
      own,
      priorStatements,
      named,
    });
    const weighed =
      named || slip ? null : weighReversals(reversed, [...priorStatements.flatMap(sentencesOf), ...told]);
    const meant = named
      ? namedTargets(named, priorStatements, told)
      : slip
        ? slippedTargets(slip, priorStatements, told)
        : [...(weighed?.meant ?? [])];
    const doubt = () => this.#doubtFirst(weighed?.doubted ?? [], told, statement, isKept, own, reversed);
    if (meant.length === 0) return doubt();
    const versions = meant.flatMap(({ version }) => (version ? [this.#take(version)] : []));
    const isTold = repetitionTest(() => this.#contents(), own);
    const isOver = (text: string) => this.#over.some((content) => saysEqual(content, text));
    const untold = meant.flatMap(({ priorStatement, text }) =>
      priorStatement !== null && !isOver(text) && !isTold(text) ? [{ priorStatement, text }] : [],
    );
    if (versions.length + untold.length === 0) return [];
    const [first] = versions;
    // Of what a model has read it says in the same breath what is so now.
    const value = named || slip ? (own[0] ?? null) : valueIn(own, statement, reversed);
    const revived = reversed.some(({ way }) => way === 'kept') ? this.#revive(versions, statement) : [];
    const kept = value ?? revived[0] ?? (isKept ? this.#keep(statement, first ?? null, reversed) : null);
    const ended = versions.map((version): Outcome => {
      const { id: memoryId, content } = version.memory;
      const supersededBy = version === first ? (kept?.memory.id ?? null) : null;
      this.#change(version, { status: 'superseded', validTo: Math.max(at, startOf(version)), supersededBy });
      this.#observe(memoryId, 'withdrawn', { eventId, source: memory.source, content, observedAt: at });
      return { memoryId, action: 'ended' };
    });
    for (const { priorStatement, text } of untold) this.#recordOver(statement, priorStatement, text);
    const added = new Set(kept && kept !== value ? [kept, ...revived] : revived);
    // What only asks is hardly meant alone.
    const isAsked = versions.length === 0 && !untold.some(({ text }) => tellsOfAuthor(text));
    return [
      ...(isAsked ? doubt() : []),
      ...[...added].map(({ memory: { id } }): Outcome => ({ memoryId: id, action: 'created' })),
      ...ended,
    ];
  }

  /** Doubts the likeliest of some statements that may be; nothing where all of them are known otherwise. */
  #doubtFirst(
    doubted: readonly CorrectionTarget[],
    told: readonly CorrectionTarget[],
    statement: Statement,
    isKept: boolean,
    own: readonly Version[],
    reversed: readonly Reversed[],
  ): Outcome[] {
    const versions = told.flatMap(({ version }) => version ?? []);
    for (const target of doubted.filter((one) => mayBeDoubted(one, reversed)).slice(0, DOUBTS_TRIED)) {
      const version = target.version ?? versionTaughtBy(target.text, versions);
      const outcomes = this.#doubt({ ...target, version }, statement, isKept, own, reversed);
      if (outcomes === null) continue;
      if (version !== null) this.#doubtToo(version, told, doubted);
      return outcomes;
    }
    return [];
  }

  /** Doubts what tells the same as something that is doubted: in more words, or in fewer that are doubtful themselves. */
  #doubtToo(
    { memory: { id } }: Version,
    told: readonly CorrectionTarget[],
    doubted: readonly CorrectionTarget[],
  ): void {
    const first = this.#versions.get(id)?.memory;
    const supersededBy = first?.supersededBy ?? null;
    if (first === undefined || supersededBy === null) return;
    const words = normalisedContent(undated(first.content));
    for (const target of told) {
      const other = normalisedContent(target.text);
      const isSame = other.includes(words) || (words.includes(other) && doubted.includes(target));
      const otherId = target.version?.memory.id ?? id;
      if (isSame && target.version && otherId !== id && otherId !== supersededBy)
        this.#change(this.#take(target.version), { supersededBy });
    }
  }

  /**
   * Leaves what may be over as it is, and notes which words it may be over by: prompts tell both. What is known as a message only is kept
   * for that in its user's own words.
   */
  #doubt(
    { version: known, priorStatement, text }: CorrectionTarget,
    statement: Statement,
    isKept: boolean,
    own: readonly Version[],
    reversed: readonly Reversed[],
  ): Outcome[] | null {
    const key = known === null && priorStatement !== null ? doubtedKey(statement, text) : null;
    // It says the same again.
    if (key === statement.keys.contentKey) return null;
    const version = known ?? (key === null ? null : this.#activeWith(key));
    // The same message says it again.
    const saysAgain = ({ memoryId, eventId }: PlannedObservation) =>
      memoryId === version?.memory.id && eventId === statement.eventId;
    if (version !== null && this.#observations.some(saysAgain)) return null;
    const value =
      valueIn(own, statement, reversed) ??
      this.#activeWith(statement.keys.contentKey) ??
      partOf(statement, own);
    // Words that say nothing by themselves ("We change.") are no memory, whatever they may mean.
    if (version === null && !saysSomething(text)) return null;
    if (version === null && value === null && !saysSomething(statement.memory.content)) return null;
    // Who orders how to be answered takes nothing back.
    if (value === null ? !isKept : value.memory.kind === 'instruction') return [];
    const said = version === null ? this.#keepDoubted(statement, priorStatement, text) : this.#take(version);
    if (said === null) return null;
    const { id, kind, category, importance, lifetime } = said.memory;
    const memory = {
      ...statement.memory,
      kind,
      category,
      importance: Math.min(importance, statement.memory.importance),
      lifetime,
      topicKey: null,
    };
    const created =
      value === null ? [this.#insert({ ...statement, memory, keys: keysOf(memory) }, memory)] : [];
    // What stands for as long as it: said in passing, it would be gone when it is needed.
    if (value !== null && lifetime === 'long_term') this.#change(value, { lifetime });
    const supersededBy = value?.memory.id ?? memory.id;
    if (supersededBy !== id) this.#change(said, { supersededBy });
    return created;
  }

  /** Keeps a sentence that taught nothing; null where it is known, or was. */
  #keepDoubted(
    { memory, statedFor }: Statement,
    priorStatement: PriorStatement | null,
    text: string,
  ): Version | null {
    if (priorStatement === null || repetitionTest(() => this.#contents(), [])(text)) return null;
    const { eventId, conversationId, saidAt } = priorStatement;
    const at = saidAt ?? statedFor;
    const kept: Memory = {
      ...memory,
      id: this.#ids.next('mem'),
      content: doubtedContent(text),
      topicKey: null,
      lifetime: 'short_term',
      validFrom: at,
      sourceConversationId: conversationId,
    };
    this.#insert({ memory: kept, keys: keysOf(kept), statedFor: at, eventId }, kept);
    return this.#require(kept.id);
  }

  /** The contents of all that is known. */
  #contents(): string[] {
    const all = [...this.#versions.values(), ...this.#told.map(({ stored }) => stored)];
    return [...all.map(({ memory: { content } }) => content), ...this.#over];
  }

  /** "Scrap that, we keep it": what the statements that are taken back had ended holds again from then on, as versions of its own. */
  #revive(endings: readonly Version[], { memory, statedFor: at, eventId }: Statement): Version[] {
    const moments = new Set(endings.map(startOf));
    const over = this.#told.filter(
      ({ stored: { memory: told, keys } }) =>
        told.status === 'superseded' &&
        told.userId === memory.userId &&
        told.validTo !== null &&
        moments.has(told.validTo) &&
        keys.topicSlot === null &&
        this.#activeWith(keys.contentKey) === null,
    );
    return over.map(({ stored: { memory: told, keys } }) => {
      const id = this.#ids.next('mem');
      const own = { validFrom: at, validTo: null, createdAt: this.#now, updatedAt: this.#now, revision: 1 };
      const place = { sourceConversationId: memory.sourceConversationId };
      const version: Version = {
        stored: null,
        order: this.#order++,
        embeddingOf: told.id,
        memory: { ...told, ...own, ...place, id, status: 'active', supersededBy: null },
        keys,
      };
      this.#versions.set(id, version);
      this.#taughtBy.set(id, eventId);
      const { source } = memory;
      this.#observe(id, 'created', { eventId, source, content: told.content, observedAt: at });
      return version;
    });
  }

  /** Other versions that the message of a correction states. */
  #taughtIn(eventId: string | null): Version[] {
    return eventId === null
      ? []
      : [...this.#versions.values()].filter((version) => this.#taughtBy.get(version.memory.id) === eventId);
  }

  /** Versions that a message may correct: all that is known, but for what was said again after it. */
  #heldBy(at: number): Version[] {
    const told = this.#told.flatMap(({ stored, lastSaidAt }): Version[] =>
      this.#versions.has(stored.memory.id) || (lastSaidAt ?? 0) > at
        ? []
        : [{ stored, order: stored.rowId, embeddingOf: null, memory: stored.memory, keys: stored.keys }],
    );
    return [...told, ...this.#versions.values()];
  }

  /** A version that the plan changes from now on. */
  #take(version: Version): Version {
    const known = this.#versions.get(version.memory.id);
    if (known) return known;
    this.#versions.set(version.memory.id, version);
    return version;
  }

  /** Keeps the words of a correction, in the place of what it corrects. */
  #keep(statement: Statement, corrected: Version | null, reversed: readonly Reversed[]): Version {
    const same = this.#activeWith(statement.keys.contentKey);
    if (same) return same;
    const { kind, category, importance, lifetime, topicKey } = corrected?.memory ?? statement.memory;
    const brings = reversed.some(bringsValue);
    const memory = {
      ...statement.memory,
      kind,
      category,
      importance,
      lifetime,
      topicKey: brings ? topicKey : null,
    };
    this.#insert({ ...statement, memory, keys: keysOf(memory) }, memory);
    return this.#require(memory.id);
  }

  /** Notes what a message said as over, so that whoever is shown the message is told so. */
  #recordOver(
    { memory, statedFor }: Statement,
    { eventId, conversationId, saidAt }: PriorStatement,
    text: string,
  ): void {
    const id = this.#ids.next('mem');
    const over: Memory = {
      ...memory,
      id,
      content: text,
      status: 'superseded',
      validFrom: saidAt,
      validTo: Math.max(statedFor, saidAt ?? statedFor),
      sourceConversationId: conversationId,
    };
    this.#versions.set(id, {
      stored: null,
      order: this.#order++,
      embeddingOf: null,
      memory: over,
      keys: keysOf(over),
    });
    const { source } = memory;
    this.#observe(id, 'created', { eventId, source, content: text, observedAt: saidAt ?? statedFor });
  }

  /** Forgets a memory: it is never recalled again, and leaves with the next retention. */
  withdraw({ id, eventId, source }: Withdrawal): Outcome | null {
    const version = this.#versions.get(id);
    if (version?.memory.status !== 'active') return null;
    const { content } = version.memory;
    this.#change(version, { status: 'deleted' });
    this.#observe(id, 'withdrawn', { eventId, source, content, observedAt: this.#now });
    return { memoryId: id, action: 'forgotten' };
  }

  plan(outcomes: MemoryPlan['outcomes']): MemoryPlan {
    const versions = [...this.#versions.values()];
    return {
      inserts: versions.flatMap(({ stored, ...added }) => (stored === null ? [added] : [])),
      updates: versions.flatMap(({ stored: before, memory, keys }) =>
        before === null || memory === before.memory
          ? []
          : [{ before, memory: { ...memory, updatedAt: this.#now, revision: memory.revision + 1 }, keys }],
      ),
      observations: this.#observations,
      outcomes,
      reliesOn: versions.flatMap(({ stored }) => stored ?? []),
      gaps: [...this.#gaps],
    };
  }

  /** Takes a version off its timeline: the value that it replaced holds as long as it did. */
  #lift({ memory, keys }: Version): void {
    const { validTo, supersededBy, status } = memory;
    for (const earlier of this.#versions.values()) {
      const follows =
        earlier.memory.supersededBy === memory.id && earlier.memory.validTo === memory.validFrom;
      if (!follows || earlier.keys.topicSlot !== keys.topicSlot) continue;
      // Its words may have a place of their own by now.
      if (status === 'active' && this.#activeWith(earlier.keys.contentKey)) continue;
      this.#change(earlier, { validTo, supersededBy, status });
    }
  }

  /** Puts an active memory where its moment belongs on another timeline. */
  #replace(version: Version, topicSlot: string, from: number): void {
    const { before, after } = this.#around(topicSlot, from, version);
    const tied = before !== null && !comesAfter(version, from, before) ? before : null;
    if (tied) {
      this.#change(version, { ...placeBefore(tied, version.memory.validTo), validFrom: from });
      return;
    }
    const held = before !== null && holdsAt(before, from) ? before : null;
    this.#close(before, held, from, version.memory.id);
    this.#change(version, { ...placeBefore(after, version.memory.validTo), validFrom: from });
  }

  /** Ends the version that held at a moment; one that had run out before merely stops being the current one. */
  #close(before: Version | null, held: Version | null, at: number, supersededBy: string | null): void {
    if (held) this.#change(held, { status: 'superseded', validTo: at, supersededBy });
    else if (before?.memory.status === 'active') this.#change(before, { status: 'superseded' });
  }

  /**
   * A value that was stated again after `at` holds again from then on, as a version of its own; null when it was not. The
   * caller ends the version at `at`.
   */
  #resumeAfter(version: Version, at: number, source: string): Version | null {
    const until = version.memory.validTo ?? Number.POSITIVE_INFINITY;
    const again = (this.#stated.get(valueKey(version.keys)) ?? []).filter((t) => t > at && t < until);
    if (again.length === 0) return null;
    const validFrom = Math.min(...again);
    const id = this.#ids.next('mem');
    const { keys, stored, memory } = version;
    const resumed: Version = {
      stored: null,
      order: this.#order++,
      embeddingOf: stored === null ? version.embeddingOf : memory.id,
      memory: { ...memory, id, validFrom, revision: 1, createdAt: this.#now, updatedAt: this.#now },
      keys,
    };
    this.#versions.set(id, resumed);
    this.#observe(id, 'created', { eventId: null, source, content: memory.content, observedAt: validFrom });
    return resumed;
  }

  /**
   * The statement by the key of the memory that has its very words and was stored when keys knew no capitals: it is evidence
   * of that one.
   */
  #asStored(statement: Statement): Statement {
    const { memory, keys } = statement;
    const contentKey = caselessKey(keys.scope, memory.subjectId, memory.content);
    if (contentKey === keys.contentKey) return statement;
    for (const version of this.#versions.values())
      if (version.keys.contentKey === contentKey && saysEqual(version.memory.content, memory.content))
        return { ...statement, keys: { ...keys, contentKey } };
    return statement;
  }

  #insert(statement: Statement, memory: Memory): Outcome {
    const { keys } = statement;
    this.#versions.set(memory.id, { stored: null, order: this.#order++, embeddingOf: null, memory, keys });
    this.#taughtBy.set(memory.id, statement.eventId);
    this.#evidence(memory.id, 'created', statement);
    return { memoryId: memory.id, action: memory.status === 'active' ? 'created' : 'recorded' };
  }

  #confirm(version: Version, statement: Statement): Outcome {
    const { eventId, memory } = statement;
    const { source, lifetime } = memory;
    const isInMessage = source === USER_SOURCE && eventId !== null;
    const isSaidAgain = isInMessage && eventId !== this.#taughtBy.get(version.memory.id);
    const lasts = lifetimeAfter(version.memory.lifetime, { lifetime, isSaidAgain });
    if (lasts !== version.memory.lifetime) this.#change(version, { lifetime: lasts });
    // Whoever says it again has no doubt of it.
    if (isSaidAgain && version.memory.status === 'active' && version.memory.supersededBy !== null)
      this.#change(version, { supersededBy: null });
    this.#evidence(version.memory.id, 'confirmed', statement);
    return { memoryId: version.memory.id, action: 'confirmed' };
  }

  #evidence(memoryId: string, action: 'created' | 'confirmed', { memory, keys, ...said }: Statement): void {
    const { source, content } = memory;
    this.#noteStated(keys, said.statedFor);
    this.#observe(memoryId, action, { eventId: said.eventId, source, content, observedAt: said.statedFor });
  }

  #observe(
    memoryId: string,
    action: PlannedObservation['action'],
    said: Omit<PlannedObservation, 'id' | 'memoryId' | 'action'>,
  ): void {
    this.#observations.push({ id: this.#ids.next('obs'), memoryId, action, ...said });
  }

  #noteStated(keys: MemoryKeys, at: number): void {
    const key = valueKey(keys);
    this.#stated.set(key, [...(this.#stated.get(key) ?? []), at]);
  }

  #change(version: Version, fields: Partial<Memory>): void {
    version.memory = { ...version.memory, ...fields };
    version.keys = keysOf(version.memory);
  }

  #activeWith(contentKey: string): Version | null {
    for (const version of this.#versions.values())
      if (version.memory.status === 'active' && version.keys.contentKey === contentKey) return version;
    return null;
  }

  /** The versions before and after a moment. The plan then relies on nothing else lying between them. */
  #around(topicSlot: string, at: number, except?: Version) {
    const read = this.#neighbours.get(momentKey(topicSlot, at));
    if (!read) throw new Error('a plan needs a timeline that was not read');
    this.#gaps.add(read);
    const timeline = [...this.#versions.values()]
      .filter(
        (version) => version !== except && version.keys.topicSlot === topicSlot && isOnTimeline(version),
      )
      .sort((a, b) => startOf(a) - startOf(b) || a.order - b.order);
    return {
      before: timeline.findLast((version) => startOf(version) <= at) ?? null,
      after: timeline.find((version) => startOf(version) > at) ?? null,
    };
  }

  #require(id: string): Version {
    const version = this.#versions.get(id);
    if (!version) throw new Error('a plan needs a memory that was not read');
    return version;
  }
}
