/**
 * Finds quoted messages and summaries in live blocks that their readers may not be shown any more. Those of other conversations
 * go, move and are taken back without a word to the one that quotes them, so each turn looks again.
 */
import { sql } from 'drizzle-orm';
import type { Reader } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { isWithinBounds, visibleChunks, visibleEvents } from './visibility.ts';

/** The statement that finds, of these messages and summaries, those that the reader would not be given now; null of none. */
export const selectUnreadableQuotes = (db: Database, reader: Reader, ids: readonly string[], now: number) => {
  if (ids.length === 0) return null;
  const moment = { now, asOf: null };
  return db.select<{ id: string }>(sql`select i.value as id from json_each(${JSON.stringify(ids)}) as i
    where not exists (select 1 from events e indexed by events_id where e.id = i.value
        and ${visibleEvents(reader, moment)} and ${isWithinBounds(reader, sql`e.conversation_id`)})
      and not exists (select 1 from chunks k indexed by chunks_id where k.id = i.value and ${visibleChunks(reader, moment)})`);
};
