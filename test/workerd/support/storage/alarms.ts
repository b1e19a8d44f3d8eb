/** Alarms of session objects in tests: they come when a test says so, each purpose by itself. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import type { AlarmPurpose } from '../../../../src/session/alarm-schedule.ts';
import { SessionObject } from '../../../../src/session/session-object.ts';
import { SessionStore } from '../../../../src/session/session-store.ts';
import type { TestWorkspace } from '../service/workspace.ts';
import { rowsOf } from './databases.ts';
import { sessionStub } from './session.ts';

/** Far enough that no alarm comes by itself while a test runs. */
const NEVER_MS = 24 * 60 * 60 * 1000;

const HELD = Symbol.for('strata:held');

/**
 * Keeps compactions from coming by themselves, for as long as the runtime lives: those of a long talk would be made while the tests after it
 * run, at ten times its cost, or in the midst of its own test on a slow machine.
 */
export function holdCompactions(): void {
  const { armCompaction } = SessionObject.prototype;
  if (HELD in armCompaction) return;
  const held: typeof armCompaction = function (this: SessionObject, call) {
    return armCompaction.call(this, call, NEVER_MS);
  };
  SessionObject.prototype.armCompaction = Object.assign(held, { [HELD]: true });
}

/** The delays after which compactions are asked for from now on, in milliseconds, until mocks are restored. */
export function alarmDelays(): (number | undefined)[] {
  const delays: (number | undefined)[] = [];
  const arm = SessionObject.prototype.armCompaction;
  vi.spyOn(SessionObject.prototype, 'armCompaction').mockImplementation(function (
    this: SessionObject,
    call,
    inMs,
  ) {
    delays.push(inMs);
    return arm.call(this, call);
  });
  return delays;
}

/** Lets the alarm of a conversation come for a purpose, and for that only; false when it is not set. */
export async function letAlarmCome(
  workspace: TestWorkspace,
  conversation: string,
  purpose: AlarmPurpose = 'compaction',
): Promise<boolean> {
  const stub = sessionStub(workspace, conversation);
  const isSet = await runInDurableObject(stub, async (_, { storage }) => {
    if (!SessionStore.isOpened(storage)) return false;
    const due = storage.sql.exec('UPDATE alarms SET at = 1 WHERE purpose = ? RETURNING at', purpose);
    if (due.toArray().length === 0) return false;
    // As the platform does with one whose object died over it.
    await storage.setAlarm(Date.now() + NEVER_MS);
    return true;
  });
  return isSet && runDurableObjectAlarm(stub);
}

/** When the alarm of a conversation comes for a purpose; null when it does not. */
export const alarmFor = (
  workspace: TestWorkspace,
  conversation: string,
  purpose: AlarmPurpose,
): Promise<number | null> =>
  runInDurableObject(sessionStub(workspace, conversation), async (_, { storage }) => {
    if (!SessionStore.isOpened(storage)) return null;
    const at = new SessionStore(storage).alarms.standing(purpose, Date.now());
    const next = await storage.getAlarm();
    if (at !== null && (next === null || next > at)) throw new Error(`nobody comes for ${purpose}`);
    return at;
  });

/** Whether the alarm is set to compact a conversation. */
export const isArmed = async (workspace: TestWorkspace, conversation: string): Promise<boolean> =>
  (await alarmFor(workspace, conversation, 'compaction')) !== null;

/** Lets time pass in which nothing is said in a conversation, and its alarm look whether it rests. */
export async function letItRest(
  workspace: TestWorkspace,
  conversation: string,
  ms = 60 * 60 * 1000,
): Promise<boolean> {
  await rowsOf('UPDATE conversations SET last_active_at = last_active_at - ? WHERE id = ? RETURNING 1', [
    ms,
    conversation,
  ]);
  return letAlarmCome(workspace, conversation, 'idle');
}
