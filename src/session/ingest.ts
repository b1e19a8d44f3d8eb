/**
 * Import of messages that were said elsewhere: in order, once each, and safe to send again. They teach what they would have
 * taught as turns, dated by when they were said; what they asked to forget was asked of another memory.
 */
import type { IdSource } from '../lib/ids.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { countTokens } from '../lib/tokens.ts';
import { type Changes, type MemoryPlan, outdatedBy } from '../memory/changes.ts';
import { dedupeKey } from '../memory/content.ts';
import { conflict, invalid, type MemoryError } from '../memory/errors.ts';
import type { ConversationIdentity } from '../memory/identity.ts';
import { belongs } from '../memory/ownership.ts';
import { planChanges } from '../memory/plan-changes.ts';
import type { Conversation, Role } from '../memory/types.ts';
import {
  COMPACTION_OWED_AFTER_MS,
  oweCompaction,
  selectCompactionState,
  selectUnsummarised,
} from '../store/workspace/compactions.ts';
import { getConversation, selectConversation } from '../store/workspace/conversations.ts';
import { appendEvents, type NewEvent, selectKnownDedupeKeys } from '../store/workspace/events.ts';
import { selectKnown, toKnown } from '../store/workspace/known-memories.ts';
import { nameMembers } from '../store/workspace/members.ts';
import { embedPlan, writePlan } from '../store/workspace/memory-changes.ts';
import { isToCompact, type UnsummarisedMessage } from './compaction/decide-range.ts';
import { limitsBeside, unsummarisedToRead } from './compaction/limits.ts';
import { eventToRow } from './conversation-rows.ts';
import { firstEventId, itemsLeftWithTurns, trimHistory } from './history.ts';
import { withoutItems } from './injection/blocks.ts';
import { joinLessons, logFiltered, readLesson } from './learn.ts';
import { catchUp, requireConversation, type SessionCall, type SessionDeps, withRetry } from './session.ts';

export interface IngestMessage {
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number;
  readonly externalId: string | null;
  readonly session: string | null;
}

export interface IngestReport {
  readonly accepted: number;
  readonly duplicates: number;
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
    const owned = messages.map((message) => withOwner(message, identity.value.userId));
    const entries = [...Map.groupBy(owned, dedupeKey)].flatMap(([key, [message]]) =>
      message ? [{ key, message, eventId: deps.ids.next('evt') }] : [],
    );
    const now = deps.now();
    const lessons = entries.flatMap((entry) => lessonOf(entry, identity.value, now, deps.ids));
    const changes = joinLessons(lessons);
    const limits = limitsBeside(call.settings, deps.live());
    const firstLive = firstEventId(deps.live());
    const [conversations, [compaction], unsummarised, known, ...learnt] = await deps.db.batch('ingest.read', [
      selectConversation(deps.db, call.workspaceId, call.conversationId),
      selectCompactionState(deps.db, call.conversationId, firstLive),
      selectUnsummarised(deps.db, call.conversationId, unsummarisedToRead(limits)),
      selectKnownDedupeKeys(
        deps.db,
        call.conversationId,
        entries.map(({ key }) => key),
      ),
      ...selectKnown(deps.db, changes),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = found.value;
    if (conversation.status === 'archived')
      return err(conflict('conversation_archived', 'the conversation is archived'));
    const stranger = owned.findIndex((message) => !belongs(conversation.userId, message));
    if (stranger >= 0)
      return err(invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation'));
    deps.store.keepIdentity(conversation);
    await catchUp(deps, conversation);

    const seen = new Set(known.map((row) => row.dedupe_key));
    const fresh = entries.filter(({ key }) => !seen.has(key));
    const joining = fresh.map((entry, i) => toUnsummarised(entry, conversation.lastSeq + 1 + i));
    const compacts = isToCompact(compaction, [...unsummarised, ...joining], limits);
    if (fresh.length > 0) {
      const plan = planChanges(ofEvents(changes, fresh), toKnown(changes, learnt), now, deps.ids);
      await append(deps, call, conversation, fresh, plan, { now, compacts });
      logFiltered(lessons);
    }
    return ok({ accepted: fresh.length, duplicates: messages.length - fresh.length, compacts });
  });

/** Whose the conversation is, where nobody remembers. */
const lookUp = async ({ db }: SessionDeps, { workspaceId, conversationId }: SessionCall) =>
  (await getConversation(db, workspaceId, conversationId)) ?? undefined;

/** A message with its key and the id that its event gets. */
interface Entry {
  readonly key: string;
  readonly message: IngestMessage;
  readonly eventId: string;
}

const toUnsummarised = ({ message }: Entry, seq: number): UnsummarisedMessage => ({
  seq,
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
  const { role, userId, content, occurredAt } = message;
  if (role !== 'user' || userId === null) return [];
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

async function append(
  deps: SessionDeps,
  call: SessionCall,
  conversation: Conversation,
  fresh: readonly Entry[],
  plan: MemoryPlan,
  { now, compacts }: { readonly now: number; readonly compacts: boolean },
) {
  const events = fresh.map(
    ({ key, message, eventId }, i): NewEvent => ({
      id: eventId,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1 + i,
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
    }),
  );
  const vectors = await embedPlan(plan, deps.embedder);
  await deps.db.write('ingest.write', [
    ...appendEvents(deps.db, conversation, events, { now, wakes: false }),
    ...(conversation.userId === null ? [nameSpeakers(deps, conversation, events, now)] : []),
    ...writePlan(deps.db, plan, vectors, { ...deps, workspaceId: call.workspaceId, actor: 'ingest', now }),
    ...(compacts ? [oweCompaction(deps.db, conversation, now + COMPACTION_OWED_AFTER_MS)] : []),
  ]);
  if (plan.inserts.length + plan.updates.length > 0) deps.wakeOutbox();
  const rows = [...deps.store.history(), ...events.map((event) => eventToRow(conversation, event))].flatMap(
    (row) => withoutItems(row, outdatedBy(plan)),
  );
  const seenSeq = conversation.lastSeq + events.length;
  const kept = trimHistory(rows);
  deps.store.injected.forget(itemsLeftWithTurns(rows, kept));
  deps.store.save(kept, { seenSeq, revision: conversation.revision + events.length });
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
    { workspaceId, conversationId, now },
    events.flatMap(({ userId }) => userId ?? []),
  );

/** A message with its user: the only one of a private conversation when it names none; other roles have none. */
const withOwner = (message: IngestMessage, owner: string | null): IngestMessage => ({
  ...message,
  userId: message.role === 'user' ? (message.userId ?? owner) : null,
});
