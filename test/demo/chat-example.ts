/** A chat with memory in fifteen lines: those of the README, which show how the client is used. A test runs them. */
import { createClient, type TurnAnswer } from 'strata/client';

export type Model = (prompt: NonNullable<TurnAnswer['prompt']>) => Promise<string>;

export async function chat(
  strata: ReturnType<typeof createClient>,
  user: string,
  says: string,
  model: Model,
) {
  const { id } = await strata.call('POST /v1/conversations', { body: { chat_id: 'home', user_id: user } });
  const turn = await strata.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { content: says },
  });
  if (turn.prompt === null) return turn.recovery?.message;
  const reply = await model(turn.prompt);
  await strata.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
    path: { id, turn_id: turn.turn_id },
    body: { content: reply },
  });
  return reply;
}

export const onServer = () =>
  createClient({ url: 'http://localhost:8787', key: process.env.STRATA_KEY ?? '' });
export const inBrowser = () =>
  createClient({ url: 'http://localhost:8787', token: async () => (await fetch('/token')).text() });
