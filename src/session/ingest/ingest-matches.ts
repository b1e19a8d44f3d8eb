/**
 * Messages of an import that stand in the conversation under another name: they were taken live, or came with ids of a platform
 * before and come without now, or the other way round. Nothing but who said what and when tells. Each that stands there is that
 * of one message only: whoever said yes twice did so. Pure.
 */
import { SECOND_MS } from '../../lib/time.ts';
import { canonicalContent } from '../../memory/changes/content.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import type { RecordedMessage, TimeSpan } from '../../store/search/nearby-messages.ts';
import type { IngestEntry } from './ingest-entries.ts';

/**
 * Tolerances for the clock of whoever kept a transcript, beside the moment at which the same message came to us: what is read
 * out in a second is sent as soon, and an answer comes to us when all of it is written.
 */
const SENT_WITHIN_MS = 10 * SECOND_MS;
const ANSWERED_WITHIN_MS = 60 * SECOND_MS;
/** Length up to which the same words count as a repetition only within a moment. */
const SHORT_CHARS = 20;
const SHORT_WITHIN_MS = 2 * SECOND_MS;

function toleranceOf({ role, content, externalId }: IngestEntry['message']): number {
  // What has an id is not what was taken live, unless both say the same second.
  if (externalId !== null) return 0;
  if (content.length < SHORT_CHARS) return SHORT_WITHIN_MS;
  return role === 'user' ? SENT_WITHIN_MS : ANSWERED_WITHIN_MS;
}

/** The spans of time in which what the entries say may stand, joined where they meet. */
export function spansOf(entries: readonly IngestEntry[]): TimeSpan[] {
  const spans: [number, number][] = [];
  for (const [from, to] of entries
    .map(({ message }): [number, number] => {
      const tolerance = Math.max(toleranceOf(message), SECOND_MS - 1);
      return [message.occurredAt - tolerance, message.occurredAt + tolerance];
    })
    .sort(([a], [b]) => a - b)) {
    const last = spans.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return spans;
}

/** The ids of the events that the entries would make and that stand there already, under another name. */
export function standingAlready(
  entries: readonly IngestEntry[],
  said: readonly RecordedMessage[],
): Set<string> {
  const matched = new Set<string>();
  if (said.length === 0) return matched;
  const groups = Map.groupBy(said, nameOf);
  const taken = new Set<RecordedMessage>();
  const asked = entries.map((entry) => ({ ...entry, group: groups.get(nameOf(entry.message)) ?? [] }));
  for (const isNear of [isSameMoment, isSameSecond, isStampedNear])
    for (const { message, eventId, group } of asked) {
      if (matched.has(eventId)) continue;
      const found = group.find(
        (each) =>
          !taken.has(each) &&
          (each.externalId === null || message.externalId === null) &&
          isNear(message, each),
      );
      if (found === undefined) continue;
      taken.add(found);
      matched.add(eventId);
    }
  return matched;
}

const nameOf = ({ role, userId, content }: Pick<ConversationEvent, 'role' | 'userId' | 'content'>): string =>
  JSON.stringify([role, userId, canonicalContent(content)]);

type IsNear = (message: IngestEntry['message'], said: RecordedMessage) => boolean;

const isSameMoment: IsNear = (message, said) => message.occurredAt === said.occurredAt;

/** Exports often know no parts of a second. */
const isSameSecond: IsNear = (message, said) =>
  (message.occurredAt % SECOND_MS === 0 || said.occurredAt % SECOND_MS === 0) &&
  Math.floor(message.occurredAt / SECOND_MS) === Math.floor(said.occurredAt / SECOND_MS);

const isStampedNear: IsNear = (message, said) =>
  said.isStamped && Math.abs(message.occurredAt - said.occurredAt) <= toleranceOf(message);
