/** A message that a platform tells changes of, and where it is shown. */
import { expect } from 'vitest';
import type { Written } from '../../support/platforms/platforms.ts';
import {
  conversationsOf,
  deliverHeld,
  type HeldQueue,
  type Scene,
  workAll,
} from '../support/service/webhooks.ts';
import { liveHistory, takeTurn } from '../support/service/workspace.ts';

export const ANA: Written = {
  chat: 'C1',
  user: 'U1',
  n: 1,
  text: 'Remember that my dog is called Zorro.',
  name: 'Ana',
  group: true,
};

export const SECRET = /Zorro/;

export async function tell(held: HeldQueue, scene: Scene, ...payloads: readonly unknown[]): Promise<void> {
  for (const payload of payloads) expect(await deliverHeld(held, scene, payload)).toBe(200);
  await workAll(held);
}

export const idOf = async ({ workspace, platform }: Scene, written = ANA): Promise<string> =>
  (await conversationsOf(workspace)).get(platform.chatId(written))?.id ?? '';

/** Everything that a model, or a reader, is shown of a chat. */
export async function shownOf(scene: Scene, written = ANA): Promise<string> {
  const { workspace, platform } = scene;
  const id = await idOf(scene, written);
  const userId = platform.userId(written.user);
  const [history, memories, found, turn] = await Promise.all([
    liveHistory(workspace, id),
    workspace.call('GET', `/v1/memories?user_id=${encodeURIComponent(userId)}`),
    workspace.call('POST', '/v1/search', {
      query: 'what is my dog called',
      user_id: userId,
      conversation_id: id,
    }),
    takeTurn(workspace, id, 'What is the name of my dog?', {
      user_id: userId,
      turn_id: `probe-${crypto.randomUUID()}`,
    }),
  ]);
  expect(turn.status).toBe(200);
  return JSON.stringify([history, memories.body, found.body, turn.body]);
}

/** The contents of the memories of whoever wrote. */
export async function memoriesOf({ workspace, platform }: Scene, { user } = ANA): Promise<string> {
  const userId = encodeURIComponent(platform.userId(user));
  return JSON.stringify((await workspace.call('GET', `/v1/memories?user_id=${userId}`)).body);
}

export const shownIn = async ({ workspace }: Scene, id: string): Promise<readonly unknown[]> =>
  (await liveHistory(workspace, id)).messages.map(({ content }) => content);
