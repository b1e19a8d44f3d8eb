/** The name of whoever wrote: as the event tells it, as the record knows it, or as the platform answers. Without one an id has to do. */
import { lastNameOf } from '../store/conversations/events.ts';
import type { DeletionEvent, MessageEvent } from './adapter.ts';
import { callOut } from './call-out.ts';
import type { Connection } from './connection.ts';
import type { LaneDeps } from './lane-deps.ts';

/** A name is not worth a longer wait. */
const NAME_TIMEOUT_MS = 3_000;

/** The event under the name of its speaker, where there is a way to learn it. */
export async function withName<E extends MessageEvent | DeletionEvent>(
  { db, workspace, local }: LaneDeps,
  { adapter, config }: Connection,
  event: E,
): Promise<E> {
  const { speaker } = event;
  if (speaker === null || speaker.name !== null || adapter.names === undefined) return event;
  const known = await lastNameOf(db, workspace.id, speaker.userId);
  if (known !== null) return { ...event, speaker: { ...speaker, name: known } };
  const asked = await callOut(adapter.names.call(speaker.userId, config), {
    local,
    timeoutMs: NAME_TIMEOUT_MS,
  });
  const name = asked.kind === 'answer' ? adapter.names.read(asked.answer) : null;
  return { ...event, speaker: { ...speaker, name } };
}
