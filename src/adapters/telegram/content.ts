/** Reads the content of Telegram's messages, whoever wrote them: text, attachments, and whose words are handed on. Pure. */
import { z } from 'zod';
import { attachmentNote } from '../../memory/attachment-note.ts';
import { displayName, messageText } from '../adapter.ts';

export const User = z.object({
  id: z.int(),
  is_bot: z.boolean().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  username: z.string().nullish(),
});
export type User = z.infer<typeof User>;

const Named = z.object({ file_name: z.string().nullish(), duration: z.number().nullish() });
const Place = z.object({ id: z.int(), title: z.string().nullish() });

/** Origin of words that a message hands on: of somebody who hides it the name alone is told. */
export const Origin = z.object({
  type: z.string(),
  sender_user: User.nullish(),
  sender_user_name: z.string().nullish(),
  sender_chat: Place.nullish(),
  chat: Place.nullish(),
  author_signature: z.string().nullish(),
});

export const Content = z.object({
  text: z.string().nullish(),
  caption: z.string().nullish(),
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
  dice: z.object({ emoji: z.string().nullish(), value: z.int().nullish() }).nullish(),
  story: z.unknown().optional(),
  paid_media: z.unknown().optional(),
  checklist: z
    .object({ title: z.string().nullish(), tasks: z.array(z.object({ text: z.string() })).nullish() })
    .nullish(),
});
export type Content = z.infer<typeof Content>;

/** The name that others see. */
export const nameOf = ({ first_name, last_name, username }: User): string | null =>
  displayName([first_name, last_name].filter(Boolean).join(' '), username);

/** Author of words that were handed on: of a channel its title, with the name that signed there. */
export function originOf({
  sender_user,
  sender_user_name,
  sender_chat,
  chat,
  author_signature,
}: z.infer<typeof Origin>) {
  const place = sender_chat ?? chat;
  return {
    userId: sender_user && !sender_user.is_bot ? `telegram:${sender_user.id}` : null,
    name: sender_user
      ? nameOf(sender_user)
      : displayName([author_signature, place?.title].filter(Boolean).join(', '), sender_user_name),
  };
}

/** The text of a message with notes of what is attached; null when it has neither. */
export const contentOf = (content: Content): string | null =>
  messageText(content.text ?? content.caption, notesOf(content));

function notesOf(content: Content): string[] {
  const { photo, voice, audio, video, animation, document, sticker, location, venue, contact, poll } =
    content;
  const { dice, checklist } = content;
  const notes: string[] = [];
  if (photo && photo.length > 0) notes.push(attachmentNote('image'));
  if (voice) notes.push(attachmentNote('voice message', null, voice.duration));
  if (audio) notes.push(attachmentNote('audio', audio.title ?? audio.file_name, audio.duration));
  if (video) notes.push(attachmentNote('video', video.file_name, video.duration));
  if (content.video_note) notes.push(attachmentNote('video message', null, content.video_note.duration));
  // An animation is told as a document too.
  if (animation) notes.push(attachmentNote('animation', animation.file_name));
  else if (document) notes.push(attachmentNote('file', document.file_name));
  if (sticker) notes.push(attachmentNote('sticker', sticker.emoji));
  if (location)
    notes.push(attachmentNote('location', venue?.title ?? `${location.latitude}, ${location.longitude}`));
  if (contact) notes.push(attachmentNote('contact', contact.first_name));
  if (poll) notes.push(attachmentNote('poll', poll.question));
  if (dice) notes.push(attachmentNote('dice', `${dice.emoji ?? ''} ${dice.value ?? ''}`));
  if (content.story) notes.push(attachmentNote('story'));
  if (content.paid_media) notes.push(attachmentNote('paid media'));
  if (checklist) {
    const tasks = (checklist.tasks ?? []).map(({ text }) => `- ${text}`);
    notes.push(attachmentNote('checklist', checklist.title), ...tasks);
  }
  return notes;
}
