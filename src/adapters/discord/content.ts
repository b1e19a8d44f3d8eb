/** Reads the content of Discord's messages, whoever wrote them, and the moments in its ids. Pure. */
import { z } from 'zod';
import { attachmentKind, attachmentNote } from '../../memory/attachment-note.ts';
import { displayName, messageText, type Speaker } from '../adapter.ts';

export const Snowflake = z.string().regex(/^\d{15,22}$/);

export const User = z.object({
  id: Snowflake,
  username: z.string().nullish(),
  global_name: z.string().nullish(),
  bot: z.boolean().nullish(),
});
export type User = z.infer<typeof User>;

export const Attachment = z.object({
  filename: z.string().nullish(),
  content_type: z.string().nullish(),
  duration_secs: z.number().nullish(),
  /** Of a voice note alone. */
  waveform: z.string().nullish(),
});
export type Attachment = z.infer<typeof Attachment>;

export const Content = z.object({
  content: z.string().nullish(),
  attachments: z.array(Attachment).nullish(),
  sticker_items: z.array(z.object({ name: z.string().nullish() })).nullish(),
  poll: z.object({ question: z.object({ text: z.string().nullish() }) }).nullish(),
  mentions: z.array(User).nullish(),
});
export type Content = z.infer<typeof Content>;

/** Snowflakes count milliseconds from the first second of 2015, above 22 bits. */
const DISCORD_EPOCH_MS = 1_420_070_400_000;
const SNOWFLAKE_LOW_BITS = 22n;

/** Moment (ms) in an id of Discord, and its order in the same millisecond. */
export const momentOf = (snowflake: string): { readonly at: number; readonly sequence: number } => {
  const value = BigInt(snowflake);
  const low = value & ((1n << SNOWFLAKE_LOW_BITS) - 1n);
  return { at: Number(value >> SNOWFLAKE_LOW_BITS) + DISCORD_EPOCH_MS, sequence: Number(low) };
};

/** Speaker of a message; in a server under the name that they have there. */
export const speakerOf = ({ id, username, global_name }: User, nick: string | null | undefined): Speaker => ({
  userId: `discord:${id}`,
  name: displayName(nick, global_name, username),
});

/** An attachment as text. */
export const noteOf = ({ filename, content_type, duration_secs, waveform }: Attachment): string =>
  waveform
    ? attachmentNote('voice message', null, duration_secs)
    : attachmentNote(attachmentKind(content_type), filename, duration_secs);

/** The chat of a channel. */
export const chatIdOf = (guild: string | null | undefined, channel: string): string =>
  ['discord', ...(guild ? [guild] : []), channel].join(':');

/** The text of a message as its readers see it, with notes of what is attached; null when it has neither. */
export function contentOf(message: Content, bot: string | null = null): string | null {
  const { content, attachments, sticker_items: stickers, poll, mentions } = message;
  const names = new Map((mentions ?? []).map((user) => [user.id, speakerOf(user, null).name]));
  const called = (content ?? '').replace(new RegExp(`^\\s*<@!?${bot ?? 'nobody'}>[:,]?\\s*`), '');
  const text = called
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${names.get(id) ?? id}`)
    .replace(/<a?(:\w+:)\d+>/g, '$1')
    .replace(/<t:(-?\d{1,12})(?::\w)?>/g, (_, seconds: string) =>
      new Date(Number(seconds) * 1_000).toISOString(),
    );
  return messageText(text, [
    ...(attachments ?? []).map(noteOf),
    ...(stickers ?? []).map(({ name }) => attachmentNote('sticker', name)),
    ...(poll ? [attachmentNote('poll', poll.question.text)] : []),
  ]);
}
