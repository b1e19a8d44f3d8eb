/**
 * Memories that are looked at whatever words a message has: standing ones, the newest, and those of a time that is asked for.
 * Each part reads a bounded number of rows of each scope of the reader.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { TimeWindow } from '../../language/dates/dates.ts';
import type { Days } from '../../language/dates/happening.ts';
import { firstIdAt } from '../../lib/ids.ts';
import type { MemoryFilter } from '../../memory/lists/memory-filter.ts';
import { type Reader, readableScopes } from '../../memory/scope.ts';
import { HAPPENING_KINDS, type MemoryKind, STANDING_KINDS } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import { matching } from '../memories/matching.ts';
import { listed } from '../rows.ts';
import { IN_PROMPT_INDEX } from '../schema/memories.ts';
import { jsonUnless } from './full-text.ts';

/** Standing memories of each kind looked at in a scope, the most important first; and those of them handed on. */
const PINNED_SCANNED = 20;
const PINNED_ROWS = 10;
/** Of these, places that one kind cannot take from the other: a hundred tastes leave room for an order, and the reverse. */
const PINNED_ROWS_OF_KIND = 5;
/** Of each scope, and the rows looked at for them. */
const RECENT_ROWS = 4;
const RECENT_SCANNED = 12;
/** Of the times that a question asks for; and the rows looked at in each scope: the newest, and those made in such a time. */
const DATED_ROWS = 12;
const DATED_SCANNED = 60;
/** Of what is known of a user who asks for that, and the rows looked at for it in each scope. */
const KNOWN_ROWS = 30;
const KNOWN_SCANNED = 120;
/** The most important first, then those last needed: to be shown is to be needed. */
const BY_IMPORTANCE = sql.raw('m.importance desc, m.accessed_at desc, m.id');

/**
 * Standing memories of each kind in each scope, the most important ones first: as many of a kind as may be handed on. `chooseStanding`
 * chooses among them, since in SQL a window would count each of those looked at three times.
 */
export const standing = (reader: Reader, visible: SQL, unless: SQL | null): SQL =>
  sql.join(
    STANDING_KINDS.map(
      (kind) => sql`select * from (select m.*, 'pinned' as found_by, null as terms
        from ${inEachScope(reader, unless)} cross join memories m not indexed on m.row_id in (
          select row_id from memories indexed by memories_pinned
          where scope = s.value and kind = ${kind} and ${IN_PROMPT_INDEX.pinned}
          order by importance desc, row_id desc limit ${PINNED_SCANNED})
        where ${visible} order by ${BY_IMPORTANCE} limit ${PINNED_ROWS})`,
    ),
    sql` union all `,
  );

/** Those of them that are handed on, the most important first. */
export function chooseStanding(found: readonly MemoryCandidate[]): MemoryCandidate[] {
  const inOrder = found.toSorted(byImportance);
  const first = new Set(
    [...Map.groupBy(inOrder, ({ memory }) => memory.kind).values()].flatMap((ofKind) =>
      ofKind.slice(0, PINNED_ROWS_OF_KIND),
    ),
  );
  const [own, others] = [true, false].map((isFirst) => inOrder.filter((one) => first.has(one) === isFirst));
  const chosen = [...(own ?? []), ...(others ?? [])].slice(0, PINNED_ROWS);
  return chosen.sort(byImportance);
}

const byImportance = ({ memory: a }: MemoryCandidate, { memory: b }: MemoryCandidate): number =>
  b.importance - a.importance || b.accessedAt - a.accessedAt || (a.id < b.id ? -1 : 1);

/** The newest memories of each scope. */
export const newest = (
  reader: Reader,
  visible: SQL,
  unless: SQL | null,
): SQL => sql`select m.*, 'recent' as found_by, null as terms
  from ${inEachScope(reader, unless)} cross join memories m not indexed on m.row_id in (
    select row_id from memories indexed by memories_by_scope_id where scope = s.value
    order by id desc limit ${RECENT_SCANNED})
  where ${visible} order by m.id desc limit ${RECENT_ROWS}`;

/** Times that are asked for, and how the days of those that a memory may tell of are written. */
export interface AskedTimes {
  readonly windows: readonly TimeWindow[];
  readonly days: readonly Days[];
  readonly written: readonly string[];
}

/**
 * Memories of what happens in some times, the earliest first; those that began in them, or whose words may tell of days in them: of those made in them, and of the newest, which
 * may tell of any time. Words that are merely written like such a day are let through; whoever reads them finds out.
 */
export function ofTimes(
  { windows, days, written }: AskedTimes,
  reader: Reader,
  visible: SQL,
  unless: SQL | null,
): SQL {
  const times = JSON.stringify(
    windows.map(({ from, to }) => [from, to, firstIdAt('mem', from), firstIdAt('mem', to)]),
  );
  const began = sql`coalesce(m.valid_from, m.created_at)`;
  const tells = sql`exists (select 1 from json_each(${JSON.stringify(written)}) as d where instr(m.content, d.value) > 0)`;
  const asked = JSON.stringify(days.map(({ first, last }) => [first, last]));
  const happens = sql`exists (select 1 from json_each(${asked}) as h
    where m.happens_to >= h.value ->> 0 and m.happens_from <= h.value ->> 1)`;
  return sql`select m.*, 'dated' as found_by, null as terms
    from ${inEachScope(reader, unless)} cross join memories m not indexed on m.row_id in (
      select row_id from (select row_id from memories indexed by memories_by_scope_id where scope = s.value
        order by id desc limit ${DATED_SCANNED})
      union select row_id from (select d.row_id from json_each(${times}) as t
        cross join memories d indexed by memories_by_scope_id on d.scope = s.value
          and d.id >= t.value ->> 2 and d.id < t.value ->> 3 limit ${DATED_SCANNED})
      union select row_id from (select d.row_id from json_each(${asked}) as h
        cross join memories d indexed by memories_by_happening on d.scope = s.value and d.happens_to is not null
          and d.happens_to >= h.value ->> 0 and d.happens_from <= h.value ->> 1
        order by d.happens_to limit ${DATED_SCANNED}))
    where ${visible} and (${happens} or ${tells} or exists (select 1 from json_each(${times}) as t
      where ${began} >= t.value ->> 0 and ${began} < t.value ->> 1))
    order by ${happens} desc, iif(${happens}, m.happens_from, null), ${tells} desc, (${wantedBy({ kinds: HAPPENING_KINDS })}) desc, m.importance desc, ${began} desc limit ${DATED_ROWS}`;
}

/** Memories of the user who asks, the most important first: of the newest of each scope. */
export const ofUser = (
  { userId, ...reader }: Reader,
  visible: SQL,
  unless: SQL | null,
): SQL => sql`select m.*, 'known' as found_by, null as terms
  from ${inEachScope({ ...reader, userId }, unless)} cross join memories m not indexed on m.row_id in (
    select row_id from memories indexed by memories_by_scope_id where scope = s.value
      order by id desc limit ${KNOWN_SCANNED})
  where ${visible} and m.user_id = ${userId} and m.subject_id is null order by m.importance desc, m.id desc limit ${KNOWN_ROWS}`;

/**
 * Join over the reader's scopes. What is joined to it is looked up by row number (`not indexed`): by scope, all
 * memories of the reader would be read.
 */
const inEachScope = (reader: Reader, unless: SQL | null): SQL =>
  sql`json_each(${jsonUnless(readableScopes(reader), unless)}) as s`;

/** Parts of a request that say which memories may answer it. */
export interface Wanted {
  readonly kinds?: readonly MemoryKind[] | null;
  readonly filter?: MemoryFilter | null;
}

/** Memories `m` that a request wants. */
export const wantedBy = ({ kinds, filter }: Wanted): SQL =>
  sql.join(
    [
      ...(kinds == null ? [] : [sql`m.kind in ${listed(kinds)}`]),
      ...(filter == null ? [] : [matching(filter)]),
      sql`true`,
    ],
    sql` and `,
  );
