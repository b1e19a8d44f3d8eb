/** The reader's filter in SQL. Every read of memories or events for a reader carries one of these two predicates. */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, readableScopes, readableTranscripts } from '../../memory/scope.ts';

/** Later than any moment, for bounds that are not set. */
const FOR_EVER = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** Memories `m` that the reader may see and that hold at `now`. */
export const visibleMemories = (
  reader: Reader,
  now: number,
): SQL => sql`m.workspace_id = ${reader.workspaceId}
  and m.scope in (select value from json_each(${JSON.stringify(readableScopes(reader))}))
  and m.status = 'active'
  and ${now} >= coalesce(m.valid_from, ${now})
  and min(coalesce(m.valid_to, ${FOR_EVER}), coalesce(m.expires_at, ${FOR_EVER})) > ${now}`;

/** Events `e` that the reader may see. */
export const visibleEvents = (reader: Reader): SQL => sql`e.workspace_id = ${reader.workspaceId}
  and e.scope in (select value from json_each(${JSON.stringify(readableTranscripts(reader))}))
  and e.status = 'active'`;
