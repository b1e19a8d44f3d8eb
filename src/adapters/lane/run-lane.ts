/**
 * Queue: works off what waits in one chat, one delivery after the other. Whoever claims the lane first works on it; a message
 * that comes twice, late or out of order finds it claimed or empty, and does nothing. Different chats go side by side.
 */
import { type Env, parseConfig } from '../../env.ts';
import { randomIds } from '../../lib/ids.ts';
import { describeError, log } from '../../lib/log.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../lib/time.ts';
import { databaseOfJob } from '../../maintenance/job-database.ts';
import type { LaneJob } from '../../memory/queue-job.ts';
import { readSettings } from '../../memory/settings.ts';
import { createModels } from '../../models/create-models.ts';
import { sessionsOf } from '../../session/open-session.ts';
import { getWorkspace } from '../../store/account/workspaces.ts';
import { Database, isLostRace, type SqlStatement } from '../../store/database.ts';
import {
  type Delivery,
  endDelivery,
  nextDelivery,
  parkDelivery,
  postponeDelivery,
  removeDeliveries,
  removeDelivery,
} from '../../store/webhooks/deliveries.ts';
import { claimLane, type LaneLease, releaseLane, writeInLane } from '../../store/webhooks/lanes.ts';
import { isAdapterName, openConnection } from '../connection.ts';
import { answerTurn } from './answer-turn.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { takeEvent } from './take-event.ts';

/** Time for which a dead worker holds its chat up; longer than anything that is waited for between two writes. */
const LEASE_MS = 2 * MINUTE_MS;
/** Steps of one message: each makes some thirty queries at most, of the 1,000 of an invocation. */
const STEPS_A_MESSAGE = 20;
/** Longest work for one message of the queue (ms): a consumer has a quarter of an hour, and a model may take a minute for each reply. */
const MESSAGE_MAX_MS = 5 * MINUTE_MS;
/** Pauses after each failure. The one after the last parks the delivery: seven hours after the first. */
export const RETRY_PAUSES_MS: readonly number[] = [10, 60, 300, 900, 2_700, 7_200, 14_400].map(
  (seconds) => seconds * SECOND_MS,
);
/** Longest pause that a platform may ask for. */
const RETRY_AFTER_MAX_MS = 6 * HOUR_MS;
/** Longest wait that a message which did nothing still goes on for: somebody else's message, or cron, comes later. */
const IDLE_WAIT_MAX_MS = 5_000;

/** Clock of a lane's work, and whether it is a second try. */
export interface LaneOptions {
  readonly now: () => number;
  /** Set when the queue brings the message again, because its first consumer died: then a lease may still hold its lane. */
  readonly isRetry?: boolean;
}

/** Works off one chat, and sends what is left as a new message. */
export async function runLane(env: Env, job: LaneJob, options: LaneOptions): Promise<void> {
  const { now, isRetry = false } = options;
  if (parseConfig(env).webhooks.sealer === null) {
    log('error', 'webhook_without_key', { workspace_id: job.workspaceId, missing: 'SECRETS_KEY' });
    return;
  }
  const binding = await databaseOfJob(env, job, now);
  if (binding === null) return;
  const db = new Database(binding, now);
  for (let steps = 0; ; ) {
    const lease = await claimLane(db, job, now(), now() + LEASE_MS);
    if (lease === null) return isRetry ? sendIn(env, job, LEASE_MS) : undefined;
    const work = await workOff(env, db, job, lease, options, STEPS_A_MESSAGE - steps);
    // Another worker has the lane now, and goes on with it.
    if (work === null) return;
    steps += work.steps;
    const dueAt = await releaseLane(db, work.lease);
    if (dueAt === null) return;
    const waitMs = Math.max(0, dueAt - now());
    // What came while the lane was being given back found it claimed: it is taken up here.
    if (waitMs === 0 && steps < STEPS_A_MESSAGE && work.steps > 0) continue;
    return steps > 0 || waitMs <= IDLE_WAIT_MAX_MS ? sendIn(env, job, waitMs) : undefined;
  }
}

const sendIn = async (env: Env, job: LaneJob, ms: number): Promise<void> => {
  await env.JOBS.send(job, { delaySeconds: Math.ceil(ms / SECOND_MS) });
};

/** Works deliveries off, and tells how many; null when the lease ran out meanwhile and somebody else has the lane. */
async function workOff(
  env: Env,
  db: Database,
  { workspaceId }: LaneJob,
  claimed: LaneLease,
  { now }: LaneOptions,
  maxSteps: number,
): Promise<{ readonly lease: LaneLease; readonly steps: number } | null> {
  let lease = claimed;
  const write = async (statements: readonly SqlStatement[]) => {
    lease = await writeInLane(db, lease, now() + LEASE_MS, statements);
  };
  const deps = await laneDeps(env, db, workspaceId, { now, write });
  const endsAt = now() + MESSAGE_MAX_MS;
  let steps = 0;
  try {
    // Taken by a location that had not heard yet that the workspace was erased.
    if (deps === null) await write([removeDeliveries(db, claimed)]);
    for (; deps !== null && steps < maxSteps && now() < endsAt; steps++) {
      const delivery = await nextDelivery(db, lease, now());
      if (delivery === null) break;
      await workOn(deps, delivery);
    }
  } catch (error) {
    if (!isLostRace(error)) throw error;
    log('warn', 'webhook_overtaken', { workspace_id: workspaceId });
    return null;
  }
  return { lease, steps };
}

/** One step of a delivery, and what becomes of it. */
async function workOn(deps: LaneDeps, delivery: Delivery): Promise<void> {
  const end = await endOfStep(deps, delivery);
  const { db, now } = deps;
  const fields = {
    workspace_id: delivery.workspaceId,
    delivery_id: delivery.id,
    adapter: delivery.adapter,
    direction: delivery.direction,
  };
  switch (end.kind) {
    case 'left':
      return;
    case 'gone':
      return deps.write([removeDelivery(db, delivery)]);
    case 'done':
      await deps.write([...(end.also ?? []), endDelivery(db, delivery, end.conversationId ?? null, now())]);
      return;
    case 'again': {
      const pauseMs = RETRY_PAUSES_MS[delivery.attempts];
      if (pauseMs !== undefined) {
        log('warn', 'webhook_postponed', { ...fields, attempts: delivery.attempts + 1, reason: end.reason });
        const asked = Math.min(end.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS);
        const nextTryAt = now() + Math.max(pauseMs, asked);
        return deps.write([postponeDelivery(db, delivery, end.reason, nextTryAt, now())]);
      }
      break;
    }
    case 'park':
      break;
  }
  log('error', 'webhook_parked', { ...fields, attempts: delivery.attempts + 1, reason: end.reason });
  return deps.write([parkDelivery(db, delivery, end.reason, now())]);
}

async function endOfStep(deps: LaneDeps, delivery: Delivery): Promise<WorkEnd> {
  const { adapter, direction } = delivery;
  try {
    const connection = isAdapterName(adapter)
      ? await openConnection(deps.db, deps.sealer, deps.workspace.id, adapter)
      : null;
    if (connection === null) return { kind: 'park', reason: 'not configured' };
    return await (direction === 'in' ? takeEvent : answerTurn)(deps, connection, delivery);
  } catch (error) {
    if (isLostRace(error)) throw error;
    return { kind: 'again', reason: describeError(error), retryAfterMs: null };
  }
}

/** Dependencies of work in a chat of a workspace; null when it is gone. */
async function laneDeps(
  env: Env,
  db: Database,
  workspaceId: string,
  own: Pick<LaneDeps, 'now' | 'write'>,
): Promise<LaneDeps | null> {
  const workspace = await getWorkspace(new Database(env.ACCOUNT_DB, own.now), workspaceId);
  const config = parseConfig(env);
  const { sealer, local } = config.webhooks;
  if (workspace === null || sealer === null) return null;
  const settings = readSettings(workspace.settings);
  return {
    ...own,
    db,
    workspace,
    sealer,
    local,
    chat: createModels(config).chat,
    ids: randomIds(own.now),
    hider: config.hider,
    session: sessionsOf(env.SESSION, workspace, settings, config.locations.get(workspace.placement)),
    burstMs: settings.burst_seconds * SECOND_MS,
  };
}
