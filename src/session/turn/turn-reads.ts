/**
 * Reads of a turn: one batch with the conversation, any earlier event of this turn, what is known of what the message
 * teaches, and the lexical candidates.
 */

import { readText } from '../../language/read-text.ts';
import type { Changes, ExistingMemories } from '../../memory/changes/changes.ts';
import { NO_CHANGES } from '../../memory/changes/changes.ts';
import { type ConversationIdentity, isMemoryId } from '../../memory/conversations/identity.ts';
import { isRecalling, isTemporary } from '../../memory/conversations/temporary.ts';
import { type Buried, NEVER } from '../../memory/lifetime/tombstones.ts';
import type { UserZones } from '../../memory/people/user-zone.ts';
import type { RecallReach } from '../../memory/scope.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import type { StoredPersona } from '../../persona/plan-persona.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { RecallRequest } from '../../recall/plan.ts';
import type { Recalled } from '../../recall/recall.ts';
import { eventsOfTurn, selectEventsOfTurn } from '../../store/conversations/events.ts';
import type { MemberRow } from '../../store/conversations/members.ts';
import {
  type PromptReads,
  selectConversationOfTurn,
  selectFacts,
  toPromptReads,
} from '../../store/conversations/prompt-reads.ts';
import type { RecentConversation } from '../../store/conversations/recent.ts';
import { LostRace } from '../../store/database.ts';
import { lostOf, selectHeldItems } from '../../store/erasure/lost-items.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { selectExisting, toExistingMemories } from '../../store/memories/change-reads.ts';
import {
  type ChangedMemory,
  type LiveEvidence,
  type PendingRemoval,
  selectChanged,
  selectLiveEvidence,
  toChanged,
  toLiveEvidence,
} from '../../store/memories/injections.ts';
import { selectMemoriesNaming } from '../../store/memories/wishes.ts';
import { type LearntProfile, selectLearntProfiles } from '../../store/personas/lines.ts';
import { selectPersona, toStoredPersona } from '../../store/personas/personas.ts';
import { selectUnreadableQuotes } from '../../store/search/quoted-sources.ts';
import { beginRecall } from '../../store/search/run-recall.ts';
import { zonesIn } from '../../store/users/user-settings.ts';
import { historyReader, listReadableAccountItems } from '../account-items.ts';
import { keepKind, type OpenExtraction, statementsOf } from '../channel-kind.ts';
import { scannedFor } from '../continuity/take-up.ts';
import { recentExchanges } from '../history/exchanges.ts';
import { priorStatements } from '../history/prior-statements.ts';
import { injectedRevisions } from '../injection/corrections.ts';
import type { RecentItem } from '../injection/injected-item.ts';
import { selectOthers, sourcesToCheck } from '../prompt/turn-recap.ts';
import type { Confirmation } from '../record/heed-wishes.ts';
import {
  isCaughtUp,
  itemsShown,
  type Missed,
  reachOf,
  type SessionCall,
  type SessionDeps,
  TAIL_EVENTS,
} from '../session.ts';
import { erasureOf } from './erased-turn.ts';
import { toChanges } from './extract-changes.ts';
import type { Turn } from './turn.ts';
import { needsEvidence, personaKeyOf } from './turn-persona.ts';

export interface TurnReads {
  readonly conversation: Conversation | undefined;
  /** By whose clock its user tells time. */
  readonly zones: UserZones;
  /** Membership of its user, where a group shares the conversation. */
  readonly member: readonly MemberRow[];
  /** Rows that live history needs where it is not where the record is; null where they were not read along. */
  readonly missed: Missed | null;
  /** The conversation has a past of which the record holds no event any more. */
  readonly isRecordGone: boolean;
  /** The user event of this turn, when it was stored before. */
  readonly earlier: ConversationEvent | undefined;
  readonly recalled: Recalled;
  /** Changes that the message makes, and the memories around them. */
  readonly changes: Changes;
  readonly known: ExistingMemories;
  /** Rows that the fixed parts of the prompt are made of. */
  readonly fixed: PromptReads;
  /** Other conversations: what a recap is made of, and among which one is taken up. */
  readonly conversations: readonly RecentConversation[];
  /** The persona that speaks to the user. */
  readonly persona: StoredPersona;
  /** The layers of whoever wishes something forgotten, with what their messages made of them. */
  readonly taughtProfiles: readonly LearntProfile[];
  /** Memories that the live history has not taken out yet. */
  readonly owed: readonly PendingRemoval[];
  /** Items that the last turns injected. */
  readonly recent: readonly RecentItem[];
  /** Memories that it shows, or that the last turns injected, and that changed since then; but for what is gone. */
  readonly changed: readonly ChangedMemory[];
  /** Those of them, and of what was said, that nobody in the conversation may be shown any more, nor anything in their place. */
  readonly lost: readonly string[];
  /** Memories that the messages of the conversation taught. */
  readonly taught: LiveEvidence;
  /** It was erased. */
  readonly isErased: boolean;
  /** Tombstones of the turn, its user and its values. */
  readonly buried: readonly Buried[];
}

/** Question to recall where nothing is recalled. */
const EMPTY_QUESTION = { text: readText(''), sources: [], pinned: false } as const;
const NOTHING_FIXED: PromptReads = { facts: [], unrecorded: [], snapshot: null };

/** Question of a turn to recall, but for who reads, when, and after what. */
export type TurnQuestion = Omit<RecallRequest, 'reader' | 'now' | 'earlier' | 'zone'>;

/** Events that were found for the speaker of a turn, and the revision of the record then. */
export interface PrefetchedEvents {
  readonly events: EventFindings;
  readonly revision: number;
}

/** A conversation, and what was found in it on the way. */
export interface OpenedTurn {
  readonly identity: ConversationIdentity;
  /** Findings that the turn of a user may use; null where the conversation need not be looked up. */
  foundFor(userId: string, reach: RecallReach): PrefetchedEvents | null;
}

/** Facts that are known before the record is read. */
export interface TurnAttempt {
  readonly identity: ConversationIdentity;
  readonly question: TurnQuestion;
  readonly ahead: PrefetchedEvents | null;
  readonly confirmation: Confirmation | null;
  /** The zones of its user, where an attempt before has read them. */
  readonly zones?: UserZones;
}

/** Reads everything that a turn decides on. */
export async function readForTurn(
  deps: SessionDeps,
  call: SessionCall,
  turn: Turn,
  {
    identity,
    extractions,
    question,
    zone,
    ahead,
  }: {
    readonly identity: ConversationIdentity;
    readonly extractions: OpenExtraction;
    readonly question: TurnQuestion;
    readonly zone: string;
    readonly ahead: PrefetchedEvents | null;
  },
  now: number,
): Promise<TurnReads> {
  const { db, store } = deps;
  const { extraction } = extractions;
  const statements = statementsOf(extractions);
  const erasure = erasureOf(deps.hider, identity, turn, statements);
  const reader = historyReader(identity, turn.userId, reachOf(call, turn.reach));
  const history = deps.store.history();
  const recent = deps.store.injected.recent(call.settings.context_window_depth);
  const shown = injectedRevisions(history, recent);
  // An object that has saved stands where the record stands, unless others changed it since: then it is seldom behind, and its items are many.
  const readsMissed = isTemporary(identity) || !store.hasSaved;
  const items = readsMissed ? itemsShown(deps) : [];
  const quoted = history.flatMap(({ itemIds }) => itemIds.filter((id) => !isMemoryId(id)));
  const quotedIds = [...new Set([...quoted, ...sourcesToCheck(deps, call, turn.reach)])];
  const held = listReadableAccountItems(
    deps,
    reader,
    readsMissed ? items.filter(isMemoryId) : shown.map(({ id }) => id),
  );
  const asksPersonaOf = personaKeyOf(identity, turn.userId);
  // What a user asked for is known of them; what the workspace says holds for everybody.
  const personaKey = isRecalling(identity)
    ? asksPersonaOf
    : { ...asksPersonaOf, userId: null, groupId: null };
  const unless = isCaughtUp(deps, identity);
  const begun = await beginRecall(
    deps,
    {
      ...question,
      ...(isRecalling(identity) ? {} : EMPTY_QUESTION),
      zone,
      reader,
      now: turn.occurredAt ?? now,
      earlier: recentExchanges(history),
    },
    now,
    { events: ahead?.events ?? null },
  );
  const { endings, corrections } = extraction;
  const asked = { ...NO_CHANGES, statements, endings, corrections };
  const own = { ...reader, audience: 'user' as const };
  const [
    [found],
    events,
    heldHere,
    changes,
    unseen,
    taught,
    existing,
    around,
    told,
    named,
    personas,
    profiles,
    facts,
    conversations,
    buried,
    ...recallable
  ] = await db.batch('turn.read', [
    selectConversationOfTurn(db, call.workspaceId, call.conversationId, {
      // Nobody is a member of a conversation that has one user.
      memberId: identity.userId === null ? turn.userId : null,
      userId: turn.userId,
      asksKind: store.channels.hasTopic(identity.channelId) === null,
    }),
    selectEventsOfTurn(db, call.conversationId, turn, TAIL_EVENTS, unless),
    selectHeldItems(db, call.workspaceId, items, unless),
    selectChanged(db, reader, shown, now),
    selectUnreadableQuotes(db, reader, quotedIds, now),
    selectLiveEvidence(
      db,
      identity,
      history.flatMap(({ eventId }) => eventId ?? []),
      turn.dedupeKey,
      now,
    ),
    ...selectExisting(db, asked),
    selectMemoriesNaming(db, own, extraction.forget, now),
    selectPersona(db, personaKey, { evidence: needsEvidence(turn.directives) }),
    selectLearntProfiles(
      db,
      call.workspaceId,
      extraction.forget.length > 0 ? [turn.userId] : [],
      personaKey.groupId,
    ),
    selectFacts(db, identity, reader, now),
    selectOthers(deps, call, turn.reach, scannedFor(store, call, turn), identity, now),
    selectBuried(db, call.workspaceId, erasure.digests),
    ...begun.reads,
  ]);
  const conversation = found?.conversation;
  if (ahead !== null && conversation?.revision !== ahead.revision) throw new LostRace();
  const { earlier, tail } = eventsOfTurn(events, TAIL_EVENTS);
  const hasTopic = keepKind(store, identity.channelId, found?.hasTopic ?? null);
  const meant = extraction.forget.map((_, i) =>
    named.flatMap(({ asked, memory }) => (asked === i ? [memory] : [])),
  );
  const known = toExistingMemories(asked, [existing, around, told]);
  const recalled = await begun.finish(recallable);
  const stillHeld = await held;
  const changed = toChanged(changes);
  const gone = changed.filter(({ id, now: becomes }) => becomes === null && !stillHeld.has(id));
  return {
    conversation,
    zones: zonesIn(found?.zones),
    member: found?.member ?? [],
    missed: readsMissed ? { tail, lost: lostOf(items, heldHere).filter((id) => !stillHeld.has(id)) } : null,
    isRecordGone: (conversation?.lastSeq ?? 0) > 0 && !found?.hasEvents,
    earlier: isTemporary(identity) ? deps.store.kept.earlier(turn.turnId, turn.dedupeKey) : earlier,
    recalled,
    owed: found?.owed ?? [],
    recent,
    changed: changed.filter(({ now: becomes }) => becomes !== null),
    lost: [...gone, ...unseen].map(({ id }) => id),
    taught: toLiveEvidence(taught),
    isErased: erasure.isErased(buried, conversation?.erasedBefore ?? NEVER),
    buried,
    changes: toChanges(
      hasTopic && extractions.ofTopic ? extractions.ofTopic : extraction,
      meant,
      corrections.length === 0
        ? []
        : priorStatements(turn.userId, identity, {
            history,
            recalled: recalled.items,
            others: conversations,
            at: turn.occurredAt ?? now,
          }),
      turn.eventId,
    ),
    fixed: isRecalling(identity) ? toPromptReads(facts, found?.snapshot ?? null) : NOTHING_FIXED,
    conversations,
    persona: toStoredPersona(personaKey, personas),
    taughtProfiles: profiles,
    known: { ...known, memories: [...known.memories, ...named] },
  };
}
