/**
 * Context of a memory: the values of its topic, the messages that taught it with what was said around them, and the
 * conversations whose live histories show it.
 *
 * Unscoped: of a memory that its reader may see, for keys, which enter all conversations.
 */
import type { Memory } from '../../memory/types.ts';
import type { Database } from '../database.ts';
import { as, type RowOf, rowOf, selection } from '../rows.ts';
import { events } from '../schema/conversations.ts';
import { memories, memoryInjections } from '../schema/memories.ts';

/** Values of a topic, messages that taught, and conversations that are told, the newest of each. */
const VERSIONS_MAX = 100;
const EVIDENCE_MAX = 5;
const SHOWN_MAX = 50;
/** Messages before and after one that taught. */
const AROUND = 2;

const VERSION = rowOf(memories, 'id', 'content', 'status', 'validFrom', 'validTo');
const MESSAGE = selection({
  event: rowOf(events, 'id', 'conversationId', 'seq', 'role', 'userId', 'name', 'content', 'occurredAt'),
}).with({ taughtBy: as<string>() });
const SHOWN = rowOf(memoryInjections, 'conversationId', 'createdAt');

export interface MemoryContext {
  readonly timeline: readonly RowOf<typeof VERSION>[];
  /** By the message that taught it, that message among those around it. */
  readonly evidence: readonly {
    readonly eventId: string;
    readonly messages: readonly RowOf<typeof MESSAGE>['event'][];
  }[];
  readonly shownIn: readonly RowOf<typeof SHOWN>[];
}

/** Reads the evidence behind a memory, and its links. */
export async function getMemoryContext(
  db: Database,
  { id, workspaceId }: Pick<Memory, 'id' | 'workspaceId'>,
): Promise<MemoryContext> {
  const [timeline, messages, shownIn] = await db.batch('memory.context', [
    db.select(VERSION.sql`select ${VERSION.of('v')} from memories m cross join memories v indexed by memories_by_topic
        on v.topic_slot = m.topic_slot and v.topic_slot is not null
      where m.id = ${id} and v.status in ('active', 'superseded') order by v.valid_from desc limit ${VERSIONS_MAX}`),
    db.select(MESSAGE.sql`select o.event_id as taughtBy, ${MESSAGE.of('e')} from (
        select event_id, max(observed_at) as at from memory_observations where memory_id = ${id} and event_id is not null
        group by event_id order by at desc limit ${EVIDENCE_MAX}) as o
      cross join events t on t.id = o.event_id and t.workspace_id = ${workspaceId}
      cross join events e on e.conversation_id = t.conversation_id and e.seq between t.seq - ${AROUND} and t.seq + ${AROUND}
      where e.status = 'active' order by o.at desc, o.event_id, e.seq`),
    db.select(SHOWN.sql`select ${SHOWN.of()} from memory_injections where memory_id = ${id}
      order by created_at desc limit ${SHOWN_MAX}`),
  ]);
  const evidence = [...Map.groupBy(messages, ({ taughtBy }) => taughtBy)].map(([eventId, rows]) => ({
    eventId,
    messages: rows.map(({ event }) => event),
  }));
  return { timeline: timeline.toReversed(), evidence, shownIn };
}
