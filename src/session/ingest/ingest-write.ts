/**
 * Writes of an import, all or nothing: its messages, what they taught, what they wished forgotten; and live history
 * after it.
 */

import { countTokens } from '../../lib/text/tokens.ts';
import { type MemoryPlan, outdatedBy } from '../../memory/changes/changes.ts';
import { valueTombstones } from '../../memory/lifetime/tombstones.ts';
import type { Conversation } from '../../memory/types.ts';
import { COMPACTION_OWED_AFTER_MS, oweCompaction } from '../../store/conversations/compactions.ts';
import { appendEvents, moveEvents, type NewEvent } from '../../store/conversations/events.ts';
import { nameMembers } from '../../store/conversations/members.ts';
import type { SqlStatement } from '../../store/database.ts';
import { forgetEvidence } from '../../store/erasure/summaries.ts';
import { bury } from '../../store/erasure/tombstones.ts';
import { embedPlan, writePlan } from '../../store/memories/write-plan.ts';
import { itemsLeftWithTurns, trimHistory } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { withoutItems } from '../injection/blocks.ts';
import { eventToRow } from '../record/conversation-rows.ts';
import { catchUp, type SessionCall, type SessionDeps } from '../session.ts';
import type { IngestEntry } from './ingest-entries.ts';
import type { Places } from './ingest-places.ts';
import type { HeededWishes } from './ingest-wishes.ts';

const isDisplaced = ({ place, seq }: NewEvent): boolean => place !== seq;

/** Circumstances under which messages are appended. */
interface Appending {
  readonly now: number;
  readonly compacts: boolean;
  readonly places: Places;
  /** Events that say what was forgotten since, or ask for it. */
  readonly withheld: ReadonlySet<string>;
  readonly heeded: HeededWishes;
  /** Statements that take what was wished forgotten out of the personas. */
  readonly unlearnt: readonly SqlStatement[];
}

/** Appends messages with what they taught, and takes live history along. */
export async function appendImported(
  deps: SessionDeps,
  call: SessionCall,
  conversation: Conversation,
  fresh: readonly IngestEntry[],
  plan: MemoryPlan,
  { now, compacts, places, withheld, heeded, unlearnt }: Appending,
) {
  const events = toEvents(conversation, fresh, { now, places, withheld });
  const vectors = await embedPlan(plan, deps.embedder);
  await deps.db.write('ingest.write', [
    ...appendEvents(deps.db, conversation, events, { now, wakes: false, embeds: deps.embedsEvents }),
    ...(events.some(isDisplaced) ? moveEvents(deps.db, conversation.id, places.moved) : []),
    ...(conversation.userId === null ? [nameSpeakers(deps, conversation, events, now)] : []),
    ...writePlan(deps.db, plan, vectors, { ...deps, workspaceId: call.workspaceId, actor: 'ingest', now }),
    ...heeded.withdrawals.flatMap(({ id, eventId }) =>
      forgetEvidence({ db: deps.db, workspaceId: call.workspaceId, now }, [id], eventId ?? ''),
    ),
    ...unlearnt,
    ...bury(
      deps.db,
      call.workspaceId,
      heeded.forgotten.flatMap(({ value, until }) => valueTombstones(deps.hider, value, until)),
    ),
    ...(compacts ? [oweCompaction(deps.db, conversation, now + COMPACTION_OWED_AFTER_MS)] : []),
  ]);
  if (plan.inserts.length + plan.updates.length > 0 || deps.embedsEvents) deps.wakeOutbox();
  const seenSeq = conversation.lastSeq + events.length;
  const revision = conversation.revision + events.length;
  const before = deps.store.history().flatMap((row) => withoutItems(row, outdatedBy(plan)));
  if (events.some(isDisplaced) || heeded.withdrawals.length > 0) {
    // Live history has no numbers: what stands where, and what is withheld since, is read again.
    deps.store.save(before, deps.store.state());
    return catchUp(deps, { ...conversation, lastSeq: seenSeq, revision });
  }
  joinLive(deps, conversation, before, events);
}

/**
 * The same in a temporary conversation: its object keeps them, one behind the other, and they teach nothing. Of them the database is
 * told who speaks in a group, who may so enter it.
 */
export async function keepImported(
  deps: SessionDeps,
  conversation: Conversation,
  fresh: readonly IngestEntry[],
  now: number,
): Promise<void> {
  const events = toEvents(conversation, fresh, { now, places: null, withheld: new Set() });
  if (conversation.userId === null)
    await deps.db.write('ingest.keep', [nameSpeakers(deps, conversation, events, now)]);
  deps.store.kept.add(events);
  joinLive(deps, conversation, deps.store.history(), events);
}

/** The events of messages, next in their conversation. */
export const toEvents = (
  conversation: Conversation,
  fresh: readonly IngestEntry[],
  { now, places, withheld }: Pick<Appending, 'now' | 'withheld'> & { readonly places: Places | null },
): NewEvent[] =>
  fresh.map(
    ({ key, message, eventId, isOffRecord }, i): NewEvent => ({
      id: eventId,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1 + i,
      place: places?.joining[i] ?? null,
      turnId: null,
      role: message.role,
      userId: message.userId,
      name: message.name,
      content: message.content,
      tokens: countTokens(message.content),
      session: message.session,
      externalId: message.externalId,
      dedupeKey: key,
      status: message.status ?? 'active',
      metadata: {},
      occurredAt: message.occurredAt,
      createdAt: now,
      withheldAt: message.isForgotten || withheld.has(eventId) ? now : null,
      isOffRecord,
    }),
  );

/** Takes messages into live history, behind the others. */
function joinLive(
  { store }: SessionDeps,
  conversation: Conversation,
  before: readonly HistoryRow[],
  events: readonly NewEvent[],
): void {
  const shown = events.filter(({ withheldAt, status }) => withheldAt === null && status === 'active');
  const rows = [...before, ...shown.map((event) => eventToRow(conversation, event))];
  const kept = trimHistory(rows);
  store.injected.forget(itemsLeftWithTurns(rows, kept));
  store.save(kept, {
    seenSeq: conversation.lastSeq + events.length,
    revision: conversation.revision + events.length,
  });
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
