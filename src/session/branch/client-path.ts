/**
 * The history that a client shows, laid beside the record: what of it is known, what is not, and what of the record the client has
 * left for another branch. Clients cut long histories at their beginning, leave results of tools out and lay texts out anew; none of
 * that makes another branch. Pure.
 */
import { normalisedContent } from '../../lib/text/comparable.ts';
import { canonicalContent } from '../../memory/changes/content.ts';
import { RESERVED_FIELD_PREFIX } from '../../memory/limits.ts';
import type { ConversationEvent } from '../../memory/types.ts';

/** A message of the history that a client shows, as it is remembered. */
export interface ClientMessage {
  readonly role: 'user' | 'assistant' | 'tool';
  readonly name: string | null;
  readonly content: string;
  /** An assistant said it before it called tools: of an answer that was given here nothing of that is kept. */
  readonly isAside?: boolean;
}

/** Field of the metadata of a message by which it is noted how many messages its client showed before it. */
export const SHOWN_FIELD = `${RESERVED_FIELD_PREFIX}shown`;

/** Number of messages that were shown before a message; null where nobody knows. */
export const countShownBefore = ({ metadata }: Pick<ConversationEvent, 'metadata'>): number | null => {
  const shown = metadata[SHOWN_FIELD];
  return typeof shown === 'number' ? shown : null;
};

/** Messages of a history that are looked at, the newest ones: as many as an import has. */
export const SHOWN_MAX_MESSAGES = 500;

/** History that a client shows, with its new message. */
export interface ClientView {
  readonly shown: readonly ClientMessage[];
  readonly message: string;
  /**
   * The client named the conversation. One that was found by its history alone is a guess, and nothing is taken back on
   * a guess.
   */
  readonly isNamed: boolean;
  /** The client says to send the message again: then it means the one that was lost, and no other branch. */
  readonly isRepeated: boolean;
}

/** A message that is to be taken in, and when it is taken to have been said: behind what stands before it. */
export interface UnknownMessage {
  readonly message: ClientMessage;
  readonly at: number;
  /** It was said after something that the record has. */
  readonly isBehindKnown: boolean;
}

export interface PathPlan {
  /** The history belongs to the conversation; of a named one it does. */
  readonly fits: boolean;
  /** Events of the record that the client shows no longer. */
  readonly left: readonly ConversationEvent[];
  readonly unknown: readonly UnknownMessage[];
}

/** The part of a record that is looked at: its newest active events in their order, and whether there are no older ones. */
export interface RecordView {
  readonly events: readonly ConversationEvent[];
  readonly isWhole: boolean;
}

/** A history is that of a record when at least this share of it stands there. */
const KNOWN_SHARE = 1 / 2;
/** Words that a message and what it was edited from have in common, of all words of both. */
const EDITED_SHARE = 1 / 2;
/** Messages of a beginning that any two chats may share: a greeting and its answer. */
const GREETING_MESSAGES = 2;

/** Compares two messages, of whatever role, by their content. */
const saysSame = (one: string, other: string): boolean => canonicalContent(one) === canonicalContent(other);

/** Compares a shown message with that of the record. Of an answer that nobody heard out a client shows a part. */
function isSame({ role, content }: ClientMessage, event: ConversationEvent): boolean {
  if (role !== event.role) return false;
  if (saysSame(content, event.content)) return true;
  const { unheard, partial } = event.metadata;
  if (role !== 'assistant' || !(unheard === true || partial === true)) return false;
  const [shown, kept] = [content.trim(), event.content.trim()];
  return shown !== '' && (kept.startsWith(shown) || shown.startsWith(kept));
}

/** Recognises events of a record that not every client shows. */
const isBeside = ({ role }: Pick<ConversationEvent, 'role'>): boolean => role === 'tool' || role === 'system';

/** Messages that could be known: those that an answer shows besides are none. */
const spoken = (shown: readonly ClientMessage[]): ClientMessage[] => shown.filter(({ isAside }) => !isAside);

/**
 * True if a history ends where a record ends, as far as both are looked at: nearly every request goes on so, and needs nothing
 * more. A message without a history goes on with whatever was said, unless its client is known to show what there is.
 */
export function isContinued({ events, isWhole }: RecordView, view: ClientView): boolean {
  if (view.shown.length === 0) return leftByLone({ events, isWhole }, view).length === 0;
  const shown = spoken(view.shown);
  let [i, j] = [shown.length - 1, events.length - 1];
  for (; i >= 0 && j >= 0; j--) {
    const [message, event] = [shown[i] as ClientMessage, events[j] as ConversationEvent];
    if (isSame(message, event)) i--;
    else if (!isBeside(event)) return false;
  }
  if (i >= 0) return !isWhole && events.length > 0;
  const first = events[j + 1];
  return j < 0 || first === undefined || !beginsAnew(events.slice(0, j + 1), first);
}

/**
 * Recognises a history that begins with a message and left what stands before that: its client shows all, and showed
 * nothing before it.
 */
const beginsAnew = (before: readonly ConversationEvent[], first: ConversationEvent): boolean =>
  first.role === 'user' &&
  countShownBefore(first) === 0 &&
  before.some(({ role }) => role === 'user') &&
  before.every((event) => event.role !== 'user' || countShownBefore(event) === 0);

/**
 * Events that a message without a history leaves: all, when it is the first message again, or that one edited. A client that
 * never shows what was said before says nothing by not showing it.
 */
function leftByLone(
  { events, isWhole }: RecordView,
  { message, isNamed, isRepeated }: ClientView,
): readonly ConversationEvent[] {
  const said = events.filter(({ role }) => role === 'user');
  const [first, ...others] = said;
  if (first === undefined || !isWhole || isRepeated || countShownBefore(first) !== 0) return [];
  const isAgain = saysSame(first.content, message);
  if (others.length === 0)
    return isAgain && events.some(({ role }) => role === 'assistant') && events[0] === first ? events : [];
  const showsAll = others.every((event) => (countShownBefore(event) ?? 0) > 0);
  return isNamed && showsAll && (isAgain || isEdited(first.content, message)) ? events : [];
}

/** Recognises two texts of which one may be the other after a change. */
export function isEdited(one: string, other: string): boolean {
  const words = (text: string) =>
    new Set(
      normalisedContent(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared >= EDITED_SHARE * (a.size + b.size - shared);
}

/** Decides what becomes of record and history; `now` is when the new message comes. */
export function planPath(record: RecordView, view: ClientView, now: number): PathPlan {
  const { events } = record;
  if (view.shown.length === 0) return { fits: true, left: leftByLone(record, view), unknown: [] };
  const known = alignedWith(view.shown, events);
  const count = spoken(view.shown).length;
  const isTheirs = known.size > 0 && known.size >= KNOWN_SHARE * count;
  const left = isTheirs ? leftBy(record, known, view) : [];
  const unknown = unknownIn(view.shown, known, events, now);
  if (view.isNamed || events.length === 0 || (left.length === 0 && isTheirs))
    return { fits: true, left, unknown };
  return { fits: isTheirs && unknown.length === 0 && isLikelyBranch(left, view), left, unknown };
}

/**
 * Recognises a chat that shares its beginning with a record and is that one after a change, not another that began
 * alike.
 */
function isLikelyBranch(left: readonly ConversationEvent[], { shown, message }: ClientView): boolean {
  const next = left.find(({ role }) => role === 'user');
  if (next === undefined) return true;
  if (saysSame(next.content, message) || isEdited(next.content, message)) return true;
  return spoken(shown).length > GREETING_MESSAGES;
}

/** The events that a client shows no longer: what stands behind the first that it shows, or before a message that began anew. */
function leftBy(
  { events, isWhole }: RecordView,
  known: ReadonlyMap<number, number>,
  { isNamed }: ClientView,
): ConversationEvent[] {
  const shown = new Set(known.values());
  const from = Math.min(...shown);
  const first = events[from];
  const before = events.slice(0, from);
  const isAnew = isNamed && isWhole && first !== undefined && beginsAnew(before, first);
  const left = events.filter(
    (event, j) => !shown.has(j) && !isBeside(event) && (j > from || (isAnew && j < from)),
  );
  const turns = new Set(
    left.flatMap(({ role, turnId }) => (role === 'user' && turnId !== null ? [turnId] : [])),
  );
  // What a tool said goes with the turn that asked it.
  const results = events.filter(
    (event, j) => isBeside(event) && !shown.has(j) && event.turnId !== null && turns.has(event.turnId),
  );
  return [...left, ...results];
}

/**
 * Aligns shown messages with events, by their places: the longest common sequence, and of several the latest, as what a client
 * cuts is the beginning.
 */
function alignedWith(
  shown: readonly ClientMessage[],
  events: readonly ConversationEvent[],
): ReadonlyMap<number, number> {
  const rows = shown.flatMap(({ isAside }, i) => (isAside ? [] : [i]));
  const told = new Map<string, number>();
  const keyOf = (role: string, content: string): number => {
    const text = `${role}\n${canonicalContent(content)}`;
    const key = told.get(text) ?? told.size;
    told.set(text, key);
    return key;
  };
  const shownKeys = rows.map((i) =>
    keyOf((shown[i] as ClientMessage).role, (shown[i] as ClientMessage).content),
  );
  const eventKeys = events.map(({ role, content }) => keyOf(role, content));
  const cut = new Set(events.flatMap(({ metadata }, j) => (metadata.unheard || metadata.partial ? [j] : [])));
  const same = (r: number, j: number): boolean =>
    shownKeys[r] === eventKeys[j] ||
    (cut.has(j) && isSame(shown[rows[r] as number] as ClientMessage, events[j] as ConversationEvent));
  const width = events.length + 1;
  const lengths = new Uint16Array((rows.length + 1) * width);
  const at = (r: number, j: number): number => lengths[r * width + j] ?? 0;
  for (let r = 1; r <= rows.length; r++)
    for (let j = 1; j <= events.length; j++)
      lengths[r * width + j] = same(r - 1, j - 1)
        ? at(r - 1, j - 1) + 1
        : Math.max(at(r - 1, j), at(r, j - 1));
  const known = new Map<number, number>();
  for (let [r, j] = [rows.length, events.length]; r > 0 && j > 0; ) {
    if (same(r - 1, j - 1)) known.set(rows[--r] as number, --j);
    else if (at(r - 1, j) >= at(r, j - 1)) r--;
    else j--;
  }
  return known;
}

/** The messages that the record does not have, each behind the one before it. */
function unknownIn(
  shown: readonly ClientMessage[],
  known: ReadonlyMap<number, number>,
  events: readonly ConversationEvent[],
  now: number,
): UnknownMessage[] {
  const timeOf = (i: number): number | undefined => {
    const j = known.get(i);
    return j === undefined ? undefined : events[j]?.occurredAt;
  };
  const firstKnown = shown.findIndex((_, i) => known.has(i));
  const lastKnown = shown.findLastIndex((_, i) => known.has(i));
  const newest = Math.max(0, ...events.map(({ occurredAt }) => occurredAt));
  let before = firstKnown > 0 ? (timeOf(firstKnown) ?? now) - firstKnown - 1 : 0;
  return shown.flatMap((message, i) => {
    const standing = timeOf(i);
    if (standing !== undefined) {
      before = standing;
      return [];
    }
    // What was said before a call of tools is new only where the call is.
    if (message.isAside && !isNewBeside(shown, known, i)) return [];
    const behind = i > lastKnown ? Math.max(newest + 1, now - (shown.length - i)) : 0;
    before = Math.max(before + 1, behind);
    return [{ message, at: before, isBehindKnown: firstKnown >= 0 && i > firstKnown }];
  });
}

/** Checks that the neighbour of a call of tools is unknown. */
function isNewBeside(
  shown: readonly ClientMessage[],
  known: ReadonlyMap<number, number>,
  i: number,
): boolean {
  const after = shown.findIndex(({ isAside }, k) => k > i && !isAside);
  const before = shown.findLastIndex(({ isAside }, k) => k < i && !isAside);
  return after >= 0 ? !known.has(after) : before < 0 || !known.has(before);
}
