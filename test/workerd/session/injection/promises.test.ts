/**
 * What blocks promise over several turns, beside the checklist: which of them a conversation shows when, that a follow-up finds
 * its topic without them, and that a history cut in an emergency goes on. If it fails, a user explains the same thing again.
 */
import { describe, expect, it } from 'vitest';
import { INJECTION_PREFIX } from '../../../../src/memory/neutralise.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  type PromptMessage,
  rememberEvent,
  takeTurn,
} from '../../support/service/workspace.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

/** Found by words alone, so that a test decides which turn injects what. */
const BY_WORDS = { similarity_threshold: 1 };
const ABOUT = {
  auth: 'The auth system uses JWT tokens.',
  payments: 'The payments go through Adyen.',
  database: 'The database runs on Postgres.',
  frontend: 'The frontend is drawn in Svelte.',
} as const;

async function project(settings: Record<string, unknown> = {}) {
  const workspace = await createWorkspace({ settings: { ...BY_WORDS, ...settings } });
  const conversation = await openConversation(workspace);
  const topics = new Map<string, string>();
  for (const [topic, content] of Object.entries(ABOUT))
    topics.set(await rememberEvent(workspace, content), topic);
  return { workspace, conversation, topics };
}

/** "[auth] u a [payments] u": blocks by what they are about, messages by their role. */
const outlineOf = (messages: readonly PromptMessage[], topics: ReadonlyMap<string, string>): string =>
  messages
    .map(({ role, content }) => {
      if (!content.startsWith(INJECTION_PREFIX)) return role.charAt(0);
      expect(role).toBe('user');
      return `[${[...topics].flatMap(([id, topic]) => (content.includes(id) ? [topic] : [])).join()}]`;
    })
    .join(' ');

describe('a conversation that moves from topic to topic', () => {
  it('keeps the last three blocks, each before its question and with nothing that an older one shows, and lets the first topic fade', async () => {
    const { workspace, conversation, topics } = await project();
    const prompts: string[] = [];
    for (const question of [
      'What of the auth system?',
      'Why does the auth system not see the payments?',
      'What of the database?',
      'And what of the frontend?',
    ]) {
      const { prompt } = await exchange(workspace, conversation, question, 'So it is.');
      prompts.push(outlineOf(prompt.messages, topics));
    }
    expect(prompts).toEqual([
      '[auth] u',
      '[auth] u a [payments] u',
      '[auth] u a [payments] u a [database] u',
      'u a [payments] u a [database] u a [frontend] u',
    ]);
    const { messages } = await liveHistory(workspace, conversation);
    expect(outlineOf(messages, topics)).toBe('u a [payments] u a [database] u a [frontend] u a');
  });
});

describe('a follow-up that names no topic', () => {
  it('finds it through the exchange before, so that a conversation works without any block kept', async () => {
    const { workspace, conversation, topics } = await project({ max_injected_blocks_in_history: 0 });
    await exchange(workspace, conversation, 'What do we know about the auth system?', 'It uses JWT.');
    const followUp = await takeTurn(workspace, conversation, 'Why that instead of sessions?');
    expect(outlineOf(followUp.body.prompt.messages, topics)).toBe('u a [auth] u');
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(0);
    // By the message alone it is not found.
    const other = await openConversation(workspace, { chat_id: 'other' });
    await exchange(workspace, other, 'Good morning!', 'Good morning.');
    const alone = await takeTurn(workspace, other, 'Why that instead of sessions?');
    expect(alone.body.injection.memory_ids).toEqual([]);
  });
});

describe('a history that is cut in an emergency', () => {
  it('loses its oldest blocks with their turns, goes on, and shows their memories to the next turn that asks', async () => {
    const { workspace, conversation, topics } = await project({ context_window_depth: 0 });
    for (const question of ['What of the auth system?', 'What of the database?'])
      await exchange(workspace, conversation, question, 'So it is.');
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(2);
    const imported = await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: Array.from({ length: 110 }, (_, i) => ({
        role: i % 2 === 0 ? 'user' : 'assistant',
        content: `Line ${i} of idle chatter.`,
        occurred_at: LATER,
      })),
    });
    expect(imported.status).toBe(200);
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(0);
    const next = await takeTurn(workspace, conversation, 'Again, what of the auth system?');
    expect(outlineOf(next.body.prompt.messages.slice(-2), topics)).toBe('[auth] u');
  });
});
