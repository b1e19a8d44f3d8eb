/**
 * When an answer was given. Who replays an old chat by its turns must not find answers of today in it, nor a conversation of March named as
 * the newest.
 */
import { expect, it } from 'vitest';
import { createWorkspace, exchange, openConversation } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

const timesIn = async (conversation: string) =>
  (
    await rowsOf<{ occurred_at: number }>(
      'SELECT occurred_at FROM events WHERE conversation_id = ? ORDER BY seq',
      [conversation],
    )
  ).map(({ occurred_at }) => occurred_at);

const MINUTE_MS = 60_000;

it('is right behind the message that it answers, of another time as of now', async () => {
  const workspace = await createWorkspace();
  const march = await openConversation(workspace, { chat_id: 'march' });
  const said = Date.UTC(2026, 2, 3, 9);
  await exchange(workspace, march, 'My dog Rex is six.', 'Six, then.', {
    occurred_at: new Date(said).toISOString(),
  });
  const [, answered = 0] = await timesIn(march);
  expect(answered).toBeGreaterThanOrEqual(said);
  expect(answered).toBeLessThan(said + MINUTE_MS);

  const before = Date.now();
  const now = await openConversation(workspace, { chat_id: 'now' });
  await exchange(workspace, now, 'My cat Mia is two.', 'Two, then.');
  const [asked = 0, given = 0] = await timesIn(now);
  expect(given).toBeGreaterThanOrEqual(Math.max(asked, before));

  const { body } = await workspace.call<{ prompt: { system: { stable: string } } }>(
    'POST',
    `/v1/conversations/${await openConversation(workspace, { chat_id: 'april' })}/turns`,
    { user_id: 'ana', content: 'Hello again!', occurred_at: '2026-04-01T09:00:00Z' },
  );
  expect(body.prompt.system.stable).toContain('- 2026-03-03');
});
