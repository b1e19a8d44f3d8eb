/**
 * Import of messages that were said elsewhere: in order, once each, and safe to send again. They teach what they would have
 * taught as turns, dated by when they were said; what they asked to forget was asked of another memory.
 */
import type { IdSource } from '../lib/ids.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { countTokens } from '../lib/tokens.ts';
import { type Changes, type MemoryPlan, outdatedBy } from '../memory/changes.ts';
import { conflict, invalid, type MemoryError } from '../memory/errors.ts';
import type { ConversationIdentity } from '../memory/identity.ts';
import { belongs } from '../memory/ownership.ts';
import { planChanges } from '../memory/plan-changes.ts';
import { isTemporary } from '../memory/temporary.ts';
import { buriedUntil, createMessageJudge, messageDigests, NEVER, userName } from '../memory/tombstones.ts';
import type { Conversation } from '../memory/types.ts';
import {
  COMPACTION_OWED_AFTER_MS,
  oweCompaction,
  selectCompactionState,
  selectUnsummarised,
} from '../store/workspace/compactions.ts';
import { getConversation, selectConversation } from '../store/workspace/conversations.ts';
import {
  appendEvents,
  moveEvents,
  type NewEvent,
  readEnds,
  selectKnownDedupeKeys,
  selectNewestTime,
} from '../store/workspace/events.ts';
import { selectKnown, toKnown } from '../store/workspace/known-memories.ts';
import { nameMembers } from '../store/workspace/members.ts';
import { embedPlan, writePlan } from '../store/workspace/memory-changes.ts';
import { selectSaidAround, toSaid } from '../store/workspace/said-around.ts';
import { selectBuried } from '../store/workspace/tombstones.ts';
import { isToCompact, type UnsummarisedMessage } from './compaction/decide-range.ts';
import { limitsBeside, unsummarisedToRead } from './compaction/limits.ts';
import { eventToRow } from './conversation-rows.ts';
import { digestsOfStatements, withoutForgotten } from './erased-turn.ts';
import { firstEventId, itemsLeftWithTurns, trimHistory } from './history.ts';
import {
  type Entry,
  type IngestMessage,
  isFromBefore,
  ownedBy,
  toEntries,
  withOwner,
} from './ingest-entries.ts';
import { spansOf, standingAlready } from './ingest-matches.ts';
import { areEnough, MOVED_MAX, type Places, placesOf } from './ingest-places.ts';
import { withoutItems } from './injection/blocks.ts';
import { joinLessons, logFiltered, readLesson } from './learn.ts';
import {
  catchUp,
  requireConversation,
  requireUnmoved,
  type SessionCall,
  type SessionDeps,
  withRetry,
} from './session.ts';
import { asKept } from './temporary/temporary.ts';

export interface IngestReport {
  readonly accepted: number;
  readonly duplicates: number;
  /** From before the erasure of their user, or of the conversation: not taken in. */
  readonly erased: number;
  /** Whether the conversation is to be compacted: its alarm is then to be set. */
  readonly compacts: boolean;
}

/** Appends the messages that the conversation does not have yet; they wake nothing and inject nothing. */
export const ingestMessages = (
  deps: SessionDeps,
  call: SessionCall,
  messages: readonly IngestMessage[],
): Promise<Result<IngestReport, MemoryError>> =>
  withRetry(async () => {
    const identity = requireConversation(deps.known(call) ?? (await lookUp(deps, call)));
    if (!identity.ok) return identity;
    const { db, hider } = deps;
    const { workspaceId, conversationId } = call;
    const owned = messages.map((message) => withOwner(message, identity.value.userId));
    const entries = toEntries(owned, deps.ids);
    const now = deps.now();
    const keepsNothing = isTemporary(identity.value);
    const lessons = keepsNothing
      ? []
      : entries.flatMap((entry) => lessonOf(entry, identity.value, now, deps.ids));
    const changes = joinLessons(lessons);
    const users = usersOf(owned, identity.value);
    const limits = limitsBeside(call.settings, deps.live());
    const firstLive = firstEventId(deps.live());
    const [conversations, [compaction], unsummarised, known, buried, [newest], said, ...learnt] =
      await db.batch('ingest.read', [
        selectConversation(db, workspaceId, conversationId),
        selectCompactionState(db, conversationId, firstLive),
        selectUnsummarised(db, conversationId, unsummarisedToRead(limits)),
        selectKnownDedupeKeys(
          db,
          conversationId,
          entries.flatMap(({ key, keyBefore }) => [key, keyBefore]),
        ),
        selectBuried(db, workspaceId, [
          ...users.flatMap((user) => hider.hidden(userName(workspaceId, user))),
          ...digestsOfStatements(hider, changes.statements),
          ...messageDigests(hider, workspaceId, ownedBy(identity.value.userId, owned)),
        ]),
        selectNewestTime(db, conversationId),
        selectSaidAround(db, conversationId, spansOf(entries)),
        ...selectKnown(db, changes),
      ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = asKept(deps, found.value);
    if (conversation.status === 'archived')
      return err(conflict('conversation_archived', 'the conversation is archived'));
    const stranger = owned.findIndex((message) => !belongs(conversation.userId, message));
    if (stranger >= 0)
      return err(invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation'));
    requireUnmoved(deps, found.value, identity.value);
    await catchUp(deps, conversation);

    const erasedUntil = (user: string) => buriedUntil(buried, hider.hidden(userName(workspaceId, user)));
    const wasErased = createMessageJudge(hider, workspaceId, buried);
    const isErased = isFromBefore(
      entries.map(({ message }) => message),
      {
        conversation: Math.max(
          conversation.erasedBefore ?? NEVER,
          conversation.userId === null ? NEVER : erasedUntil(conversation.userId),
        ),
        user: erasedUntil,
        message: (message) => ownedBy(conversation.userId, [message]).some(wasErased),
      },
    );
    const keys = entries.flatMap(({ key, keyBefore }) => [key, keyBefore]);
    const seen = new Set(
      (keepsNothing ? deps.store.kept.knownKeys(keys) : known).map((row) => row.dedupe_key),
    );
    const current = entries.filter((_, i) => !isErased[i]);
    const unnamed = current.filter(({ key, keyBefore }) => !seen.has(key) && !seen.has(keyBefore));
    const standing = standingAlready(
      unnamed,
      toSaid(said).filter(({ dedupeKey }) => !seen.has(dedupeKey)),
    );
    const fresh = unnamed.filter(({ eventId }) => !standing.has(eventId));
    const places = await placesFor(deps, conversation, fresh, newest?.at ?? 0);
    const joining = fresh.map((entry, i) =>
      toUnsummarised(entry, conversation.lastSeq + 1 + i, places.joining[i]),
    );
    const compacts = !keepsNothing && isToCompact(compaction, [...unsummarised, ...joining], limits);
    const erased = entries.length - current.length;
    if (fresh.length > 0) {
      const said = new Map(fresh.map(({ eventId, message }) => [eventId, message.occurredAt]));
      const asked = ofEvents(changes, fresh);
      const kept = withoutForgotten(hider, asked, buried, ({ eventId }) => said.get(eventId ?? '') ?? now);
      const plan = planChanges(kept.changes, toKnown(changes, learnt), now, deps.ids);
      await append(deps, call, conversation, fresh, plan, { now, compacts, places, withheld: kept.eventIds });
      logFiltered(lessons);
    }
    const duplicates = messages.length - fresh.length - erased;
    return ok({ accepted: fresh.length, duplicates, erased, compacts });
  });

/** The users whose erasure keeps messages out. */
const usersOf = (messages: readonly IngestMessage[], { userId }: ConversationIdentity): string[] => [
  ...new Set([...(userId === null ? [] : [userId]), ...messages.flatMap((message) => message.userId ?? [])]),
];

/** Messages that are looked at first: platforms deliver a little out of order. */
const NEAR_EVENTS = 40;

/** Where the messages come to stand: behind, unless something was said after them that is there already. */
async function placesFor(
  { db }: SessionDeps,
  { id, lastSeq }: Conversation,
  fresh: readonly Entry[],
  newestAt: number,
): Promise<Places> {
  const times = fresh.map(({ message }) => message.occurredAt);
  if ((times[0] ?? newestAt) >= newestAt) return { joining: times.map((_, i) => lastSeq + 1 + i), moved: [] };
  const near = await readEnds(db, id, NEAR_EVENTS);
  const ends = areEnough(near, times) ? near : await readEnds(db, id, MOVED_MAX);
  return placesOf(ends, times, lastSeq + 1);
}

/** Whose the conversation is, where nobody remembers. */
const lookUp = async ({ db }: SessionDeps, { workspaceId, conversationId }: SessionCall) =>
  (await getConversation(db, workspaceId, conversationId)) ?? undefined;

const toUnsummarised = ({ message }: Entry, seq: number, place = seq): UnsummarisedMessage => ({
  seq,
  place,
  turnId: null,
  role: message.role,
  tokens: countTokens(message.content),
});

const lessonOf = (
  { message, eventId }: Entry,
  conversation: ConversationIdentity,
  now: number,
  ids: IdSource,
) => {
  const { role, userId, content, occurredAt, isForgotten } = message;
  if (role !== 'user' || userId === null || isForgotten) return [];
  return [readLesson({ conversation, userId, eventId, content, occurredAt }, now, ids)];
};

/** The changes that some events of a list ask for. */
function ofEvents(changes: Changes, entries: readonly Entry[]): Changes {
  const eventIds = new Set<string | null>(entries.map(({ eventId }) => eventId));
  return {
    ...changes,
    statements: changes.statements.filter(({ eventId }) => eventIds.has(eventId)),
    endings: changes.endings.filter(({ eventId }) => eventIds.has(eventId)),
  };
}

const isDisplaced = ({ place, seq }: NewEvent): boolean => place !== seq;

/** How messages are appended. */
interface Appending {
  readonly now: number;
  readonly compacts: boolean;
  readonly places: Places;
  /** Events that say what was forgotten since. */
  readonly withheld: ReadonlySet<string>;
}

async function append(
  deps: SessionDeps,
  call: SessionCall,
  conversation: Conversation,
  fresh: readonly Entry[],
  plan: MemoryPlan,
  { now, compacts, places, withheld }: Appending,
) {
  const events = fresh.map(
    ({ key, message, eventId, isOffRecord }, i): NewEvent => ({
      id: eventId,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1 + i,
      place: places.joining[i] ?? null,
      turnId: null,
      role: message.role,
      userId: message.userId,
      name: message.name,
      content: message.content,
      tokens: countTokens(message.content),
      session: message.session,
      externalId: message.externalId,
      dedupeKey: key,
      status: 'active',
      metadata: {},
      occurredAt: message.occurredAt,
      createdAt: now,
      withheldAt: message.isForgotten || withheld.has(eventId) ? now : null,
      isOffRecord,
    }),
  );
  const naming = conversation.userId === null ? [nameSpeakers(deps, conversation, events, now)] : [];
  if (isTemporary(conversation)) {
    if (naming.length > 0) await deps.db.write('ingest.write', naming);
    deps.store.kept.add(events);
    return joinLive(deps, conversation, events, plan);
  }
  const vectors = await embedPlan(plan, deps.embedder);
  await deps.db.write('ingest.write', [
    ...appendEvents(deps.db, conversation, events, { now, wakes: false }),
    ...(events.some(isDisplaced) ? moveEvents(deps.db, conversation.id, places.moved) : []),
    ...naming,
    ...writePlan(deps.db, plan, vectors, { ...deps, workspaceId: call.workspaceId, actor: 'ingest', now }),
    ...(compacts ? [oweCompaction(deps.db, conversation, now + COMPACTION_OWED_AFTER_MS)] : []),
  ]);
  if (plan.inserts.length + plan.updates.length > 0) deps.wakeOutbox();
  return joinLive(deps, conversation, events, plan);
}

/** Takes messages that were appended into live history. */
async function joinLive(
  deps: SessionDeps,
  conversation: Conversation,
  events: readonly NewEvent[],
  plan: MemoryPlan,
): Promise<void> {
  const seenSeq = conversation.lastSeq + events.length;
  const revision = conversation.revision + events.length;
  const before = deps.store.history().flatMap((row) => withoutItems(row, outdatedBy(plan)));
  if (events.some(isDisplaced)) {
    // Live history has no numbers: what stands where is read again.
    deps.store.save(before, deps.store.state());
    return catchUp(deps, { ...conversation, lastSeq: seenSeq, revision });
  }
  const shown = events.filter(({ withheldAt }) => withheldAt === null);
  const rows = [...before, ...shown.map((event) => eventToRow(conversation, event))];
  const kept = trimHistory(rows);
  deps.store.injected.forget(itemsLeftWithTurns(rows, kept));
  deps.store.save(kept, { seenSeq, revision });
}

/** Whoever spoke in a group is a member of it. */
const nameSpeakers = (
  { db }: SessionDeps,
  { workspaceId, id: conversationId }: Conversation,
  events: readonly NewEvent[],
  now: number,
) =>
  nameMembers(
    db,
    { workspaceId, conversationId },
    events.flatMap(({ userId, occurredAt }) =>
      userId === null ? [] : [{ userId, joinedAt: Math.min(occurredAt, now) }],
    ),
  );
