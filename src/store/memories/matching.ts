/** The filters of lists and searches in SQL: which memories `m` they let through. Who may see them is for `search/visibility.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import { type ListFilter, spellingsOf } from '../../memory/lists/memory-filter.ts';

/** Memories `m` that a prompt ever needed. */
export const WAS_USED = sql.raw('m.access_count > 0');

/** Memories `m` that a filter lets through. */
export function matching(filter: ListFilter): SQL {
  const equal: readonly (readonly [column: string, value: string | null | undefined])[] = [
    ['kind', filter.kind],
    ['category', filter.category],
    ['tier', filter.tier],
    ['visibility', filter.visibility],
    ['lifetime', filter.lifetime],
    ['source', filter.source],
    ['subject_id', filter.subjectId],
    ['topic_key', filter.topicKey],
    ['source_conversation_id', filter.sourceConversationId],
    ['user_id', filter.userId],
    ['channel_id', filter.channelId],
    ['conversation_id', filter.conversationId],
  ];
  const conditions = [
    ...equal.flatMap(([column, value]) => (value == null ? [] : [sql`m.${sql.raw(column)} = ${value}`])),
    ...between('created_at', filter.createdFrom, filter.createdTo),
    ...between('accessed_at', filter.usedFrom, filter.usedTo),
    ...(filter.usedFrom == null && filter.usedTo == null ? [] : [WAS_USED]),
    ...(filter.tag == null
      ? []
      : [sql`exists (select 1 from json_each(m.tags) as t where t.value = ${filter.tag})`]),
    ...spellingsOf(filter.text ?? '').map(hasOneOf),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const between = (column: string, from: number | null | undefined, to: number | null | undefined): SQL[] => [
  ...(from == null ? [] : [sql`m.${sql.raw(column)} >= ${from}`]),
  ...(to == null ? [] : [sql`m.${sql.raw(column)} < ${to}`]),
];

const hasOneOf = (spellings: readonly string[]): SQL =>
  sql`(${sql.join(
    spellings.map((spelling) => sql`instr(lower(m.content), ${spelling}) > 0`),
    sql` or `,
  )})`;
