/**
 * The first messages of users in conversations: what those are called by that nobody has named.
 *
 * Unscoped: how conversations begin that their reader may enter, by their ids.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Conversation } from '../../memory/types.ts';
import { TITLE_READ_MAX_CHARS, titleOf } from '../../recall/title.ts';
import type { Database } from '../database.ts';
import { type RowOf, rowOf } from '../rows.ts';
import { events } from '../schema/conversations.ts';
import { inRows, placeOf } from './events.ts';

/** Places of a conversation in which they are looked for, and how many messages there may be to choose from. */
const FIRST_PLACES = 8;
const FIRST_MESSAGES = 3;

const FIRST_WORDS = rowOf(events, 'conversationId', 'seq', 'place', 'content');
type FirstWordsRow = RowOf<typeof FIRST_WORDS>;

/**
 * Condition: an event is one of the first messages of its user in a conversation; one that is taken back, withheld or
 * off the record is none.
 */
export const firstMessagesIn = (conversation: SQL): SQL =>
  inRows(
    conversation,
    (place) => sql`${place} <= ${FIRST_PLACES} and role = 'user' and status = 'active'
      and withheld_at is null and not off_record`,
    'asc',
    FIRST_MESSAGES,
  );

/** The statement that reads the beginnings of the first messages of conversations, for a batch. */
export const selectFirstWords = (db: Database, ids: readonly string[]) =>
  db.select(FIRST_WORDS.sql`select e.conversation_id, e.seq, e.place, substr(e.content, 1, ${TITLE_READ_MAX_CHARS}) as content
    from json_each(${JSON.stringify(ids)}) as i cross join events e on e.${firstMessagesIn(sql`i.value`)}`);

/** The same of one conversation, as a statement of several gives them: JSON, in any order. */
export const readFirstWords = (
  json: string,
): { readonly id: string; readonly content: string; readonly isOver: boolean }[] =>
  (
    JSON.parse(json) as (Pick<FirstWordsRow, 'seq' | 'place' | 'content'> & {
      readonly id: string;
      readonly isOver: number;
    })[]
  )
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, FIRST_MESSAGES)
    .map(({ id, content, isOver }) => ({ id, content, isOver: isOver === 1 }));

/** The titles that these messages make, by conversation. */
export function titlesOf(rows: readonly FirstWordsRow[]): ReadonlyMap<string, string> {
  const said = new Map<string, string[]>();
  for (const { conversationId, content } of rows.toSorted((a, b) => placeOf(a) - placeOf(b)))
    said.set(conversationId, [...(said.get(conversationId) ?? []), content]);
  return new Map(
    [...said].flatMap(([id, texts]) => {
      const title = titleOf(texts.slice(0, FIRST_MESSAGES));
      return title === null ? [] : [[id, title] as const];
    }),
  );
}

/** The conversations with the titles that they are shown under: those that have none of their own, with their first words. */
export async function withTitles<T extends Pick<Conversation, 'id' | 'lastSeq' | 'title' | 'titleSource'>>(
  db: Database,
  conversations: readonly T[],
): Promise<T[]> {
  const untitled = conversations.filter(({ title = null, lastSeq }) => title === null && lastSeq > 0);
  if (untitled.length === 0) return [...conversations];
  const ids = untitled.map(({ id }) => id);
  const rows = await db.read('conversation.titles', selectFirstWords(db, ids));
  const made = titlesOf(rows);
  return conversations.map((conversation) => {
    const title = made.get(conversation.id);
    return title === undefined ? conversation : { ...conversation, title, titleSource: 'made' as const };
  });
}
