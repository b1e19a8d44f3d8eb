/**
 * The events of chats that speak Standard Webhooks, in our own words: `message.created`, `message.edited`, `message.deleted`,
 * `member.joined` and `member.left` of groups, and `reply.created`, by which the owner's model answers a prompt that was delivered
 * to it. Pure.
 */
import { z } from 'zod';
import { distanceIn, isTimeZone } from '../../lib/time-zone.ts';
import { attachmentNote } from '../../memory/attachment-note.ts';
import {
  BOT,
  displayName,
  messageText,
  type PlatformEvent,
  platformId,
  type Quote,
  type Reading,
} from '../adapter.ts';

/** Ids of theirs, which become parts of ours. */
const Id = platformId(100).regex(/^\S+$/, 'needs an id without blanks');
const Moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const ClockedMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => ({ at: Date.parse(text), zone: distanceIn(text) }));

const Place = z.object({
  chat_id: Id,
  message_id: Id,
  /** True where several users write there. */
  group: z.boolean().default(false),
  occurred_at: Moment,
  /** The order of what happened in the same millisecond. */
  sequence: z.int().min(0).default(0),
});

/** A message that another replies to, or stands below: by its id, or by its words. */
const Named = z.object({
  message_id: Id.optional(),
  chat_id: Id.optional(),
  text: z.string().optional(),
  user_id: Id.optional(),
  name: z.string().nullish(),
  from_bot: z.boolean().default(false),
});

const Written = Place.extend({
  occurred_at: ClockedMoment,
  /** By whose clock the text tells time; without it by the offset of `occurred_at`. */
  time_zone: z.string().max(64).refine(isTimeZone).optional(),
  reply_to: Named.optional(),
  thread: Named.optional(),
  /** Author of the text, where its sender only hands it on. */
  forwarded: z.union([z.boolean(), z.object({ name: z.string().nullish() })]).default(false),
  user_id: Id,
  name: z.string().nullish(),
  text: z.string().default(''),
  attachments: z
    .array(
      z.object({
        kind: z.string().min(1).max(60),
        name: z.string().nullish(),
        seconds: z.number().nullish(),
      }),
    )
    .max(20)
    .default([]),
  addressed: z.boolean().optional(),
});

const Deleted = Place.extend({ user_id: Id.optional() });
const Membership = Place.pick({ chat_id: true, occurred_at: true, sequence: true }).extend({
  user_id: Id,
  name: z.string().nullish(),
});
const Reply = z.object({ turn_id: z.string().min(1).max(200), text: z.string().regex(/\S/) });

const Body = z.object({ type: z.string(), data: z.unknown() });

/** Reads an event; null when it has not the form of one. */
export function readGeneric(payload: unknown): Reading | null {
  const body = Body.safeParse(payload).data;
  if (body === undefined) return null;
  switch (body.type) {
    case 'message.created':
      return reading(readWritten('message', body.data));
    case 'message.edited':
      return reading(readWritten('edit', body.data));
    case 'message.deleted':
      return reading(readDeleted(body.data));
    case 'member.joined':
      return reading(readMembership('join', body.data));
    case 'member.left':
      return reading(readMembership('leave', body.data));
    case 'reply.created': {
      const reply = Reply.safeParse(body.data).data;
      return reading(reply && { kind: 'reply', turnId: reply.turn_id, text: reply.text });
    }
    default:
      return { events: [], ignored: 1 };
  }
}

const reading = (event: PlatformEvent | null | undefined): Reading | null =>
  event ? { events: [event], ignored: 0 } : null;

function readWritten(kind: 'message' | 'edit', data: unknown): PlatformEvent | null {
  const written = Written.safeParse(data).data;
  if (written === undefined) return null;
  const { user_id, name, text, attachments, addressed, group } = written;
  const { at: occurred_at, zone: distance } = written.occurred_at;
  const zone = written.time_zone ?? distance;
  const content = messageText(
    text,
    attachments.map((each) => attachmentNote(each.kind, each.name, each.seconds)),
  );
  if (content === null) return null;
  const { reply_to, thread, forwarded } = written;
  const by = { userId: null, name: displayName(typeof forwarded === 'boolean' ? null : forwarded.name) };
  const quotes: Quote[] = [
    ...(thread ? [quoteOf('thread', thread)] : []),
    ...(reply_to ? [quoteOf('reply', reply_to)] : []),
    ...(forwarded === false ? [] : [{ kind: 'forward', text: content, by, messageId: null } as const]),
  ];
  return {
    kind,
    ...placeOf({ ...written, occurred_at }, kind),
    ...(zone === null ? {} : { zone }),
    speaker: { userId: `generic:${user_id}`, name: displayName(name) },
    text: forwarded === false ? content : '',
    ...(quotes.length === 0 ? {} : { quotes }),
    isAddressed: addressed ?? !group,
    target: { chat_id: written.chat_id, message_id: written.message_id },
  };
}

const quoteOf = (
  kind: Quote['kind'],
  { message_id, chat_id, text, user_id, name, from_bot }: z.infer<typeof Named>,
): Quote => ({
  kind,
  text: text ?? null,
  by: from_bot
    ? BOT
    : { userId: user_id === undefined ? null : `generic:${user_id}`, name: displayName(name) },
  messageId: message_id === undefined ? null : unmarked(message_id),
  ...(chat_id === undefined ? {} : { chatId: `generic:${chat_id}` }),
});

function readDeleted(data: unknown): PlatformEvent | null {
  const deleted = Deleted.safeParse(data).data;
  if (deleted === undefined || (!deleted.group && deleted.user_id === undefined)) return null;
  const speaker = deleted.user_id === undefined ? null : { userId: `generic:${deleted.user_id}`, name: null };
  return { kind: 'delete', ...placeOf(deleted, 'delete'), speaker };
}

/** Event of somebody who came into a group or left it: only groups have members. */
function readMembership(kind: 'join' | 'leave', data: unknown): PlatformEvent | null {
  const { data: told } = Membership.safeParse(data);
  if (told === undefined) return null;
  const { chat_id, user_id, name, occurred_at, sequence } = told;
  return {
    kind,
    eventId: [chat_id, user_id, kind, occurred_at, sequence].join(' '),
    chat: { id: `generic:${chat_id}`, isGroup: true },
    at: occurred_at,
    sequence,
    speaker: { userId: `generic:${user_id}`, name: displayName(name) },
    threads: [],
  };
}

/** A message is made once and deleted once; it may be edited often, at different moments. */
const placeOf = (
  { chat_id, message_id, group, occurred_at, sequence }: z.infer<typeof Place>,
  kind: string,
) => ({
  eventId: [chat_id, message_id, kind, ...(kind === 'edit' ? [occurred_at, sequence] : [])].join(' '),
  messageId: unmarked(message_id),
  chat: { id: `generic:${chat_id}`, isGroup: group },
  at: occurred_at,
  sequence,
});

/** A sharp marks the versions of a message in its external id: `m#2` must not look like one of `m`. */
const unmarked = (id: string): string => id.replaceAll('%', '%25').replaceAll('#', '%23');
