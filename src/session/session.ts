/** Contract of every use case of a session: the call, its dependencies, and the one way to catch up with D1. */
import { type SQL, sql } from 'drizzle-orm';
import type { IdSource } from '../lib/ids.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type ConversationIdentity, isMemoryId } from '../memory/conversations/identity.ts';
import { isTemporary } from '../memory/conversations/temporary.ts';
import { type MemoryError, notFound } from '../memory/errors.ts';
import type { Hider } from '../memory/lifetime/tombstones.ts';
import { NO_ZONES, type UserZones } from '../memory/people/user-zone.ts';
import type { Embedder, Reranker, VectorIndex } from '../memory/ports.ts';
import { nearerReach, type RecallReach } from '../memory/scope.ts';
import type { Settings } from '../memory/settings.ts';
import type { Conversation, ConversationEvent, ServingModel } from '../memory/types.ts';
import type { SemanticIndex } from '../recall/nearest.ts';
import { newestOf, selectTail } from '../store/conversations/events.ts';
import { isMember, type MemberRow } from '../store/conversations/members.ts';
import { type Database, LostRace } from '../store/database.ts';
import { lostOf, selectHeldItems } from '../store/erasure/lost-items.ts';
import { selectUnreadableQuotes } from '../store/search/quoted-sources.ts';
import { rememberedZones } from '../store/users/user-settings.ts';
import { type AccountDeps, historyReader, listReadableAccountItems } from './account-items.ts';
import { compactionLimits, DEFAULT_COMPACTION_LIMITS } from './compaction/limits.ts';
import {
  dropSummarised,
  itemsLeftWithTurns,
  LIVE_HISTORY_HARD_MAX_MESSAGES,
  markSummarised,
  reconcileHistory,
  trimHistory,
} from './history/history.ts';
import type { HistoryRow } from './history/history-row.ts';
import { withoutItems } from './injection/blocks.ts';
import { type RecapEntry, sourcesOf } from './prompt/recap.ts';
import { eventToRow } from './record/conversation-rows.ts';
import type { SessionStore } from './session-store.ts';

/** Caller of a use case, with the settings; the Worker has checked the key and the workspace. */
export interface SessionCall {
  readonly workspaceId: string;
  /** The account whose memories a turn reads along; a call that recalls nothing leaves it out. */
  readonly accountId?: string;
  readonly placement: string;
  readonly settings: Settings;
  readonly conversationId: string;
  /** The one user on whose behalf the call is made; a caller who may speak for anybody leaves it out. */
  readonly userId?: string;
  /** Reach of the caller beyond the conversation at most; a caller who may enter all of them leaves it out. */
  readonly reach?: RecallReach;
  /** Name of that user in turns that give none; null where nobody has said. */
  readonly userName?: string | null;
  /** The model whose vectors serve the workspace; a call that recalls nothing leaves it out. */
  readonly serving?: ServingModel;
  /**
   * Identity of the conversation as the caller remembers it; whoever uses it finds out from the record whether it is
   * still there.
   */
  readonly known?: ConversationIdentity;
  /** By whose clock its user tells time, as the caller remembers it; what is read tells whether they still do. */
  readonly zones?: UserZones;
}

/** The zones of a user as this isolate remembers them, else as the caller does. */
export function zonesFor({ workspaceId, known, zones }: SessionCall, userId: string | null): UserZones {
  const own = rememberedZones(workspaceId, userId);
  return own === NO_ZONES && zones !== undefined && known?.userId === userId ? zones : own;
}

/** Reach of a call beyond its conversation: as it asks or the workspace sets, and never further than its caller may. */
export const reachOf = (
  { settings, reach: furthest = 'user' }: SessionCall,
  asked: RecallReach | null = null,
): RecallReach => nearerReach(asked ?? settings.recall_reach, furthest);

export interface SessionDeps extends AccountDeps {
  readonly store: SessionStore;
  readonly db: Database;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
  /** A trained model is to know what is said: its vectors are owed with the messages, and embedded later. */
  readonly embedsEvents: boolean;
  /** The trained model that a turn asks as well, where its workspace wants to wait for it. */
  readonly trained: SemanticIndex | null;
  /** The cross-encoder of turns; null where none is configured, or the workspace does not want to wait for it. */
  readonly reranker: Reranker | null;
  readonly ids: IdSource;
  /** Tells what was erased or forgotten. */
  readonly hider: Hider;
  /** Live history as it stands; of an object that nothing has opened yet none, and it stays unopened. */
  live(): readonly HistoryRow[];
  /** Has the outbox worked off soon, without waiting for it. */
  wakeOutbox(): void;
  /**
   * Owner and place of the conversation, as the object or the caller remembers them. Whether it is still there, whether it was
   * moved, and everything else that may change, is read again by each use case.
   */
  known(call: SessionCall): ConversationIdentity | undefined;
  /** Remembers that, as the record says it. */
  keepIdentity(conversation: ConversationIdentity): void;
  /** The turn that the use case before this one took; null after any other. */
  readonly held: HeldTurn | null;
  /** Holds a turn for the use case after this one. */
  holdTurn(turn: HeldTurn): void;
}

/**
 * A turn that was just taken and waits for its reply: what the record holds of it, as it was written. Whoever ends it need not read that
 * again, since the compare and set of their write finds out whether it still is so.
 */
export interface HeldTurn {
  readonly conversation: Conversation;
  readonly event: ConversationEvent;
}

/** Part of the record that a live history lacks. */
export interface Missed {
  /** The newest events, oldest first. */
  readonly tail: readonly ConversationEvent[];
  /** Items that the object shows or remembers, and that nobody has any more for its readers. */
  readonly lost: readonly string[];
}

/** One more than is kept: a longer record is then trimmed between turns instead of beginning in the middle of one. */
export const TAIL_EVENTS = LIVE_HISTORY_HARD_MAX_MESSAGES + 1;

/** The items that the object shows, remembers to have shown, or tells of. */
export const itemsShown = ({ store }: Pick<SessionDeps, 'store'>): string[] => [
  ...new Set([
    ...store.history().flatMap((row) => row.itemIds),
    ...store.injected.itemIds(),
    ...sourcesOf(store.recap() ?? []),
    ...(store.continued()?.sources ?? []),
  ]),
];

/** Condition under which nothing was missed: the revisions agree. */
export const isCaughtUp = ({ store }: SessionDeps, identity: ConversationIdentity): SQL =>
  // What a temporary conversation shows is looked up each time: nobody tells its object what was erased.
  isTemporary(identity)
    ? sql`false`
    : sql`(select revision from conversations where id = ${identity.id}) = ${store.state().revision}`;

/** Reads what was missed, in one round trip. */
async function readMissed(deps: SessionDeps, conversation: Conversation): Promise<Missed> {
  const shown = itemsShown(deps);
  const unless = isCaughtUp(deps, conversation);
  const [[tail, held], inAccount] = await Promise.all([
    deps.db.batch('events.missed', [
      selectTail(deps.db, conversation.id, TAIL_EVENTS, unless),
      selectHeldItems(deps.db, conversation.workspaceId, shown, unless),
    ]),
    listReadableAccountItems(deps, historyReader(conversation, null), shown.filter(isMemoryId)),
  ]);
  return { tail: newestOf(tail, TAIL_EVENTS), lost: lostOf(shown, held).filter((id) => !inAccount.has(id)) };
}

/**
 * Takes into live history what D1 has and it has not, and out of it what D1 has lost or summarised: a crash between the two
 * writes, an abort, an erasure, a compaction, or the loss of the object's storage. Costs nothing when the revisions agree,
 * and nothing more when what was missed was read along.
 */
export async function catchUp(
  deps: SessionDeps,
  conversation: Conversation,
  read: Missed | null = null,
): Promise<void> {
  const { store } = deps;
  const state = store.state();
  if (state.revision === conversation.revision) return;
  const { tail, lost } = read ?? (await readMissed(deps, conversation));
  const ahead = state.revision > conversation.revision;
  const rows = reconcileHistory(ahead ? [] : store.history(), tail, ahead ? 0 : state.seenSeq, (event) =>
    eventToRow(conversation, event),
  );
  const summarised = new Set(tail.filter(({ seq }) => seq <= conversation.summarisedSeq).map(({ id }) => id));
  if (ahead) store.injected.forget(store.injected.itemIds());
  const active = new Set(rows.map(({ turnId }) => turnId));
  store.injected.forgetTurns(
    store.history().flatMap(({ turnId }) => (turnId === null || active.has(turnId) ? [] : [turnId])),
  );
  keepWithSummary(deps, conversation, rows, ({ eventId }) => eventId !== null && summarised.has(eventId));
  takeOut(deps, lost);
}

/**
 * Takes in what a compaction has just told. That is all by which the record is ahead, and nothing is read; unless it was so before, when live
 * history catches up.
 */
export async function takeInSummary(
  deps: SessionDeps,
  conversation: Conversation,
  told: ReadonlySet<string>,
): Promise<void> {
  const { store } = deps;
  if (store.state().revision !== conversation.revision - 1) return catchUp(deps, conversation);
  keepWithSummary(
    deps,
    conversation,
    store.history(),
    ({ eventId, isSummarised = false }) => isSummarised || (eventId !== null && told.has(eventId)),
  );
}

/** Keeps rows as live history, but for those that leave it because a summary tells them. */
function keepWithSummary(
  { store }: SessionDeps,
  { lastSeq, revision }: Conversation,
  rows: readonly HistoryRow[],
  isSummarised: (row: HistoryRow) => boolean,
): void {
  const settings = store.alarmTask()?.call.settings;
  const live = dropSummarised(
    markSummarised(rows, isSummarised),
    isSummarised,
    settings ? compactionLimits(settings) : DEFAULT_COMPACTION_LIMITS,
  );
  const kept = trimHistory(live);
  store.injected.forget(itemsLeftWithTurns(live, kept));
  store.save(kept, { seenSeq: lastSeq, revision });
}

/**
 * Of items that a live history shows, those that its readers may not be shown any more: memories that neither the record nor the
 * account has for them, and what was said where a call does not look.
 */
export async function listLost(
  deps: SessionDeps,
  call: SessionCall,
  conversation: Conversation,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const reader = historyReader(conversation, null, reachOf(call));
  const memories = itemIds.filter(isMemoryId);
  const quotedIds = itemIds.filter((id) => !isMemoryId(id));
  const [held, unseen] = await deps.db.batch('items.held', [
    selectHeldItems(deps.db, conversation.workspaceId, memories),
    selectUnreadableQuotes(deps.db, reader, quotedIds, deps.now()),
  ]);
  const lost = lostOf(memories, held);
  const inAccount = await listReadableAccountItems(deps, reader, lost);
  return [...lost.filter((id) => !inAccount.has(id)), ...unseen.map(({ id }) => id)];
}

/**
 * Takes items out of live history: their lines leave the blocks, kept answers that name them are dropped, and nothing of them
 * is remembered. Safe to repeat.
 */
export function takeOut({ store }: SessionDeps, ids: readonly string[]): void {
  if (ids.length === 0) return;
  store.save(
    store.history().flatMap((row) => withoutItems(row, ids)),
    store.state(),
  );
  store.injected.forget(ids);
  const recap = store.recap();
  if (recap?.some((entry) => isOf(entry, ids))) store.keepRecap(recap.filter((entry) => !isOf(entry, ids)));
  const continued = store.continued();
  if (continued !== null && isOf(continued, ids)) store.keepContinued(null);
  store.dropAnswersWith(ids);
}

/** Matches an entry of a recap to messages and summaries that it is made of. */
const isOf = ({ sources }: Pick<RecapEntry, 'sources'>, ids: readonly string[]): boolean =>
  sources.some((id) => ids.includes(id));

/**
 * Remembers whose the conversation is and where, as the record says it. One that was moved since it was remembered is read for
 * again, as a lost race is: all was read from where it stood.
 */
export function requireUnmoved(
  deps: Pick<SessionDeps, 'keepIdentity'>,
  conversation: Conversation,
  remembered: ConversationIdentity,
): void {
  deps.keepIdentity(conversation);
  if (conversation.channelId !== remembered.channelId) throw new LostRace();
}

/** The answer to who may not enter a conversation: as if there were none. Told apart here, because the conversation stays. */
export const NOT_THEIRS: MemoryError = notFound('conversation');

/** Allows a call into a conversation: of its user, or of a group whose member they are by what was read of them. */
export const isOpenTo = (
  { userId: caller }: SessionCall,
  { userId }: ConversationIdentity,
  member: readonly MemberRow[],
): boolean => caller === undefined || (userId === null ? isMember(member) : userId === caller);

/** The conversation that was read, or its identity, if the workspace has it. */
export const requireConversation = <T extends ConversationIdentity>(
  row: T | undefined,
): Result<T, MemoryError> => (row === undefined ? err(notFound('conversation')) : ok(row));
