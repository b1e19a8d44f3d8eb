/**
 * What an assistant said again. Who erases what they told, or asks that it be forgotten, must not hear it from the answer that repeated it.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

const askedElsewhere = async (workspace: TestWorkspace, question: string) => {
  const elsewhere = await openConversation(workspace, { chat_id: 'elsewhere' });
  const { body } = await takeTurn(workspace, elsewhere, question);
  return JSON.stringify([body.prompt?.system, body.prompt?.messages.slice(0, -1)]);
};
const memoriesOf = async (workspace: TestWorkspace) =>
  (await workspace.call<{ data: { id: string; content: string }[] }>('GET', '/v1/memories?user_id=ana')).body
    .data;

describe('an answer that repeats', () => {
  it('what is erased is not recalled either, and what answered another message still is', async () => {
    const workspace = await createWorkspace();
    const here = await openConversation(workspace);
    await exchange(workspace, here, "I'm allergic to peanuts.", 'Got it, you are allergic to peanuts.');
    await exchange(workspace, here, 'My kayak is called Sea Otter.', 'Sea Otter is a fine name for a kayak.');
    const [memory] = (await memoriesOf(workspace)).filter(({ content }) => /peanut/.test(content));
    const erased = await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    expect(erased.status).toBeLessThan(300);
    expect(await askedElsewhere(workspace, 'What am I allergic to? Peanuts?')).not.toContain(
      'allergic to peanuts',
    );
    expect(await askedElsewhere(workspace, 'What is my kayak called? A fine name?')).toContain(
      'Sea Otter is a fine name',
    );
  });

  it('what is to be forgotten is not recalled either', async () => {
    const workspace = await createWorkspace();
    const here = await openConversation(workspace);
    await exchange(workspace, here, 'My sister Tamsin lives in Leeds.', 'Tamsin in Leeds, noted.');
    await exchange(workspace, here, 'Please forget about my sister Tamsin', 'Done.');
    expect(await askedElsewhere(workspace, 'Where does my sister live? Leeds?')).not.toContain('Tamsin');
  });

  it('an imported message is not recalled once that is erased', async () => {
    const workspace = await createWorkspace();
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages: [
        { role: 'user', content: "I'm allergic to peanuts.", occurred_at: '2026-01-01T09:00:00Z' },
        {
          role: 'assistant',
          content: 'You are allergic to peanuts, I see.',
          occurred_at: '2026-01-01T09:01:00Z',
        },
      ],
    });
    const [memory] = (await memoriesOf(workspace)).filter(({ content }) => /peanut/.test(content));
    await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    expect(await askedElsewhere(workspace, 'What am I allergic to? Peanuts?')).not.toContain(
      'allergic to peanuts',
    );
  });
});
