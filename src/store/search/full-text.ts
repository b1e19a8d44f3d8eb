/**
 * Full-text search inside SQL: MATCH expressions made from what the index itself says about a question's terms, so that no
 * round trip goes before the search, and its cost has a bound whatever the store holds.
 */
import { is, SQL, sql } from 'drizzle-orm';
import type { FrequencyRow, PartedTerms } from './common-words.ts';
import { SEPARATOR, termOfToken } from './terms.ts';

/** Documents that one search may score inside the index: some milliseconds of work. */
const SCORED_ROWS_MAX = 800;
/** Tokens of one MATCH expression. */
const MATCHED_TOKENS_MAX = 64;
/** Tokens looked up in one vocabulary: with many scopes, fewer terms of a long text. */
const LOOKED_UP_TOKENS_MAX = 512;
/** A MATCH expression without any token is a syntax error; this one is valid and finds nothing. */
const MATCH_NOTHING = '"·"';

/** A JSON array for `json_each`; an empty one where `unless` is true. */
export const jsonUnless = (values: readonly unknown[] | SQL, unless: SQL | null = null): SQL => {
  const json = is(values, SQL) ? values : sql`${JSON.stringify(values)}`;
  return unless === null ? json : sql`iif(${unless}, '[]', ${json})`;
};

/** The number of documents that hold each of the tokens that rows make; `json_each` has each word counted as a row, so each is read once. */
export const countsOf = (vocabulary: SQL, from: SQL, token: SQL): SQL =>
  sql`select v.term as token, v.doc as documents from ${from} cross join ${vocabulary} v on v.term = ${token}`;

/** The same of terms in one scope, beside those that are known; none where `unless` is true. */
export const countsIn = (
  vocabulary: SQL,
  scope: SQL,
  { asked, counted }: PartedTerms,
  unless: SQL | null,
): SQL => sql`${countsOf(vocabulary, sql`json_each(${jsonUnless(asked, unless)}) as t`, sql`${scope} || ${SEPARATOR} || t.value`)}
    union all select ${scope} || ${SEPARATOR} || (c.value->>0), c.value->>1 from json_each(${jsonUnless(counted, unless)}) as c`;

/** As many of the terms as are looked up in so many scopes. */
export const lookedUp = (scopes: readonly unknown[], terms: readonly string[]): readonly string[] =>
  terms.slice(0, Math.floor(LOOKED_UP_TOKENS_MAX / Math.max(1, scopes.length)));

/** Reads the `tokens` of what `tokensByRarity` made. */
export const toFrequencies = (tokens: string): FrequencyRow[] =>
  (JSON.parse(tokens) as [string, number][]).map(([token, documents]) => ({ token, documents }));

/** Documents that hold each term, added up over the scopes. */
export function documentFrequencies(rows: readonly FrequencyRow[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const { token, documents } of rows) {
    const term = termOfToken(token);
    frequency.set(term, (frequency.get(term) ?? 0) + documents);
  }
  return frequency;
}

/** Bounds of what is scored inside an index. */
export interface Scoring {
  /** Number of documents, null where it is not known: a small collection is searched for every word. */
  readonly size?: SQL;
  readonly scored?: number;
}

/**
 * A row that says of the tokens that documents hold, rarest first, which are looked for: `rare` those with which no more documents are scored
 * than may be, `common` the rarest where even that one has more; each as an expression of FTS5, null where there is none. `tokens` has all of
 * them with the number of their documents, a JSON list. Tokens are quoted: no text is syntax.
 */
export function tokensByRarity(
  counts: SQL,
  { size = sql`null`, scored = SCORED_ROWS_MAX }: Scoring = {},
): SQL {
  const small = sql`coalesce(${size} <= ${scored}, false)`;
  return sql`select
      group_concat(quoted, ' OR ') filter (where place <= ${MATCHED_TOKENS_MAX} and (running <= ${scored} or ${small})) as rare,
      max(quoted) filter (where place = 1 and running > ${scored} and not ${small}) as common,
      json_group_array(json_array(token, documents)) as tokens
    from (select token, documents, '"' || replace(token, '"', '""') || '"' as quoted,
        sum(documents) over rarest as running, count(*) over rarest as place
      from (${counts})
      window rarest as (order by documents, token rows unbounded preceding))`;
}

/** Extent of a search, by which is judged what it may have left unseen. */
export interface SearchExtent {
  /** Number of documents that hold each token of the question. */
  readonly frequencies: readonly FrequencyRow[];
  /** Matching rows that were found, and how many there could be. */
  readonly found: number;
  readonly rows: number;
  /** Rows of the index that were looked at for these, where that is another number. */
  readonly scanned?: number;
  /** As in `MatchBounds`; the size of the collection where it is known. */
  readonly scored?: number;
  readonly size?: number | null;
}

/**
 * Recognises a search that may not have found all documents with a token of the question: for rows that ran out, or
 * words too common.
 */
export function mayBeCut({
  frequencies,
  found,
  rows,
  scanned = rows,
  scored = SCORED_ROWS_MAX,
  size,
}: SearchExtent) {
  const counts = frequencies.map(({ documents }) => documents).sort((a, b) => a - b);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= found) return false;
  const isSmall = size != null && size <= scored;
  const isTooCommon = counts.length > MATCHED_TOKENS_MAX || (!isSmall && counts.length > 1 && all > scored);
  return found >= rows || (scanned > rows && all > scanned) || isTooCommon;
}

/** Range and bounds of cost of a search. */
export interface MatchBounds {
  /** Name of what `tokensByRarity` made. */
  readonly known: SQL;
  /** The conversation that is looked through, null for all. */
  readonly conversation: ConversationBounds | null;
  /** Rows at most. */
  readonly rows: number;
  /**
   * Rows of the table behind the index that count at all, looked at before the best are taken: what is rare among those that
   * match would not be among the best. Costs a row for each document scored.
   */
  readonly only?: RowsBehind | null;
  /** Nobody asks for the score of what is taken as the newest: FTS5 would walk through all that hold the word. */
  readonly newestUnscored?: boolean;
}

/** Rows of the table behind an index. */
interface RowsBehind {
  readonly table: SQL;
  readonly where: SQL;
}

/** A conversation in an index of many. */
export interface ConversationBounds {
  readonly id: SQL;
  /**
   * Condition: it is so large that its rows are told by the table. By the index FTS5 would walk through all of them to score one, since the
   * conversation is a word of the question to it: thirty milliseconds for a million.
   */
  readonly isLarge: SQL;
  readonly rows: RowsBehind;
}

/**
 * Rows of an index that hold any of the known tokens: the best of those with the rarer ones, and for a question whose every
 * word is common, the newest of those with the rarest word.
 */
export function matchedRows(
  index: SQL,
  { known, conversation, rows, only = null, newestUnscored = false }: MatchBounds,
): SQL {
  const taken = (matching: SQL, { table, where }: Partial<RowsBehind>, score: SQL, order: SQL) => {
    const from = table === undefined ? index : sql`${index} cross join ${table} on row_id = ${index}.rowid`;
    const counts = where === undefined ? sql`` : sql` and ${where}`;
    return sql`select rowid, score from (select ${index}.rowid as rowid, ${score} as score from ${from}
      where ${index} match ${matching}${counts} order by ${order} limit ${rows})`;
  };
  const match = (which: 'rare' | 'common', within = sql`''`, unless = sql`false`) =>
    sql`(select iif(${sql.raw(which)} is null or ${unless}, ${MATCH_NOTHING}, 'terms : (' || ${sql.raw(which)} || ')' || ${within}) from ${known})`;
  const best = (matching: SQL, behind: Partial<RowsBehind>) => taken(matching, behind, sql`rank`, sql`rank`);
  const newest = (matching: SQL) =>
    taken(matching, only ?? {}, newestUnscored ? sql`null` : sql`rank`, sql`${index}.rowid desc`);
  if (conversation === null)
    return sql`${best(match('rare'), only ?? {})} union all ${newest(match('common'))}`;
  const { id, isLarge, rows: ofIt } = conversation;
  const within = sql`' AND conversation : "' || replace(${id}, '"', '""') || '"'`;
  const rare =
    only === null
      ? sql`${best(match('rare', within, isLarge), {})} union all ${best(match('rare', sql`''`, sql`not ${isLarge}`), ofIt)}`
      : best(match('rare', sql`iif(${isLarge}, '', ${within})`), only);
  return sql`${rare} union all ${newest(match('common', within))}`;
}
