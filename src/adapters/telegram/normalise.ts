/**
 * What Telegram's updates say. A topic of a forum is a conversation of its own. Telegram tells bots of edits, but never of
 * deletions: what was deleted there has to be erased here by hand. Who joins a group or leaves it is told by messages of their own,
 * and in large groups only by updates that a bot has to ask for (`chat_member`). Posts of channels and of bots are ignored. Pure.
 */
import { z } from 'zod';
import { SECOND_MS } from '../../lib/time.ts';
import { attachmentNote } from '../../memory/attachment-note.ts';
import {
  displayName,
  type MembershipEvent,
  type MessageEvent,
  messageText,
  type Reading,
  type Speaker,
  threadsOf,
} from '../adapter.ts';
import { botIdOf, type TelegramConfig } from './config.ts';

const User = z.object({
  id: z.int(),
  is_bot: z.boolean().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  username: z.string().nullish(),
});

const Entity = z.object({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(0),
  user: z.object({ id: z.int() }).nullish(),
});
type Entity = z.infer<typeof Entity>;

const Named = z.object({ file_name: z.string().nullish(), duration: z.number().nullish() });

const Message = z.object({
  message_id: z.int(),
  message_thread_id: z.int().nullish(),
  is_topic_message: z.boolean().nullish(),
  from: User.nullish(),
  sender_chat: z.object({ id: z.int(), title: z.string().nullish() }).nullish(),
  chat: z.object({ id: z.int(), type: z.string() }),
  date: z.int(),
  edit_date: z.int().nullish(),
  text: z.string().nullish(),
  caption: z.string().nullish(),
  entities: z.array(Entity).nullish(),
  caption_entities: z.array(Entity).nullish(),
  reply_to_message: z.object({ from: z.object({ id: z.int() }).nullish() }).nullish(),
  is_automatic_forward: z.boolean().nullish(),
  photo: z.array(z.unknown()).nullish(),
  document: Named.nullish(),
  voice: Named.nullish(),
  audio: Named.extend({ title: z.string().nullish() }).nullish(),
  video: Named.nullish(),
  video_note: Named.nullish(),
  animation: Named.nullish(),
  sticker: z.object({ emoji: z.string().nullish() }).nullish(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  venue: z.object({ title: z.string().nullish() }).nullish(),
  contact: z.object({ first_name: z.string().nullish() }).nullish(),
  poll: z.object({ question: z.string().nullish() }).nullish(),
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
  const members = readMembers(id, Message.safeParse(message).data, update);
  if (members.length > 0) return { events: members, ignored: 0 };
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
  const text = messageText(message.text ?? message.caption, notesOf(message));
  if (speaker === null || text === null || chat.type === 'channel' || message.is_automatic_forward)
    return null;
  const thread = message.is_topic_message ? message.message_thread_id : null;
  const isGroup = chat.type !== 'private';
  return {
    kind,
    eventId: String(updateId),
    messageId: String(message.message_id),
    chat: { id: ['telegram', chat.id, ...(thread ? [thread] : [])].join(':'), isGroup },
    ...(kind === 'edit' ? { writtenAt: date * SECOND_MS } : {}),
    at: (kind === 'edit' ? (editedAt ?? date) : date) * SECOND_MS,
    // Updates are numbered in the order in which they happened.
    sequence: updateId,
    speaker,
    text,
    isAddressed: !isGroup || isAddressed(message, config),
    target: {
      chat_id: String(chat.id),
      message_id: String(message.message_id),
      ...(thread ? { message_thread_id: String(thread) } : {}),
    },
  };
}

/** Who came into a group or left it. Bots are no members: `my_chat_member` tells of this one. */
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
  users: readonly z.infer<typeof User>[],
): MembershipEvent[] {
  if (chat.type === 'private' || chat.type === 'channel') return [];
  const chatId = `telegram:${chat.id}`;
  return users.flatMap((user) => {
    const speaker = personOf(user);
    if (speaker === null) return [];
    return {
      kind,
      eventId: `${updateId} ${user.id}`,
      chat: { id: chatId, isGroup: true },
      at: date * SECOND_MS,
      sequence: updateId,
      speaker,
      threads: threadsOf(chatId),
    };
  });
}

/** Whoever writes as a group or a channel is that to everybody else. */
function speakerOf({ from, sender_chat: as }: Message): Speaker | null {
  if (as) return { userId: `telegram:${as.id}`, name: displayName(as.title) };
  return from ? personOf(from) : null;
}

function personOf({ id, is_bot, first_name, last_name, username }: z.infer<typeof User>): Speaker | null {
  if (is_bot) return null;
  const name = displayName([first_name, last_name].filter(Boolean).join(' '), username);
  return { userId: `telegram:${id}`, name };
}

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

function notesOf(message: Message): string[] {
  const { photo, voice, audio, video, animation, document, sticker, location, venue, contact, poll } =
    message;
  const notes: string[] = [];
  if (photo && photo.length > 0) notes.push(attachmentNote('image'));
  if (voice) notes.push(attachmentNote('voice message', null, voice.duration));
  if (audio) notes.push(attachmentNote('audio', audio.title ?? audio.file_name, audio.duration));
  if (video) notes.push(attachmentNote('video', video.file_name, video.duration));
  if (message.video_note) notes.push(attachmentNote('video message', null, message.video_note.duration));
  // An animation is told as a document too.
  if (animation) notes.push(attachmentNote('animation', animation.file_name));
  else if (document) notes.push(attachmentNote('file', document.file_name));
  if (sticker) notes.push(attachmentNote('sticker', sticker.emoji));
  if (location)
    notes.push(attachmentNote('location', venue?.title ?? `${location.latitude}, ${location.longitude}`));
  if (contact) notes.push(attachmentNote('contact', contact.first_name));
  if (poll) notes.push(attachmentNote('poll', poll.question));
  return notes;
}
