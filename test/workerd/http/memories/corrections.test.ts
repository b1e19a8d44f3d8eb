/**
 * Correcting what a prompt says. A user who mends a memory, or takes a message out of memory, and is told the old thing all the same by the
 * next prompt, cannot mend anything.
 */
import { expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { found, patch, search } from './edits.ts';

/** All that the model is given for a question in a new conversation. */
async function promptFor(workspace: TestWorkspace, chat: string, question: string): Promise<string> {
  const id = await openConversation(workspace, { chat_id: chat, user_id: 'ana' });
  return JSON.stringify((await takeTurn(workspace, id, question)).body.prompt);
}

it('of a memory reaches the messages that taught it, whatever else quotes them; other words alone do not', async () => {
  const own = await createWorkspace();
  const told = await openConversation(own, { chat_id: 'told', user_id: 'ana' });
  await exchange(own, told, 'My dog Rex has been limping since Tuesday.', 'Poor Rex.');
  const showing = await openConversation(own, { chat_id: 'showing', user_id: 'ana' });
  await exchange(own, showing, 'What is my dog called?', 'It has a name.');
  const [memory] = await search(own, 'dog', { user_id: 'ana', sources: ['memories'] });
  const id = memory?.id ?? '';
  await patch(own, id, { content: 'My dog Max has been limping since Tuesday.' });
  expect(await promptFor(own, 'reworded', 'What is my dog called?')).toMatch(/Max.*Rex/s);
  const corrected = { content: 'My dog Max has been limping since Monday.', is_correction: true };
  expect((await patch(own, id, corrected)).status).toBe(200);
  const prompt = await promptFor(own, 'corrected', 'What is my dog called?');
  expect(prompt).toContain('My dog Max has been limping since Monday.');
  expect(prompt).not.toContain('My dog Rex');
  // Where the old words stood in a prompt already, too.
  const again = await takeTurn(own, showing, 'And what is it called again, my dog?');
  expect(JSON.stringify(again.body.prompt)).not.toContain('My dog Rex');
  expect((await storedEvents(own, told)).map(({ content }) => content)).toContain(
    'My dog Rex has been limping since Tuesday.',
  );
  expect(await patch(own, id, { is_correction: true })).toMatchObject({ status: 422 });
});

it('of a message takes it out of prompts and searches, again as the first time, and leaves the record and what it taught', async () => {
  const own = await createWorkspace();
  const told = await openConversation(own, { chat_id: 'told', user_id: 'ana' });
  await exchange(own, told, 'I am a vegetarian.', 'Noted.');
  await exchange(own, told, 'Did Otto bring the harpoon to the quay?', 'See you.');
  const answers = await search(own, 'harpoon', { user_id: 'ana', sources: ['events'] });
  const event = answers.find(({ content }) => content.includes('harpoon'));
  const withhold = () => own.call('POST', `/v1/events/${event?.id}/withhold`);
  expect(await withhold()).toMatchObject({ status: 200, body: { id: event?.id, withheld: true } });
  expect((await withhold()).status).toBe(200);
  expect(await found(own, 'harpoon', { user_id: 'ana', sources: ['events'] })).not.toContain(event?.content);
  const prompt = await promptFor(own, 'asked', 'Where is the harpoon?');
  expect(prompt).not.toContain('Otto');
  expect(prompt).toContain('Is vegetarian.');
  expect((await storedEvents(own, told)).map(({ content }) => content)).toContain(
    'Did Otto bring the harpoon to the quay?',
  );
  const other = await createWorkspace();
  expect((await other.call('POST', `/v1/events/${event?.id}/withhold`)).status).toBe(404);
});
