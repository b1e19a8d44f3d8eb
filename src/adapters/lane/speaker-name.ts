/**
 * The name of whoever wrote, and with it their zone where the platform tells it: as the event tells them, as the record knows them, or as
 * the platform answers. Without a name an id has to do.
 */
import { lastNameOf } from '../../store/conversations/events.ts';
import type { DeletionEvent, MessageEvent } from '../adapter.ts';
import { callOut } from '../call-out.ts';
import type { Connection } from '../connection.ts';
import type { LaneDeps } from './lane-deps.ts';

/** A name is not worth a longer wait. */
const NAME_TIMEOUT_MS = 3_000;

/** A user as the record or the platform knows them; the zone is only asked for with a name that the record does not know. */
interface KnownUser {
  readonly name: string | null;
  readonly timeZone: string | null;
}

/** The event under the name of its speaker, where there is a way to learn it. Their zone is learnt as that of their message is. */
export async function withName<E extends MessageEvent | DeletionEvent>(
  deps: LaneDeps,
  connection: Connection,
  event: E,
): Promise<E> {
  const { speaker } = event;
  if (speaker === null || speaker.name !== null || connection.adapter.names === undefined) return event;
  const { name, timeZone } = await lookUpUser(deps, connection, speaker.userId);
  const named = { ...event, speaker: { ...speaker, name } };
  return timeZone === null || event.kind === 'delete' ? named : { zone: timeZone, ...named };
}

/** Name and zone of a user, as the record knows them or the platform answers; null where neither does. */
export async function lookUpUser(
  { db, workspace, local }: LaneDeps,
  { adapter, config }: Connection,
  userId: string,
): Promise<KnownUser> {
  const name = await lastNameOf(db, workspace.id, userId);
  if (name !== null || adapter.names === undefined) return { name, timeZone: null };
  const asked = await callOut(adapter.names.call(userId, config), { local, timeoutMs: NAME_TIMEOUT_MS });
  return asked.kind === 'answer' ? adapter.names.read(asked.answer) : { name: null, timeZone: null };
}
