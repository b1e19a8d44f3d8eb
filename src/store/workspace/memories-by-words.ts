/** A user's own memories that hold all of some words: the ones that a wish to forget can mean. */
import { sql } from 'drizzle-orm';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { scopedTokens } from '../terms.ts';
import type { MemoryRow } from './memory-rows.ts';
import { visibleMemories } from './visibility.ts';

/** A memory beside the number of the list of terms that it holds. */
export interface NamedRow extends MemoryRow {
  readonly asked: number;
}

/** Memories that one list of words finds; a list that many memories hold names none of them. */
const NAMED_MAX = 50;

/** The statement that finds, for each list of index terms, the reader's own memories that hold them all. */
export const selectMemoriesNaming = (
  db: Database,
  reader: Reader,
  termLists: readonly (readonly string[])[],
  now: number,
) => {
  const scopes = readableScopes(reader);
  const expressions = termLists.map((terms) =>
    scopes.map((scope) => `(${scopedTokens([scope], terms).map(quotedToken).join(' AND ')})`).join(' OR '),
  );
  return db.select<NamedRow>(sql`select m.*, asked.key as asked from json_each(${JSON.stringify(expressions)}) as asked
    join memories m on m.row_id in (
      select found.rowid from memories_fts found cross join memories m on m.row_id = found.rowid
      where memories_fts match asked.value and m.user_id = ${reader.userId} and m.status = 'active'
        and ${visibleMemories(reader, { now, asOf: null })}
      limit ${NAMED_MAX})`);
};

/** A token of the index as an expression names it. */
export const quotedToken = (token: string): string => `"${token.replaceAll('"', '""')}"`;
