/**
 * Reads Telegram's updates. A topic of a forum is a conversation of its own. Telegram tells bots of edits, but never of deletions: what
 * was deleted there has to be erased here by hand. Who joins a group or leaves it is told by messages of their own, and in large groups
 * only by updates that a bot has to ask for (`chat_member`). Posts of channels and of bots are ignored. Pure.
 */
import { z } from 'zod';
import { SECOND_MS } from '../../lib/time.ts';
import { attachmentNote } from '../../memory/attachment-note.ts';
import {
  BOT,
  displayName,
  type MembershipEvent,
  type MessageEvent,
  type MoveEvent,
  type Quote,
  type Reading,
  type Speaker,
  threadsOf,
} from '../adapter.ts';
import { botIdOf, type TelegramConfig } from './config.ts';
import { Content, contentOf, nameOf, Origin, originOf, User } from './content.ts';

const Entity = z.object({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(0),
  user: z.object({ id: z.int() }).nullish(),
});
type Entity = z.infer<typeof Entity>;

const Message = Content.extend({
  message_id: z.int(),
  message_thread_id: z.int().nullish(),
  is_topic_message: z.boolean().nullish(),
  from: User.nullish(),
  sender_chat: z.object({ id: z.int(), title: z.string().nullish() }).nullish(),
  chat: z.object({ id: z.int(), type: z.string() }),
  date: z.int(),
  edit_date: z.int().nullish(),
  entities: z.array(Entity).nullish(),
  caption_entities: z.array(Entity).nullish(),
  reply_to_message: Content.extend({
    message_id: z.int().nullish(),
    from: User.nullish(),
    sender_chat: z.object({ id: z.int(), title: z.string().nullish() }).nullish(),
  }).nullish(),
  /** The part of the message replied to that its writer chose. */
  quote: z.object({ text: z.string() }).nullish(),
  /** A message of another chat that it replies to. */
  external_reply: Content.extend({ origin: Origin }).nullish(),
  reply_to_story: z.unknown().optional(),
  forward_origin: Origin.nullish(),
  is_automatic_forward: z.boolean().nullish(),
  /** A group that became a larger one has another id from then on: each of the two says which. */
  migrate_to_chat_id: z.int().nullish(),
  migrate_from_chat_id: z.int().nullish(),
  new_chat_members: z.array(User).nullish(),
  left_chat_member: User.nullish(),
});
type Message = z.infer<typeof Message>;

const MemberUpdate = z.object({
  chat: z.object({ id: z.int(), type: z.string() }),
  date: z.int(),
  new_chat_member: z.object({ status: z.string(), user: User, is_member: z.boolean().nullish() }),
});

/** Statuses of who is in a group; who is `restricted` may be in it or not. */
const INSIDE: readonly string[] = ['creator', 'administrator', 'member'];

const Update = z.looseObject({ update_id: z.int() });

const NOTHING: Reading = { events: [], ignored: 1 };

/** Reads an update; null when it has not the form of one. */
export function readTelegram(payload: unknown, config: TelegramConfig): Reading | null {
  const update = Update.safeParse(payload).data;
  if (update === undefined) return null;
  const { update_id: id, message, edited_message: edited } = update;
  const service = Message.safeParse(message).data;
  const told = [...readMove(id, service), ...readMembers(id, service, update)];
  if (told.length > 0) return { events: told, ignored: 0 };
  const written = Message.safeParse(message ?? edited).data;
  // Other kinds of updates, and those that came later than this was written.
  if (written === undefined) return NOTHING;
  const event = readMessage(written, id, message === undefined ? 'edit' : 'message', config);
  return event === null ? NOTHING : { events: [event], ignored: 0 };
}

function readMessage(
  message: Message,
  updateId: number,
  kind: MessageEvent['kind'],
  config: TelegramConfig,
): MessageEvent | null {
  const { chat, date, edit_date: editedAt } = message;
  const speaker = speakerOf(message);
  const content = contentOf(message);
  if (speaker === null || content === null || chat.type === 'channel' || message.is_automatic_forward)
    return null;
  const { forward_origin: origin } = message;
  const quotes = [
    ...repliedTo(message, config),
    ...(origin ? [{ ...NO_PLACE, kind: 'forward', text: content, by: originOf(origin) } as const] : []),
  ];
  const thread = message.is_topic_message ? message.message_thread_id : null;
  const isGroup = chat.type !== 'private';
  return {
    kind,
    eventId: String(updateId),
    messageId: String(message.message_id),
    chat: { id: ['telegram', chat.id, ...(thread ? [thread] : [])].join(':'), isGroup, ...movedOf(chat) },
    ...(kind === 'edit' ? { writtenAt: date * SECOND_MS } : {}),
    at: (kind === 'edit' ? (editedAt ?? date) : date) * SECOND_MS,
    // Updates are numbered in the order in which they happened.
    sequence: updateId,
    speaker,
    text: origin ? '' : content,
    ...(quotes.length === 0 ? {} : { quotes }),
    isAddressed: !isGroup || isAddressed(message, config),
    target: {
      chat_id: String(chat.id),
      message_id: String(message.message_id),
      ...(thread ? { message_thread_id: String(thread) } : {}),
    },
  };
}

/** The event tells the words themselves. */
const NO_PLACE = { messageId: null };

/** Quote of a message that is replied to: the words that its writer chose of it, or all; a message that began a topic has none. */
function repliedTo(message: Message, config: TelegramConfig): Quote[] {
  const { reply_to_message: to, quote, external_reply: external } = message;
  if (external) {
    const text = quote?.text ?? contentOf(external);
    return [{ ...NO_PLACE, kind: 'reply', text, by: originOf(external.origin) }];
  }
  const text = quote?.text ?? (to ? contentOf(to) : null);
  if (text !== null && to) {
    const isOwn = to.from?.id === botIdOf(config);
    return [{ ...NO_PLACE, kind: 'reply', text, by: isOwn ? BOT : writerOf(to) }];
  }
  return message.reply_to_story
    ? [{ ...NO_PLACE, kind: 'reply', text: attachmentNote('story'), by: null }]
    : [];
}

/** Author of a quoted message; another bot has no id here. */
const writerOf = ({ from, sender_chat: as }: Pick<Message, 'from' | 'sender_chat'>): Quote['by'] =>
  as || (from && !from.is_bot)
    ? speakerOf({ from, sender_chat: as })
    : from
      ? { userId: null, name: nameOf(from) }
      : null;

/** Only larger groups were smaller ones. */
const movedOf = ({ id, type }: Message['chat']) =>
  type === 'supergroup' ? { mayHaveMoved: `telegram:${id}` } : {};

/** Reads the news that a group has another id now. */
function readMove(updateId: number, message: Message | undefined): MoveEvent[] {
  const { migrate_to_chat_id: to, migrate_from_chat_id: from, chat, date } = message ?? {};
  if (chat === undefined || date === undefined || (to == null && from == null)) return [];
  return [
    {
      kind: 'move',
      eventId: String(updateId),
      chat: { id: `telegram:${chat.id}`, isGroup: true },
      at: date * SECOND_MS,
      sequence: updateId,
      speaker: null,
      from: { userId: `telegram:${from ?? chat.id}` },
      to: { userId: `telegram:${to ?? chat.id}` },
    },
  ];
}

/** Events of people who came into a group or left it. Bots are no members: `my_chat_member` tells of this one. */
function readMembers(id: number, message: Message | undefined, update: z.infer<typeof Update>) {
  const told = MemberUpdate.safeParse(update.chat_member ?? update.my_chat_member).data;
  if (told !== undefined) {
    const { status, user, is_member } = told.new_chat_member;
    const isInside = INSIDE.includes(status) || (status === 'restricted' && is_member === true);
    return membership(id, told, isInside ? 'join' : 'leave', [user]);
  }
  if (message === undefined) return [];
  const { new_chat_members: joined, left_chat_member: left } = message;
  return [
    ...membership(id, message, 'join', joined ?? []),
    ...membership(id, message, 'leave', left ? [left] : []),
  ];
}

function membership(
  updateId: number,
  { chat, date }: Pick<Message, 'chat' | 'date'>,
  kind: MembershipEvent['kind'],
  users: readonly User[],
): MembershipEvent[] {
  if (chat.type === 'private' || chat.type === 'channel') return [];
  const chatId = `telegram:${chat.id}`;
  return users.flatMap((user) => {
    const speaker = personOf(user);
    if (speaker === null) return [];
    return {
      kind,
      eventId: `${updateId} ${user.id}`,
      chat: { id: chatId, isGroup: true, ...movedOf(chat) },
      at: date * SECOND_MS,
      sequence: updateId,
      speaker,
      threads: threadsOf(chatId),
    };
  });
}

/** Whoever writes as a group or a channel is that to everybody else. */
function speakerOf({ from, sender_chat: as }: Pick<Message, 'from' | 'sender_chat'>): Speaker | null {
  if (as) return { userId: `telegram:${as.id}`, name: displayName(as.title) };
  return from ? personOf(from) : null;
}

const personOf = (user: User): Speaker | null =>
  user.is_bot ? null : { userId: `telegram:${user.id}`, name: nameOf(user) };

function isAddressed(message: Message, config: TelegramConfig): boolean {
  const text = message.text ?? message.caption ?? '';
  const bot = botIdOf(config);
  const name = config.bot_username?.toLowerCase();
  // Offsets count UTF-16 units, as strings here do.
  const isToBot = ({ type, offset, length, user }: Entity): boolean => {
    const marked = text.slice(offset, offset + length).toLowerCase();
    if (type === 'text_mention') return user?.id === bot;
    if (type === 'mention') return name !== undefined && marked === `@${name}`;
    return type === 'bot_command' && (!marked.includes('@') || marked.endsWith(`@${name}`));
  };
  return (
    message.reply_to_message?.from?.id === bot ||
    [...(message.entities ?? []), ...(message.caption_entities ?? [])].some(isToBot)
  );
}
