/**
 * The first memory of an account, right after turns that found none. Whoever has just said how they want to be answered must not be answered
 * otherwise in the next message.
 */
import { expect, it } from 'vitest';
import { openConversation, takeTurn } from '../../support/service/workspace.ts';
import { account, patch, prefer } from './account-memories.ts';

const QUESTION = 'Which tea does Ana like in the morning?';

it('comes into the next turn of the other workspace, also when another user shares it later', async () => {
  const [first, second] = await account();
  const ofAna = await openConversation(second, { chat_id: 'ana' });
  const ofBo = await openConversation(second, { chat_id: 'bo', user_id: 'bo' });
  const idsFor = async (conversation: string) =>
    (await takeTurn(second, conversation, QUESTION)).body.injection.memory_ids;
  expect(await idsFor(ofAna)).toEqual([]);
  expect(await idsFor(ofBo)).toEqual([]);
  const id = await prefer(first, 'Ana likes green tea in the morning.', { visibility: 'private' });
  expect(await idsFor(ofBo)).toEqual([]);
  expect(await idsFor(ofAna)).toEqual([id]);
  expect((await patch(first, id, { visibility: 'shared' })).status).toBe(200);
  expect(await idsFor(ofBo)).toEqual([id]);
});
