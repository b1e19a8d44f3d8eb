/**
 * Full-text search inside SQL: MATCH expressions made from what the index itself says about a question's terms, so that no
 * round trip goes before the search, and its cost has a bound whatever the store holds.
 */
import { is, SQL, sql } from 'drizzle-orm';
import { SEPARATOR, termOfToken } from './terms.ts';

/** Documents that one search may score inside the index: some milliseconds of work. */
const SCORED_ROWS_MAX = 800;
/** Tokens of one MATCH expression. */
const MATCHED_TOKENS_MAX = 64;
/** Tokens looked up in one vocabulary: with many scopes, fewer terms of a long text. */
const LOOKED_UP_TOKENS_MAX = 512;
/** A MATCH expression without any token is a syntax error; this one is valid and finds nothing. */
const MATCH_NOTHING = '"·"';

/** Query tokens and the vocabulary that knows how many documents hold each. */
export interface TermLookup {
  readonly vocabulary: SQL;
  /** A list, or a JSON array that the statement makes. */
  readonly tokens: readonly string[] | SQL;
  /** Prefix of each token, where the statement itself finds out the scope. */
  readonly scope?: SQL;
  /** Condition under which no token is looked up, and so nothing is found. */
  readonly unless?: SQL | null;
}

/** A JSON array for `json_each`; an empty one where `unless` is true. */
export const jsonUnless = (values: readonly unknown[] | SQL, unless: SQL | null = null): SQL => {
  const json = is(values, SQL) ? values : sql`${JSON.stringify(values)}`;
  return unless === null ? json : sql`iif(${unless}, '[]', ${json})`;
};

/** The tokens of terms in every one of the scopes, a JSON array that the statement makes: each is sent once. */
export const tokensOf = (scopes: readonly string[], terms: readonly string[]): SQL =>
  sql`(select json_group_array(s.value || ${SEPARATOR} || t.value)
    from json_each(${JSON.stringify(scopes)}) as s cross join json_each(${JSON.stringify(lookedUp(scopes, terms))}) as t)`;

/** As many of the terms as are looked up in so many scopes. */
export const lookedUp = (scopes: readonly unknown[], terms: readonly string[]): readonly string[] =>
  terms.slice(0, Math.floor(LOOKED_UP_TOKENS_MAX / Math.max(1, scopes.length)));

export interface FrequencyRow {
  readonly token: string;
  readonly documents: number;
}

/** Number of documents that hold each token; tokens that none holds are left out. */
export const frequencies = ({
  vocabulary,
  tokens,
  scope,
  unless = null,
}: TermLookup): SQL => sql`select v.term as token, v.doc as documents
  from json_each(${jsonUnless(tokens, unless)}) as t
  join ${vocabulary} v on v.term = ${scope === undefined ? sql`t.value` : sql`${scope} || t.value`}`;

/** Documents that hold each term, added up over the scopes. */
export function documentFrequencies(rows: readonly FrequencyRow[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const { token, documents } of rows) {
    const term = termOfToken(token);
    frequency.set(term, (frequency.get(term) ?? 0) + documents);
  }
  return frequency;
}

/** The known tokens, rarest first: how many documents hold each, and how many hold it or a rarer one. */
export const tokensByRarity = (
  lookup: TermLookup,
): SQL => sql`select token, documents, sum(documents) over rarest as running, row_number() over rarest as place
  from (${frequencies(lookup)}) window rarest as (order by documents, token)`;

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
  /** Number of documents, null where it is not known: a small collection is searched for every word. */
  readonly size: SQL;
  /** The conversation that is looked through, null for all. */
  readonly conversationId: SQL | null;
  /** Rows at most. */
  readonly rows: number;
  /** Documents that may be scored inside the index. */
  readonly scored?: number;
  /**
   * Rows of the table behind the index that count at all, looked at before the best are taken: what is rare among those that
   * match would not be among the best. Costs a row for each document scored.
   */
  readonly only?: { readonly table: SQL; readonly where: SQL } | null;
}

/**
 * Rows of an index that hold any of the known tokens: the best of those with the rarer ones, and for a question whose every
 * word is common, the newest of those with the rarest word.
 */
export const matchedRows = (
  index: SQL,
  { known, size, conversationId, rows, scored = SCORED_ROWS_MAX, only = null }: MatchBounds,
): SQL => {
  const small = sql`coalesce(${size} <= ${scored}, false)`;
  const match = (which: SQL) => matchExpression(known, which, conversationId);
  const rare = match(sql`place <= ${MATCHED_TOKENS_MAX} and (running <= ${scored} or ${small})`);
  const common = match(sql`place = 1 and running > ${scored} and not ${small}`);
  const from = only === null ? index : sql`${index} cross join ${only.table} on row_id = ${index}.rowid`;
  const counts = only === null ? sql`` : sql` and ${only.where}`;
  const best = (matching: SQL, order: SQL) =>
    sql`select rowid, score from (select ${index}.rowid as rowid, rank as score from ${from}
      where ${index} match ${matching}${counts} order by ${order} limit ${rows})`;
  return sql`${best(rare, sql`rank`)} union all ${best(common, sql`${index}.rowid desc`)}`;
};

/** The known tokens that `which` picks, rarest first, as a MATCH expression. Tokens are quoted: no text is syntax. */
const matchExpression = (known: SQL, which: SQL, conversationId: SQL | null): SQL => {
  const within =
    conversationId === null
      ? sql`''`
      : sql`' AND conversation : "' || replace(${conversationId}, '"', '""') || '"'`;
  return sql`(select coalesce('terms : (' || group_concat('"' || replace(token, '"', '""') || '"', ' OR ') || ')' || ${within}, ${MATCH_NOTHING})
    from ${known} where ${which})`;
};
