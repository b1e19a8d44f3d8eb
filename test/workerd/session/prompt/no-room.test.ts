/**
 * What a prompt has no room for, on the real runtime. If it fails, the answer lies in the record, and the model is shown
 * neither the message nor the memory, because it "saw" them in a prompt that had cut them off.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

const AUTH = 'The auth system uses JWT tokens.';
/** A message of some 250 tokens. */
const long = (i: number) => `Number ${i}. ${'The quay of the old town is long and windy today. '.repeat(22)}`;

/** Words alone find things here, so that every run finds the same. */
const small = (prompt_budget_tokens: number, settings: Record<string, unknown> = {}) =>
  createWorkspace({ settings: { similarity_threshold: 1, prompt_budget_tokens, ...settings } });

async function talkOfQuays(workspace: TestWorkspace, conversation: string): Promise<void> {
  for (let i = 0; i < 8; i++) await exchange(workspace, conversation, `Quay ${i}? ${long(i)}`, long(i));
}

describe('a small prompt', () => {
  it.each([1_500, 3_000])(
    'of %i tokens shows a memory again whose block it has no room for',
    async (tokens) => {
      // Without a wait: blocks of the quays may have taken the place of this one.
      const workspace = await small(tokens, { context_window_depth: 0 });
      const conversation = await openConversation(workspace);
      const auth = await rememberEvent(workspace, AUTH);
      await exchange(workspace, conversation, 'What of the auth system?', 'So it is.');
      await talkOfQuays(workspace, conversation);
      const { body } = await takeTurn(workspace, conversation, 'Again, what of the auth system?');
      expect(body.injection.memory_ids).toEqual([auth]);
      expect(JSON.stringify(body.prompt)).toContain('JWT');
    },
  );

  it('recalls a message that it has no room for', async () => {
    const workspace = await small(1_500);
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'Which colour for the gazebo?', 'Paint the gazebo in vermilion.');
    await talkOfQuays(workspace, conversation);
    expect(JSON.stringify((await liveHistory(workspace, conversation)).messages)).toContain('vermilion');
    const { body } = await takeTurn(workspace, conversation, 'Which colour did you say for the gazebo?');
    expect(JSON.stringify(body.prompt)).toContain('vermilion');
  });
});

describe('a history that is cut because too much came at once', () => {
  it('lets the next turn that asks have what its blocks carried', async () => {
    const workspace = await small(12_000);
    const conversation = await openConversation(workspace);
    const auth = await rememberEvent(workspace, AUTH);
    await exchange(workspace, conversation, 'What of the auth system?', 'So it is.');
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: Array.from({ length: 110 }, (_, i) => ({
        role: i % 2 === 0 ? 'user' : 'assistant',
        content: `Line ${i} of idle chatter.`,
        occurred_at: LATER,
      })),
    });
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(0);
    const { body } = await takeTurn(workspace, conversation, 'Again, what of the auth system?');
    expect(body.injection.memory_ids).toEqual([auth]);
  });
});
