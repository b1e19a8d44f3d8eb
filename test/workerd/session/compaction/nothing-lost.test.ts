/**
 * Everything that was said is shown or summarised, at every turn. If it fails, a model forgets the middle of a conversation while
 * most of its prompt is free, or a client is promised a compaction that nobody does.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compacted, quays, say } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../../support/service/workspace.ts';
import { isArmed, letAlarmCome } from '../../support/storage/alarms.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stored messages that neither a prompt shows nor a summary tells. */
async function nowhereIn({ prompt }: TurnAnswer, workspace: TestWorkspace, conversation: string) {
  const { summarised_seq = 0 } = await compacted(conversation);
  const shown = new Set(prompt.messages.map(({ content }) => content));
  return (await storedEvents(workspace, conversation))
    .filter(({ seq, content }) => seq > summarised_seq && !shown.has(content))
    .map(({ content }) => content.slice(0, 20));
}

const replyTo = (workspace: TestWorkspace, conversation: string, turn: string, content: string) =>
  workspace.call<{ compaction: string }>('POST', `/v1/conversations/${conversation}/turns/${turn}/reply`, {
    content,
  });

/** The conversation that `openConversation` opens. */
const CHAT = { chat_id: 'chat', user_id: 'ana' };

describe('every message', () => {
  it.each([
    [1_000, 80],
    [12_000, 600],
  ])('is shown or summarised in prompts of %i tokens after replies of %i', async (budget, words) => {
    const workspace = await createWorkspace({ settings: { prompt_budget_tokens: budget } });
    const conversation = await openConversation(workspace);
    let [scheduled, compactions] = [false, 0];
    for (let i = 0; i < 18; i++) {
      const { body } = await takeTurn(workspace, conversation, `Turn ${i}: what about topic ${i}?`, {
        turn_id: `t${i}`,
      });
      expect(await nowhereIn(body, workspace, conversation), `turn ${i}`).toEqual([]);
      expect(body.budget.used).toBeLessThanOrEqual(budget);
      // The alarm comes after the next turn: that one finds it late.
      if (scheduled) compactions += Number(await letAlarmCome(workspace, conversation));
      const reply = await replyTo(workspace, conversation, `t${i}`, `Reply ${i}. ${'word '.repeat(words)}`);
      scheduled = reply.body.compaction === 'scheduled';
    }
    expect(compactions).toBeGreaterThan(1);
    expect(compactions).toBeLessThanOrEqual(9);
  });

  it('of a quick user is shown while the alarm has not come yet', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await say(workspace, CHAT, quays(34));
    for (let i = 0; i < 6; i++) await exchange(workspace, conversation, `Turn ${i}?`, `Reply ${i}.`);
    const { body } = await takeTurn(workspace, conversation, 'Go on.');
    expect(await nowhereIn(body, workspace, conversation)).toEqual([]);
    await letAlarmCome(workspace, conversation);
    const later = await takeTurn(workspace, conversation, 'And then?');
    expect(await nowhereIn(later.body, workspace, conversation)).toEqual([]);
    expect(later.body.prompt.messages.length).toBeLessThanOrEqual(32);
  });

  it('of a client that only sends turns is summarised as well', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const measured = Array.from({ length: 30 }, (_, i) => `Measured ${i} knots at the pier.`);
    await say(
      workspace,
      CHAT,
      measured.slice(0, 26).map((content) => ({ role: 'user', content })),
    );
    for (const content of measured.slice(26)) await takeTurn(workspace, conversation, content);
    expect(await isArmed(workspace, conversation)).toBe(false);
    await takeTurn(workspace, conversation, 'Measured calm.');
    expect(await isArmed(workspace, conversation)).toBe(true);
    await letAlarmCome(workspace, conversation);
    expect((await compacted(conversation)).summarised_seq).toBeGreaterThan(0);
    expect(await isArmed(workspace, conversation)).toBe(false);
  });
});

describe('a reply', () => {
  it('promises no compaction that cannot be made yet, and the next one makes it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Giant?', { turn_id: 'giant' });
    const giant = await replyTo(workspace, conversation, 'giant', 'x '.repeat(8_000));
    expect([giant.body.compaction, await isArmed(workspace, conversation)]).toEqual(['none', false]);
    await takeTurn(workspace, conversation, 'And?', { turn_id: 'next' });
    expect(await isArmed(workspace, conversation)).toBe(true);
    expect((await replyTo(workspace, conversation, 'next', 'No.')).body.compaction).toBe('scheduled');
    await letAlarmCome(workspace, conversation);
    expect((await compacted(conversation)).summarised_seq).toBe(2);
  });
});
