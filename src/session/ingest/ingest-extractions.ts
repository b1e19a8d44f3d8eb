/** Extractions and wishes of imported messages: as of turns, dated by when they were said. */

import type { IdSource } from '../../lib/ids.ts';
import { offsetOf } from '../../lib/time-zone.ts';
import type { Statement } from '../../memory/changes/changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { pretenceAfter } from '../../memory/wishes/discretion.ts';
import type { Wish } from '../../memory/wishes/wishes.ts';
import { listWithheldSince } from '../../store/memories/wishes.ts';
import { parseMessage } from '../parse-message.ts';
import type { SessionDeps } from '../session.ts';
import { type Extraction, extractChanges } from '../turn/extract-changes.ts';
import { type IngestEntry, isStanding } from './ingest-entries.ts';

/** An extraction with the wishes that are told of in its message. */
export interface ImportedExtraction {
  readonly extraction: Extraction;
  readonly wishes: readonly Wish[];
}

/** The zone of a user whose message says none. */
export type ZoneFor = (userId: string) => string;
/** Messages before one in which somebody may be named that it speaks of. */
const BEFORE_MAX = 4;

/** The extractions of an import. What takes the place of a message that taught what was forgotten teaches nothing. */
export const extractionsOf = (
  entries: readonly IngestEntry[],
  conversation: ConversationIdentity,
  { hasTopic, zoneFor }: { readonly hasTopic: boolean; readonly zoneFor: ZoneFor },
  now: number,
  ids: IdSource,
): ImportedExtraction[] => {
  let pretence: number | null = null;
  const before: string[] = [];
  return entries.flatMap(({ message, eventId }, order) => {
    const { role, userId, content, occurredAt, isForgotten, zone } = message;
    if (role !== 'user' || userId === null || isForgotten || !isStanding(message)) return [];
    const parsed = parseMessage(content);
    pretence = pretenceAfter(pretence, parsed.wishes, occurredAt);
    const taught = {
      conversation,
      hasTopic,
      userId,
      eventId,
      parsed,
      occurredAt,
      clock: offsetOf(zone ?? zoneFor(userId), occurredAt),
      isPretended: pretence !== null,
      before: conversation.userId === null ? [] : [...before],
    };
    const extraction = extractChanges(taught, now, ids);
    before.push(content);
    if (before.length > BEFORE_MAX) before.shift();
    const said = { eventId, userId, at: occurredAt, order };
    return [{ extraction, wishes: extraction.forget.map((terms) => ({ ...said, terms })) }];
  });
};

/** Wishes that stand in the record already, from after what comes in late: an export may begin with its newest page. */
export async function laterWishes(
  { db, ids }: Pick<SessionDeps, 'db' | 'ids'>,
  conversation: ConversationIdentity,
  statements: readonly Statement[],
  saidAt: (statement: Statement) => number,
  newestAt: number | undefined,
): Promise<Wish[]> {
  const from = Math.min(...statements.map(saidAt));
  if (newestAt === undefined || from > newestAt) return [];
  const withheld = await listWithheldSince(db, conversation.id, from);
  return withheld.flatMap(({ id: eventId, userId, content, occurredAt: at }) =>
    extractChanges(
      {
        ...{ conversation, hasTopic: false, userId, eventId, isPretended: false },
        ...{ parsed: parseMessage(content), occurredAt: at },
      },
      at,
      ids,
    ).forget.map((terms) => ({ eventId, userId, at, order: Number.POSITIVE_INFINITY, terms })),
  );
}
