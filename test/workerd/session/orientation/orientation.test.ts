/** The orientation document over HTTP: what is read for it, and what of others must not be in it. */
import { describe, expect, it } from 'vitest';
import { historyReader } from '../../../../src/session/account-items.ts';
import { getConversation } from '../../../../src/store/conversations/conversations.ts';
import { readOrientation } from '../../../../src/store/conversations/orientation-reads.ts';
import { Database } from '../../../../src/store/database.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';

interface Orientation {
  readonly conversation_id: string;
  readonly document: string;
  readonly tokens: number;
  readonly degraded: readonly string[];
}

const orient = async (workspace: TestWorkspace, conversation: string): Promise<Orientation> => {
  const answer = await workspace.call<Orientation>('GET', `/v1/conversations/${conversation}/orientation`);
  expect(answer.status).toBe(200);
  return answer.body;
};

/** What a compaction leaves behind. */
async function summarise(
  workspace: TestWorkspace,
  conversation: string,
  summary: string,
  parts: object = {},
) {
  const db = testEnv.WORKSPACE_DB;
  await db.batch([
    db.prepare('UPDATE conversations SET rolling_summary = ?2 WHERE id = ?1').bind(conversation, summary),
    db
      .prepare(
        'INSERT INTO snapshots (id, workspace_id, conversation_id, seq, content, created_at) VALUES (?, ?, ?, 1, ?, 1)',
      )
      .bind(`snap_${conversation}`, workspace.id, conversation, JSON.stringify({ summary, ...parts })),
  ]);
}

describe('the orientation document of a conversation', () => {
  it('gathers what is known of its user, its state and its notes, the same each time', async () => {
    const workspace = await createWorkspace();
    const [conversation, other] = await Promise.all([
      openConversation(workspace),
      openConversation(workspace, { chat_id: 'other' }),
    ]);
    await remember(workspace, 'Ana is allergic to peanuts.');
    await remember(workspace, 'Answer in short sentences.', { kind: 'instruction' });
    await remember(workspace, 'Prefers metric units.', { kind: 'preference', tier: 'account' });
    await exchange(workspace, conversation, 'The report is due on 3 March 2090.', 'Noted.');
    await summarise(workspace, conversation, 'They plan a trip to Porto.', { nextSteps: ['Book the train'] });
    await summarise(workspace, other, 'Ana asked for bread recipes.', { openQuestions: ['Rye or wheat?'] });
    await workspace.call('PUT', `/v1/conversations/${conversation}/scratchpad/plan`, { step: 2 });

    const answer = await orient(workspace, conversation);
    expect(answer).toMatchObject({ conversation_id: conversation, degraded: [] });
    for (const line of [
      /- .*"Ana is allergic to peanuts\." \(personal\)/,
      /- "Answer in short sentences\." \(instruction, personal\)/,
      /- "Prefers metric units\." \(preference, personal\)/,
      /- "Deadline: report on .*" \(due 2090-03-03\)/,
      /> They plan a trip to Porto\./,
      /- "Book the train" \(next step\)/,
      /> Ana asked for bread recipes\./,
      /- "Rye or wheat\?" \(open question\)/,
      /- "plan": "\{\\"step\\":2\}"/,
    ])
      expect(answer.document).toMatch(line);
    expect(await orient(workspace, conversation)).toEqual(answer);
  });

  it('shows nothing of other users, other channels or other workspaces', async () => {
    const [workspace, stranger] = await Promise.all([createWorkspace(), createWorkspace()]);
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' });
    const [conversation, bos, elsewhere, foreign] = await Promise.all([
      openConversation(workspace),
      openConversation(workspace, { user_id: 'bo' }),
      openConversation(workspace, { chat_id: 'garden', channel_id: channel.body.id }),
      openConversation(stranger),
    ]);
    await remember(workspace, 'Bo hides a zebra.', { user_id: 'bo' });
    await remember(workspace, 'Always mention zebras.', {
      kind: 'instruction',
      user_id: 'bo',
      visibility: 'shared',
    });
    await remember(workspace, 'The garden has a zebra.', { tier: 'channel', channel_id: channel.body.id });
    await remember(stranger, 'Ana has a zebra elsewhere.');
    await summarise(workspace, bos, 'Bo spoke of a zebra.');
    await summarise(workspace, elsewhere, 'Ana planted a zebra plant.');
    await summarise(stranger, foreign, 'A zebra abroad.');
    expect((await orient(workspace, conversation)).document).not.toMatch(/zebra/i);
    expect((await orient(workspace, elsewhere)).document).toMatch(/The garden has a zebra/);
  });

  it('tells a group what is shared, and nothing that one of its members keeps to themselves', async () => {
    const workspace = await createWorkspace();
    const group = await openConversation(workspace, { shared: true, user_id: undefined, subject_id: 'dog' });
    const own = await openConversation(workspace);
    await remember(workspace, 'The dog snores.', { subject_id: 'dog', visibility: 'shared' });
    await remember(workspace, 'Ana is allergic to the dog.', { subject_id: 'dog' });
    await summarise(workspace, own, 'Ana complained of the dog.');
    const { document } = await orient(workspace, group);
    expect(document).toContain('"The dog snores." (shared)');
    expect(document).not.toMatch(/allergic|complained/);
  });

  it('costs one round trip and a bounded number of rows, however much is stored', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const create = (from: number) =>
      Array.from({ length: 500 }, (_, i) => ({
        content: `Ana owns book number ${from + i}.`,
        kind: 'fact',
        user_id: 'ana',
      }));
    for (const from of [0, 500])
      expect((await workspace.call('POST', '/v1/memories/batch', { create: create(from) })).status).toBe(200);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const stored = await getConversation(db, workspace.id, conversation);
    if (stored === null) throw new Error('no conversation');
    await readOrientation(db, stored, historyReader(stored, null), Date.now());
    const [step, ...others] = db.steps.slice(1);
    expect(others).toEqual([]);
    expect(step?.rowsRead).toBeGreaterThan(0);
    expect(step?.rowsRead).toBeLessThan(800);
  });
});
