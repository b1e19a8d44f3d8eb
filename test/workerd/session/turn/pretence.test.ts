/**
 * What is said in a game, or dictated, over many messages. Who played a pirate on Monday must not be called Blackbeard on Tuesday; who
 * stopped playing must not go unheard.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
} from '../../support/service/workspace.ts';
import { evictSession } from '../../support/storage/session.ts';
import { contentsOf } from './learnt.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const say = async (conversation: string, texts: readonly string[], occurredAt?: string) => {
  for (const text of texts)
    await exchange(workspace, conversation, text, 'OK.', occurredAt ? { occurred_at: occurredAt } : {});
};

describe('a game over several messages', () => {
  it.each([
    [
      "Let's role-play. You're a barista.",
      'Hi, my name is Zorro and I live in Madrid.',
      'I have three horses.',
    ],
    [
      "I'm going to dictate my novel to you.",
      'My name is Ishmael.',
      'I have a wife called Mary and two sons.',
    ],
    ['I want to dictate a letter from my aunt.', 'I live in Hamburg and I have two cats.'],
    [
      "Let's do some interview practice. You ask.",
      'My name is Jordan and I work at Tesla.',
      'I live in Austin.',
    ],
    ["Let's play two truths and a lie.", 'I have a twin brother. I live in Oslo.'],
    ['Lass uns ein Rollenspiel machen. Du bist Verkäufer.', 'Ich heiße Karl und wohne in Bonn.'],
    ['Vamos a hacer un juego de rol.', 'Me llamo Zorro y vivo en Madrid. Soy alérgico a la leche.'],
    ['我们来玩角色扮演吧，你是店员。', '我叫王芳，我住在北京。'],
  ])('teaches nothing of who plays: %s', async (...said) => {
    const conversation = await openConversation(workspace);
    await say(conversation, said);
    expect(await contentsOf(workspace)).toEqual([]);
  });

  it('is over when its player says so, and in other conversations never began', async () => {
    const conversation = await openConversation(workspace);
    await say(conversation, ["Let's role-play: I am a pirate.", 'My name is Blackbeard.']);
    await evictSession(workspace, conversation);
    await say(conversation, ['I live on a ship.']);
    expect(await contentsOf(workspace)).toEqual([]);
    await say(await openConversation(workspace, { chat_id: 'other' }), ['I have a dog called Rex.']);
    await say(conversation, ['OK, end of role-play.', 'I live in Porto.', 'My name is Ana.']);
    expect((await contentsOf(workspace)).toSorted()).toEqual([
      'I have a dog called Rex.',
      'Lives in Porto.',
      'Name is Ana.',
    ]);
  });

  it('is over after a night', async () => {
    const conversation = await openConversation(workspace);
    await say(conversation, ["Let's role-play.", 'My name is Blackbeard.'], '2026-01-05T20:00:00Z');
    await say(conversation, ['My name is Ana.'], '2026-01-06T08:00:00Z');
    expect(await contentsOf(workspace)).toEqual(['Name is Ana.']);
  });

  it('teaches nothing when it is imported', async () => {
    const said = ["Let's role-play.", 'My name is Blackbeard.', 'End of role-play.', 'I live in Porto.'];
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: said.map((content, minute) => ({
        role: 'user',
        content,
        occurred_at: new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString(),
      })),
    });
    expect(await contentsOf(workspace)).toEqual(['Lives in Porto.']);
  });
});
