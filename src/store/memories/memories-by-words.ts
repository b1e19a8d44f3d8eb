/** A user's own memories that hold all of some words: the ones that a wish to forget can mean. */
import { sql } from 'drizzle-orm';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import type { Database } from '../database.ts';
import { scopedTokens } from '../search/terms.ts';
import { visibleMemories } from '../search/visibility.ts';
import type { MemoryRow } from './rows.ts';

/** A memory beside the number of the list of terms that it holds. */
export interface NamedRow extends MemoryRow {
  readonly asked: number;
}

/** Memories that one list of words finds; a list that many memories hold names none of them. */
const NAMED_MAX = 50;
/** Channels of one user that are looked through. */
const CHANNELS_MAX = 50;

/**
 * The statement that finds, for each list of index terms, the reader's own memories that hold them all: those that they may see
 * where they stand, and what is theirs in any channel, because a wish to forget is not about one of them.
 */
export const selectMemoriesNaming = (
  db: Database,
  reader: Reader,
  termLists: readonly (readonly string[])[],
  now: number,
) => {
  const scopes = readableScopes(reader);
  const asked = termLists.map((terms) => ({
    match: scopes
      .map((scope) => `(${scopedTokens([scope], terms).map(quotedToken).join(' AND ')})`)
      .join(' OR '),
    // Quoted like a token, but for the scope that is yet to come before it.
    rests: scopedTokens([''], terms).map((rest) => quotedToken(rest).slice(1)),
  }));
  const own = sql`workspace_id = ${reader.workspaceId} and user_id = ${reader.userId} and tier = 'channel' and visibility = 'private'`;
  const inChannels = sql`(select ' OR ' || group_concat('(' ||
      (select group_concat('"' || own.scope || rest.value, ' AND ') from json_each(asked.value->'$.rests') rest) || ')', ' OR ')
    from (select distinct scope from memories where ${own} limit ${CHANNELS_MAX}) own)`;
  return db.select<NamedRow>(sql`select m.*, asked.key as asked from json_each(${JSON.stringify(asked)}) as asked
    join memories m on m.row_id in (
      select found.rowid from memories_fts found cross join memories m on m.row_id = found.rowid
      where memories_fts match (asked.value->>'$.match' || coalesce(${inChannels}, ''))
        and m.user_id = ${reader.userId} and m.status = 'active'
        and (${visibleMemories(reader, { now, asOf: null })} or (m.tier = 'channel' and m.visibility = 'private' and m.workspace_id = ${reader.workspaceId}))
      limit ${NAMED_MAX})`);
};

/** A token of the index as an expression names it. */
export const quotedToken = (token: string): string => `"${token.replaceAll('"', '""')}"`;
