import { err, ok, type Result } from '../../lib/result.ts';
import { countTokens } from '../../lib/text/tokens.ts';
import type { Changes, Statement } from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import { conflict, invalid, type MemoryError } from '../../memory/errors.ts';
import {
  buriedUntil,
  createMessageJudge,
  messageDigests,
  NEVER,
  userName,
} from '../../memory/lifetime/tombstones.ts';
import { belongs } from '../../memory/ownership.ts';
import type { Conversation } from '../../memory/types.ts';
import { selectCompactionState, selectUnsummarised } from '../../store/conversations/compactions.ts';
import { getConversation, selectConversation } from '../../store/conversations/conversations.ts';
import { readEnds, selectKnownDedupeKeys, selectNewestTime } from '../../store/conversations/events.ts';
import { LostRace, withRetry } from '../../store/database.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { selectExisting, toExistingMemories } from '../../store/memories/change-reads.ts';
import { selectWished, toNamed } from '../../store/memories/wishes.ts';
import { dropLines, readForgotten } from '../../store/personas/lines.ts';
import { selectNearby, toRecordedMessages } from '../../store/search/nearby-messages.ts';
import { readHasTopic } from '../channel-kind.ts';
import { isToCompact, type UnsummarisedMessage } from '../compaction/decide-range.ts';
import { limitsBeside, unsummarisedToRead } from '../compaction/limits.ts';
import { firstEventId } from '../history/history-row.ts';
import {
  catchUp,
  requireConversation,
  requireUnmoved,
  type SessionCall,
  type SessionDeps,
  zonesFor,
} from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { digestsOfStatements, withoutForgotten } from '../turn/erased-turn.ts';
import { joinExtractions, logFiltered } from '../turn/extract-changes.ts';
import {
  areFromBefore,
  type IngestEntry,
  type IngestMessage,
  isStanding,
  ownedBy,
  toEntries,
  withOwner,
} from './ingest-entries.ts';
import { extractionsOf, laterWishes } from './ingest-extractions.ts';
import { spansOf, standingAlready } from './ingest-matches.ts';
import { areEnough, MOVED_MAX, type Places, placesOf } from './ingest-places.ts';
import { heedImportedWishes } from './ingest-wishes.ts';
import { appendImported, keepImported } from './ingest-write.ts';
import { SpeakerClocks } from './speaker-clocks.ts';

export interface IngestReport {
  readonly accepted: number;
  readonly duplicates: number;
  /** From before the erasure of their user, or of the conversation: not taken in. */
  readonly erased: number;
  /** The conversation is to be compacted: its alarm is then to be set. */
  readonly compacts: boolean;
}

/**
 * Appends the messages that the conversation does not have yet; they wake nothing and inject nothing. Whoever has laid them beside
 * the record already (`areNew`) has them compared by their keys alone, not by who said about when what they say.
 */
export const ingestMessages = (
  deps: SessionDeps,
  call: SessionCall,
  messages: readonly IngestMessage[],
  { areNew = false }: { readonly areNew?: boolean } = {},
): Promise<Result<IngestReport, MemoryError>> => {
  let clocks: SpeakerClocks | null = null;
  return withRetry(async () => {
    const identity = requireConversation(deps.known(call) ?? (await lookUp(deps, call)));
    if (!identity.ok) return identity;
    const { db, hider } = deps;
    const { workspaceId, conversationId } = call;
    const owned = messages.map((message) => withOwner(message, identity.value.userId));
    const entries = toEntries(owned, deps.ids);
    const now = deps.now();
    const keepsNothing = isTemporary(identity.value);
    const hasTopic = await readHasTopic(deps, identity.value);
    clocks ??= new SpeakerClocks(owned, {
      workspaceId,
      ofWorkspace: call.settings.time_zone,
      zonesFor: (userId) => zonesFor(call, userId),
    });
    const place = { hasTopic, zoneFor: clocks.zoneFor };
    const extractions = keepsNothing ? [] : extractionsOf(entries, identity.value, place, now, deps.ids);
    const changes = joinExtractions(extractions.map(({ extraction }) => extraction));
    const wishes = extractions.flatMap(({ wishes }) => wishes);
    const users = usersOf(owned, identity.value);
    const limits = limitsBeside(call.settings, deps.live());
    const firstLive = firstEventId(deps.live());
    const [
      conversations,
      [compaction],
      unsummarised,
      known,
      buried,
      [newest],
      said,
      wished,
      zones,
      ...learnt
    ] = await db.batch('ingest.read', [
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
      selectNearby(db, conversationId, areNew ? [] : spansOf(entries)),
      selectWished(db, identity.value, wishes),
      clocks.select(db),
      ...selectExisting(db, changes),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = withTemporaryHead(deps, found.value);
    if (conversation.status === 'archived')
      return err(conflict('conversation_archived', 'the conversation is archived'));
    const stranger = owned.findIndex((message) => !belongs(conversation.userId, message));
    if (stranger >= 0)
      return err(invalid(`messages.${stranger}.user_id`, 'is not the user of this conversation'));
    requireUnmoved(deps, found.value, identity.value);
    if (!clocks.confirm(zones)) throw new LostRace();
    await catchUp(deps, conversation);

    const erasedUntil = (user: string) => buriedUntil(buried, hider.hidden(userName(workspaceId, user)));
    const wasErased = createMessageJudge(hider, workspaceId, buried);
    const isErased = areFromBefore(
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
    const seen = new Set(keepsNothing ? deps.store.kept.knownKeys(keys) : known);
    const current = entries.filter((_, i) => !isErased[i]);
    const unnamed = current.filter(({ key, keyBefore }) => !seen.has(key) && !seen.has(keyBefore));
    const standing = standingAlready(
      unnamed,
      toRecordedMessages(said).filter(({ dedupeKey }) => !seen.has(dedupeKey)),
    );
    const fresh = unnamed.filter(({ eventId }) => !standing.has(eventId));
    const places = await placesFor(deps, conversation, fresh, newest ?? 0);
    const joining = fresh.flatMap(({ message }, i) =>
      isStanding(message) ? [toUnsummarised(message, conversation.lastSeq + 1 + i, places.joining[i])] : [],
    );
    const compacts = !keepsNothing && isToCompact(compaction, [...unsummarised, ...joining], limits);
    const erased = entries.length - current.length;
    if (fresh.length > 0 && keepsNothing) await keepImported(deps, conversation, fresh, now);
    else if (fresh.length > 0) {
      const isFresh = new Set(fresh.map(({ eventId }) => eventId));
      const positions = new Map(
        entries.map(({ eventId, message }, order) => [eventId, { at: message.occurredAt, order }]),
      );
      const asked = ofEvents(changes, fresh);
      const saidAt = ({ eventId }: Statement) => positions.get(eventId ?? '') ?? { at: now, order: 0 };
      const kept = withoutForgotten(hider, asked, buried, (statement) => saidAt(statement).at);
      const isCurrent = new Set(current.map(({ eventId }) => eventId));
      const currentWishes = wishes.filter(({ eventId }) => isCurrent.has(eventId));
      const heeded = heedImportedWishes(
        kept.changes.statements.map((statement) => ({ statement, ...saidAt(statement) })),
        [
          ...currentWishes,
          ...(await laterWishes(
            deps,
            conversation,
            kept.changes.statements,
            (each) => saidAt(each).at,
            newest,
          )),
        ],
        // Of what was imported before nothing is new, and what it meant was done then.
        toNamed(wishes, wished).filter(({ wish }) => isFresh.has(wish.eventId)),
      );
      const asks = { ...kept.changes, statements: heeded.statements, withdrawals: heeded.withdrawals };
      const facts = toExistingMemories(changes, learnt);
      const memories = [...facts.memories, ...toNamed(wishes, wished).map(({ stored }) => stored)];
      const plan = planChanges(asks, { ...facts, memories }, now, deps.ids);
      const withheld = new Set([
        ...kept.eventIds,
        ...heeded.eventIds,
        ...wishes.map(({ eventId }) => eventId),
      ]);
      const gone = new Set(heeded.withdrawals.map(({ id }) => id));
      const forgotten = await readForgotten(
        db,
        workspaceId,
        memories.flatMap(({ memory }) => (gone.has(memory.id) ? [memory] : [])),
      );
      await appendImported(deps, call, conversation, fresh, plan, {
        now,
        compacts,
        places,
        withheld,
        heeded,
        unlearnt: forgotten.flatMap(({ layer, lines }) => dropLines(db, layer, lines, now)),
      });
      logFiltered(extractions.map(({ extraction }) => extraction));
    }
    const duplicates = messages.length - fresh.length - erased;
    return ok({ accepted: fresh.length, duplicates, erased, compacts });
  });
};

/** The users whose erasure keeps messages out. */
const usersOf = (messages: readonly IngestMessage[], { userId }: ConversationIdentity): string[] => [
  ...new Set([...(userId === null ? [] : [userId]), ...messages.flatMap((message) => message.userId ?? [])]),
];

/** Messages that are looked at first: platforms deliver a little out of order. */
const NEAR_EVENTS = 40;

/** Places of the messages: behind, unless something was said after them that is there already. */
async function placesFor(
  { db }: SessionDeps,
  { id, lastSeq }: Conversation,
  fresh: readonly IngestEntry[],
  newestAt: number,
): Promise<Places> {
  const times = fresh.map(({ message }) => message.occurredAt);
  if ((times[0] ?? newestAt) >= newestAt) return { joining: times.map((_, i) => lastSeq + 1 + i), moved: [] };
  const near = await readEnds(db, id, NEAR_EVENTS);
  const ends = areEnough(near, times) ? near : await readEnds(db, id, MOVED_MAX);
  return placesOf(ends, times, lastSeq + 1);
}

/** Looks up the conversation, where no caller remembers it. */
const lookUp = async ({ db }: SessionDeps, { workspaceId, conversationId }: SessionCall) =>
  (await getConversation(db, workspaceId, conversationId)) ?? undefined;

/** An imported message as compaction counts it. */
export const toUnsummarised = (
  { role, content }: Pick<IngestMessage, 'role' | 'content'>,
  seq: number,
  place = seq,
): UnsummarisedMessage => ({ seq, place, turnId: null, role, tokens: countTokens(content) });

/** The changes that some events of a list ask for. */
function ofEvents(changes: Changes, entries: readonly IngestEntry[]): Changes {
  const eventIds = new Set<string | null>(entries.map(({ eventId }) => eventId));
  return {
    ...changes,
    statements: changes.statements.filter(({ eventId }) => eventIds.has(eventId)),
    endings: changes.endings.filter(({ eventId }) => eventIds.has(eventId)),
  };
}
