/**
 * An event as it was accepted, with what only the record or the platform knows: by which ids its user and its chat are known here, what it
 * quotes, and the name of who wrote it.
 */
import { fittingMessage } from '../../memory/changes/content.ts';
import { type Delivery, keepPayload } from '../../store/webhooks/deliveries.ts';
import type { ChatEvent } from '../adapter.ts';
import { type Connection, payloadPlace } from '../connection.ts';
import { withKnownIds } from './known-ids.ts';
import type { LaneDeps } from './lane-deps.ts';
import { withQuotes } from './quotes.ts';
import { withName } from './speaker-name.ts';
import { isMembership } from './take-membership.ts';

/** The event as it was accepted. */
export const parseEvent = async ({ workspace, sealer }: LaneDeps, delivery: Delivery): Promise<ChatEvent> =>
  JSON.parse(await sealer.open(delivery.payload ?? '', placeOf(workspace.id, delivery))) as ChatEvent;

const placeOf = (workspaceId: string, { adapter, eventKey }: Delivery) =>
  payloadPlace(workspaceId, adapter, eventKey);

/** Reads an event; null where what it says was kept anew, and is to be read again. */
export async function readEvent(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
): Promise<ChatEvent | null> {
  const parsed = await parseEvent(deps, delivery);
  if (parsed.kind === 'move') return parsed;
  const event = await withKnownIds(deps, parsed);
  if (isMembership(event)) return event;
  if (event.kind !== 'delete' && event.quotes !== undefined) {
    const { text } = await withQuotes(deps, connection, event);
    // Kept before anything is done with it: taken again, the message must say the same.
    const { quotes: _, ...rest } = parsed as typeof event;
    const told = JSON.stringify({ ...rest, text: fittingMessage(text) });
    const payload = await deps.sealer.seal(told, placeOf(deps.workspace.id, delivery));
    await deps.write([keepPayload(deps.db, delivery, payload, deps.now())]);
    return null;
  }
  return withName(deps, connection, event);
}
