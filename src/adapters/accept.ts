/**
 * Acceptance: what a platform sent is made durable in one write, and its chats are told to the queue; all else happens later.
 * What comes twice is one row. A platform that hears nothing from us sends again.
 */

import type { Sealer } from '../lib/crypto/sealing.ts';
import type { IdSource } from '../lib/ids.ts';
import { sendJobs } from '../maintenance/send-jobs.ts';
import { fittingMessage } from '../memory/changes/content.ts';
import { type LaneJob, laneJob } from '../memory/queue-job.ts';
import type { Workspace } from '../memory/types.ts';
import type { Database } from '../store/database.ts';
import { insertDeliveries, type NewDelivery, takeLateReply } from '../store/webhooks/deliveries.ts';
import type { AdapterName, ChatEvent, PlatformEvent, ReplyEvent } from './adapter.ts';
import { payloadPlace, replyPlace } from './connection.ts';
import { eventKeyOf } from './event-key.ts';

/** How long an event waits for earlier ones of its chat: platforms send them side by side. */
const SETTLE_MS = 900;
/** The same for the message of the queue, which counts in seconds. */
const SETTLE_SECONDS = 1;

export interface AcceptDeps {
  readonly db: Database;
  readonly workspace: Workspace;
  readonly sealer: Sealer;
  readonly jobs: Queue<LaneJob>;
  readonly ids: IdSource;
  readonly now: () => number;
}

/** Accepts events. Throws when they are not durable, or nobody was told. */
export async function acceptEvents(
  { db, workspace, sealer, jobs, ids, now }: AcceptDeps,
  adapter: AdapterName,
  events: readonly PlatformEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const at = now();
  const happened = events.filter((event) => event.kind !== 'reply');
  const deliveries = await Promise.all(
    happened.map((event) => toDelivery(event, adapter, { workspace, sealer, ids, at })),
  );
  const replies = await Promise.all(
    events.filter((event) => event.kind === 'reply').map((event) => toLateReply(event, workspace.id, sealer)),
  );
  const taken = replies.map((reply) => takeLateReply(db, reply, at));
  const [first, ...rest] = [...taken, ...insertDeliveries(db, deliveries, at)];
  const results = first ? await db.batch('webhook.accept', [first, ...rest]) : [];
  const late = results.slice(0, taken.length) as { readonly lane: string }[][];
  const lanes = new Set([...deliveries, ...late.flat()].map(({ lane }) => lane));
  // Of a late reply to a turn that waits for none there is no lane.
  const due = [...lanes].map((lane) => laneJob(workspace, lane));
  await sendJobs(jobs, due, SETTLE_SECONDS);
}

async function toDelivery(
  event: ChatEvent,
  adapter: AdapterName,
  { workspace, sealer, ids, at }: Pick<AcceptDeps, 'workspace' | 'sealer' | 'ids'> & { readonly at: number },
): Promise<NewDelivery> {
  const eventKey = eventKeyOf(event.eventId);
  return {
    id: ids.next('whk'),
    workspaceId: workspace.id,
    adapter,
    direction: 'in',
    eventKey,
    lane: event.chat.id,
    conversationId: null,
    turnId: null,
    userId: event.speaker?.userId ?? null,
    happenedAt: event.at,
    sequence: event.sequence,
    nextTryAt: at + SETTLE_MS,
    payload: await sealer.seal(JSON.stringify(event), payloadPlace(workspace.id, adapter, eventKey)),
    reply: null,
  };
}

const toLateReply = async ({ turnId, text }: ReplyEvent, workspaceId: string, sealer: Sealer) => ({
  workspaceId,
  turnId,
  reply: await sealer.seal(fittingMessage(text), replyPlace(workspaceId, turnId)),
});
