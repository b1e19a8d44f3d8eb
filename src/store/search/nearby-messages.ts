/**
 * Reads the messages of a conversation around some moments, for a message that nothing else names.
 *
 * Unscoped: the messages of one conversation, to know an imported one again.
 */
import { sql } from 'drizzle-orm';
import type { ConversationEvent } from '../../memory/types.ts';
import type { Database } from '../database.ts';

/** A message that stands in the record, as far as it is told from others. */
export interface RecordedMessage
  extends Pick<ConversationEvent, 'role' | 'userId' | 'content' | 'occurredAt' | 'externalId'> {
  readonly dedupeKey: string;
  /** The moment is that at which it came to us: it was taken live, and nobody said when it was written. */
  readonly isStamped: boolean;
}

/** A span of time, both ends included. */
export type TimeSpan = readonly [from: number, to: number];

/** Messages that one import is compared with, and the characters that they hold together: as many as an import has. */
const SAID_MAX = 2_000;
const SAID_MAX_CHARS = 8 * 1024 * 1024;

interface SaidRow extends Omit<RecordedMessage, 'isStamped'> {
  readonly isStamped: number;
}

/** The statement that reads it, for a batch; each span is one of the index. */
export const selectNearby = (db: Database, conversationId: string, spans: readonly TimeSpan[]) =>
  db.select<SaidRow>(sql`select role, userId, content, occurredAt, externalId, dedupeKey, isStamped
    from (select *, sum(length(content)) over (rows unbounded preceding) as chars
      from (select e.role, e.user_id as userId, e.content, e.occurred_at as occurredAt, e.external_id as externalId,
          e.dedupe_key as dedupeKey, e.turn_id is not null and e.occurred_at = e.created_at as isStamped
        from json_each(${JSON.stringify(spans)}) as span
          cross join events as e indexed by events_by_time on e.conversation_id = ${conversationId}
            and e.occurred_at between span.value->>0 and span.value->>1
        limit ${SAID_MAX}))
    where chars <= ${SAID_MAX_CHARS}`);

/** The rows as they are compared. */
export const toRecordedMessages = (rows: readonly SaidRow[]): RecordedMessage[] =>
  rows.map(({ isStamped, ...row }) => ({ ...row, isStamped: isStamped === 1 }));
