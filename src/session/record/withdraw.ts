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
import type { ConversationEvent } from '../../memory/types.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import {
  type MessageVersion,
  markEventsAborted,
  selectTurnEvents,
  selectVersions,
  VERSION_MARK,
} from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import { selectLayersOfTurn, type TaughtLayer, unteachTurn } from '../../store/erasure/personas.ts';
import { rollBackConversation } from '../../store/erasure/summaries.ts';
import { selectTaughtByEvents, toTaught } from '../../store/memories/evidence.ts';
import { writePlan } from '../../store/memories/write-plan.ts';
import { withoutItems } from '../injection/blocks.ts';
import { catchUp, requireConversation, type SessionCall, type SessionDeps } from '../session.ts';
import { asKept } from '../temporary/temporary.ts';
import { takeBackForgetting } from './take-back-forgetting.ts';

/** Which message of a platform changed, when, and what the event that says so is called. */
export interface MessageChange {
  readonly messageId: string;
  readonly kind: 'edit' | 'delete';
  readonly at: number;
  readonly eventId: string;
}

export interface Withdrawn {
  /** `outdated`: a later change was told of before, and this one is not to be stored. */
  readonly outcome: 'withdrawn' | 'unknown' | 'outdated';
  /** Whether what takes the place of a message that nobody answered yet is to be answered instead. */
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
    const conversation = asKept(deps, found.value);
    const keepsNothing = isTemporary(conversation);
    // What changed leaves an archived conversation too; nothing new takes its place there.
    await catchUp(deps, conversation);
    const versions = keepsNothing ? deps.store.kept.versions(change.messageId) : stored;
    const own = versions.find(({ externalId }) => externalId === versionId(change));
    if (own) return ok({ outcome: 'withdrawn', isOpenTurn: own.turnId !== null });
    if (isOutdated(versions, change)) return ok({ outcome: 'outdated', isOpenTurn: false });
    const before = versions.filter(({ status }) => status === 'active');
    if (before.length === 0) return ok({ outcome: 'unknown', isOpenTurn: false });

    const turnIds = before.flatMap(({ turnId }) => turnId ?? []);
    const turns = keepsNothing
      ? turnIds.map((turnId) => ({ turnId, events: deps.store.kept.ofTurn(turnId), layers: [] }))
      : await Promise.all(turnIds.map((turnId) => readTurn(deps, conversationId, turnId)));
    const gone = [...before, ...turns.flatMap(({ events }) => events)];
    const ids = gone.map(({ id }) => id);
    const isOpenTurn = turns.some(({ events }) => !events.some(({ role }) => role === 'assistant'));
    if (keepsNothing) {
      deps.store.kept.abort(ids);
      leaveLive(deps, { turnIds, ids, outdated: [], revision: conversation.revision + 1 });
      return ok({ outcome: 'withdrawn', isOpenTurn });
    }
    const taught = await deps.db.batch('withdraw.taught', selectTaughtByEvents(deps.db, ids));
    const now = deps.now();
    const lessons = toTaught(taught);
    const plan = planRetraction(lessons, now, deps.ids);
    const context = { ...deps, workspaceId, actor: `webhook.${change.kind}`, now };
    const firstSeq = Math.min(...gone.map(({ seq }) => seq));
    const isSummarised = firstSeq <= conversation.summarisedSeq;
    await deps.db.write('withdraw.write', [
      ...markEventsAborted(deps.db, conversation, ids, now),
      ...writePlan(deps.db, plan, new Map(), context),
      ...takeBackForgetting(deps, workspaceId, lessons, [
        ...before.filter(({ turnId }) => turnId === null),
        ...turns.flatMap(({ events }) => events),
      ]),
      ...turns.flatMap(({ turnId, layers }) => unteachTurn(deps.db, { conversationId, turnId }, layers, now)),
      ...(isSummarised ? rollBackConversation({ ...context, erasure: null }, conversationId, firstSeq) : []),
    ]);
    if (plan.updates.length > 0 || isSummarised) deps.wakeOutbox();
    leaveLive(deps, { turnIds, ids, outdated: outdatedBy(plan), revision: conversation.revision + 1 });
    return ok({ outcome: 'withdrawn', isOpenTurn });
  });

/** Whether a later change was stored already: platforms do not promise an order. */
export const isOutdated = (versions: readonly MessageVersion[], { messageId, at }: MessageChange): boolean =>
  versions.some(
    ({ externalId, occurredAt }) =>
      externalId === `${messageId}${VERSION_MARK}${DELETED}` ||
      (externalId.startsWith(`${messageId}${VERSION_MARK}`) && occurredAt > at),
  );

interface TurnRead {
  readonly turnId: string;
  readonly events: readonly ConversationEvent[];
  /** The layers of personas that it changed. */
  readonly layers: readonly TaughtLayer[];
}

async function readTurn({ db }: SessionDeps, conversationId: string, turnId: string): Promise<TurnRead> {
  const [events, layers] = await db.batch('withdraw.turn', [
    selectTurnEvents(db, conversationId, turnId),
    selectLayersOfTurn(db, conversationId, turnId),
  ]);
  return { turnId, events, layers };
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
