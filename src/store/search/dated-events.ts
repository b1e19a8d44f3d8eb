/**
 * What was said in the times that a question names, and shortly after. However long these are, few rows are looked at: a
 * window of years costs no more than a day.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { RecallQuery, RecallRequest } from '../../recall/plan.ts';
import { jsonUnless } from './full-text.ts';

/** Events of the times that a question names, the likeliest times first. */
const DATED_MAX_ROWS = 50;
/** Looked at for them: some were taken back, and a channel is a part of what a user said. */
const DATED_LOOKED_AT = 60;
const DATED_LOOKED_AT_FOR_PART = 200;
/** People speak of a day some days later; what was said then is looked at too. */
const DATED_AFTERMATH_MS = 7 * 24 * 60 * 60 * 1000;

/** Where dated events are looked for. */
export interface DatedBounds {
  /** The conversation, null for all of the scope. */
  readonly conversationId: SQL | null;
  readonly scope: SQL;
  /** Whether an event `e` counts. */
  readonly visible: SQL;
  /** Whether much of what lies in the times may not count. */
  readonly isPart: boolean;
}

/**
 * Rows of the conversation, or of all of a scope, of which `visible` lets through those that count. They are taken as the
 * index has them, the earliest of the first window first: sorting would read all of them.
 */
export function datedRows(
  { windows }: RecallQuery,
  { sources, asOf }: RecallRequest,
  { conversationId, scope, visible, isPart }: DatedBounds,
  unless: SQL | null,
): SQL {
  if (windows.length === 0 || !sources.includes('events')) return sql`select null as row_id where false`;
  const within =
    conversationId === null
      ? sql`indexed by events_by_scope_time on e.scope = ${scope}`
      : sql`indexed by events_by_time on e.conversation_id = ${conversationId}`;
  const spans = windows.map(({ from, to }) => [
    from,
    Math.min(to + DATED_AFTERMATH_MS, asOf === null ? Number.MAX_SAFE_INTEGER : asOf + 1),
  ]);
  return sql`select row_id from (select e.row_id from (
      select e.row_id from json_each(${jsonUnless(spans, unless)}) as t cross join events e ${within}
        and e.occurred_at >= t.value ->> 0 and e.occurred_at < t.value ->> 1
      limit ${isPart ? DATED_LOOKED_AT_FOR_PART : DATED_LOOKED_AT}) as dated
    cross join events e on e.row_id = dated.row_id where ${visible} limit ${DATED_MAX_ROWS})`;
}
