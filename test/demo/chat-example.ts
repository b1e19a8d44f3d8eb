import type { Client, Prompt } from 'strata/client';

type Model = (prompt: Prompt) => Promise<string>; // yours: whatever takes a system text and messages

export async function chat(strata: Client, user_id: string, content: string, model: Model) {
  const { id } = await strata.call('POST /v1/conversations', { body: { chat_id: 'home', user_id } });
  const path = { id };
  const turn = await strata.call('POST /v1/conversations/{id}/turns', { path, body: { content } });
  if (turn.prompt === null) return turn.recovery?.message;
  const body = { content: await model(turn.prompt) };
  const at = { ...path, turn_id: turn.turn_id };
  await strata.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', { path: at, body });
  return body.content;
}
