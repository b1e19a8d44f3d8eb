/**
 * Chats of SillyTavern and of character cards: a line of JSON a message, the first of them about the chat. Of several answers that were
 * drawn the one that was kept stands in the message. Pure.
 */
import { type ImportedConversation, type ImportedMessage, momentOf, objectOf, textOf } from '../imported.ts';

/** The chat of the lines of a file, called `name`; null where it is none. */
export function readSillyTavern(lines: readonly unknown[], name: string): ImportedConversation | null {
  const [first, ...rest] = lines.map(objectOf);
  if (first === undefined) return null;
  const isHead = textOf(first.mes) === null;
  const sent = isHead ? rest : [first, ...rest];
  const messages = sent.flatMap((line, i) => toMessage(line, i) ?? []);
  if (messages.length === 0) return null;
  return {
    kind: 'conversation',
    chatId: `sillytavern:${name}`,
    title: textOf(first.character_name) ?? messages.find(({ role }) => role === 'assistant')?.name ?? null,
    isShared: false,
    userId: null,
    startedAt: sillyMoment(first.create_date),
    messages,
    leftOut: sent.length - messages.length,
  };
}

function toMessage(line: Readonly<Record<string, unknown>>, i: number): ImportedMessage | null {
  const content = textOf(line.mes);
  // What the program says of itself is marked so.
  if (content === null || line.is_system === true) return null;
  const name = textOf(line.name);
  return {
    role: line.is_user === true ? 'user' : 'assistant',
    content,
    at: sillyMoment(line.send_date),
    external_id: String(i),
    ...(name === null ? {} : { name }),
  };
}

const HUMAN = /^(\w+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d\d)\s*([ap]m)$/i;
const OLD =
  /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m(?:\s*(\d{1,2})s)?(?:\s*(\d{1,3})ms)?$/;

/** A moment as the program wrote it over the years: `June 10, 2026 2:30pm`, `2023-5-12 @18h 30m 12s 345ms`, or one of everybody's. */
function sillyMoment(value: unknown): number | null {
  if (typeof value !== 'string') return momentOf(value);
  const human = HUMAN.exec(value);
  if (human) {
    const [, month, day, year, hour = '', minute, half = ''] = human;
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
    return momentOf(`${month} ${day}, ${year} ${hours}:${minute}:00 UTC`);
  }
  const old = OLD.exec(value);
  if (!old) return momentOf(value);
  const [year = 0, month = 1, day, hour, minute, second = 0, ms = 0] = old
    .slice(1)
    .map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour, minute, second, ms);
}
