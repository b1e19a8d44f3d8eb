/**
 * Reads Slack's Events API. A thread is a conversation of its own, whose chat is named after its first message. The same message may
 * come twice, as `message` and as `app_mention`: its channel and `ts` are its identity. Of a deleted message that a thread hangs on, a
 * tombstone is left in its place. Who joins a channel or leaves it is told by events of their own. Messages of bots and whatever is no
 * message are ignored. Pure.
 */
import { z } from 'zod';
import { SECOND_MS } from '../../lib/time.ts';
import { attachmentKind, attachmentNote } from '../../memory/attachment-note.ts';
import { type ChatSpan, spansOfChat } from '../../memory/conversations/chat-series.ts';
import {
  BOT,
  displayName,
  type MembershipEvent,
  type MessageEvent,
  messageText,
  type PlatformEvent,
  platformId,
  type Quote,
  type Reading,
  type Speaker,
  threadsOf,
} from '../adapter.ts';
import type { SlackConfig } from './config.ts';
import { Zone } from './names.ts';
import { mentions, readableText } from './text.ts';

const Id = platformId(60);
const Ts = z.string().regex(/^\d{1,12}\.\d{1,9}$/);

const File = z.object({
  name: z.string().nullish(),
  mimetype: z.string().nullish(),
  subtype: z.string().nullish(),
  duration_ms: z.number().nullish(),
});

/** A message of elsewhere that somebody shares; other attachments are links that were unfolded. */
const Shared = z.object({
  is_share: z.literal(true),
  author_id: Id.nullish(),
  author_name: z.string().nullish(),
  text: z.string().nullish(),
  fallback: z.string().nullish(),
  files: z.array(File).nullish(),
});

const Message = z.object({
  ts: Ts,
  user: Id.nullish(),
  bot_id: z.string().nullish(),
  app_id: z.string().nullish(),
  subtype: z.string().nullish(),
  text: z.string().nullish(),
  thread_ts: Ts.nullish(),
  parent_user_id: z.string().nullish(),
  files: z.array(File).nullish(),
  attachments: z.array(z.unknown()).nullish(),
  user_profile: z
    .object({
      display_name: z.string().nullish(),
      real_name: z.string().nullish(),
      name: z.string().nullish(),
    })
    .nullish(),
  edited: z.object({ ts: Ts }).nullish(),
});
type Message = z.infer<typeof Message>;

const MessageOfChannel = Message.extend({ channel: Id, channel_type: z.string().nullish() });

const Before = z.object({
  user: Id.nullish(),
  bot_id: z.string().nullish(),
  thread_ts: Ts.nullish(),
  text: z.string().nullish(),
});

const Changed = z.object({
  subtype: z.literal('message_changed'),
  channel: Id,
  channel_type: z.string().nullish(),
  ts: Ts,
  message: Message,
  previous_message: Before.nullish(),
});

const Deleted = Changed.pick({ channel: true, channel_type: true, ts: true, previous_message: true }).extend({
  deleted_ts: Ts,
});

const Membership = z.object({
  type: z.enum(['member_joined_channel', 'member_left_channel']),
  user: Id,
  channel: Id,
  event_ts: Ts.nullish(),
});

/** Users who changed something of theirs, or joined the team. */
const User = z.object({
  type: z.enum(['user_change', 'user_profile_changed', 'team_join']),
  user: z.object({ id: Id, tz: Zone }),
});

const Envelope = z.object({
  type: z.literal('event_callback'),
  team_id: Id,
  event_id: z.string().min(1).max(100),
  event: z.looseObject({ type: z.string() }),
  event_time: z.int().min(0).nullish(),
  authorizations: z.array(z.object({ user_id: z.string(), is_bot: z.boolean().nullish() })).nullish(),
});
type Envelope = z.infer<typeof Envelope>;

const Challenge = z.object({ type: z.literal('url_verification'), challenge: z.string().max(1_000) });
const AnyBody = z.looseObject({ type: z.string() });

const NOTHING: Reading = { events: [], ignored: 1 };

/** Reads a body of the Events API; null when it has not its form. */
export function readSlack(payload: unknown, config: SlackConfig): Reading | null {
  const challenge = Challenge.safeParse(payload);
  if (challenge.success) return { events: [], ignored: 0, answer: { challenge: challenge.data.challenge } };
  const envelope = Envelope.safeParse(payload);
  // Another type than those above is one that came later.
  if (!envelope.success)
    return AnyBody.safeParse(payload).data?.type === 'event_callback' || !AnyBody.safeParse(payload).success
      ? null
      : NOTHING;
  const zone = readZone(envelope.data);
  if (zone !== null) return { events: [], ignored: 0, zones: [zone] };
  const event = readEvent(envelope.data, config);
  return event === null ? NOTHING : { events: [event], ignored: 0 };
}

/** The zone of a user that an event tells. */
function readZone({ team_id, event }: Envelope) {
  const user = User.safeParse(event).data?.user;
  return user?.tz == null ? null : { userId: `slack:${team_id}:${user.id}`, timeZone: user.tz };
}

/** Messages that people write; other subtypes tell of channels. */
const WRITTEN: readonly (string | null)[] = [null, 'file_share', 'thread_broadcast', 'me_message'];
/** Subtype of the message that Slack leaves where one with replies was deleted. */
const TOMBSTONE = 'tombstone';
/** Slack itself: it reminds, and it writes tombstones. */
const SLACKBOT = 'USLACKBOT';

function readEvent(envelope: Envelope, config: SlackConfig): PlatformEvent | null {
  const { event } = envelope;
  const membership = Membership.safeParse(event).data;
  if (membership !== undefined) return readMembership(envelope, membership, config);
  if (event.type !== 'message' && event.type !== 'app_mention') return null;
  switch (event.subtype) {
    case 'message_changed':
      return readChange(envelope, Changed.safeParse(event).data, config);
    case 'message_deleted':
      return readDeletion(envelope, Deleted.safeParse(event).data);
    default: {
      const message = MessageOfChannel.safeParse(event).data;
      if (message === undefined) return null;
      const place = { channel: message.channel, type: message.channel_type ?? null };
      const written = readMessage(envelope, message, place, config);
      return written && event.type === 'app_mention' ? { ...written, isAddressed: true } : written;
    }
  }
}

interface Channel {
  readonly channel: string;
  readonly type: string | null;
}

function readMessage(
  envelope: Envelope,
  message: Message,
  place: Channel,
  config: SlackConfig,
): MessageEvent | null {
  const { user, ts } = message;
  if (!user || message.bot_id || !WRITTEN.includes(message.subtype ?? null)) return null;
  const bots = botsOf(envelope, config);
  if (user === SLACKBOT || bots.includes(user)) return null;
  const text = messageText(readableText(message.text ?? '', bots), (message.files ?? []).map(noteOf));
  const thread = threadOf(message);
  const quotes = [
    ...rootOf(envelope, message, place, bots),
    ...(message.attachments ?? []).flatMap((each) => sharedIn(each, envelope, bots)),
  ];
  if (text === null && !quotes.some(({ kind }) => kind === 'forward')) return null;
  const isGroup = !isDirect(place);
  return {
    kind: 'message',
    eventId: `${place.channel}:${ts}`,
    messageId: ts,
    chat: { id: chatId(envelope.team_id, place.channel, thread), isGroup },
    // That it was deleted stands in the channel when the thread was not told.
    ...(thread === null ? {} : { elsewhere: spansOfChat(chatId(envelope.team_id, place.channel, null)) }),
    ...momentOf(ts),
    speaker: speakerOf(envelope.team_id, user, message.user_profile),
    text: text ?? '',
    ...(quotes.length === 0 ? {} : { quotes }),
    isAddressed:
      !isGroup || mentions(message.text ?? '', bots) || bots.includes(message.parent_user_id ?? ''),
    target: { channel: place.channel, ...(message.thread_ts ? { thread_ts: message.thread_ts } : {}) },
  };
}

const noteOf = ({ name, mimetype, subtype, duration_ms: ms }: z.infer<typeof File>): string => {
  const seconds = ms == null ? null : ms / SECOND_MS;
  return subtype === 'slack_audio'
    ? attachmentNote('voice message', null, seconds)
    : attachmentNote(attachmentKind(mimetype), name, seconds);
};

/** The message that the thread of a message began with: an event names it only. */
function rootOf(
  { team_id }: Envelope,
  message: Message,
  { channel }: Channel,
  bots: readonly string[],
): Quote[] {
  const thread = threadOf(message);
  if (thread === null) return [];
  const by = bots.includes(message.parent_user_id ?? '') ? BOT : null;
  return [{ kind: 'thread', text: null, by, messageId: thread, chatId: chatId(team_id, channel, null) }];
}

/** A message that was shared, with whose it is. */
function sharedIn(attachment: unknown, { team_id }: Envelope, bots: readonly string[]): Quote[] {
  const shared = Shared.safeParse(attachment).data;
  if (shared === undefined) return [];
  const { author_id: author, author_name, text, fallback, files } = shared;
  const words = messageText(readableText(text ?? fallback ?? '', []), (files ?? []).map(noteOf));
  if (words === null) return [];
  const by = author
    ? bots.includes(author)
      ? BOT
      : { userId: `slack:${team_id}:${author}`, name: displayName(author_name) }
    : { userId: null, name: displayName(author_name) };
  return [{ kind: 'forward', text: words, by, messageId: null }];
}

function readChange(
  envelope: Envelope,
  change: z.infer<typeof Changed> | undefined,
  config: SlackConfig,
): PlatformEvent | null {
  if (change === undefined) return null;
  if (change.message.subtype === TOMBSTONE)
    return readDeletion(envelope, { ...change, deleted_ts: change.message.ts });
  // A link that is unfolded changes a message too: its words are as they were.
  if (change.previous_message && change.previous_message.text === change.message.text) return null;
  const place = { channel: change.channel, type: change.channel_type ?? null };
  const written = readMessage(envelope, change.message, place, config);
  return (
    written && {
      ...written,
      kind: 'edit',
      writtenAt: written.at,
      eventId: envelope.event_id,
      ...momentOf(change.ts),
    }
  );
}

function readDeletion(
  { team_id, event_id }: Envelope,
  deletion: z.infer<typeof Deleted> | undefined,
): PlatformEvent | null {
  if (deletion === undefined) return null;
  const { channel, channel_type, previous_message: before, deleted_ts, ts } = deletion;
  if (before?.bot_id) return null;
  const isGroup = !isDirect({ channel, type: channel_type ?? null });
  const writer = before?.user === SLACKBOT ? null : before?.user;
  const speaker = writer ? speakerOf(team_id, writer, null) : null;
  if (!isGroup && before && speaker === null) return null;
  const thread = threadOf({ ts: deleted_ts, thread_ts: before?.thread_ts });
  return {
    kind: 'delete',
    eventId: event_id,
    messageId: deleted_ts,
    chat: { id: chatId(team_id, channel, thread), isGroup },
    // What was there is not always told, and then neither is its thread.
    ...(before ? {} : { elsewhere: [threadsBefore(team_id, channel, deleted_ts)] }),
    ...momentOf(ts),
    speaker,
  };
}

/** Event of somebody who came into a channel or left it; the app itself is no member. Without a moment nobody could tell which was last. */
function readMembership(
  envelope: Envelope,
  { type, user, channel, event_ts }: z.infer<typeof Membership>,
  config: SlackConfig,
): MembershipEvent | null {
  const ts = event_ts ?? (envelope.event_time == null ? null : `${envelope.event_time}.0`);
  if (ts === null || user === SLACKBOT || botsOf(envelope, config).includes(user)) return null;
  const id = chatId(envelope.team_id, channel, null);
  return {
    kind: type === 'member_joined_channel' ? 'join' : 'leave',
    eventId: envelope.event_id,
    chat: { id, isGroup: true },
    ...momentOf(ts),
    speaker: speakerOf(envelope.team_id, user, null),
    threads: threadsOf(id),
  };
}

/** The thread that a message stands in; its first message stands in the channel. */
const threadOf = ({ ts, thread_ts: thread }: { ts: string; thread_ts?: string | null | undefined }) =>
  thread && thread !== ts ? thread : null;

const isDirect = ({ channel, type }: Channel): boolean =>
  type === null ? channel.startsWith('D') : type === 'im' || type === 'app_home';

const chatId = (team: string, channel: string, thread: string | null): string =>
  ['slack', team, channel, ...(thread === null ? [] : [thread])].join(':');

/** The threads that began before a message: they are named after their first one. */
const threadsBefore = (team: string, channel: string, ts: string): ChatSpan => [
  chatId(team, channel, ''),
  chatId(team, channel, ts),
];

const speakerOf = (team: string, user: string, profile: Message['user_profile']): Speaker => ({
  userId: `slack:${team}:${user}`,
  name: displayName(profile?.display_name, profile?.real_name, profile?.name),
});

/** The users that the app itself is. */
const botsOf = ({ authorizations }: Envelope, { bot_user_id: own }: SlackConfig): string[] => [
  ...(authorizations ?? []).flatMap(({ user_id, is_bot }) => (is_bot ? [user_id] : [])),
  ...(own === undefined ? [] : [own]),
];

/** A `ts` has microseconds: milliseconds, and what is left of them. */
function momentOf(ts: string): { readonly at: number; readonly sequence: number } {
  const [seconds = '0', fraction = ''] = ts.split('.');
  const micros = fraction.padEnd(6, '0').slice(0, 6);
  return { at: Number(seconds) * SECOND_MS + Number(micros.slice(0, 3)), sequence: Number(micros.slice(3)) };
}
