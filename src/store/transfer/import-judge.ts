/**
 * Judges whether a record may be put in: what it names must be there, and what was erased or forgotten does not come back with
 * it. Of a summary that holds for all that it tells of: one that somebody took back since is not put in again.
 *
 * Unscoped: looks at a conversation's record for a summary of it, shows nothing.
 */
import { sql } from 'drizzle-orm';
import type { FieldError } from '../../memory/errors.ts';
import {
  buriedUntil,
  conversationName,
  createMessageJudge,
  isBuried,
  NEVER,
  userName,
  valueBuriedUntil,
} from '../../memory/lifetime/tombstones.ts';
import {
  type Arriving,
  type ImportPlace,
  messageOf,
  ownerOf,
  recordNames,
  type Surroundings,
  valueIn,
} from './import-surroundings.ts';
import type { Fields, RecordType } from './records.ts';

/** Reason for which a record is not put in: a field of it, or that it was erased or forgotten here. */
export type ImportRefusal = FieldError | 'erased';

const ABSENT = 'is not in this workspace, and not before it in what is imported';

/** References of each kind of record that have to be there; null refers to nothing. */
const NAMED: Readonly<
  Partial<Record<RecordType, readonly (readonly [key: string, field: string, of: keyof Surroundings])[]>>
> = {
  conversation: [['channelId', 'channel_id', 'channels']],
  alias: [['conversationId', 'conversation_id', 'conversations']],
  event: [['conversationId', 'conversation_id', 'conversations']],
  membership: [['conversationId', 'conversation_id', 'conversations']],
  scratchpad: [['conversationId', 'conversation_id', 'conversations']],
  summary: [['conversationId', 'conversation_id', 'conversations']],
  compaction: [['conversationId', 'conversation_id', 'conversations']],
  snapshot: [['conversationId', 'conversation_id', 'conversations']],
  memory: [
    ['channelId', 'channel_id', 'channels'],
    ['conversationId', 'conversation_id', 'conversations'],
  ],
  observation: [
    ['memoryId', 'memory_id', 'memories'],
    ['eventId', 'event_id', 'events'],
  ],
  document: [['channelId', 'channel_id', 'channels']],
  persona: [['conversationId', 'conversation_id', 'conversations']],
  persona_revision: [['personaId', 'layer', 'layers']],
  persona_candidate: [['personaId', 'layer', 'layers']],
  persona_evidence: [
    ['personaId', 'layer', 'layers'],
    ['candidateId', 'candidate_id', 'candidates'],
  ],
};

/** Records of what was said of a layer: of what somebody took out of it since, nobody knows any more which it was. */
const SAID_OF_LAYERS: ReadonlySet<RecordType> = new Set(['persona_candidate', 'persona_evidence']);

/** Moment at which the content of a record was said. */
function saidAt(type: RecordType, row: Fields): number {
  const at = { conversation: row.startedAt, event: row.occurredAt, membership: row.joinedAt }[type as string];
  return Number(at ?? row.createdAt);
}

/** The judge of the records of one kind. */
export function createJudge(
  { workspaceId, hider }: ImportPlace,
  type: RecordType,
  around: Surroundings,
): (arriving: Arriving) => ImportRefusal | null {
  const { buried } = around;
  const wasSaidAndErased = createMessageJudge(hider, workspaceId, buried);
  return (arriving) => {
    const { row } = arriving;
    for (const [key, field, of] of NAMED[type] ?? []) {
      const named = row[key];
      const there = around[of] as { has(id: unknown): boolean };
      if (named !== null && !there.has(named)) return { field, message: ABSENT };
    }
    const at = saidAt(type, row);
    const owner = ownerOf(row, around);
    if (owner !== null && at <= buriedUntil(buried, hider.hidden(userName(workspaceId, owner))))
      return 'erased';
    if (recordNames(workspaceId, arriving).some((name) => isBuried(buried, hider.hidden(name))))
      return 'erased';
    if (type === 'conversation' && at <= conversationErasedUntil({ workspaceId, hider }, row, around))
      return 'erased';
    if (type === 'event' && wasSaidAndErased(messageOf(row, around))) return 'erased';
    if (type === 'event' && !isOfConversation(row, around))
      return { field: 'user_id', message: 'is not the user of this conversation' };
    if (SAID_OF_LAYERS.has(type) && at <= (around.unlearnt.get(String(row.personaId)) ?? NEVER))
      return 'erased';
    if (type === 'memory' && at <= valueBuriedUntil(hider, buried, valueIn(row, workspaceId)))
      return 'erased';
    return null;
  };
}

/** Moment up to which the conversation that had this identity before was erased; `NEVER` if none was. */
export const conversationErasedUntil = (
  { workspaceId, hider }: Pick<ImportPlace, 'workspaceId' | 'hider'>,
  row: Fields,
  { buried }: Pick<Surroundings, 'buried'>,
): number => buriedUntil(buried, hider.hidden(conversationName(workspaceId, String(row.sessionKey))));

/** Checks that the speaker of a message may speak there: in a private conversation its user alone. */
function isOfConversation(row: Fields, around: Surroundings): boolean {
  const owner = around.conversations.get(String(row.conversationId))?.userId ?? null;
  return owner === null || row.userId === null || row.userId === owner;
}

const RANGES: Readonly<Partial<Record<RecordType, readonly [start: string, end: string]>>> = {
  summary: ['startSeq', 'endSeq'],
  compaction: ['startSeq', 'endSeq'],
  snapshot: ['', 'seq'],
};

/**
 * Of derived records, those that still tell what may be told: the conversation is summed up that far, no other summary covers the same
 * messages, none of them was withheld since; and of a group all of them are there, because a member's may have been erased.
 */
export async function tellStill(
  { db, workspaceId }: ImportPlace,
  type: RecordType,
  rows: readonly Arriving[],
): Promise<(arriving: Arriving) => boolean> {
  const range = RANGES[type];
  if (range === undefined) return () => true;
  const asked = rows.map(({ row, line }) => ({
    line,
    conversation: row.conversationId,
    start: range[0] === '' ? 1 : row[range[0]],
    end: row[range[1]],
    at: row.createdAt,
  }));
  const inRange = sql`e.conversation_id = c.id and e.seq between j.value->>'$.start' and j.value->>'$.end'`;
  const covers = sql`and not exists (select 1 from chunks k where k.kind = 'summary' and k.conversation_id = c.id
    and k.start_seq <= j.value->>'$.end' and k.end_seq >= j.value->>'$.start')`;
  const good = await db
    .step('import.derived')
    .values<number>(sql`select j.value->>'$.line' from json_each(${JSON.stringify(asked)}) as j
    join conversations c on c.id = j.value->>'$.conversation'
    where c.workspace_id = ${workspaceId} and j.value->>'$.end' <= c.summarised_seq ${type === 'summary' ? covers : sql``}
      and not exists (select 1 from events e where ${inRange} and e.withheld_at > j.value->>'$.at')
      and (c.user_id is not null or (select count(*) from events e where ${inRange})
        = j.value->>'$.end' - j.value->>'$.start' + 1)`);
  const lines = new Set(good);
  return ({ line }) => lines.has(line);
}
