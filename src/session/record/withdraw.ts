/**
 * A message that was edited or deleted where it was written. What stood there leaves live history and recall with the answer to
 * it, which may repeat it; what only it taught is withdrawn, and summaries that tell it are made anew. What takes its place is
 * a new event, appended by the caller. Safe to repeat.
 */

import { ok, type Result } from '../../lib/result.ts';
import { outdatedBy } from '../../memory/changes/changes.ts';
import { planRetraction } from '../../memory/changes/plan-retraction.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { Conversation, ConversationEvent } from '../../memory/types.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import {
  type MessageVersion,
  markEventsAborted,
  selectTurnEvents,
  selectVersions,
  VERSION_MARK,
} from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import { selectLayersOfTurns, unteachTurns } from '../../store/erasure/personas.ts';
import { rollBackConversation } from '../../store/erasure/summaries.ts';
import { selectEventEvidence, toRetractable } from '../../store/memories/evidence.ts';
import { writePlan } from '../../store/memories/write-plan.ts';
import { withoutItems } from '../injection/blocks.ts';
import { catchUp, requireConversation, type SessionCall, type SessionDeps } from '../session.ts';
import { withTemporaryHead } from '../temporary/temporary.ts';
import { takeBackForgetting } from './take-back-forgetting.ts';

/** Change of a message of a platform: which one, when, and the name of the event that says so. */
export interface MessageChange {
  readonly messageId: string;
  readonly kind: 'edit' | 'delete';
  readonly at: number;
  readonly eventId: string;
}

export interface Withdrawn {
  /** `outdated`: a later change was told of before, and this one is not to be stored. */
  readonly outcome: 'withdrawn' | 'unknown' | 'outdated';
  /** The replacement of a message that nobody answered yet is to be answered instead. */
  readonly isOpenTurn: boolean;
}

/** The id of the event that says so. One that a message was deleted is told by its end. */
export const versionId = ({ messageId, kind, eventId }: Omit<MessageChange, 'at'>): string =>
  `${messageId}${VERSION_MARK}${kind === 'delete' ? DELETED : eventId}`;

const DELETED = 'deleted';

/** Withdraws what stood there before a change. */
export const withdrawMessage = (
  deps: SessionDeps,
  call: SessionCall,
  change: MessageChange,
): Promise<Result<Withdrawn, MemoryError>> =>
  withRetry<Withdrawn>(async () => {
    const { conversationId, workspaceId } = call;
    const [conversations, stored] = await deps.db.batch('withdraw.read', [
      selectConversation(deps.db, workspaceId, conversationId),
      selectVersions(deps.db, conversationId, change.messageId),
    ]);
    const found = requireConversation(conversations[0]);
    if (!found.ok) return found;
    const conversation = withTemporaryHead(deps, found.value);
    const keepsNothing = isTemporary(conversation);
    // What changed leaves an archived conversation too; nothing new takes its place there.
    await catchUp(deps, conversation);
    const versions = keepsNothing ? deps.store.kept.versions(change.messageId) : stored;
    const own = versions.find(({ externalId }) => externalId === versionId(change));
    if (own) return ok({ outcome: 'withdrawn', isOpenTurn: own.turnId !== null });
    if (isOutdated(versions, change)) return ok({ outcome: 'outdated', isOpenTurn: false });
    const before = versions.filter(({ status }) => status === 'active');
    if (before.length === 0) return ok({ outcome: 'unknown', isOpenTurn: false });

    const turnIds = [...new Set(before.flatMap(({ turnId }) => turnId ?? []))];
    const turns = keepsNothing
      ? turnIds.map((turnId) => deps.store.kept.ofTurn(turnId))
      : await readTurns(deps, conversationId, turnIds);
    const answered = turns.map((events) => events.some(({ role }) => role === 'assistant'));
    const gone = [...before.filter(({ turnId }) => turnId === null), ...turns.flat()];
    await takeBackEvents(deps, conversation, { gone, turnIds, actor: `webhook.${change.kind}` });
    return ok({ outcome: 'withdrawn', isOpenTurn: answered.includes(false) });
  });

/** Events that are taken back, the turns whose messages are among them, and who does so. */
export interface TakenBack {
  readonly gone: readonly Pick<
    ConversationEvent,
    'id' | 'seq' | 'turnId' | 'role' | 'occurredAt' | 'createdAt'
  >[];
  readonly turnIds: readonly string[];
  readonly actor: string;
}

/**
 * Takes events of a conversation that was caught up with out of recall and of live history, with all that only they taught. The
 * rows stay: the record is append-only.
 */
export async function takeBackEvents(
  deps: SessionDeps,
  conversation: Conversation,
  { gone, turnIds, actor }: TakenBack,
): Promise<void> {
  const { id: conversationId, workspaceId } = conversation;
  const ids = gone.map(({ id }) => id);
  const revision = conversation.revision + 1;
  if (isTemporary(conversation)) {
    deps.store.kept.abort(ids);
    leaveLive(deps, { turnIds, ids, outdated: [], revision });
    return;
  }
  const [layers, ...taught] = await deps.db.batch('withdraw.taught', [
    selectLayersOfTurns(deps.db, conversationId, turnIds),
    ...selectEventEvidence(deps.db, ids),
  ]);
  const now = deps.now();
  const retractable = toRetractable(taught);
  const plan = planRetraction(retractable, now, deps.ids);
  const context = { ...deps, workspaceId, actor, now };
  const firstSeq = Math.min(...gone.map(({ seq }) => seq));
  const isSummarised = firstSeq <= conversation.summarisedSeq;
  await deps.db.write('withdraw.write', [
    ...markEventsAborted(deps.db, conversation, ids, now),
    ...writePlan(deps.db, plan, new Map(), context),
    ...takeBackForgetting(deps, workspaceId, retractable, gone),
    ...unteachTurns(deps.db, { conversationId, turnIds }, layers, now),
    ...(isSummarised ? rollBackConversation({ ...context, erasure: null }, conversationId, firstSeq) : []),
  ]);
  if (plan.updates.length > 0 || isSummarised) deps.wakeOutbox();
  leaveLive(deps, { turnIds, ids, outdated: outdatedBy(plan), revision });
}

/** Recognises a change after which a later one was stored already: platforms do not promise an order. */
export const isOutdated = (versions: readonly MessageVersion[], { messageId, at }: MessageChange): boolean =>
  versions.some(
    ({ externalId, occurredAt }) =>
      externalId === `${messageId}${VERSION_MARK}${DELETED}` ||
      (externalId.startsWith(`${messageId}${VERSION_MARK}`) && occurredAt > at),
  );

/** The events of turns, in one round trip. */
async function readTurns(
  { db }: SessionDeps,
  conversationId: string,
  turnIds: readonly string[],
): Promise<readonly (readonly ConversationEvent[])[]> {
  return turnIds.length === 0
    ? []
    : db.batch(
        'withdraw.turns',
        turnIds.map((turnId) => selectTurnEvents(db, conversationId, turnId)),
      );
}

/** Takes what was withdrawn out of live history. Kept answers show all of it: none is kept. */
function leaveLive(
  { store }: SessionDeps,
  gone: {
    readonly turnIds: readonly string[];
    readonly ids: readonly string[];
    readonly outdated: readonly string[];
    readonly revision: number;
  },
): void {
  const items = [...gone.ids, ...gone.outdated];
  const rows = store
    .history()
    .filter(
      ({ turnId, eventId }) =>
        !(turnId !== null && gone.turnIds.includes(turnId)) &&
        !(eventId !== null && gone.ids.includes(eventId)),
    )
    .flatMap((row) => withoutItems(row, items));
  store.injected.forgetTurns(gone.turnIds);
  store.injected.forget(items);
  store.dropAnswers();
  store.save(rows, { seenSeq: store.state().seenSeq, revision: gone.revision });
}
