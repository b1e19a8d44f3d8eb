/**
 * The newest conversations of a user beside one of theirs: what an orientation and a new conversation tell of them. Only
 * private ones of the same user are looked at, whoever asks: what was said in a group is told nowhere else.
 *
 * Unscoped: the private conversations of one user, for that user alone.
 */
import { type SQL, sql } from 'drizzle-orm';
import { TITLE_READ_MAX_CHARS } from '../../recall/title.ts';
import type { Database } from '../database.ts';
import { as, json, type RowOf, rowOf } from '../rows.ts';
import { conversations } from '../schema/conversations.ts';
import { firstMessagesIn, readFirstWords } from './first-words.ts';

/** Conversations of the user looked at, by when they were opened. */
const CONVERSATIONS_SCANNED = 50;

/** Events of one message and its answer. */
const EXCHANGE_EVENTS = 2;
const NEWEST = sql`c.last_active_at desc, c.id desc`;

/** Memories first said in a conversation that hold no longer, the newest ones; and what of their user is looked at for them. */
const OUTDATED_LOOKED_AT = 20;
const OVER_SCANNED = 200;

/** The beginning of a message. */
export interface FirstWords {
  readonly id: string;
  readonly content: string;
  /** It stated a value that another one, or none, has replaced by now. */
  readonly isOver: boolean;
}

/** One of the last messages of a user: which, its beginning, and when it was said, in milliseconds since 1970. */
export interface LastWords {
  readonly id: string;
  readonly content: string;
  readonly at: number;
}

/** Places from the end of a conversation in which they are looked for, how many, and how much of each is read. */
const LAST_PLACES = 8;
const LAST_WORDS_MAX = 4;
const LAST_WORDS_MAX_CHARS = 600;

/** Condition: a message `e` stated something that holds no longer, in whatever words it is kept. */
const saysWhatIsOver = sql`exists (select 1 from memory_observations o join memories m on m.id = o.memory_id
  where o.event_id = e.id and o.action in ('created', 'confirmed') and m.status = 'superseded'
    and not exists (select 1 from memories c where c.content_key = m.content_key and c.status = 'active'))`;

/** Another conversation of the user. */
const RECENT = rowOf(conversations, 'id', 'refCode', 'status', 'title').with({
  /** Moment of its last message: a conversation that was taken in from elsewhere was active later than that. */
  lastActiveAt: Number,
  /** Summary of all of it; null where nothing was summarised. */
  rollingSummary: as<string | null>(),
  /** Its latest snapshot, as stored; null without one. */
  snapshot: json<unknown>(),
  /** The newest summary that the snapshot tells of: what of it is erased takes this along. */
  chunkId: as<string | null>(),
  /** It is one message and its answer. */
  isOneExchange: Boolean,
  /** First words of its user, where no title or summary tells of it, or where there are no others. */
  firstWords: readFirstWords,
  /** Last messages of its user, the newest first; none that are far from its end. */
  lastWords: json<LastWords[]>(),
  /** First words that do not hold any more. */
  outdated: json<string[]>(),
});
export type RecentConversation = RowOf<typeof RECENT>;

/** Selection of recent conversations. */
export interface RecentAsked {
  readonly workspaceId: string;
  /** Their user; null for none. */
  readonly userId: string | null;
  /** The one that they are told in. */
  readonly besides: string;
  /** The only channel that is looked at; null for all. */
  readonly channelId: string | null;
  /** Further condition on a conversation `c`. */
  readonly which: SQL;
  /** Moment as of which they are told. */
  readonly asOf: SQL;
  /** Conversations at most, the newest; and how many of more than one exchange come in any case: a question asked in passing hides none. */
  readonly limit: number;
  readonly told?: number;
}

/** The statement that reads them, those that were active last first, for a batch. */
export const selectRecentConversations = (
  db: Database,
  { workspaceId, userId, besides, channelId, which, asOf, limit, told = 0 }: RecentAsked,
) =>
  db.select(RECENT.sql`with moment as materialized (select ${asOf} as at),
      over as materialized (select row_id, content, source_conversation_id from memories indexed by memories_over_of_user
        where workspace_id = ${workspaceId} and user_id = ${userId} and status = 'superseded' order by row_id desc limit ${OVER_SCANNED})
    select c.id, c.ref_code, c.status, c.title, c.last_seq <= ${EXCHANGE_EVENTS} as isOneExchange,
      coalesce((select e.occurred_at from events e where e.conversation_id = c.id and e.seq = c.last_seq), c.last_active_at) as lastActiveAt,
      iif(s.id is null, c.rolling_summary, s.content->>'$.summary') as rollingSummary, s.content as snapshot,
      (select k.id from chunks k where k.kind = 'summary' and k.conversation_id = c.id and k.start_seq <= s.seq
        order by k.start_seq desc limit 1) as chunkId,
      (select json_group_array(json_object('id', e.id, 'content', substr(e.content, 1, ${LAST_WORDS_MAX_CHARS}), 'at', e.occurred_at)) from (
        select * from events where conversation_id = c.id and seq > c.last_seq - ${LAST_PLACES} and role = 'user' and status = 'active'
          and withheld_at is null and not off_record order by seq desc limit ${LAST_WORDS_MAX}) as e) as lastWords,
      (select json_group_array(said.content) from (select content from over where source_conversation_id = c.id
        order by row_id desc limit ${OUTDATED_LOOKED_AT}) as said) as outdated,
      iif(c.title is null or s.id is null or c.last_seq <= ${EXCHANGE_EVENTS}, (select json_group_array(json_object('id', e.id, 'seq', e.seq, 'place', e.place,
          'content', substr(e.content, 1, ${TITLE_READ_MAX_CHARS}), 'isOver', ${saysWhatIsOver})) from events e where e.${firstMessagesIn(sql`c.id`)}), '[]') as firstWords
    from (select c.id, c.ref_code, c.status, c.title, c.last_active_at, c.last_seq, c.rolling_summary,
          row_number() over newest as place, row_number() over (partition by c.last_seq > ${EXCHANGE_EVENTS} order by ${NEWEST}) as place_alike
        from (select id from conversations where workspace_id = ${workspaceId} and user_id = ${userId}
          order by id desc limit ${CONVERSATIONS_SCANNED}) as own cross join conversations c on c.id = own.id
        where c.id <> ${besides} and c.channel_id = coalesce(${channelId}, c.channel_id)
          and c.started_at <= (select at from moment) and ${which}
        window newest as (order by ${NEWEST})) as c
      left join snapshots s on s.id = (select id from snapshots where conversation_id = c.id
        and created_at <= (select at from moment) order by seq desc limit 1)
    where c.place <= ${limit} or (c.last_seq > ${EXCHANGE_EVENTS} and c.place_alike <= ${told})
    order by ${NEWEST}`);

/**
 * The same for the recap of a conversation: those that its user had when it began and that remember; none where it recalls
 * nothing itself.
 */
export const selectEarlierConversations = (
  db: Database,
  { now, ...asked }: Omit<RecentAsked, 'which' | 'asOf'> & { readonly now: number },
) =>
  selectRecentConversations(db, {
    ...asked,
    which: sql`c.status <> 'archived' and c.memory = 'full' and c.last_seq > 0
      and (select memory from conversations where id = ${asked.besides}) <> 'off'`,
    asOf: sql`coalesce((select created_at from events where conversation_id = ${asked.besides} and seq = 1), ${now})`,
  });
