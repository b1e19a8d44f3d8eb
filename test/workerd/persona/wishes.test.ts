/**
 * How a user asks to be answered, in the running service. If these fail, they ask for it anew in every conversation, or are held to
 * what they have long taken back.
 */
import { describe, expect, it } from 'vitest';
import { createWorkspace, openConversation, takeTurn } from '../support/service/workspace.ts';

/** Prefix of the prompt of a new conversation, after these messages in one before. */
async function prefixAfter(...messages: readonly string[]): Promise<string> {
  const workspace = await createWorkspace();
  const before = await openConversation(workspace, { chat_id: 'before' });
  for (const message of messages) {
    const turn = await takeTurn(workspace, before, message);
    expect(turn.status, JSON.stringify(turn.body)).toBe(200);
    await workspace.call('POST', `/v1/conversations/${before}/turns/${turn.body.turn_id}/reply`, {
      content: 'Ok.',
    });
  }
  const after = await openConversation(workspace, { chat_id: 'after' });
  const { body } = await takeTurn(workspace, after, 'How do I poach an egg?');
  return body.prompt.system.stable;
}

describe('stands first in the prompt of a new conversation', () => {
  it.each([
    ['pls just give me one option i cant deal w lists of 10', 'one option'],
    ['quit saying great question', 'great question'],
    ['grams not cups', 'Grams not cups'],
    ['kannst du generell ohne emojis antworten und nich so förmlich, du reicht', 'ich so förmlich'],
    ['kannst du generell ohne emojis antworten und nich so förmlich, du reicht', 'ohne emojis'],
    ['No me des consejos de superacion', 'consejos de superacion'],
    ['just metric for me', 'metric for me'],
  ])('%s', async (wish, told) => {
    const stable = await prefixAfter(wish);
    expect(stable.split(told)).toHaveLength(2);
  });
});

describe('is over', () => {
  it.each([
    ['no emojis pls', 'you can use emojis again', /no emojis/i],
    ['bitte keine listen', 'du darfst wieder listen verwenden', /keine listen/i],
    ['nada de emojis porfa', 'ya puedes usar emojis otra vez', /nada de emojis/i],
    ['quit saying great question', 'you can say great question again', /quit saying/i],
  ])('%s, once it is allowed again: %s', async (wish, opposite, told) => {
    expect(await prefixAfter(wish, opposite)).not.toMatch(told);
  });
});

it('what is for the moment shapes no other conversation', async () => {
  expect(await prefixAfter('just give me one option for tonight')).not.toContain('[Persona card]');
});
