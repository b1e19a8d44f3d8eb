import type { StrataBinding } from '../../../src/client/binding.ts';

export async function promptFor(strata: StrataBinding, user_id: string, content: string) {
  const chat = await strata.open({ chat_id: 'home', user_id });
  return chat.ok ? strata.turn(chat.value.id, { content }) : chat;
}
