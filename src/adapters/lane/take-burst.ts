/**
 * Messages that one user writes one after the other are answered together: each stands by itself in the record, so that it can be edited
 * and taken back, and the last one is owed the reply, whose prompt shows all of them; when it is deleted, the one before. All of it is written once all are taken: a
 * worker that dies between them is followed by one that takes them again, which changes nothing.
 */
import { type Delivery, endDelivery, listBehind } from '../../store/webhooks/deliveries.ts';
import type { MessageEvent } from '../adapter.ts';
import type { Connection } from '../connection.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { parseEvent, readEvent } from './read-event.ts';
import { answerable, takeMessage, wantsReply } from './take-message.ts';

/** Messages of one burst at most: each is a turn's work. */
const BURST_MAX_MESSAGES = 10;

interface Part {
  readonly delivery: Delivery;
  readonly event: MessageEvent;
}

/** Takes a message with those that its writer wrote right behind it. */
export async function takeBurst(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
  event: MessageEvent,
): Promise<WorkEnd> {
  const parts = await burstOf(deps, connection, { delivery, event });
  if (parts === null) return { kind: 'left' };
  const addressed = parts.findIndex((part) => wantsReply(part.event, connection.config.reply_to));
  // What is said to nobody is stored, each by itself.
  if (parts.length === 1 || addressed < 0) return takeMessage(deps, connection, delivery, event);
  const answeredAlong = (i: number) =>
    parts
      .slice(addressed, i)
      .map((part) => answerable(connection.adapter, partOf(part, true), part.event.messageId));
  const taken: { readonly part: Part; readonly conversationId: string | null }[] = [];
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    const end = await takeMessage(deps, connection, part.delivery, partOf(part, i >= addressed), {
      isOwed: isLast,
      before: answeredAlong(i),
    });
    if (end.kind !== 'done') {
      if (i === 0) return end;
      // The one before it is the last one that can be answered; this one is looked at by itself.
      break;
    }
    taken.push({ part, conversationId: end.conversationId ?? null });
    const also = end.also ?? [];
    // Asked back, or told that there is nothing to go on from: what is behind it answers that.
    if (isLast || also.length > 0) return endTogether(deps, taken, also);
  }
  const last = taken.length - 1;
  const [before] = taken.slice(-1);
  if (before === undefined || last < addressed) return endTogether(deps, taken, []);
  const end = await takeMessage(deps, connection, before.part.delivery, partOf(before.part, true), {
    before: answeredAlong(last),
  });
  return end.kind === 'done' ? endTogether(deps, taken, end.also ?? []) : end;
}

/** Once one of a burst speaks to the bot, those behind it do. */
const partOf = ({ event }: Part, isAddressed: boolean): MessageEvent =>
  isAddressed ? { ...event, isAddressed } : event;

/** Ends the first of them, and with it the others. */
function endTogether(
  { db, now }: LaneDeps,
  [first, ...behind]: readonly { readonly part: Part; readonly conversationId: string | null }[],
  also: NonNullable<Extract<WorkEnd, { kind: 'done' }>['also']>,
): WorkEnd {
  return {
    kind: 'done',
    ...(first?.conversationId ? { conversationId: first.conversationId } : {}),
    also: [
      ...also,
      ...behind.map(({ part, conversationId }) => endDelivery(db, part.delivery, conversationId, now())),
    ],
  };
}

/** The messages that its writer wrote behind one, each within the burst of the one before; null where one of them was read anew. */
async function burstOf(deps: LaneDeps, connection: Connection, first: Part): Promise<Part[] | null> {
  const parts = [first];
  if (deps.burstMs === 0 || first.event.isAlone) return parts;
  const behind = await listBehind(deps.db, first.delivery, BURST_MAX_MESSAGES - 1);
  for (const delivery of behind) {
    const before = parts.at(-1)?.event ?? first.event;
    if (delivery.happenedAt - before.at > deps.burstMs) break;
    const read = await parseEvent(deps, delivery);
    // What others say between stands where they said it, and so does what was changed.
    if (read.kind !== 'message' || read.isAlone) break;
    const event = await readEvent(deps, connection, delivery);
    if (event === null) return null;
    if (event.kind !== 'message' || event.speaker.userId !== first.event.speaker.userId) break;
    parts.push({ delivery, event });
  }
  return parts;
}
