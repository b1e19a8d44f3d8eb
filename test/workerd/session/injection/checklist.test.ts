/**
 * The checklist of persistent injection, item by item, and its walk-through.
 * Those about compaction, branches and emergency truncation are tested with these.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  type PromptMessage,
  remember as rememberAs,
  type TestWorkspace,
} from '../../support/service/workspace.ts';

const PREFIX = '[Context from memory]';
const CAP = 3;

/** Remembers what is no fact of somebody: those stand in the system prompt, and are not injected besides. */
const remember = (workspace: TestWorkspace, content: string, body: Record<string, unknown> = {}) =>
  rememberAs(workspace, content, { kind: 'event', ...body });

const blocksIn = (messages: readonly PromptMessage[]): PromptMessage[] =>
  messages.filter(({ content }) => content.startsWith(PREFIX));

const AUTH = [
  'The auth system uses JWT tokens.',
  'The auth system rejected sessions, because they need a store.',
  'The auth system signs with RS256.',
];
const PARTS = {
  database: 'The database runs on Postgres.',
  frontend: 'The frontend is drawn in Svelte.',
  payments: 'The payments go through Adyen.',
  search: 'The search lives in Meilisearch.',
} as const;
const TOPICS = Object.keys(PARTS);

/** A workspace that knows of the auth system and of other parts; what a turn asks for by name is found by its words. */
async function projectWorkspace(settings: Record<string, unknown> = {}) {
  const workspace = await createWorkspace({ settings: { similarity_threshold: 1, ...settings } });
  const conversation = await openConversation(workspace);
  const auth = await Promise.all(AUTH.map((text) => remember(workspace, text)));
  const others = await Promise.all(Object.values(PARTS).map((text) => remember(workspace, text)));
  return { workspace, conversation, auth, others };
}

describe('the checklist of persistent injection', () => {
  it('Cap enforced: never more than N injection blocks in history', async () => {
    const { workspace, conversation } = await projectWorkspace();
    for (const topic of ['auth system', ...TOPICS]) {
      const turn = await exchange(workspace, conversation, `What of the ${topic}?`, 'So it is.');
      expect(blocksIn(turn.prompt.messages).length).toBeLessThanOrEqual(CAP);
      expect((await liveHistory(workspace, conversation)).live_blocks).toBeLessThanOrEqual(CAP);
    }
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(CAP);
  });

  it('max_injected_blocks_in_history = 0 gives ephemeral behavior: shown, not kept, and shown anew when needed', async () => {
    const { workspace, conversation, auth } = await projectWorkspace({ max_injected_blocks_in_history: 0 });
    for (let i = 0; i < 2; i++) {
      const turn = await exchange(workspace, conversation, 'What of the auth system?', 'So it is.');
      expect([...turn.injection.memory_ids].sort()).toEqual([...auth].sort());
      expect(blocksIn(turn.prompt.messages)).toHaveLength(1);
      expect((await liveHistory(workspace, conversation)).live_blocks).toBe(0);
    }
  });

  it('Multi-turn follow-ups on same topic retain context (blocks visible)', async () => {
    const { workspace, conversation, auth } = await projectWorkspace();
    await exchange(workspace, conversation, 'What do we know about the auth system?', 'It uses JWT.');
    for (const followUp of ['Why that instead of sessions?', 'And who decided it?']) {
      const turn = await exchange(workspace, conversation, followUp, 'Because of the store.');
      const shown = blocksIn(turn.prompt.messages)
        .map(({ content }) => content)
        .join('\n');
      for (const text of AUTH) expect(shown).toContain(`${JSON.stringify(text)} (event, `);
      for (const id of auth) expect(shown.split(`[${id}]`)).toHaveLength(2);
    }
  });

  it('Topic change naturally evicts old injection blocks', async () => {
    const { workspace, conversation, auth, others } = await projectWorkspace();
    await exchange(workspace, conversation, 'What do we know about the auth system?', 'It uses JWT.');
    for (const [i, topic] of TOPICS.slice(0, CAP).entries()) {
      const turn = await exchange(workspace, conversation, `What of the ${topic}?`, 'That one.');
      const shown = blocksIn(turn.prompt.messages)
        .map(({ content }) => content)
        .join('\n');
      expect(shown).toContain(others[i]);
      expect(auth.every((id) => shown.includes(id))).toBe(i < CAP - 1);
    }
  });

  it('context_window_depth = 10 prevents excessive re-injection', async () => {
    const { workspace, conversation, auth } = await projectWorkspace({ final_top_k: 3 });
    const injectedAt = new Map<string, number[]>();
    const said = ['So the auth system.', ...TOPICS.map((topic) => `So the ${topic}.`)];
    for (let turn = 1; turn <= 15; turn++) {
      const { injection } = await exchange(
        workspace,
        conversation,
        said[(turn - 1) % said.length] ?? '',
        'So it is.',
      );
      for (const id of injection.memory_ids) injectedAt.set(id, [...(injectedAt.get(id) ?? []), turn]);
    }
    for (const [id, turns] of injectedAt)
      for (const [i, turn] of turns.slice(1).entries())
        expect(turn - (turns[i] ?? 0), id).toBeGreaterThanOrEqual(10);
    expect(auth.every((id) => injectedAt.get(id)?.join() === '1,11')).toBe(true);
  });
});

describe('several users in one conversation', () => {
  it('keep the context of each other’s topics: Bob’s message between does not end Alice’s', async () => {
    const workspace = await createWorkspace({ settings: { similarity_threshold: 1 } });
    const group = await openConversation(workspace, { shared: true });
    const shared = { visibility: 'shared', user_id: 'alice' };
    const limit = await remember(workspace, 'Rate limiting works with a token bucket.', shared);
    const redis = await remember(workspace, 'Redis keeps the counters of the cluster.', shared);
    const secret = await remember(workspace, 'Alice finds rate limiting dull.', { user_id: 'alice' });
    const say = async (user_id: string, content: string) =>
      exchange(workspace, group, content, 'I see.', { user_id, name: user_id });

    expect((await say('alice', 'How does rate limiting work?')).injection.memory_ids).toEqual([limit]);
    expect((await say('bob', 'Did you see the game?')).injection.memory_ids).toEqual([]);
    const last = await say('alice', 'What about Redis for that?');
    expect(last.injection.memory_ids).toContain(redis);
    const shown = blocksIn(last.prompt.messages)
      .map(({ content }) => content)
      .join('\n');
    expect(shown).toContain(limit);
    expect(shown).not.toContain(secret);
  });
});
