/**
 * Acceptance: what a platform sent is made durable in one write, and its chats are told to the queue; all else happens later.
 * What comes twice is one row. A platform that hears nothing from us sends again.
 */

import type { Sealer } from '../lib/crypto/sealing.ts';
import type { IdSource } from '../lib/ids.ts';
import { SECOND_MS } from '../lib/time.ts';
import { sendJobs } from '../maintenance/send-jobs.ts';
import { fittingMessage } from '../memory/changes/content.ts';
import { type LaneJob, laneJob } from '../memory/queue-job.ts';
import { readSettings } from '../memory/settings.ts';
import type { Workspace } from '../memory/types.ts';
import type { Database } from '../store/database.ts';
import { learnZoneOfSpeaker } from '../store/users/user-settings.ts';
import {
  holdForBurst,
  insertDeliveries,
  type NewDelivery,
  takeLateReply,
} from '../store/webhooks/deliveries.ts';
import type { AdapterName, ChatEvent, PlatformEvent, Reading, ReplyEvent } from './adapter.ts';
import { payloadPlace, replyPlace } from './connection.ts';
import { eventKeyOf } from './event-key.ts';

/** Pause (ms) in which earlier events of a chat may still come: platforms send them side by side. */
const SETTLE_MS = 900;
/** Pause of the queue's message, which counts in seconds. */
const SETTLE_SECONDS = 1;

/** As often as a burst is waited for whoever goes on writing: then what is there is answered. */
const BURSTS_WAITED_MAX = 3;

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
  zones: Reading['zones'] = [],
): Promise<void> {
  if (events.length + zones.length === 0) return;
  const at = now();
  const burstMs = readSettings(workspace.settings).burst_seconds * SECOND_MS;
  const happened = events.filter((event) => event.kind !== 'reply');
  const deliveries = await Promise.all(
    happened.map((event) => toDelivery(event, adapter, { workspace, sealer, ids, at, burstMs })),
  );
  const replies = await Promise.all(
    events.filter((event) => event.kind === 'reply').map((event) => toLateReply(event, workspace.id, sealer)),
  );
  const taken = replies.map((reply) => takeLateReply(db, reply, at));
  const learnt = zones.map(({ userId, timeZone }) =>
    learnZoneOfSpeaker(db, { workspaceId: workspace.id, userId }, timeZone, at),
  );
  const waiting = burstMs === 0 ? [] : deliveries.filter(({ nextTryAt }) => nextTryAt > at + SETTLE_MS);
  const [first, ...rest] = [
    ...taken,
    ...insertDeliveries(db, deliveries, at),
    ...learnt,
    ...holdForBurst(db, waiting, { untilAt: at + burstMs, longestMs: BURSTS_WAITED_MAX * burstMs }),
  ];
  const results = first ? await db.batch('webhook.accept', [first, ...rest]) : [];
  const late = results.slice(0, taken.length) as { readonly lane: string }[][];
  const soon = deliveries.filter((delivery) => !waiting.includes(delivery));
  const lanes = new Set([...soon, ...late.flat()].map(({ lane }) => lane));
  const later = new Set(waiting.flatMap(({ lane }) => (lanes.has(lane) ? [] : lane)));
  // Of a late reply to a turn that waits for none there is no lane.
  const jobsOf = (each: ReadonlySet<string>) => [...each].map((lane) => laneJob(workspace, lane));
  await sendJobs(jobs, jobsOf(lanes), SETTLE_SECONDS);
  await sendJobs(jobs, jobsOf(later), Math.ceil(burstMs / SECOND_MS));
}

async function toDelivery(
  event: ChatEvent,
  adapter: AdapterName,
  {
    workspace,
    sealer,
    ids,
    at,
    burstMs,
  }: Pick<AcceptDeps, 'workspace' | 'sealer' | 'ids'> & { readonly at: number; readonly burstMs: number },
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
    // Whoever writes goes on writing, perhaps.
    nextTryAt: at + Math.max(SETTLE_MS, event.kind === 'message' && !event.isAlone ? burstMs : 0),
    payload: await sealer.seal(JSON.stringify(event), payloadPlace(workspace.id, adapter, eventKey)),
    reply: null,
  };
}

const toLateReply = async ({ turnId, text }: ReplyEvent, workspaceId: string, sealer: Sealer) => ({
  workspaceId,
  turnId,
  reply: await sealer.seal(fittingMessage(text), replyPlace(workspaceId, turnId)),
});
