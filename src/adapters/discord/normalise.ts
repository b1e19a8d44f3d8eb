/**
 * Reads Discord's interactions. Only commands come over HTTP: a slash command is a message of its user to the bot, a command on a
 * message quotes that message, which is somebody else's word. Messages, edits and deletions of a channel come over the gateway: see
 * `messages.ts`. Each interaction is answered at once: a command by a deferred reply. Pure.
 */
import { z } from 'zod';
import { displayName, type MessageEvent, messageText, type Reading } from '../adapter.ts';
import type { DiscordConfig } from './config.ts';
import { Attachment, chatIdOf, momentOf, noteOf, Snowflake, speakerOf, User } from './content.ts';

const Option = z.looseObject({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  options: z.array(z.unknown()).nullish(),
});

const Command = z.object({
  name: z.string(),
  type: z.int().default(1),
  options: z.array(z.unknown()).nullish(),
  target_id: z.string().nullish(),
  resolved: z
    .object({
      messages: z
        .record(
          z.string(),
          z.object({
            content: z.string().nullish(),
            author: User.nullish(),
            attachments: z.array(Attachment).nullish(),
          }),
        )
        .nullish(),
      attachments: z.record(z.string(), Attachment).nullish(),
    })
    .nullish(),
});
type Command = z.infer<typeof Command>;

const Interaction = z.object({
  id: Snowflake,
  type: z.int(),
  token: z.string().min(1).max(1_000),
  guild_id: Snowflake.nullish(),
  channel_id: Snowflake.nullish(),
  channel: z.object({ type: z.int().nullish() }).nullish(),
  context: z.int().nullish(),
  member: z.object({ nick: z.string().nullish(), user: User }).nullish(),
  user: User.nullish(),
  data: z.unknown().optional(),
});
type Interaction = z.infer<typeof Interaction>;

const INTERACTION = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
/** Answers to interactions. */
const PONG = { type: 1 };
const DEFERRED_REPLY = { type: 5 };
const NO_CHOICES = { type: 8, data: { choices: [] } };
/** A message that only its caller sees. */
const EPHEMERAL = 64;
const notice = (content: string) => ({ type: 4, data: { content, flags: EPHEMERAL } });

const COMMAND = { slash: 1, message: 3 } as const;
const ATTACHMENT_OPTION = 11;
/** A direct message of several users. */
const GROUP_CHANNEL = 3;
/** A direct message between users, the bot not among them: whoever is there reads its reply. */
const PRIVATE_CONTEXT = 2;
const OPTIONS_MAX_DEPTH = 3;

const AnyInteraction = z.object({ type: z.int() });

/** Reads an interaction; null when it has not the form of one. */
export function readDiscord(payload: unknown, config: DiscordConfig): Reading | null {
  const type = AnyInteraction.safeParse(payload).data?.type;
  if (type === undefined) return null;
  if (type === INTERACTION.ping) return { events: [], ignored: 0, answer: PONG };
  if (type === INTERACTION.autocomplete) return { events: [], ignored: 1, answer: NO_CHOICES };
  const interaction = Interaction.safeParse(payload).data;
  if (interaction === undefined) return null;
  const event = type === INTERACTION.command ? readCommand(interaction) : null;
  if (event === null) return { events: [], ignored: 1, answer: notice('Nothing is known of this command.') };
  const answer = config.reply_to === 'none' ? notice('Noted.') : DEFERRED_REPLY;
  return { events: [event], ignored: 0, answer };
}

function readCommand(interaction: Interaction): MessageEvent | null {
  const { id, token, channel_id: channel, guild_id: guild } = interaction;
  const user = interaction.member?.user ?? interaction.user;
  const command = Command.safeParse(interaction.data).data;
  if (!user || user.bot || !channel || command === undefined) return null;
  const text = textOf(command);
  if (text === null) return null;
  const { channel: place, context } = interaction;
  const isGroup = guild != null || place?.type === GROUP_CHANNEL || context === PRIVATE_CONTEXT;
  return {
    kind: 'message',
    eventId: id,
    messageId: id,
    chat: { id: chatIdOf(guild, channel), isGroup },
    ...momentOf(id),
    speaker: speakerOf(user, interaction.member?.nick),
    text,
    isAddressed: true,
    isAlone: true,
    target: { token },
  };
}

function textOf(command: Command): string | null {
  if (command.type === COMMAND.slash) {
    const { texts, notes } = readOptions(command.options ?? [], command, OPTIONS_MAX_DEPTH);
    return messageText(texts.length === 0 ? `/${command.name}` : texts.join(' '), notes);
  }
  if (command.type !== COMMAND.message) return null;
  const message = command.resolved?.messages?.[command.target_id ?? ''];
  const quoted = message && messageText(message.content, (message.attachments ?? []).map(noteOf));
  if (!message || !quoted) return null;
  const author = displayName(message.author?.global_name, message.author?.username) ?? 'somebody';
  return `${command.name}, of a message by ${author}:\n${quoted.replace(/^/gm, '> ')}`;
}

/** The values of a command's options, those of its subcommands included. */
function readOptions(
  options: readonly unknown[],
  command: Command,
  depth: number,
): { readonly texts: string[]; readonly notes: string[] } {
  const read = { texts: [] as string[], notes: [] as string[] };
  for (const each of options) {
    const option = Option.safeParse(each).data;
    if (option === undefined) continue;
    const { type, value, options: inner } = option;
    if (type === ATTACHMENT_OPTION) {
      const attachment = command.resolved?.attachments?.[String(value)];
      if (attachment) read.notes.push(noteOf(attachment));
    } else if (value !== undefined && value !== null) read.texts.push(String(value));
    if (inner && depth > 0) {
      const { texts, notes } = readOptions(inner, command, depth - 1);
      read.texts.push(...texts);
      read.notes.push(...notes);
    }
  }
  return read;
}
