/**
 * Reads messages, edits and deletions that Discord's gateway dispatches. A thread is a channel, and so a conversation of its own;
 * Discord begins one that hangs on a message with a message that names it. Who deleted what is not told, nor who comes or goes without
 * another privileged intent. Messages of bots and webhooks are ignored. Pure.
 */
import { z } from 'zod';
import { BOT, type DeletionEvent, type MessageEvent, type PlatformEvent, type Quote } from '../adapter.ts';
import { Content, chatIdOf, contentOf, momentOf, Snowflake, speakerOf, User } from './content.ts';

const Place = z.object({ channel_id: Snowflake, guild_id: Snowflake.nullish() });

const Message = Content.extend({
  ...Place.shape,
  id: Snowflake,
  type: z.int(),
  author: User,
  member: z.object({ nick: z.string().nullish() }).nullish(),
  webhook_id: z.string().nullish(),
  edited_timestamp: z.iso.datetime({ offset: true }).nullish(),
  message_reference: z.object({ type: z.int().nullish(), message_id: Snowflake.nullish() }).nullish(),
  referenced_message: Content.extend({ author: User }).nullish(),
  message_snapshots: z.array(z.object({ message: Content })).nullish(),
});
type Message = z.infer<typeof Message>;

const Deleted = Place.extend({ id: Snowflake });
const BulkDeleted = Place.extend({ ids: z.array(Snowflake).max(1_000) });

/** Kinds of messages that people write, and the first one of a thread that hangs on a message. */
const TYPE = { plain: 0, reply: 19, threadStarter: 21 } as const;
const WRITTEN: readonly number[] = Object.values(TYPE);
/** A reference to a message whose words are handed on. */
const FORWARD = 1;

/** Events of a dispatch; none where it says nothing of messages. `bot` is the bot's own user id. */
export function readDispatch(name: string, data: unknown, bot: string | null, now: number): PlatformEvent[] {
  switch (name) {
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE': {
      const message = Message.safeParse(data).data;
      const event = message && readMessage(message, name === 'MESSAGE_CREATE', bot);
      return event ? [event] : [];
    }
    case 'MESSAGE_DELETE': {
      const deleted = Deleted.safeParse(data).data;
      return deleted ? [deletionOf(deleted, deleted.id, now)] : [];
    }
    case 'MESSAGE_DELETE_BULK': {
      const deleted = BulkDeleted.safeParse(data).data;
      return (deleted?.ids ?? []).map((id) => deletionOf(deleted as z.infer<typeof Place>, id, now));
    }
    default:
      return [];
  }
}

function readMessage(message: Message, isNew: boolean, bot: string | null): MessageEvent | null {
  const { id, type, author, guild_id: guild, channel_id: channel, edited_timestamp: edited } = message;
  if (author.bot || message.webhook_id || !WRITTEN.includes(type)) return null;
  // Links that are unfolded change a message too: nobody edited it.
  if (!isNew && !edited) return null;
  const quotes = quotesOf(message, bot);
  const isForwarded = quotes.some(({ kind }) => kind === 'forward');
  const text = type === TYPE.threadStarter ? '' : contentOf(message, bot);
  if (text === null && !isForwarded) return null;
  const isGroup = guild != null;
  const made = momentOf(id);
  return {
    kind: isNew ? 'message' : 'edit',
    eventId: isNew ? id : `${id} ${edited}`,
    messageId: id,
    chat: { id: chatIdOf(guild, channel), isGroup },
    ...(isNew ? made : { at: Date.parse(edited ?? ''), sequence: made.sequence, writtenAt: made.at }),
    speaker: speakerOf(author, message.member?.nick),
    text: text ?? '',
    ...(quotes.length === 0 ? {} : { quotes }),
    isAddressed: !isGroup || isToBot(message, bot),
    target: { channel_id: channel, message_id: id },
  };
}

const isToBot = ({ mentions, referenced_message: to, type }: Message, bot: string | null): boolean =>
  bot !== null &&
  type !== TYPE.threadStarter &&
  ((mentions ?? []).some((user) => user.id === bot) || to?.author.id === bot);

/** Messages that it replies to, hangs on, or hands on; Discord does not tell whose words are handed on. */
function quotesOf(message: Message, bot: string | null): Quote[] {
  const { message_reference: reference, referenced_message: to, message_snapshots: snapshots } = message;
  if (reference == null) return [];
  if (reference.type === FORWARD)
    return (snapshots ?? []).flatMap(({ message: handedOn }): Quote[] => {
      const text = contentOf(handedOn);
      return text === null ? [] : [{ kind: 'forward', text, by: null, messageId: null }];
    });
  const kind = message.type === TYPE.threadStarter ? 'thread' : 'reply';
  const messageId = reference.message_id ?? null;
  if (to == null) return kind === 'reply' ? [{ kind, text: null, by: null, messageId }] : [];
  const by =
    to.author.id === bot
      ? BOT
      : to.author.bot
        ? { userId: null, name: speakerOf(to.author, null).name }
        : speakerOf(to.author, null);
  return [{ kind, text: contentOf(to) ?? '', by, messageId }];
}

/** Deletion as of now, for nobody tells when it was deleted. */
const deletionOf = (
  { channel_id: channel, guild_id: guild }: z.infer<typeof Place>,
  id: string,
  now: number,
): DeletionEvent => ({
  kind: 'delete',
  eventId: `${id} deleted`,
  messageId: id,
  chat: { id: chatIdOf(guild, channel), isGroup: guild != null },
  at: now,
  sequence: momentOf(id).sequence,
  speaker: null,
});
