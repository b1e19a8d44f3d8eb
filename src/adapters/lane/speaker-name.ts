/** The name of whoever wrote, and with it their zone where the platform tells it: as the event tells it, as the record knows it, or as the platform answers. Without one an id has to do. */
import { lastNameOf } from '../../store/conversations/events.ts';
import { learnTimeZone } from '../../store/users/user-settings.ts';
import type { DeletionEvent, MessageEvent } from '../adapter.ts';
import { callOut } from '../call-out.ts';
import type { Connection } from '../connection.ts';
import type { LaneDeps } from './lane-deps.ts';

/** A name is not worth a longer wait. */
const NAME_TIMEOUT_MS = 3_000;

/** The event under the name of its speaker, where there is a way to learn it. */
export async function withName<E extends MessageEvent | DeletionEvent>(
  deps: LaneDeps,
  connection: Connection,
  event: E,
): Promise<E> {
  const { speaker } = event;
  if (speaker === null || speaker.name !== null || connection.adapter.names === undefined) return event;
  const name = await nameOfUser(deps, connection, speaker.userId);
  return { ...event, speaker: { ...speaker, name } };
}

/** The name of a user, as the record knows it or the platform answers; null where neither does. */
export async function nameOfUser(
  { db, workspace, local, now }: LaneDeps,
  { adapter, config }: Connection,
  userId: string,
): Promise<string | null> {
  const known = await lastNameOf(db, workspace.id, userId);
  if (known !== null || adapter.names === undefined) return known;
  const asked = await callOut(adapter.names.call(userId, config), { local, timeoutMs: NAME_TIMEOUT_MS });
  if (asked.kind !== 'answer') return null;
  const { name, timeZone } = adapter.names.read(asked.answer);
  if (timeZone !== null)
    await db.write('speaker.zone', [
      learnTimeZone(db, { workspaceId: workspace.id, userId }, timeZone, now()),
    ]);
  return name;
}
