/** A burst of deliveries: many chats at once, some events twice, neighbours of a chat in the wrong order. */
import { PLATFORMS, type Platform, type Written } from './platforms.ts';
import type { Random } from './random.ts';

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
  const written = Array.from({ length: unique }, (_, i): Written => {
    const [chat, n] = [i % chats, Math.floor(i / chats)];
    return { chat: `room-${chat}`, user: `u${chat}`, n, text: `Message ${n} of room ${chat}.`, group: true };
  });
  const expected = new Map<string, string[]>();
  for (const { chat, text } of written) {
    const id = platform.chatId({ chat, user: '' });
    expected.set(id, [...(expected.get(id) ?? []), text]);
  }
  const payloads = written.map((each) => platform.message(each));
  // Two messages of one chat are `chats` apart: some of them change places, as deliveries do that overtake each other.
  for (let i = 0; i + chats < payloads.length; i++) {
    if (chance.int(10) >= 3) continue;
    [payloads[i], payloads[i + chats]] = [payloads[i + chats], payloads[i]];
    i += chats;
  }
  for (let i = unique; i < deliveries; i++) {
    const at = chance.int(payloads.length);
    payloads.splice(at + chance.int(20), 0, payloads[at]);
  }
  return { payloads, expected };
}
