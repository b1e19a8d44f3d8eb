/** A day of a channel as Slack exports it, and who its members are. What the platform says of itself is left out. Pure. */
import { type ImportedMessage, listOf, momentOf, objectOf, textOf } from '../imported.ts';

/** The names of members by their ids, of `users.json`. */
export const readSlackUsers = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    listOf(value)
      .map(objectOf)
      .flatMap(({ id, name, real_name: realName, profile }): [string, string][] => {
        const { display_name: shown } = objectOf(profile);
        const called = textOf(shown) ?? textOf(realName) ?? textOf(name);
        return typeof id === 'string' && called !== null ? [[id, called]] : [];
      }),
  );

/** Messages of people and of programs; all other subtypes tell of joins, topics and pins. */
const SPOKEN = new Set([undefined, 'bot_message', 'thread_broadcast', 'file_share', 'me_message']);

/** The messages of a day. */
export function readSlackDay(value: unknown, users: ReadonlyMap<string, string>): ImportedMessage[] {
  return listOf(value)
    .map(objectOf)
    .flatMap((message): ImportedMessage[] => {
      const { type, subtype, user, bot_id: bot, ts, text } = message;
      const content = plainText(textOf(text) ?? '', users);
      if (type !== 'message' || !SPOKEN.has(subtype as string | undefined) || content.trim() === '')
        return [];
      const isBot = subtype === 'bot_message' || (user === undefined && bot !== undefined);
      const userId = textOf(user);
      if (!isBot && userId === null) return [];
      const name = isBot ? textOf(message.username) : (users.get(userId ?? '') ?? null);
      return [
        {
          role: isBot ? 'assistant' : 'user',
          content,
          at: momentOf(ts),
          external_id: String(ts),
          ...(isBot || userId === null ? {} : { user_id: userId }),
          ...(name === null ? {} : { name }),
        },
      ];
    });
}

/** The text without the marks of the platform: mentions by name, links by their label or address. */
const plainText = (text: string, users: ReadonlyMap<string, string>): string =>
  text
    .replace(
      /<@(\w+)(?:\|([^<>]*))?>/g,
      (_, id: string, label?: string) => `@${users.get(id) ?? label ?? id}`,
    )
    .replace(/<#\w+\|([^<>]*)>/g, '#$1')
    .replace(/<!(\w+)\b[^<>]*>/g, '@$1')
    .replace(/<([^<|>]+)\|([^<>]*)>/g, '$2')
    .replace(/<((?:https?|mailto):[^<>]+)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
