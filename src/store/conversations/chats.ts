/**
 * The conversations of a chat of a platform, by the ids of chats: whichever channel they stand in, archived ones too.
 *
 * Unscoped: where a message of one chat stands and what it says, by the ids of its workspace, chat and user; what it says is shown to
 * that chat alone.
 */
import { sql } from 'drizzle-orm';
import type { ChatSpan } from '../../memory/conversations/chat-series.ts';
import type { Database } from '../database.ts';
import { as, type RowOf, rowOf } from '../rows.ts';
import { events } from '../schema/conversations.ts';
import { webhookDeliveries } from '../schema/webhooks.ts';
import { isVersion, VERSION, VERSIONS_MAX } from './events.ts';

/** Owner of the conversations that are looked at. */
export interface ChatOwner {
  readonly workspaceId: string;
  /** Null for those that a group shares; undefined when it is not known who speaks in a direct chat. */
  readonly userId: string | null | undefined;
}

/**
 * A version of a message, and where it stands: whether that is archived, whether it says what is asked about, and what it says if nothing is
 * derived from it: it taught what its user had forgotten since, or is a wish to forget.
 */
const STANDING = VERSION.with({
  conversationId: as<string>(),
  isArchived: Boolean,
  isSame: Boolean,
  withheld: as<string | null>(),
});
export type StandingVersion = RowOf<typeof STANDING>;

/** Conversations that are looked through for one message at most: those of the first span first, the newest thread before others. */
const LOOKED_THROUGH_MAX = 2_000;

/** The versions of a message in the conversations whose chat ids lie in these spans, both ends included; for a batch. */
export const selectStandingVersions = (
  db: Database,
  owner: ChatOwner,
  spans: readonly ChatSpan[],
  { messageId, text }: { readonly messageId: string; readonly text: string | null },
) =>
  // The order of the joins is the order of the look-ups: each is a span of an index.
  db.select(STANDING.sql`select ${VERSION.of('e')}, e.external_id as externalId, e.conversation_id as conversationId,
      c.status = 'archived' as isArchived,
      e.content is ${text} as isSame,
      iif(e.withheld_at is null, null, e.content) as withheld
    from ${chatsIn(owner, spans)} as c
    cross join events as e indexed by events_dedupe
    where e.conversation_id = c.id and ${isVersion(messageId)}
    order by c.id, seq limit ${VERSIONS_MAX}`);

/** A message that another one quotes. */
const QUOTED = rowOf(events, 'content', 'userId', 'name', 'role');
export type QuotedMessage = RowOf<typeof QUOTED>;

/**
 * Selects the text of a message as it stands, in the conversations whose chat ids lie in these spans; for a batch. A
 * message that is to be forgotten is left out.
 */
export const selectQuoted = (db: Database, owner: ChatOwner, spans: readonly ChatSpan[], messageId: string) =>
  db.select(QUOTED.sql`select ${QUOTED.of('e')} from ${chatsIn(owner, spans)} as c
    cross join events as e indexed by events_dedupe
    where e.conversation_id = c.id and ${isVersion(messageId)} and e.status = 'active' and e.withheld_at is null
    order by e.occurred_at desc limit 1`);

/** The turn whose reply was posted as a message of a chat, by the digest of its id; for a batch. Of the last days: rows of older replies are gone. */
export const selectPosted = (db: Database, owner: ChatOwner, spans: readonly ChatSpan[], posted: string) =>
  db.select(POSTED.sql`select ${POSTED.of('d')} from ${chatsIn(owner, spans)} as c
    cross join webhook_deliveries as d indexed by webhook_deliveries_by_conversation on d.conversation_id = c.id
    where d.direction = 'out' and instr(d.posted, ${posted}) > 0 limit 1`);

const POSTED = rowOf(webhookDeliveries, 'conversationId', 'turnId');

/** Selects whether anything else was said by then in the conversation of a chat that is not archived; for a batch. */
export const selectSaidBefore = (
  db: Database,
  owner: ChatOwner,
  spans: readonly ChatSpan[],
  { messageId, at }: { readonly messageId: string; readonly at: number },
) =>
  db.values<number>(sql`select 1 from ${chatsIn(owner, spans)} as c
    cross join events as e on e.conversation_id = c.id
    where c.status <> 'archived' and e.status = 'active' and e.occurred_at <= ${at} and not (${isVersion(messageId)}) limit 1`);

/** The highest number that the conversations of a chat have behind `prefix`, in each channel that has one; for a batch. */
export const selectLastOfChat = (db: Database, owner: ChatOwner, prefix: string, [first, last]: ChatSpan) =>
  db.select<{ readonly channelId: string; readonly n: number }>(sql`select channel_id as channelId,
      max(cast(substr(chat_id, length(${prefix}) + 1) as integer)) as n
    from conversations as found indexed by conversations_by_chat
    where workspace_id = ${owner.workspaceId} and chat_id between ${first} and ${last} and ${isOf(owner)}
    group by channel_id`);

const chatsIn = (owner: ChatOwner, spans: readonly ChatSpan[]) =>
  sql`(select found.id, found.status from json_each(${JSON.stringify(spans)}) as span
      cross join conversations as found indexed by conversations_by_chat
      where found.workspace_id = ${owner.workspaceId}
        and found.chat_id between span.value->>0 and span.value->>1 and ${isOf(owner)}
      order by span.key, found.chat_id desc limit ${LOOKED_THROUGH_MAX})`;

const isOf = ({ userId }: ChatOwner) => (userId === undefined ? sql`true` : sql`found.user_id is ${userId}`);
