/** Import of messages that were said elsewhere: in order, once each, and safe to send again. */
import { err, ok, type Result } from '../lib/result.ts';
import { countTokens } from '../lib/tokens.ts';
import { dedupeKey } from '../memory/content.ts';
import { conflict, invalid, type MemoryError } from '../memory/errors.ts';
import { belongs } from '../memory/ownership.ts';
import type { Conversation, Role } from '../memory/types.ts';
import { selectConversation } from '../store/workspace/conversations.ts';
import { appendEvents, type NewEvent, selectKnownDedupeKeys } from '../store/workspace/events.ts';
import { eventToRow } from './conversation-rows.ts';
import { trimHistory } from './history.ts';
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
}

/** Appends the messages that the conversation does not have yet; they wake nothing and inject nothing. */
export const ingestMessages = (
  deps: SessionDeps,
  call: SessionCall,
  messages: readonly IngestMessage[],
): Promise<Result<IngestReport, MemoryError>> =>
  withRetry(async () => {
    const identity = requireConversation(await deps.identity(call));
    if (!identity.ok) return identity;
    const owned = messages.map((message) => withOwner(message, identity.value.userId));
    const keyed = Map.groupBy(owned, dedupeKey);
    const [conversations, known] = await deps.db.batch('ingest.read', [
      selectConversation(deps.db, call.workspaceId, call.conversationId),
      selectKnownDedupeKeys(deps.db, call.conversationId, [...keyed.keys()]),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = found.value;
    if (conversation.status === 'archived')
      return err(conflict('conversation_archived', 'the conversation is archived'));
    const stranger = owned.findIndex((message) => !belongs(conversation.userId, message));
    if (stranger >= 0)
      return err(invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation'));
    await catchUp(deps, conversation);

    const seen = new Set(known.map((row) => row.dedupe_key));
    const fresh = [...keyed].flatMap(([key, [first]]) =>
      first && !seen.has(key) ? [[key, first] as const] : [],
    );
    if (fresh.length > 0) await append(deps, conversation, fresh);
    return ok({ accepted: fresh.length, duplicates: messages.length - fresh.length });
  });

async function append(
  deps: SessionDeps,
  conversation: Conversation,
  fresh: readonly (readonly [string, IngestMessage])[],
) {
  const now = deps.now();
  const events = fresh.map(
    ([key, message], i): NewEvent => ({
      id: deps.ids.next('evt'),
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
  await deps.db.write('ingest.write', appendEvents(deps.db, conversation, events, { now, wakes: false }));
  const rows = [...deps.store.history(), ...events.map((event) => eventToRow(conversation, event))];
  const seenSeq = conversation.lastSeq + events.length;
  deps.store.save(trimHistory(rows), { seenSeq, revision: conversation.revision + events.length });
}

/** A message with its user: the only one of a private conversation when it names none; other roles have none. */
const withOwner = (message: IngestMessage, owner: string | null): IngestMessage => ({
  ...message,
  userId: message.role === 'user' ? (message.userId ?? owner) : null,
});
