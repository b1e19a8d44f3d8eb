/** A burst of deliveries: many chats at once, some events twice, neighbours of a chat in the wrong order. */

import type { Random } from '../random.ts';
import { PLATFORMS, type Platform, type Written } from './platforms.ts';

/** What is delivered, in that order, and what every chat then holds. */
export interface Burst {
  readonly payloads: readonly unknown[];
  readonly expected: ReadonlyMap<string, readonly string[]>;
}

/** Makes a burst of `deliveries`, a share of which are duplicates, over some chats of a platform. */
export function makeBurst(
  deliveries: number,
  chats: number,
  duplicates: number,
  chance: Random,
  platform: Platform = PLATFORMS.generic,
): Burst {
  const unique = Math.round(deliveries * (1 - duplicates));
  // Everybody writes two messages, one right after the other, then it is the turn of the next chat.
  const written = Array.from({ length: unique }, (_, i): Written => {
    const [round, place] = [Math.floor(i / (2 * chats)), i % (2 * chats)];
    const [chat, n] = [Math.floor(place / 2), 2 * round + (place % 2)];
    return { chat: `room-${chat}`, user: `u${chat}`, n, text: `Message ${n} of room ${chat}.`, group: true };
  });
  const expected = new Map<string, string[]>();
  for (const { chat, text } of written) {
    const id = platform.chatId({ chat, user: '' });
    expected.set(id, [...(expected.get(id) ?? []), text]);
  }
  const payloads = written.map((each) => platform.message(each));
  // Some of the two change places, as deliveries do that overtake each other.
  for (let i = 0; i + 1 < payloads.length; i += 2)
    if (chance.int(10) < 3) [payloads[i], payloads[i + 1]] = [payloads[i + 1], payloads[i]];
  for (let i = unique; i < deliveries; i++) {
    const at = chance.int(payloads.length);
    payloads.splice(at + chance.int(20), 0, payloads[at]);
  }
  return { payloads, expected };
}
