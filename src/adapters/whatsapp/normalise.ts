/**
 * Reads the webhooks of the WhatsApp Cloud API. A body is a batch: entries of changes of messages. Statuses of what we sent ourselves
 * are ignored, reactions too. Who has a username may hide their number: then they are known by an id that is the business's own. Edits
 * and deletions (`edit`, `revoke`) come only for numbers that the business uses in its own app besides. Participants of groups come and
 * go in changes of their own. Pure.
 */
import { z } from 'zod';
import { SECOND_MS } from '../../lib/time.ts';
import { attachmentNote } from '../../memory/attachment-note.ts';
import {
  BOT,
  displayName,
  type MoveEvent,
  messageText,
  type PlatformEvent,
  platformId,
  type Quote,
  type Reading,
  type Speaker,
} from '../adapter.ts';

const Id = platformId(200);
const Media = z.object({
  caption: z.string().nullish(),
  filename: z.string().nullish(),
  voice: z.boolean().nullish(),
});

const PhoneNumber = z.string().regex(/^\d{3,20}$/);
/** The business's own id of a user, who has it as long as their number. */
const PersonalId = z.string().regex(/^[A-Z]{2}\.[\w.]{1,150}$/);

const Content = z.looseObject({
  type: z.string(),
  text: z.object({ body: z.string() }).nullish(),
  image: Media.nullish(),
  video: Media.nullish(),
  audio: Media.nullish(),
  document: Media.nullish(),
  sticker: z.unknown().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number(), name: z.string().nullish() }).nullish(),
  contacts: z
    .array(z.object({ name: z.object({ formatted_name: z.string().nullish() }).nullish() }))
    .nullish(),
  button: z.object({ text: z.string().nullish() }).nullish(),
  order: z.object({ product_items: z.array(z.unknown()).nullish(), text: z.string().nullish() }).nullish(),
  unsupported: z.object({ type: z.string().nullish() }).nullish(),
  interactive: z
    .object({
      nfm_reply: z.object({ name: z.string().nullish(), body: z.string().nullish() }).nullish(),
      button_reply: z.object({ title: z.string() }).nullish(),
      list_reply: z.object({ title: z.string() }).nullish(),
    })
    .nullish(),
});
type Content = z.infer<typeof Content>;

const Message = Content.extend({
  id: Id,
  from: PhoneNumber.nullish(),
  from_user_id: PersonalId.nullish(),
  /** That a user has another number, or another id of the business's own. */
  system: z
    .object({
      type: z.string().nullish(),
      wa_id: PhoneNumber.nullish().catch(null),
      user_id: PersonalId.nullish().catch(null),
      previous_user_id: PersonalId.nullish().catch(null),
    })
    .nullish(),
  timestamp: z.string().regex(/^\d{1,12}$/),
  group_id: Id.nullish(),
  /** Reference to a message that it replies to, or the mark that it hands another's words on. */
  context: z
    .object({
      id: Id.nullish(),
      from: z.string().nullish(),
      forwarded: z.boolean().nullish(),
      frequently_forwarded: z.boolean().nullish(),
    })
    .nullish(),
  edit: z.object({ original_message_id: Id, message: Content }).nullish(),
  revoke: z.object({ original_message_id: Id }).nullish(),
});
type Message = z.infer<typeof Message>;

const Value = z.object({
  metadata: z.object({
    phone_number_id: z.string().regex(/^\d{3,30}$/),
    display_phone_number: z.string().nullish(),
  }),
  contacts: z
    .array(
      z.object({
        wa_id: z.string().nullish(),
        user_id: z.string().nullish(),
        profile: z.object({ name: z.string().nullish(), username: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
  messages: z.array(z.unknown()).nullish(),
  statuses: z.array(z.unknown()).nullish(),
});
type Value = z.infer<typeof Value>;

const Participant = z.object({
  wa_id: z.string().nullish(),
  user_id: z.string().nullish(),
  input: z.string().nullish(),
});

const GroupChange = z.object({
  type: z.enum(['group_participants_add', 'group_participants_remove']),
  group_id: Id,
  timestamp: z.string().regex(/^\d{1,12}$/),
  added_participants: z.array(Participant).nullish(),
  removed_participants: z.array(Participant).nullish(),
});

const GroupChanges = z.object({ metadata: Value.shape.metadata, groups: z.array(z.unknown()) });

const Body = z.object({
  object: z.string(),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/** Reads a batch; null when it has not the form of one. */
export function readWhatsApp(payload: unknown): Reading | null {
  const body = Body.safeParse(payload).data;
  if (body === undefined) return null;
  const events: PlatformEvent[] = [];
  let ignored = 0;
  for (const { field, value } of body.entry.flatMap(({ changes }) => changes)) {
    if (field === 'group_participants_update') {
      const told = readParticipants(value, events.length);
      events.push(...told);
      if (told.length === 0) ignored++;
      continue;
    }
    const read = field === 'messages' ? Value.safeParse(value).data : undefined;
    if (read === undefined) {
      ignored++;
      continue;
    }
    ignored += read.statuses?.length ?? 0;
    for (const raw of read.messages ?? []) {
      const message = Message.safeParse(raw).data;
      const event = message === undefined ? null : readMessage(message, read, events.length);
      if (event === null) ignored++;
      else events.push(event);
    }
  }
  return { events, ignored };
}

/** Events of people who came into groups or left them; a refused change changed nothing. */
function readParticipants(value: unknown, sequence: number): PlatformEvent[] {
  const read = GroupChanges.safeParse(value).data;
  if (read === undefined) return [];
  const events: PlatformEvent[] = [];
  for (const group of read.groups) {
    const change = GroupChange.safeParse(group).data;
    if (change === undefined) continue;
    const { type, group_id, timestamp, added_participants, removed_participants } = change;
    const kind = type === 'group_participants_add' ? 'join' : 'leave';
    for (const who of (kind === 'join' ? added_participants : removed_participants) ?? []) {
      const number = who.wa_id ?? (who.user_id ? null : (who.input?.replace(/\D/g, '') ?? null));
      const personal = personalIdOf(who.user_id);
      const id = number || personal;
      if (!id) continue;
      events.push({
        kind,
        eventId: [group_id, id, kind, timestamp].join(' '),
        chat: { id: ['whatsapp', read.metadata.phone_number_id, group_id].join(':'), isGroup: true },
        at: Number(timestamp) * SECOND_MS,
        sequence: sequence + events.length,
        speaker: { ...idsOf(number || null, personal), name: null },
        threads: [],
      });
    }
  }
  return events;
}

function readMessage(message: Message, value: Value, sequence: number): PlatformEvent | null {
  const { id, timestamp, group_id: group, edit, revoke, type } = message;
  const number = value.metadata.phone_number_id;
  const from = message.from ?? message.from_user_id;
  if (!from) return null;
  const contacts = value.contacts ?? [];
  // Some numbers are written in two ways: one contact alone is the sender, of several nobody is taken for another.
  const contact =
    contacts.find(({ wa_id, user_id }) => wa_id === from || user_id === from) ??
    (contacts.length === 1 ? contacts[0] : undefined);
  const personal = message.from_user_id ?? personalIdOf(contact?.user_id);
  const speaker = {
    ...idsOf(message.from ?? null, personal),
    name: displayName(contact?.profile?.name, contact?.profile?.username),
  };
  const place = {
    eventId: id,
    chat: {
      id: ['whatsapp', number, group ?? from].join(':'),
      isGroup: group != null,
      ...(group == null && { ofUser: `whatsapp:${number}` }),
    },
    at: Number(timestamp) * SECOND_MS,
    // Moments have seconds: what came in one batch keeps its order.
    sequence,
  };
  if (type === 'system') return readMove(message, place);
  if (type === 'revoke')
    return revoke ? { kind: 'delete', ...place, messageId: revoke.original_message_id, speaker } : null;
  const content = textOf(type === 'edit' && edit ? edit.message : message);
  if (content === null) return null;
  const { context } = message;
  const isForwarded = context?.forwarded === true || context?.frequently_forwarded === true;
  const isToUs =
    context?.from != null && digitsOf(context.from) === digitsOf(value.metadata.display_phone_number);
  const quotes: Quote[] = [
    ...(context?.id
      ? [{ kind: 'reply', text: null, by: isToUs ? BOT : null, messageId: context.id } as const]
      : []),
    ...(isForwarded ? [{ kind: 'forward', text: content, by: null, messageId: null } as const] : []),
  ];
  return {
    kind: edit ? 'edit' : 'message',
    ...place,
    messageId: edit?.original_message_id ?? id,
    speaker,
    text: isForwarded ? '' : content,
    ...(quotes.length === 0 ? {} : { quotes }),
    // In a group of the Cloud API nothing tells a mention; a reply to us is told.
    isAddressed: group == null || isToUs,
    target: {
      phone_number_id: number,
      ...(group || message.from ? { to: group ?? from } : { recipient: from }),
      recipient_type: group ? 'group' : 'individual',
    },
  };
}

/** Reads the news that a user has other ids now: with a new number comes a new id of the business's own. */
function readMove(
  { from, from_user_id, system }: Message,
  place: Pick<MoveEvent, 'eventId' | 'chat' | 'at' | 'sequence'>,
): MoveEvent | null {
  if (system == null || !USER_CHANGES.includes(system.type ?? '')) return null;
  const before = idsOf(from ?? null, system.previous_user_id ?? from_user_id ?? null);
  const now = system.wa_id || system.user_id ? idsOf(system.wa_id ?? null, system.user_id ?? null) : null;
  return now && { kind: 'move', ...place, speaker: null, from: before, to: now };
}

const USER_CHANGES: readonly string[] = ['user_changed_number', 'user_changed_user_id'];

const personalIdOf = (id: string | null | undefined): string | null => PersonalId.safeParse(id).data ?? null;

/** The ids of a user: that of their number, if it is told, and that of the person. */
const idsOf = (number: string | null, personal: string | null): Pick<Speaker, 'userId' | 'personalId'> => ({
  userId: `whatsapp:${number ?? personal}`,
  ...(personal === null ? {} : { personalId: `whatsapp:${personal}` }),
});

const digitsOf = (number: string | null | undefined): string => (number ?? '').replace(/\D/g, '');

function textOf(content: Content): string | null {
  const { text, image, video, audio, document, location, contacts, button, interactive } = content;
  const { order, unsupported } = content;
  switch (content.type) {
    case 'text':
      return messageText(text?.body, []);
    case 'image':
      return messageText(image?.caption, [attachmentNote('image')]);
    case 'video':
      return messageText(video?.caption, [attachmentNote('video')]);
    case 'audio':
      return attachmentNote(audio?.voice ? 'voice message' : 'audio');
    case 'document':
      return messageText(document?.caption, [attachmentNote('file', document?.filename)]);
    case 'sticker':
      return attachmentNote('sticker');
    case 'location':
      return location
        ? attachmentNote('location', location.name ?? `${location.latitude}, ${location.longitude}`)
        : null;
    case 'contacts':
      return attachmentNote('contact', contacts?.[0]?.name?.formatted_name);
    case 'button':
      return messageText(button?.text, []);
    case 'interactive':
      return messageText(
        interactive?.button_reply?.title ?? interactive?.list_reply?.title ?? interactive?.nfm_reply?.body,
        interactive?.nfm_reply ? [attachmentNote('form', interactive.nfm_reply.name)] : [],
      );
    case 'order':
      return messageText(order?.text, [
        attachmentNote('order', `${order?.product_items?.length ?? 0} items`),
      ]);
    // A poll, a message that is seen once: its writer should hear that nobody here can see it.
    case 'unsupported':
      return attachmentNote('message that WhatsApp does not hand on', unsupported?.type);
    default:
      return null;
  }
}
